//! Proofs on disk.

use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use amazons_ai::Solver;
use anyhow::{Context, ensure};

/// The first bytes of every such file; a change of what follows changes them.
const HEADER: &[u8; 16] = b"amazons proofs 2";

/// Positions that a proof must have taken to be worth keeping.
const WORTH_KEEPING: u64 = 1 << 12;

/// A file that keeps what a solver has found out: the header, words, and the CRC-32 of these.
pub(super) struct StateFile<'a> {
    path: &'a Path,
}

impl<'a> StateFile<'a> {
    pub(super) fn new(path: &'a Path) -> Self {
        StateFile { path }
    }

    /// Gives the solver what the file holds, if there is one.
    pub(super) fn load(&self, solver: &mut Solver) -> anyhow::Result<()> {
        let name = self.path.display();
        if self.path.exists() {
            ensure!(self.path.is_file(), "{name} is not a file");
        }
        let bytes = match fs::read(self.path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error).with_context(|| format!("cannot read {name}")),
        };
        let body = bytes.strip_prefix(HEADER);
        let body = body.with_context(|| format!("{name} holds no proofs of this version"))?;
        let (words, sum) = body
            .split_at_checked(body.len().saturating_sub(4))
            .unwrap_or_default();
        ensure!(
            crc32fast::hash(words).to_le_bytes() == sum,
            "{name} is damaged or cut short"
        );
        let (words, rest) = words.as_chunks::<8>();
        ensure!(rest.is_empty(), "{name} is cut short");
        let words: Vec<u64> = words.iter().map(|&word| u64::from_le_bytes(word)).collect();
        ensure!(
            solver.take_up(&words),
            "{name} was written with another --hash"
        );
        Ok(())
    }

    /// Replaces the file as a whole, so that a killed run leaves the old one or the new one.
    pub(super) fn save(&self, solver: &Solver) -> anyhow::Result<()> {
        let words = solver.proofs(WORTH_KEEPING);
        let words = words.into_iter().flat_map(u64::to_le_bytes);
        let words: Vec<u8> = words.collect();
        let sum = crc32fast::hash(&words).to_le_bytes();
        let bytes = [&HEADER[..], &words, &sum].concat();
        let mut name = OsString::from(self.path);
        name.push(".new");
        let new = PathBuf::from(name);
        fs::write(&new, bytes)
            .and_then(|()| fs::rename(&new, self.path))
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
}
