//! The formats of records, and the golden files in them.

use std::fs;
use std::path::Path;

use amazons_core::{Move, Position};
use amazons_store::GameRecord;

/// A way to write a whole game down.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Format {
    Sgf,
    Moves,
}

pub(crate) const FORMATS: [Format; 2] = [Format::Sgf, Format::Moves];

impl Format {
    pub(crate) fn of(name: &str) -> Format {
        match name.rsplit_once('.') {
            Some((_, "sgf")) => Format::Sgf,
            Some((_, "moves")) => Format::Moves,
            _ => panic!("{name} is no record"),
        }
    }

    pub(crate) fn read(self, bytes: &[u8]) -> Result<GameRecord, String> {
        match self {
            Format::Sgf => GameRecord::from_sgf(bytes).map_err(|error| error.to_string()),
            Format::Moves => GameRecord::from_moves(bytes).map_err(|error| error.to_string()),
        }
    }

    pub(crate) fn write(self, record: &GameRecord) -> String {
        match self {
            Format::Sgf => record.to_sgf(),
            Format::Moves => record.to_moves(),
        }
    }
}

/// Every golden file with its name, in the order of names.
pub(crate) fn golden_files() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/records");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut files: Vec<_> = entries
        .map(|entry| (entry.file_name().into_string().unwrap(), entry.path()))
        .filter(|(name, _)| name != "README.md")
        .map(|(name, path)| (name, fs::read(path).unwrap()))
        .collect();
    files.sort();
    files
}

pub(crate) fn golden_records() -> Vec<(String, GameRecord)> {
    let read = |(name, bytes): (String, Vec<u8>)| {
        let record = Format::of(&name).read(&bytes);
        let record = record.unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, record)
    };
    golden_files().into_iter().map(read).collect()
}

pub(crate) fn start_and_moves(record: &GameRecord) -> (&Position, &[Move]) {
    (record.game.start(), record.game.moves())
}
