//! The list of moves.

use crate::layout::group::Group;
use crate::layout::part::{Align, ButtonFace, Ink, Part};
use crate::layout::{Rect, Unit};
use crate::scene::{MovesView, Target};
use crate::text::Weight;

/// Fewer rows than this are not worth their place.
pub(super) const FEWEST_ROWS: usize = 3;

/// Height of a row.
pub(super) fn row_height(unit: Unit) -> i32 {
    unit.px(2.75).max(MOVES_LEAST)
}

/// A row has to be large enough to be hit.
const MOVES_LEAST: i32 = 16;

/// The first row to show where `room` rows fit: as scrolled, or so that the move shown is in sight with
/// one row behind it.
pub(super) fn first_row(view: &MovesView, room: usize) -> usize {
    let most = view.rows().saturating_sub(room);
    view.first_row
        .unwrap_or_else(|| (view.row_shown() + 2).saturating_sub(room))
        .min(most)
}

/// As many rows as fit into `rect`, from the top.
pub(super) fn list(group: &mut Group, view: &MovesView, rect: Rect, unit: Unit) {
    let height = row_height(unit);
    let room = usize::try_from(rect.height / height).unwrap_or_default();
    let first = first_row(view, room);
    let number_width = unit.px(3.25);
    let gap = unit.px(0.5);
    let cell_width = (rect.width - number_width - gap) / 2;
    let number_style = unit.style(1.375, Weight::Regular, Ink::Soft);
    for (line, row) in (first..view.rows()).take(room).enumerate() {
        let y = rect.y + height * i32::try_from(line).unwrap_or_default();
        let number = Rect::new(rect.x, y, number_width - gap, height);
        group.line(&(row + 1).to_string(), number, number_style, Align::Right);
        for (column, cell) in view.row(row).into_iter().enumerate() {
            let Some((turns, entry)) = cell else { continue };
            let x = rect.x + number_width + (cell_width + gap) * i32::try_from(column).unwrap_or(0);
            let place = Rect::new(x, y, cell_width, height);
            let is_shown = turns == view.shown;
            let (face, ink) = match (is_shown, entry.turning) {
                (true, _) => (ButtonFace::Chosen, Ink::Accent),
                (false, true) => (ButtonFace::Quiet, Ink::Shot),
                (false, false) if turns > view.played => (ButtonFace::Quiet, Ink::Soft),
                (false, false) => (ButtonFace::Quiet, Ink::Strong),
            };
            let target = Target::Ply(turns);
            // The frame keeps away from the lines above and below.
            let frame = place.inset_by(0, unit.px(0.125));
            group.parts.push(Part::Button(frame, face, target));
            group.taps.push((target, place));
            let style = unit.style(1.5, Weight::Regular, ink);
            let mark = if entry.turning { " ?" } else { "" };
            let text = format!("{}{mark}", entry.text);
            group.line(&text, place.inset_by(unit.px(0.75), 0), style, Align::Left);
        }
    }
    group.parts.push(Part::List(rect, first));
}
