//! The evaluation: as a bar, and as a graph over the game.

use amazons_core::Player;
use tiny_skia::{PathBuilder, Pixmap, Transform};

use crate::layout::{GraphFrame, Rect};
use crate::paint::canvas::{self, Tint, fill_path, fill_rect, fill_round, stroke_path};
use crate::scene::{GraphView, Shares};
use crate::theme::Palette;

/// The bar: White's share in White's colour, from the side where White sits where the bar is upright.
pub(super) fn balance(
    pixmap: &mut Pixmap,
    palette: &Palette,
    rect: Rect,
    white: Option<f32>,
    bottom: Player,
) {
    let thick = rect.width.min(rect.height);
    let radius = thick as f32 / 2.0;
    let inner = rect.inset(1);
    fill_round(pixmap, rect, radius, palette.soft);
    let Some(white) = white else {
        fill_round(pixmap, inner, radius - 1.0, palette.card);
        return;
    };
    fill_round(pixmap, inner, radius - 1.0, palette.black.fill);
    let upright = rect.height > rect.width;
    let long = if upright { inner.height } else { inner.width };
    let share = (long as f32 * white.clamp(0.0, 1.0)).round() as i32;
    let at_start = upright == (bottom == Player::Black);
    let from = if at_start { 0 } else { long - share };
    let part = if upright {
        Rect::new(inner.x, inner.y + from, inner.width, share)
    } else {
        Rect::new(inner.x + from, inner.y, share, inner.height)
    };
    fill_round(pixmap, part, radius - 1.0, palette.white.fill);
    // The middle, where nobody is ahead.
    let middle = if upright {
        Rect::new(rect.x, rect.y + rect.height / 2, rect.width, 1)
    } else {
        Rect::new(rect.x + rect.width / 2, rect.y, 1, rect.height)
    };
    fill_rect(pixmap, middle, palette.shot);
}

/// The graph: White's chance grows upwards, the turning points are marked, a line stands where the
/// board is.
pub(super) fn draw(pixmap: &mut Pixmap, palette: &Palette, frame: &GraphFrame, view: &GraphView) {
    let rect = frame.rect;
    if rect.width < 16 || rect.height < 16 {
        return;
    }
    fill_rect(pixmap, rect, palette.edge);
    let inner = rect.inset(1);
    fill_rect(pixmap, inner, palette.card);
    let y_of = |chance: f32| {
        let room = (inner.height - 1) as f32;
        inner.y as f32 + room * (1.0 - chance.clamp(0.0, 1.0)) + 0.5
    };
    let points: Vec<Option<(f32, f32)>> = view
        .chances
        .iter()
        .enumerate()
        .map(|(turns, chance)| Some((frame.x_of(turns) + 0.5, y_of((*chance)?))))
        .collect();
    for run in points.split(Option::is_none) {
        let run: Vec<(f32, f32)> = run.iter().copied().flatten().collect();
        area(pixmap, palette, &run, inner);
    }
    let middle = Rect::new(inner.x, y_of(0.5) as i32, inner.width, 1);
    fill_rect(pixmap, middle, Tint(palette.soft, 0.5));
    let shown = frame.x_of(view.shown).round() as i32;
    let width = (rect.height / 40).clamp(1, 3);
    let left = (shown - width / 2).clamp(rect.x, rect.right() - width);
    fill_rect(
        pixmap,
        Rect::new(left, rect.y, width, rect.height),
        palette.accent,
    );
    let radius = (rect.height as f32 * 0.06).clamp(2.5, 5.0);
    for &turns in &view.turning {
        if let Some(Some((x, y))) = points.get(turns) {
            let x = x.clamp(
                rect.x as f32 + radius + 1.0,
                rect.right() as f32 - radius - 1.0,
            );
            let y = y.clamp(
                rect.y as f32 + radius + 1.0,
                rect.bottom() as f32 - radius - 1.0,
            );
            canvas::disc(pixmap, (x, y), radius + 1.0, palette.card);
            canvas::disc(pixmap, (x, y), radius, palette.shot);
        }
    }
}

/// Wins, losses after them, on a track as long as the longest bar.
pub(super) fn shares(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, shares: Shares) {
    let radius = rect.height as f32 / 2.0;
    fill_round(pixmap, rect, radius, palette.edge);
    let length = |share: f32| (rect.width as f32 * share.clamp(0.0, 1.0)).round() as i32;
    let both = length(shares.wins + shares.losses);
    let lost = Rect::new(rect.x, rect.y, both, rect.height);
    fill_round(pixmap, lost, radius, palette.soft);
    let won = Rect::new(rect.x, rect.y, length(shares.wins), rect.height);
    fill_round(pixmap, won, radius, palette.accent);
}

/// One stretch of turns that are known: filled below, with a line on top.
fn area(pixmap: &mut Pixmap, palette: &Palette, run: &[(f32, f32)], inner: Rect) {
    let (Some(first), Some(last)) = (run.first(), run.last()) else {
        return;
    };
    let bottom = inner.bottom() as f32;
    let mut below = PathBuilder::new();
    below.move_to(first.0, bottom);
    let mut top = PathBuilder::new();
    for (i, &(x, y)) in run.iter().enumerate() {
        below.line_to(x, y);
        if i == 0 {
            top.move_to(x, y);
        } else {
            top.line_to(x, y);
        }
    }
    below.line_to(last.0, bottom);
    below.close();
    if let Some(path) = below.finish() {
        fill_path(pixmap, &path, Tint(palette.last, 0.3));
    }
    if run.len() == 1 {
        canvas::disc(pixmap, *first, 1.5, palette.ink);
    } else if let Some(path) = top.finish() {
        let width = (inner.height as f32 / 45.0).clamp(1.25, 2.5);
        stroke_path(pixmap, &path, width, palette.ink, Transform::identity());
    }
}
