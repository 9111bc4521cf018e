//! The games that are kept as SGF, and copies of everything for other programs.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::Store;
use crate::archive::{self, KeptGame};
use crate::disk;
use crate::document::{Found, decode};
use crate::error::StoreError;
use crate::export::{self, Exported};
use crate::record::GameRecord;
use crate::saved_game::SavedGame;

impl Store {
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
}
