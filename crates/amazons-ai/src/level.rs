//! The difficulty levels that players know.

use core::fmt;
use core::str::FromStr;

use amazons_core::{Move, Position};
use rand::Rng;

use crate::observer::Observer;
use crate::params::{CRAZY, EASY, HARD, NORMAL};
use crate::policy::Policy;

/// How strong the computer plays.
///
/// Every level takes a move that wins at once, and chooses among equally good moves at random.
///
/// ```
/// use amazons_ai::{Level, Patient, turn_rng};
/// use amazons_core::{Geometry, Position};
///
/// let level: Level = "normal".parse()?;
/// assert_eq!(level.to_string(), "Normal");
///
/// let start = Position::start(Geometry::QUICK)?;
/// let choose = || level.choose(&start, &mut turn_rng(7, 0), &mut Patient);
/// let mv = choose().expect("there is a move, and nobody says stop");
/// assert!(start.is_legal(mv));
/// assert_eq!(choose(), Some(mv));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Judges each of its moves by itself; about one in three is random.
    Easy,
    /// Judges each of its moves by itself; a few in a hundred are random.
    Normal,
    /// Looks at the opponent's best reply to its most promising moves; about one move in a hundred
    /// is random.
    Hard,
    /// Looks at the opponent's best reply to clearly more moves than Hard; never random.
    Crazy,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Crazy];

    /// Chooses a move; `None` where there is none, or when the observer says stop.
    ///
    /// The same position, level and random numbers give the same move on every machine. Thinking
    /// time grows with the number of moves; there is nothing to limit it but the observer.
    pub fn choose(
        self,
        position: &Position,
        rng: &mut impl Rng,
        observer: &mut impl Observer,
    ) -> Option<Move> {
        self.policy().choose(position, rng, observer)
    }

    fn policy(self) -> Policy {
        match self {
            Level::Easy => EASY,
            Level::Normal => NORMAL,
            Level::Hard => HARD,
            Level::Crazy => CRAZY,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Easy => "Easy",
            Level::Normal => "Normal",
            Level::Hard => "Hard",
            Level::Crazy => "Crazy",
        })
    }
}

/// A text that names no level.
///
/// ```
/// use amazons_ai::{Level, ParseLevelError};
///
/// let level: Result<Level, ParseLevelError> = "unfair".parse();
/// let message = level.unwrap_err().to_string();
/// assert_eq!(message, "not a level: easy, normal, hard or crazy");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a level: easy, normal, hard or crazy")
    }
}

impl core::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    /// Reads a level's name, upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.to_string().eq_ignore_ascii_case(text))
            .ok_or(ParseLevelError)
    }
}
