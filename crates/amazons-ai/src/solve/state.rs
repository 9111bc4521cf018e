//! What decides a position, and nothing else.

use amazons_core::{Bitboard, Move, Position, queen_reach};

use crate::endgame::{Allowance, Area, Fillings, Stopped, grow};
use crate::observer::Observer;

/// A position in its normal form, seen by the side to move.
///
/// What cannot matter any more is gone: amazons that nothing is left for, squares that no amazon can
/// get to, and regions of one side alone, which are numbers of moves. Of these the difference alone
/// counts, because a move in one of mine answers a move in one of yours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The contested regions: amazons of the side to move, of the other side, and empty squares.
    pub(super) own: Bitboard,
    pub(super) other: Bitboard,
    pub(super) empty: Bitboard,
    /// Moves that the side to move has left in regions of its own, less those of the other side.
    pub(super) lead: i32,
}

impl State {
    /// The normal form of a position.
    pub(super) fn of<O: Observer>(
        position: &Position,
        fillings: &mut Fillings,
        allowance: &mut Allowance<'_, O>,
    ) -> Result<State, Stopped> {
        let player = position.to_move();
        State {
            own: position.amazons(player),
            other: position.amazons(!player),
            empty: position.empty(),
            lead: 0,
        }
        .settled(fillings, allowance)
    }

    /// Whether nothing is contested: then the lead tells the winner.
    pub(super) fn is_settled(&self) -> bool {
        self.empty.is_empty()
    }

    /// The state behind a move in a contested region.
    pub(super) fn play<O: Observer>(
        &self,
        mv: Move,
        fillings: &mut Fillings,
        allowance: &mut Allowance<'_, O>,
    ) -> Result<State, Stopped> {
        State {
            own: self.other,
            other: self.own.without(mv.from).with(mv.to),
            empty: self.empty.with(mv.from).without(mv.to).without(mv.arrow),
            lead: -self.lead,
        }
        .settled(fillings, allowance)
    }

    /// The state behind a move in a region of one's own; `None` where there is no such move, or where
    /// the other side could undo it by one of its own.
    pub(super) fn wait(&self) -> Option<State> {
        (self.lead > 0).then_some(State {
            own: self.other,
            other: self.own,
            empty: self.empty,
            lead: 1 - self.lead,
        })
    }

    /// Whether a move is one in a contested region.
    pub(super) fn can_play(&self, mv: Move) -> bool {
        self.own.has(mv.from)
            && queen_reach(mv.from, self.empty).has(mv.to)
            && queen_reach(mv.to, self.empty.with(mv.from)).has(mv.arrow)
    }

    /// Counts what has become one side's alone.
    fn settled<O: Observer>(
        mut self,
        fillings: &mut Fillings,
        allowance: &mut Allowance<'_, O>,
    ) -> Result<State, Stopped> {
        let mut left = self.own | self.other | self.empty;
        let mut contested = Bitboard::EMPTY;
        while let Some(seed) = ((self.own | self.other) & left).first() {
            let region = grow(seed.into(), left);
            left &= !region;
            let (own, other) = (self.own & region, self.other & region);
            let empty = self.empty & region;
            if empty.is_empty() {
                continue;
            }
            if !own.is_empty() && !other.is_empty() {
                contested |= region;
                continue;
            }
            let area = Area {
                amazons: own | other,
                empty,
            };
            let filling = fillings.count(area, u64::MAX, allowance);
            let moves = filling.exact().ok_or(Stopped)? as i32;
            self.lead += if other.is_empty() { moves } else { -moves };
        }
        self.own &= contested;
        self.other &= contested;
        self.empty &= contested;
        Ok(self)
    }
}
