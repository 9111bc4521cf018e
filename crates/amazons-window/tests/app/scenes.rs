//! Every screen as text.

use amazons_ai::Level;
use amazons_core::{Geometry, Player};
use amazons_store::{GameId, Record};
use amazons_window::app::{Input, Key, Start};
use amazons_window::scene::Target;

use crate::desk::{Desk, saved, square, start};

#[test]
fn settings_first_time() {
    insta::assert_snapshot!(Desk::new(start()).text());
}

#[test]
fn settings_with_a_game_left_and_a_board_without_name() {
    let mut desk = Desk::new(Start {
        board: Geometry::new(5, 4),
        opponent: Some(Level::Crazy.into()),
        saved: Some(saved(
            Geometry::MEDIUM,
            "Hard",
            Player::White,
            &["c1-c4/c5", "c8-c7/b7"],
        )),
        notices: vec!["Something could not be read.".into()],
        ..start()
    });
    desk.give(Input::Hovered(Some(Target::Play)));
    insta::assert_snapshot!(desk.text());
}

fn classic() -> Desk {
    let mut desk = Desk::new(Start {
        board: Some(Geometry::CLASSIC),
        opponent: Some(Level::Hard.into()),
        ..start()
    });
    desk.press(Target::Play);
    desk
}

#[test]
fn board_at_the_start() {
    insta::assert_snapshot!(classic().text());
}

#[test]
fn amazon_chosen() {
    let mut desk = classic();
    desk.tap("d1");
    desk.give(Input::Hovered(Some(Target::Square(square("d6")))));
    insta::assert_snapshot!(desk.text());
}

#[test]
fn step_taken() {
    let mut desk = classic();
    desk.tap("d1 d7");
    desk.wait(300);
    insta::assert_snapshot!(desk.text());
}

#[test]
fn step_gliding() {
    let mut desk = classic();
    desk.tap("d1 d7");
    desk.wait(100);
    insta::assert_snapshot!(desk.text());
}

#[test]
fn arrow_flying() {
    let mut desk = classic();
    desk.tap("d1 d7 g7");
    desk.wait(90);
    insta::assert_snapshot!(desk.text());
}

#[test]
fn computer_thinking() {
    let mut desk = classic();
    desk.tap("d1 d7 g7");
    desk.wait(500);
    insta::assert_snapshot!(desk.text());
}

#[test]
fn computer_moving() {
    let mut desk = classic();
    desk.tap("d1 d7 g7");
    desk.wait(500);
    desk.answer("g10-g8/d8");
    desk.wait(100);
    insta::assert_snapshot!(desk.text());
}

#[test]
fn turn_after_the_computers() {
    let mut desk = classic();
    desk.tap("d1 d7 g7");
    desk.answer("g10-g8/d8");
    desk.wait(2000);
    insta::assert_snapshot!(desk.text());
}

#[test]
fn menu() {
    let mut desk = classic();
    desk.press(Target::MenuButton);
    desk.give(Input::Hovered(Some(Target::NewGame)));
    insta::assert_snapshot!(desk.text());
}

#[test]
fn menu_over_the_settings() {
    let mut desk = Desk::new(start());
    desk.give(Input::Key(Key::Escape));
    insta::assert_snapshot!(desk.text());
}

/// The end of a real small game, the person having played first.
#[test]
fn end() {
    let mut desk = Desk::playing();
    let mut turn = 0;
    loop {
        desk.wait(5000);
        let board = desk.board();
        if desk.game().end.is_some() {
            break;
        }
        if board.position.to_move() == Player::White {
            let moves = board.position.moves();
            let turn_played = moves[turn * 37 % moves.len()];
            turn += 1;
            for at in [turn_played.from, turn_played.to, turn_played.arrow] {
                desk.press(Target::Square(at));
            }
        } else {
            desk.think();
        }
    }
    let record = Ok(Record {
        wins: 2,
        losses: 5,
        current_streak: -3,
        best_streak: 2,
    });
    let id = GameId::from(1);
    desk.give(Input::Recorded { id, record });
    insta::assert_snapshot!(desk.text());
}
