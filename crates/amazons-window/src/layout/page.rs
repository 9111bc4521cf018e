//! The places of a screen that is a list.

use crate::layout::buttons::Row;
use crate::layout::group::{Group, SMALLEST, one_size, two_lines};
use crate::layout::part::{Align, ButtonFace, CardFace, Ink, Part, TextStyle};
use crate::layout::settings::face;
use crate::layout::{Rect, Unit};
use crate::scene::{Item, PageRow, PageView, Target, Walk};
use crate::text::{self, Weight};

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
    let below = unit.px(1.5) + unit.px(5.0);
    let height = unit.px(5.5);
    let room = (area.height - 2 * margin - column.height - below).max(0) / height;
    let room = usize::try_from(room).unwrap_or_default();
    let last_first = view.rows.len().saturating_sub(room);
    let first = view.first_row.min(last_first);
    let first = match view.focused {
        Some(row) => first.min(row).max((row + 1).saturating_sub(room)),
        None => first,
    };
    let list = Rect::new(0, column.height, width, 0);
    let texts = RowTexts::new(&view.rows, width, unit);
    for row in view.rows.iter().skip(first).take(room) {
        let rect = column.take(height).inset_by(0, unit.px(0.25));
        self::row(&mut column, row, rect, &texts, unit);
    }
    let list = Rect::new(0, list.y, width, column.height - list.y);
    column.parts.push(Part::List(list, first));
    // The buttons stand at the bottom, however short the list is.
    let bottom = area.height - 2 * margin - unit.px(5.0);
    column.height = bottom.max(column.height + unit.px(1.5));
    let shown = (first, (first + room).min(view.rows.len()));
    buttons(&mut column, view, shown, unit);
    let mut group = Group::new(area.width);
    group.lay(column, area.x + (area.width - width) / 2, area.y + margin);
    group
}

/// What scrolls at the left, with the rows that are `shown` between; the other buttons at the right.
fn buttons(group: &mut Group, view: &PageView, (first, behind): (usize, usize), unit: Unit) {
    let rect = group.take(unit.px(5.0));
    let gap = unit.px(1.0);
    let scrolls = |item: &&Item| matches!(item.target, Target::Walk(_));
    let (walk, others): (Vec<&Item>, Vec<&Item>) = view.buttons.iter().partition(scrolls);
    let others: Vec<Item> = others.into_iter().cloned().collect();
    let dimmed = |item: &Item| Item {
        enabled: match item.target {
            Target::Walk(Walk::Back) => first > 0,
            _ => behind < view.rows.len(),
        },
        ..item.clone()
    };
    let mut x = rect.x;
    let side = rect.height;
    let style = unit.style(1.5, Weight::Regular, Ink::Soft);
    let words = |first: usize, behind: usize| match first + 1 < behind {
        true => format!("{}–{behind} {}", first + 1, view.of_all),
        false => format!("{behind} {}", view.of_all),
    };
    // As wide as it ever gets, so that what is tapped stays where it is.
    let most = view.rows.len();
    let widest = text::width(&words(most, most + 2), style.weight, style.size).ceil() as i32;
    for item in walk {
        let place = Rect::new(x, rect.y, side, rect.height);
        group.button(&dimmed(item), place, ButtonFace::Plain, unit);
        x += side + gap;
        if item.target == Target::Walk(Walk::Back) {
            let place = Rect::new(x, rect.y, widest, rect.height);
            group.line(&words(first, behind), place, style, Align::Centre);
            x += widest + gap;
        }
    }
    let rest = Rect::new(x, rect.y, rect.right() - x, rect.height);
    let row = Row::new(&others, rest, gap, unit);
    for (item, place) in others.iter().zip(row.places) {
        group.button_with(item, place, face(item), row.texts);
    }
}

/// The sizes of a list's texts, those of all its rows alike, whichever are shown.
struct RowTexts {
    label: TextStyle,
    detail: TextStyle,
    shares: bool,
}

impl RowTexts {
    fn new(rows: &[PageRow], width: i32, unit: Unit) -> RowTexts {
        let mut texts = RowTexts {
            label: unit.style(1.75, Weight::SemiBold, Ink::Strong),
            detail: unit.style(1.5, Weight::Regular, Ink::Soft),
            shares: rows.iter().any(|row| row.shares.is_some()),
        };
        let places = texts.places(Rect::new(0, 0, width, 0), unit);
        let most = |rect: Rect| rect.width as f32;
        let size = |style: TextStyle, left: fn(&PageRow) -> &str, right: fn(&PageRow) -> &str| {
            let (left, right) = (rows.iter().map(left), rows.iter().map(right));
            let left = one_size(&left, style, most(places.text), SMALLEST);
            left.min(one_size(&right, style, most(places.value), SMALLEST))
        };
        texts.label.size = size(texts.label, |row| &row.label, |row| &row.value);
        texts.detail.size = size(texts.detail, |row| &row.detail, |row| &row.value_detail);
        texts
    }

    fn places(&self, rect: Rect, unit: Unit) -> RowPlaces {
        let inner = rect.inset_by(unit.px(1.25), 0);
        // Numbers beside a bar need less room than words.
        let (bar, least) = match self.shares {
            true => (inner.width / 4, 8.5),
            false => (0, 13.0),
        };
        let right = (inner.width / 4).max(unit.px(least)).min(inner.width / 2);
        let gap = unit.px(1.0);
        let left = inner.width - right - gap - if bar > 0 { bar + gap } else { 0 };
        let text = Rect::new(inner.x, inner.y, left, inner.height);
        let thick = unit.px(1.5);
        let y = inner.y + (inner.height - thick) / 2;
        RowPlaces {
            text,
            bar: Rect::new(text.right() + gap, y, bar, thick),
            value: Rect::new(inner.right() - right, inner.y, right, inner.height),
        }
    }
}

/// Where a row's contents are.
struct RowPlaces {
    text: Rect,
    bar: Rect,
    value: Rect,
}

fn row(group: &mut Group, row: &PageRow, rect: Rect, texts: &RowTexts, unit: Unit) {
    match row.target {
        Some(target) => {
            group
                .parts
                .push(Part::Button(rect, ButtonFace::Plain, target));
            group.taps.push((target, rect));
        }
        None => group.parts.push(Part::Card(rect, CardFace::Plain)),
    }
    let (label, detail) = (texts.label, texts.detail);
    let places = texts.places(rect, unit);
    for (rect, upper, lower, align) in [
        (places.text, &row.label, &row.detail, Align::Left),
        (places.value, &row.value, &row.value_detail, Align::Right),
    ] {
        if lower.is_empty() {
            group.line_as_it_is(upper, rect, label, align);
        } else {
            let (first, second) = two_lines(rect, label.size, detail.size);
            group.line_as_it_is(upper, first, label, align);
            group.line_as_it_is(lower, second, detail, align);
        }
    }
    if let Some(shares) = row.shares {
        group.parts.push(Part::Shares(places.bar, shares));
    }
}
