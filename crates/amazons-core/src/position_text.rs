//! Position text, the FEN of Fairy-Stockfish.

use core::fmt;
use core::str::FromStr;

use crate::moves::excerpt;
use crate::player::Player;
use crate::position::Position;
use crate::rows::{Content, Rows, RowsError};
use crate::setup::SetupError;
use crate::square::Square;

/// The two numbers at the end of a position text.
///
/// ```
/// use amazons_core::{Counters, Player};
///
/// let first = Counters::default();
/// assert_eq!(first.after(Player::White), Counters { halfmove: 1, fullmove: 1 });
/// assert_eq!(first.after(Player::White).after(Player::Black), Counters { halfmove: 2, fullmove: 2 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Turns played, as in no chess game an amazon is ever captured or a pawn moved.
    pub halfmove: u32,
    /// Number of the current move: 1 at the start, one more after each of Black's turns.
    pub fullmove: u32,
}

impl Default for Counters {
    fn default() -> Self {
        Counters {
            halfmove: 0,
            fullmove: 1,
        }
    }
}

impl Counters {
    /// The counters after a turn of this player.
    #[must_use]
    pub fn after(self, player: Player) -> Counters {
        Counters {
            halfmove: self.halfmove.saturating_add(1),
            fullmove: self
                .fullmove
                .saturating_add(u32::from(player == Player::Black)),
        }
    }

    /// The counters before a turn of this player.
    #[must_use]
    pub fn before(self, player: Player) -> Counters {
        Counters {
            halfmove: self.halfmove.saturating_sub(1),
            fullmove: self
                .fullmove
                .saturating_sub(u32::from(player == Player::Black)),
        }
    }
}

/// All that a position text says: the position and its counters.
///
/// [`Position`] reads and writes the same texts without the counters.
///
/// ```
/// use amazons_core::{Position, Reading};
///
/// let text = "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1";
/// let reading: Reading = text.parse()?;
/// assert_eq!(reading.counters.halfmove, 1);
/// assert_eq!(reading.to_string(), text);
/// assert_eq!(text.parse::<Position>()?, reading.position);
/// # Ok::<(), amazons_core::PositionTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The position.
    pub position: Position,
    /// Its counters, `0 1` where the text leaves them out.
    pub counters: Counters,
}

/// Why a text is not a position text, and where. Rows are counted from the top, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionTextError {
    /// The board has no proper shape.
    Rows(RowsError),
    /// A character in the board that means nothing.
    Character {
        /// Row from the top.
        row: usize,
        /// Column from the left.
        column: usize,
        /// The text from there on, shortened.
        found: String,
    },
    /// A field behind the board that is missing or wrong.
    Field {
        /// What stands in this place of a position text.
        expected: &'static str,
        /// What was found, shortened; empty at the end of the text.
        found: String,
    },
    /// The text was read, but is no position.
    Setup(SetupError),
}

impl fmt::Display for PositionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows(error) => error.fmt(f),
            Self::Character { row, column, found } => write!(
                f,
                "expected Q q * or a number in row {row}, column {column}, found `{found}`"
            ),
            Self::Field { expected, found } if found.is_empty() => {
                write!(f, "the position text ends where {expected} was expected")
            }
            Self::Field { expected, found } => write!(f, "expected {expected}, found `{found}`"),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionTextError {}

impl From<RowsError> for PositionTextError {
    fn from(error: RowsError) -> Self {
        Self::Rows(error)
    }
}

impl FromStr for Reading {
    type Err = PositionTextError;

    /// Reads a board, a side to move and, where they are there, `- -` and two counters.
    fn from_str(text: &str) -> Result<Self, PositionTextError> {
        let mut fields = text.split_whitespace();
        let rows = read_board(fields.next().unwrap_or(""))?;
        let to_move = match fields.next() {
            Some("w") => Player::White,
            Some("b") => Player::Black,
            other => return Err(wrong_field("the side to move, w or b", other)),
        };
        for _ in 0..2 {
            match fields.next() {
                Some("-") | None => {}
                other => {
                    return Err(wrong_field(
                        "- for a field that Amazons has no use for",
                        other,
                    ));
                }
            }
        }
        let initial = Counters::default();
        let counters = Counters {
            halfmove: read_counter(
                fields.next(),
                "the number of turns played",
                initial.halfmove,
            )?,
            fullmove: read_counter(fields.next(), "the move number", initial.fullmove)?,
        };
        if let Some(more) = fields.next() {
            return Err(wrong_field("the end of the position text", Some(more)));
        }
        let setup = rows.setup(to_move)?;
        let position = setup.position().map_err(PositionTextError::Setup)?;
        Ok(Reading { position, counters })
    }
}

fn read_board(board: &str) -> Result<Rows, PositionTextError> {
    let mut rows = Rows::default();
    if board.is_empty() {
        return Err(RowsError::Empty.into());
    }
    for line in board.split('/') {
        let mut rest = line;
        while let Some(character) = rest.chars().next() {
            let unknown = PositionTextError::Character {
                row: rows.row(),
                column: rows.column(),
                found: excerpt(rest),
            };
            let mut length = 1;
            match character {
                'Q' => rows.put(Content::Amazon(Player::White))?,
                'q' => rows.put(Content::Amazon(Player::Black))?,
                '*' => rows.put(Content::Blocked)?,
                '1'..='9' => {
                    length = rest.bytes().take_while(u8::is_ascii_digit).count();
                    let number: u8 = rest[..length]
                        .parse()
                        .map_err(|_| RowsError::TooLarge { row: rows.row() })?;
                    for _ in 0..number {
                        rows.put(Content::Empty)?;
                    }
                }
                _ => return Err(unknown),
            }
            rest = &rest[length..];
        }
        rows.end_row()?;
    }
    Ok(rows)
}

fn read_counter(
    field: Option<&str>,
    expected: &'static str,
    missing: u32,
) -> Result<u32, PositionTextError> {
    match field {
        None => Ok(missing),
        Some(digits) => digits
            .parse()
            .map_err(|_| wrong_field(expected, Some(digits))),
    }
}

fn wrong_field(expected: &'static str, found: Option<&str>) -> PositionTextError {
    PositionTextError::Field {
        expected,
        found: found.map(excerpt).unwrap_or_default(),
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reading { position, counters } = self;
        let geometry = position.geometry();
        for row in (0..geometry.height()).rev() {
            let mut empties = 0u8;
            for column in 0..geometry.width() {
                let square = Square::new(column, row).expect("on the board");
                if position.empty().has(square) {
                    empties += 1;
                    continue;
                }
                write_empties(f, &mut empties)?;
                f.write_str(match position.amazon_on(square) {
                    Some(Player::White) => "Q",
                    Some(Player::Black) => "q",
                    None => "*",
                })?;
            }
            write_empties(f, &mut empties)?;
            if row > 0 {
                f.write_str("/")?;
            }
        }
        let side = match position.to_move() {
            Player::White => "w",
            Player::Black => "b",
        };
        let Counters { halfmove, fullmove } = counters;
        write!(f, " {side} - - {halfmove} {fullmove}")
    }
}

fn write_empties(f: &mut fmt::Formatter<'_>, empties: &mut u8) -> fmt::Result {
    match core::mem::take(empties) {
        0 => Ok(()),
        number => write!(f, "{number}"),
    }
}

impl FromStr for Position {
    type Err = PositionTextError;

    /// Reads a position text, see [`Reading`], and drops its counters.
    fn from_str(text: &str) -> Result<Self, PositionTextError> {
        text.parse::<Reading>().map(|reading| reading.position)
    }
}

impl fmt::Display for Position {
    /// Writes the position text with the counters `0 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reading = Reading {
            position: *self,
            counters: Counters::default(),
        };
        reading.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_is_named_with_its_place() {
        let check = |text: &str, message: &str| {
            let read = text.parse::<Reading>().map_err(|error| error.to_string());
            assert_eq!(read, Err(message.to_owned()), "{text}");
        };
        check("", "the board has no rows");
        check(
            "Q2/3/2q",
            "the position text ends where the side to move, w or b was expected",
        );
        check("Q2/3/2q x", "expected the side to move, w or b, found `x`");
        check("Q2/2/2q w", "row 2 has 2 squares, expected 3");
        check("Q2//2q w", "row 2 has 0 squares, expected 3");
        check(
            "Q2/1n1/2q w",
            "expected Q q * or a number in row 2, column 2, found `n1`",
        );
        check(
            "Q2/03/2q w",
            "expected Q q * or a number in row 2, column 1, found `03`",
        );
        check(
            "Q2/99999999999999/2q w",
            "row 2 goes beyond 11 rows and columns",
        );
        check("Q200/3/2q w", "row 1 goes beyond 11 rows and columns");
        check("Q2/3/3 w", "black has no amazon");
        check(
            "Q2/3/2q w KQ",
            "expected - for a field that Amazons has no use for, found `KQ`",
        );
        check(
            "Q2/3/2q w - - x 1",
            "expected the number of turns played, found `x`",
        );
        check(
            "Q2/3/2q w - - 0 1 2",
            "expected the end of the position text, found `2`",
        );
    }

    #[test]
    fn fields_behind_the_side_may_be_missing() {
        let text = "q*2*qq*q1/Q*2*Q***1/10/10/10/10/10/10/10/6Q2Q b";
        let reading: Reading = text.parse().expect("well formed");
        assert_eq!(reading.counters, Counters::default());
        assert_eq!(reading.position.move_count(), 26);
    }
}
