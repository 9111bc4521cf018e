//! The notice at the bottom of the window.

use crate::layout::group::{Group, fit};
use crate::layout::part::{Align, CardFace, Ink, Part};
use crate::layout::{Rect, Unit};
use crate::scene::Target;
use crate::text::Weight;

/// The notice, as a card `width` pixels wide in the middle with a margin above and below. What stands
/// behind a line break in `text` is of lesser weight.
pub(super) fn notice(text: &str, window: Rect, width: i32, unit: Unit) -> Group {
    const MOST_LINES: usize = 8;
    let margin = unit.px(1.0);
    let (text, asides) = text.split_once('\n').unwrap_or((text, ""));
    fit(unit, window.height / 3, |unit| {
        let pad = (unit.px(1.5), unit.px(1.0));
        let mut lines = Group::new(width - 2 * pad.0);
        let style = unit.style(1.625, Weight::Regular, Ink::OnNotice);
        lines.paragraph(text, style, Align::Left, MOST_LINES);
        for aside in asides.lines() {
            lines.gap(unit.px(0.25));
            let style = unit.style(1.375, Weight::Regular, Ink::AsideOnNotice);
            lines.paragraph(aside, style, Align::Left, MOST_LINES);
        }
        // In a narrow window its edges are those of all else; in others it is as wide as its text.
        let width = match window.width > unit.px(60.0) {
            true => lines.narrow() + 2 * pad.0,
            false => width,
        };
        let x = (window.width - width) / 2;
        let rect = Rect::new(x, margin, width, lines.height + 2 * pad.1);
        let mut group = Group::new(window.width);
        group.parts.push(Part::Card(rect, CardFace::Notice));
        group.taps.push((Target::Ground, rect));
        group.lay(lines, x + pad.0, rect.y + pad.1);
        group.height = rect.bottom() + margin;
        group
    })
}
