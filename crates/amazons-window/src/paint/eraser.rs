//! The picture of the editor's eraser.

use tiny_skia::Pixmap;

use crate::layout::Rect;
use crate::paint::canvas::{fill_rect, line};
use crate::theme::Palette;

/// An empty square in the middle of `rect`, crossed out.
pub(super) fn draw(pixmap: &mut Pixmap, palette: &Palette, rect: Rect) {
    let side = rect.width.min(rect.height);
    let x = rect.x + (rect.width - side) / 2;
    // As large as the tile of a burnt square beside it.
    let square = Rect::new(x, rect.y, side, side).inset(side * 7 / 100);
    fill_rect(pixmap, square, palette.soft);
    let edge = (side / 24).max(1);
    fill_rect(pixmap, square.inset(edge), palette.dark_square);
    let (left, right) = (square.x as f32, square.right() as f32);
    let (top, bottom) = (square.y as f32, square.bottom() as f32);
    let by = 0.28 * square.width as f32;
    let width = (side as f32 * 0.09).max(2.0);
    for (from, to) in [
        ((left + by, top + by), (right - by, bottom - by)),
        ((right - by, top + by), (left + by, bottom - by)),
    ] {
        line(pixmap, from, to, width, palette.ink);
    }
}
