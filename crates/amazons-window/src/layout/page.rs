//! The places of a screen that is a list.

use crate::layout::group::{Group, two_lines};
use crate::layout::part::{Align, ButtonFace, CardFace, Ink, Part};
use crate::layout::settings::face;
use crate::layout::{Rect, Unit};
use crate::scene::{PageRow, PageView};
use crate::text::Weight;

/// A column in the middle of `area`: title, note, as many rows as fit, buttons.
pub(super) fn page(view: &PageView, area: Rect, unit: Unit) -> Group {
    let margin = unit.px(2.0);
    let width = (area.width - 2 * margin).min(unit.px(70.0));
    let mut column = Group::new(width);
    let title = unit.style(3.0, Weight::SemiBold, Ink::Strong);
    column.paragraph(&view.title, title, Align::Left, 1);
    if !view.note.is_empty() {
        column.gap(unit.px(0.5));
        let note = unit.style(1.625, Weight::Regular, Ink::Soft);
        column.paragraph(&view.note, note, Align::Left, 3);
    }
    column.gap(unit.px(1.5));
    let buttons = unit.px(1.5) + unit.px(5.0);
    let height = unit.px(5.5);
    let room = (area.height - 2 * margin - column.height - buttons).max(0) / height;
    let room = usize::try_from(room).unwrap_or_default();
    let last_first = view.rows.len().saturating_sub(room);
    let first = view.first_row.min(last_first);
    let list = Rect::new(0, column.height, width, 0);
    for row in view.rows.iter().skip(first).take(room) {
        let rect = column.take(height);
        self::row(&mut column, row, rect.inset_by(0, unit.px(0.25)), unit);
    }
    let list = Rect::new(0, list.y, width, column.height - list.y);
    column.parts.push(Part::List(list, first));
    // The buttons stand at the bottom, however short the list is.
    let bottom = area.height - 2 * margin - unit.px(5.0);
    column.height = bottom.max(column.height + unit.px(1.5));
    column.buttons(&view.buttons, face, (unit.px(5.0), unit.px(1.0)), unit);
    let mut group = Group::new(area.width);
    group.lay(column, area.x + (area.width - width) / 2, area.y + margin);
    group
}

fn row(group: &mut Group, row: &PageRow, rect: Rect, unit: Unit) {
    match row.target {
        Some(target) => {
            group
                .parts
                .push(Part::Button(rect, ButtonFace::Plain, target));
            group.taps.push((target, rect));
        }
        None => group.parts.push(Part::Card(rect, CardFace::Plain)),
    }
    let inner = rect.inset_by(unit.px(1.25), 0);
    let label = unit.style(1.75, Weight::SemiBold, Ink::Strong);
    let detail = unit.style(1.5, Weight::Regular, Ink::Soft);
    // Numbers beside a bar need less room than words.
    let (bar, least) = match row.shares {
        Some(_) => (inner.width / 4, 8.5),
        None => (0, 13.0),
    };
    let right = (inner.width / 4).max(unit.px(least)).min(inner.width / 2);
    let gap = unit.px(1.0);
    let value = Rect::new(inner.right() - right, inner.y, right, inner.height);
    let text = Rect::new(
        inner.x,
        inner.y,
        inner.width - right - gap - if bar > 0 { bar + gap } else { 0 },
        inner.height,
    );
    for (rect, upper, lower, align) in [
        (text, &row.label, &row.detail, Align::Left),
        (value, &row.value, &row.value_detail, Align::Right),
    ] {
        if lower.is_empty() {
            group.line(upper, rect, label, align);
        } else {
            let (first, second) = two_lines(rect, label.size, detail.size);
            group.line(upper, first, label, align);
            group.line(lower, second, detail, align);
        }
    }
    if let Some(shares) = row.shares {
        let thick = unit.px(1.5);
        let y = inner.y + (inner.height - thick) / 2;
        let place = Rect::new(text.right() + gap, y, bar, thick);
        group.parts.push(Part::Shares(place, shares));
    }
}
