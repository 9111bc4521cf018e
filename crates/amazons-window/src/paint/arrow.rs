//! Arrows: in flight, and stuck in the burnt squares.

use tiny_skia::{PathBuilder, Pixmap, PixmapPaint, Transform};

use crate::layout::Rect;
use crate::paint::canvas::{self, Tint, fill_round, stroke_path};
use crate::theme::Palette;

/// The tile of a burnt square, an arrow stuck in it, grown to `size` of its full size.
pub(super) fn burnt(pixmap: &mut Pixmap, palette: &Palette, square: Rect, size: f32) {
    let side = square.width as f32;
    let margin = (side * 0.07).max(1.0) + side * 0.43 * (1.0 - size);
    let tile = square.inset(margin.round() as i32);
    let radius = side * 0.16;
    let edge = (side * 0.035).round().max(1.0) as i32;
    fill_round(pixmap, tile, radius, palette.burnt_edge);
    let face = Rect::new(tile.x, tile.y + edge, tile.width, tile.height - edge);
    fill_round(pixmap, face, radius, palette.burnt);
    stuck(pixmap, square, size, palette.arrow.into());
}

/// The whole tile of a burnt square, drawn once for all of them.
#[derive(Debug)]
pub(super) struct Tile(Option<Pixmap>);

impl Tile {
    pub(super) fn new(palette: &Palette, side: i32) -> Tile {
        let pixels = u32::try_from(side).unwrap_or_default();
        let mut pixmap = Pixmap::new(pixels, pixels);
        if let Some(pixmap) = &mut pixmap {
            burnt(pixmap, palette, Rect::new(0, 0, side, side), 1.0);
        }
        Tile(pixmap)
    }

    pub(super) fn draw(&self, pixmap: &mut Pixmap, square: Rect) {
        if let Some(tile) = &self.0 {
            let paint = PixmapPaint::default();
            let at = Transform::identity();
            pixmap.draw_pixmap(square.x, square.y, tile.as_ref(), &paint, at, None);
        }
    }
}

/// The arrow on a burnt tile, its head down at the left.
pub(super) fn stuck(pixmap: &mut Pixmap, square: Rect, size: f32, tint: Tint) {
    let side = square.width as f32 * size;
    let (x, y) = square.centre();
    let length = side * 0.5;
    let towards = (
        -std::f32::consts::FRAC_1_SQRT_2,
        std::f32::consts::FRAC_1_SQRT_2,
    );
    draw(
        pixmap,
        (x, y),
        towards,
        length,
        (side * 0.042).max(1.35),
        tint,
    );
}

/// An arrow `length` long with its middle at (x, y), flying in the direction of the unit vector
/// `towards`.
pub(super) fn draw(
    pixmap: &mut Pixmap,
    (x, y): (f32, f32),
    towards: (f32, f32),
    length: f32,
    width: f32,
    tint: Tint,
) {
    let mut path = PathBuilder::new();
    path.move_to(-0.5, 0.0);
    path.line_to(0.5, 0.0);
    path.move_to(0.24, -0.22);
    path.line_to(0.5, 0.0);
    path.line_to(0.24, 0.22);
    // Where the arrow is small, two pairs of feathers would run into one blot.
    let feathers: &[f32] = if length < 20.0 {
        &[-0.4]
    } else {
        &[-0.46, -0.3]
    };
    for &feather in feathers {
        path.move_to(feather - 0.12, -0.14);
        path.line_to(feather, 0.0);
        path.line_to(feather - 0.12, 0.14);
    }
    let (cos, sin) = (towards.0 * length, towards.1 * length);
    let at = Transform::from_row(cos, sin, -sin, cos, x, y);
    if let Some(path) = path.finish().filter(|_| length > 0.0) {
        stroke_path(pixmap, &path, width / length, tint, at);
    }
}

/// Fire that flares up and dies down as `progress` goes from 0 to 1.
pub(super) fn fire(pixmap: &mut Pixmap, palette: &Palette, square: Rect, progress: f32) {
    let side = square.width as f32;
    let centre = square.centre();
    let fade = 1.0 - progress;
    let radius = side * (0.2 + 0.34 * progress);
    canvas::disc(pixmap, centre, radius, Tint(palette.ember, 0.55 * fade));
    canvas::disc(
        pixmap,
        centre,
        radius * 0.6,
        Tint(palette.ember, 0.7 * fade),
    );
    canvas::ring(
        pixmap,
        centre,
        radius,
        (side * 0.06).max(1.0),
        Tint(palette.shot, fade),
    );
}
