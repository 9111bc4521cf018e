//! The formats, and how a text shows which one it is in.

use std::fmt;

use amazons_core::{Move, PositionFormat};
use clap::ValueEnum;

use super::content::split_side;

/// A way to write a position or a game down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    FairyStockfish,
    #[value(name = "playstrategy")]
    PlayStrategy,
    GameEngine,
    Diagram,
    DiagramLine,
    Sgf,
    Moves,
}

impl Format {
    #[cfg(test)]
    pub(crate) const ALL: [Format; 7] = [
        Format::FairyStockfish,
        Format::PlayStrategy,
        Format::GameEngine,
        Format::Diagram,
        Format::DiagramLine,
        Format::Sgf,
        Format::Moves,
    ];

    /// Whether it tells a whole game.
    pub(crate) fn is_record(self) -> bool {
        matches!(self, Format::Sgf | Format::Moves)
    }

    /// The position text that it is, if it is one.
    pub(crate) fn position_text(self) -> Option<PositionFormat> {
        match self {
            Format::FairyStockfish => Some(PositionFormat::FairyStockfish),
            Format::PlayStrategy => Some(PositionFormat::PlayStrategy),
            Format::GameEngine => Some(PositionFormat::GameEngine),
            Format::Diagram | Format::DiagramLine | Format::Sgf | Format::Moves => None,
        }
    }

    /// The format that a text looks like, or `None` where there is no text. What looks like nothing
    /// else is taken for moves.
    pub(crate) fn guess(bytes: &[u8]) -> Option<Format> {
        let text = String::from_utf8_lossy(bytes);
        let text = text.trim_start_matches('\u{feff}').trim();
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let first = lines.next()?;
        let (picture, _) = split_side(first);
        let is_picture = |line: &str| line.chars().all(|square| ".#WwBbOoXx".contains(square));
        let format = if first.starts_with('(') || has_game_tree(bytes) {
            Format::Sgf
        } else if first.contains('|') {
            Format::DiagramLine
        } else if is_position_text(first) && lines.next().is_none() {
            Format::from(PositionFormat::of(first))
        } else if is_picture(first) {
            Format::Diagram
        } else if is_picture(picture) {
            Format::DiagramLine
        } else {
            Format::Moves
        };
        Some(format)
    }
}

/// Bytes in which the first game of an SGF file begins, whatever stands before it.
const PREFACE: usize = 64 << 10;

/// Whether somewhere a game begins: a parenthesis, a semicolon, and what may stand in a node.
fn has_game_tree(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(PREFACE)]);
    text.match_indices('(').any(|(at, _)| {
        let Some(node) = text[at + 1..].trim_start().strip_prefix(';') else {
            return false;
        };
        let behind_name = node.trim_start().trim_start_matches(char::is_alphanumeric);
        behind_name.trim_start().starts_with(['[', ';', '(', ')'])
    })
}

/// Whether it has the side to move behind the board, or the board alone is no move.
fn is_position_text(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let (board, side) = (words.next().unwrap_or_default(), words.next());
    let is_board = board.contains('/') && !board.contains('-') && board.parse::<Move>().is_err();
    is_board || matches!(side, Some("w" | "b"))
}

impl From<PositionFormat> for Format {
    fn from(format: PositionFormat) -> Self {
        match format {
            PositionFormat::FairyStockfish => Format::FairyStockfish,
            PositionFormat::PlayStrategy => Format::PlayStrategy,
            PositionFormat::GameEngine => Format::GameEngine,
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value().expect("no format is hidden");
        f.pad(value.get_name())
    }
}
