//! The end of a game: who won, why, and the record.

use crate::layout::group::{ButtonTexts, Group, two_lines};
use crate::layout::part::{Align, Ink, Part, TextStyle};
use crate::layout::settings::face;
use crate::layout::{Rect, Unit};
use crate::scene::{EndView, Item};
use crate::text::Weight;

/// In the panel: title, reason, the record as a table, buttons.
pub(super) fn panel(group: &mut Group, end: &EndView, buttons: &[Item], unit: Unit) {
    group.paragraph(&end.title, title(end, unit, 3.5), Align::Left, 2);
    group.gap(unit.px(0.5));
    let reason = unit.style(1.75, Weight::Regular, Ink::Soft);
    group.paragraph(&end.reason, reason, Align::Left, 4);
    group.gap(unit.px(2.0));
    let heading = unit.style(1.5, Weight::SemiBold, Ink::Soft);
    group.paragraph(&end.record_heading, heading, Align::Left, 2);
    group.gap(unit.px(0.5));
    let name = unit.style(1.75, Weight::Regular, Ink::Strong);
    let value = unit.style(1.75, Weight::SemiBold, Ink::Strong);
    for (what, how_many) in &end.record {
        let rule = group.take(unit.px(0.125).max(1));
        group.parts.push(Part::Rule(rule));
        let row = group.take(unit.px(3.5));
        let split = row.width * 2 / 3;
        let left = Rect::new(row.x, row.y, split, row.height);
        let right = Rect::new(row.x + split, row.y, row.width - split, row.height);
        group.line(what, left, name, Align::Left);
        group.line(how_many, right, value, Align::Right);
    }
    group.gap(unit.px(1.0));
    for pair in buttons.chunks(2) {
        group.gap(unit.px(1.0));
        let places = group.columns(pair.len(), unit.px(5.0), unit.px(1.0));
        for (item, rect) in pair.iter().zip(places) {
            let texts = ButtonTexts::of_row(buttons, rect, unit);
            group.button_with(item, rect, face(item), texts);
        }
    }
}

/// Above a column's board, in the place of the players: title and reason.
pub(super) fn head(group: &mut Group, end: &EndView, rect: Rect, unit: Unit) {
    let title = title(end, unit, 2.5);
    let reason = unit.style(1.5, Weight::Regular, Ink::Soft);
    let (upper, lower) = two_lines(rect, title.size, reason.size);
    group.line(&end.title, upper, title, Align::Left);
    group.line(&end.reason, lower, reason, Align::Left);
}

/// Below a column's board: the record in two columns, then the buttons side by side.
pub(super) fn below(group: &mut Group, end: &EndView, buttons: &[Item], unit: Unit) {
    let heading = unit.style(1.5, Weight::SemiBold, Ink::Soft);
    group.paragraph(&end.record_heading, heading, Align::Centre, 1);
    group.gap(unit.px(0.25));
    let value = unit.style(1.625, Weight::SemiBold, Ink::Strong);
    let name = unit.style(1.625, Weight::Regular, Ink::Soft);
    // Column after column: what was played and won at the left, rate and streaks at the right.
    let rows = end.record.len().div_ceil(2);
    for row in 0..rows {
        let cells = group.columns(2, unit.px(2.75), unit.px(3.0));
        let pair = [end.record.get(row), end.record.get(row + rows)];
        for (entry, cell) in pair.into_iter().zip(cells) {
            let Some((what, how_many)) = entry else {
                continue;
            };
            group
                .parts
                .push(Part::Rule(Rect::new(cell.x, cell.y, cell.width, 1)));
            let split = cell.width * 3 / 5;
            let left = Rect::new(cell.x, cell.y, split, cell.height);
            let right = Rect::new(cell.x + split, cell.y, cell.width - split, cell.height);
            group.line(what, left, name, Align::Left);
            group.line(how_many, right, value, Align::Right);
        }
    }
    group.gap(unit.px(0.25));
    for pair in buttons.chunks(2) {
        group.gap(unit.px(1.0));
        let places = group.columns(pair.len(), unit.px(4.5), unit.px(1.0));
        for (item, rect) in pair.iter().zip(places) {
            let texts = ButtonTexts::of_row(buttons, rect, unit);
            group.button_with(item, rect, face(item), texts);
        }
    }
}

fn title(end: &EndView, unit: Unit, size: f32) -> TextStyle {
    let ink = if end.won { Ink::Accent } else { Ink::Strong };
    unit.style(size, Weight::SemiBold, ink)
}
