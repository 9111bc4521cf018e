//! Dragging amazons and arrows.
//!
//! On the Quick board White stands on a2, b1, e1 and f2, Black on a5, b6, e6 and f5.

use amazons_window::app::Input;
use amazons_window::scene::{Dragged, Target};

use crate::desk::{Desk, square};

fn over(name: &str) -> Option<Target> {
    (name != "-").then(|| Target::Square(square(name)))
}

/// Drags over squares, from the first to the last; `-` is nowhere.
fn drag(desk: &mut Desk, squares: &str) {
    let mut names = squares.split(' ');
    let first = names.next().expect("a square");
    desk.give(Input::Pressed(over(first)));
    for name in names {
        desk.give(Input::Dragged {
            at: (5, 7),
            over: over(name),
        });
    }
    desk.give(Input::Released);
}

/// Drags, one drag after the other, and looks at the hand and at what is asked for.
fn check(drags: &[&str], hand: &str, asked: &str) {
    let mut desk = Desk::playing();
    for squares in drags {
        drag(&mut desk, squares);
    }
    assert_eq!(desk.hand(), hand, "{drags:?}");
    assert_eq!(desk.asked(), asked, "{drags:?}");
    assert_eq!(desk.board().dragged, None, "{drags:?}");
}

#[test]
fn an_amazon_is_dragged_to_where_it_can_go() {
    check(&["b1 b2 b4"], "b1-b4", "");
    check(&["b1 b2 f6"], "b1", "");
    check(&["b1 b4 -"], "b1", "");
    check(&["b1 b2 b1"], "b1", "");
    check(&["b6 b4"], "none", "");
    check(&["c3 c4"], "none", "");
    // It is there by hand, so nothing glides.
    let mut desk = Desk::playing();
    drag(&mut desk, "b1 b4");
    assert_eq!(desk.board().glide, None);
}

#[test]
fn a_drag_tells_what_letting_go_would_do() {
    let mut desk = Desk::playing();
    let told = |desk: &mut Desk, squares: [&str; 2]| {
        desk.give(Input::Pressed(over(squares[0])));
        desk.give(Input::Dragged {
            at: (5, 7),
            over: over(squares[1]),
        });
        let advice = desk.game().advice;
        desk.give(Input::Released);
        advice
    };
    assert_eq!(
        told(&mut desk, ["b1", "b4"]),
        "b1–b4: let go to move there."
    );
    // Back to where it came from is back, and no line of flight says otherwise.
    desk.give(Input::Pressed(over("b4")));
    desk.give(Input::Dragged {
        at: (5, 7),
        over: over("b1"),
    });
    assert_eq!(desk.game().advice, "b1–b4: let go to take it back.");
    assert_eq!(desk.board().pointed, None);
    desk.give(Input::Dragged {
        at: (5, 7),
        over: None,
    });
    desk.give(Input::Released);
    assert_eq!(told(&mut desk, ["b4", "d2"]), "b1–b4: let go to burn d2.");
}

#[test]
fn its_arrow_is_dragged_after_it() {
    check(&["b1 b4", "b4 c4 d2"], "none", "save 1, think");
    check(&["b1 b4", "b4 f3"], "b1-b4", "");
    check(&["b1 b4", "b4 -"], "b1-b4", "");
    // Back to where it came from is back, though the arrow could go there.
    check(&["b1 b4", "b4 b1"], "b1", "");
}

#[test]
fn what_is_dragged_hangs_on_the_pointer() {
    let mut desk = Desk::playing();
    desk.give(Input::Pressed(over("b1")));
    assert_eq!(desk.hand(), "b1", "chosen on the press");
    assert_eq!(desk.board().dragged, None);
    let at = (120, 130);
    desk.give(Input::Dragged {
        at,
        over: over("b4"),
    });
    let from = square("b1");
    assert_eq!(desk.board().dragged, Some(Dragged::Amazon { from, at }));
    assert_eq!(desk.board().pointed, Some(square("b4")));
    // The other button gives up.
    desk.give(Input::RightPressed);
    assert_eq!(desk.board().dragged, None);
    assert_eq!(desk.hand(), "b1");
    desk.give(Input::Released);
    assert_eq!(desk.hand(), "b1");

    drag(&mut desk, "b1 b4");
    desk.give(Input::Pressed(over("b4")));
    desk.give(Input::Dragged {
        at,
        over: over("d2"),
    });
    let from = square("b4");
    assert_eq!(desk.board().dragged, Some(Dragged::Arrow { from, at }));
    desk.give(Input::Dragged {
        at,
        over: over("b1"),
    });
    assert_eq!(desk.board().dragged, Some(Dragged::Amazon { from, at }));
}

#[test]
fn a_click_that_slips_on_a_dot_does_not_shoot() {
    let mut desk = Desk::playing();
    desk.tap("b1");
    drag(&mut desk, "b4 c4 d4");
    assert_eq!(desk.hand(), "b1-b4");
    assert_eq!(desk.asked(), "");
}

#[test]
fn a_press_and_release_on_the_spot_is_a_tap() {
    check(&["b1"], "b1", "");
    check(&["b1", "b1"], "none", "");
    check(&["b1", "e1"], "e1", "");
    check(&["b1", "b4", "b4"], "b1", "");
    check(&["b1", "b4", "d2"], "none", "save 1, think");
}
