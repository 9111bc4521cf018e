//! Whom people choose to play against.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use amazons_core::{Move, Position};
use rand::Rng;

use crate::level::Level;
use crate::limits::Limits;
use crate::observer::Observer;
use crate::search::think;

/// A level, or the whole search for some time a move.
///
/// Names are `Easy` to `Crazy`, and `Master 2 s` with the seconds that a move takes; what
/// [`Display`](fmt::Display) writes is read back as the same opponent.
///
/// ```
/// use std::time::Duration;
///
/// use amazons_ai::{Level, Opponent};
///
/// assert_eq!("hard".parse(), Ok(Opponent::Level(Level::Hard)));
/// assert_eq!("master".parse(), Ok(Opponent::MASTER));
/// assert_eq!(Opponent::MASTER.to_string(), "Master 2 s");
/// let hasty = Opponent::Master { move_time: Duration::from_millis(500) };
/// assert_eq!(hasty.to_string(), "Master 0.5 s");
/// for opponent in Opponent::ALL {
///     assert_eq!(opponent.to_string().parse(), Ok(opponent));
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Opponent {
    /// One of the levels, which takes the time it needs.
    Level(Level),
    /// The search, for as long as it may.
    Master {
        /// Time for a move. Whoever holds the clock has to keep it, see
        /// [`choose`](Opponent::choose): this crate reads none.
        move_time: Duration,
    },
}

impl Opponent {
    /// Master at half a second a move.
    pub const HASTY_MASTER: Opponent = Opponent::Master {
        move_time: Duration::from_millis(500),
    };
    /// Master at its usual pace, 2 seconds a move.
    pub const MASTER: Opponent = Opponent::Master {
        move_time: Duration::from_secs(2),
    };
    /// Master at 10 seconds a move.
    pub const PATIENT_MASTER: Opponent = Opponent::Master {
        move_time: Duration::from_secs(10),
    };

    /// All that are offered, weakest first: the levels, and Master at three paces. Master at any other
    /// pace is an opponent as well.
    pub const ALL: [Opponent; 7] = [
        Opponent::Level(Level::Easy),
        Opponent::Level(Level::Normal),
        Opponent::Level(Level::Hard),
        Opponent::Level(Level::Crazy),
        Opponent::HASTY_MASTER,
        Opponent::MASTER,
        Opponent::PATIENT_MASTER,
    ];

    /// The longest time for a move that has a name.
    const LONGEST: Duration = Duration::from_secs(3600);

    /// The time for a move; `None` for levels, which have no use for one.
    #[must_use]
    pub const fn move_time(self) -> Option<Duration> {
        match self {
            Opponent::Level(_) => None,
            Opponent::Master { move_time } => Some(move_time),
        }
    }

    /// Chooses a move; `None` where there is none, or when a level is told to stop.
    ///
    /// Master thinks until the observer says stop, or the game is proved, and then answers the best move
    /// found: the observer of somebody who wants [`move_time`](Self::move_time) kept says stop when it is
    /// over. It takes no random numbers.
    ///
    /// ```
    /// use amazons_ai::{Opponent, turn_rng};
    /// use amazons_core::{Geometry, Position};
    ///
    /// let start = Position::start(Geometry::QUICK)?;
    /// let mut questions = 0;
    /// let mut until_asked_often = || {
    ///     questions += 1;
    ///     questions > 20
    /// };
    /// let mv = Opponent::MASTER.choose(&start, &mut turn_rng(7, 0), &mut until_asked_often);
    /// assert!(start.is_legal(mv.expect("stopped, it still answers")));
    /// # Ok::<(), amazons_core::SetupError>(())
    /// ```
    pub fn choose(
        self,
        position: &Position,
        rng: &mut impl Rng,
        observer: &mut impl Observer,
    ) -> Option<Move> {
        match self {
            Opponent::Level(level) => level.choose(position, rng, observer),
            Opponent::Master { .. } => think(position, &Limits::default(), observer).best(),
        }
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Self {
        Opponent::Level(level)
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Level(level) => level.fmt(f),
            Opponent::Master { move_time } => {
                f.pad(&format!("Master {} s", move_time.as_secs_f64()))
            }
        }
    }
}

/// A text that names no opponent.
///
/// ```
/// use amazons_ai::{Opponent, ParseOpponentError};
///
/// let opponent: Result<Opponent, ParseOpponentError> = "master 0 s".parse();
/// let message = opponent.unwrap_err().to_string();
/// assert_eq!(message, "not an opponent: easy, normal, hard, crazy, or master and seconds a move");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseOpponentError;

impl fmt::Display for ParseOpponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an opponent: easy, normal, hard, crazy, or master and seconds a move")
    }
}

impl core::error::Error for ParseOpponentError {}

impl FromStr for Opponent {
    type Err = ParseOpponentError;

    /// Reads a name, upper or lower case; `master` alone has the usual pace, and the `s` behind the
    /// seconds may be missing.
    fn from_str(text: &str) -> Result<Self, ParseOpponentError> {
        if let Ok(level) = text.parse() {
            return Ok(Opponent::Level(level));
        }
        let text = text.to_ascii_lowercase();
        let pace = text.strip_prefix("master").ok_or(ParseOpponentError)?;
        if pace.is_empty() {
            return Ok(Opponent::MASTER);
        }
        let seconds = pace.strip_prefix(' ').ok_or(ParseOpponentError)?;
        let seconds = seconds.strip_suffix('s').unwrap_or(seconds).trim_end();
        let move_time = seconds
            .parse()
            .ok()
            .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
            .filter(|time| !time.is_zero() && *time <= Opponent::LONGEST)
            .ok_or(ParseOpponentError)?;
        Ok(Opponent::Master { move_time })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        let check = |text: &str, expected: Option<&str>| {
            let opponent: Option<Opponent> = text.parse().ok();
            let name = opponent.map(|opponent| opponent.to_string());
            assert_eq!(name.as_deref(), expected, "{text}");
        };
        check("CRAZY", Some("Crazy"));
        check("Master", Some("Master 2 s"));
        check("master 0.5", Some("Master 0.5 s"));
        check("MASTER 10S", Some("Master 10 s"));
        check("master 0.001 s", Some("Master 0.001 s"));
        check("master 3600 s", Some("Master 3600 s"));
        for unreadable in [
            "",
            "masters",
            "master2",
            "master ",
            "master s",
            "master 0",
            "master -1 s",
            "master 3601 s",
            "master NaN",
            "master inf",
            "master 2 h",
        ] {
            check(unreadable, None);
        }
    }

    #[test]
    fn names_fill_a_column() {
        assert_eq!(format!("{:>12}|", Opponent::MASTER), "  Master 2 s|");
        assert_eq!(format!("{:<6}|", Opponent::from(Level::Easy)), "Easy  |");
    }
}
