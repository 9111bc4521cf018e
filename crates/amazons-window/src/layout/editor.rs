//! The board editor's places.

use crate::layout::board::{self, BoardFrame};
use crate::layout::buttons::Row;
use crate::layout::group::{Group, fit, line_height};
use crate::layout::part::{Align, ButtonFace, Ink, Part};
use crate::layout::settings::face;
use crate::layout::{Rect, Unit};
use crate::scene::{Brush, Coordinates, Edit, EditorView, Item, Stepper, Target};
use crate::text::{self, Weight};
use amazons_core::Player;

/// The whole screen within `area`: the controls beside the board, or below it where that leaves a larger
/// place for the board. That place is a square whatever the board's size, so that the buttons which change
/// the size stay under the pointer.
pub(super) fn editor(view: &EditorView, area: Rect, unit: Unit) -> Group {
    let margin = unit.px(1.5);
    let coordinates = match view.board.look.coordinates {
        Coordinates::Shown => unit.px(2.5),
        Coordinates::Hidden => 0,
    };
    let panel_width = (area.width * 27 / 100).clamp(unit.px(26.0), unit.px(36.0));
    let across = (area.width - 2 * margin).max(0);
    let down = (area.height - 2 * margin).max(0);
    let foot = fit(unit, area.height * 9 / 20, |unit| {
        below(view, across.min(unit.px(60.0)), unit)
    });
    let gap = unit.px(2.5);
    let beside_panel = (across - panel_width - gap).min(down);
    let above_foot = across.min(down - foot.height);
    let mut group = Group::new(area.width);
    if above_foot > beside_panel {
        let side = above_foot.max(0);
        let x = area.x + (area.width - side) / 2;
        let y = area.y + margin + (down - side - foot.height).max(0) / 2;
        let place = Rect::new(x, y, side, side);
        let frame = frame(view, place, coordinates, unit);
        group.parts.push(Part::Board(frame));
        let x = area.x + (area.width - foot.width) / 2;
        group.lay(foot, x, place.bottom() + margin / 2);
    } else {
        let side = beside_panel.max(0);
        let whole = side + gap + panel_width;
        let x = area.x + ((area.width - whole) / 2).max(margin);
        let y = area.y + (area.height - side) / 2;
        let place = Rect::new(x, y, side, side);
        group
            .parts
            .push(Part::Board(frame(view, place, coordinates, unit)));
        let panel = fit(unit, down, |unit| beside(view, panel_width, unit));
        let panel_y = area.y + ((area.height - panel.height) / 2).max(margin);
        group.lay(panel, place.right() + gap, panel_y);
    }
    group
}

/// The board as large as `place` allows, in its middle.
fn frame(view: &EditorView, place: Rect, coordinates: i32, unit: Unit) -> BoardFrame {
    let geometry = view.board.geometry;
    let (columns, rows) = (i32::from(geometry.width()), i32::from(geometry.height()));
    let square = |coordinates: i32| {
        let (across, down) = (place.width - coordinates, place.height - coordinates);
        (across / columns).min(down / rows)
    };
    // Where they could not be read the squares have their room.
    let coordinates = match board::has_coordinates(square(coordinates), unit) {
        true => coordinates,
        false => 0,
    };
    let square = square(coordinates).max(1);
    let (width, height) = (square * columns, square * rows);
    let x = place.x + (place.width - width - coordinates) / 2 + coordinates;
    let y = place.y + (place.height - height - coordinates) / 2;
    BoardFrame::new((x, y), square, geometry, Player::White, coordinates, unit)
}

fn beside(view: &EditorView, width: i32, unit: Unit) -> Group {
    let mut group = Group::new(width);
    let title = unit.style(2.5, Weight::SemiBold, Ink::Strong);
    group.paragraph(&view.title, title, Align::Left, 1);
    group.gap(unit.px(1.5));
    row_of_brushes(&mut group, &view.brushes, unit.px(6.0), unit);
    group.gap(unit.px(1.5));
    for stepper in [&view.columns, &view.rows] {
        let rect = group.take(unit.px(4.5));
        step(&mut group, stepper, rect, unit);
        group.gap(unit.px(0.75));
    }
    group.gap(unit.px(0.75));
    let heading = unit.style(1.5, Weight::SemiBold, Ink::Soft);
    group.paragraph(&view.sides.heading, heading, Align::Left, 1);
    group.gap(unit.px(0.5));
    chosen(&mut group, &view.sides.choices, unit.px(4.5), unit);
    group.gap(unit.px(1.5));
    row(&mut group, &view.starts, unit.px(4.5), unit);
    group.gap(unit.px(1.5));
    message(&mut group, view, 3, unit);
    group.gap(unit.px(1.5));
    row(&mut group, &view.buttons, unit.px(5.0), unit);
    group
}

fn below(view: &EditorView, width: i32, unit: Unit) -> Group {
    let mut group = Group::new(width);
    let gap = unit.px(0.75);
    row_of_brushes(&mut group, &view.brushes, unit.px(4.75), unit);
    group.gap(gap);
    let halves = group.columns(2, unit.px(4.0), unit.px(1.5));
    for (stepper, rect) in [&view.columns, &view.rows].into_iter().zip(halves) {
        step(&mut group, stepper, rect, unit);
    }
    group.gap(gap);
    // Who is to move at the left, below the columns, and what to begin with at the right.
    let top = group.columns(2, unit.px(4.0), unit.px(1.5));
    let (left, right) = (top[0], top[1]);
    let heading = unit.style(1.5, Weight::SemiBold, Ink::Soft);
    let words = text::width(&view.sides.heading, heading.weight, heading.size).ceil() as i32;
    let words = (words + gap).min(left.width / 2);
    let place = Rect::new(left.x, left.y, words, left.height);
    group.line(&view.sides.heading, place, heading, Align::Left);
    let left = Rect::new(left.x + words, left.y, left.width - words, left.height);
    let (sides, starts) = (&view.sides.choices, &view.starts);
    let (left, right) = (
        Row::new(sides, left, gap, unit),
        Row::new(starts, right, gap, unit),
    );
    let texts = [
        left.texts.at_most(right.texts),
        right.texts.at_most(left.texts),
    ];
    for ((items, row), texts) in [(sides, left), (starts, right)].into_iter().zip(texts) {
        for (item, place) in items.iter().zip(row.places) {
            group.button_with(item, place, choice_face(item), texts);
        }
    }
    group.gap(gap / 2);
    message(&mut group, view, 2, unit);
    group.gap(gap / 2);
    row(&mut group, &view.buttons, unit.px(4.5), unit);
    group
}

fn message(group: &mut Group, view: &EditorView, lines: usize, unit: Unit) {
    let ink = if view.is_sound { Ink::Soft } else { Ink::Shot };
    let style = unit.style(1.5, Weight::Regular, ink);
    let height = line_height(style.size) * i32::try_from(lines).unwrap_or(1);
    let begun = group.height;
    group.paragraph(&view.message, style, Align::Left, lines);
    group.height = group.height.max(begun + height);
}

fn row_of_brushes(group: &mut Group, items: &[Item], height: i32, unit: Unit) {
    let places = group.columns(items.len(), height, unit.px(0.75));
    for (item, rect) in items.iter().zip(places) {
        group.button(item, rect, choice_face(item), unit);
        let picture = rect.inset_by(0, rect.height / 10);
        match item.target {
            Target::Edit(Edit::Brush(Brush::Amazon(player))) => {
                group.parts.push(Part::Token(picture, player));
            }
            Target::Edit(Edit::Brush(Brush::Obstruction)) => {
                group.parts.push(Part::Burnt(picture));
            }
            Target::Edit(Edit::Brush(Brush::Eraser)) => {
                group.parts.push(Part::Eraser(picture));
            }
            _ => {}
        }
    }
}

fn step(group: &mut Group, stepper: &Stepper, rect: Rect, unit: Unit) {
    let side = rect.height;
    let less = Rect::new(rect.x, rect.y, side, side);
    let more = Rect::new(rect.right() - side, rect.y, side, side);
    for (item, place) in [(&stepper.less, less), (&stepper.more, more)] {
        group.button(item, place, ButtonFace::Plain, unit);
    }
    let style = unit.style(1.75, Weight::SemiBold, Ink::Strong);
    let middle = rect.inset_by(side + unit.px(0.5), 0);
    group.line(&stepper.label, middle, style, Align::Centre);
}

fn choice_face(item: &Item) -> ButtonFace {
    if item.emphasised {
        ButtonFace::Chosen
    } else {
        ButtonFace::Plain
    }
}

fn chosen(group: &mut Group, items: &[Item], height: i32, unit: Unit) {
    group.buttons(items, choice_face, (height, unit.px(0.75)), unit);
}

fn row(group: &mut Group, items: &[Item], height: i32, unit: Unit) {
    group.buttons(items, face, (height, unit.px(0.75)), unit);
}
