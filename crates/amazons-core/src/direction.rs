//! The eight directions of a queen, and one step of a whole set in each of them.

use crate::bitboard::{Bitboard, GRID};
use crate::square::GRID_SIDE;

/// The squares of column a.
const FIRST_COLUMN: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < GRID_SIDE {
        bits |= 1 << (row * GRID_SIDE);
        row += 1;
    }
    bits
};

/// The squares of column k.
const LAST_COLUMN: u128 = FIRST_COLUMN << (GRID_SIDE - 1);

/// Shift of one step north-west, north, north-east and east; the others are their opposites.
pub(crate) const NORTH_WEST: i32 = 10;
pub(crate) const NORTH: i32 = 11;
pub(crate) const NORTH_EAST: i32 = 12;
pub(crate) const EAST: i32 = 1;

/// Moves every bit by one step of the direction with this shift, `-NORTH` being south.
///
/// The result may hold bits beyond the grid or wrapped round its side: mask it with the
/// direction's part of [`Open`].
#[inline(always)]
pub(crate) const fn shift<const STEP: i32>(bits: u128) -> u128 {
    if STEP > 0 {
        bits << STEP
    } else {
        bits >> -STEP
    }
}

/// A set of squares that may be stepped onto, split by whether the step has an eastern or a
/// western part: a step to the east never ends in column a, one to the west never in column k.
#[derive(Clone, Copy)]
pub(crate) struct Open {
    all: u128,
    eastward: u128,
    westward: u128,
}

impl Open {
    #[inline(always)]
    pub(crate) const fn new(squares: Bitboard) -> Open {
        let all = squares.bits();
        Open {
            all,
            eastward: all & !FIRST_COLUMN,
            westward: all & !LAST_COLUMN,
        }
    }

    /// The open squares that a step of the direction with this shift can end on.
    #[inline(always)]
    pub(crate) const fn mask<const STEP: i32>(self) -> u128 {
        const WEST: i32 = -EAST;
        const SOUTH_EAST: i32 = -NORTH_WEST;
        const SOUTH_WEST: i32 = -NORTH_EAST;
        match STEP {
            NORTH_EAST | EAST | SOUTH_EAST => self.eastward,
            NORTH_WEST | WEST | SOUTH_WEST => self.westward,
            _ => self.all,
        }
    }

    /// One step of every bit in the direction with this shift, onto open squares only.
    #[inline(always)]
    pub(crate) const fn step<const STEP: i32>(self, bits: u128) -> u128 {
        shift::<STEP>(bits) & self.mask::<STEP>()
    }
}

impl Bitboard {
    /// The squares a king's step away from a square of the set, those of the set itself only
    /// where they neighbour another of it.
    ///
    /// ```
    /// use amazons_core::bitboard;
    ///
    /// let corner = bitboard! {
    ///     . . .
    ///     . . .
    ///     X . .
    /// };
    /// assert_eq!(corner.neighbours(), bitboard! {
    ///     . . .
    ///     X X .
    ///     . X .
    /// });
    /// ```
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Bitboard {
        let bits = self.bits();
        let beside = ((bits & !LAST_COLUMN) << 1) | ((bits & !FIRST_COLUMN) >> 1);
        let row = beside | bits;
        Bitboard::from_bits((beside | (row << NORTH) | (row >> NORTH)) & GRID)
    }

    /// The set moved by one king's step in each of the eight directions, so that a square is in as
    /// many of them as it has neighbours in the set. Squares pushed off the grid are dropped.
    ///
    /// ```
    /// use amazons_core::bitboard;
    ///
    /// let pair = bitboard! {
    ///     . . .
    ///     X . X
    ///     . . .
    /// };
    /// let b3 = "b3".parse()?;
    /// let around_b3 = pair.each_neighbour().into_iter().filter(|set| set.has(b3)).count();
    /// assert_eq!(around_b3, 2);
    /// # Ok::<(), amazons_core::ParseSquareError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn each_neighbour(self) -> [Bitboard; 8] {
        let bits = self.bits();
        let open = Open::new(Bitboard::GRID);
        [
            open.step::<NORTH>(bits),
            open.step::<{ -NORTH }>(bits),
            open.step::<NORTH_EAST>(bits),
            open.step::<{ -NORTH_EAST }>(bits),
            open.step::<EAST>(bits),
            open.step::<{ -EAST }>(bits),
            open.step::<NORTH_WEST>(bits),
            open.step::<{ -NORTH_WEST }>(bits),
        ]
        .map(Bitboard::from_bits)
    }
}
