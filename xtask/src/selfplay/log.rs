//! The log of a match: a JSON object a line for each game.
//!
//! Games are added as they end, whatever their number, so that a process killed at any moment loses the
//! running games alone. When the match ends the log is replaced, in one step, by the same games in the
//! order of their numbers: that log depends neither on the workers nor on what was interrupted.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::game_line::GameLine;

use crate::note::note;

/// A log that is being written, which nobody else can write meanwhile.
#[derive(Debug)]
pub(crate) struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Begins a log.
    ///
    /// # Errors
    ///
    /// When there is such a file.
    pub(crate) fn create(path: &Path) -> anyhow::Result<Log> {
        let file = OpenOptions::new().append(true).create_new(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                anyhow::anyhow!("{} exists: --resume goes on with it", path.display())
            }
            _ => anyhow::Error::new(error).context(format!("cannot write {}", path.display())),
        })?;
        Log::lock(path, file)
    }

    /// Opens a log to go on with it, and answers the games that it holds; a new one where there is none.
    ///
    /// A last line that a killed process has left unfinished is cut off.
    pub(crate) fn resume(path: &Path) -> anyhow::Result<(Log, Vec<GameLine>)> {
        let file = OpenOptions::new().append(true).create(true).open(path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        let log = Log::lock(path, file)?;
        let (lines, whole) = read(path)?;
        log.file.set_len(whole)?;
        Ok((log, lines))
    }

    fn lock(path: &Path, file: File) -> anyhow::Result<Log> {
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!("another match writes {}", path.display()),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        Ok(Log {
            path: path.into(),
            file,
        })
    }

    /// Adds a game, in one write.
    pub(crate) fn append(&mut self, line: &GameLine) -> anyhow::Result<()> {
        let written = self.file.write_all(text(line)?.as_bytes());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Replaces the log by exactly these games.
    pub(crate) fn finish(self, lines: &[GameLine]) -> anyhow::Result<()> {
        write(&self.path, lines)
    }
}

/// The games of a log; an unfinished last line is left out, with a note.
pub(crate) fn read_all(path: &Path) -> anyhow::Result<Vec<GameLine>> {
    Ok(read(path)?.0)
}

/// Writes a whole log, replacing what was there in one step.
pub(crate) fn write(path: &Path, lines: &[GameLine]) -> anyhow::Result<()> {
    let mut whole = String::new();
    for line in lines {
        whole += &text(line)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, whole)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

fn text(line: &GameLine) -> anyhow::Result<String> {
    Ok(serde_json::to_string(line)? + "\n")
}

/// The whole lines of a log that may still be written to; an unfinished last one is taken off the file, with
/// a note.
pub(crate) fn whole_lines(path: &Path) -> anyhow::Result<Vec<u8>> {
    let bytes = read_whole(path)?;
    OpenOptions::new()
        .write(true)
        .open(path)
        .and_then(|file| file.set_len(bytes.len() as u64))
        .with_context(|| format!("cannot write {}", path.display()))?;
    Ok(bytes)
}

fn read_whole(path: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let whole = bytes
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |end| end + 1);
    if whole < bytes.len() {
        note!("{}: the unfinished last line is dropped", path.display());
    }
    bytes.truncate(whole);
    Ok(bytes)
}

/// The games, and the bytes of their lines together.
fn read(path: &Path) -> anyhow::Result<(Vec<GameLine>, u64)> {
    let bytes = read_whole(path)?;
    let lines = bytes.split_inclusive(|&byte| byte == b'\n').zip(1..);
    let lines = lines.map(|(line, number)| {
        let place = || format!("{}: line {number}", path.display());
        let line: GameLine = serde_json::from_slice(line).with_context(place)?;
        line.check().with_context(place)?;
        Ok(line)
    });
    Ok((lines.collect::<anyhow::Result<_>>()?, bytes.len() as u64))
}
