//! Who plays whom, and turns taken back.
//!
//! On the Quick board White stands on a2, b1, e1 and f2, Black on a5, b6, e6 and f5.

use amazons_ai::Opponent;
use amazons_core::Player;
use amazons_store::{Seat, TimeControl};
use amazons_window::app::{Effect, Input, Key, Start, Task};
use amazons_window::scene::{Switch, Target};
use amazons_window::who::Who;

use crate::desk::{Desk, start};
use crate::shut_off::shut_off;

pub(crate) const EASY: Who = Who::Computer(Opponent::Level(amazons_ai::Level::Easy));

/// On the board of a new game between these two.
pub(crate) fn between(white: Who, black: Who, control: Option<TimeControl>) -> Desk {
    let mut desk = Desk::new(start());
    for (player, who) in [(Player::White, white), (Player::Black, black)] {
        desk.press(Target::Seat(player));
        desk.press(Target::Sit(who));
    }
    desk.press(Target::Control(control));
    desk.press(Target::Play);
    desk.effects.clear();
    desk
}

pub(crate) fn labels(desk: &Desk) -> String {
    let buttons = desk.game().buttons;
    let labels: Vec<String> = buttons.into_iter().map(|item| item.label).collect();
    labels.join(", ")
}

#[test]
fn two_people_play_at_one_board() {
    let mut desk = between(Who::Person, Who::Person, None);
    let names = desk.game().names;
    assert_eq!(
        (names.white.as_str(), names.black.as_str()),
        ("White", "Black")
    );
    assert_eq!(desk.game().headline, "WHITE TO MOVE");
    desk.tap("b1 b4 d2");
    desk.wait(1000);
    assert_eq!(desk.game().headline, "BLACK TO MOVE");
    desk.tap("b6 b5 e2");
    assert_eq!(desk.asked(), "save 1, save 2", "nobody thinks");
    assert_eq!(desk.board().bottom, Player::White);
}

#[test]
fn the_person_may_play_black() {
    let mut desk = Desk::new(start());
    desk.press(Target::Seat(Player::White));
    desk.press(Target::Sit(Who::Computer(Opponent::MASTER)));
    desk.press(Target::Seat(Player::Black));
    desk.press(Target::Sit(Who::Person));
    desk.asked();
    desk.press(Target::Play);
    assert_eq!(desk.asked(), "save 0, think");
    assert_eq!(desk.board().bottom, Player::Black);
    assert_eq!(desk.game().names.white, "Master 2 s");
    let order = desk.order.expect("a question");
    assert!(matches!(
        order.task,
        Task::Choose {
            opponent: Opponent::MASTER,
            ..
        }
    ));
    desk.give(Input::Depth {
        generation: order.generation,
        depth: 7,
    });
    assert_eq!(desk.game().advice, "Looks 7\u{a0}turns ahead.");
    assert_eq!(labels(&desk), "Move now");
    desk.press(Target::Stop);
    assert_eq!(desk.asked(), "hurry");
}

#[test]
fn the_choice_is_kept() {
    let mut desk = between(Who::Computer(Opponent::MASTER), Who::Person, None);
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    desk.press(Target::Seat(Player::Black));
    desk.press(Target::Sit(Who::Person));
    let mut settings = desk.effects.drain(..).filter_map(|effect| match effect {
        Effect::SaveSettings(settings) => Some(settings),
        _ => None,
    });
    let settings = settings.next_back().expect("kept");
    assert_eq!(settings.white, Some(Seat::Computer("Master 2 s".into())));
    let desk = Desk::new(Start {
        settings,
        ..start()
    });
    let seats: Vec<String> = desk
        .settings()
        .seats
        .choices
        .into_iter()
        .map(|seat| seat.label)
        .collect();
    assert_eq!(seats, ["Master 2 s", "Person"]);
}

#[test]
fn the_computer_plays_itself_at_a_pace_and_pauses() {
    let mut desk = between(EASY, EASY, None);
    assert!(desk.order.is_some());
    assert_eq!(labels(&desk), "Pause, Pace: medium");
    desk.answer("b1-b4/d2");
    assert_eq!(desk.asked(), "", "seen in good time");
    desk.pass(600);
    assert_eq!(desk.asked(), "");
    desk.pass(200);
    assert_eq!(desk.asked(), "save 1, think");
    // The next waits until this one is seen.
    desk.answer("b6-b5/e2");
    desk.pass(1200);
    assert_eq!(desk.asked(), "");
    desk.press(Target::Pause);
    desk.pass(10_000);
    assert_eq!(desk.asked(), "");
    assert_eq!(desk.game().headline, "PAUSED");
    desk.give(Input::Key(Key::Char(' ')));
    desk.pass(10);
    assert_eq!(desk.asked(), "save 2, think");
    // Its rest counts from when the turn before was seen: who thought for long plays at once.
    desk.wait(5000);
    desk.answer("a2-a3/a2");
    desk.pass(10);
    assert_eq!(desk.asked(), "save 3, think");
    desk.wait(1000);
    desk.answer("b5-b6/b5");
    desk.pass(700);
    assert_eq!(desk.asked(), "save 4, think");
    desk.wait(1000);
    // Fast leaves no time for pictures.
    desk.press(Target::Pace);
    assert_eq!(labels(&desk), "Pause, Pace: fast");
    desk.answer("e1-e2/e1");
    desk.wait(2000);
    desk.pass(100);
    assert_eq!(desk.board().glide, None);
    desk.tap("b1 b2");
    assert_eq!(desk.hand(), "none", "nobody's to move");
}

#[test]
fn a_watched_game_is_left_and_continued() {
    let mut desk = between(EASY, EASY, None);
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    assert_eq!(desk.asked(), "cancel");
    let go_on = desk
        .settings()
        .buttons
        .last()
        .cloned()
        .expect("two buttons");
    assert_eq!(go_on.detail, "Quick · Easy – Easy · turn 1");
    desk.press(Target::Continue);
    assert_eq!(desk.asked(), "think");
}

#[test]
fn undo_takes_back_the_own_turn_and_the_reply() {
    let mut desk = Desk::playing();
    assert_eq!(labels(&desk), "");
    desk.tap("b1 b4 d2");
    desk.answer("b6-b5/e2");
    desk.wait(5000);
    desk.asked();
    assert_eq!(labels(&desk), "Undo");
    desk.press(Target::Undo);
    assert_eq!(desk.asked(), "save 0");
    assert_eq!(labels(&desk), "Redo");
    desk.press(Target::Redo);
    assert_eq!(desk.asked(), "save 2");
    assert_eq!(desk.board().last, "b6-b5/e2".parse().ok());

    // While the computer thinks, one's own alone, and the thinking ends.
    desk.tap("e1 c1 c2");
    let late = desk.order.expect("a question").generation;
    desk.asked();
    desk.give(Input::Key(Key::Undo));
    assert_eq!(desk.asked(), "cancel, save 2");
    desk.reply(late, "a5-a4/a5".parse().ok());
    assert_eq!(desk.asked(), "", "too late");
    assert_eq!(desk.board().position.to_move(), Player::White);
    desk.keys("y");
    assert_eq!(desk.asked(), "save 3, think", "it is asked again");
    // Another turn forgets what was taken back.
    desk.keys("u");
    desk.tap("e1 c1 d1");
    desk.answer("a5-a4/a5");
    desk.asked();
    desk.keys("y");
    assert_eq!(desk.asked(), "");
}

#[test]
fn undo_takes_back_a_step_first() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    desk.give(Input::Key(Key::Undo));
    assert_eq!(desk.hand(), "b1");
    assert_eq!(desk.asked(), "");
}

#[test]
fn sides_are_swapped_for_another_game() {
    let mut desk = shut_off(Seat::against("Easy", Player::White));
    desk.press(Target::Count);
    assert_eq!(labels(&desk), "New game, Swap sides, Review, Rematch");
    desk.asked();
    desk.press(Target::SwapSides);
    assert_eq!(desk.asked(), "save 0, think");
    assert_eq!(desk.board().bottom, Player::Black);
    assert_eq!(desk.game().names.white, "Easy");
}

#[test]
fn with_less_motion_everything_is_there_at_once() {
    let mut desk = Desk::playing();
    desk.press(Target::MenuButton);
    desk.press(Target::Options);
    desk.press(Target::Switch(Switch::Motion));
    desk.press(Target::MenuButton);
    desk.tap("b1 b4");
    assert_eq!(desk.board().glide, None);
    desk.tap("d2");
    assert_eq!(desk.board().arrow, None);
    desk.answer("b6-b5/e2");
    assert_eq!(desk.board().glide, None);
    assert_eq!(desk.app.next_redraw(desk.now), None);
}
