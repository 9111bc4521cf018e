//! The settings screen's places.

use amazons_core::{Geometry, Player};

use crate::layout::buttons::ButtonTexts;
use crate::layout::group::{Group, fit};
use crate::layout::part::{Align, ButtonFace, Ink, Part};
use crate::layout::{Rect, Unit, menu};
use crate::scene::{Choices, Item, SettingsView, Target};
use crate::text::{self, Weight};

/// Width of the column in the middle, which does not hang on its height.
pub(super) fn column_width(area: Rect, unit: Unit) -> i32 {
    (area.width - 2 * unit.px(1.5)).min(unit.px(70.0))
}

/// A column in the middle of `area`.
pub(super) fn settings(view: &SettingsView, area: Rect, unit: Unit) -> Group {
    let width = column_width(area, unit);
    let x = area.x + (area.width - width) / 2;
    let place = |column: &Group| area.y + ((area.height - column.height) / 2).max(0);
    // Beside a notice, which leaves little, the texts need the room more than the margins.
    let margin = unit.px(1.5).min(area.height / 35);
    let room = area.height - 2 * margin;
    let column = |spare: Spare| {
        fit(unit.times(1.25), room, |unit| {
            column(view, width, spare, unit)
        })
    };
    let button = unit.px(1.5) + menu::button_side(unit);
    let mut spare = Spare::default();
    let mut content = column(spare);
    // The title is what is read first, and set in whatever unit the column came to fit in.
    let title_ends = content.parts.iter().find_map(|part| match part {
        Part::Text(line) => Some(line.rect.bottom()),
        _ => None,
    });
    spare.below = (room - content.height).max(0);
    if place(&content) + title_ends.unwrap_or_default() < area.y + button + unit.px(1.0) {
        // The subtitle would reach below the menu button, or touch it.
        spare.beside = (area.x + button + unit.px(0.5) - x).max(0);
    }
    if spare != Spare::default() {
        content = column(spare);
    }
    let mut group = Group::new(area.width);
    let y = place(&content);
    group.lay(content, x, y);
    group
}

/// Room of the column that is known once it was laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spare {
    /// Pixels that the subtitle stays away from the sides.
    beside: i32,
    /// Pixels of the window's height that nothing needs.
    below: i32,
}

/// Everything in a column.
fn column(view: &SettingsView, width: i32, spare: Spare, unit: Unit) -> Group {
    let mut group = Group::new(width);
    title(&mut group, &view.title, unit);
    group.gap(unit.px(0.25));
    let style = unit.style(1.75, Weight::Regular, Ink::Soft);
    let mut subtitle = Group::new(width - 2 * spare.beside);
    subtitle.paragraph(&view.subtitle, style, Align::Centre, 3);
    let rect = group.take(subtitle.height);
    group.lay(subtitle, spare.beside, rect.y);
    group.gap(unit.px(2.5));
    let boards = i32::try_from(view.boards.choices.len()).unwrap_or(i32::MAX);
    let highest = unit.px(12.0).max(width / boards.max(1));
    let height = (unit.px(12.0) + spare.below / 2).min(highest);
    choices(&mut group, &view.boards, height, unit);
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
    let items = &choices.choices;
    let Some(narrowest) = places.iter().copied().min_by_key(|rect| rect.width) else {
        return;
    };
    let board = BoardCard::new(items, narrowest, unit);
    let seat = SeatCard::new(items, narrowest, unit);
    let pad = unit.px(0.75);
    let texts = ButtonTexts::alike(items, narrowest.inset_by(pad, 0), (1.75, 1.5, 2.0), unit);
    for (item, rect) in items.iter().zip(places) {
        let face = if item.emphasised {
            ButtonFace::Chosen
        } else {
            ButtonFace::Plain
        };
        match item.target {
            Target::Board(geometry) => board.lay(group, item, geometry, rect, face),
            Target::Seat(player) => seat.lay(group, item, player, rect, face),
            _ => group.button_with(item, rect, face, texts.padded(pad)),
        }
    }
}

/// More choices than these stand in rows one below the other.
const MOST_IN_A_ROW: usize = 4;

/// A card with an amazon of the side beside its texts.
struct SeatCard {
    pad: i32,
    texts: ButtonTexts,
}

impl SeatCard {
    /// Suits all of `items` on cards of the size of `rect`.
    fn new(items: &[Item], rect: Rect, unit: Unit) -> SeatCard {
        let pad = unit.px(1.0);
        let (_, room) = SeatCard::divided(rect, pad);
        SeatCard {
            pad,
            texts: ButtonTexts::alike(items, room, (1.875, 1.5, 1.875), unit),
        }
    }

    /// The places of the amazon and of the texts.
    fn divided(rect: Rect, pad: i32) -> (Rect, Rect) {
        let side = rect.height - pad;
        let token = Rect::new(rect.x + pad, rect.y + (rect.height - side) / 2, side, side);
        let x = token.right() + pad;
        let texts = Rect::new(x, rect.y, rect.right() - pad - x, rect.height);
        (token, texts)
    }

    fn lay(&self, group: &mut Group, item: &Item, player: Player, rect: Rect, face: ButtonFace) {
        group.parts.push(Part::Button(rect, face, item.target));
        group.taps.push((item.target, rect));
        let (token, room) = SeatCard::divided(rect, self.pad);
        group.parts.push(Part::Token(token, player));
        group.button_texts(item, room, face, self.texts, Align::Left);
    }
}

/// A card with a picture of the board: beside its texts where it is wide, else above them.
struct BoardCard {
    /// Where the picture and the texts are on a card whose corner is (0, 0).
    picture: Rect,
    room: Rect,
    align: Align,
    texts: ButtonTexts,
}

impl BoardCard {
    /// Sizes of the texts beside a picture and below one.
    const BESIDE: (f32, f32, f32) = (1.75, 1.5, 1.75);
    const BELOW: (f32, f32, f32) = (1.875, 1.5, 1.875);

    /// Suits all of `items` on cards of the size of `rect`.
    fn new(items: &[Item], rect: Rect, unit: Unit) -> BoardCard {
        let pad = unit.px(1.0);
        let full = rect.height - 2 * pad;
        let texts = ButtonTexts::alike(items, rect, Self::BESIDE, unit);
        let width = texts.widest(items);
        // A picture a little smaller leaves its texts the room that they need.
        let side = full.min(rect.width - width - 3 * pad);
        if texts.is_whole(Self::BESIDE.0, unit) && side >= full * 5 / 8 {
            let x = (rect.width - side - pad - width) / 2;
            return BoardCard {
                picture: Rect::new(x, (rect.height - side) / 2, side, side),
                room: Rect::new(x + side + pad, 0, width, rect.height),
                align: Align::Left,
                texts,
            };
        }
        let room = Rect::new(0, 0, rect.width - pad, unit.px(6.0).min(rect.height));
        let texts = ButtonTexts::alike(items, room, Self::BELOW, unit);
        let gap = unit.px(0.625);
        let top = rect.height - gap - texts.height();
        BoardCard {
            picture: Rect::new(pad, pad, rect.width - 2 * pad, top - gap - pad),
            room: Rect::new(pad / 2, top, room.width, texts.height()),
            align: Align::Centre,
            texts,
        }
    }

    fn lay(&self, group: &mut Group, item: &Item, board: Geometry, rect: Rect, face: ButtonFace) {
        group.parts.push(Part::Button(rect, face, item.target));
        group.taps.push((item.target, rect));
        let room = self.room.moved(rect.x, rect.y);
        group.button_texts(item, room, face, self.texts, self.align);
        let picture = self.picture.moved(rect.x, rect.y);
        group.parts.push(Part::Miniature(picture, board));
    }
}

/// Rows of at most two buttons.
fn buttons(group: &mut Group, items: &[Item], height: i32, unit: Unit) {
    let pad = unit.px(0.75);
    for (i, pair) in items.chunks(2).enumerate() {
        if i > 0 {
            group.gap(unit.px(1.0));
        }
        let places = group.columns(pair.len(), height, unit.px(1.0));
        let narrowest = places.last().copied().unwrap_or_default();
        let room = narrowest.inset_by(pad, 0);
        let texts = ButtonTexts::alike(pair, room, (2.0, 1.5, 2.25), unit).padded(pad);
        for (item, rect) in pair.iter().zip(places) {
            group.button_with(item, rect, face(item), texts);
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
