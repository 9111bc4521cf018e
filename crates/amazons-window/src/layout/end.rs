//! The end of a game: who won, why, and the record.

use crate::layout::buttons::ButtonTexts;
use crate::layout::group::{Group, SMALLEST, one_size, two_lines};
use crate::layout::part::{Align, Ink, Part, TextStyle};
use crate::layout::settings::face;
use crate::layout::{Rect, Unit};
use crate::scene::{EndView, Item};
use crate::text::{self, Weight};

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
    let table = Table::new(&end.record, group.width, (name, value), unit);
    for entry in &end.record {
        let rule = group.take(unit.px(0.125).max(1));
        group.parts.push(Part::Rule(rule));
        let row = group.take(unit.px(3.5));
        table.row(group, entry, row);
    }
    group.gap(unit.px(1.0));
    pairs(group, buttons, unit.px(5.0), unit);
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
    let between = unit.px(3.0);
    let table = Table::new(
        &end.record,
        (group.width - between) / 2,
        (name, value),
        unit,
    );
    for row in 0..rows {
        let cells = group.columns(2, unit.px(2.75), between);
        let pair = [end.record.get(row), end.record.get(row + rows)];
        for (entry, cell) in pair.into_iter().zip(cells) {
            let Some(entry) = entry else { continue };
            group
                .parts
                .push(Part::Rule(Rect::new(cell.x, cell.y, cell.width, 1)));
            table.row(group, entry, cell);
        }
    }
    group.gap(unit.px(0.25));
    pairs(group, buttons, unit.px(4.5), unit);
}

/// Rows of names and values, all names of one size and all values.
struct Table {
    name: TextStyle,
    value: TextStyle,
    /// Width of the values.
    values: i32,
}

impl Table {
    /// In rows `width` pixels wide.
    fn new(
        record: &[(String, String)],
        width: i32,
        (name, value): (TextStyle, TextStyle),
        unit: Unit,
    ) -> Table {
        let names = record.iter().map(|(name, _)| name.as_str());
        let values = record.iter().map(|(_, value)| value.as_str());
        let long = |text: &str| text::width(text, value.weight, value.size).ceil() as i32;
        let widest = values.clone().map(long).max().unwrap_or_default();
        let widest = (widest + 1).min(width / 2);
        let left = width - widest - unit.px(0.75);
        Table {
            name: TextStyle {
                size: one_size(&names, name, left as f32, SMALLEST),
                ..name
            },
            value: TextStyle {
                size: one_size(&values, value, widest as f32, SMALLEST),
                ..value
            },
            values: widest,
        }
    }

    fn row(&self, group: &mut Group, (name, value): &(String, String), rect: Rect) {
        let split = rect.width - self.values;
        let left = Rect::new(rect.x, rect.y, split, rect.height);
        let right = Rect::new(rect.x + split, rect.y, self.values, rect.height);
        group.line_as_it_is(name, left, self.name, Align::Left);
        group.line_as_it_is(value, right, self.value, Align::Right);
    }
}

/// Buttons two by two, all labels of one size.
fn pairs(group: &mut Group, buttons: &[Item], height: i32, unit: Unit) {
    let mut places = Vec::new();
    for pair in buttons.chunks(2) {
        group.gap(unit.px(1.0));
        places.extend(group.columns(pair.len(), height, unit.px(1.0)));
    }
    let narrowest = places.iter().copied().min_by_key(|rect| rect.width);
    let texts = ButtonTexts::of_row(buttons, narrowest.unwrap_or_default(), unit);
    for (item, rect) in buttons.iter().zip(places) {
        group.button_with(item, rect, face(item), texts);
    }
}

fn title(end: &EndView, unit: Unit, size: f32) -> TextStyle {
    let ink = if end.won { Ink::Accent } else { Ink::Strong };
    unit.style(size, Weight::SemiBold, ink)
}
