//! A card that lies over everything.

use crate::layout::group::{Group, fit};
use crate::layout::part::{CardFace, Part};
use crate::layout::{Rect, Unit};
use crate::scene::Target;

/// How wide a card is at most, and how far its list is from its edges, at the sides and above and below,
/// in units.
pub(super) struct Measures {
    pub(super) width: f32,
    pub(super) pad: (f32, f32),
}

/// A card in the middle of the window, all else dimmed, and where the card lies. Its list is told how
/// wide it may be. It ends where the window ends.
pub(super) fn over_veil(
    window: Rect,
    unit: Unit,
    measures: &Measures,
    list: impl Fn(i32, Unit) -> Group,
) -> (Group, Rect) {
    let margin = margin(unit);
    let width = unit.px(measures.width).min(window.width - 2 * margin);
    let card = fit(unit, window.height - 2 * margin, |unit| {
        let (across, down) = (unit.px(measures.pad.0), unit.px(measures.pad.1));
        let list = list(width - 2 * across, unit);
        let mut card = Group::new(list.width + 2 * across);
        let rect = card.take(list.height + 2 * down);
        card.parts.push(Part::Card(rect, CardFace::Floating));
        card.taps.push((Target::Ground, rect));
        card.lay(list, across, down);
        card
    });
    let place = Rect::new(
        (window.width - card.width) / 2,
        ((window.height - card.height) / 2).max(0),
        card.width,
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
