//! The list of keys over everything.

use crate::layout::group::{Group, fit};
use crate::layout::part::{Align, CardFace, Ink, Part};
use crate::layout::{Rect, Unit};
use crate::scene::{KeysView, Target};
use crate::text::{self, Weight};

/// A card in the middle of the window, all else dimmed.
pub(super) fn keys(view: &KeysView, window: Rect, unit: Unit) -> Group {
    let mut group = Group::new(window.width);
    group.parts.push(Part::Veil(window));
    let margin = unit.px(1.5);
    let width = unit.px(52.0).min(window.width - 2 * margin);
    let card = fit(unit, window.height - 2 * margin, |unit| {
        let pad = unit.px(2.0);
        let list = list(view, width - 2 * pad, unit);
        let mut card = Group::new(width);
        let rect = card.take(list.height + 2 * pad);
        card.parts.push(Part::Card(rect, CardFace::Floating));
        card.taps.push((Target::Ground, rect));
        card.lay(list, pad, pad);
        card
    });
    let y = (window.height - card.height) / 2;
    group.lay(card, (window.width - width) / 2, y.max(0));
    group
}

fn list(view: &KeysView, width: i32, unit: Unit) -> Group {
    let mut list = Group::new(width);
    let title = unit.style(2.25, Weight::SemiBold, Ink::Strong);
    list.paragraph(&view.title, title, Align::Left, 1);
    list.gap(unit.px(0.75));
    let key = unit.style(1.625, Weight::SemiBold, Ink::Accent);
    let meaning = unit.style(1.625, Weight::Regular, Ink::Strong);
    let widest = view
        .rows
        .iter()
        .map(|(name, _)| text::width(name, key.weight, key.size).ceil() as i32)
        .max()
        .unwrap_or_default();
    let split = widest + unit.px(1.5);
    for (name, what) in &view.rows {
        let row = list.take(unit.px(3.0));
        let left = Rect::new(row.x, row.y, split, row.height);
        let right = Rect::new(row.x + split, row.y, row.width - split, row.height);
        list.line(name, left, key, Align::Left);
        list.line(what, right, meaning, Align::Left);
    }
    list
}
