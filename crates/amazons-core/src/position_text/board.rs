//! The board of a position text: rows from the top, numbers for empty squares.

use crate::excerpt;
use crate::player::Player;
use crate::position::Position;
use crate::position_text::PositionTextError;
use crate::rows::{Content, Rows, RowsError};
use crate::square::Square;

/// The characters of a format for what is not empty.
#[derive(Clone, Copy)]
pub(super) struct Alphabet {
    pub(super) white: &'static [char],
    pub(super) black: &'static [char],
    /// The first is written, all are read.
    pub(super) burnt: &'static [char],
    /// All of them, for messages.
    pub(super) names: &'static str,
}

impl Alphabet {
    pub(super) fn read(self, board: &str) -> Result<Rows, PositionTextError> {
        let mut rows = Rows::default();
        if board.is_empty() {
            return Err(RowsError::Empty.into());
        }
        for line in board.split('/') {
            self.read_row(line, &mut rows)?;
        }
        Ok(rows)
    }

    fn read_row(self, line: &str, rows: &mut Rows) -> Result<(), PositionTextError> {
        let mut rest = line;
        while let Some(character) = rest.chars().next() {
            let mut length = character.len_utf8();
            if self.white.contains(&character) {
                rows.put(Content::Amazon(Player::White))?;
            } else if self.black.contains(&character) {
                rows.put(Content::Amazon(Player::Black))?;
            } else if self.burnt.contains(&character) {
                rows.put(Content::Blocked)?;
            } else if matches!(character, '1'..='9') {
                length = rest.bytes().take_while(u8::is_ascii_digit).count();
                let too_large = RowsError::TooLarge { row: rows.row() };
                let empties: u8 = rest[..length].parse().map_err(|_| too_large)?;
                for _ in 0..empties {
                    rows.put(Content::Empty)?;
                }
            } else {
                return Err(PositionTextError::Character {
                    row: rows.row(),
                    column: rows.column(),
                    expected: self.names,
                    found: excerpt::found(rest),
                });
            }
            rest = &rest[length..];
        }
        Ok(rows.end_row()?)
    }

    pub(super) fn write(self, position: &Position) -> String {
        let geometry = position.geometry();
        let rows = (0..geometry.height()).rev().map(|row| {
            let mut text = String::new();
            let mut empties = 0;
            for column in 0..geometry.width() {
                let square = Square::new(column, row).expect("on the board");
                if position.empty().has(square) {
                    empties += 1;
                    continue;
                }
                write_number(&mut text, &mut empties);
                text.push(match position.amazon_on(square) {
                    Some(Player::White) => self.white[0],
                    Some(Player::Black) => self.black[0],
                    None => self.burnt[0],
                });
            }
            write_number(&mut text, &mut empties);
            text
        });
        rows.collect::<Vec<_>>().join("/")
    }
}

fn write_number(text: &mut String, empties: &mut u8) {
    match core::mem::take(empties) {
        0 => {}
        number => text.push_str(&number.to_string()),
    }
}
