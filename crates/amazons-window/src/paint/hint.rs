//! A move that is advised.

use amazons_core::Move;
use tiny_skia::Pixmap;

use crate::layout::BoardFrame;
use crate::paint::canvas::{self, Tint};
use crate::paint::way::Way;
use crate::theme::Palette;

/// Draws a line to step along and a ring where it ends, and from there a broken line to shoot along.
pub(super) fn draw(pixmap: &mut Pixmap, palette: &Palette, frame: &BoardFrame, turn: Move) {
    let places = [turn.from, turn.to, turn.arrow].map(|square| frame.square_rect(square));
    let [Some(from), Some(to), Some(arrow)] = places else {
        return;
    };
    let side = frame.square as f32;
    let width = (side * 0.09).max(2.0);
    let (step, shot) = (palette.step, palette.shot);
    // Lines end in the middle of a ring's own line.
    let (wide, narrow) = (side * 0.36, side * 0.3);
    let stepping = Way::new(from, to).off_square().until(wide - width / 2.0);
    stepping.line(pixmap, width, Tint(step, 0.75));
    let shooting = Way::new(to, arrow)
        .beyond(wide + width / 2.0)
        .until(narrow - width / 2.0);
    shooting.dashes(pixmap, width * 0.75, Tint(shot, 0.85));
    canvas::ring(pixmap, to.centre(), wide, width, step);
    canvas::ring(pixmap, arrow.centre(), narrow, width, shot);
    canvas::disc(pixmap, arrow.centre(), side * 0.1, shot);
}
