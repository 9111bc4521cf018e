//! A move that is advised.

use amazons_core::Move;
use tiny_skia::Pixmap;

use crate::layout::BoardFrame;
use crate::paint::canvas::{self, Tint};
use crate::theme::Palette;

/// Draws a line to step along and a ring where it ends, and from there a broken line to shoot along.
pub(super) fn draw(pixmap: &mut Pixmap, palette: &Palette, frame: &BoardFrame, turn: Move) {
    let places = [turn.from, turn.to, turn.arrow].map(|square| frame.square_rect(square));
    let [Some(from), Some(to), Some(arrow)] = places else {
        return;
    };
    let (from, to, arrow) = (from.centre(), to.centre(), arrow.centre());
    let side = frame.square as f32;
    let width = (side * 0.09).max(2.0);
    let (step, shot) = (palette.step, palette.shot);
    canvas::line(pixmap, from, to, width, Tint(step, 0.75));
    canvas::ring(pixmap, to, side * 0.36, width, step);
    dashes(pixmap, to, arrow, width * 0.75, Tint(shot, 0.85));
    canvas::ring(pixmap, arrow, side * 0.3, width, shot);
    canvas::disc(pixmap, arrow, side * 0.1, shot);
}

/// A broken line.
fn dashes(pixmap: &mut Pixmap, from: (f32, f32), to: (f32, f32), width: f32, tint: Tint) {
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let step = width * 4.0;
    let at = |along: f32| {
        let share = (along / length).min(1.0);
        (
            from.0 + (to.0 - from.0) * share,
            from.1 + (to.1 - from.1) * share,
        )
    };
    let mut along = 0.0;
    while along < length {
        canvas::line(pixmap, at(along), at(along + step * 0.5), width, tint);
        along += step;
    }
}
