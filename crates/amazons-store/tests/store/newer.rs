//! Files of a version that does not exist yet.

use std::fs;

use amazons_store::{Settings, StoreError};

use crate::helpers::{finished, game, listing, open};

const NEWER: &str = "{\"version\": 9, \"whatever\": [\"comes\", {\"then\": null}]}";

#[test]
fn a_newer_file_is_refused_and_untouched() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for name in ["game.json", "statistics.json", "settings.json"] {
        fs::write(directory.path().join(name), NEWER).unwrap();
    }
    let before = listing(directory.path());
    let check = |name: &str, known: u64, result: Result<(), StoreError>| {
        let path = directory.path().join(name);
        let expected = format!(
            "{} was written by a newer version (format 9, this one knows {known}); it was left as it is",
            path.display()
        );
        assert_eq!(result.unwrap_err().to_string(), expected);
        assert_eq!(listing(directory.path()), before);
    };
    check("game.json", 2, store.load_game().map(drop));
    check("game.json", 2, store.save_game(&game(1, 3)));
    check("game.json", 2, store.finish_game(&finished(1)).map(drop));
    check("game.json", 2, store.forget_game());
    check("game.json", 2, store.recover().map(drop));
    check("statistics.json", 1, store.load_statistics().map(drop));
    check("settings.json", 2, store.load_settings().map(drop));
    check(
        "settings.json",
        2,
        store.save_settings(&Settings::default()),
    );
}

#[test]
fn a_game_that_newer_statistics_cannot_take_waits_for_them() {
    let directory = tempfile::tempdir().unwrap();
    let statistics = directory.path().join("statistics.json");
    let store = open(directory.path());
    fs::write(&statistics, NEWER).unwrap();
    let refused = store.finish_game(&finished(1));
    assert!(matches!(refused, Err(StoreError::Newer { .. })));
    assert_eq!(fs::read_to_string(&statistics).unwrap(), NEWER);
    assert_eq!(store.load_game().unwrap(), Some(finished(1)));
    assert!(matches!(store.recover(), Err(StoreError::Newer { .. })));

    // A new game may begin all the same.
    store.save_game(&game(2, 1)).unwrap();
    assert_eq!(store.load_game().unwrap(), Some(game(2, 1)));
    assert_eq!(fs::read_to_string(&statistics).unwrap(), NEWER);
}
