//! Two processes with one directory.

use std::fs;

use amazons_store::{Access, Settings, Store, StoreError};

use crate::helpers::{child, directory_of_child, finished, game, listing, open};

#[test]
fn the_second_may_look_but_not_write() {
    let directory = tempfile::tempdir().unwrap();
    let owner = open(directory.path());
    let guest = open(directory.path());
    assert_eq!(owner.access(), Access::Owner);
    assert_eq!(guest.access(), Access::Guest);

    owner.save_game(&game(1, 4)).unwrap();
    assert_eq!(guest.load_game().unwrap(), Some(game(1, 4)));
    let before = listing(directory.path());
    let check = |result: Result<(), StoreError>| {
        assert!(matches!(result, Err(StoreError::Guest)), "{result:?}");
        assert_eq!(listing(directory.path()), before);
    };
    check(guest.save_game(&game(2, 1)));
    check(guest.finish_game(&finished(1)).map(drop));
    check(guest.forget_game());
    check(guest.set_game_aside().map(drop));
    check(guest.save_settings(&Settings::default()));
    check(guest.keep_game(&game(2, 1)).map(drop));

    // Nor does it end the owner's work, or clear up behind it.
    owner.save_game(&finished(1)).unwrap();
    fs::write(directory.path().join(".amazons-abc.tmp"), "half").unwrap();
    let before = listing(directory.path());
    assert_eq!(open(directory.path()).recover().unwrap(), None);
    assert_eq!(listing(directory.path()), before);
}

#[test]
fn a_guest_leaves_damage_where_it_is() {
    let directory = tempfile::tempdir().unwrap();
    let owner = open(directory.path());
    let guest = open(directory.path());
    fs::write(directory.path().join("game.json"), "spoilt").unwrap();
    let before = listing(directory.path());
    let message = guest.load_game().unwrap_err().to_string();
    assert!(message.ends_with("; it was left where it is"), "{message}");
    assert_eq!(listing(directory.path()), before);
    assert!(owner.load_game().is_err());
    assert_eq!(guest.load_game().unwrap(), None);
}

#[test]
fn the_directory_goes_to_the_next_when_it_is_let_go() {
    let directory = tempfile::tempdir().unwrap();
    let first = open(directory.path());
    let second = open(directory.path());
    drop(first);
    assert_eq!(second.access(), Access::Guest);
    assert_eq!(open(directory.path()).access(), Access::Owner);
}

#[test]
fn another_process_is_a_guest() {
    if let Some(directory) = directory_of_child() {
        let store = Store::open(&directory).unwrap();
        let refused = store.save_game(&game(2, 2)).unwrap_err();
        println!("\n{:?}; {refused}", store.access());
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    store.save_game(&game(1, 2)).unwrap();
    let output = child("guests::another_process_is_a_guest", directory.path())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let expected = "\nGuest; another window keeps the game, so nothing is saved from this one\n";
    assert!(said.contains(expected), "{said}");
    assert_eq!(store.load_game().unwrap(), Some(game(1, 2)));
}

#[test]
fn the_owner_clears_away_what_a_killed_process_left() {
    let directory = tempfile::tempdir().unwrap();
    fs::write(directory.path().join(".amazons-abc.tmp"), "half").unwrap();
    fs::write(directory.path().join("amazons.tmp"), "not ours").unwrap();
    open(directory.path());
    let names: Vec<_> = listing(directory.path()).into_keys().collect();
    assert_eq!(names, ["amazons.tmp", "lock"]);
}
