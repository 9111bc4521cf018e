//! Games that end early: every amazon is shut off from the enemy.

use amazons_ai::{Filling, Patient, moves_left};
use amazons_core::{ByPlayer, Game, Geometry, Player, Position};
use amazons_store::{SavedGame, Seat};
use amazons_window::app::{Input, Left, Task};
use amazons_window::scene::Target;

use crate::desk::{Desk, saved};
use crate::modes::labels;

/// Every amazon shut off: White has a row of five squares to itself, Black three and the turn.
pub(crate) fn shut_off(seats: ByPlayer<Seat>) -> Desk {
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
