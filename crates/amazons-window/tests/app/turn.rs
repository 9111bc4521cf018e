//! The person's turn: three taps, and the ways back.
//!
//! On the Quick board White stands on a2, b1, e1 and f2, Black on a5, b6, e6 and f5.

use amazons_core::{Geometry, Player};
use amazons_window::app::{Input, Key, Start};
use amazons_window::scene::Target;

use crate::desk::{Desk, saved, square, start};

/// Taps squares on a new board and looks at the hand.
fn check_taps(squares: &str, expected: &str) {
    let mut desk = Desk::playing();
    desk.tap(squares);
    assert_eq!(desk.hand(), expected, "{squares}");
}

#[test]
fn the_first_tap_chooses_an_amazon() {
    check_taps("b1", "b1");
    check_taps("b1 b1", "none");
    check_taps("b1 e1", "e1");
    // The opponent's, an empty square, a square out of reach.
    check_taps("b6", "none");
    check_taps("c3", "none");
    check_taps("b1 f6", "b1");
    check_taps("b1 b6", "b1");
}

#[test]
fn the_second_tap_steps() {
    check_taps("b1 b4", "b1-b4");
    let mut desk = Desk::playing();
    desk.tap("b1");
    let dots = desk.board().steps;
    desk.tap("b4");
    let board = desk.board();
    assert_eq!(dots, board.position.targets(square("b1")));
    assert_eq!(
        board.shots,
        board.position.arrows(square("b1"), square("b4"))
    );
    assert!(board.steps.is_empty());
    assert_eq!(desk.game().headline, "SHOOT AN ARROW");
    assert_eq!(desk.asked(), "", "half a turn is not kept");
}

#[test]
fn the_third_tap_fires() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    assert_eq!(desk.asked(), "save 1, think");
    assert_eq!(desk.board().last, "b1-b4/d2".parse().ok());

    // The square just left is a square like any other.
    let mut desk = Desk::playing();
    desk.tap("b1 b4 b1");
    assert_eq!(desk.board().last, "b1-b4/b1".parse().ok());

    // Neither a square out of the arrow's reach nor the opponent.
    check_taps("b1 b4 f3", "b1-b4");
    check_taps("b1 b4 b6", "b1-b4");
}

#[test]
fn a_step_is_taken_back_in_five_ways() {
    let check = |name: &str, take_back: &dyn Fn(&mut Desk), expected: &str| {
        let mut desk = Desk::playing();
        desk.tap("b1 b4");
        take_back(&mut desk);
        assert_eq!(desk.hand(), expected, "{name}");
        assert_eq!(desk.scene().menu, None, "{name}");
        assert_eq!(desk.asked(), "", "{name}");
        assert!(
            desk.board()
                .position
                .amazons(Player::White)
                .has(square("b1"))
        );
    };
    check("the moved amazon", &|desk| desk.tap("b4"), "b1");
    check("Esc", &|desk| desk.give(Input::Key(Key::Escape)), "b1");
    check("right click", &|desk| desk.give(Input::RightPressed), "b1");
    check("Back", &|desk| desk.press(Target::Back), "b1");
    check("another amazon", &|desk| desk.tap("f2"), "f2");
}

#[test]
fn back_is_offered_after_a_step_only() {
    let mut desk = Desk::playing();
    let offered = |desk: &Desk| {
        let buttons = desk.game().buttons;
        buttons.iter().any(|item| item.target == Target::Back)
    };
    assert!(!offered(&desk));
    desk.tap("b1");
    assert!(!offered(&desk));
    desk.tap("b4");
    assert!(offered(&desk));
    desk.tap("d2");
    assert!(!offered(&desk));
}

#[test]
fn escape_goes_back_to_the_start_of_the_turn_and_then_to_the_menu() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    let mut seen = Vec::new();
    for _ in 0..4 {
        desk.give(Input::Key(Key::Escape));
        let menu = desk.scene().menu.map_or("shut", |_| "open");
        seen.push(format!("{} {menu}", desk.hand()));
    }
    assert_eq!(seen, ["b1 shut", "none shut", "none open", "none shut"]);
    // A right click stops there.
    desk.give(Input::RightPressed);
    assert_eq!(desk.scene().menu, None);
}

/// White's a1 is shut in by obstructions; f2 is free.
fn a_shut_in_amazon() -> Desk {
    let mut game = saved(Geometry::QUICK, "Easy", Player::White, &[]);
    let position = amazons_core::Position::from_diagram(
        "...B..|......|......|......|##...W|W#....",
        Player::White,
    );
    game.game = amazons_core::Game::new(position.expect("a position"));
    Desk::continuing(game)
}

#[test]
fn an_amazon_without_moves_is_dimmed_and_cannot_be_chosen() {
    let mut desk = a_shut_in_amazon();
    assert_eq!(desk.board().stuck, square("a1").into());
    desk.tap("a1");
    assert_eq!(desk.hand(), "none");
    desk.tap("f2 a1");
    assert_eq!(desk.hand(), "f2");
    desk.tap("f3 a1");
    assert_eq!(desk.hand(), "f2-f3");
}

#[test]
fn squares_that_mean_something_are_pointed_at() {
    let mut desk = Desk::playing();
    let mut check = |taps: &str, over: &str, expected: bool| {
        if !taps.is_empty() {
            desk.tap(taps);
        }
        desk.give(Input::Hovered(Some(Target::Square(square(over)))));
        let pointed = desk.board().pointed;
        assert_eq!(pointed, expected.then(|| square(over)), "{taps}, {over}");
    };
    check("", "b1", true);
    check("", "c3", false);
    check("", "b6", false);
    check("b1", "c1", true);
    check("", "b1", true);
    check("b4", "d2", true);
    check("", "f3", false);
}

#[test]
fn the_score_line_counts_what_stands_on_the_board() {
    let check = |board: Geometry, squares: u32| {
        let mut desk = Desk::new(Start {
            board: Some(board),
            ..start()
        });
        desk.press(Target::Play);
        let reach = desk.game().mobility;
        assert_eq!((reach.white, reach.black), (squares, squares), "{board}");
    };
    check(Geometry::QUICK, 24);
    check(Geometry::MEDIUM, 40);
    check(Geometry::CLASSIC, 58);

    // After a step it counts from where the amazon stands now.
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    let board = desk.board();
    let turn = board.position.play("b1-b4/b1".parse().expect("a move"));
    let mut burnt_back = turn.expect("legal").to_setup();
    burnt_back.blocked = amazons_core::Bitboard::EMPTY;
    let stepped = burnt_back.position().expect("a position");
    let reach = desk.game().mobility;
    assert_eq!(reach.white, stepped.reach(Player::White).len());
    assert_eq!(reach.black, stepped.reach(Player::Black).len());
}
