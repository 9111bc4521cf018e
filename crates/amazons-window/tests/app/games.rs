//! Whole games through the app, by targets alone, until the end screen.

use amazons_core::{Geometry, Move, Player};
use amazons_store::Store;
use amazons_window::app::Start;
use amazons_window::scene::Target;

use crate::desk::{Desk, start};

/// Plays the person's turn with taps on what the scene offers: an amazon that can move, a dot, a
/// ring. `number` makes the choices differ from turn to turn.
fn play_a_turn(desk: &mut Desk, number: usize) -> Move {
    let board = desk.board();
    let own: Vec<_> = board.position.amazons(board.bottom).iter().collect();
    let from = own[number % own.len()..]
        .iter()
        .chain(&own)
        .copied()
        .find(|&square| !board.stuck.has(square))
        .expect("an amazon that can move");
    desk.press(Target::Square(from));
    let steps: Vec<_> = desk.board().steps.iter().collect();
    let to = steps[number * 7 % steps.len()];
    desk.press(Target::Square(to));
    let shots: Vec<_> = desk.board().shots.iter().collect();
    let arrow = shots[number * 5 % shots.len()];
    desk.press(Target::Square(arrow));
    Move { from, to, arrow }
}

fn check(board: Geometry) {
    let directory = tempfile::tempdir().expect("a directory");
    let open = || Store::open(directory.path()).expect("a store");
    let mut desk = Desk::new(Start {
        board: Some(board),
        ..start()
    });
    desk.store = Some(open());
    desk.press(Target::Play);
    let mut played = Vec::new();
    let mut turns = 0;
    let end = loop {
        desk.wait(5000);
        let game = desk.game();
        if let Some(end) = game.end {
            break end;
        }
        turns += 1;
        match game.to_move {
            Some(player) if player == game.board.bottom => {
                played.push(play_a_turn(&mut desk, turns));
                assert_eq!(desk.board().last, played.last().copied());
            }
            _ => desk.think(),
        }
    };
    assert!(turns <= 92, "{board}: {turns} turns");
    let last = desk.board().position;
    let winner = last.winner().expect("nobody can move");
    assert_eq!(end.won, winner == Player::White, "{board}");
    assert!(end.reason.contains(&format!("Turns:\u{a0}{turns}.")));
    let heading = format!(
        "{} {} × {} · Easy",
        board.name().expect("named"),
        board.width(),
        board.height()
    );
    assert_eq!(end.record_heading, heading);

    // Counted once, and no game is left to go on with.
    desk.store = None;
    let store = open();
    let record = store
        .load_statistics()
        .expect("readable")
        .record(board, "Easy");
    assert_eq!((record.games(), record.wins == 1), (1, end.won), "{board}");
    assert_eq!(store.load_game().expect("readable"), None, "{board}");
    assert_eq!(end.record[0], ("Games".to_owned(), "1".to_owned()));
}

#[test]
fn quick() {
    check(Geometry::QUICK);
}

#[test]
fn medium() {
    check(Geometry::MEDIUM);
}

#[test]
fn classic() {
    check(Geometry::CLASSIC);
}
