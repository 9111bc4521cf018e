//! Analysis and review.

use amazons_core::{Geometry, Player};
use amazons_window::app::{Input, Key};
use amazons_window::scene::{Command, Target, Walk};

use crate::desk::{Desk, saved};

/// A short game that is over: Black, the computer, has no move.
fn over() -> Desk {
    let mut desk = Desk::playing();
    while desk.game().end.is_none() {
        let order = desk.order;
        match order {
            Some(_) => desk.think(),
            None => {
                let turn = *desk.board().position.moves().first().expect("a move");
                for square in [turn.from, turn.to, turn.arrow] {
                    desk.press(Target::Square(square));
                }
            }
        }
        desk.wait(5000);
    }
    desk.effects.clear();
    desk
}

#[test]
fn both_sides_are_moved_by_hand_and_nothing_is_kept() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.answer("b6-b5/e5");
    desk.wait(5000);
    desk.effects.clear();
    desk.ask(Command::Analyse);
    assert_eq!(desk.asked(), "analyse 3");
    desk.tap("b4 b1 b4");
    desk.tap("b5 b6 b5");
    desk.wait(5000);
    assert_eq!(desk.board().last, Some("b5-b6/b5".parse().expect("a move")));
    assert_eq!(desk.asked(), "analyse 3, analyse 3");
    assert_eq!(desk.order, None, "nobody thinks");

    desk.ask(Command::Leave);
    assert_eq!(desk.board().last, Some("b6-b5/e5".parse().expect("a move")));
    assert_eq!(desk.asked(), "cancel analysis");
    desk.tap("b4");
    assert_eq!(desk.hand(), "b4", "the game goes on");
}

#[test]
fn a_branch_cuts_what_followed() {
    let mut desk = Desk::continuing(saved(
        Geometry::QUICK,
        "Easy",
        Player::White,
        &["b1-b4/d2", "b6-b5/e5"],
    ));
    desk.ask(Command::Analyse);
    let count = |desk: &Desk| {
        let moves = desk.game().sight.moves.expect("moves");
        (moves.shown, moves.moves.len())
    };
    desk.walk(Walk::Start);
    assert_eq!(count(&desk), (0, 2));
    assert!(desk.board().overlay.past);
    desk.walk(Walk::On);
    assert_eq!(count(&desk), (1, 2));
    desk.tap("b6 c5 b6");
    desk.wait(5000);
    assert_eq!(count(&desk), (2, 2));
    assert_eq!(desk.board().last, Some("b6-c5/b6".parse().expect("a move")));
    assert!(!desk.board().overlay.past);
    desk.walk(Walk::Start);
    desk.tap("e1 e2 e1");
    assert_eq!(count(&desk), (1, 1));
}

#[test]
fn a_thinking_opponent_is_stopped_and_asked_again() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.effects.clear();
    desk.ask(Command::Analyse);
    assert_eq!(desk.asked(), "cancel, analyse 3");
    desk.ask(Command::Leave);
    assert_eq!(desk.asked(), "think, cancel analysis");
}

#[test]
fn the_lines_found_are_shown() {
    let mut desk = Desk::playing();
    desk.ask(Command::Analyse);
    assert_eq!(desk.game().sight.lines.len(), 0);
    desk.find(1);
    let lines = desk.game().sight.lines;
    assert_eq!(lines.len(), 3);
    let first = lines[0].moves[0].replace('–', "-");
    assert!(first.parse::<amazons_core::Move>().is_ok(), "{first}");
    assert_eq!(desk.query, None, "found out");
    insta::assert_snapshot!("analysis", desk.text());
}

#[test]
fn a_game_is_played_on_from_the_position_studied() {
    let mut desk = Desk::playing();
    desk.ask(Command::Analyse);
    desk.tap("b1 b4 d2");
    desk.effects.clear();
    desk.ask(Command::PlayOn);
    assert_eq!(desk.asked(), "save 0, think, cancel analysis");
    let view = desk.game();
    assert_eq!(view.names.black, "Easy");
    assert_eq!(view.sight.walk, []);
    assert_eq!(
        desk.order.expect("it is its turn").position.to_move(),
        Player::Black
    );
}

#[test]
fn a_review_judges_every_turn_once_and_marks_what_turned_the_game() {
    let mut desk = over();
    desk.ask(Command::Review);
    let turns = desk.game().sight.graph.expect("a graph").chances.len() - 1;
    let mut judged = 0;
    while desk.query.is_some_and(|query| query.lines.get() == 1) {
        desk.find(1);
        judged += 1;
        assert!(judged <= turns, "each position once");
    }
    assert_eq!(judged, turns, "all but the last, where nobody can move");
    let graph = desk.game().sight.graph.expect("a graph");
    assert!(graph.chances.iter().all(Option::is_some));
    assert!(
        !graph.turning.is_empty(),
        "who plays any move makes mistakes"
    );

    desk.walk(Walk::TurningBack);
    let last = *graph.turning.last().expect("there are some");
    let view = desk.game();
    assert_eq!(view.sight.graph.expect("a graph").shown, last);
    assert!(view.advice.contains('%'), "{}", view.advice);
    desk.press(Target::Ply(graph.turning[0]));
    desk.walk(Walk::TurningBack);
    let shown = desk.game().sight.graph.expect("a graph").shown;
    assert_eq!(shown, graph.turning[0], "none before the first");
    insta::assert_snapshot!("review", desk.text());

    desk.ask(Command::Leave);
    assert!(desk.game().end.is_some(), "back at the end");
}

#[test]
fn the_board_is_not_turned_by_a_study() {
    let saved = saved(Geometry::QUICK, "Easy", Player::Black, &["b1-b4/d2"]);
    let mut desk = Desk::continuing(saved);
    assert_eq!(desk.board().bottom, Player::Black);
    desk.ask(Command::Analyse);
    assert_eq!(desk.board().bottom, Player::Black);
    desk.keys("f");
    desk.pass(1000);
    assert_eq!(desk.board().bottom, Player::White);
}

#[test]
fn new_game_leaves_a_study_for_good() {
    let mut desk = Desk::playing();
    desk.ask(Command::Analyse);
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    assert_eq!(
        desk.settings().buttons.len(),
        2,
        "the game left can be continued"
    );
    desk.press(Target::Continue);
    assert_eq!(desk.game().sight.walk, []);
    assert_eq!(desk.game().names.black, "Easy");
}

#[test]
fn escape_takes_a_step_back_in_a_study_too() {
    let mut desk = Desk::playing();
    desk.ask(Command::Analyse);
    desk.tap("b1 b4");
    assert_eq!(desk.hand(), "b1-b4");
    desk.give(Input::Key(Key::Escape));
    assert_eq!(desk.hand(), "b1");
}
