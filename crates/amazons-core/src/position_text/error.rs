//! What can be wrong with a position text.

use core::fmt;

use crate::legality::IllegalMove;
use crate::rows::RowsError;
use crate::setup::SetupError;
use crate::square::Square;

/// A turn is half done: an amazon has stepped and has still to shoot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnfinishedTurn {
    /// The amazon's square.
    pub square: Square,
}

impl fmt::Display for UnfinishedTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnfinishedTurn { square } = self;
        write!(
            f,
            "the turn is unfinished: the amazon on {square} has still to shoot"
        )
    }
}

impl core::error::Error for UnfinishedTurn {}

/// Why a text is not a position text, and where. Rows are counted from the top, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionTextError {
    /// The board has no proper shape.
    Rows(RowsError),
    /// A character in the board that means nothing in the format.
    Character {
        /// Row from the top.
        row: usize,
        /// Column from the left.
        column: usize,
        /// The characters that may stand there.
        expected: &'static str,
        /// The text from there on, shortened.
        found: String,
    },
    /// A part behind the board that is missing or wrong.
    Field {
        /// What stands in this place of a position text.
        expected: &'static str,
        /// What was found, shortened; empty at the end of the text.
        found: String,
    },
    /// The text was read, but is no position.
    Setup(SetupError),
    /// The step of an unfinished turn cannot be made.
    Step(IllegalMove),
    /// No amazon of the side to move stands where one has still to shoot.
    NoShooter {
        /// The square.
        square: Square,
    },
    /// The amazon that has still to shoot has nowhere to shoot at, so she cannot have stepped.
    NoArrow {
        /// The square.
        square: Square,
    },
    /// A whole turn was needed.
    Unfinished(UnfinishedTurn),
}

impl fmt::Display for PositionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows(error) => error.fmt(f),
            Self::Character {
                row,
                column,
                expected,
                found,
            } => write!(
                f,
                "expected {expected} or a number in row {row}, column {column}, found `{found}`"
            ),
            Self::Field { expected, found } if found.is_empty() => {
                write!(f, "the position text ends where {expected} was expected")
            }
            Self::Field { expected, found } => write!(f, "expected {expected}, found `{found}`"),
            Self::Setup(error) => error.fmt(f),
            Self::Step(error) => write!(f, "the unfinished turn is impossible: {error}"),
            Self::NoShooter { square } => write!(
                f,
                "no amazon of the side to move stands on {square}, where one has still to shoot"
            ),
            Self::NoArrow { square } => write!(
                f,
                "the amazon on {square} has still to shoot, but no square is open to her arrow"
            ),
            Self::Unfinished(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionTextError {}

impl From<RowsError> for PositionTextError {
    fn from(error: RowsError) -> Self {
        Self::Rows(error)
    }
}

impl From<SetupError> for PositionTextError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

impl From<UnfinishedTurn> for PositionTextError {
    fn from(error: UnfinishedTurn) -> Self {
        Self::Unfinished(error)
    }
}
