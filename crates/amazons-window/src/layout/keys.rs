//! The list of keys over everything.

use crate::layout::card::{Measures, over_veil};
use crate::layout::group::Group;
use crate::layout::part::{Align, Ink, TextStyle};
use crate::layout::{Rect, Unit};
use crate::scene::KeysView;
use crate::text::{self, Weight};

/// A card over everything, as wide as its texts.
pub(super) fn keys(view: &KeysView, window: Rect, unit: Unit) -> Group {
    let measures = Measures {
        width: 52.0,
        pad: (2.25, 1.5),
    };
    over_veil(window, unit, &measures, |width, unit| {
        list(view, width, unit)
    })
    .0
}

fn list(view: &KeysView, most: i32, unit: Unit) -> Group {
    let title = unit.style(2.25, Weight::SemiBold, Ink::Strong);
    let key = unit.style(1.625, Weight::SemiBold, Ink::Accent);
    let meaning = unit.style(1.625, Weight::Regular, Ink::Strong);
    let long =
        |text: &str, style: TextStyle| text::width(text, style.weight, style.size).ceil() as i32;
    let (names, meanings) = view
        .rows
        .iter()
        .fold((0, 0), |(names, meanings), (name, what)| {
            (
                names.max(long(name, key)),
                meanings.max(long(what, meaning)),
            )
        });
    let split = names + unit.px(1.5);
    let width = (split + meanings).max(long(&view.title, title));
    let mut list = Group::new(width.min(most));
    list.paragraph(&view.title, title, Align::Left, 1);
    list.gap(unit.px(0.75));
    for (name, what) in &view.rows {
        let row = list.take(unit.px(3.0));
        let left = Rect::new(row.x, row.y, split, row.height);
        let right = Rect::new(row.x + split, row.y, row.width - split, row.height);
        list.line(name, left, key, Align::Left);
        list.line(what, right, meaning, Align::Left);
    }
    list
}
