//! The evaluation: as a bar, and as a graph over the game.

use amazons_core::Player;
use tiny_skia::{PathBuilder, Pixmap, Transform};

use crate::layout::{GraphFrame, Rect};
use crate::paint::canvas::{self, Tint, fill_path, fill_rect, fill_round, stroke_path};
use crate::paint::lines::Lines;
use crate::scene::{GraphView, Shares};
use crate::theme::Palette;

/// The bar: White's share in White's colour, from the side where White sits where the bar is upright.
pub(super) fn balance(
    pixmap: &mut Pixmap,
    palette: &Palette,
    lines: Lines,
    rect: Rect,
    white: Option<f32>,
    bottom: Player,
) {
    let radius = rect.width.min(rect.height) as f32 / 2.0;
    let inner = rect.inset(lines.thin());
    let inside = radius - lines.thin() as f32;
    fill_round(pixmap, rect, radius, palette.soft);
    let Some(white) = white else {
        fill_round(pixmap, inner, inside, palette.card);
        return;
    };
    fill_round(pixmap, inner, inside, palette.black.shade);
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
    fill_round(pixmap, part, inside, palette.white.fill);
    // The middle, where nobody is ahead.
    let width = lines.bold();
    let middle = if upright {
        Rect::new(
            rect.x,
            rect.y + (rect.height - width) / 2,
            rect.width,
            width,
        )
    } else {
        Rect::new(
            rect.x + (rect.width - width) / 2,
            rect.y,
            width,
            rect.height,
        )
    };
    fill_rect(pixmap, middle, palette.balance);
}

/// The graph: White's chance grows upwards, the turning points are marked, a line stands where the
/// board is.
pub(super) fn draw(
    pixmap: &mut Pixmap,
    palette: &Palette,
    lines: Lines,
    frame: &GraphFrame,
    view: &GraphView,
) {
    let rect = frame.rect;
    if rect.width < 16 || rect.height < 16 {
        return;
    }
    let (thin, bold) = (lines.thin(), lines.bold());
    fill_rect(pixmap, rect, palette.edge);
    fill_rect(pixmap, rect.inset(thin), palette.card);
    let plot = frame.plot().inset_by(0, thin);
    let y_of = |chance: f32| {
        let room = (plot.height - thin) as f32;
        plot.y as f32 + room * (1.0 - chance.clamp(0.0, 1.0)) + thin as f32 / 2.0
    };
    let points: Vec<Option<(f32, f32)>> = view
        .chances
        .iter()
        .enumerate()
        .map(|(turns, chance)| Some((frame.x_of(turns) + 0.5, y_of((*chance)?))))
        .collect();
    let runs: Vec<Vec<(f32, f32)>> = points
        .split(Option::is_none)
        .map(|run| run.iter().copied().flatten().collect())
        .collect();
    for run in &runs {
        below(pixmap, palette, run, plot);
    }
    let middle = (y_of(0.5) - thin as f32 / 2.0).round() as i32;
    let middle = Rect::new(rect.x + thin, middle, rect.width - 2 * thin, thin);
    fill_rect(pixmap, middle, palette.soft);
    let width = lines.of(0.16, 1) as f32;
    for run in &runs {
        curve(pixmap, palette, run, width);
    }
    let shown = frame.x_of(view.shown).round() as i32;
    let left = (shown - bold / 2).clamp(rect.x, rect.right() - bold);
    let marker = Rect::new(left, rect.y, bold, rect.height);
    fill_rect(pixmap, marker.inset_by(-thin, 0), palette.card);
    fill_rect(pixmap, marker, palette.accent);
    let radius = (rect.height as f32 * 0.07).max(2.5);
    let room = radius + thin as f32;
    for &turns in &view.turning {
        if let Some(Some((x, y))) = points.get(turns) {
            let x = x.clamp(rect.x as f32 + room, rect.right() as f32 - room);
            let y = y.clamp(rect.y as f32 + room, rect.bottom() as f32 - room);
            canvas::disc(pixmap, (x, y), room, palette.card);
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

/// Fills what lies below one stretch of turns that are known.
fn below(pixmap: &mut Pixmap, palette: &Palette, run: &[(f32, f32)], plot: Rect) {
    let (Some(first), Some(last)) = (run.first(), run.last()) else {
        return;
    };
    let bottom = plot.bottom() as f32;
    let mut below = PathBuilder::new();
    below.move_to(first.0, bottom);
    for &(x, y) in run {
        below.line_to(x, y);
    }
    below.line_to(last.0, bottom);
    below.close();
    if let Some(path) = below.finish() {
        fill_path(pixmap, &path, Tint(palette.last, 0.3));
    }
}

/// A line through one stretch of turns that are known, a dot where that is a single one.
fn curve(pixmap: &mut Pixmap, palette: &Palette, run: &[(f32, f32)], width: f32) {
    if let [alone] = run {
        canvas::disc(pixmap, *alone, width * 1.2, palette.ink);
        return;
    }
    let mut path = PathBuilder::new();
    for (number, &(x, y)) in run.iter().enumerate() {
        match number {
            0 => path.move_to(x, y),
            _ => path.line_to(x, y),
        }
    }
    if let Some(path) = path.finish() {
        stroke_path(pixmap, &path, width, palette.ink, Transform::identity());
    }
}
