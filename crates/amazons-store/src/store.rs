//! The data directory and everything that is done in it.

mod kept;
mod running;

use std::fs::File;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, Xdg};

use crate::archive;
use crate::disk;
use crate::document::{Document, Found, decode, encode};
use crate::error::StoreError;
use crate::lock::{self, Access};
use crate::settings::Settings;
use crate::statistics::Statistics;

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
}
