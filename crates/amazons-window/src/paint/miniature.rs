//! Small pictures of boards, to choose one by.

use amazons_core::{Geometry, Player, Position};
use tiny_skia::Pixmap;

use crate::layout::Rect;
use crate::paint::canvas::{disc, fill_rect, fill_round};
use crate::theme::{Palette, Piece};

/// A small picture of a board's start in the middle of `rect`, its longer side as long as `rect` allows
/// whatever the number of squares.
pub(super) fn draw(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, geometry: Geometry) {
    let (columns, rows) = (i32::from(geometry.width()), i32::from(geometry.height()));
    let side = rect.width.min(rect.height);
    let longer = columns.max(rows);
    let (width, height) = (side * columns / longer, side * rows / longer);
    let x = rect.x + (rect.width - width) / 2;
    let y = rect.y + (rect.height - height) / 2;
    let board = Rect::new(x, y, width, height);
    // Edges of squares on whole pixels: the squares differ by a pixel, but are sharp.
    let edge = |count: i32| (2 * side * count + longer) / (2 * longer);
    let frame = (side / 64).max(1);
    fill_round(
        pixmap,
        board.inset(-frame),
        2.0 * frame as f32,
        palette.frame,
    );
    let start = Position::start(geometry).ok();
    for cell in geometry.squares().iter() {
        let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
        let down = rows - 1 - row;
        let (left, top) = (edge(column), edge(down));
        let (right, bottom) = (edge(column + 1), edge(down + 1));
        let place = Rect::new(x + left, y + top, right - left, bottom - top);
        let colour = if (column + row) % 2 == 0 {
            palette.dark_square
        } else {
            palette.light_square
        };
        fill_rect(pixmap, place, colour);
        let player = start.as_ref().and_then(|start| start.amazon_on(cell));
        if let Some(player) = player {
            let piece = match player {
                Player::White => palette.white,
                Player::Black => palette.black,
            };
            amazon(pixmap, palette, place, piece);
        }
    }
}

/// A disc of the colour of `piece` that stands out from the squares; where that is its line, as much of
/// the fill inside as leaves the line to be seen.
fn amazon(pixmap: &mut Pixmap, palette: &Palette, place: Rect, piece: Piece) {
    let side = place.width.min(place.height) as f32;
    let radius = side * 0.45;
    if palette.least_on_squares(piece.fill) >= 3.0 {
        disc(pixmap, place.centre(), radius, piece.fill);
        return;
    }
    disc(pixmap, place.centre(), radius, piece.line);
    // At the smallest sizes a spot is left of the fill, by which the sides are told apart.
    let inside = (radius - (side * 0.17).max(1.0)).max(radius * 0.45);
    disc(pixmap, place.centre(), inside, piece.fill);
}
