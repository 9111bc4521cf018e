//! The loudspeaker that tells whether sounds are heard.

use tiny_skia::{PathBuilder, Pixmap, Transform};

use crate::layout::Rect;
use crate::paint::canvas::{fill_path, line, stroke_path};
use crate::scene::Hearing;
use crate::theme::Palette;

/// A cone with two waves, or with a cross where nothing is heard.
pub(super) fn loudspeaker(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, hearing: Hearing) {
    let side = rect.width.min(rect.height) as f32;
    let at = |x: f32, y: f32| (rect.x as f32 + side * x, rect.y as f32 + side * y);
    let mut cone = PathBuilder::new();
    let outline = [
        (0.05, 0.36),
        (0.24, 0.36),
        (0.48, 0.14),
        (0.48, 0.86),
        (0.24, 0.64),
        (0.05, 0.64),
    ];
    for (number, (x, y)) in outline.into_iter().enumerate() {
        let (x, y) = at(x, y);
        match number {
            0 => cone.move_to(x, y),
            _ => cone.line_to(x, y),
        }
    }
    cone.close();
    if let Some(cone) = cone.finish() {
        fill_path(pixmap, &cone, palette.ink);
    }
    let width = (side * 0.08).max(1.5);
    match hearing {
        Hearing::On => {
            for reach in [0.16, 0.32] {
                let mut wave = PathBuilder::new();
                let (start, bend, end) = (
                    at(0.60, 0.5 - reach),
                    at(0.60 + 1.15 * reach, 0.5),
                    at(0.60, 0.5 + reach),
                );
                wave.move_to(start.0, start.1);
                wave.quad_to(bend.0, bend.1, end.0, end.1);
                if let Some(wave) = wave.finish() {
                    stroke_path(pixmap, &wave, width, palette.accent, Transform::identity());
                }
            }
        }
        Hearing::Off => {
            let (left, right, top, bottom) = (0.62, 0.94, 0.34, 0.66);
            line(
                pixmap,
                at(left, top),
                at(right, bottom),
                width,
                palette.shot,
            );
            line(
                pixmap,
                at(left, bottom),
                at(right, top),
                width,
                palette.shot,
            );
        }
    }
}
