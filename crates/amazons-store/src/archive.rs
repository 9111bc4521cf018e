//! The folder of games as SGF files: what a game's file is called, what is written and read.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use amazons_core::{ByPlayer, Geometry, Player};
use jiff::{Timestamp, Zoned, tz::TimeZone};

use crate::disk;
use crate::error::{Fault, StoreError};
use crate::game_id::GameId;
use crate::record::GameRecord;
use crate::ruling::Verdict;
use crate::saved_game::SavedGame;
use crate::seat::Seat;

/// The folder's name in the data directory.
pub(crate) const FOLDER: &str = "games";

/// What a person at the window is called in the records that the store writes.
pub const PERSON: &str = "Person";

/// A game in the folder of kept games, as a list shows it.
///
/// See [`Store::games`](crate::Store::games).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KeptGame {
    /// Its file.
    pub path: PathBuf,
    /// What is in it.
    pub content: KeptContent,
}

/// What is in the file of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptContent {
    /// A game.
    Whole(GameSummary),
    /// Nothing that can be read; why, in the words of a [`Fault`].
    Damaged(String),
}

/// What a list says about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameSummary {
    /// Who played, as the record names them. A person at the window is `Person`, the computer has the
    /// name of its level.
    pub players: ByPlayer<Option<String>>,
    /// The board.
    pub board: Geometry,
    /// Turns played.
    pub turns: usize,
    /// How it ended, as the record words it, such as `W+`; `None` where it is not over.
    pub result: Option<String>,
    /// When it was played, mostly as `2026-11-30`.
    pub date: Option<String>,
}

impl GameSummary {
    /// What a list says about this record.
    #[must_use]
    pub fn of(record: &GameRecord) -> GameSummary {
        GameSummary {
            players: record.players.clone(),
            board: record.game.start().geometry(),
            turns: record.game.moves().len(),
            result: record.result_text(),
            date: record.date.clone(),
        }
    }
}

/// The record of a game that was played at the window, over at this time.
pub(crate) fn record_of(saved: &SavedGame, time: SystemTime) -> GameRecord {
    let mut record = GameRecord::new(saved.game.clone());
    record.players = ByPlayer::from_fn(|player| {
        Some(match &saved.seats[player] {
            Seat::Person => PERSON.to_owned(),
            Seat::Computer(name) => name.clone(),
        })
    });
    record.date = Some(local(time).strftime("%F").to_string());
    record.result = saved.ruling.map(|ruling| {
        let winner = match ruling.winner {
            Player::White => 'W',
            Player::Black => 'B',
        };
        match ruling.by {
            Verdict::Time => format!("{winner}+T"),
            Verdict::Count => format!("{winner}+"),
        }
    });
    record
}

/// Sees to it that a game is in the folder once, and answers where.
///
/// The file's name ends with the game's id, so a game that was kept before is found again whatever
/// the date is now. Where it has gone on since, or its file is damaged, the file is replaced; where it
/// has not, what somebody wrote into the file by hand stays.
pub(crate) fn keep(folder: &Path, saved: &SavedGame, time: SystemTime) -> io::Result<PathBuf> {
    disk::create_directory(folder)?;
    let record = record_of(saved, time);
    let path = match find(folder, saved.id)? {
        Some(path) => {
            if let Ok(kept) = read(&path)
                && kept.game.start() == record.game.start()
                && kept.game.moves() == record.game.moves()
                && kept.result_text() == record.result_text()
            {
                return Ok(path);
            }
            path
        }
        None => folder.join(file_name(saved, time)),
    };
    disk::write(&path, record.to_sgf())?;
    Ok(path)
}

/// `2026-11-30_18-30-12_8x8_0123456789abcdef.sgf`, which sorts by time.
fn file_name(saved: &SavedGame, time: SystemTime) -> String {
    let stamp = local(time).strftime("%F_%H-%M-%S");
    let board = saved.game.start().geometry();
    format!("{stamp}_{board}_{}.sgf", saved.id)
}

/// The time by the clock on the wall, as far as the machine knows where it hangs.
fn local(time: SystemTime) -> Zoned {
    // A clock set to before the year -9999 is taken to have stopped in 1970.
    let timestamp = Timestamp::try_from(time).unwrap_or_default();
    timestamp.to_zoned(TimeZone::system())
}

fn find(folder: &Path, id: GameId) -> io::Result<Option<PathBuf>> {
    let ending = format!("_{id}.sgf");
    let found = files(folder)?.into_iter().find(|path| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().ends_with(&ending)
    });
    Ok(found)
}

/// Every SGF file in the folder, by name; none where there is no folder.
pub(crate) fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let is_sgf = |ending: &std::ffi::OsStr| ending.eq_ignore_ascii_case("sgf");
        if path.extension().is_some_and(is_sgf) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Reads the record in a file, which may lie anywhere and is left as it is.
pub(crate) fn read(path: &Path) -> Result<GameRecord, StoreError> {
    let damaged = |fault| StoreError::Damaged {
        path: path.to_owned(),
        fault,
        set_aside: None,
    };
    let failed = |error| StoreError::io("read", path, error);
    let bytes = disk::read(path)
        .map_err(failed)?
        .ok_or_else(|| failed(io::ErrorKind::NotFound.into()))?
        .map_err(damaged)?;
    GameRecord::from_sgf(bytes).map_err(|error| damaged(Fault::Record(error.into())))
}

/// The games in the folder, the newest first. Files that were put there by hand count by the date
/// that they name; those that name none come last.
pub(crate) fn list(folder: &Path) -> io::Result<Vec<KeptGame>> {
    let mut games: Vec<(String, KeptGame)> = files(folder)?
        .into_iter()
        .map(|path| {
            let content = match read(&path) {
                Ok(record) => KeptContent::Whole(GameSummary::of(&record)),
                Err(StoreError::Damaged { fault, .. }) => KeptContent::Damaged(fault.to_string()),
                Err(error) => KeptContent::Damaged(error.to_string()),
            };
            let game = KeptGame { path, content };
            (age_key(&game), game)
        })
        .collect();
    games.sort_by(|(one, _), (other, _)| other.cmp(one));
    Ok(games.into_iter().map(|(_, game)| game).collect())
}

/// Sorts games by their age: the time in the file's name where there is one, else the date.
fn age_key(game: &KeptGame) -> String {
    let name = game.path.file_name().unwrap_or_default().to_string_lossy();
    let is_time = name.split('_').next().is_some_and(is_date);
    match &game.content {
        _ if is_time => name.into_owned(),
        KeptContent::Whole(GameSummary {
            date: Some(date), ..
        }) if date.get(..10).is_some_and(is_date) => format!("{date}_{name}"),
        _ => format!(" {name}"),
    }
}

/// Whether it reads like `2026-11-30`.
fn is_date(text: &str) -> bool {
    let pattern = "dddd-dd-dd";
    text.len() == pattern.len()
        && text
            .bytes()
            .zip(pattern.bytes())
            .all(|(byte, wanted)| match wanted {
                b'd' => byte.is_ascii_digit(),
                _ => byte == wanted,
            })
}
