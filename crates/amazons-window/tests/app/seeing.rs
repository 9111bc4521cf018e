//! Territory, evaluation, hint, and looks back while a game runs.

use amazons_core::Player;
use amazons_window::app::{Input, Key};
use amazons_window::scene::{Command, Target, Walk};

use crate::desk::{Desk, square};

/// Five turns into a game.
fn playing() -> Desk {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.answer("b6-b5/e5");
    desk.tap("e1 e2 e1");
    desk.effects.clear();
    desk
}

/// The same, two turns in, and the person's turn.
fn to_move() -> Desk {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.answer("b6-b5/e5");
    desk.wait(5000);
    desk.effects.clear();
    desk
}

#[test]
fn territory_is_shown_and_hidden_and_kept() {
    let mut desk = to_move();
    assert_eq!(desk.game().sight.first, None);
    desk.ask(Command::Territory);
    let view = desk.game();
    let map = view.board.overlay.territory.expect("shown");
    let first = view.sight.first.expect("shown");
    for player in Player::ALL {
        assert_eq!(first.counts[player], map.first(player).len());
    }
    assert!(first.beside_names.white.ends_with("first"));
    desk.ask(Command::Territory);
    assert_eq!(desk.game().sight.first, None);
    assert_eq!(desk.board().overlay.territory, None);
    assert_eq!(
        desk.asked(),
        "settings 6x6 Easy Light, settings 6x6 Easy Light"
    );
}

#[test]
fn territory_follows_an_amazon_that_has_stepped() {
    let mut desk = to_move();
    desk.ask(Command::Territory);
    let before = desk.board().overlay.territory;
    desk.tap("b4 c3");
    desk.wait(1000);
    assert_ne!(desk.board().overlay.territory, before);
    assert!(
        !desk
            .board()
            .overlay
            .territory
            .expect("shown")
            .first(Player::White)
            .has(square("c3"))
    );
}

#[test]
fn the_evaluation_is_asked_for_once_a_position() {
    let mut desk = to_move();
    desk.ask(Command::Evaluation);
    assert_eq!(desk.asked(), "settings 6x6 Easy Light, analyse 1");
    let bar = desk.game().sight.evaluation.expect("shown");
    assert_eq!((bar.white, bar.text.as_str()), (None, "judging …"));
    desk.find(1);
    assert_eq!(desk.query, None);
    let bar = desk.game().sight.evaluation.expect("shown");
    assert!(bar.white.is_some());
    assert!(bar.text.ends_with("depth\u{a0}1"), "{}", bar.text);
    desk.tap("b4 c3");
    assert_eq!(desk.query, None, "the turn is not complete");
    desk.tap("d3");
    let query = desk.query.expect("asked");
    assert_eq!(
        query.position,
        *desk.order.expect("thinking").position_asked()
    );
    desk.ask(Command::Evaluation);
    assert_eq!(desk.query, None, "not wanted any more");
    assert_eq!(desk.game().sight.evaluation, None);
}

/// What a question is about.
trait Asked {
    fn position_asked(&self) -> &amazons_core::Position;
}

impl Asked for amazons_window::app::Order {
    fn position_asked(&self) -> &amazons_core::Position {
        &self.position
    }
}

#[test]
fn a_hint_is_sought_shown_and_gone_with_the_position() {
    let mut desk = to_move();
    desk.ask(Command::Hint);
    assert_eq!(desk.board().overlay.hint, None);
    assert_eq!(desk.game().advice, "Looking for a good move …");
    desk.find(1);
    let hint = desk.board().overlay.hint.expect("found");
    assert_eq!(
        desk.game().advice,
        format!("Try {}–{}, arrow on {}.", hint.from, hint.to, hint.arrow)
    );
    desk.ask(Command::Hint);
    assert_eq!(desk.board().overlay.hint, None, "hidden again");
    desk.ask(Command::Hint);
    assert_eq!(desk.board().overlay.hint, Some(hint), "known already");
    for square in [hint.from, hint.to, hint.arrow] {
        desk.press(Target::Square(square));
    }
    assert_eq!(desk.game().board.last, Some(hint));
    assert_eq!(desk.board().overlay.hint, None);
}

#[test]
fn no_hint_while_the_computer_thinks() {
    let mut desk = playing();
    desk.ask(Command::Hint);
    assert_eq!((desk.asked().as_str(), desk.query), ("", None));
}

#[test]
fn the_past_is_walked_and_left() {
    let mut desk = playing();
    let shown = |desk: &Desk| {
        let view = desk.game();
        let moves = view.sight.moves.expect("there are moves");
        (moves.shown, view.board.overlay.past, view.headline)
    };
    let check = |desk: &Desk, turns: usize, headline: &str| {
        assert_eq!(shown(desk), (turns, true, headline.to_owned()));
    };
    desk.walk(Walk::Back);
    check(&desk, 2, "TURN 2 OF 3");
    assert_eq!(desk.game().advice, "Easy played b6–b5, arrow on e5.");
    desk.walk(Walk::Start);
    check(&desk, 0, "THE START");
    desk.walk(Walk::On);
    check(&desk, 1, "TURN 1 OF 3");
    assert_eq!(desk.board().last, Some("b1-b4/d2".parse().expect("a move")));
    desk.press(Target::Ply(2));
    check(&desk, 2, "TURN 2 OF 3");

    let present = [
        Target::Walk(Walk::End),
        Target::Walk(Walk::On),
        Target::Now,
        Target::Ply(3),
    ];
    for target in present {
        desk.press(Target::Ply(2));
        desk.press(target);
        assert!(!desk.board().overlay.past, "{target:?}");
    }
    for input in [Input::Key(Key::Escape), Input::RightPressed] {
        desk.walk(Walk::Back);
        desk.give(input.clone());
        assert!(!desk.board().overlay.past, "{input:?}");
        assert_eq!(desk.scene().menu, None);
    }
}

#[test]
fn the_past_is_no_board_to_play_on() {
    let mut desk = to_move();
    desk.walk(Walk::Back);
    desk.tap("b4");
    assert!(
        !desk.board().overlay.past,
        "the first tap leads to the present"
    );
    assert_eq!(desk.hand(), "none");
    desk.tap("b4");
    assert_eq!(desk.hand(), "b4");
}

#[test]
fn the_game_goes_on_while_the_past_is_looked_at() {
    let mut desk = playing();
    desk.walk(Walk::Start);
    desk.answer("b5-b6/b5");
    assert_eq!(desk.game().headline, "THE START");
    assert_eq!(desk.game().sight.moves.expect("moves").moves.len(), 4);
    desk.walk(Walk::End);
    assert_eq!(desk.board().last, Some("b5-b6/b5".parse().expect("a move")));
}

#[test]
fn a_list_stays_where_it_was_scrolled_until_one_walks() {
    let mut desk = playing();
    desk.give(Input::ScrolledTo(1));
    let first_row = |desk: &Desk| desk.game().sight.moves.expect("moves").first_row;
    assert_eq!(first_row(&desk), Some(1));
    desk.walk(Walk::Back);
    assert_eq!(first_row(&desk), None);
}

#[test]
fn the_past_as_text() {
    let mut desk = playing();
    desk.ask(Command::Territory);
    desk.walk(Walk::Back);
    insta::assert_snapshot!("look_back", desk.text());
}
