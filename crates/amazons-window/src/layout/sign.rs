//! The sign over the screen that is there for a moment.

use crate::layout::group::{Group, fit};
use crate::layout::part::{Align, CardFace, Ink, Part, TextLine};
use crate::layout::{Rect, Unit};
use crate::scene::Sign;
use crate::text::{self, Weight};

/// A card where it hides least of what lies `below` it; taps go through it.
///
/// It keeps off the board wherever there is room for it beside, above or below, and lies on the board's
/// middle where there is none.
pub(super) fn sign(view: &Sign, window: Rect, below: &[Part], unit: Unit) -> Group {
    let card = fit(unit, window.height, |unit| {
        let style = unit.style(2.0, Weight::SemiBold, Ink::Strong);
        let (pad, low, side) = (unit.px(1.5), unit.px(1.0), unit.px(3.0));
        let words = text::width(&view.label, style.weight, style.size).ceil() as i32 + unit.px(0.5);
        let width = (2 * pad + side + pad / 2 + words).min(window.width);
        let mut card = Group::new(width);
        let rect = card.take(side + 2 * low);
        card.parts.push(Part::Card(rect, CardFace::Floating));
        let picture = Rect::new(pad, low, side, side);
        card.parts.push(Part::Loudspeaker(picture, view.hearing));
        let x = picture.right() + pad / 2;
        let line = Rect::new(x, low, width - x - pad, side);
        card.line(&view.label, line, style, Align::Left);
        card
    });
    let size = Rect::new(window.x, window.y, card.width, card.height);
    let place = Surroundings::new(below, window).place(size, unit.px(1.0).max(1));
    let mut group = Group::new(window.width);
    group.lay(card, place.x, place.y);
    group
}

/// What a card can lie on.
struct Surroundings {
    window: Rect,
    board: Option<Rect>,
    others: Vec<Rect>,
}

impl Surroundings {
    /// What is seen of `parts`: what a veil dims is there no more.
    fn new(parts: &[Part], window: Rect) -> Surroundings {
        let veil = parts.iter().rposition(|part| matches!(part, Part::Veil(_)));
        let seen = &parts[veil.map_or(0, |veil| veil + 1)..];
        let board = seen.iter().find_map(|part| match part {
            Part::Board(frame) => Some(frame.rect.inset(-frame.edge())),
            _ => None,
        });
        let inked = |line: &TextLine| {
            let width = text::width(&line.text, line.style.weight, line.style.size);
            Rect::new(line.x, line.rect.y, width as i32, line.rect.height)
        };
        let mut others = Vec::new();
        for part in seen {
            match part {
                Part::Text(line) => others.push(inked(line)),
                Part::Board(frame) => others.extend(frame.coordinates.iter().map(inked)),
                Part::Button(rect, ..) | Part::Card(rect, _) | Part::Balance(rect) => {
                    others.push(*rect);
                }
                Part::Graph(frame) => others.push(frame.rect),
                _ => {}
            }
        }
        Surroundings {
            window,
            board,
            others,
        }
    }

    /// Where a card of this size hides nothing of the board and the fewest pixels of all else; of equal
    /// places the one nearest to the middle of the board. Places are looked at every `step` pixels.
    fn place(&self, card: Rect, step: i32) -> Rect {
        let (x, y) = self.board.unwrap_or(self.window).centre();
        let into = |from: i32, to: i32, wanted: i32| wanted.min(to).max(from);
        let (right, bottom) = (
            self.window.right() - card.width,
            self.window.bottom() - card.height,
        );
        let middle = Rect::new(
            into(self.window.x, right, x as i32 - card.width / 2),
            into(self.window.y, bottom, y as i32 - card.height / 2),
            card.width,
            card.height,
        );
        let stride = usize::try_from(step).unwrap_or(1);
        let beyond = |from: i32, to: i32| (from + step..=to - step).step_by(stride);
        let rows = beyond(self.window.y, bottom);
        rows.flat_map(|y| {
            let columns = beyond(self.window.x, right);
            columns.map(move |x| Rect::new(x, y, card.width, card.height))
        })
        .filter(|place| !self.board.is_some_and(|board| board.overlaps(*place)))
        .min_by_key(|place| {
            // What the card's shadow falls on counts as hidden too.
            let around = place.inset(-step);
            let hidden = self.others.iter().chain(&self.board);
            let hidden: i64 = hidden.map(|rect| common(*rect, around)).sum();
            let (across, down) = (place.x - middle.x, place.y - middle.y);
            (hidden, i64::from(across).pow(2) + i64::from(down).pow(2))
        })
        .unwrap_or(middle)
    }
}

/// How many pixels the two share.
fn common(one: Rect, other: Rect) -> i64 {
    let across = one.right().min(other.right()) - one.x.max(other.x);
    let down = one.bottom().min(other.bottom()) - one.y.max(other.y);
    i64::from(across.max(0)) * i64::from(down.max(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Rect = Rect::new(0, 0, 300, 200);

    fn check(board: Rect, others: &[Rect], expected: (i32, i32)) {
        let around = Surroundings {
            window: WINDOW,
            board: Some(board),
            others: others.to_vec(),
        };
        let place = around.place(Rect::new(0, 0, 80, 40), 1);
        assert_eq!((place.x, place.y), expected, "{board:?} {others:?}");
    }

    #[test]
    fn a_sign_keeps_off_the_board_and_what_is_told_beside_it() {
        let board = Rect::new(10, 50, 140, 140);
        check(board, &[], (40, 9));
        // A button above sends it to the panel, as near as may be.
        check(board, &[Rect::new(0, 0, 300, 49)], (151, 100));
        check(
            board,
            &[Rect::new(0, 0, 300, 49), Rect::new(150, 50, 60, 150)],
            (211, 100),
        );
    }

    #[test]
    fn a_sign_without_room_beside_the_board_lies_on_its_middle() {
        check(Rect::new(20, 10, 260, 180), &[], (110, 80));
        check(Rect::new(0, 30, 300, 170), &[], (110, 95));
    }
}
