//! Edges that lie in one line.

use amazons_core::Geometry;
use amazons_window::language::Language;
use amazons_window::layout::{CardFace, Layout, Part, TextLine};
use amazons_window::samples;
use amazons_window::scene::{Scene, Target, View};

use crate::{SIZES, on_every_layout, texts};

#[test]
fn cards_beside_a_board_end_where_it_does_or_clearly_elsewhere() {
    const CLEARLY: i32 = 8;
    on_every_layout(|layout, _, what| {
        let Some(board) = layout.board().map(|board| board.rect) else {
            return;
        };
        let beside = layout.parts().iter().filter_map(|part| match part {
            Part::Card(rect, CardFace::Plain | CardFace::ToMove) if rect.x >= board.right() => {
                Some(*rect)
            }
            _ => None,
        });
        for card in beside {
            for apart in [
                (card.y - board.y).abs(),
                (card.bottom() - board.bottom()).abs(),
            ] {
                assert!(
                    apart == 0 || apart >= CLEARLY,
                    "{what}: {card:?} beside {board:?}"
                );
            }
        }
    });
}

#[test]
fn a_board_without_coordinates_keeps_no_room_for_them() {
    on_every_layout(|layout, window, what| {
        let Some(board) = layout.board() else { return };
        let (left, right) = (board.rect.x, window.right() - board.rect.right());
        let beside =
            |line: &TextLine| line.x >= board.rect.right() && line.rect.y < board.rect.bottom();
        let has_panel = texts(layout.parts())
            .iter()
            .filter(|line| line.rect.bottom() > board.rect.y)
            .any(|line| beside(line));
        let is_alone = board.coordinates.is_empty() && !has_panel;
        assert!(
            !is_alone || (left - right).abs() <= 1,
            "{what}: {left} and {right} pixels beside the board"
        );
    });
}

#[test]
fn margins_of_small_windows_are_even() {
    let check = |scene: &Scene, targets: &[Target], (width, height): (u32, u32)| {
        let layout = Layout::new(width, height, 1.0, scene);
        let rects = targets.iter().map(|&target| layout.rect_of(target));
        let left: Vec<i32> = rects.flatten().map(|rect| rect.x).collect();
        assert_eq!(left.len(), targets.len(), "all are on the screen");
        let is_even = left.iter().all(|&x| x == left[0]);
        assert!(is_even, "{targets:?} at {width} x {height}: {left:?}");
    };
    for language in Language::ALL {
        for &size in SIZES.iter().filter(|(width, _)| *width <= 480) {
            let first = Target::Board(Geometry::NAMED[0]);
            let settings = [Target::MenuButton, first, Target::Play];
            check(&samples::settings(language), &settings, size);
            let end = samples::end_notice(language);
            let View::Game(view) = &end.view else {
                panic!("a game is over");
            };
            let button = view.buttons.first().expect("there are buttons").target;
            check(&end, &[Target::MenuButton, button, Target::Ground], size);
        }
    }
}
