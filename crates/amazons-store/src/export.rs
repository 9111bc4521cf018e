//! A copy of everything that there is to show, in formats that other programs read.

use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};

use crate::archive;
use crate::disk;
use crate::statistics::Statistics;

/// What was written by [`Store::export`](crate::Store::export).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exported {
    /// Where it lies.
    pub directory: PathBuf,
    /// Files of games copied.
    pub games: usize,
    /// Files of games that could not be read, and so were left out.
    pub left_out: usize,
    /// Lines of the statistics, a board and level each.
    pub records: usize,
}

/// Writes `statistics.csv` and the folder of games into `directory`, which is made where it is
/// missing. Files of the same names are replaced.
pub(crate) fn export(
    directory: &Path,
    statistics: &Statistics,
    games: &[PathBuf],
) -> io::Result<Exported> {
    let folder = directory.join(archive::FOLDER);
    disk::create_directory(&folder)?;
    disk::write(&directory.join("statistics.csv"), table(statistics))?;
    let mut copied = 0;
    for path in games {
        // A damaged game is copied as it is: perhaps another program makes something of it.
        if let (Some(name), Some(Ok(bytes))) = (path.file_name(), disk::read(path)?) {
            disk::write(&folder.join(name), bytes)?;
            copied += 1;
        }
    }
    Ok(Exported {
        directory: directory.to_owned(),
        games: copied,
        left_out: games.len() - copied,
        records: statistics.records().count(),
    })
}

/// The statistics as comma-separated values, RFC 4180.
fn table(statistics: &Statistics) -> String {
    let mut table =
        String::from("board,level,games,wins,losses,win_rate,current_streak,best_streak\r\n");
    for (board, level, record) in statistics.records() {
        let level = field(level);
        let (games, rate) = (record.games(), record.win_rate().unwrap_or_default());
        let (wins, losses) = (record.wins, record.losses);
        let (current, best) = (record.current_streak, record.best_streak);
        write!(
            table,
            "{board},{level},{games},{wins},{losses},{rate:.3},{current},{best}\r\n"
        )
        .expect("strings take everything");
    }
    table
}

/// A text as one field, whatever is in it.
fn field(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}
