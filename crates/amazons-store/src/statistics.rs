//! How the person's games ended.

use std::collections::BTreeMap;

use amazons_core::Geometry;
use serde::{Deserialize, Serialize};

use crate::document::Document;
use crate::error::Fault;
use crate::game_id::GameId;
use crate::saved_game::SavedGame;
use crate::text::{Text, shortened};

/// The records of every board and level, and which game was counted last.
///
/// Games change it through [`Store::finish_game`](crate::Store::finish_game) alone.
///
/// ```
/// use amazons_core::{Game, Geometry, Position};
/// use amazons_store::{GameId, SavedGame, Seat, Store};
///
/// // A game against somebody who plays the first move that there is, as we do.
/// let mut game = Game::new(Position::start(Geometry::QUICK)?);
/// while let Some(&mv) = game.position().moves().first() {
///     game.play(mv)?;
/// }
/// let winner = game.outcome().expect("nobody can move").winner;
///
/// # let directory = tempfile::tempdir()?;
/// # let directory = directory.path();
/// let store = Store::open(directory)?;
/// let seats = Seat::against("Easy", winner);
/// store.finish_game(&SavedGame::new(GameId::from(7), 42, seats, game))?;
///
/// let statistics = store.load_statistics()?;
/// let record = statistics.record(Geometry::QUICK, "Easy");
/// assert_eq!((record.games(), record.wins, record.current_streak), (1, 1, 1));
/// assert_eq!(statistics.record(Geometry::CLASSIC, "Easy").games(), 0);
/// for (board, level, record) in statistics.records() {
///     assert_eq!((board, level, record.losses), (Geometry::QUICK, "Easy", 0));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    records: Records,
    last_counted: Option<GameId>,
}

type Records = BTreeMap<Text<Geometry>, BTreeMap<String, Record>>;

/// How the games on one board at one level ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub struct Record {
    /// Games that the person has won.
    pub wins: u64,
    /// Games that the person has lost.
    pub losses: u64,
    /// The latest games that ended alike: wins in a row, or losses in a row as a negative number.
    pub current_streak: i64,
    /// The most wins in a row that there have been.
    pub best_streak: u64,
}

impl Statistics {
    /// The record on this board at this level, empty where no game was played.
    #[must_use]
    pub fn record(&self, board: Geometry, level: &str) -> Record {
        self.records
            .get(&Text(board))
            .and_then(|levels| levels.get(level))
            .copied()
            .unwrap_or_default()
    }

    /// Every board and level that a game was counted for, smallest board first.
    pub fn records(&self) -> impl Iterator<Item = (Geometry, &str, Record)> {
        self.records.iter().flat_map(|(board, levels)| {
            levels
                .iter()
                .map(|(level, record)| (board.0, level.as_str(), *record))
        })
    }

    /// Counts a finished game; answers whether anything changed. It does not where the game was
    /// counted last, is still running, or is of a kind that statistics leave out.
    pub(crate) fn count(&mut self, saved: &SavedGame) -> bool {
        let (Some(outcome), Some((person, level))) = (saved.outcome(), saved.against()) else {
            return false;
        };
        if !saved.counts() || self.has_counted(saved.id) {
            return false;
        }
        let board = Text(saved.game.start().geometry());
        let levels = self.records.entry(board).or_default();
        let record = levels.entry(level.to_owned()).or_default();
        record.add(outcome.winner == person);
        self.last_counted = Some(saved.id);
        true
    }

    /// The last game is enough: only one can be waiting in the directory.
    pub(crate) fn has_counted(&self, id: GameId) -> bool {
        self.last_counted == Some(id)
    }
}

impl Record {
    /// Games played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.wins.saturating_add(self.losses)
    }

    /// The share of games won, 0 to 1; `None` before the first game.
    ///
    /// ```
    /// use amazons_store::Record;
    ///
    /// assert_eq!(Record::default().win_rate(), None);
    /// let record = Record { wins: 3, losses: 1, ..Record::default() };
    /// assert_eq!(record.win_rate(), Some(0.75));
    /// ```
    #[must_use]
    pub fn win_rate(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| self.wins as f64 / games as f64)
    }

    fn add(&mut self, won: bool) {
        if won {
            self.wins = self.wins.saturating_add(1);
            self.current_streak = self.current_streak.max(0).saturating_add(1);
            self.best_streak = self.best_streak.max(self.current_streak.unsigned_abs());
        } else {
            self.losses = self.losses.saturating_add(1);
            self.current_streak = self.current_streak.min(0).saturating_sub(1);
        }
    }

    fn is_consistent(&self) -> bool {
        let longest = if self.current_streak < 0 {
            self.losses
        } else {
            self.best_streak
        };
        self.current_streak.unsigned_abs() <= longest && self.best_streak <= self.wins
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct StatisticsFile {
    version: u64,
    last_counted: Option<Text<GameId>>,
    records: Records,
}

impl Document for Statistics {
    const NAME: &'static str = "statistics";
    const VERSION: u64 = 1;
    type File = StatisticsFile;

    fn to_file(&self) -> StatisticsFile {
        StatisticsFile {
            version: Self::VERSION,
            last_counted: self.last_counted.map(Text),
            records: self.records.clone(),
        }
    }

    fn from_file(file: StatisticsFile) -> Result<Self, Fault> {
        let statistics = Self {
            records: file.records,
            last_counted: file.last_counted.map(|id| id.0),
        };
        let torn = statistics
            .records()
            .find(|(_, _, record)| !record.is_consistent());
        match torn {
            Some((board, level, _)) => Err(Fault::Streaks {
                board,
                level: shortened(level, 40),
            }),
            None => Ok(statistics),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streaks_follow_the_games() {
        let check = |games: &str, current: i64, best: u64| {
            let mut record = Record::default();
            for game in games.chars() {
                record.add(game == 'w');
                assert!(record.is_consistent(), "{games}");
            }
            assert_eq!(record.games(), games.len() as u64, "{games}");
            assert_eq!(
                (record.current_streak, record.best_streak),
                (current, best),
                "{games}"
            );
        };
        check("", 0, 0);
        check("w", 1, 1);
        check("l", -1, 0);
        check("wwwll", -2, 3);
        check("wwwllww", 2, 3);
        check("wwlwwwl", -1, 3);
        check("llllw", 1, 1);
    }
}
