//! What the files look like.

use std::fs;

use amazons_core::{Game, Geometry, Player, Reading};
use amazons_store::{GameId, SavedGame, Settings};

use crate::helpers::{finished, listing, open};

#[test]
fn each_file_can_be_read_by_a_person() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for number in 1..=4 {
        store.finish_game(&finished(number)).unwrap();
    }
    let start: Reading = "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1"
        .parse()
        .unwrap();
    let mut saved = SavedGame {
        id: GameId::from(0x0123_4567_89ab_cdef),
        seed: u64::MAX,
        level: "Crazy".into(),
        human: Player::Black,
        game: Game::from_reading(start).unwrap(),
    };
    for mv in ["d10-d8/g8", "d7-e7/e10", "a7-a10/a7"] {
        saved.game.play(mv.parse().unwrap()).unwrap();
    }
    store.save_game(&saved).unwrap();
    let settings = Settings {
        board: Geometry::CLASSIC,
        level: "Hard".into(),
        theme: "Dark".into(),
    };
    store.save_settings(&settings).unwrap();

    let read = |name: &str| fs::read_to_string(directory.path().join(name)).unwrap();
    insta::assert_snapshot!("game", read("game.json"));
    insta::assert_snapshot!("statistics", read("statistics.json"));
    insta::assert_snapshot!("settings", read("settings.json"));
    let names: Vec<_> = listing(directory.path()).into_keys().collect();
    assert_eq!(
        names,
        ["game.json", "lock", "settings.json", "statistics.json"]
    );

    assert_eq!(store.load_game().unwrap(), Some(saved));
    assert_eq!(store.load_settings().unwrap(), settings);
}

#[test]
fn nothing_saved_is_nothing_loaded() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory.path().join("made/on/the/way"));
    assert_eq!(store.load_game().unwrap(), None);
    assert_eq!(store.recover().unwrap(), None);
    assert_eq!(store.load_settings().unwrap(), Settings::default());
    assert_eq!(store.load_statistics().unwrap().records().count(), 0);
    store.forget_game().unwrap();
}

#[test]
fn every_length_of_game_comes_back() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let whole = finished(5);
    for turns in 0..=whole.game.moves().len() {
        let saved = crate::helpers::game(5, turns);
        store.save_game(&saved).unwrap();
        assert_eq!(store.load_game().unwrap(), Some(saved));
    }
}
