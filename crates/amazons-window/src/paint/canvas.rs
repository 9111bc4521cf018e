//! Shapes on a pixmap.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect as Bounds, Shader,
    Stroke, Transform,
};

use crate::layout::Rect;
use crate::theme::Colour;

/// A colour with an opacity, 0 to 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tint(pub(super) Colour, pub(super) f32);

impl From<Colour> for Tint {
    fn from(colour: Colour) -> Tint {
        Tint(colour, 1.0)
    }
}

impl From<Tint> for Color {
    fn from(Tint(colour, opacity): Tint) -> Color {
        let mut mixed = Color::from_rgba8(colour.red, colour.green, colour.blue, 255);
        mixed.set_alpha(opacity.clamp(0.0, 1.0));
        mixed
    }
}

/// Fills with one colour, edges smoothed.
pub(super) fn paint(tint: impl Into<Tint>) -> Paint<'static> {
    Paint {
        shader: Shader::SolidColor(tint.into().into()),
        ..Paint::default()
    }
}

/// Fills whole pixels.
pub(super) fn fill_rect(pixmap: &mut Pixmap, rect: Rect, tint: impl Into<Tint>) {
    let bounds = Bounds::from_xywh(
        rect.x as f32,
        rect.y as f32,
        rect.width as f32,
        rect.height as f32,
    );
    if let Some(bounds) = bounds.filter(|_| !rect.is_empty()) {
        let mut paint = paint(tint);
        paint.anti_alias = false;
        pixmap.fill_rect(bounds, &paint, Transform::identity(), None);
    }
}

pub(super) fn fill_path(pixmap: &mut Pixmap, path: &Path, tint: impl Into<Tint>) {
    pixmap.fill_path(
        path,
        &paint(tint),
        FillRule::Winding,
        Transform::identity(),
        None,
    );
}

pub(super) fn stroke_path(
    pixmap: &mut Pixmap,
    path: &Path,
    width: f32,
    tint: impl Into<Tint>,
    at: Transform,
) {
    let stroke = Stroke {
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    };
    pixmap.stroke_path(path, &paint(tint), &stroke, at, None);
}

/// A filled rectangle with round corners.
pub(super) fn fill_round(pixmap: &mut Pixmap, rect: Rect, radius: f32, tint: impl Into<Tint>) {
    if let Some(path) = round(rect, radius, 0.0) {
        fill_path(pixmap, &path, tint);
    }
}

/// A line of `width` pixels just inside a rectangle with round corners.
pub(super) fn stroke_round(
    pixmap: &mut Pixmap,
    rect: Rect,
    radius: f32,
    width: f32,
    tint: impl Into<Tint>,
) {
    if let Some(path) = round(rect, radius, width / 2.0) {
        stroke_path(pixmap, &path, width, tint, Transform::identity());
    }
}

/// A filled disc.
pub(super) fn disc(pixmap: &mut Pixmap, (x, y): (f32, f32), radius: f32, tint: impl Into<Tint>) {
    if let Some(path) = PathBuilder::from_circle(x, y, radius) {
        fill_path(pixmap, &path, tint);
    }
}

/// A ring whose line of `width` pixels lies inside `radius`.
pub(super) fn ring(
    pixmap: &mut Pixmap,
    (x, y): (f32, f32),
    radius: f32,
    width: f32,
    tint: impl Into<Tint>,
) {
    if let Some(path) = PathBuilder::from_circle(x, y, radius - width / 2.0) {
        stroke_path(pixmap, &path, width, tint, Transform::identity());
    }
}

/// A straight line with round ends.
pub(super) fn line(
    pixmap: &mut Pixmap,
    from: (f32, f32),
    to: (f32, f32),
    width: f32,
    tint: impl Into<Tint>,
) {
    let mut path = PathBuilder::new();
    path.move_to(from.0, from.1);
    path.line_to(to.0, to.1);
    if let Some(path) = path.finish() {
        stroke_path(pixmap, &path, width, tint, Transform::identity());
    }
}

/// The outline of `rect`, made smaller by `inset`, with round corners.
fn round(rect: Rect, radius: f32, inset: f32) -> Option<Path> {
    // How far the handles of a curve that stands for a quarter of a circle reach.
    const HANDLE: f32 = 0.552_285;
    let (left, top) = (rect.x as f32 + inset, rect.y as f32 + inset);
    let right = rect.right() as f32 - inset;
    let bottom = rect.bottom() as f32 - inset;
    if right <= left || bottom <= top {
        return None;
    }
    let r = (radius - inset)
        .min((right - left) / 2.0)
        .min((bottom - top) / 2.0)
        .max(0.0);
    let k = r * (1.0 - HANDLE);
    let mut path = PathBuilder::new();
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - k, top, right, top + k, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.cubic_to(left + k, bottom, left, bottom - k, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + k, left + k, top, left + r, top);
    path.close();
    path.finish()
}
