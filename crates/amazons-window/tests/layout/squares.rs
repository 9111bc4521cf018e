//! The squares of the board.

use amazons_core::{Geometry, Player, Position};
use amazons_window::language::Language;
use amazons_window::layout::Layout;
use amazons_window::samples;
use amazons_window::scene::{Scene, Target, View};

use crate::SIZES;

fn with_board(geometry: Geometry, bottom: Player) -> Scene {
    let mut scene = samples::start(Language::English, Geometry::QUICK);
    if let View::Game(view) = &mut scene.view {
        view.board.position = Position::start(geometry).expect("a board this large has a start");
        view.board.bottom = bottom;
    }
    scene
}

#[test]
fn the_middle_of_every_square_is_that_square() {
    let boards = [(4, 4), (6, 6), (8, 8), (10, 10), (11, 11), (4, 11), (11, 4)];
    for (columns, rows) in boards {
        let geometry = Geometry::new(columns, rows).expect("a board of this size is one");
        for bottom in Player::ALL {
            let scene = with_board(geometry, bottom);
            for (width, height) in SIZES {
                let layout = Layout::new(width, height, 1.0, &scene);
                for square in geometry.squares().iter() {
                    let target = Target::Square(square);
                    let rect = layout.rect_of(target).expect("every square has a place");
                    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
                    let corner = (rect.right() - 1, rect.bottom() - 1);
                    let what = format!("{geometry} {square} at {width} x {height}, {bottom} below");
                    assert_eq!(layout.target_at(x, y), Some(target), "{what}");
                    assert_eq!(layout.target_at(rect.x, rect.y), Some(target), "{what}");
                    assert_eq!(layout.target_at(corner.0, corner.1), Some(target), "{what}");
                    assert!(rect.width >= 16, "{what}: {} pixels", rect.width);
                }
            }
        }
    }
}

#[test]
fn who_sits_at_the_bottom_has_the_first_row_there() {
    let first = "a1".parse().expect("a1 is a square");
    for (bottom, at_left) in [(Player::White, true), (Player::Black, false)] {
        let layout = Layout::new(1000, 800, 1.0, &with_board(Geometry::CLASSIC, bottom));
        let board = layout.board().expect("a game has a board").rect;
        let corner = layout.rect_of(Target::Square(first)).expect("a1 is there");
        assert_eq!(corner.x == board.x, at_left);
        assert_eq!(corner.bottom() == board.bottom(), at_left);
    }
}

#[test]
fn squares_keep_their_size_while_a_game_runs() {
    let playing = [
        samples::steps(Language::English),
        samples::shots(Language::English),
        samples::thinking(Language::English),
    ];
    for (width, height) in SIZES {
        let place = |scene: &Scene| {
            let layout = Layout::new(width, height, 1.0, scene);
            layout.board().expect("a game has a board").rect
        };
        let first = place(&playing[0]);
        for scene in &playing {
            assert_eq!(place(scene), first, "at {width} x {height}");
        }
    }
}
