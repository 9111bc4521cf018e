//! The data directory as it is found at the start.

use std::path::Path;

use amazons_ai::Opponent;
use amazons_store::{Access, SavedGame, Seat, Settings, Store, StoreError, default_directory};

use super::{EXPORTS, Keeper, Why, language_of};
use crate::language::Language;

/// What was found at the start.
#[derive(Debug)]
pub(in crate::shell) struct Kept {
    pub(in crate::shell) settings: Settings,
    pub(in crate::shell) saved: Option<SavedGame>,
    pub(in crate::shell) notices: Vec<String>,
}

impl Keeper {
    /// Opens a data directory, the usual one where none is named, and reads what is kept there. Speaks
    /// the language that the settings name, or else the one given.
    pub(in crate::shell) fn open(directory: Option<&Path>, locale: Language) -> (Keeper, Kept) {
        let found = directory.map_or_else(default_directory, |path| Ok(path.to_owned()));
        let opened = found.and_then(|directory| {
            let store = Store::open(&directory)?;
            Ok((store, directory.join(EXPORTS)))
        });
        match opened {
            Ok((store, exports)) => {
                let (mut keeper, kept) = Keeper::with(store, locale);
                keeper.exports = exports;
                (keeper, kept)
            }
            Err(error) => {
                // What can be read holds all the same.
                let settings = Keeper::glance(directory);
                let language = language_of(&settings, locale);
                let kept = Kept {
                    settings,
                    saved: None,
                    notices: vec![language.nowhere_to_keep(&error)],
                };
                (Keeper::new(Err(Why::Nowhere), language), kept)
            }
        }
    }

    /// The settings as far as they can be read before anything is opened: for the window, which has to
    /// be there before a person can be told of damage.
    pub(in crate::shell) fn glance(directory: Option<&Path>) -> Settings {
        let directory = directory.map_or_else(default_directory, |path| Ok(path.to_owned()));
        directory.map_or_else(|_| Settings::default(), |it| Settings::glance(&it))
    }

    fn with(store: Store, locale: Language) -> (Keeper, Kept) {
        let loaded = store.load_settings();
        let language = loaded
            .as_ref()
            .map_or(locale, |settings| language_of(settings, locale));
        let mut notices = Vec::new();
        let mut tell = |error: &StoreError| notices.push(language.not_loaded(error));
        let settings = loaded.unwrap_or_else(|error| {
            tell(&error);
            Settings::default()
        });
        if store.access() == Access::Guest {
            // The running game is the other window's. Its settings are good for both.
            notices.insert(0, language.guest().to_owned());
            let kept = Kept {
                settings,
                saved: None,
                notices,
            };
            return (Keeper::new(Err(Why::Guest), language), kept);
        }
        recover(&store, &mut tell);
        let mut saved = store.load_game().unwrap_or_else(|error| {
            tell(&error);
            None
        });
        // Not needed before a game is over, but then the person should hear of damage now.
        if let Err(error) = store.load_statistics() {
            tell(&error);
        }
        let mut keeper = Keeper::new(Ok(store), language);
        if let Some(unknown) = saved.as_ref().and_then(unknown_opponent) {
            notices.push(keeper.set_aside(&unknown));
            saved = None;
        }
        let kept = Kept {
            settings,
            saved,
            notices,
        };
        (keeper, kept)
    }

    /// Moves a saved game at an unknown level to where the next one does not replace it; what the
    /// person should hear of that.
    fn set_aside(&mut self, level: &str) -> String {
        let moved = match &self.store {
            Ok(store) => store.set_game_aside(),
            Err(why) => return why.told(self.language),
        };
        match moved {
            Ok(aside) => self.language.set_aside(level, &aside),
            Err(error) => {
                self.store = Err(Why::Nowhere);
                self.language.not_set_aside(level, &error)
            }
        }
    }
}

/// The name of an opponent in this game that the program does not know.
fn unknown_opponent(saved: &SavedGame) -> Option<String> {
    let seats = [&saved.seats.white, &saved.seats.black];
    let mut names = seats.into_iter().filter_map(Seat::computer);
    names
        .find(|name| name.parse::<Opponent>().is_err())
        .map(str::to_owned)
}

/// Counts a game that ended as the program was killed.
fn recover(store: &Store, tell: &mut dyn FnMut(&StoreError)) {
    // Each damaged file is set aside at the first try: the game's, and the statistics'.
    for _ in 0..3 {
        match store.recover() {
            Ok(_) => return,
            Err(error @ StoreError::Damaged { .. }) => tell(&error),
            Err(error) => {
                tell(&error);
                return;
            }
        }
    }
}
