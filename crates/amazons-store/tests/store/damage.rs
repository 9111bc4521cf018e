//! Files that someone or something has spoilt.

use std::fs;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::Path;

use amazons_store::{Settings, Store, StoreError};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::helpers::{finished, game, open};

type Load = fn(&Store) -> Result<String, StoreError>;

/// A file's name, what a whole one holds, and how it is loaded.
fn whole_files() -> [(&'static str, Vec<u8>, Load); 3] {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    store.finish_game(&finished(1)).unwrap();
    store.finish_game(&finished(2)).unwrap();
    store.save_game(&game(3, 6)).unwrap();
    store.save_settings(&Settings::default()).unwrap();
    let read = |name: &str| fs::read(directory.path().join(name)).unwrap();
    [
        ("game.json", read("game.json"), load_game),
        ("statistics.json", read("statistics.json"), |store| {
            store.load_statistics().map(|it| format!("{it:?}"))
        }),
        ("settings.json", read("settings.json"), |store| {
            store.load_settings().map(|it| format!("{it:?}"))
        }),
    ]
}

fn load_game(store: &Store) -> Result<String, StoreError> {
    let saved = store.load_game()?;
    let reading = saved.as_ref().map(|saved| saved.game.reading());
    Ok(format!("{saved:?} {reading:?}"))
}

/// What became of a file.
#[derive(Debug, PartialEq)]
enum Fate {
    Whole(String),
    /// Told, and set aside by the owner.
    Damaged,
    Newer,
}

/// Loads a file with this content, and sees to it that nothing of it is lost whatever comes out.
fn fate(store: &Store, directory: &Path, name: &str, content: &[u8], load: Load) -> Fate {
    let path = directory.join(name);
    fs::write(&path, content).unwrap();
    match load(store) {
        Ok(loaded) => {
            assert_eq!(fs::read(&path).unwrap(), content);
            Fate::Whole(loaded)
        }
        Err(StoreError::Newer { .. }) => {
            assert_eq!(fs::read(&path).unwrap(), content);
            Fate::Newer
        }
        Err(StoreError::Damaged {
            path: named,
            set_aside,
            ..
        }) => {
            assert_eq!(named, path);
            let kept = set_aside.as_ref().unwrap_or(&path);
            assert_eq!(fs::read(kept).unwrap(), content);
            assert_eq!(path.exists(), set_aside.is_none());
            fs::remove_file(kept).unwrap();
            Fate::Damaged
        }
        Err(error) => panic!("{error:?}"),
    }
}

#[test]
fn cut_at_every_byte() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for (name, content, load) in whole_files() {
        let check = |length: usize| fate(&store, directory.path(), name, &content[..length], load);
        let whole = check(content.len());
        assert!(matches!(whole, Fate::Whole(_)), "{name}: {whole:?}");
        // The last byte ends the line, and nothing is missing without it.
        assert_eq!(check(content.len() - 1), whole, "{name}");
        for length in 0..content.len() - 1 {
            assert_eq!(check(length), Fate::Damaged, "{name} cut at {length}");
            assert!(
                !directory.path().join(name).exists(),
                "{name} was not set aside"
            );
        }
    }
}

#[test]
fn each_bit_flipped() {
    let directory = tempfile::tempdir().unwrap();
    let _owner = open(directory.path());
    // A guest reads alike but sets nothing aside, which would have the disk work thousands of times.
    let store = open(directory.path());
    for (name, content, load) in whole_files() {
        let whole = fate(&store, directory.path(), name, &content, load);
        let mut unnoticed = Vec::new();
        for at in 0..content.len() {
            for bit in 0..8 {
                let mut flipped = content.clone();
                flipped[at] ^= 1 << bit;
                if fate(&store, directory.path(), name, &flipped, load) == whole {
                    unnoticed.push(at);
                }
            }
        }
        // White space, the case of a letter, other ways to write a move, and the name of a setting that
        // is as by default anyway may pass for the same.
        let neutral =
            |at: &usize| b" \n/-_".contains(&content[*at]) || content[*at].is_ascii_alphabetic();
        assert!(unnoticed.iter().all(neutral), "{name}: {unnoticed:?}");
    }
}

#[test]
fn bytes_at_random() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for (name, content, load) in whole_files() {
        let mut noticed = 0;
        for _ in 0..200 {
            let mut spoilt = content.clone();
            let from = rng.random_range(0..spoilt.len());
            let to = rng.random_range(from..=spoilt.len());
            let noise: Vec<u8> = (0..rng.random_range(1..20)).map(|_| rng.random()).collect();
            spoilt.splice(from..to, noise);
            let fate = fate(&store, directory.path(), name, &spoilt, load);
            noticed += u32::from(fate == Fate::Damaged);
        }
        assert!(noticed > 150, "{name}: {noticed}");
    }
}

#[test]
fn the_message_says_what_and_where() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let whole = String::from_utf8(whole_files()[0].1.clone()).unwrap();
    let check = |content: &[u8], message: &str| {
        fs::write(directory.path().join("game.json"), content).unwrap();
        let Err(StoreError::Damaged { fault, .. }) = store.load_game() else {
            panic!("{} was loaded", content.escape_ascii());
        };
        assert_eq!(fault.to_string(), message);
    };
    let replaced = |from: &str, to: &str, message: &str| {
        assert!(whole.contains(from), "{from}");
        check(whole.replacen(from, to, 1).as_bytes(), message);
    };
    check(b"", "EOF while parsing a value at line 1 column 0");
    check(b"{}", "missing field `version` at line 1 column 2");
    check(b"{\"version\":1}", "missing field `id` at line 1 column 13");
    check(b"{\"version\":2}", "missing field `id` at line 1 column 13");
    check(b"{\"version\":0}", "there is no format 0");
    check(
        b"{\"version\":-1}",
        "invalid value: integer `-1`, expected u64 at line 1 column 13",
    );
    check(b"{\n\"version\":1,\xff}", "byte 15 is not text");
    check(
        "[".repeat(100_000).as_bytes(),
        "invalid type: sequence, expected u64 at line 1 column 1",
    );
    check(&[b' '; (1 << 20) + 1], "it is larger than 1048576 bytes");
    replaced(
        "\"seed\"",
        "\"sead\"",
        "unknown field `sead`, expected one of `version`, `id`, `seed`, `white`, `black`, `clock`, `start`, `moves`, `ruling` at line 4 column 8",
    );
    replaced(
        "\"person\"",
        "\"dog\"",
        "unknown variant `dog`, expected `person` or `computer` at line 8 column 16",
    );
    replaced(
        "0000000000000003",
        "three",
        "a game's id is 1 to 16 hexadecimal digits: invalid digit found in string at line 3 column 15",
    );
    replaced(
        "1q2q1",
        "1q2q2",
        "row 2 has 6 squares, expected 7 at line 10 column 46",
    );
    replaced(
        whole.lines().nth(9).unwrap().trim(),
        "\"start\": \"b3/4/4/3w w d1 1\",",
        "the start is no start: the turn is unfinished: the amazon on d1 has still to shoot",
    );
    let third = whole.lines().nth(13).unwrap().trim();
    replaced(
        third,
        "\"b1-b9/b2\",",
        "move 3, `b1-b9/b2`, is illegal: no white amazon on b1",
    );
    replaced(
        third,
        "\"b1-b9\",",
        "move 3, `b1-b9`: the move ends at character 6, expected a square",
    );
}

#[test]
fn streaks_that_cannot_be_are_named() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let check = |wins: u64, losses: u64, current: i64, best: u64, whole: bool| {
        let json = format!(
            r#"{{"version": 1, "last_counted": null, "records": {{"8x8": {{"Hard": {{
                "wins": {wins}, "losses": {losses}, "current_streak": {current}, "best_streak": {best}
            }}}}}}}}"#
        );
        fs::write(directory.path().join("statistics.json"), json).unwrap();
        match store.load_statistics() {
            Ok(_) => assert!(whole),
            Err(StoreError::Damaged { fault, .. }) => {
                assert!(!whole);
                assert_eq!(
                    fault.to_string(),
                    "the streaks of 8x8 at level Hard do not fit its wins and losses"
                );
            }
            Err(error) => panic!("{error:?}"),
        }
    };
    check(3, 2, 2, 3, true);
    check(3, 2, -2, 3, true);
    check(3, 2, -3, 3, false);
    check(3, 2, 3, 2, false);
    check(3, 2, 1, 4, false);
    check(u64::MAX, u64::MAX, i64::MIN, u64::MAX, true);
    check(0, 0, i64::MIN, 0, false);
}

#[test]
fn huge_texts_make_no_huge_messages() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let whole = String::from_utf8(whole_files()[0].1.clone()).unwrap();
    let check = |from: &str| {
        let spoilt = whole.replacen(from, &"ä".repeat(100_000), 1);
        fs::write(directory.path().join("game.json"), spoilt).unwrap();
        let message = store.load_game().unwrap_err().to_string();
        assert!(message.len() < 1000, "{} bytes", message.len());
    };
    check("seed");
    check("black");
    check("1q2q1");
    check(
        whole
            .lines()
            .nth(9)
            .unwrap()
            .trim()
            .trim_matches(['"', ',']),
    );
}

#[test]
fn things_that_are_no_files_are_set_aside() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let path = directory.path().join("game.json");
    let check = |number: u32, fault_begins: &str| {
        let error = store.load_game().unwrap_err();
        let aside = directory.path().join(format!("game.damaged-{number}.json"));
        let (name, new_name) = (path.display(), aside.display());
        let message = error.to_string();
        assert!(
            message.starts_with(&format!("{name} is damaged: {fault_begins}")),
            "{message}"
        );
        assert!(
            message.ends_with(&format!("; it was kept as {new_name}")),
            "{message}"
        );
        assert!(aside.symlink_metadata().is_ok());
        assert_eq!(store.load_game().unwrap(), None);
        // And the next game goes its way.
        store.save_game(&game(1, 3)).unwrap();
        store.forget_game().unwrap();
    };
    fs::write(&path, "first").unwrap();
    check(1, "expected ident at line 1");
    fs::write(&path, "2").unwrap();
    check(2, "invalid type: integer `2`, expected an object");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("inside"), "kept").unwrap();
    check(3, "it is no regular file");
    symlink("/nowhere/at/all", &path).unwrap();
    check(4, "it cannot be read");
    symlink("game.json", &path).unwrap();
    check(5, "it cannot be read");
    symlink("/dev/zero", &path).unwrap();
    check(6, "it is no regular file");
    let _socket = UnixListener::bind(&path).unwrap();
    check(7, "it is no regular file");
    assert_eq!(
        fs::read_to_string(directory.path().join("game.damaged-3.json/inside")).unwrap(),
        "kept"
    );
}

#[test]
fn a_save_sets_damage_aside() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let check = |name: &str, save: &dyn Fn() -> Result<(), StoreError>| {
        let path = directory.path().join(format!("{name}.json"));
        let aside = directory.path().join(format!("{name}.damaged-1.json"));
        fs::write(&path, "spoilt").unwrap();
        save().unwrap();
        assert_eq!(fs::read_to_string(aside).unwrap(), "spoilt");
    };
    check("game", &|| store.save_game(&game(1, 3)));
    check("settings", &|| store.save_settings(&Settings::default()));
    assert_eq!(store.load_game().unwrap(), Some(game(1, 3)));
    assert_eq!(store.load_settings().unwrap(), Settings::default());
}

#[test]
fn a_link_to_a_whole_file_is_followed_and_its_target_never_written() {
    let directory = tempfile::tempdir().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let target = elsewhere.path().join("mine.json");
    let [(_, content, _), ..] = whole_files();
    fs::write(&target, &content).unwrap();
    symlink(&target, directory.path().join("game.json")).unwrap();
    let store = open(directory.path());
    assert_eq!(store.load_game().unwrap(), Some(game(3, 6)));
    store.save_game(&game(3, 7)).unwrap();
    assert_eq!(store.load_game().unwrap(), Some(game(3, 7)));
    assert_eq!(fs::read(&target).unwrap(), content);
}
