//! What to do now.

use crate::layout::buttons::ButtonTexts;
use crate::layout::group::{Group, line_height};
use crate::layout::part::{Align, Ink, TextStyle};
use crate::layout::settings::face;
use crate::layout::{Rect, Unit};
use crate::scene::GameView;
use crate::text::Weight;

/// How many lines the advice has room for.
const ADVICE_LINES: usize = 2;

/// Height of the prompt below a column's board: a headline and the lines of advice.
pub(super) fn foot_height(unit: Unit) -> i32 {
    line_height(headline_size(unit)) + ADVICE_LINES as i32 * line_height(advice(unit).size)
}

/// The prompt in the panel: texts with the buttons side by side below, whose room is kept free, so that
/// nothing jumps from tap to tap.
pub(super) fn panel(group: &mut Group, view: &GameView, unit: Unit) {
    words(group, view, unit);
    group.gap(unit.px(1.5));
    group.buttons(&view.buttons, face, (unit.px(5.0), unit.px(1.0)), unit);
}

/// The texts alone.
pub(super) fn words(group: &mut Group, view: &GameView, unit: Unit) {
    group.block(&view.headline, headline(view, unit, 2.5), Align::Left, 1);
    group.gap(unit.px(0.75));
    let advice = unit.style(1.75, Weight::Regular, Ink::Soft);
    group.block(&view.advice, advice, Align::Left, ADVICE_LINES);
}

/// The prompt below a column's board: the texts at the left, the buttons one below the other at the
/// right, whose room is kept free.
pub(super) fn below(group: &mut Group, view: &GameView, rect: Rect, unit: Unit) {
    let width = unit.px(12.0).min(rect.width / 3);
    let between = unit.px(0.75);
    let count = i32::try_from(view.buttons.len()).unwrap_or(i32::MAX).max(1);
    let each = (rect.height - between * (count - 1)) / count;
    let height = unit.px(5.0).min(each);
    let mut y = rect.y + (rect.height - count * height - between * (count - 1)) / 2;
    for item in &view.buttons {
        let button = Rect::new(rect.right() - width, y, width, height);
        let texts = ButtonTexts::of_row(&view.buttons, button, unit);
        group.button_with(item, button, face(item), texts);
        y += height + between;
    }
    let right = rect.right() - width - unit.px(1.0);
    let mut texts = Group::new(right - rect.x);
    let line = texts.take(line_height(headline_size(unit)));
    texts.line(
        &view.headline,
        line,
        headline(view, unit, 2.25),
        Align::Left,
    );
    texts.block(&view.advice, advice(unit), Align::Left, ADVICE_LINES);
    group.lay(texts, rect.x, rect.y);
}

fn headline_size(unit: Unit) -> f32 {
    unit.style(2.25, Weight::SemiBold, Ink::Strong).size
}

/// The headline in the colour of the marks that it speaks of.
pub(super) fn headline(view: &GameView, unit: Unit, size: f32) -> TextStyle {
    let ink = if !view.board.shots.is_empty() {
        Ink::Shot
    } else if !view.board.steps.is_empty() {
        Ink::Step
    } else {
        Ink::Strong
    };
    unit.style(size, Weight::SemiBold, ink)
}

fn advice(unit: Unit) -> TextStyle {
    unit.style(1.625, Weight::Regular, Ink::Soft)
}
