//! What ends the program before its time.

use std::io;

use thiserror::Error;

/// Why the window did not open, or went away. The message is for the person at the terminal.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ShellError {
    /// No display, or the libraries that a window needs are missing.
    #[error(
        "cannot open a window: {reason} (is there a display, and are libX11 and libXcursor installed?)"
    )]
    NoWindow {
        /// What the window library says.
        reason: String,
    },
    /// The window cannot be drawn in any more.
    #[error("the window is gone: {reason}")]
    WindowLost {
        /// What the window library says.
        reason: String,
    },
    /// The system gives no thread to think or to save in.
    #[error("cannot start a thread: {0}")]
    NoThread(io::Error),
    /// The system gives no random numbers.
    #[error("cannot draw random numbers: {0}")]
    NoRandomness(rand::rngs::SysError),
}

/// The window library's own words, without its heading.
pub(super) fn reason(error: &minifb::Error) -> String {
    match error {
        minifb::Error::WindowCreate(reason) | minifb::Error::UpdateFailed(reason) => reason.clone(),
        other => other.to_string(),
    }
}
