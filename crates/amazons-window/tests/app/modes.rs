//! Who plays whom, clocks, turns taken back, and games that end early.
//!
//! On the Quick board White stands on a2, b1, e1 and f2, Black on a5, b6, e6 and f5.

use std::time::Duration;

use amazons_ai::{Filling, Opponent, Patient, moves_left};
use amazons_core::{ByPlayer, Game, Geometry, Player, Position};
use amazons_store::{GameClock, SavedGame, Seat, TimeControl};
use amazons_window::app::{Effect, Input, Key, Left, Start, Task};
use amazons_window::scene::{Switch, Target};
use amazons_window::who::Who;

use crate::desk::{Desk, saved, start};

const EASY: Who = Who::Computer(Opponent::Level(amazons_ai::Level::Easy));

/// On the board of a new game between these two.
fn between(white: Who, black: Who, control: Option<TimeControl>) -> Desk {
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

fn labels(desk: &Desk) -> String {
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

/// Every amazon shut off: White has a row of five squares to itself, Black three and the turn.
fn shut_off(seats: ByPlayer<Seat>) -> Desk {
    let diagram = "B...##|######|######|######|######|W.....";
    let position = Position::from_diagram(diagram, Player::Black).expect("a position");
    let start = saved(Geometry::QUICK, "Easy", Player::White, &[]);
    let mut desk = Desk::continuing(SavedGame {
        game: Game::new(position),
        seats,
        ..start
    });
    let moves = moves_left(&position, 1000, &mut Patient).expect("shut off");
    desk.give(Input::Counted(Left {
        turns: 0,
        position,
        moves,
    }));
    desk
}

#[test]
fn when_all_are_shut_off_the_rest_is_counted() {
    let mut desk = shut_off(ByPlayer::from_fn(|_| Seat::Person));
    assert_eq!(desk.asked(), "count 0");
    assert_eq!(labels(&desk), "Play out, Count");
    let expected = "All are shut off. Moves left: Black\u{a0}3, White\u{a0}5. White wins.";
    assert_eq!(desk.game().advice, expected);
    desk.press(Target::Count);
    assert_eq!(desk.asked(), "finish 0");
    let end = desk.game().end.expect("the end");
    assert_eq!(end.title, "White wins");
    assert_eq!(end.reason, "5 moves left against\u{a0}3. Turns:\u{a0}0.");
    assert_eq!(end.record_heading, "");
}

#[test]
fn or_it_is_played_out() {
    let mut desk = shut_off(Seat::against("Easy", Player::White));
    desk.press(Target::PlayOut);
    desk.asked();
    let mut turns = 0;
    while let Some(order) = desk.order {
        assert_eq!(order.task, Task::Fill);
        desk.think();
        desk.pass(100);
        turns += 1;
    }
    assert_eq!(turns, 6, "three of each");
    let end = desk.game().end.expect("the end");
    assert!(end.won);
    assert!(
        end.reason.starts_with("Easy cannot move. Turns:\u{a0}6."),
        "{}",
        end.reason
    );
}

#[test]
fn what_is_not_proved_is_not_ruled() {
    let mut desk = shut_off(ByPlayer::from_fn(|_| Seat::Person));
    let position = desk.board().position;
    let between = |at_least, at_most| Filling::Between { at_least, at_most };
    desk.give(Input::Counted(Left {
        turns: 0,
        position,
        moves: ByPlayer {
            white: between(2, 5),
            black: between(3, 4),
        },
    }));
    let expected =
        "All are shut off. Moves left: Black\u{a0}3–4, White\u{a0}2–5. The winner is not proved.";
    assert_eq!(desk.game().advice, expected);
    assert_eq!(labels(&desk), "Play out");
    desk.asked();
    desk.keys("x");
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
