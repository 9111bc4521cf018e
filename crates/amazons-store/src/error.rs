//! Why something could not be loaded or saved.

use std::io;
use std::path::PathBuf;

use amazons_core::{Geometry, IllegalMove, ParseMoveError, UnfinishedTurn};
use thiserror::Error;

use crate::sgf::SgfError;

/// Why the store did not do what it was asked. The message is whole in itself and names the file.
///
/// ```
/// use amazons_store::{Fault, Store, StoreError};
///
/// # let directory = tempfile::tempdir()?;
/// # let directory = directory.path();
/// std::fs::write(directory.join("game.json"), "all my moves")?;
/// let store = Store::open(directory)?;
/// match store.load_game() {
///     Err(StoreError::Damaged { fault: Fault::Json { .. }, set_aside: Some(kept), .. }) => {
///         assert_eq!(std::fs::read_to_string(kept)?, "all my moves");
///     }
///     other => panic!("{other:?}"),
/// }
/// assert_eq!(store.load_game()?, None); // out of the way
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Neither `XDG_DATA_HOME` nor the home directory is an absolute path.
    #[error("there is no home directory to keep games in")]
    NoHome,
    /// The operating system refused: no permission, no space left, a disk that fails.
    #[error("cannot {action} {}: {error}", path.display())]
    Io {
        /// What was tried: `read`, `write`, `remove`.
        action: &'static str,
        /// The file or directory that it was tried on.
        path: PathBuf,
        /// The answer of the operating system.
        error: io::Error,
    },
    /// Another process has opened the same directory first.
    #[error("another window keeps the game, so nothing is saved from this one")]
    Guest,
    /// A file that makes no sense. Its content still exists.
    #[error("{} is damaged: {fault}; it was {}", path.display(), kept(set_aside.as_ref()))]
    Damaged {
        /// Where the file was found.
        path: PathBuf,
        /// What is wrong with it.
        fault: Fault,
        /// Where it was moved to. `None`: it lies where it was, as a guest moves nothing, or the
        /// directory does not allow it.
        set_aside: Option<PathBuf>,
    },
    /// A file written by a newer version of the program. It was left as it is.
    #[error(
        "{} was written by a newer version (format {found}, this one knows {known}); it was left as it is",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its format.
        found: u64,
        /// The newest version that is understood.
        known: u64,
    },
    /// The game to be counted is still running.
    #[error("the game is not over after {turns} turns, so it cannot be counted")]
    Unfinished {
        /// Turns played.
        turns: usize,
    },
}

fn kept(set_aside: Option<&PathBuf>) -> String {
    match set_aside {
        Some(path) => format!("kept as {}", path.display()),
        None => "left where it is".into(),
    }
}

impl StoreError {
    pub(crate) fn io(action: &'static str, path: impl Into<PathBuf>, error: io::Error) -> Self {
        Self::Io {
            action,
            path: path.into(),
            error,
        }
    }
}

/// What is wrong with a damaged file, see [`StoreError::Damaged`].
///
/// ```
/// use amazons_store::{Fault, Store, StoreError};
///
/// # let directory = tempfile::tempdir()?;
/// # let directory = directory.path();
/// std::fs::write(directory.join("settings.json"), r#"{ "version": 0 }"#)?;
/// let refused = Store::open(directory)?.load_settings();
/// let Err(StoreError::Damaged { fault, .. }) = refused else {
///     panic!("{refused:?}");
/// };
/// assert!(matches!(fault, Fault::Version { version: 0 }));
/// assert_eq!(fault.to_string(), "there is no format 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Fault {
    /// It is there, but reading it is refused or fails.
    #[error("it cannot be read ({0})")]
    Unreadable(io::Error),
    /// A directory, a pipe or a device stands in its place.
    #[error("it is no regular file")]
    NoFile,
    /// It is larger than any file that the store writes.
    #[error("it is larger than {limit} bytes")]
    TooLarge {
        /// Bytes that are read at most.
        limit: u64,
    },
    /// It is not UTF-8.
    #[error("byte {at} is not text")]
    NotText {
        /// Number of the first wrong byte, counted from 1.
        at: usize,
    },
    /// It is not the expected JSON.
    #[error("{message}")]
    Json {
        /// What was expected, what was found, and in which line and column.
        message: String,
    },
    /// A version that there has never been.
    #[error("there is no format {version}")]
    Version {
        /// The version that it gives itself.
        version: u64,
    },
    /// It is no record of a game.
    #[error(transparent)]
    Record(Box<SgfError>),
    /// The game is said to have begun in the middle of a turn.
    #[error("the start is no start: {0}")]
    UnfinishedStart(UnfinishedTurn),
    /// A move that cannot be read.
    #[error("move {number}, `{text}`: {why}")]
    UnreadableMove {
        /// Number of the move, counted from 1.
        number: usize,
        /// Its text, shortened.
        text: String,
        /// What is wrong with it.
        why: ParseMoveError,
    },
    /// A move that the rules forbid where it stands.
    #[error("move {number}, `{text}`, is illegal: {why}")]
    IllegalMove {
        /// Number of the move, counted from 1.
        number: usize,
        /// Its text, shortened.
        text: String,
        /// The rule that it breaks.
        why: IllegalMove,
    },
    /// A record whose numbers contradict each other.
    #[error("the streaks of {board} at level {level} do not fit its wins and losses")]
    Streaks {
        /// The board.
        board: Geometry,
        /// The level's name, shortened.
        level: String,
    },
}
