//! What the learned evaluation looks at: numbers of squares by who reaches them how soon, and the room
//! of single amazons.

use amazons_core::{Bitboard, Position, Square};

use super::flood::{CLASSES, Classes, Reach};
use super::rays::queen_reach;

/// Moves of one amazon that are told apart: more count as the last.
const MOBILITIES: usize = 32;

/// Numbers of empty squares around an amazon.
const LIBERTIES: usize = 9;

/// First feature of each kind.
const QUEEN: usize = 0;
const KING: usize = QUEEN + CLASSES * CLASSES;
const ROOM: usize = KING + CLASSES * CLASSES;
const ROOM_OF_ONE_SIDE: usize = MOBILITIES + LIBERTIES;

/// Number of features.
pub const FEATURES: usize = ROOM + 2 * ROOM_OF_ONE_SIDE;

/// Is told of every feature that is there.
pub(crate) trait Sink {
    /// How often each of eight features in a row is there.
    fn row(&mut self, first: usize, counts: [i32; CLASSES]);
    /// A feature is there once more.
    fn one(&mut self, feature: usize);
}

/// Tells `sink` the features of a position.
///
/// * For each pair of distances by queen moves, the squares that the mover reaches in the first and the
///   opponent in the second; the same by king moves.
/// * For each amazon of either side, the number of squares that it can move to and that the other side
///   reaches at all; and the number of such squares around it.
#[inline(always)]
pub(crate) fn visit(position: &Position, moves: &Moves, reach: &Reach, sink: &mut impl Sink) {
    pairs(QUEEN, &reach.queen, sink);
    pairs(KING, &reach.king, sink);
    let empty = position.empty();
    let [mover, opponent] = &moves.sides;
    mover.visit(empty, ROOM, reach.all[1], sink);
    opponent.visit(empty, ROOM + ROOM_OF_ONE_SIDE, reach.all[0], sink);
}

/// Where each amazon can move to, the mover's first.
pub(crate) struct Moves {
    sides: [SideMoves; 2],
}

/// Amazons of one side whose moves are kept; those of any more are found again when needed.
const KEPT: usize = 6;

struct SideMoves {
    amazons: Bitboard,
    kept: [Bitboard; KEPT],
    all: Bitboard,
}

impl Moves {
    #[inline(always)]
    pub(crate) fn of(position: &Position) -> Moves {
        let mover = position.to_move();
        Moves {
            sides: [
                SideMoves::of(position.amazons(mover), position.empty()),
                SideMoves::of(position.amazons(!mover), position.empty()),
            ],
        }
    }

    /// The squares that any amazon of a side can move to.
    #[inline(always)]
    pub(crate) fn all(&self) -> [u128; 2] {
        [self.sides[0].all.bits(), self.sides[1].all.bits()]
    }
}

impl SideMoves {
    #[inline(always)]
    fn of(amazons: Bitboard, empty: Bitboard) -> SideMoves {
        let mut moves = SideMoves {
            amazons,
            kept: [Bitboard::EMPTY; KEPT],
            all: Bitboard::EMPTY,
        };
        for (i, square) in amazons.iter().enumerate() {
            let reach = queen_reach(square, empty);
            moves.all |= reach;
            if let Some(kept) = moves.kept.get_mut(i) {
                *kept = reach;
            }
        }
        moves
    }

    #[inline(always)]
    fn visit(&self, empty: Bitboard, first: usize, contested: Bitboard, sink: &mut impl Sink) {
        for (i, square) in self.amazons.iter().enumerate() {
            let reach = match self.kept.get(i) {
                Some(&kept) => kept,
                None => queen_reach(square, empty),
            };
            let mobility = (reach & contested).len() as usize;
            sink.one(first + mobility.min(MOBILITIES - 1));
            let liberties = BESIDE[square.index()] & contested;
            sink.one(first + MOBILITIES + liberties.len() as usize);
        }
    }
}

/// Numbers of squares by both sides' distances.
#[inline(always)]
fn pairs(first: usize, [mover, opponent]: &[Classes; 2], sink: &mut impl Sink) {
    for i in 0..CLASSES {
        let (low, high) = (mover.low[i], mover.high[i]);
        if low | high == 0 {
            continue;
        }
        let mut counts = [0; CLASSES];
        let theirs = opponent.low.iter().zip(&opponent.high);
        for (count, (their_low, their_high)) in counts.iter_mut().zip(theirs) {
            let common = (their_low & low).count_ones() + (their_high & high).count_ones();
            *count = common as i32;
        }
        sink.row(first + i * CLASSES, counts);
    }
}

/// The squares beside each square.
static BESIDE: [Bitboard; 121] = {
    let mut beside = [Bitboard::EMPTY; 121];
    let mut index = 0;
    while index < beside.len() {
        beside[index] = match Square::from_index(index) {
            Some(square) => Bitboard::EMPTY.with(square).neighbours(),
            None => unreachable!(),
        };
        index += 1;
    }
    beside
};
