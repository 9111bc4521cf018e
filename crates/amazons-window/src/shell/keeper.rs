//! Keeps games and settings on the disk, and tells the person where that fails.

mod opening;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use amazons_store::{GameId, SavedGame, Settings, Store, StoreError};

use crate::app::{Input, Listed, Standing};
use crate::language::Language;
use crate::opened::{OpenError, Opened};
pub(super) use opening::Kept;

/// The data directory, if there is one to write to.
///
/// Everything that fails becomes a notice, and the same failure is told once until it has worked in
/// between: a full disk fails at every move. The notice is withdrawn then.
#[derive(Debug)]
pub(super) struct Keeper {
    store: Result<Store, Why>,
    language: Language,
    /// Where copies for other programs go.
    exports: PathBuf,
    /// What failed last and has not worked since.
    failures: BTreeMap<Deed, String>,
}

/// What can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deed {
    Save,
    Keep,
    Finish,
    SaveSettings,
}

/// The folder of copies for other programs, in the data directory.
const EXPORTS: &str = "export";

/// Why nothing is kept. There was a notice before.
#[derive(Clone, Copy, Debug)]
enum Why {
    Guest,
    Nowhere,
}

impl Why {
    /// As it is told in place of a record.
    fn told(self, language: Language) -> String {
        match self {
            Why::Guest => language.guest_uncounted(),
            Why::Nowhere => language.nowhere_uncounted(),
        }
        .to_owned()
    }
}

impl Keeper {
    fn new(store: Result<Store, Why>, language: Language) -> Keeper {
        Keeper {
            store,
            language,
            exports: PathBuf::from(EXPORTS),
            failures: BTreeMap::new(),
        }
    }

    /// Saves the running game.
    pub(super) fn save(&mut self, saved: &SavedGame) -> Option<Input> {
        let result = self.store.as_ref().ok()?.save_game(saved);
        let failure = result.as_ref().err();
        let failure = failure.map(|error| self.language.not_saved(error));
        self.told(Deed::Save, failure)
    }

    /// Puts a game that is left unfinished among the games kept.
    pub(super) fn keep(&mut self, saved: &SavedGame) -> Option<Input> {
        let result = self.store.as_ref().ok()?.keep_game(saved);
        let failure = result.as_ref().err();
        let failure = failure.map(|error| self.language.not_kept(error));
        self.told(Deed::Keep, failure)
    }

    /// Counts a game that is over; what came of it, and what the person should know besides.
    pub(super) fn finish(&mut self, saved: &SavedGame) -> Vec<Input> {
        let id = saved.id;
        let mut notices = Vec::new();
        let record = match &self.store {
            Ok(store) => {
                let mut counted = store.finish_game(saved);
                // The damaged statistics are out of the way now.
                if let Err(error @ StoreError::Damaged { .. }) = &counted {
                    notices.push(Input::Notice(self.language.not_loaded(error)));
                    counted = store.finish_game(saved);
                }
                let failure = counted.as_ref().err();
                let failure = failure.map(|error| self.language.not_counted(error));
                notices.extend(self.told(Deed::Finish, failure));
                counted.map_err(|_| self.language.failed_uncounted().to_owned())
            }
            Err(why) => Err(why.told(self.language)),
        };
        let record = if saved.counts() {
            record
        } else {
            Err(self.language.left_out(saved))
        };
        notices.insert(0, Input::Recorded { id, record });
        notices
    }

    /// The statistics of all games.
    pub(super) fn statistics(&self) -> Input {
        let statistics = self.read(Store::load_statistics);
        Input::Statistics(statistics.map(|statistics| {
            let standing = |(board, level, record): (_, &str, _)| Standing {
                board,
                level: level.to_owned(),
                record,
            };
            statistics.records().map(standing).collect()
        }))
    }

    /// The games kept.
    pub(super) fn games(&self) -> Input {
        let games = self.read(Store::games);
        Input::Games(games.map(|games| games.into_iter().map(Listed::from).collect()))
    }

    /// One of them.
    pub(super) fn open_game(&self, path: &Path) -> Input {
        let record = self.read(|store| store.load_record(path));
        let opened = |record| Opened {
            id: id_of(path),
            ..Opened::from(record)
        };
        Input::Opened(record.map(|record| Box::new(opened(record))))
    }

    /// What the person should hear of a file that was to be opened at the start.
    pub(super) fn not_opened(&self, error: &OpenError) -> String {
        self.language.not_opened(error)
    }

    /// Copies games and statistics for other programs.
    pub(super) fn export(&self) -> Input {
        let exported = self.ask(|store| store.export(&self.exports), Language::not_exported);
        Input::Exported(exported)
    }

    /// What the store has, or in words why it cannot be read.
    fn read<T>(&self, read: impl FnOnce(&Store) -> Result<T, StoreError>) -> Result<T, String> {
        self.ask(read, Language::not_loaded)
    }

    /// What the store answers, or in words why it does not.
    fn ask<T>(
        &self,
        ask: impl FnOnce(&Store) -> Result<T, StoreError>,
        told: impl FnOnce(Language, &StoreError) -> String,
    ) -> Result<T, String> {
        match &self.store {
            Ok(store) => ask(store).map_err(|error| told(self.language, &error)),
            Err(why) => Err(why.told(self.language)),
        }
    }

    /// Saves the settings, and speaks their language from now on.
    pub(super) fn save_settings(&mut self, settings: &Settings) -> Option<Input> {
        self.language = language_of(settings, self.language);
        let result = self.store.as_ref().ok()?.save_settings(settings);
        let failure = result.as_ref().err();
        let failure = failure.map(|error| self.language.settings_not_saved(error));
        self.told(Deed::SaveSettings, failure)
    }

    /// What the person should hear after something was written or could not be.
    fn told(&mut self, deed: Deed, failure: Option<String>) -> Option<Input> {
        let before = match &failure {
            Some(now) => self.failures.insert(deed, now.clone()),
            None => self.failures.remove(&deed),
        };
        match (before, failure) {
            (Some(before), Some(now)) if before == now => None,
            (_, Some(now)) => Some(Input::Notice(now)),
            (Some(before), None) => Some(Input::Mended(before)),
            (None, None) => None,
        }
    }
}

/// The game's id at the end of the name that the store gave its file.
fn id_of(path: &Path) -> Option<GameId> {
    let (_, id) = path.file_stem()?.to_str()?.rsplit_once('_')?;
    id.parse().ok()
}

/// The language that the settings name, or else the one given.
fn language_of(settings: &Settings, otherwise: Language) -> Language {
    let named = settings.language.as_deref();
    named.and_then(Language::of_locale).unwrap_or(otherwise)
}
