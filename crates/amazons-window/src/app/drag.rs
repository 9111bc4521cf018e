//! An amazon, or its arrow, dragged with the pointer.

use std::time::Duration;

use amazons_core::Square;

use super::App;
use super::hand::{Hand, Tap};
use super::input::Effect;
use crate::scene::{Dragged, Target};

/// What the button went down on, until it goes up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Grip {
    /// The amazon's square.
    square: Square,
    /// What the hand becomes when the button goes up at once: the amazon was in hand before.
    unmoved: Option<Hand>,
    /// Where the pointer is, in the window, and over which square, once it drags.
    at: Option<((i32, i32), Option<Square>)>,
}

impl App {
    /// The button goes down on a square of the board.
    pub(super) fn take_hold(&mut self, square: Square, now: Duration, effects: &mut Vec<Effect>) {
        let hand = self.table.as_ref().map(|table| table.hand);
        let unmoved = match self.meaning(square) {
            // What gives an amazon in hand back waits until the button goes up: it may be dragged.
            Tap::Turn(after) if hand.and_then(Hand::selected) == Some(square) => Some(after),
            _ => None,
        };
        if unmoved.is_none() {
            self.tap(square, now, effects);
        }
        // Not a square that the amazon has just stepped to: a pointer that hurries on to where the
        // arrow is to go would shoot by the way.
        let is_held = unmoved.is_some()
            || self
                .table
                .as_ref()
                .is_some_and(|table| table.hand == Hand::Chosen(square));
        self.grip = is_held.then_some(Grip {
            square,
            unmoved,
            at: None,
        });
    }

    /// The pointer has moved with the button down.
    pub(super) fn drag(&mut self, at: (i32, i32), over: Option<Target>) {
        let over = match over {
            Some(Target::Square(square)) => Some(square),
            _ => None,
        };
        if let Some(grip) = &mut self.grip {
            grip.at = Some((at, over));
        }
    }

    /// The button goes up.
    pub(super) fn let_go(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let Some(grip) = self.grip.take() else { return };
        let Some(hand) = self.hand_if_asked() else {
            return;
        };
        // The hand may be another meanwhile, by a key.
        if hand.selected() != Some(grip.square) {
            return;
        }
        match (grip.at, hand) {
            (None, _) => {
                if let Some(after) = grip.unmoved {
                    self.set_hand(after);
                }
            }
            (Some((_, Some(over))), Hand::Chosen(from)) if over != from => {
                if let Tap::Turn(stepped @ Hand::Stepped { .. }) = self.meaning(over) {
                    // It has come there by hand already.
                    self.set_hand(stepped);
                }
            }
            (Some((_, Some(over))), Hand::Stepped { from, .. }) if over == from => {
                self.set_hand(Hand::Chosen(from));
            }
            (Some((_, Some(over))), Hand::Stepped { .. }) => {
                if let Tap::Fire(_) = self.meaning(over) {
                    self.tap(over, now, effects);
                }
            }
            (Some(_), _) => {}
        }
    }

    /// Whatever is dragged goes back; whether anything was.
    pub(super) fn drop_drag(&mut self) -> bool {
        self.grip.take().is_some_and(|grip| grip.at.is_some())
    }

    /// What is to be drawn under the pointer.
    pub(super) fn dragged(&self) -> Option<Dragged> {
        let (at, over) = self.grip?.at?;
        let hand = self.hand_if_asked()?;
        match hand {
            Hand::Empty => None,
            Hand::Chosen(from) => Some(Dragged::Amazon { from, at }),
            Hand::Stepped { from, to } if over == Some(from) => {
                Some(Dragged::Amazon { from: to, at })
            }
            Hand::Stepped { to, .. } => Some(Dragged::Arrow { from: to, at }),
        }
    }

    /// Whether an amazon that has stepped is dragged back to where it came from.
    pub(super) fn is_dragged_home(&self) -> bool {
        let is_stepped = matches!(self.hand_if_asked(), Some(Hand::Stepped { .. }));
        is_stepped && matches!(self.dragged(), Some(Dragged::Amazon { .. }))
    }

    /// The square that a drag points at.
    pub(super) fn dragged_over(&self) -> Option<Square> {
        self.grip?.at?.1
    }

    /// The person's hand while the board waits for it.
    fn hand_if_asked(&self) -> Option<Hand> {
        let table = self.table.as_ref()?;
        table.is_persons_turn().then_some(table.hand)
    }

    fn set_hand(&mut self, hand: Hand) {
        if let Some(table) = &mut self.table {
            table.hand = hand;
        }
    }
}
