//! Who reaches the squares first: a tint, and a hatch whose direction tells the sides apart without
//! any colour.

use amazons_ai::TerritoryMap;
use amazons_core::Player;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

use crate::layout::{BoardFrame, Rect};
use crate::paint::canvas::{self, Tint, fill_rect};
use crate::theme::{Colour, Palette};

/// Draws the squares of both sides; those that both reach equally soon get a small ring in the middle.
pub(super) fn draw(pixmap: &mut Pixmap, palette: &Palette, frame: &BoardFrame, map: &TerritoryMap) {
    for player in Player::ALL {
        let colour = match player {
            Player::White => palette.white_first,
            Player::Black => palette.black_first,
        };
        let Some(tile) = hatched(frame.square, player, colour) else {
            return;
        };
        for rect in map
            .first(player)
            .iter()
            .filter_map(|at| frame.square_rect(at))
        {
            let paint = PixmapPaint::default();
            let at = Transform::identity();
            pixmap.draw_pixmap(rect.x, rect.y, tile.as_ref(), &paint, at, None);
        }
    }
    let radius = (frame.square as f32 * 0.09).max(1.5);
    for rect in map.equally().iter().filter_map(|at| frame.square_rect(at)) {
        let tint = Tint(palette.soft, 0.55);
        canvas::ring(pixmap, rect.centre(), radius, (radius * 0.4).max(1.0), tint);
    }
}

/// A square of the hatch: White's lines rise to the right, Black's fall.
fn hatched(side: i32, player: Player, colour: Colour) -> Option<Pixmap> {
    let pixels = u32::try_from(side).ok()?;
    let mut tile = Pixmap::new(pixels, pixels)?;
    fill_rect(&mut tile, Rect::new(0, 0, side, side), Tint(colour, 0.16));
    let length = side as f32;
    // A whole number of lines a square, so that they run on from square to square.
    let lines = (length / 11.0).round().clamp(3.0, 6.0);
    let apart = length / lines;
    let width = (apart * 0.14).max(1.0);
    let mut offset = -length + apart / 2.0;
    while offset < length {
        let (start, end) = match player {
            Player::White => ((offset, length), (offset + length, 0.0)),
            Player::Black => ((offset, 0.0), (offset + length, length)),
        };
        canvas::line(&mut tile, start, end, width, Tint(colour, 0.7));
        offset += apart;
    }
    Some(tile)
}
