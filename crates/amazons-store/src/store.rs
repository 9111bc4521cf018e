//! The data directory and everything that is done in it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::base_strategy::{BaseStrategy, Xdg};

use crate::archive::{self, KeptGame};
use crate::disk;
use crate::document::{Document, Found, decode, encode};
use crate::error::StoreError;
use crate::export::{self, Exported};
use crate::lock::{self, Access};
use crate::record::GameRecord;
use crate::saved_game::SavedGame;
use crate::settings::Settings;
use crate::statistics::{Record, Statistics};

/// Where games are kept unless the person says otherwise: `$XDG_DATA_HOME/amazons`, which is mostly
/// `~/.local/share/amazons`. Creates nothing.
///
/// # Errors
///
/// [`StoreError::NoHome`] where neither that variable nor the home directory is an absolute path.
pub fn default_directory() -> Result<PathBuf, StoreError> {
    let data = Xdg::new().map_err(|_| StoreError::NoHome)?.data_dir();
    if data.is_absolute() {
        Ok(data.join("amazons"))
    } else {
        Err(StoreError::NoHome)
    }
}

/// An open data directory.
///
/// Every call looks at the disk and goes there: nothing is kept in memory, so nothing is lost with
/// it. A save takes as long as the disk needs to have it for good, some milliseconds mostly.
///
/// All that loads answers [`StoreError::Damaged`] once for a file that makes no sense, after having
/// set it aside, and finds no such file from then on. All that saves sets such a file aside without a
/// word, and refuses with [`StoreError::Newer`] to replace the file of a newer version.
///
/// Calls from several threads at once harm no file, but which of two saves is the last is then open.
///
/// ```
/// use amazons_core::{Game, Geometry, Player, Position};
/// use amazons_store::{GameId, SavedGame, Seat, Store};
///
/// # let directory = tempfile::tempdir()?;
/// # let directory = directory.path();
/// let store = Store::open(directory)?;
/// store.recover()?; // ends what a killed process left undone
///
/// let game = Game::new(Position::start(Geometry::MEDIUM)?);
/// let saved = SavedGame::new(GameId::from(7), 42, Seat::against("Hard", Player::Black), game);
/// store.save_game(&saved)?;
///
/// // Out of the way, but not lost: named `game.json` again, it is the running game again.
/// let kept = store.set_game_aside()?;
/// assert_eq!(store.load_game()?, None);
/// std::fs::rename(kept, directory.join("game.json"))?;
/// assert_eq!(store.load_game()?, Some(saved));
///
/// // Abandoned for good, and counted nowhere.
/// store.forget_game()?;
/// assert_eq!(store.load_game()?, None);
/// assert_eq!(store.load_statistics()?.records().count(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Store {
    directory: PathBuf,
    /// Held, never read: closing it hands the directory to the next.
    lock: Option<File>,
}

impl Store {
    /// Opens a data directory and creates it where it is missing.
    ///
    /// Never waits: where another process has it open, this one becomes a guest. The owner also
    /// clears away what a killed process has left half-written.
    ///
    /// # Errors
    ///
    /// [`StoreError::Io`] where the directory or the lock in it cannot be made.
    pub fn open(directory: &Path) -> Result<Store, StoreError> {
        let failed = |error| StoreError::io("open", directory, error);
        // Absolute, so that messages are plain and a change of the working directory means nothing.
        let directory = std::path::absolute(directory).map_err(failed)?;
        disk::create_directory(&directory)
            .map_err(|error| StoreError::io("create", &directory, error))?;
        let lock = lock::take(&directory.join("lock"))?;
        if lock.is_some() {
            for swept in [directory.clone(), directory.join(archive::FOLDER)] {
                disk::sweep(&swept).map_err(|error| StoreError::io("read", &swept, error))?;
            }
        }
        Ok(Store { directory, lock })
    }

    /// What this process may do here.
    #[must_use]
    pub fn access(&self) -> Access {
        match self.lock {
            Some(_) => Access::Owner,
            None => Access::Guest,
        }
    }

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

    /// Keeps a game as SGF among the games of the data directory, running or over, and answers where:
    /// in `games`, under a name that begins with date and time and ends with board and id.
    ///
    /// A game is there once: kept again, it replaces what was kept of it before.
    ///
    /// # Errors
    ///
    /// [`StoreError::Guest`] or [`StoreError::Io`].
    pub fn keep_game(&self, saved: &SavedGame) -> Result<PathBuf, StoreError> {
        self.require_owner()?;
        let folder = self.directory.join(archive::FOLDER);
        archive::keep(&folder, saved, self.time_of(saved))
            .map_err(|error| StoreError::io("write", folder, error))
    }

    /// The games that were kept, the newest first; and whatever SGF files were put among them by hand,
    /// by the date that they name. Damaged files are listed as such.
    ///
    /// ```
    /// use amazons_core::{Game, Geometry, Player, Position};
    /// use amazons_store::{GameId, KeptContent, SavedGame, Seat, Store};
    ///
    /// # let directory = tempfile::tempdir()?;
    /// # let directory = directory.path();
    /// let store = Store::open(directory)?;
    /// let game = Game::new(Position::start(Geometry::MEDIUM)?);
    /// let saved = SavedGame::new(GameId::from(7), 42, Seat::against("Hard", Player::Black), game);
    /// store.keep_game(&saved)?;
    ///
    /// let games = store.games()?;
    /// let KeptContent::Whole(summary) = &games[0].content else { panic!("{games:?}") };
    /// assert_eq!((summary.board, summary.turns), (Geometry::MEDIUM, 0));
    /// assert_eq!(summary.players[Player::White].as_deref(), Some("Hard"));
    /// let record = store.load_record(&games[0].path)?;
    /// assert_eq!(record.game.moves(), []);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`StoreError::Io`] where the folder cannot be read.
    pub fn games(&self) -> Result<Vec<KeptGame>, StoreError> {
        let folder = self.directory.join(archive::FOLDER);
        archive::list(&folder).map_err(|error| StoreError::io("read", folder, error))
    }

    /// Reads a game in SGF, one of [`games`](Self::games) or any other. The file is left as it is.
    ///
    /// # Errors
    ///
    /// [`StoreError::Damaged`], or [`StoreError::Io`], also where there is no such file.
    pub fn load_record(&self, path: &Path) -> Result<GameRecord, StoreError> {
        archive::read(path)
    }

    /// Copies the kept games into the folder `games` of `directory` and writes the statistics beside
    /// it as `statistics.csv`. Makes the directory, and replaces files of the same names.
    ///
    /// # Errors
    ///
    /// Those of [`load_statistics`](Self::load_statistics); [`StoreError::Io`] where something cannot
    /// be read or written.
    pub fn export(&self, directory: &Path) -> Result<Exported, StoreError> {
        let statistics = self.load_statistics()?;
        let folder = self.directory.join(archive::FOLDER);
        let games =
            archive::files(&folder).map_err(|error| StoreError::io("read", folder, error))?;
        let failed = |error| StoreError::io("export to", directory, error);
        let directory = std::path::absolute(directory).map_err(failed)?;
        export::export(&directory, &statistics, &games).map_err(failed)
    }

    /// The statistics, empty before the first game.
    ///
    /// # Errors
    ///
    /// [`StoreError::Damaged`], [`StoreError::Newer`] or [`StoreError::Io`].
    pub fn load_statistics(&self) -> Result<Statistics, StoreError> {
        self.load().map(Option::unwrap_or_default)
    }

    /// The settings, the default ones before the first save.
    ///
    /// # Errors
    ///
    /// [`StoreError::Damaged`], [`StoreError::Newer`] or [`StoreError::Io`].
    pub fn load_settings(&self) -> Result<Settings, StoreError> {
        self.load().map(Option::unwrap_or_default)
    }

    /// Saves the settings.
    ///
    /// # Errors
    ///
    /// [`StoreError::Guest`], [`StoreError::Newer`] or [`StoreError::Io`]. What was saved before is
    /// still there.
    pub fn save_settings(&self, settings: &Settings) -> Result<(), StoreError> {
        self.require_owner()?;
        self.load_for_change::<Settings>()?;
        self.write(settings)
    }

    fn require_owner(&self) -> Result<(), StoreError> {
        match self.access() {
            Access::Owner => Ok(()),
            Access::Guest => Err(StoreError::Guest),
        }
    }

    fn path<D: Document>(&self) -> PathBuf {
        self.directory.join(D::file_name())
    }

    fn load<D: Document>(&self) -> Result<Option<D>, StoreError> {
        let path = self.path::<D>();
        let found = match disk::read(&path) {
            Ok(None) => Found::Missing,
            Ok(Some(Ok(bytes))) => decode(&bytes),
            Ok(Some(Err(fault))) => Found::Damaged(fault),
            Err(error) => return Err(StoreError::io("read", path, error)),
        };
        match found {
            Found::Missing => Ok(None),
            Found::Whole(document) => Ok(Some(document)),
            Found::Newer { version } => Err(StoreError::Newer {
                path,
                found: version,
                known: D::VERSION,
            }),
            Found::Damaged(fault) => {
                let set_aside = match self.access() {
                    Access::Owner => disk::set_aside(&path, "damaged").ok(),
                    Access::Guest => None,
                };
                Err(StoreError::Damaged {
                    path,
                    fault,
                    set_aside,
                })
            }
        }
    }

    /// What a file holds that is about to be replaced. A damaged one is out of the way after this.
    fn load_for_change<D: Document>(&self) -> Result<Option<D>, StoreError> {
        match self.load() {
            Err(StoreError::Damaged {
                set_aside: Some(_), ..
            }) => Ok(None),
            result => result,
        }
    }

    fn write<D: Document>(&self, document: &D) -> Result<(), StoreError> {
        let path = self.path::<D>();
        disk::write(&path, encode(document)).map_err(|error| StoreError::io("write", path, error))
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

    /// When the game was saved last, which for one that is over is when it ended.
    fn time_of(&self, saved: &SavedGame) -> SystemTime {
        let path = self.path::<SavedGame>();
        // Not loaded, as that would set a damaged file aside without anybody hearing of it.
        let is_saved = match disk::read(&path) {
            Ok(Some(Ok(bytes))) => {
                matches!(decode::<SavedGame>(&bytes), Found::Whole(it) if it.id == saved.id)
            }
            _ => false,
        };
        let metadata = is_saved.then(|| std::fs::metadata(path).and_then(|it| it.modified()));
        metadata
            .and_then(Result::ok)
            .unwrap_or_else(SystemTime::now)
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
