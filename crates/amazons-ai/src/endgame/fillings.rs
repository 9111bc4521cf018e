//! Moves left in areas, counted once and remembered.

use amazons_core::{Bitboard, Square, queen_reach};

use crate::observer::Observer;

use super::allowance::{Allowance, Stopped};
use super::area::Area;
use super::filling::Filling;

/// A memory of fixed size for what is known of areas; the newest fact takes the place of an older one.
///
/// Areas are compared whole, so nothing known of one is ever believed of another.
#[derive(Clone, Debug)]
pub(crate) struct Fillings {
    /// Empty until it is first needed, then a power of two.
    slots: Vec<Slot>,
    size: usize,
}

/// What is proved about an area: a number of moves that is possible, and one that is not exceeded.
#[derive(Clone, Copy, Debug)]
struct Slot {
    area: Area,
    entered: bool,
    at_least: u8,
    at_most: u8,
}

impl Slot {
    const NOTHING: Slot = Slot {
        area: Area {
            amazons: Bitboard::EMPTY,
            empty: Bitboard::EMPTY,
        },
        entered: false,
        at_least: 0,
        at_most: u8::MAX,
    };
}

impl Fillings {
    /// A memory for so many areas, a power of two.
    pub(crate) fn new(size: usize) -> Fillings {
        debug_assert!(size.is_power_of_two());
        Fillings {
            slots: Vec::new(),
            size,
        }
    }

    /// The most moves that the amazons can make, looking at up to `budget` positions.
    pub(crate) fn count<O: Observer>(
        &mut self,
        area: Area,
        budget: u64,
        allowance: &mut Allowance<'_, O>,
    ) -> Filling {
        let mut total = Filling::Exact(0);
        let mut rest = area;
        while let Some((part, others)) = rest.split() {
            rest = others;
            if !part.empty.is_empty() {
                total = total + self.count_one(part, budget, allowance);
            }
        }
        total
    }

    /// The most moves of an amazon who stands in the gate of a room and goes in for good: her first
    /// arrow closes the gate.
    pub(crate) fn count_entering<O: Observer>(
        &mut self,
        gate: Square,
        room: Bitboard,
        budget: u64,
        allowance: &mut Allowance<'_, O>,
    ) -> Filling {
        let area = Area {
            amazons: gate.into(),
            empty: room,
        };
        let known = self.recall(area, true);
        if known.at_least == known.at_most {
            return Filling::Exact(known.at_least.into());
        }
        let mut best = Filling::Exact(0);
        for to in queen_reach(gate, room) {
            let inside = Area {
                amazons: to.into(),
                empty: room.without(to),
            };
            let moves = Filling::Exact(1) + self.count(inside, budget, allowance);
            best = Filling::between(
                best.at_least().max(moves.at_least()),
                best.at_most().max(moves.at_most()),
            );
            if best.at_least() == room.len() {
                break;
            }
        }
        self.learn(area, true, best);
        best
    }

    /// An area that holds together.
    fn count_one<O: Observer>(
        &mut self,
        area: Area,
        budget: u64,
        allowance: &mut Allowance<'_, O>,
    ) -> Filling {
        let known = self.recall(area, false);
        if known.at_least == known.at_most {
            return Filling::Exact(known.at_least.into());
        }
        let squares = area.empty.len();
        let mut at_most = squares.min(known.at_most.into());
        let at_least = area.walk().max(known.at_least.into());
        if at_least < at_most {
            let floor = allowance.left().saturating_sub(budget);
            let mut search = Search {
                fillings: self,
                allowance,
                floor,
            };
            while at_least < at_most {
                match search.can_in_one(area, at_most) {
                    Ok(true) => break,
                    Ok(false) => at_most -= 1,
                    Err(Stopped) => return Filling::between(at_least, at_most),
                }
            }
        }
        self.learn(area, false, Filling::Exact(at_most));
        Filling::Exact(at_most)
    }

    fn recall(&self, area: Area, entered: bool) -> Slot {
        match self.slots.get(slot_of(area) & (self.size - 1)) {
            Some(slot) if slot.area == area && slot.entered == entered => *slot,
            _ => Slot::NOTHING,
        }
    }

    fn learn(&mut self, area: Area, entered: bool, filling: Filling) {
        if self.slots.is_empty() {
            self.slots.resize(self.size, Slot::NOTHING);
        }
        self.slots[slot_of(area) & (self.size - 1)] = Slot {
            area,
            entered,
            // There are 121 squares at most.
            at_least: filling.at_least() as u8,
            at_most: filling.at_most() as u8,
        };
    }
}

/// Mixes all bits of an area.
// CITE: Yi and others, wyhash: multiply to 128 bits and fold.
fn slot_of(area: Area) -> usize {
    let fold = |a: u64, b: u64| {
        let product = u128::from(a) * u128::from(b);
        (product >> 64) as u64 ^ product as u64
    };
    let (amazons, empty) = (area.amazons.bits(), area.empty.bits());
    let low = fold(
        amazons as u64 ^ 0xa076_1d64_78bd_642f,
        empty as u64 ^ 0xe703_7ed1_a0b4_28db,
    );
    let high = fold(
        (amazons >> 64) as u64 ^ 0x8ebc_6af0_9c88_c6e3,
        (empty >> 64) as u64 ^ 0x5899_65cc_7537_4cc3,
    );
    fold(low ^ 0x1d8e_4e27_c47d_124f, high) as usize
}

struct Search<'a, 'b, O> {
    fillings: &'a mut Fillings,
    allowance: &'a mut Allowance<'b, O>,
    /// What has to be left of the allowance.
    floor: u64,
}

impl<O: Observer> Search<'_, '_, O> {
    /// Whether the amazons can make so many moves.
    fn can(&mut self, area: Area, moves: u32) -> Result<bool, Stopped> {
        let reachable = area.reachable().len();
        let Some(mut spare) = reachable.checked_sub(moves) else {
            return Ok(false);
        };
        // Each part has to be filled but for the spare squares, which all share.
        let mut rest = area;
        while let Some((part, others)) = rest.split() {
            rest = others;
            let squares = part.empty.len();
            let is_last = rest.amazons.is_empty();
            let fewest = squares.saturating_sub(spare);
            if is_last {
                return self.can_in_one(part, fewest);
            }
            let mut most = squares;
            while !self.can_in_one(part, most)? {
                if most == fewest {
                    return Ok(false);
                }
                most -= 1;
            }
            spare -= squares - most;
        }
        Ok(moves == 0)
    }

    /// The same for an area that holds together.
    fn can_in_one(&mut self, area: Area, moves: u32) -> Result<bool, Stopped> {
        if moves == 0 {
            return Ok(true);
        }
        let squares = area.empty.len();
        if squares < moves {
            return Ok(false);
        }
        if squares == 1 {
            return Ok(true);
        }
        let known = self.fillings.recall(area, false);
        if u32::from(known.at_least) >= moves {
            return Ok(true);
        }
        if u32::from(known.at_most) < moves {
            return Ok(false);
        }
        if self.allowance.left() <= self.floor {
            return Err(Stopped);
        }
        self.allowance.spend()?;
        let can = self.try_all(area, moves)?;
        let filling = match can {
            true => Filling::between(moves, squares.min(known.at_most.into())),
            false => Filling::between(known.at_least.into(), moves - 1),
        };
        self.fillings.learn(area, false, filling);
        Ok(can)
    }

    fn try_all(&mut self, area: Area, moves: u32) -> Result<bool, Stopped> {
        let by_neighbours = ByNeighbours::of(area.empty);
        for from in area.amazons {
            let empty_behind = area.empty.with(from);
            for to in queen_reach(from, area.empty) {
                let amazons = area.amazons.without(from).with(to);
                let arrows = queen_reach(to, empty_behind);
                let left = empty_behind.without(to);
                // A square at the rim is the least loss: few ways lead through it.
                for group in by_neighbours.groups(arrows) {
                    for arrow in group {
                        let after = Area {
                            amazons,
                            empty: left.without(arrow),
                        };
                        if self.can(after, moves - 1)? {
                            return Ok(true);
                        }
                    }
                }
            }
        }
        Ok(false)
    }
}

/// The squares of the grid by how many of a set they have for neighbours.
struct ByNeighbours {
    /// The binary digits of the numbers, lowest first.
    digits: [Bitboard; 4],
}

impl ByNeighbours {
    fn of(set: Bitboard) -> ByNeighbours {
        let mut digits = [Bitboard::EMPTY; 4];
        for one in set.each_neighbour() {
            let mut carry = one;
            for digit in &mut digits {
                let both = *digit & carry;
                *digit ^= carry;
                carry = both;
            }
        }
        ByNeighbours { digits }
    }

    /// The squares in groups, those with the fewest neighbours first.
    fn groups(&self, squares: Bitboard) -> impl Iterator<Item = Bitboard> {
        let digits = self.digits;
        (0..=8u32).map(move |number| {
            let start = squares;
            (0..4).fold(start, |group, i| match number >> i & 1 {
                0 => group & !digits[i],
                _ => group & digits[i],
            })
        })
    }
}
