//! Files that are replaced whole, read within bounds, and set aside when they make no sense.

use std::fs::{self, DirBuilder, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::error::Fault;

/// Far more than any file of ours: a game has at most 113 turns of 11 characters.
const LIMIT: u64 = 1 << 20;

const TEMPORARY_PREFIX: &str = ".amazons-";
const TEMPORARY_SUFFIX: &str = ".tmp";

/// Creates a directory and the ones above it, for the user alone as XDG asks, and sees to it that
/// they outlast a crash.
pub(crate) fn create_directory(path: &Path) -> io::Result<()> {
    let missing: Vec<_> = path.ancestors().take_while(|path| !path.exists()).collect();
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)?;
    missing
        .into_iter()
        .filter_map(Path::parent)
        .try_for_each(sync_directory)
}

/// Replaces a file whole: whatever happens, afterwards it has the old content or the new one. On
/// return the new one is on the disk. A symbolic link in its place is replaced, not followed.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    let directory = directory_of(path);
    let mut file = tempfile::Builder::new()
        .prefix(TEMPORARY_PREFIX)
        .suffix(TEMPORARY_SUFFIX)
        .tempfile_in(directory)
        .map_err(|error| without_temporary_name(&error))?;
    file.as_file_mut().write_all(content.as_ref())?;
    // Before the rename, or after a power cut the name could stand for an empty file.
    file.as_file().sync_all()?;
    file.persist(path).map_err(|failed| failed.error)?;
    // After the rename, or a power cut could still bring the old file back.
    sync_directory(directory)
}

/// Removes a file, for good on return. One that is not there is removed already.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
        Ok(()) => sync_directory(directory_of(path)),
    }
}

/// Reads a file, or tells what is wrong with this very file. `None`: there is none. The errors are
/// those that say nothing about the file.
pub(crate) fn read(path: &Path) -> io::Result<Option<Result<Vec<u8>, Fault>>> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) => {
            return match fs::symlink_metadata(path) {
                // The link itself is there, and would be lost if the file counted as missing.
                Ok(link) if link.is_symlink() => Ok(Some(Err(Fault::Unreadable(error)))),
                _ if error.kind() == io::ErrorKind::NotFound => Ok(None),
                _ => Err(error),
            };
        }
    };
    // Asked before opening: to open a named pipe would wait for a writer.
    if !metadata.is_file() {
        return Ok(Some(Err(Fault::NoFile)));
    }
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            return Ok(Some(Err(Fault::Unreadable(error))));
        }
        Err(error) => return Err(error),
    };
    let mut bytes = Vec::new();
    Ok(Some(match file.take(LIMIT + 1).read_to_end(&mut bytes) {
        Err(error) => Err(Fault::Unreadable(error)),
        Ok(_) if bytes.len() as u64 > LIMIT => Err(Fault::TooLarge { limit: LIMIT }),
        Ok(_) => Ok(bytes),
    }))
}

/// Moves `game.json` to the first unused name of `game.damaged-1.json`, `game.damaged-2.json` and so
/// on, where `mark` is `damaged`, and answers which. The caller holds the lock, so nobody else takes
/// that name.
pub(crate) fn set_aside(path: &Path, mark: &str) -> io::Result<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    for number in 1u32.. {
        let aside = path.with_file_name(format!("{stem}.{mark}-{number}.json"));
        match fs::symlink_metadata(&aside) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                fs::rename(path, &aside)?;
                sync_directory(directory_of(path))?;
                return Ok(aside);
            }
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Removes what a process killed amid a write has left, where the directory is there. The caller holds
/// the lock, so none of it is in use.
pub(crate) fn sweep(directory: &Path) -> io::Result<()> {
    let entries = match fs::read_dir(directory) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(TEMPORARY_PREFIX) && name.ends_with(TEMPORARY_SUFFIX) {
            // Rubbish that cannot be removed harms nobody.
            let _ = fs::remove_file(entry.path());
        }
    }
    Ok(())
}

/// The cause alone: a random file name helps nobody who reads the message.
fn without_temporary_name(error: &io::Error) -> io::Error {
    error.kind().into()
}

fn directory_of(file: &Path) -> &Path {
    file.parent().expect("every file lies in a directory")
}

fn sync_directory(path: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(()); // Nowhere else can a directory be opened.
    }
    match File::open(path)?.sync_all() {
        // Some network file systems have no such thing, and what they can do has been done.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(()),
        result => result,
    }
}
