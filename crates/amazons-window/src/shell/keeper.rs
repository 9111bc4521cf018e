//! Keeps games and settings on the disk, and tells the person where that fails.

use std::path::{Path, PathBuf};

use amazons_ai::Opponent;
use amazons_store::{Access, SavedGame, Seat, Settings, Store, StoreError, default_directory};

use crate::app::{Input, Listed, Standing};
use crate::language::Language;
use crate::opened::Opened;

/// The data directory, if there is one to write to.
///
/// Everything that fails becomes a notice, and the same failure is told once until something has
/// worked in between: a full disk fails at every move.
#[derive(Debug)]
pub(super) struct Keeper {
    store: Result<Store, Why>,
    language: Language,
    /// Where copies for other programs go.
    exports: PathBuf,
    last_failure: Option<String>,
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

/// What was found at the start.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) settings: Settings,
    pub(super) saved: Option<SavedGame>,
    pub(super) notices: Vec<String>,
}

impl Keeper {
    /// Opens a data directory, the usual one where none is named, and reads what is kept there. Speaks
    /// the language that the settings name, or else the one given.
    pub(super) fn open(directory: Option<&Path>, locale: Language) -> (Keeper, Kept) {
        let directory = directory.map_or_else(default_directory, |path| Ok(path.to_owned()));
        let opened = directory.and_then(|directory| {
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
                let kept = Kept {
                    settings: Settings::default(),
                    saved: None,
                    notices: vec![locale.nowhere_to_keep(&error)],
                };
                (Keeper::new(Err(Why::Nowhere), locale), kept)
            }
        }
    }

    /// The settings as far as they can be read before anything is opened: for the window, which has to
    /// be there before a person can be told of damage.
    pub(super) fn glance(directory: Option<&Path>) -> Settings {
        let directory = directory.map_or_else(default_directory, |path| Ok(path.to_owned()));
        directory.map_or_else(|_| Settings::default(), |it| Settings::glance(&it))
    }

    fn new(store: Result<Store, Why>, language: Language) -> Keeper {
        Keeper {
            store,
            language,
            exports: PathBuf::from(EXPORTS),
            last_failure: None,
        }
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

    /// Saves the running game.
    pub(super) fn save(&mut self, saved: &SavedGame) -> Option<Input> {
        let result = self.store.as_ref().ok()?.save_game(saved);
        let failure = result.as_ref().err();
        self.told(failure.map(|error| self.language.not_saved(error)))
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
                notices.extend(self.told(failure));
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
        Input::Opened(record.map(|record| Box::new(Opened::from(record))))
    }

    /// Copies games and statistics for other programs.
    pub(super) fn export(&self) -> Input {
        Input::Exported(self.read(|store| store.export(&self.exports)))
    }

    /// What the store answers, or in words why it does not.
    fn read<T>(&self, read: impl FnOnce(&Store) -> Result<T, StoreError>) -> Result<T, String> {
        match &self.store {
            Ok(store) => read(store).map_err(|error| self.language.not_loaded(&error)),
            Err(why) => Err(why.told(self.language)),
        }
    }

    /// Saves the settings, and speaks their language from now on.
    pub(super) fn save_settings(&mut self, settings: &Settings) -> Option<Input> {
        self.language = language_of(settings, self.language);
        let result = self.store.as_ref().ok()?.save_settings(settings);
        let failure = result.as_ref().err();
        self.told(failure.map(|error| self.language.settings_not_saved(error)))
    }

    fn told(&mut self, failure: Option<String>) -> Option<Input> {
        let is_new = failure != self.last_failure;
        self.last_failure = failure;
        let notice = self.last_failure.clone().filter(|_| is_new)?;
        Some(Input::Notice(notice))
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

/// The language that the settings name, or else the one given.
fn language_of(settings: &Settings, otherwise: Language) -> Language {
    let named = settings.language.as_deref();
    named.and_then(Language::of_locale).unwrap_or(otherwise)
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

#[cfg(test)]
mod tests {
    use std::fs;

    use amazons_core::{Game, Geometry, Player, Position};
    use amazons_store::GameId;

    use super::*;

    fn open(directory: Option<&Path>) -> (Keeper, Kept) {
        Keeper::open(directory, Language::English)
    }

    fn game(moves: &[&str]) -> SavedGame {
        let start = Position::start(Geometry::QUICK).expect("large enough");
        let mut game = Game::new(start);
        for text in moves {
            game.play(text.parse().expect("a move")).expect("legal");
        }
        let seats = Seat::against("Easy", Player::White);
        SavedGame::new(GameId::from(9), 1, seats, game)
    }

    /// Plays the first move found until the end.
    fn finished() -> SavedGame {
        let mut saved = game(&[]);
        while let Some(&turn) = saved.game.position().moves().first() {
            saved.game.play(turn).expect("legal");
        }
        saved
    }

    fn notice(input: Option<Input>) -> Option<String> {
        match input {
            Some(Input::Notice(text)) => Some(text),
            _ => None,
        }
    }

    /// How many games there are in the record that is told, if one is.
    fn counted(inputs: &[Input]) -> Option<u64> {
        let [Input::Recorded { id, record }] = inputs else {
            panic!("{inputs:?}");
        };
        assert_eq!(*id, finished().id);
        record.as_ref().ok().map(|record| record.games())
    }

    #[test]
    fn what_is_kept_is_found_again() {
        let directory = tempfile::tempdir().expect("a directory");
        let (mut keeper, kept) = open(Some(directory.path()));
        assert_eq!((kept.saved, kept.notices), (None, vec![]));
        let saved = game(&["b1-b4/d2"]);
        assert!(keeper.save(&saved).is_none());
        drop(keeper);
        let (mut keeper, kept) = open(Some(directory.path()));
        assert_eq!(kept.saved, Some(saved));
        assert_eq!(counted(&keeper.finish(&finished())), Some(1));
        drop(keeper);
        let (_, kept) = open(Some(directory.path()));
        assert_eq!(kept.saved, None);
    }

    #[test]
    fn a_second_window_says_so_and_keeps_nothing() {
        let directory = tempfile::tempdir().expect("a directory");
        let (mut owner, _) = open(Some(directory.path()));
        owner.save(&game(&[]));
        let (mut guest, kept) = open(Some(directory.path()));
        assert_eq!(kept.notices, [Language::English.guest()]);
        assert_eq!(kept.saved, None);
        assert!(guest.save(&game(&["b1-b4/d2"])).is_none());
        assert_eq!(counted(&guest.finish(&finished())), None);
        assert!(guest.save_settings(&Settings::default()).is_none());
        drop((owner, guest));
        let (_, kept) = open(Some(directory.path()));
        assert_eq!(kept.saved, Some(game(&[])));
    }

    #[test]
    fn damaged_and_newer_files_are_told() {
        let check = |file: &str, content: &str, expected: &str| {
            let directory = tempfile::tempdir().expect("a directory");
            fs::write(directory.path().join(file), content).expect("written");
            let (_, kept) = open(Some(directory.path()));
            let told = kept.notices.join("\n");
            assert!(told.contains(expected), "{file}: {told}");
            assert_eq!(kept.saved, None);
        };
        check("game.json", "{", "The game that was left is damaged");
        check(
            "statistics.json",
            "?",
            "The record of your games is damaged",
        );
        check("settings.json", "[]", "Your settings are damaged");
        let newer = r#"{"version": 9}"#;
        check("game.json", newer, "what is played now is not saved");
        check(
            "statistics.json",
            newer,
            "what is played now is not counted",
        );
        check("settings.json", newer, "Your settings are from a newer");
    }

    #[test]
    fn a_game_at_an_unknown_level_outlasts_the_next() {
        let directory = tempfile::tempdir().expect("a directory");
        let (mut keeper, _) = open(Some(directory.path()));
        let mut godlike = game(&["b1-b4/d2"]);
        godlike.seats.black = Seat::Computer("Godlike".into());
        keeper.save(&godlike);
        drop(keeper);
        let content = fs::read(directory.path().join("game.json")).expect("readable");

        let (mut keeper, kept) = open(Some(directory.path()));
        assert_eq!(kept.saved, None);
        let [told] = &kept.notices[..] else {
            panic!("{:?}", kept.notices);
        };
        assert!(told.contains("no level \"Godlike\""), "{told}");
        assert!(told.contains("kept as game.kept-1.json in /"), "{told}");
        assert!(keeper.save(&game(&[])).is_none());
        let aside = directory.path().join("game.kept-1.json");
        assert_eq!(fs::read(aside).expect("readable"), content);
        drop(keeper);
        let (_, kept) = open(Some(directory.path()));
        assert_eq!((kept.saved, kept.notices), (Some(game(&[])), vec![]));
    }

    #[test]
    fn games_are_listed_opened_and_exported() {
        let directory = tempfile::tempdir().expect("a directory");
        let (mut keeper, _) = open(Some(directory.path()));
        keeper.finish(&finished());
        let Input::Games(Ok(games)) = keeper.games() else {
            panic!("the games are listed");
        };
        let [game] = &games[..] else {
            panic!("{games:?}");
        };
        let Input::Opened(Ok(opened)) = keeper.open_game(&game.path) else {
            panic!("the game is opened");
        };
        assert_eq!(opened.game.moves(), finished().game.moves());
        let Input::Statistics(Ok(statistics)) = keeper.statistics() else {
            panic!("the statistics are loaded");
        };
        assert_eq!(statistics.len(), 1);
        let Input::Exported(Ok(exported)) = keeper.export() else {
            panic!("both are exported");
        };
        assert_eq!((exported.games, exported.records), (1, 1));
        assert!(directory.path().join("export/statistics.csv").exists());
        let nowhere = directory.path().join("games/nothing.sgf");
        assert!(matches!(keeper.open_game(&nowhere), Input::Opened(Err(_))));
        let (guest, _) = open(Some(directory.path()));
        assert!(matches!(guest.games(), Input::Games(Err(_))));
    }

    #[test]
    fn why_a_game_is_not_counted() {
        let directory = tempfile::tempdir().expect("a directory");
        let why = |keeper: &mut Keeper, saved: &SavedGame| match &keeper.finish(saved)[..] {
            [
                Input::Recorded {
                    record: Err(why), ..
                },
            ] => why.clone(),
            other => panic!("{other:?}"),
        };
        let (mut owner, _) = open(Some(directory.path()));
        let (mut guest, _) = open(Some(directory.path()));
        let (mut nowhere, _) = open(Some(&directory.path().join("lock")));
        assert_eq!(
            why(&mut guest, &finished()),
            Language::English.guest_uncounted()
        );
        assert_eq!(
            why(&mut nowhere, &finished()),
            Language::English.nowhere_uncounted()
        );
        let mut unnamed = finished();
        let start = Position::from_diagram("W###|####|####|###B", Player::White);
        unnamed.game = Game::new(start.expect("a position"));
        let expected = "Not counted: games on boards without a name are not";
        assert_eq!(why(&mut owner, &unnamed), expected);
    }

    #[test]
    fn a_failure_is_told_once_until_something_works() {
        let directory = tempfile::tempdir().expect("a directory");
        let (mut keeper, _) = open(Some(directory.path()));
        let file = directory.path().join("game.json");
        fs::write(&file, r#"{"version": 9}"#).expect("written");
        let told = notice(keeper.save(&game(&[]))).expect("a failure");
        assert!(
            told.starts_with("The game that was left is from a newer"),
            "{told}"
        );
        assert_eq!(notice(keeper.save(&game(&[]))), None, "told already");
        fs::remove_file(&file).expect("removed");
        assert_eq!(notice(keeper.save(&game(&[]))), None, "it works");
        fs::write(&file, r#"{"version": 9}"#).expect("written");
        assert!(notice(keeper.save(&game(&[]))).is_some());
    }

    #[test]
    fn damaged_statistics_do_not_swallow_a_game() {
        let directory = tempfile::tempdir().expect("a directory");
        let (mut keeper, _) = open(Some(directory.path()));
        fs::write(directory.path().join("statistics.json"), "?").expect("written");
        let inputs = keeper.finish(&finished());
        assert_eq!(counted(&inputs[..1]), Some(1));
        let [_, Input::Notice(told)] = &inputs[..] else {
            panic!("{inputs:?}");
        };
        assert!(told.contains("begins anew"), "{told}");
        assert!(told.contains("kept as statistics.damaged-1.json"), "{told}");
    }

    #[test]
    fn a_game_that_cannot_be_counted_is_told() {
        let directory = tempfile::tempdir().expect("a directory");
        let (mut keeper, _) = open(Some(directory.path()));
        let file = directory.path().join("statistics.json");
        fs::write(&file, r#"{"version": 9}"#).expect("written");
        match &keeper.finish(&finished())[..] {
            [
                Input::Recorded {
                    record: Err(why), ..
                },
                Input::Notice(told),
            ] => {
                assert_eq!(why, Language::English.failed_uncounted());
                assert!(told.starts_with("This game is not counted"), "{told}");
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn without_a_place_to_keep_things_nothing_fails() {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("file");
        fs::write(&file, "").expect("written");
        let (mut keeper, kept) = open(Some(&file));
        let [told] = &kept.notices[..] else {
            panic!("{:?}", kept.notices);
        };
        assert!(told.starts_with("Nothing can be saved"), "{told}");
        assert!(keeper.save(&game(&[])).is_none());
    }
}
