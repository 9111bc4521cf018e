//! What stands behind the board of a position text.

use core::str::SplitWhitespace;

use crate::excerpt;
use crate::player::Player;
use crate::position_text::PositionTextError;

/// The words of a position text, read one after the other.
pub(super) struct Fields<'a>(SplitWhitespace<'a>);

impl<'a> Fields<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Fields(text.split_whitespace())
    }

    /// The next word, or an empty one at the end.
    pub(super) fn word(&mut self) -> &'a str {
        self.0.next().unwrap_or("")
    }

    pub(super) fn side(&mut self) -> Result<Player, PositionTextError> {
        match self.word() {
            "w" => Ok(Player::White),
            "b" => Ok(Player::Black),
            other => Err(wrong("the side to move (w or b)", other)),
        }
    }

    /// The two fields of chess that have no meaning here; they may be missing.
    pub(super) fn dashes(&mut self) -> Result<(), PositionTextError> {
        for _ in 0..2 {
            match self.word() {
                "" | "-" => {}
                other => return Err(wrong("- for a field that Amazons has no use for", other)),
            }
        }
        Ok(())
    }

    /// A number; `missing` at the end of the text.
    pub(super) fn number(
        &mut self,
        expected: &'static str,
        missing: u32,
    ) -> Result<u32, PositionTextError> {
        match self.word() {
            "" => Ok(missing),
            // Rust reads +5 as a number too.
            number if number.starts_with('+') => Err(wrong(expected, number)),
            number => number.parse().map_err(|_| wrong(expected, number)),
        }
    }

    pub(super) fn end(&mut self) -> Result<(), PositionTextError> {
        match self.word() {
            "" => Ok(()),
            more => Err(wrong("the end of the position text", more)),
        }
    }
}

pub(super) fn wrong(expected: &'static str, found: &str) -> PositionTextError {
    PositionTextError::Field {
        expected,
        found: excerpt::found(found),
    }
}
