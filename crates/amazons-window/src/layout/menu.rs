//! The menu and its button.

use crate::layout::group::{Group, fit};
use crate::layout::part::{ButtonFace, CardFace, Part};
use crate::layout::{Rect, Unit};
use crate::scene::{Item, Target};

/// Side of the menu button.
pub(super) fn button_side(unit: Unit) -> i32 {
    unit.px(5.25)
}

/// The menu button with its corner at (x, y).
pub(super) fn button(group: &mut Group, x: i32, y: i32, unit: Unit) {
    let side = button_side(unit);
    let rect = Rect::new(x, y, side, side);
    group
        .parts
        .push(Part::Button(rect, ButtonFace::Plain, Target::MenuButton));
    group.parts.push(Part::Bars(rect.inset(side * 3 / 10)));
    group.taps.push((Target::MenuButton, rect));
}

/// The open menu below its button, all else dimmed.
pub(super) fn menu(items: &[Item], window: Rect, unit: Unit) -> Group {
    let mut group = Group::new(window.width);
    group.parts.push(Part::Veil(window));
    let margin = unit.px(1.5);
    button(&mut group, margin, margin, unit);
    let top = margin + button_side(unit) + unit.px(0.75);
    let width = unit.px(30.0).min(window.width - 2 * margin);
    let card = fit(unit, window.height - top - margin, |unit| {
        let pad = unit.px(0.75);
        let mut list = Group::new(width - 2 * pad);
        for item in items {
            let rect = list.take(unit.px(5.5));
            let face = if item.emphasised {
                ButtonFace::Chosen
            } else {
                ButtonFace::Quiet
            };
            list.button(item, rect, face, unit);
        }
        let mut card = Group::new(width);
        let rect = card.take(list.height + 2 * pad);
        card.parts.push(Part::Card(rect, CardFace::Floating));
        card.taps.push((Target::Ground, rect));
        card.lay(list, pad, pad);
        card
    });
    group.lay(card, margin, top);
    group
}
