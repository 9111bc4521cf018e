//! What can be wrong with a line.

use amazons_core::{ParseMoveError, PositionTextError};
use thiserror::Error;

use crate::excerpt::excerpt;

/// Why a line was not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum UciError {
    /// The line is empty.
    #[error("an empty line")]
    Empty,
    /// No command has this name.
    #[error("unknown command `{found}`")]
    Unknown {
        /// The first word of the line, shortened.
        found: String,
    },
    /// The line ends too early.
    #[error("something must follow `{after}`")]
    Missing {
        /// The word that is not followed by anything.
        after: &'static str,
    },
    /// A value is none of those that may stand there.
    #[error("`{found}` is no value of {of}")]
    Value {
        /// What the value belongs to.
        of: &'static str,
        /// The value, shortened.
        found: String,
    },
    /// A word that means nothing where it stands.
    #[error("`{found}` means nothing here")]
    Trailing {
        /// The word, shortened.
        found: String,
    },
    /// A position text cannot be read.
    #[error("{0}")]
    Position(#[from] PositionTextError),
    /// A move of a list cannot be read.
    #[error("move {number}: {error}")]
    Move {
        /// Its place in the list, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: ParseMoveError,
    },
}

impl UciError {
    pub(crate) fn unknown(word: Option<&str>) -> UciError {
        match word {
            None => UciError::Empty,
            Some(word) => UciError::Unknown {
                found: excerpt(word),
            },
        }
    }
}
