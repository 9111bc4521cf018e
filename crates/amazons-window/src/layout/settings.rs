//! The settings screen's places.

use amazons_core::Player;

use crate::layout::group::{ButtonTexts, Group, fit};
use crate::layout::part::{Align, ButtonFace, Ink, Part};
use crate::layout::{Rect, Unit, menu};
use crate::scene::{Choices, Item, SettingsView, Target};
use crate::text::{self, Weight};

/// Width of the column in the middle, which does not hang on its height.
pub(super) fn column_width(area: Rect, unit: Unit) -> i32 {
    (area.width - unit.px(4.0)).min(unit.px(70.0))
}

/// A column in the middle of `area`.
pub(super) fn settings(view: &SettingsView, area: Rect, unit: Unit) -> Group {
    let width = column_width(area, unit);
    let x = area.x + (area.width - width) / 2;
    let place = |column: &Group| area.y + ((area.height - column.height) / 2).max(0);
    let column = |beside: i32| {
        fit(unit.times(1.25), area.height - unit.px(2.0), |unit| {
            column(view, width, beside, unit)
        })
    };
    let button = unit.px(1.5) + menu::button_side(unit);
    let mut content = column(0);
    // The title is what is read first, and set in whatever unit the column came to fit in.
    let title_ends = content.parts.iter().find_map(|part| match part {
        Part::Text(line) => Some(line.rect.bottom()),
        _ => None,
    });
    if place(&content) + title_ends.unwrap_or_default() < area.y + button {
        // The subtitle would reach below the menu button.
        let beside = (area.x + button + unit.px(0.5) - x).max(0);
        content = column(beside);
    }
    let mut group = Group::new(area.width);
    let y = place(&content);
    group.lay(content, x, y);
    group
}

/// Everything in a column; the subtitle stays `beside` pixels away from its sides.
fn column(view: &SettingsView, width: i32, beside: i32, unit: Unit) -> Group {
    let mut group = Group::new(width);
    title(&mut group, &view.title, unit);
    group.gap(unit.px(0.25));
    let style = unit.style(1.75, Weight::Regular, Ink::Soft);
    let mut subtitle = Group::new(width - 2 * beside);
    subtitle.paragraph(&view.subtitle, style, Align::Centre, 3);
    let rect = group.take(subtitle.height);
    group.lay(subtitle, beside, rect.y);
    group.gap(unit.px(2.5));
    choices(&mut group, &view.boards, unit.px(12.0), unit);
    group.gap(unit.px(1.75));
    choices(&mut group, &view.seats, unit.px(6.0), unit);
    group.gap(unit.px(1.0));
    choices(&mut group, &view.players, unit.px(4.0), unit);
    group.gap(unit.px(1.75));
    choices(&mut group, &view.controls, unit.px(4.0), unit);
    group.gap(unit.px(3.0));
    buttons(&mut group, &view.buttons, unit.px(6.5), unit);
    group
}

fn title_height(unit: Unit) -> i32 {
    unit.px(5.0)
}

/// The title between an amazon of each side.
fn title(group: &mut Group, title: &str, unit: Unit) {
    let row = group.take(title_height(unit));
    let style = unit.style(4.0, Weight::SemiBold, Ink::Strong);
    let side = row.height;
    let inner = row.inset_by(side + unit.px(1.0), 0);
    group.line(title, inner, style, Align::Centre);
    let length = text::width(title, style.weight, style.size).min(inner.width as f32) as i32;
    let beside = (row.width - length) / 2 - side - unit.px(1.0);
    if beside >= 0 {
        let left = Rect::new(beside, row.y, side, side);
        let right = Rect::new(row.width - beside - side, row.y, side, side);
        group.parts.push(Part::Token(left, Player::White));
        group.parts.push(Part::Token(right, Player::Black));
    }
}

fn choices(group: &mut Group, choices: &Choices, height: i32, unit: Unit) {
    if !choices.heading.is_empty() {
        let heading = unit.style(1.5, Weight::SemiBold, Ink::Soft);
        group.paragraph(&choices.heading, heading, Align::Left, 1);
        group.gap(unit.px(0.75));
    }
    let mut places = Vec::new();
    for (i, row) in choices.choices.chunks(MOST_IN_A_ROW).enumerate() {
        if i > 0 {
            group.gap(unit.px(0.75));
        }
        places.extend(group.columns(row.len(), height, unit.px(1.0)));
    }
    let narrowest = places.iter().copied().min_by_key(|rect| rect.width);
    let texts = ButtonTexts::alike(&choices.choices, narrowest.unwrap_or_default(), unit);
    for (item, rect) in choices.choices.iter().zip(places) {
        let face = if item.emphasised {
            ButtonFace::Chosen
        } else {
            ButtonFace::Plain
        };
        match item.target {
            Target::Board(_) => board(group, item, rect, face, unit),
            Target::Seat(player) => seat(group, item, player, rect, face, unit),
            _ => group.button_with(item, rect, face, texts),
        }
    }
}

/// More choices than these stand in rows one below the other.
const MOST_IN_A_ROW: usize = 4;

/// A card with an amazon of the side beside its texts.
fn seat(group: &mut Group, item: &Item, player: Player, rect: Rect, face: ButtonFace, unit: Unit) {
    group.parts.push(Part::Button(rect, face, item.target));
    group.taps.push((item.target, rect));
    let ink = match face {
        ButtonFace::Chosen => Ink::Accent,
        _ => Ink::Strong,
    };
    let pad = unit.px(1.0);
    let side = rect.height - pad;
    let token = Rect::new(rect.x + pad, rect.y + (rect.height - side) / 2, side, side);
    group.parts.push(Part::Token(token, player));
    let x = token.right() + pad;
    let texts = Rect::new(x, rect.y, rect.right() - pad - x, rect.height);
    let label = unit.style(1.875, Weight::SemiBold, ink);
    let detail = unit.style(1.5, Weight::Regular, Ink::Soft);
    group.label_and_detail(item, texts, label, Some(detail), Align::Left);
}

/// A card with a picture of the board above its texts.
fn board(group: &mut Group, item: &Item, rect: Rect, face: ButtonFace, unit: Unit) {
    group.parts.push(Part::Button(rect, face, item.target));
    group.taps.push((item.target, rect));
    let ink = match face {
        ButtonFace::Chosen => Ink::Accent,
        _ => Ink::Strong,
    };
    let label = unit.style(1.75, Weight::SemiBold, ink);
    let detail = unit.style(1.5, Weight::Regular, Ink::Soft);
    let texts = unit.px(5.0).min(rect.height);
    let below = Rect::new(
        rect.x + unit.px(0.5),
        rect.bottom() - texts - unit.px(0.5),
        rect.width - unit.px(1.0),
        texts,
    );
    group.label_and_detail(item, below, label, Some(detail), Align::Centre);
    if let Target::Board(geometry) = item.target {
        let picture = Rect::new(
            rect.x + unit.px(1.0),
            rect.y + unit.px(1.25),
            rect.width - unit.px(2.0),
            below.y - rect.y - unit.px(1.5),
        );
        group.parts.push(Part::Miniature(picture, geometry));
    }
}

/// Rows of at most two buttons.
fn buttons(group: &mut Group, items: &[Item], height: i32, unit: Unit) {
    for (i, pair) in items.chunks(2).enumerate() {
        if i > 0 {
            group.gap(unit.px(1.0));
        }
        let places = group.columns(pair.len(), height, unit.px(1.0));
        for (item, rect) in pair.iter().zip(places) {
            group.button(item, rect, face(item), unit);
        }
    }
}

/// The look of a button that does something.
pub(super) fn face(item: &Item) -> ButtonFace {
    if item.emphasised {
        ButtonFace::Main
    } else {
        ButtonFace::Plain
    }
}
