//! The formats, and how a text shows which one it is in.

use std::fmt;

use amazons_core::PositionFormat;
use clap::ValueEnum;

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
        let side = first.split_whitespace().nth(1);
        let is_position_text = matches!(side, Some("w" | "b"));
        let is_picture = |line: &str| line.chars().all(|square| ".#WwBbOoXx".contains(square));
        let format = if first.starts_with('(') {
            Format::Sgf
        } else if first.contains('|') {
            Format::DiagramLine
        } else if is_position_text && lines.next().is_none() {
            // Its reader tells the three position texts apart.
            Format::FairyStockfish
        } else if is_picture(first) {
            Format::Diagram
        } else {
            Format::Moves
        };
        Some(format)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value().expect("no format is hidden");
        f.pad(value.get_name())
    }
}
