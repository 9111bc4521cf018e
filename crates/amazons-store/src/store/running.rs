//! The running game: saved, abandoned, set aside, and counted once it is over.

use std::path::PathBuf;

use super::Store;
use crate::disk;
use crate::error::StoreError;
use crate::lock::Access;
use crate::saved_game::SavedGame;
use crate::statistics::{Record, Statistics};

impl Store {
    /// The game that was left, every move of it checked; `None` where there is none.
    ///
    /// It may be a finished one, unless [`recover`](Self::recover) was called before.
    ///
    /// # Errors
    ///
    /// [`StoreError::Damaged`], [`StoreError::Newer`] or [`StoreError::Io`].
    pub fn load_game(&self) -> Result<Option<SavedGame>, StoreError> {
        self.load()
    }

    /// Saves the running game in place of the one saved before.
    ///
    /// Where that is another one, finished and not yet counted, it is counted first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Guest`], [`StoreError::Newer`] or [`StoreError::Io`]. What was saved before is
    /// still there.
    pub fn save_game(&self, saved: &SavedGame) -> Result<(), StoreError> {
        self.require_owner()?;
        if let Some(before) = self.load_for_change::<SavedGame>()?
            && before.id != saved.id
        {
            self.count_before_vanishing(&before)?;
        }
        self.write(saved)
    }

    /// Abandons the running game: it is removed and counts for nothing.
    ///
    /// A finished one is not running any more: it is counted, unless it was already.
    ///
    /// # Errors
    ///
    /// [`StoreError::Guest`], [`StoreError::Newer`] or [`StoreError::Io`].
    pub fn forget_game(&self) -> Result<(), StoreError> {
        self.require_owner()?;
        if let Some(before) = self.load_for_change()? {
            self.count_before_vanishing(&before)?;
        }
        self.remove_game()
    }

    /// Moves the saved game out of the way, so that another can begin and this one is not lost;
    /// answers where it is kept now: the first unused name of `game.kept-1.json`,
    /// `game.kept-2.json` and so on.
    ///
    /// For a whole game that the caller cannot go on with, such as one at a level of which only
    /// another version knows. The file is not read. Named `game.json` again, it is as it was.
    ///
    /// # Errors
    ///
    /// [`StoreError::Guest`], or [`StoreError::Io`] where there is no saved game or it cannot be
    /// moved. It is still there then.
    pub fn set_game_aside(&self) -> Result<PathBuf, StoreError> {
        self.require_owner()?;
        let path = self.path::<SavedGame>();
        disk::set_aside(&path, "kept").map_err(|error| StoreError::io("move", path, error))
    }

    /// Keeps a finished game as SGF and counts it, both once, however often it is called and whenever
    /// the program dies, and answers the record of its board and level.
    ///
    /// First the game is saved, then [kept](Self::keep_game), then counted together with its id, then
    /// the saved game is removed. Whatever is cut short, a later call or [`recover`](Self::recover) ends
    /// it. A game that [does not count](SavedGame::counts) is kept and removed, and its record is empty.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unfinished`] for a running game, [`StoreError::Guest`], [`StoreError::Newer`] or
    /// [`StoreError::Io`]. With [`StoreError::Damaged`] the statistics were set aside and the game is
    /// not yet counted: call again to begin new ones with it.
    pub fn finish_game(&self, saved: &SavedGame) -> Result<Record, StoreError> {
        self.require_owner()?;
        if !saved.is_finished() {
            return Err(StoreError::Unfinished {
                turns: saved.game.moves().len(),
            });
        }
        let before = self.load_for_change::<SavedGame>()?;
        let another = before.as_ref().is_some_and(|it| it.id != saved.id);
        if !saved.counts() {
            self.keep_game(saved)?;
            if !another {
                self.remove_game()?;
            }
            return Ok(Record::default());
        }
        let statistics = self.load_statistics();
        if let Ok(statistics) = &statistics
            && statistics.has_counted(saved.id)
        {
            if !another {
                self.remove_game()?;
            }
            return Ok(record_of(saved, statistics));
        }
        // Before anything can fail for good, so that a later start finds what is to be counted.
        if before.as_ref() != Some(saved) {
            self.save_game(saved)?;
        }
        // Before it is counted, as nobody looks for a file once it is.
        self.keep_game(saved)?;
        statistics?;
        // Read again, as that save may have counted the game before this one.
        let statistics = self.count(saved, self.load_statistics()?)?;
        self.remove_game()?;
        Ok(record_of(saved, &statistics))
    }

    /// Ends what a killed process left undone; to be called once at the start.
    ///
    /// Where a finished game is found it is counted, unless it was already, and removed; the answer
    /// is the record of its board and level. A guest leaves this to the owner and answers `None`.
    ///
    /// # Errors
    ///
    /// Those of [`load_game`](Self::load_game) and [`finish_game`](Self::finish_game).
    pub fn recover(&self) -> Result<Option<Record>, StoreError> {
        if self.access() == Access::Guest {
            return Ok(None);
        }
        match self.load_game()? {
            Some(saved) if saved.is_finished() => self.finish_game(&saved).map(Some),
            _ => Ok(None),
        }
    }

    fn remove_game(&self) -> Result<(), StoreError> {
        let path = self.path::<SavedGame>();
        disk::remove(&path).map_err(|error| StoreError::io("remove", path, error))
    }

    fn count(
        &self,
        saved: &SavedGame,
        mut statistics: Statistics,
    ) -> Result<Statistics, StoreError> {
        if statistics.count(saved) {
            self.write(&statistics)?;
        }
        Ok(statistics)
    }

    /// Keeps and counts a game that is about to vanish, where it is finished and not counted yet.
    fn count_before_vanishing(&self, saved: &SavedGame) -> Result<(), StoreError> {
        if !saved.is_finished() {
            return Ok(());
        }
        if saved.counts()
            && self
                .load_statistics()
                .is_ok_and(|it| it.has_counted(saved.id))
        {
            return Ok(());
        }
        // Where that fails it was told as the game ended, and to play on matters more.
        let _ = self.keep_game(saved);
        match self.load_for_change::<Statistics>() {
            Ok(statistics) => self.count(saved, statistics.unwrap_or_default()).map(drop),
            // Cannot be counted by this version ever: to play on matters more.
            Err(StoreError::Newer { .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

fn record_of(saved: &SavedGame, statistics: &Statistics) -> Record {
    let board = saved.game.start().geometry();
    let level = saved.against().map(|(_, level)| level);
    level.map_or_else(Record::default, |level| statistics.record(board, level))
}
