//! A card that lies over everything.

use crate::layout::group::{Group, fit};
use crate::layout::part::{CardFace, Part};
use crate::layout::{Rect, Unit};
use crate::scene::Target;

/// How wide a card is at most, and how far its list is from its edges, in units.
pub(super) struct Measures {
    pub(super) width: f32,
    pub(super) pad: f32,
}

/// A card in the middle of the window with a list of a width that is given, all else dimmed; and where
/// the card lies. It ends where the window ends.
pub(super) fn over_veil(
    window: Rect,
    unit: Unit,
    measures: &Measures,
    list: impl Fn(i32, Unit) -> Group,
) -> (Group, Rect) {
    let margin = margin(unit);
    let width = unit.px(measures.width).min(window.width - 2 * margin);
    let card = fit(unit, window.height - 2 * margin, |unit| {
        let pad = unit.px(measures.pad);
        let list = list(width - 2 * pad, unit);
        let mut card = Group::new(width);
        let rect = card.take(list.height + 2 * pad);
        card.parts.push(Part::Card(rect, CardFace::Floating));
        card.taps.push((Target::Ground, rect));
        card.lay(list, pad, pad);
        card
    });
    let place = Rect::new(
        (window.width - width) / 2,
        ((window.height - card.height) / 2).max(0),
        width,
        card.height,
    );
    let mut group = Group::new(window.width);
    group.parts.push(Part::Veil(window));
    group.lay(card, place.x, place.y);
    (group, place)
}

/// How far a card stays from the window's edges, in pixels.
pub(super) fn margin(unit: Unit) -> i32 {
    unit.px(1.5)
}
