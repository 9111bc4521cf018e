//! The sign over the screen that is there for a moment.

use crate::layout::group::{Group, fit};
use crate::layout::part::{Align, CardFace, Ink, Part};
use crate::layout::{Rect, Unit};
use crate::scene::Sign;
use crate::text::{self, Weight};

/// A card in the middle of the window; taps go through it.
pub(super) fn sign(view: &Sign, window: Rect, unit: Unit) -> Group {
    let card = fit(unit, window.height, |unit| {
        let style = unit.style(2.0, Weight::SemiBold, Ink::Strong);
        let (pad, side) = (unit.px(1.5), unit.px(3.0));
        let words = text::width(&view.label, style.weight, style.size).ceil() as i32 + unit.px(0.5);
        let width = (2 * pad + side + pad / 2 + words).min(window.width);
        let mut card = Group::new(width);
        let rect = card.take(side + 2 * pad);
        card.parts.push(Part::Card(rect, CardFace::Floating));
        let picture = Rect::new(pad, pad, side, side);
        card.parts.push(Part::Loudspeaker(picture, view.hearing));
        let x = picture.right() + pad / 2;
        let line = Rect::new(x, pad, width - x - pad, side);
        card.line(&view.label, line, style, Align::Left);
        card
    });
    let mut group = Group::new(window.width);
    let x = (window.width - card.width) / 2;
    let y = ((window.height - card.height) / 2).max(0);
    group.lay(card, x, y);
    group
}
