//! Position texts: one line that says all about a position.

mod board;
mod error;
mod fields;
mod format;

use core::fmt;
use core::str::FromStr;

pub use error::{PositionTextError, UnfinishedTurn};
pub use format::PositionFormat;

use crate::player::Player;
use crate::position::Position;
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
    /// Turns played. The number that chess programs count since the last capture or pawn move, of
    /// which there are none here.
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

    /// The counters of a game that White began, told by the move number alone.
    fn from_fullmove(fullmove: u32, to_move: Player) -> Counters {
        let turns = u64::from(fullmove.saturating_sub(1)) * 2;
        let turns = turns + u64::from(to_move == Player::Black);
        Counters {
            halfmove: u32::try_from(turns).unwrap_or(u32::MAX),
            fullmove,
        }
    }
}

/// All that a position text says: the position, its counters, and whether a turn is half done.
///
/// Read with [`FromStr`] from any [`PositionFormat`], which is told by the characters in use.
/// [`Position`] reads the same texts, drops the counters and refuses a turn half done.
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
    /// The position. Where a turn is half done the amazon stands where it went, and its player is
    /// still to move.
    pub position: Position,
    /// Its counters, `0 1` where the text leaves them out.
    pub counters: Counters,
    /// The square of the amazon that has stepped and has still to shoot.
    pub to_shoot: Option<Square>,
}

impl Reading {
    /// Writes the text in the given format.
    ///
    /// # Errors
    ///
    /// [`UnfinishedTurn`] where a turn is half done, unless for [`PositionFormat::GameEngine`]: the
    /// first has no words for it, and PlayStrategy's would need the square that was left, which a
    /// reading does not keep.
    ///
    /// ```
    /// use amazons_core::{PositionFormat, Reading};
    ///
    /// let reading: Reading = "q3/1*2/4/3Q b - - 1 1".parse()?;
    /// assert_eq!(reading.text(PositionFormat::GameEngine)?, "b3/1x2/4/3w b - 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn text(&self, format: PositionFormat) -> Result<String, UnfinishedTurn> {
        match (format, self.to_shoot) {
            (PositionFormat::GameEngine, _) | (_, None) => Ok(format.write(self)),
            (_, Some(square)) => Err(UnfinishedTurn { square }),
        }
    }

    /// The position, where no turn is half done.
    ///
    /// # Errors
    ///
    /// [`UnfinishedTurn`] names the amazon that has still to shoot.
    pub fn finished(&self) -> Result<Position, UnfinishedTurn> {
        match self.to_shoot {
            None => Ok(self.position),
            Some(square) => Err(UnfinishedTurn { square }),
        }
    }
}

impl From<Position> for Reading {
    /// The position with the counters of a start.
    fn from(position: Position) -> Self {
        Reading {
            position,
            counters: Counters::default(),
            to_shoot: None,
        }
    }
}

impl FromStr for Reading {
    type Err = PositionTextError;

    /// Reads a board and a side to move, and what else its format has, where it is there.
    fn from_str(text: &str) -> Result<Self, PositionTextError> {
        PositionFormat::of(text).read(text)
    }
}

impl fmt::Display for Reading {
    /// Writes [`PositionFormat::FairyStockfish`]; a turn half done, which that format has no words
    /// for, in [`PositionFormat::GameEngine`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let format = match self.to_shoot {
            None => PositionFormat::FairyStockfish,
            Some(_) => PositionFormat::GameEngine,
        };
        f.pad(&format.write(self))
    }
}

impl FromStr for Position {
    type Err = PositionTextError;

    /// Reads a position text, see [`Reading`], and drops its counters.
    fn from_str(text: &str) -> Result<Self, PositionTextError> {
        let reading: Reading = text.parse()?;
        Ok(reading.finished()?)
    }
}

impl fmt::Display for Position {
    /// Writes the position text of [`PositionFormat::FairyStockfish`] with the counters `0 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Reading::from(*self).fmt(f)
    }
}

#[cfg(test)]
mod tests;
