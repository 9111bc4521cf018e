//! What tells one game from every other.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use thiserror::Error;

/// A number that tells a game from every other, written as 16 hexadecimal digits.
///
/// Draw it at random when a game begins: by it the store knows whether a finished game has been
/// counted already.
///
/// ```
/// use amazons_store::GameId;
///
/// let id = GameId::from(0xA3);
/// assert_eq!(id.to_string(), "00000000000000a3");
/// assert_eq!("00000000000000a3".parse(), Ok(id));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(u64);

impl From<u64> for GameId {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is not a [`GameId`].
///
/// ```
/// use amazons_store::{GameId, ParseGameIdError};
///
/// let id: Result<GameId, ParseGameIdError> = "my game".parse();
/// let message = id.unwrap_err().to_string();
/// assert!(message.starts_with("a game's id is 1 to 16 hexadecimal digits"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a game's id is 1 to 16 hexadecimal digits: {why}")]
pub struct ParseGameIdError {
    why: ParseIntError,
}

impl FromStr for GameId {
    type Err = ParseGameIdError;

    /// Reads up to 16 hexadecimal digits.
    fn from_str(text: &str) -> Result<Self, ParseGameIdError> {
        match u64::from_str_radix(text, 16) {
            Ok(number) => Ok(Self(number)),
            Err(why) => Err(ParseGameIdError { why }),
        }
    }
}
