//! What loses a game besides having no move.

use core::fmt;

/// Why a player lost a game at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The engine ended, or its output did.
    Crash(String),
    /// The engine gave no answer, and no clock was running.
    Hang(String),
    /// The time was overstepped by more than the margin.
    Time,
    /// The move is not legal, or no move at all.
    IllegalMove(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Crash(how) => write!(f, "crashed: {how}"),
            Fault::Hang(what) => write!(f, "hung: {what}"),
            Fault::Time => f.write_str("overstepped its time"),
            Fault::IllegalMove(what) => write!(f, "illegal move: {what}"),
        }
    }
}

/// Why there is no move of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoMove {
    /// The game is given up, and counts for nobody.
    Halted,
    /// The player loses.
    Lost(Fault),
}

impl From<Fault> for NoMove {
    fn from(fault: Fault) -> NoMove {
        NoMove::Lost(fault)
    }
}
