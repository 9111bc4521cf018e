//! How strong the engine plays.

use core::fmt;
use core::str::FromStr;

use amazons_ai::Level;
use thiserror::Error;

/// The whole search, or one of the levels that players know.
///
/// ```
/// use amazons_ai::Level;
/// use amazons_engine::Strength;
///
/// assert_eq!("hard".parse(), Ok(Strength::Level(Level::Hard)));
/// assert_eq!(Strength::Full.to_string(), "Full");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strength {
    /// Thinks as long as it may.
    #[default]
    Full,
    /// Plays as the level does, which takes the time it needs and no more.
    Level(Level),
}

impl Strength {
    /// All of them, the search first.
    pub fn all() -> impl Iterator<Item = Strength> {
        [Strength::Full]
            .into_iter()
            .chain(Level::ALL.map(Strength::Level))
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Full => f.pad("Full"),
            Strength::Level(level) => level.fmt(f),
        }
    }
}

/// A text that names no strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
#[error("not a strength: full, easy, normal, hard or crazy")]
pub struct ParseStrengthError;

impl FromStr for Strength {
    type Err = ParseStrengthError;

    /// Reads a name, upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseStrengthError> {
        Strength::all()
            .find(|strength| strength.to_string().eq_ignore_ascii_case(text))
            .ok_or(ParseStrengthError)
    }
}
