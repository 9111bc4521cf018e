//! What moves across the board, and how an input ends it.
//!
//! On the Quick board White stands on a2, b1, e1 and f2, Black on a5, b6, e6 and f5.

use amazons_window::app::{Input, Key};
use amazons_window::scene::Target;

use crate::desk::{Desk, square};

#[test]
fn a_step_glides_and_an_arrow_flies_and_burns() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    assert_eq!(desk.board().glide.map(|glide| glide.progress), Some(0.0));
    desk.wait(100);
    let glide = desk.board().glide.expect("half way");
    assert_eq!((glide.from, glide.to), (square("b1"), square("b4")));
    assert!((glide.progress - 0.5).abs() < 0.01);
    assert!(!desk.board().shots.is_empty(), "rings are there at once");
    desk.wait(100);
    assert_eq!(desk.board().glide, None);
    assert_eq!(desk.app.next_redraw(desk.now), None);

    desk.tap("d2");
    let arrow = desk.board().arrow.expect("an arrow");
    assert_eq!((arrow.from, arrow.to), (square("b4"), square("d2")));
    assert!(desk.app.next_redraw(desk.now).is_some());
    desk.wait(190);
    assert_eq!(desk.board().arrow, None);
    assert_eq!(desk.board().burn.map(|(at, _)| at), Some(square("d2")));
    desk.wait(300);
    assert_eq!(desk.board().burn, None);
}

#[test]
fn the_computers_turn_is_shown_as_a_whole_and_in_order() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    // The answer comes while the person's arrow still flies, and waits until it has burnt.
    desk.wait(50);
    desk.answer("b6-b5/e2");
    assert_eq!(desk.asked(), "save 1, think, save 2", "kept at once");
    let mut seen = Vec::new();
    for _ in 0..24 {
        let board = desk.board();
        let phase = match (board.glide, board.arrow, board.burn) {
            (Some(flight), None, None) => format!("glide {}", flight.to),
            (None, Some(flight), None) => format!("arrow {}", flight.to),
            (None, None, Some((at, _))) => format!("burn {at}"),
            (None, None, None) => "still".to_owned(),
            other => panic!("two things move at once: {other:?}"),
        };
        seen.push(phase);
        desk.wait(50);
    }
    seen.dedup();
    assert_eq!(
        seen,
        [
            "arrow d2", "burn d2", "glide b5", "arrow e2", "burn e2", "still"
        ]
    );
}

#[test]
fn sixty_pictures_a_second_are_asked_for_however_seldom_the_window_is_looked_at() {
    for look in [1, 3, 5, 8, 16] {
        let mut desk = Desk::playing();
        desk.tap("b1 b4");
        let mut shown = 0;
        let mut due = desk.app.next_redraw(desk.now);
        while let Some(next) = due {
            desk.wait(look);
            if next <= desk.now {
                shown += 1;
                due = desk.app.next_redraw(desk.now);
            }
        }
        // A glide lasts 200 ms, and its end is shown too.
        assert!(
            (12..=13).contains(&shown),
            "{shown} looking every {look} ms"
        );
    }
}

#[test]
fn nothing_is_told_of_a_turn_before_it_is_seen() {
    let mut desk = Desk::playing();
    let told = |desk: &Desk| {
        let game = desk.game();
        let moves = game.sight.moves.expect("the list is there");
        let listed: Vec<String> = moves.moves.iter().map(|entry| entry.text.clone()).collect();
        assert_eq!(moves.shown, listed.len());
        assert_eq!(moves.played, listed.len());
        format!("{}: {}", listed.join(" "), game.advice)
    };
    desk.tap("b1 b4 d2");
    let mine = "b1–b4/d2: You played b1–b4, arrow on d2.";
    assert_eq!(told(&desk), mine);
    // The computer answers at once.
    desk.answer("b6-b5/e2");
    assert_eq!(told(&desk), mine);
    desk.wait(500);
    assert!(desk.board().glide.is_some());
    assert_eq!(told(&desk), "b1–b4/d2: ", "its amazon is on its way");
    desk.wait(200);
    assert!(desk.board().arrow.is_some());
    assert_eq!(told(&desk), "b1–b4/d2 b6–b5/e2: ", "its arrow flies");
    desk.wait(1000);
    let theirs = "Easy played b6–b5, arrow on e2. Tap an amazon.";
    assert_eq!(told(&desk), format!("b1–b4/d2 b6–b5/e2: {theirs}"));
}

#[test]
fn an_input_ends_an_animation_and_is_not_lost() {
    // While the own amazon glides.
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    desk.wait(50);
    desk.tap("d2");
    assert_eq!(desk.board().glide, None);
    assert_eq!(desk.asked(), "save 1, think");

    // While the computer's amazon glides.
    desk.answer("b6-b5/e2");
    desk.wait(500);
    assert!(desk.board().glide.is_some());
    desk.tap("e1");
    let board = desk.board();
    assert_eq!((board.glide, board.arrow, board.burn), (None, None, None));
    assert_eq!(desk.hand(), "e1");
    assert_eq!(board.last, "b6-b5/e2".parse().ok());

    // The pointer alone ends nothing.
    desk.tap("c1");
    desk.give(Input::Hovered(Some(Target::MenuButton)));
    assert!(desk.board().glide.is_some());
    // Nor do other inputs get lost.
    desk.give(Input::Key(Key::Escape));
    assert_eq!(desk.board().glide, None);
    assert_eq!(desk.hand(), "e1");
}
