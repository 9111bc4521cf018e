//! A finished game counts once, wherever the program died.

use std::fs;
use std::path::Path;

use amazons_core::{Game, Geometry, Position};
use amazons_store::{Record, Ruling, SavedGame, Seat, Store, StoreError, Verdict};

use crate::helpers::{finished, game, games_counted, level_and_won, open};

/// Makes a state of the disk in a fresh directory, opens and recovers it, and looks at what there is.
fn check(make: impl Fn(&Store, &Path), counted: u64, left: Option<&SavedGame>) {
    let directory = tempfile::tempdir().unwrap();
    make(&open(directory.path()), directory.path());
    let store = open(directory.path());
    // A second time nothing may change any more.
    for _ in 0..2 {
        store.recover().unwrap();
        assert_eq!(games_counted(&store), counted);
        assert_eq!(store.load_game().unwrap().as_ref(), left);
    }
}

#[test]
fn killed_before_the_finished_game_was_saved() {
    let almost = finished(1).game.moves().len() - 1;
    let running = game(1, almost);
    check(
        |store, _| store.save_game(&running).unwrap(),
        0,
        Some(&running),
    );
}

#[test]
fn killed_before_it_was_counted() {
    check(|store, _| store.save_game(&finished(1)).unwrap(), 1, None);
}

#[test]
fn killed_before_it_was_removed() {
    let counted_but_there = |store: &Store, directory: &Path| {
        let path = directory.join("game.json");
        store.save_game(&finished(1)).unwrap();
        let content = fs::read(&path).unwrap();
        store.finish_game(&finished(1)).unwrap();
        assert!(!path.exists());
        fs::write(&path, content).unwrap();
    };
    check(counted_but_there, 1, None);
}

#[test]
fn finishing_twice_counts_once() {
    let twice = |store: &Store, _: &Path| {
        let first = store.finish_game(&finished(1)).unwrap();
        assert_eq!(store.finish_game(&finished(1)).unwrap(), first);
    };
    check(twice, 1, None);
}

#[test]
fn finishing_late_leaves_the_next_game_alone() {
    let late = |store: &Store, _: &Path| {
        store.finish_game(&finished(1)).unwrap();
        store.save_game(&game(2, 5)).unwrap();
        store.finish_game(&finished(1)).unwrap();
    };
    check(late, 1, Some(&game(2, 5)));
}

#[test]
fn a_finished_game_is_counted_before_the_next_takes_its_place() {
    let saved_over = |store: &Store, _: &Path| {
        store.save_game(&finished(1)).unwrap();
        store.save_game(&game(2, 1)).unwrap();
    };
    check(saved_over, 1, Some(&game(2, 1)));
    let finished_over = |store: &Store, _: &Path| {
        store.save_game(&finished(1)).unwrap();
        store.finish_game(&finished(2)).unwrap();
    };
    check(finished_over, 2, None);
    let forgotten = |store: &Store, _: &Path| {
        store.save_game(&finished(1)).unwrap();
        store.forget_game().unwrap();
    };
    check(forgotten, 1, None);
}

#[test]
fn an_abandoned_game_is_not_counted() {
    let abandoned = |store: &Store, _: &Path| {
        store.save_game(&game(1, 5)).unwrap();
        store.forget_game().unwrap();
    };
    check(abandoned, 0, None);
    let replaced = |store: &Store, _: &Path| {
        store.save_game(&game(1, 5)).unwrap();
        store.save_game(&game(2, 5)).unwrap();
    };
    check(replaced, 0, Some(&game(2, 5)));
}

#[test]
fn damaged_statistics_begin_anew_with_the_game_that_found_them() {
    let told = |store: &Store, directory: &Path| {
        fs::write(directory.join("statistics.json"), "spoilt").unwrap();
        let error = store.finish_game(&finished(1)).unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
        let aside = directory.join("statistics.damaged-1.json");
        assert_eq!(fs::read_to_string(aside).unwrap(), "spoilt");
    };
    check(told, 1, None);
    let called_again = |store: &Store, directory: &Path| {
        told(store, directory);
        assert_eq!(store.finish_game(&finished(1)).unwrap().games(), 1);
    };
    check(called_again, 1, None);
    let next_game_begun = |store: &Store, directory: &Path| {
        told(store, directory);
        store.save_game(&game(2, 1)).unwrap();
    };
    check(next_game_begun, 1, Some(&game(2, 1)));
}

#[test]
fn a_running_game_cannot_be_finished() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    store.save_game(&game(1, 5)).unwrap();
    let refused = store.finish_game(&game(1, 5)).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the game is not over after 5 turns, so it cannot be counted"
    );
    assert_eq!(store.load_game().unwrap(), Some(game(1, 5)));
}

#[test]
fn games_of_other_starts_are_not_counted() {
    let other = |start: Position| {
        let mut saved = finished(1);
        saved.game = Game::new(start);
        while let Some(&mv) = saved.game.position().moves().first() {
            saved.game.play(mv).unwrap();
        }
        assert!(!saved.counts());
        saved
    };
    let unnamed = Position::start(Geometry::new(5, 4).unwrap()).unwrap();
    let in_mid_game = *game(1, 4).game.position();
    for start in [unnamed, in_mid_game] {
        let finish = |store: &Store, _: &Path| {
            let saved = other(start);
            store.save_game(&saved).unwrap();
            assert_eq!(store.finish_game(&saved).unwrap(), Record::default());
        };
        check(finish, 0, None);
        check(|store, _| store.save_game(&other(start)).unwrap(), 0, None);
    }
}

#[test]
fn wins_and_losses_go_to_the_board_and_level() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let played: Vec<_> = (1..=12).map(finished).collect();
    for saved in &played {
        let record = store.finish_game(saved).unwrap();
        let statistics = store.load_statistics().unwrap();
        assert_eq!(
            record,
            statistics.record(Geometry::QUICK, level_and_won(saved).0)
        );
    }
    let statistics = store.load_statistics().unwrap();
    for level in ["Easy", "Hard"] {
        let won: Vec<_> = played
            .iter()
            .map(level_and_won)
            .filter(|&(played_at, _)| played_at == level)
            .map(|(_, won)| won)
            .collect();
        let record = statistics.record(Geometry::QUICK, level);
        assert_eq!(record.games(), 6);
        assert_eq!(record.wins, won.iter().filter(|&&won| won).count() as u64);
    }
    assert_eq!(
        statistics.record(Geometry::MEDIUM, "Easy"),
        Record::default()
    );
}

#[test]
fn a_game_ended_by_a_ruling_counts_and_one_without_a_person_does_not() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let mut lost_on_time = game(1, 3);
    let (person, level) = lost_on_time.against().unwrap();
    let level = level.to_owned();
    lost_on_time.ruling = Some(Ruling {
        winner: !person,
        by: Verdict::Time,
    });
    assert_eq!(store.finish_game(&lost_on_time).unwrap().losses, 1);
    let mut watched = finished(2);
    watched.seats = watched.seats.map(|_| Seat::Computer(level.clone()));
    assert!(!watched.counts());
    store.save_game(&watched).unwrap();
    assert_eq!(store.finish_game(&watched).unwrap(), Record::default());
    assert_eq!(store.load_game().unwrap(), None);
    assert_eq!(games_counted(&store), 1);
}
