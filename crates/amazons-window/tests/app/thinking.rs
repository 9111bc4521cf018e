//! The computer's turn.
//!
//! On the Quick board White stands on a2, b1, e1 and f2, Black on a5, b6, e6 and f5.

use amazons_ai::Level;
use amazons_core::{Geometry, Player};
use amazons_window::app::{Input, Task};
use amazons_window::scene::Target;

use crate::desk::{Desk, saved, start};

#[test]
fn taps_while_the_computer_thinks_do_nothing() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.asked();
    desk.tap("e1 c1 c2 b4 b6 b5 b6");
    assert_eq!(desk.hand(), "none");
    assert_eq!(desk.asked(), "");
    assert!(desk.game().thinking.is_some());
    assert!(desk.app.next_redraw(desk.now).is_some(), "the mark pulses");
    desk.answer("b6-b5/e2");
    assert_eq!(desk.asked(), "save 2");
    desk.tap("e1");
    assert_eq!(desk.hand(), "e1");
}

#[test]
fn late_answers_are_dropped() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    let late = desk.order.expect("a question").generation;
    let turn = "b6-b5/e2".parse().ok();
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    desk.press(Target::Play);
    desk.tap("b1 b4 d2");
    let wanted = desk.order.expect("a question").generation;
    assert!(late < wanted);
    assert_eq!(
        desk.asked(),
        "save 1, think, cancel, keep 1, save 0, save 1, think"
    );
    desk.reply(late, turn);
    assert_eq!(desk.asked(), "");
    desk.reply(wanted, turn);
    assert_eq!(desk.asked(), "save 2");
    desk.reply(wanted, turn);
    assert_eq!(desk.asked(), "", "the same answer twice");
}

#[test]
fn a_failed_answer_is_told_and_can_be_asked_for_again() {
    let check = |turn: Option<&str>| {
        let mut desk = Desk::playing();
        desk.tap("b1 b4 d2");
        let generation = desk.order.expect("a question").generation;
        desk.reply(generation, turn.and_then(|text| text.parse().ok()));
        let notice = desk.scene().notice.expect("a notice");
        assert!(notice.starts_with("Easy failed"), "{notice}");
        desk.press(Target::Ground);
        assert_eq!(desk.scene().notice, None);
        desk.wait(1000);
        assert_eq!(desk.game().headline, "EASY DOES NOT MOVE");
        desk.tap("e1");
        assert_eq!(desk.hand(), "none");
        desk.press(Target::MenuButton);
        desk.press(Target::NewGame);
        desk.press(Target::Continue);
        desk.answer("b6-b5/e2");
        assert_eq!(desk.asked(), "save 1, think, think, save 2");
    };
    check(None);
    // Illegal: e6 does not reach e1.
    check(Some("e6-e1/e2"));
}

#[test]
fn quitting_stops_the_thinking() {
    let check = |quit: &dyn Fn(&mut Desk)| {
        let mut desk = Desk::playing();
        desk.tap("b1 b4 d2");
        desk.asked();
        quit(&mut desk);
        assert_eq!(desk.asked(), "cancel, quit");
    };
    check(&|desk| desk.give(Input::Close));
    check(&|desk| {
        desk.press(Target::MenuButton);
        desk.press(Target::Quit);
    });
    let mut desk = Desk::new(start());
    desk.give(Input::Close);
    assert_eq!(desk.asked(), "quit");
}

#[test]
fn a_game_left_on_the_computers_turn_goes_on_with_it() {
    let one = saved(Geometry::MEDIUM, "Hard", Player::White, &["c1-c4/c5"]);
    let mut desk = Desk::continuing(one);
    let order = desk.order.expect("a question");
    let expected = Task::Choose {
        opponent: Level::Hard.into(),
        seed: 5,
        turns_played: 1,
    };
    assert_eq!(order.task, expected);
    assert_eq!(desk.asked(), "think");

    // The person may sit on the other side as well.
    let mut desk = Desk::continuing(saved(Geometry::QUICK, "Easy", Player::Black, &[]));
    assert_eq!(desk.board().bottom, Player::Black);
    assert_eq!(desk.asked(), "think");
}
