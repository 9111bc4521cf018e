//! The sign that is there for a moment.

use amazons_window::language::Language;
use amazons_window::layout::{CardFace, Layout, Part, Rect};
use amazons_window::samples;
use amazons_window::scene::{Hearing, Scene, Sign};

use crate::{SCALES, SIZES};

/// Where the sign lies over `scene`, and the layout.
fn signed(scene: Scene, (width, height): (u32, u32), scale: f32) -> (Rect, Layout) {
    let sign = Sign {
        label: "Sound off".to_owned(),
        hearing: Hearing::Off,
    };
    let scene = Scene {
        sign: Some(sign),
        ..scene
    };
    let layout = Layout::new(width, height, scale, &scene);
    let place = layout.parts().iter().rev().find_map(|part| match part {
        Part::Card(rect, CardFace::Floating) => Some(*rect),
        _ => None,
    });
    (place.expect("the sign is there"), layout)
}

#[test]
fn a_sign_hides_nothing_of_the_board() {
    for (name, scene) in samples::all(Language::English) {
        let covered = scene.menu.is_some() || scene.options.is_some() || scene.keys.is_some();
        if covered {
            continue;
        }
        for size in SIZES {
            for scale in SCALES {
                let (place, layout) = signed(scene.clone(), size, scale);
                let what = format!("{name} at {size:?}, scale {scale}: {place:?}");
                let window = Rect::new(0, 0, size.0 as i32, size.1 as i32);
                assert!(place.is_within(window), "{what}");
                if let Some(board) = layout.board() {
                    assert!(!place.overlaps(board.rect), "{what}, {:?}", board.rect);
                }
            }
        }
    }
}
