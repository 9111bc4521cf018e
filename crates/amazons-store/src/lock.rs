//! Which process may write.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use crate::error::StoreError;

/// What this process may do in the data directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Loads and saves: no other process does.
    Owner,
    /// Loads only: another process had the directory first. Stays so until it is opened anew.
    Guest,
}

/// Takes the lock, or answers `None` where another holds it.
///
/// The operating system lets go of it when the file is closed, also where the process was killed.
pub(crate) fn take(path: &Path) -> Result<Option<File>, StoreError> {
    let failed = |error| StoreError::io("lock", path, error);
    // Open for reading too: opening a named pipe just for writing would wait for a reader.
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
