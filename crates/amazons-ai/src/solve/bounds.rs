//! Who wins by what each side has for sure.

use amazons_core::Bitboard;

use crate::endgame::{Allowance, Area, Fillings, grow};
use crate::observer::Observer;

use super::state::State;

/// Positions that a bound may cost.
const BUDGET: u64 = 50;

/// Squares by which a count of squares may exceed a count of moves and the moves are still counted.
const DEFECTS: i32 = 3;

impl State {
    /// Who wins, if one side's safe moves outnumber all that the other could make meanwhile: whether
    /// it is the side to move.
    ///
    /// Safe are the moves in rooms that the other side cannot see into past amazons who stay where
    /// they are. While a side makes them, its other amazons are walls, and the other side has no more
    /// moves than it could make alone within them.
    pub(super) fn is_won<O: Observer>(
        &self,
        fillings: &mut Fillings,
        allowance: &mut Allowance<'_, O>,
    ) -> Option<bool> {
        if self.is_settled() {
            return Some(self.lead > 0);
        }
        let own_reach = grow(self.own, self.empty) & self.empty;
        let other_reach = grow(self.other, self.empty) & self.empty;
        let own = Side {
            amazons: self.own,
            reach: own_reach,
        };
        let other = Side {
            amazons: self.other,
            reach: other_reach,
        };
        if own.outlasts(other, self.lead - 1, fillings, allowance) {
            return Some(true);
        }
        if other.outlasts(own, -self.lead, fillings, allowance) {
            return Some(false);
        }
        None
    }
}

/// One side's amazons, and the squares that they get to while the other side's stand still.
#[derive(Clone, Copy)]
struct Side {
    amazons: Bitboard,
    reach: Bitboard,
}

impl Side {
    /// Whether its safe moves and the lead are at least as many as all moves of the other side.
    fn outlasts<O: Observer>(
        self,
        other: Side,
        lead: i32,
        fillings: &mut Fillings,
        allowance: &mut Allowance<'_, O>,
    ) -> bool {
        let rooms = self.reach & !other.reach;
        let room = other.reach.len() as i32;
        if rooms.len() as i32 + lead + DEFECTS < room {
            return false;
        }
        let safe = self.safe_moves(rooms, other, fillings, allowance) as i32;
        if safe + lead >= room {
            return true;
        }
        if safe + lead + DEFECTS < room {
            return false;
        }
        let area = Area {
            amazons: other.amazons,
            empty: other.reach,
        };
        let room = fillings.count(area, BUDGET, allowance).at_most() as i32;
        safe + lead >= room
    }

    /// Moves in rooms that the other side does not see into.
    fn safe_moves<O: Observer>(
        self,
        rooms: Bitboard,
        other: Side,
        fillings: &mut Fillings,
        allowance: &mut Allowance<'_, O>,
    ) -> u32 {
        if rooms.is_empty() {
            return 0;
        }
        // Who stands beside the other side's squares holds it off; the others are free to move.
        let front = (other.reach | other.amazons).neighbours();
        let mut guards = self.amazons & front;
        let free = self.amazons & !front;
        let mut left = rooms | free;
        let mut moves = 0;
        while let Some(seed) = (left & rooms).first() {
            let hall = grow(seed.into(), left);
            left &= !hall;
            let (inside, room) = (free & hall, rooms & hall);
            if !inside.is_empty() {
                let area = Area {
                    amazons: inside,
                    empty: room,
                };
                moves += fillings.count(area, BUDGET, allowance).at_least();
                continue;
            }
            // One guard may leave her post by closing it behind her.
            let mut best = (0, None);
            for gate in guards & room.neighbours() {
                let entering = fillings.count_entering(gate, room, BUDGET, allowance);
                if entering.at_least() > best.0 {
                    best = (entering.at_least(), Some(gate));
                }
            }
            moves += best.0;
            if let Some(gate) = best.1 {
                guards = guards.without(gate);
            }
        }
        moves
    }
}
