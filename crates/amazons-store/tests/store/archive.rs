//! Games kept as SGF: once each, listed, read again, exported.

use std::fs;
use std::path::Path;

use amazons_core::{ByPlayer, Game, Geometry, Player, Position};
use amazons_store::{KeptContent, KeptGame, Ruling, SavedGame, Seat, Store, StoreError, Verdict};

use crate::helpers::{finished, game, listing, open};

/// The names in the folder of games.
fn names(directory: &Path) -> Vec<String> {
    listing(&directory.join("games")).into_keys().collect()
}

/// The name with its date and time made unreadable.
fn without_time(name: &str) -> String {
    let (time, rest) = name.split_at("2026-11-30_18-30-12".len());
    let plain = |character: char| {
        if character.is_ascii_digit() {
            'd'
        } else {
            character
        }
    };
    time.chars().map(plain).collect::<String>() + rest
}

#[test]
fn a_finished_game_is_kept_under_time_board_and_id() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    store.finish_game(&finished(0xab)).unwrap();
    let [name] = &names(directory.path())[..] else {
        panic!("{:?}", names(directory.path()));
    };
    assert_eq!(
        without_time(name),
        "dddd-dd-dd_dd-dd-dd_6x6_00000000000000ab.sgf"
    );
    let record = store.load_record(&store.games().unwrap()[0].path).unwrap();
    assert_eq!(record.game, finished(0xab).game);
    assert_eq!(record.date.as_deref(), Some(&name[..10]));
}

#[test]
fn finished_again_after_any_cut_it_is_there_once() {
    let check = |what: &str, make: &dyn Fn(&Store)| {
        let directory = tempfile::tempdir().unwrap();
        make(&open(directory.path()));
        let store = open(directory.path());
        for _ in 0..2 {
            store.recover().unwrap();
            assert_eq!(names(directory.path()).len(), 1, "{what}");
        }
    };
    let unnamed = || {
        let start = Position::from_diagram("W###|####|####|###B", Player::White).unwrap();
        let seats = Seat::against("Easy", Player::White);
        SavedGame::new(9.into(), 1, seats, Game::new(start))
    };
    check("saved", &|store| store.save_game(&finished(1)).unwrap());
    check("kept, not counted", &|store| {
        store.save_game(&finished(1)).unwrap();
        store.keep_game(&finished(1)).unwrap();
    });
    check("counted, not removed", &|store| {
        store.finish_game(&finished(1)).unwrap();
        store.save_game(&finished(1)).unwrap();
    });
    check("finished twice", &|store| {
        store.finish_game(&finished(1)).unwrap();
        store.finish_game(&finished(1)).unwrap();
    });
    check("replaced by the next", &|store| {
        store.save_game(&finished(1)).unwrap();
        store.save_game(&game(2, 3)).unwrap();
    });
    check("not counted at all", &|store| {
        store.save_game(&unnamed()).unwrap();
        store.finish_game(&unnamed()).unwrap();
        store.save_game(&unnamed()).unwrap();
    });
}

#[test]
fn a_game_kept_while_it_ran_is_replaced_when_it_is_over() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let first = store.keep_game(&game(1, 3)).unwrap();
    assert_eq!(store.load_record(&first).unwrap().game, game(1, 3).game);
    store.finish_game(&finished(1)).unwrap();
    assert_eq!(store.load_record(&first).unwrap().game, finished(1).game);
    assert_eq!(names(directory.path()).len(), 1);
}

#[test]
fn what_was_written_into_a_file_by_hand_stays() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let path = store.keep_game(&finished(1)).unwrap();
    let mut record = store.load_record(&path).unwrap();
    record.comments.insert(0, "my best".into());
    fs::write(&path, record.to_sgf()).unwrap();
    store.keep_game(&finished(1)).unwrap();
    assert_eq!(store.load_record(&path).unwrap(), record);
    // But a spoilt one is mended.
    fs::write(&path, "(;FF[4").unwrap();
    store.keep_game(&finished(1)).unwrap();
    assert_eq!(store.load_record(&path).unwrap().game, finished(1).game);
}

/// A line of a list as a person might read it.
fn line(game: &KeptGame) -> String {
    match &game.content {
        KeptContent::Whole(summary) => {
            let name = |player| summary.players[player].as_deref().unwrap_or("?");
            format!(
                "{} - {}, {}, {} turns, {}",
                name(Player::White),
                name(Player::Black),
                summary.board,
                summary.turns,
                summary.result.as_deref().unwrap_or("-"),
            )
        }
        KeptContent::Damaged(why) => format!("damaged: {why}"),
    }
}

#[test]
fn games_are_listed_newest_first_and_damaged_ones_as_such() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    assert_eq!(store.games().unwrap(), []);
    let mut timed = game(4, 5);
    timed.seats = ByPlayer {
        white: Seat::Person,
        black: Seat::Person,
    };
    timed.ruling = Some(Ruling {
        winner: Player::Black,
        by: Verdict::Time,
    });
    let folder = directory.path().join("games");
    let dated = |saved: &SavedGame, name: &str| {
        let path = store.keep_game(saved).unwrap();
        fs::rename(path, folder.join(name)).unwrap();
    };
    dated(&timed, "2026-01-02_10-00-00_6x6_0000000000000004.sgf");
    dated(&finished(1), "2026-01-02_09-59-59_6x6_0000000000000001.sgf");
    dated(&game(2, 3), "2027-05-06_00-00-00_6x6_0000000000000002.sgf");
    let other = "(;GM[18]SZ[6]PW[Ada]PB[Bea]DT[2026-11-30]AW[bf]AB[ba]PL[W])";
    fs::write(folder.join("olympiad.sgf"), other).unwrap();
    fs::write(folder.join("z.SGF"), "(;GM[18]SZ[6]AW[bf]AB[ba]PL[W])").unwrap();
    fs::write(folder.join("2026-03-01_broken.sgf"), "(;GM[18]SZ[six]").unwrap();
    fs::write(folder.join("notes.txt"), "not a game").unwrap();
    fs::create_dir(folder.join("folder.sgf")).unwrap();
    let lines: Vec<_> = store.games().unwrap().iter().map(line).collect();
    insta::assert_snapshot!("games", lines.join("\n"));
}

#[test]
fn a_record_that_cannot_be_read_is_told_and_left() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let path = directory.path().join("game.sgf");
    let check = |expected: &str| {
        let error = store.load_record(&path).unwrap_err();
        let (path, message) = (path.display().to_string(), error.to_string());
        assert_eq!(message.replace(&path, "FILE"), expected);
    };
    check("cannot read FILE: entity not found");
    fs::write(&path, "(;GM[18]SZ[six])").unwrap();
    let error = store.load_record(&path).unwrap_err();
    assert!(matches!(
        error,
        StoreError::Damaged {
            set_aside: None,
            ..
        }
    ));
    assert!(error.to_string().ends_with("; it was left where it is"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "(;GM[18]SZ[six])");
}

#[test]
fn everything_is_exported_and_exported_again() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for number in 1..=3 {
        let mut saved = finished(number);
        if number == 3 {
            saved.seats = Seat::against("Tough, \"really\"", Player::White);
        }
        store.finish_game(&saved).unwrap();
    }
    let to = tempfile::tempdir().unwrap();
    let to = to.path().join("made/on/the/way");
    for _ in 0..2 {
        let exported = store.export(&to).unwrap();
        assert_eq!(
            (exported.games, exported.left_out, exported.records),
            (3, 0, 3)
        );
        assert_eq!(
            listing(&to.join("games")),
            listing(&directory.path().join("games"))
        );
    }
    let names: Vec<_> = listing(&to).into_keys().collect();
    assert_eq!(names, ["games", "statistics.csv"]);
    let table = fs::read_to_string(to.join("statistics.csv")).unwrap();
    insta::assert_snapshot!("exported_statistics", table);
}

#[test]
fn every_board_can_be_kept() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for (width, height) in [(4, 4), (5, 4), (4, 5), (11, 11), (11, 4)] {
        let board = Geometry::new(width, height).unwrap();
        let id = u64::from(width) << 8 | u64::from(height);
        let seats = Seat::against("Hard", Player::Black);
        let start = Position::start(board).unwrap();
        let saved = SavedGame::new(id.into(), 1, seats, Game::new(start));
        let path = store.keep_game(&saved).unwrap();
        assert_eq!(
            store.load_record(&path).unwrap().game,
            saved.game,
            "{board}"
        );
    }
    assert_eq!(store.games().unwrap().len(), 5);
}
