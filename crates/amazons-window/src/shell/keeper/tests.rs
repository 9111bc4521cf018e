use std::fs;

use amazons_core::{Game, Geometry, Player, Position};
use amazons_store::{GameId, Seat};

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
    check("game.json", "{", "The unfinished game is damaged");
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
fn a_game_set_aside_is_the_same_game_when_it_goes_on() {
    let directory = tempfile::tempdir().expect("a directory");
    let (mut keeper, _) = open(Some(directory.path()));
    let mut saved = game(&["b1-b4/d2"]);
    for turns in 1..=2 {
        assert!(keeper.keep(&saved).is_none());
        let Input::Games(Ok(games)) = keeper.games() else {
            panic!("the games are listed");
        };
        let [kept] = &games[..] else {
            panic!("it is there once: {games:?}");
        };
        let Input::Opened(Ok(opened)) = keeper.open_game(&kept.path) else {
            panic!("the game is opened");
        };
        assert_eq!((opened.id, opened.result), (Some(saved.id), None));
        assert_eq!(opened.game.moves().len(), turns);
        let turn = saved.game.position().moves()[0];
        saved.game.play(turn).expect("legal");
    }
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
        told.starts_with("The unfinished game is from a newer"),
        "{told}"
    );
    assert_eq!(notice(keeper.save(&game(&[]))), None, "told already");
    fs::remove_file(&file).expect("removed");
    let settings = Settings::default();
    assert!(keeper.save_settings(&settings).is_none(), "another matter");
    let Some(Input::Mended(mended)) = keeper.save(&game(&[])) else {
        panic!("it works");
    };
    assert_eq!(mended, told);
    assert!(keeper.save(&game(&[])).is_none(), "it went on working");
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
    assert!(told.contains("starts over"), "{told}");
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
