//! One side's amazons and the empty squares around them.

use amazons_core::{Bitboard, Square};

/// Amazons of one side and squares that nobody else can enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) amazons: Bitboard,
    pub(crate) empty: Bitboard,
}

impl Area {
    /// What can be reached of it, if that holds together; else its part around the first amazon, and
    /// the rest. `None` where no amazon is left.
    pub(crate) fn split(self) -> Option<(Area, Area)> {
        let seed = self.amazons.first()?;
        let part = grow(seed.into(), self.amazons | self.empty);
        Some((self.within(part), self.within(!part)))
    }

    fn within(self, squares: Bitboard) -> Area {
        Area {
            amazons: self.amazons & squares,
            empty: self.empty & squares,
        }
    }

    /// The empty squares that an amazon can still get to. Every move uses up one of them.
    pub(crate) fn reachable(self) -> Bitboard {
        grow(self.amazons, self.amazons | self.empty) & self.empty
    }

    /// Moves of a way that takes little looking for: every amazon in turn goes from square to square,
    /// to the one with the fewest ways out, and burns the one that she left.
    pub(crate) fn walk(self) -> u32 {
        let mut empty = self.empty;
        let mut moves = 0;
        for amazon in self.amazons {
            let mut beside = Bitboard::from(amazon).neighbours() & empty;
            while let Some(next) = narrowest(beside, empty) {
                moves += 1;
                empty = empty.without(next);
                beside = Bitboard::from(next).neighbours() & empty;
            }
        }
        moves
    }
}

/// The one of the squares with the fewest empty neighbours.
fn narrowest(squares: Bitboard, empty: Bitboard) -> Option<Square> {
    squares
        .iter()
        .min_by_key(|&square| (Bitboard::from(square).neighbours() & empty).len())
}

/// Everything that king steps lead to from `seed` over `passable` squares, the seed's own included.
#[inline]
pub(crate) fn grow(seed: Bitboard, passable: Bitboard) -> Bitboard {
    let mut grown = seed;
    loop {
        let next = grown | (grown.neighbours() & passable);
        if next == grown {
            return grown;
        }
        grown = next;
    }
}
