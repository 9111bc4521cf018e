//! Playing by the keys alone.
//!
//! On the Quick board White stands on a2, b1, e1 and f2, Black on a5, b6, e6 and f5.

use amazons_ai::Level;
use amazons_core::{Geometry, Player};
use amazons_window::app::Start;
use amazons_window::scene::Target;

use crate::desk::{Desk, level, square, start};

/// Presses keys on a new board; what is in hand and asked for then, and where the cursor is.
fn check(keys: &str, hand: &str, asked: &str, cursor: &str) {
    let mut desk = Desk::playing();
    desk.keys(keys);
    assert_eq!(desk.hand(), hand, "{keys}");
    assert_eq!(desk.asked(), asked, "{keys}");
    let at = desk
        .board()
        .cursor
        .map_or("none".into(), |at| at.to_string());
    assert_eq!(at, cursor, "{keys}");
}

#[test]
fn arrows_move_a_cursor_and_enter_acts() {
    check("Up", "none", "", "b1");
    check("Enter", "none", "", "b1");
    check("Tab", "none", "", "b1");
    check("Tab Tab", "none", "", "e1");
    check("BackTab", "none", "", "f2");
    check("Tab Up Right Down Down", "none", "", "c1");
    check("Tab Enter", "b1", "", "b1");
    check("Tab Enter Tab", "b1", "", "e1");
    check("Tab Enter Up Up Up Enter", "b1-b4", "", "b4");
    check(
        "Tab Enter Up Up Up Enter Right Enter",
        "none",
        "save 1, think",
        "c4",
    );
    check("Tab Enter Enter", "none", "", "b1");
    check("Tab Esc", "none", "", "none");
    check("Tab Enter Up Enter Backspace", "b1", "", "b2");
    check("Tab Enter Up Enter Esc", "b1", "", "b2");
}

#[test]
fn moves_are_typed() {
    check("b1", "b1", "", "none");
    check("b1b4", "b1-b4", "", "none");
    check("b1b4d2", "none", "save 1, think", "none");
    check("b1-b4/d2", "none", "save 1, think", "none");
    check("B1 B4 D2", "none", "save 1, think", "none");
    // What cannot be is ignored.
    check("b1b6d2", "b1", "", "none");
    let mut desk = Desk::playing();
    desk.keys("b1b");
    assert_eq!(desk.game().advice, "Typed: b…");
    desk.keys("Esc");
    assert_eq!(desk.game().advice, "b1: tap a green dot to go there.");

    let mut desk = Desk::new(Start {
        board: Some(Geometry::CLASSIC),
        ..start()
    });
    desk.press(Target::Play);
    // The 1 of a row may be the beginning of 10, unless that makes no sense.
    desk.keys("d1d7a1");
    assert_eq!(desk.hand(), "d1-d7");
    desk.keys("0");
    assert_eq!(desk.board().last, "d1-d7/a10".parse().ok());
    desk.asked();
    desk.keys("u");
    desk.keys("d1d7d1");
    assert_eq!(desk.board().last, "d1-d7/d1".parse().ok());
}

#[test]
fn a_letter_waits_for_its_digit_and_then_means_itself() {
    let mut desk = Desk::playing();
    desk.keys("f");
    assert_eq!(desk.board().bottom, Player::White);
    desk.pass(400);
    assert_eq!(desk.board().bottom, Player::White);
    desk.pass(200);
    assert_eq!(desk.board().bottom, Player::Black, "the board is turned");
    assert_eq!(desk.asked(), "settings 6x6 Easy Light");
    // On the turned board the cursor goes the way that the arrow shows.
    desk.keys("Tab Left");
    assert_eq!(desk.board().cursor, Some(square("c1")));
    desk.keys("f2");
    desk.pass(1000);
    assert_eq!(desk.hand(), "f2");
    assert_eq!(desk.board().bottom, Player::Black);
}

#[test]
fn without_cursor_left_and_right_walk() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.answer("b6-b5/e2");
    desk.wait(5000);
    let shown = |desk: &Desk| desk.board().last.map(|turn| turn.to_string());
    let mut step = |key: &str, last: Option<&str>| {
        desk.keys(key);
        assert_eq!(shown(&desk).as_deref(), last, "{key}");
        assert_eq!(desk.board().cursor, None, "{key}");
    };
    step("Left", Some("b1-b4/d2"));
    step("Left", None);
    step("Right", Some("b1-b4/d2"));
    step("End", Some("b6-b5/e2"));
    step("Home", None);
    step("Enter", Some("b6-b5/e2"));
    step("Left", Some("b1-b4/d2"));
    step("Esc", Some("b6-b5/e2"));
    desk.keys("Tab Left");
    assert!(desk.board().cursor.is_some(), "the cursor moves");
}

#[test]
fn every_screen_can_be_used() {
    let mut desk = Desk::new(start());
    let focused = |desk: &Desk| desk.scene().focused;
    desk.keys("Up");
    assert_eq!(focused(&desk), Some(Target::Play));
    // Clocks, the second row of players, the first.
    desk.keys("Up Up Up Right");
    assert_eq!(focused(&desk), Some(level(Level::Easy)));
    desk.keys("BackTab Enter");
    assert_eq!(desk.settings().seats.choices[1].label, "Person");
    desk.keys("Right Enter");
    assert_eq!(desk.settings().seats.choices[1].label, "Easy");
    desk.asked();
    desk.keys("Home Right Enter");
    assert_eq!(desk.asked(), "settings 8x8 Easy Light");
    desk.keys("End Enter");
    assert_eq!(desk.asked(), "save 0");
    assert_eq!(desk.board().position.geometry(), Geometry::MEDIUM);

    desk.keys("Esc Down Enter");
    assert_eq!(desk.scene().menu, None, "Resume");
    desk.keys("F1");
    assert!(desk.scene().keys.is_some());
    desk.keys("Esc");
    assert!(desk.scene().keys.is_none());
    desk.keys("?");
    assert!(desk.scene().keys.is_some());
    desk.keys("Enter Esc Down Down Enter");
    desk.settings();
    // Enter alone goes on with what is most likely wanted.
    desk.keys("Enter");
    assert_eq!(desk.board().position.geometry(), Geometry::MEDIUM);
}

#[test]
fn a_whole_game_is_played() {
    let mut desk = Desk::new(start());
    desk.keys("Enter");
    for turn in 0.. {
        desk.wait(5000);
        if desk.game().end.is_some() {
            break;
        }
        if desk.order.is_some() {
            desk.think();
            continue;
        }
        let moves = desk.board().position.moves();
        let played = moves[turn * 31 % moves.len()];
        desk.keys(&played.to_string());
        assert_eq!(desk.board().last, Some(played));
    }
    desk.asked();
    desk.keys("Enter");
    assert_eq!(desk.asked(), "save 0", "Enter is Rematch");
    assert_eq!(desk.game().end, None);
}
