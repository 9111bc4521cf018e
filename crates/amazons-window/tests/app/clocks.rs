//! Clocks.

use std::time::Duration;

use amazons_core::{Geometry, Player};
use amazons_store::{GameClock, TimeControl};
use amazons_window::app::{Effect, Input, Task};
use amazons_window::scene::Target;
use amazons_window::who::Who;

use crate::desk::{Desk, saved};
use crate::modes::{EASY, between};

const MINUTE: TimeControl = TimeControl {
    initial: Duration::from_secs(60),
    increment: Duration::from_secs(2),
};

fn clocks(desk: &Desk) -> String {
    let clocks = desk.game().clocks.expect("clocks");
    format!("{} {}", clocks.white, clocks.black)
}

#[test]
fn the_clock_turns_with_the_arrow() {
    let mut desk = between(Who::Person, Who::Person, Some(MINUTE));
    assert_eq!(clocks(&desk), "1:00 1:00");
    desk.pass(5000);
    desk.tap("b1 b4");
    desk.pass(5000);
    assert_eq!(clocks(&desk), "0:50 1:00", "a step is half a turn");
    desk.tap("d2");
    desk.pass(2000);
    // Black's runs from when the arrow has burnt.
    assert_eq!(clocks(&desk), "0:52 0:59");
    desk.press(Target::MenuButton);
    desk.pass(60_000);
    assert_eq!(clocks(&desk), "0:52 0:59", "stopped under the menu");
    desk.press(Target::Resume);
    desk.pass(50_000);
    assert_eq!(clocks(&desk), "0:52 8.5");
}

#[test]
fn a_fallen_flag_ends_the_game() {
    let mut desk = between(Who::Person, EASY, Some(MINUTE));
    desk.pass(59_999);
    assert_eq!(desk.asked(), "");
    desk.pass(10);
    assert_eq!(desk.asked(), "finish 0");
    let end = desk.game().end.expect("the end");
    assert_eq!((end.title.as_str(), end.won), ("Easy wins", false));
    assert_eq!(end.reason, "Your time is up. Turns:\u{a0}0.");
    desk.tap("b1 b4 d2");
    assert_eq!(desk.asked(), "");
}

#[test]
fn a_move_in_the_last_instant_does_not_undo_a_fallen_flag() {
    let mut desk = between(Who::Person, EASY, Some(MINUTE));
    desk.tap("b1 b4");
    desk.wait(60_001);
    desk.tap("d2");
    assert_eq!(desk.asked(), "finish 0");
}

#[test]
fn time_survives_a_restart() {
    let mut desk = between(Who::Person, Who::Person, Some(MINUTE));
    desk.pass(20_000);
    desk.give(Input::Close);
    let kept = desk.effects.drain(..).find_map(|effect| match effect {
        Effect::Save(saved) => Some(saved),
        _ => None,
    });
    let kept = kept.expect("saved when the window is shut");
    let mut desk = Desk::continuing(kept);
    assert_eq!(clocks(&desk), "0:40 1:00");
    desk.pass(10_000);
    assert_eq!(clocks(&desk), "0:30 1:00");
}

#[test]
fn master_minds_its_clock() {
    let mut game = saved(Geometry::QUICK, "Master 10 s", Player::Black, &[]);
    game.clock = Some(GameClock::new(MINUTE));
    let desk = Desk::continuing(game);
    let Task::Choose { opponent, .. } = desk.order.expect("a question").task else {
        panic!("a move is to be chosen");
    };
    assert_eq!(opponent.move_time(), Some(Duration::from_secs(3)));
}
