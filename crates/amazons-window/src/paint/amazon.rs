//! The figure of an amazon: a crowned queen, drawn in a square of side 1.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use amazons_core::Player;
use tiny_skia::{
    FillRule, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Point,
    SpreadMode, Transform,
};

use crate::paint::canvas::{Tint, paint, stroke_path};
use crate::theme::{Colour, Palette, Piece};

/// Amazons of every size drawn so far.
#[derive(Debug, Default)]
pub(super) struct Amazons {
    made: HashMap<(Piece, i32), Pixmap>,
}

impl Amazons {
    /// Sizes beyond these come from dragging the window's corner about.
    const MOST: usize = 64;

    /// Draws an amazon of `player` in the square of `side` pixels whose corner is (x, y).
    pub(super) fn draw(
        &mut self,
        pixmap: &mut Pixmap,
        palette: &Palette,
        player: Player,
        (x, y): (i32, i32),
        side: i32,
        opacity: f32,
    ) {
        let piece = match player {
            Player::White => palette.white,
            Player::Black => palette.black,
        };
        if self.made.len() > Self::MOST {
            self.made.clear();
        }
        let figure = match self.made.entry((piece, side)) {
            Entry::Occupied(kept) => kept.into_mut(),
            Entry::Vacant(free) => match figure(piece, side) {
                Some(figure) => free.insert(figure),
                None => return,
            },
        };
        let paint = PixmapPaint {
            opacity,
            ..PixmapPaint::default()
        };
        pixmap.draw_pixmap(x, y, figure.as_ref(), &paint, Transform::identity(), None);
    }
}

/// The figure alone; `None` where there is no pixel to draw it on.
pub(super) fn figure(piece: Piece, side: i32) -> Option<Pixmap> {
    let side = u32::try_from(side).ok().filter(|&side| side > 0)?;
    let mut pixmap = Pixmap::new(side, side)?;
    let at = Transform::from_scale(side as f32, side as f32);
    // Thinner lines than a pixel fade away at small sizes.
    let line = (1.15 / side as f32).max(LINE);
    let shadow = PathBuilder::from_oval(tiny_skia::Rect::from_xywh(0.2, 0.82, 0.6, 0.11)?)?;
    let shade = paint(Tint(Colour::from_rgb(0), 0.16));
    pixmap.fill_path(&shadow, &shade, FillRule::Winding, at, None);

    let gradient = LinearGradient::new(
        Point::from_xy(0.3, 0.15),
        Point::from_xy(0.7, 0.9),
        vec![
            GradientStop::new(0.0, Tint(piece.fill, 1.0).into()),
            GradientStop::new(0.45, Tint(piece.fill, 1.0).into()),
            GradientStop::new(1.0, Tint(piece.shade, 1.0).into()),
        ],
        SpreadMode::Pad,
        Transform::identity(),
    )?;
    let fill = Paint {
        shader: gradient,
        ..Paint::default()
    };
    let shapes = shapes();
    // Lines below all fills, so that the pearls grow out of the crown: on dark squares a line between
    // them would part them.
    for path in &shapes {
        stroke_path(&mut pixmap, path, 2.0 * line, piece.line, at);
    }
    for path in &shapes {
        pixmap.fill_path(path, &fill, FillRule::Winding, at, None);
    }
    stroke_path(&mut pixmap, &seams(), line, piece.line, at);
    Some(pixmap)
}

/// Width of the lines around the figure and inside it.
pub(super) const LINE: f32 = 0.028;

/// What is filled, the lowest first.
pub(super) fn shapes() -> Vec<Path> {
    let pearls = PEARLS
        .into_iter()
        .filter_map(|(x, y, radius)| PathBuilder::from_circle(x, y, radius));
    [crown(), gown(), foot()]
        .into_iter()
        .chain(pearls)
        .collect()
}

/// On the tips of the crown: centre and radius.
const PEARLS: [(f32, f32, f32); 5] = [
    (0.15, 0.345, 0.046),
    (0.32, 0.25, 0.046),
    (0.5, 0.2, 0.056),
    (0.68, 0.25, 0.046),
    (0.85, 0.345, 0.046),
];

fn closed(draw: impl FnOnce(&mut PathBuilder)) -> Path {
    let mut path = PathBuilder::new();
    draw(&mut path);
    path.close();
    path.finish().expect("a figure of fixed points has an area")
}

/// Five tips, narrowing to the waist.
fn crown() -> Path {
    closed(|path| {
        path.move_to(0.285, 0.63);
        path.line_to(0.135, 0.365);
        path.line_to(0.175, 0.35);
        path.line_to(0.3, 0.475);
        path.line_to(0.3, 0.27);
        path.line_to(0.34, 0.262);
        path.line_to(0.43, 0.455);
        path.line_to(0.48, 0.225);
        path.line_to(0.52, 0.225);
        path.line_to(0.57, 0.455);
        path.line_to(0.66, 0.262);
        path.line_to(0.7, 0.27);
        path.line_to(0.7, 0.475);
        path.line_to(0.825, 0.35);
        path.line_to(0.865, 0.365);
        path.line_to(0.715, 0.63);
        path.quad_to(0.5, 0.575, 0.285, 0.63);
    })
}

/// From the waist down to the foot.
fn gown() -> Path {
    closed(|path| {
        path.move_to(0.285, 0.63);
        path.quad_to(0.5, 0.575, 0.715, 0.63);
        path.cubic_to(0.675, 0.70, 0.68, 0.74, 0.72, 0.785);
        path.line_to(0.28, 0.785);
        path.cubic_to(0.32, 0.74, 0.325, 0.70, 0.285, 0.63);
    })
}

/// The waist and the hem.
pub(super) fn seams() -> Path {
    let mut path = PathBuilder::new();
    path.move_to(0.285, 0.63);
    path.quad_to(0.5, 0.575, 0.715, 0.63);
    path.move_to(0.28, 0.785);
    path.line_to(0.72, 0.785);
    path.finish()
        .expect("a figure of fixed points has an extent")
}

/// What it stands on.
fn foot() -> Path {
    closed(|path| {
        path.move_to(0.265, 0.785);
        path.line_to(0.735, 0.785);
        path.quad_to(0.785, 0.785, 0.785, 0.835);
        path.line_to(0.785, 0.87);
        path.line_to(0.215, 0.87);
        path.line_to(0.215, 0.835);
        path.quad_to(0.215, 0.785, 0.265, 0.785);
    })
}
