//! The end of a game.

use amazons_core::{Geometry, Player};
use amazons_store::{GameId, Record};
use amazons_window::app::Input;
use amazons_window::scene::Target;

use crate::desk::{Desk, saved};

/// White has a row to itself, Black has one square left to go to, beside its own.
pub(crate) fn before_the_end() -> Desk {
    let mut game = saved(Geometry::QUICK, "Easy", Player::White, &[]);
    let position = amazons_core::Position::from_diagram(
        "B.####|######|######|######|######|...W..",
        Player::White,
    );
    game.game = amazons_core::Game::new(position.expect("a position"));
    Desk::continuing(game)
}

#[test]
fn the_end_is_shown_after_the_last_arrow_and_counted_before() {
    let mut desk = before_the_end();
    assert_eq!(desk.asked(), "count 0");
    desk.tap("d1 c1 b1");
    // Black can still move, into the corner's one free square.
    assert_eq!(desk.asked(), "save 1, count 1, think");
    desk.answer("a6-b6/a6");
    desk.tap("c1 d1 c1");
    assert_eq!(desk.asked(), "save 2, count 2, finish 3, count 3");
    assert_eq!(desk.game().end, None, "the arrow still flies");
    desk.wait(1000);
    let end = desk.game().end.expect("the end");
    assert!(end.won);
    assert_eq!(end.reason, "Easy cannot move. Turns:\u{a0}3.");
    assert_eq!(end.record_heading, "Quick 6 × 6 · Easy");
    assert_eq!(end.record, [], "not known yet");
    let record = Ok(Record {
        wins: 3,
        losses: 1,
        current_streak: 2,
        best_streak: 2,
    });
    // Another game's, late.
    let id = GameId::from(1);
    desk.give(Input::Recorded {
        id,
        record: record.clone(),
    });
    assert_eq!(desk.game().end.expect("the end").record, []);
    let id = GameId::from(77);
    desk.give(Input::Recorded { id, record });
    let end = desk.game().end.expect("the end");
    assert_eq!(end.record_heading, "Quick 6 × 6 · Easy");
    let record: Vec<String> = end.record.iter().map(|(n, v)| format!("{n} {v}")).collect();
    assert_eq!(
        record.join(", "),
        "Games 4, Wins 3, Losses 1, Win rate 75%, Current streak 2 wins, Best streak 2 wins"
    );
    let record = Err("Not counted: it rained".into());
    desk.give(Input::Recorded { id, record });
    let end = desk.game().end.expect("the end");
    assert_eq!(end.record_heading, "Not counted: it rained");
    assert_eq!(end.record, []);
    assert_eq!(desk.game().to_move, None);
    assert_eq!(desk.app.next_redraw(desk.now), None);
    desk.tap("d1 a6");
    desk.give(Input::RightPressed);
    assert_eq!(desk.hand(), "none");
}

#[test]
fn after_the_end_another_game_begins_or_is_chosen() {
    let ended = || {
        let mut desk = before_the_end();
        desk.tap("d1 c1 b1");
        desk.answer("a6-b6/a6");
        desk.tap("c1 d1 c1");
        desk.asked();
        desk.wait(1000);
        desk
    };
    let mut desk = ended();
    desk.press(Target::Rematch);
    assert_eq!(desk.asked(), "save 0");
    assert_eq!(desk.game().end, None);
    assert_eq!(desk.board().position.geometry(), Geometry::QUICK);

    let mut desk = ended();
    desk.press(Target::NewGame);
    let buttons = desk.settings().buttons;
    assert_eq!(buttons.len(), 1, "what is over cannot be continued");
    desk.press(Target::Continue);
    desk.settings();
}
