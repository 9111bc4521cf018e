//! The list of settings over everything.

use crate::layout::card::{self, Measures, over_veil};
use crate::layout::group::{Group, line_height};
use crate::layout::part::{Align, ButtonFace, Ink, Part};
use crate::layout::{Rect, Unit, menu};
use crate::scene::{Control, Item, OptionRow, OptionsView, Target};
use crate::text::{self, Weight};

/// A card over everything but the menu button, which shuts it.
pub(super) fn options(view: &OptionsView, window: Rect, unit: Unit) -> Group {
    let measures = Measures {
        width: 44.0,
        pad: (1.0, 1.0),
    };
    let (mut group, card) = over_veil(window, unit, &measures, |width, unit| {
        list(view, width, unit)
    });
    // Where the card leaves no room for it, Esc and a tap beside the card shut it.
    let margin = card::margin(unit);
    let side = margin + menu::button_side(unit);
    if card.y >= side || card.x >= side {
        menu::button(&mut group, margin, margin, unit);
    }
    group
}

fn list(view: &OptionsView, width: i32, unit: Unit) -> Group {
    let mut list = Group::new(width);
    let pad = unit.px(1.0);
    let title = unit.style(2.25, Weight::SemiBold, Ink::Strong);
    list.gap(unit.px(0.25));
    let head = list.take(line_height(title.size));
    list.line(&view.title, head.inset_by(pad, 0), title, Align::Left);
    list.gap(unit.px(0.75));
    for row in &view.rows {
        let rect = list.take(unit.px(4.0));
        option(&mut list, row, rect, pad, unit);
    }
    // A button is closer to the end of its row than the title is to its own.
    list.gap(unit.px(0.75));
    list
}

fn option(group: &mut Group, row: &OptionRow, rect: Rect, pad: i32, unit: Unit) {
    let inner = rect.inset_by(pad, 0);
    let label = unit.style(1.75, Weight::Regular, Ink::Strong);
    let taken = match &row.control {
        Control::Switch { switch, on } => {
            let target = Target::Switch(*switch);
            group
                .parts
                .push(Part::Button(rect, ButtonFace::Quiet, target));
            group.taps.push((target, rect));
            let (width, height) = (unit.px(4.0), unit.px(2.25));
            let place = Rect::new(
                inner.right() - width,
                rect.y + (rect.height - height) / 2,
                width,
                height,
            );
            group.parts.push(Part::Switch(place, *on));
            width
        }
        Control::Buttons(items) => buttons(group, items, inner, unit),
    };
    let room = Rect::new(inner.x, inner.y, inner.width - taken - pad, inner.height);
    group.line(&row.label, room, label, Align::Left);
}

/// Buttons side by side at the right of a row, each as wide as its text asks for; how much of the row
/// they take.
fn buttons(group: &mut Group, items: &[Item], row: Rect, unit: Unit) -> i32 {
    let style = unit.style(1.75, Weight::SemiBold, Ink::Strong);
    let (gap, pad) = (unit.px(0.5), unit.px(1.0));
    let wide = |item: &Item| {
        let text = text::width(&item.label, style.weight, style.size).ceil() as i32;
        (text + 2 * pad + unit.px(0.5)).max(unit.px(4.0))
    };
    let whole: i32 = items.iter().map(wide).sum();
    let gaps = gap * i32::try_from(items.len().saturating_sub(1)).unwrap_or_default();
    let mut x = row.right() - whole - gaps;
    for item in items {
        let face = if item.emphasised {
            ButtonFace::Chosen
        } else {
            ButtonFace::Plain
        };
        let rect = Rect::new(x, row.y, wide(item), row.height).inset_by(0, unit.px(0.25));
        group.button(item, rect, face, unit);
        x += wide(item) + gap;
    }
    whole + gaps
}
