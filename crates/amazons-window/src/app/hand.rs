//! The three taps of a turn: an amazon, a square to go to, a square to burn.

use amazons_core::{Bitboard, Move, Position, Square};

/// How far the person's turn has come.
///
/// Says nothing about whose turn it is: only asked while it is the person's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hand {
    /// Nothing chosen yet.
    #[default]
    Empty,
    /// An amazon is chosen, which can move.
    Chosen(Square),
    /// It has stepped and has still to shoot.
    Stepped {
        /// Where it came from, and where the position still has it.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
}

/// What a tap on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tap {
    /// Nothing.
    Ignored,
    /// The turn goes on, or a step of it is taken back.
    Turn(Hand),
    /// The turn is complete.
    Fire(Move),
}

impl Hand {
    /// What a tap on `square` does in this position, whose side to move is the person's.
    pub(crate) fn tap(self, position: &Position, square: Square) -> Tap {
        let choose = |square| {
            let own = position.amazons(position.to_move()).has(square);
            if own && !position.targets(square).is_empty() {
                Tap::Turn(Hand::Chosen(square))
            } else {
                Tap::Ignored
            }
        };
        match self {
            Hand::Empty => choose(square),
            Hand::Chosen(from) if square == from => Tap::Turn(Hand::Empty),
            Hand::Chosen(from) if self.steps(position).has(square) => {
                Tap::Turn(Hand::Stepped { from, to: square })
            }
            Hand::Chosen(_) => choose(square),
            // The square just left is shot at like any other, so rings come before amazons: the
            // position still has one standing there.
            Hand::Stepped { from, to } if self.shots(position).has(square) => Tap::Fire(Move {
                from,
                to,
                arrow: square,
            }),
            Hand::Stepped { from, to } if square == to => Tap::Turn(Hand::Chosen(from)),
            Hand::Stepped { .. } => choose(square),
        }
    }

    /// The turn one step earlier, `None` before the first.
    pub(crate) fn back(self) -> Option<Hand> {
        match self {
            Hand::Empty => None,
            Hand::Chosen(_) => Some(Hand::Empty),
            Hand::Stepped { from, .. } => Some(Hand::Chosen(from)),
        }
    }

    /// The squares that the chosen amazon can go to.
    pub(crate) fn steps(self, position: &Position) -> Bitboard {
        match self {
            Hand::Chosen(from) => position.targets(from),
            _ => Bitboard::EMPTY,
        }
    }

    /// The squares that the amazon which has stepped can shoot at.
    pub(crate) fn shots(self, position: &Position) -> Bitboard {
        match self {
            Hand::Stepped { from, to } => position.arrows(from, to),
            _ => Bitboard::EMPTY,
        }
    }

    /// Where the amazon in hand stands.
    pub(crate) fn selected(self) -> Option<Square> {
        match self {
            Hand::Empty => None,
            Hand::Chosen(square) | Hand::Stepped { to: square, .. } => Some(square),
        }
    }

    /// The step that has still to be followed by an arrow.
    pub(crate) fn pending(self) -> Option<(Square, Square)> {
        match self {
            Hand::Stepped { from, to } => Some((from, to)),
            _ => None,
        }
    }
}

/// The position with the step on the board and no arrow shot: what there is to be seen between the
/// two halves of a turn.
pub(crate) fn after_step(position: &Position, (from, to): (Square, Square)) -> Position {
    let mut setup = position.to_setup();
    let amazons = &mut setup.amazons[position.to_move()];
    *amazons = amazons.without(from).with(to);
    setup
        .position()
        .expect("a step to an empty square keeps a position valid")
}
