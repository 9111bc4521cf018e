//! What the operating system does not allow.

use std::fs;
use std::path::Path;

use amazons_store::{Settings, Store, StoreError, default_directory};

use crate::helpers::{child, directory_of_child, finished, game, open};

fn check(result: Result<(), StoreError>, action: &str, path: &Path) {
    let message = match result {
        Err(error @ StoreError::Io { .. }) => error.to_string(),
        other => panic!("{other:?}"),
    };
    let begin = format!("cannot {action} {}: ", path.display());
    assert!(message.starts_with(&begin), "{message}");
    assert!(!message.contains(".amazons-"), "{message}");
}

#[test]
fn a_directory_that_cannot_be() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let below = file.join("below");
    check(Store::open(&below).map(drop), "create", &below);
    check(Store::open(&file).map(drop), "create", &file);
    check(Store::open(Path::new("")).map(drop), "open", Path::new(""));
    fs::create_dir(directory.path().join("lock")).unwrap();
    let lock = directory.path().join("lock");
    check(Store::open(directory.path()).map(drop), "lock", &lock);
}

#[test]
fn a_directory_that_has_gone() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("data");
    let store = open(&path);
    fs::remove_dir_all(&path).unwrap();
    let game_json = path.join("game.json");
    check(store.save_game(&game(1, 3)), "write", &game_json);
    check(
        store.finish_game(&finished(1)).map(drop),
        "write",
        &game_json,
    );
    check(
        store.save_settings(&Settings::default()),
        "write",
        &path.join("settings.json"),
    );
    assert_eq!(store.load_game().unwrap(), None);
}

#[test]
fn the_default_directory_follows_the_environment() {
    if directory_of_child().is_some() {
        match default_directory() {
            Ok(path) => println!("\n{}", path.display()),
            Err(error) => println!("\n{error}"),
        }
        return;
    }
    let check = |data_home: &str, home: &str, expected: &str| {
        let test = "refusals::the_default_directory_follows_the_environment";
        let output = child(test, Path::new("/"))
            .env("XDG_DATA_HOME", data_home)
            .env("HOME", home)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains(&format!("\n{expected}\n")), "{said}");
    };
    check("/data", "/home/her", "/data/amazons");
    check("", "/home/her", "/home/her/.local/share/amazons");
    check("relative", "/home/her", "/home/her/.local/share/amazons");
    check(
        "",
        "relative",
        "there is no home directory to keep games in",
    );
}
