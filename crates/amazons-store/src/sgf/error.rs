//! What can be wrong with an SGF file.

use amazons_core::{Geometry, IllegalMove, ParseMoveError, Player, SetupError};
use thiserror::Error;

use crate::record::{Place, Unreadable};

/// Why a text is no record of a game in SGF, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SgfError {
    /// More than [`GameRecord::MAX_BYTES`](crate::GameRecord::MAX_BYTES).
    #[error("the record is larger than {limit} bytes")]
    TooLarge {
        /// Bytes that are read at most.
        limit: usize,
    },
    /// Not UTF-8.
    #[error("{place}: byte 0x{byte:02x} is not UTF-8 text")]
    NotText {
        /// Where.
        place: Place,
        /// The first wrong byte.
        byte: u8,
    },
    /// Not the syntax of SGF.
    #[error("{place}: expected {expected}, {}", found_or_end(found))]
    Syntax {
        /// Where.
        place: Place,
        /// What may stand there.
        expected: &'static str,
        /// The text from there on, shortened; empty at its end.
        found: String,
    },
    /// A value whose bracket is never closed.
    #[error("{place}: this value of {property} is not closed by ]")]
    Unclosed {
        /// Where the value begins.
        place: Place,
        /// The property, shortened.
        property: String,
    },
    /// The file is a collection of games.
    #[error("{place}: a second game begins here, and one is read")]
    SecondGame {
        /// Where.
        place: Place,
    },
    /// A value that makes no sense for its property.
    #[error("{place}: {property}[{value}]: expected {expected}")]
    Value {
        /// Where the property begins.
        place: Place,
        /// The property.
        property: String,
        /// The value, shortened.
        value: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// A point that is not on the board.
    #[error("{place}: {property}[{value}] is not on the {geometry} board")]
    OffBoard {
        /// Where the property begins.
        place: Place,
        /// The property.
        property: String,
        /// The value.
        value: String,
        /// The board.
        geometry: Geometry,
    },
    /// A property that may be said once was said twice, or has several values.
    #[error("{place}: {property} is given twice")]
    Repeated {
        /// Where the property begins.
        place: Place,
        /// The property.
        property: String,
    },
    /// A node has more than one move.
    #[error("{place}: {property} is a second move in one node")]
    SecondMove {
        /// Where the second move begins.
        place: Place,
        /// `W` or `B`.
        property: String,
    },
    /// What was set up is no position.
    #[error("{place}: the setup is no position: {why}")]
    Setup {
        /// Where the setup begins, or the game where there is none.
        place: Place,
        /// What is wrong with it.
        why: SetupError,
    },
    /// Something is set up in the middle of the game.
    #[error("{place}: {property} sets something up after {turns} {}", turns_word(*turns))]
    LateSetup {
        /// Where the property begins.
        place: Place,
        /// The property.
        property: String,
        /// Turns played before it.
        turns: usize,
    },
    /// A move that cannot be played.
    #[error("{place}: move {number} ({property}[{value}]): {why}")]
    Move {
        /// Where the move begins.
        place: Place,
        /// Its number, counted from 1.
        number: usize,
        /// `W` or `B`.
        property: String,
        /// Its value, shortened.
        value: String,
        /// What is wrong with it.
        why: MoveFault,
    },
}

/// Why a move of an SGF file cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum MoveFault {
    /// Neither three points nor the text of a move.
    #[error("expected three points such as djddgd, or d1-d7/g7")]
    NoMove,
    /// Three points, one of which is not on the board.
    #[error("{point} is not on the {geometry} board")]
    OffBoard {
        /// The point.
        point: String,
        /// The board.
        geometry: Geometry,
    },
    /// The text of a move, but not quite.
    #[error("{0}")]
    Text(ParseMoveError),
    /// The other player is to move.
    #[error("{to_move} is to move")]
    Turn {
        /// Who is to move.
        to_move: Player,
    },
    /// Somebody has resigned before.
    #[error("{player} has resigned")]
    Resigned {
        /// Who.
        player: Player,
    },
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(IllegalMove),
}

fn turns_word(turns: usize) -> &'static str {
    match turns {
        1 => "turn",
        _ => "turns",
    }
}

fn found_or_end(found: &str) -> String {
    match found {
        "" => "but the text ends".into(),
        found => format!("found `{found}`"),
    }
}

impl From<Unreadable> for SgfError {
    fn from(error: Unreadable) -> Self {
        match error {
            Unreadable::TooLarge { limit } => Self::TooLarge { limit },
            Unreadable::NotText { place, byte } => Self::NotText { place, byte },
        }
    }
}
