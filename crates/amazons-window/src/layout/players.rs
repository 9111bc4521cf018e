//! Who plays, whose turn it is, and the score line.

use amazons_core::{ByPlayer, Player};

use crate::layout::group::{Group, SMALLEST, one_size, two_lines};
use crate::layout::part::{Align, CardFace, Ink, Part, TextStyle};
use crate::layout::{Rect, Unit};
use crate::scene::GameView;
use crate::text::{self, Weight};

/// Height of a player's card in the panel.
pub(super) fn card_height(unit: Unit) -> i32 {
    unit.px(7.5)
}

/// The same where there is much else to show.
pub(super) fn low_card_height(unit: Unit) -> i32 {
    unit.px(5.75)
}

/// One player's card: token, name, and how many squares are in reach.
pub(super) fn card(group: &mut Group, view: &GameView, player: Player, rect: Rect, unit: Unit) {
    let face = if view.to_move == Some(player) {
        CardFace::ToMove
    } else {
        CardFace::Plain
    };
    group.parts.push(Part::Card(rect, face));
    let token = Rect::new(
        rect.x + unit.px(1.25),
        rect.y + unit.px(1.25),
        unit.px(5.0),
        rect.height - 2 * unit.px(1.25),
    );
    group.parts.push(Part::Token(token, player));

    let score = unit.style(3.0, Weight::SemiBold, Ink::Strong);
    let mobility = view.mobility[player].to_string();
    let right = rect.right() - unit.px(1.75);
    let time = unit.style(2.25, Weight::SemiBold, Ink::Strong);
    // With clocks the time stands beside the name, and the number beside what it counts.
    let (upper_number, lower_number) = match &view.clocks {
        Some(clocks) => {
            let length = time_width(&clocks[player], time) + unit.px(0.75);
            (length, unit.px(3.0))
        }
        None => (unit.px(4.5), unit.px(4.5)),
    };
    let x = token.right() + unit.px(1.25);
    let texts = Rect::new(x, rect.y, right - x, rect.height);
    let name = unit.style(2.0, Weight::SemiBold, Ink::Strong);
    let label = unit.style(1.5, Weight::Regular, Ink::Soft);
    let (upper, lower) = two_lines(texts, name.size, label.size);
    let split = |line: Rect, number: i32| {
        let text = Rect::new(line.x, line.y, line.width - number, line.height);
        (text, Rect::new(text.right(), line.y, number, line.height))
    };
    let (upper, upper_number) = split(upper, upper_number);
    let (lower, lower_number) = split(lower, lower_number);
    let below = match &view.sight.first {
        Some(first) => &first.beside_names[player],
        None => &view.mobility_label,
    };
    let thinks = view.to_move == Some(player) && view.thinking.is_some();
    let dots = thinks.then(|| {
        dots(
            &view.names[player],
            (upper, name),
            below,
            (lower, label),
            unit,
        )
    });
    let (upper, lower) = match dots {
        Some(Dots { at, upper, lower }) => {
            group.parts.push(Part::Pulse(at));
            (upper, lower)
        }
        None => (upper, lower),
    };
    group.line(&view.names[player], upper, name, Align::Left);
    group.line(below, lower, label, Align::Left);
    match &view.clocks {
        Some(clocks) => {
            let count = unit.style(1.625, Weight::SemiBold, Ink::Strong);
            group.line(&clocks[player], upper_number, time, Align::Right);
            group.line(&mobility, lower_number, count, Align::Right);
        }
        None => {
            let number = Rect::new(upper_number.x, rect.y, upper_number.width, rect.height);
            group.line(&mobility, number, score, Align::Right);
        }
    }
}

/// Where a card's thinking dots stand, and what room they leave to its two lines.
struct Dots {
    at: Rect,
    upper: Rect,
    lower: Rect,
}

/// Behind the name where both fit, else behind the line below it, else at the name's end, which is set
/// smaller then: who thinks is always seen.
fn dots(
    above: &str,
    (upper, name): (Rect, TextStyle),
    below: &str,
    (lower, label): (Rect, TextStyle),
    unit: Unit,
) -> Dots {
    let gap = unit.px(0.75);
    let behind = |words: &str, line: Rect, style: TextStyle| {
        let length = text::width(words, style.weight, style.size).ceil() as i32;
        let at = Rect::new(
            line.x + length + gap,
            line.y,
            pulse_width(unit),
            line.height,
        );
        at.is_within(line).then_some(at)
    };
    if let Some(at) = behind(above, upper, name).or_else(|| behind(below, lower, label)) {
        return Dots { at, upper, lower };
    }
    let x = (upper.right() - pulse_width(unit)).max(upper.x);
    let at = Rect::new(x, upper.y, upper.right() - x, upper.height);
    let room = Rect::new(upper.x, upper.y, x - gap - upper.x, upper.height);
    Dots {
        at,
        upper: room,
        lower,
    }
}

/// No two numbers of squares are wider.
const WIDEST_SCORE: &str = "88 : 88";

/// The head above a column's board: both players in one card, the score line between them.
pub(super) fn head(group: &mut Group, view: &GameView, rect: Rect, unit: Unit) {
    group.parts.push(Part::Card(rect, CardFace::Plain));
    let score = unit.style(2.25, Weight::SemiBold, Ink::Strong);
    let label = unit.style(1.375, Weight::Regular, Ink::Soft);
    // As wide as the label and any two numbers need, whatever they are: names stay where they are.
    let label_like = match &view.sight.first {
        Some(first) => format!("{WIDEST_SCORE} {}", first.label),
        None => view.mobility_label.clone(),
    };
    let width = |text: &str, style: TextStyle| text::width(text, style.weight, style.size);
    let needed = width(&label_like, label).max(width(WIDEST_SCORE, score));
    // Where there is room for more the frame of who is to move keeps away from the numbers.
    let middle = needed.ceil() as i32 + 2 * unit.px(0.75);
    let middle = middle.max(rect.width / 5).min(rect.width);
    let centre = Rect::new(
        rect.x + (rect.width - middle) / 2,
        rect.y,
        middle,
        rect.height,
    );
    let (upper, lower) = two_lines(centre, score.size, label.size);
    let (left, right) = (view.board.bottom, !view.board.bottom);
    let line = format!("{} : {}", view.mobility[left], view.mobility[right]);
    group.line(&line, upper, score, Align::Centre);
    let below = match &view.sight.first {
        Some(first) => {
            let counts = &first.counts;
            format!("{} : {} {}", counts[left], counts[right], first.label)
        }
        None => view.mobility_label.clone(),
    };
    group.line(&below, lower, label, Align::Centre);

    let side = (rect.width - middle) / 2;
    let halves = [
        (left, Rect::new(rect.x, rect.y, side, rect.height)),
        (right, Rect::new(centre.right(), rect.y, side, rect.height)),
    ];
    for (player, half) in halves {
        half_head(group, view, player, half, player == left, unit);
    }
}

fn half_head(
    group: &mut Group,
    view: &GameView,
    player: Player,
    half: Rect,
    at_left: bool,
    unit: Unit,
) {
    let to_move = view.to_move == Some(player);
    if to_move {
        group.parts.push(Part::Card(half, CardFace::ToMove));
    }
    let side = unit.px(3.75).min(half.height);
    let pad = unit.px(0.75);
    let y = half.y + (half.height - side) / 2;
    let beside = half.width - side - 3 * pad;
    let (token_x, text_x, align) = if at_left {
        (half.x + pad, half.x + 2 * pad + side, Align::Left)
    } else {
        (
            half.right() - pad - side,
            half.right() - 2 * pad - side - beside,
            Align::Right,
        )
    };
    let token = Rect::new(token_x, y, side, side);
    let texts = Rect::new(text_x, half.y, beside, half.height);
    let name = unit.style(1.75, Weight::SemiBold, Ink::Strong);
    let names = ByPlayer::from_fn(|player| short_name(&view.names[player], texts, name));
    let shown = names[player];
    // Both in one size, that of the longer.
    let both = [names.white, names.black].into_iter();
    let size = one_size(&both, name, beside as f32, SMALLEST);
    let name = TextStyle { size, ..name };
    let thinks = to_move && view.thinking.is_some();
    let time = unit.style(1.625, Weight::SemiBold, Ink::Soft);
    let clock = view.clocks.as_ref().map(|clocks| clocks[player].as_str());
    let (upper, lower) = match clock {
        Some(_) => two_lines(texts, name.size, time.size),
        None => (texts, Rect::default()),
    };
    let behind = |taken: i32, line: Rect| {
        let width = pulse_width(unit);
        let past = taken + unit.px(0.75);
        let x = if at_left {
            line.x + past
        } else {
            line.right() - past - width
        };
        let at = Rect::new(x, line.y, width, line.height);
        at.is_within(line).then_some(at)
    };
    let length = text::width(shown, name.weight, name.size).ceil() as i32;
    let beside = behind(length, upper).or_else(|| behind(time_width(clock?, time), lower));
    let crowded = thinks && beside.is_none();
    let (token, below) = match crowded {
        true => above_dots(token, half, unit),
        false => (token, Rect::default()),
    };
    group.parts.push(Part::Token(token, player));
    if thinks {
        group.parts.push(Part::Pulse(beside.unwrap_or(below)));
    }
    group.line(shown, upper, name, align);
    if let Some(clock) = clock {
        group.line(clock, lower, time, align);
    }
}

/// The places of a token and of the dots below it in a card that has no room for them elsewhere.
fn above_dots(token: Rect, card: Rect, unit: Unit) -> (Rect, Rect) {
    let inner = card.inset_by(0, unit.px(0.375));
    let height = unit.px(0.875);
    let side = token.height.min(inner.height - height);
    let x = token.x + (token.width - side) / 2;
    let spare = inner.height - height - side;
    let token = Rect::new(x, inner.y + spare / 2, side, side);
    let width = pulse_width(unit).min(side);
    let dots = Rect::new(x + (side - width) / 2, token.bottom(), width, height);
    (token, dots)
}

/// How much room a clock needs, whatever its digits are.
fn time_width(time: &str, style: TextStyle) -> i32 {
    let widest = time.replace(|letter: char| letter.is_ascii_digit(), "0");
    text::width(&widest, style.weight, style.size).ceil() as i32
}

/// A name, or its first word where that alone has room: `Master` for `Master 0.5 s`.
fn short_name(name: &str, room: Rect, style: TextStyle) -> &str {
    // Texts are set smaller down to three quarters before they are cut.
    let length = 0.75 * text::width(name, style.weight, style.size);
    match name.split_once(' ') {
        Some((first, _)) if length > room.width as f32 => first,
        _ => name,
    }
}

fn pulse_width(unit: Unit) -> i32 {
    unit.px(3.0)
}
