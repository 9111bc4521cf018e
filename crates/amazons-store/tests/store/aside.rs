//! Whole games that are moved out of the way.

use std::fs;

use amazons_store::StoreError;

use crate::helpers::{game, listing, open};

#[test]
fn each_game_is_kept_under_a_name_of_its_own() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for (number, name) in [(1, "game.kept-1.json"), (2, "game.kept-2.json")] {
        store.save_game(&game(number, 4)).unwrap();
        let content = fs::read(directory.path().join("game.json")).unwrap();
        let aside = store.set_game_aside().unwrap();
        assert_eq!(aside, directory.path().join(name));
        assert_eq!(fs::read(&aside).unwrap(), content);
        assert_eq!(store.load_game().unwrap(), None);
    }
    // Named as before, it is the game that was left.
    let aside = directory.path().join("game.kept-1.json");
    fs::rename(aside, directory.path().join("game.json")).unwrap();
    assert_eq!(store.load_game().unwrap(), Some(game(1, 4)));
}

#[test]
fn a_game_set_aside_outlasts_the_next() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    store.save_game(&game(1, 4)).unwrap();
    let aside = store.set_game_aside().unwrap();
    let content = fs::read(&aside).unwrap();
    store.save_game(&game(2, 2)).unwrap();
    store.forget_game().unwrap();
    assert_eq!(fs::read(&aside).unwrap(), content);
}

#[test]
fn without_a_game_nothing_is_moved() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let before = listing(directory.path());
    let refused = store.set_game_aside().unwrap_err();
    let path = directory.path().join("game.json");
    let expected = format!("cannot move {}: ", path.display());
    assert!(refused.to_string().starts_with(&expected), "{refused}");
    assert!(matches!(refused, StoreError::Io { .. }));
    assert_eq!(listing(directory.path()), before);
}
