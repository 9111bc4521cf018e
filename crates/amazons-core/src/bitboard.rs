//! Sets of squares.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::square::{GRID_SIDE, GRID_SQUARES, Square};

/// The 121 bits of the grid.
pub(crate) const GRID: u128 = (1 << GRID_SQUARES) - 1;

/// A set of squares of the 11 x 11 grid.
///
/// Bits beyond the grid can never be set, so `!set` is the rest of the grid. Written as a picture
/// with [`bitboard!`](crate::bitboard!); `{:#?}` prints that picture back, `{:?}` lists the squares.
///
/// ```
/// use amazons_core::{Bitboard, Square, bitboard};
///
/// let corner = bitboard! {
///     . . . .
///     . . . .
///     X . . .
///     X X . .
/// };
/// let a1: Square = "a1".parse()?;
/// assert_eq!(corner.len(), 3);
/// assert!(corner.has(a1));
/// assert_eq!(format!("{:?}", corner.without(a1)), "{b1, a2}");
/// # Ok::<(), amazons_core::ParseSquareError>(())
/// ```
/// Sets meet in `&`, join in `|`, differ in `^`, and `!` is what is left of the grid:
///
/// ```
/// use amazons_core::{Bitboard, Square, bitboard};
///
/// let row = bitboard! {
///     . . .
///     X X X
///     . . .
/// };
/// let column = bitboard! {
///     . X .
///     . X .
///     . X .
/// };
/// let rim = bitboard! {
///     X X X
///     X . X
///     X X X
/// };
/// let b2: Square = "b2".parse()?;
/// assert_eq!(row & column, Bitboard::EMPTY.with(b2));
/// assert_eq!(row ^ column, (row | column).without(b2));
/// assert_eq!((row | column) & rim, bitboard! {
///     . X .
///     X . X
///     . X .
/// });
/// assert!(rim.is_disjoint(row & column));
/// assert!(rim.is_subset(!Bitboard::from(b2)));
/// assert_eq!(row | !row, Bitboard::GRID);
///
/// // As bits, for files and hashes: a row of the grid has eleven.
/// assert_eq!(row.bits(), 0b111 << 11);
/// assert_eq!(Bitboard::from_bits(0b111 << 11), row);
/// # Ok::<(), amazons_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(u128);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 121 squares of the grid.
    pub const GRID: Bitboard = Bitboard(GRID);

    /// The set with these bits, bit 0 being `a1` and bit 11 `a2`; bits beyond the grid are dropped.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u128) -> Bitboard {
        Bitboard(bits & GRID)
    }

    /// The set as bits, bit 0 being `a1` and bit 11 `a2`.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Number of squares in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no square.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `square` is in the set.
    #[must_use]
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The set and `square`.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Bitboard {
        Bitboard(self.0 | 1 << square.index())
    }

    /// The set less `square`.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> Bitboard {
        Bitboard(self.0 & !(1 << square.index()))
    }

    /// Whether the sets share no square.
    #[must_use]
    #[inline]
    pub const fn is_disjoint(self, other: Bitboard) -> bool {
        self.0 & other.0 == 0
    }

    /// Whether every square of this set is in `other`.
    #[must_use]
    #[inline]
    pub const fn is_subset(self, other: Bitboard) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first square in the order of [`Square::index`], or `None` from the empty set.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as usize)
    }

    /// The squares in the order of [`Square::index`].
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self)
    }

    /// Builds the set from a square picture, top row first. See [`bitboard!`](crate::bitboard!).
    #[doc(hidden)]
    #[must_use]
    pub const fn from_cells(cells: &[bool]) -> Bitboard {
        let side = cells.len().isqrt();
        assert!(
            side * side == cells.len() && side <= GRID_SIDE as usize,
            "a bitboard picture has as many rows as columns, 11 at most"
        );
        let mut bits = 0;
        let mut i = 0;
        while i < cells.len() {
            if cells[i] {
                bits |= 1 << ((side - 1 - i / side) * GRID_SIDE as usize + i % side);
            }
            i += 1;
        }
        Bitboard(bits)
    }
}

/// Draws a [`Bitboard`] in code: `X` for a square of the set, `.` for one that is not.
///
/// As many rows as columns, 11 at most, top row first, `a1` at the bottom left; squares beyond the
/// picture are not in the set. A picture of another shape does not compile.
///
/// ```
/// use amazons_core::bitboard;
///
/// let knight_like = bitboard! {
///     . X .
///     . . .
///     X . .
/// };
/// assert_eq!(format!("{knight_like:?}"), "{a1, b3}");
/// ```
#[macro_export]
macro_rules! bitboard {
    (@cell .) => { false };
    (@cell X) => { true };
    ($($cell:tt)*) => {
        const { $crate::Bitboard::from_cells(&[$($crate::bitboard!(@cell $cell)),*]) }
    };
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return f.debug_set().entries(*self).finish();
        }
        let side = self
            .iter()
            .map(|square| square.column().max(square.row()) + 1)
            .max()
            .unwrap_or(1);
        f.write_str("bitboard! {\n")?;
        for row in (0..side).rev() {
            f.write_str("   ")?;
            for column in 0..side {
                let is_in = Square::new(column, row).is_some_and(|square| self.has(square));
                f.write_str(if is_in { " X" } else { " ." })?;
            }
            f.write_str("\n")?;
        }
        f.write_str("}")
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Self {
        Bitboard::EMPTY.with(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

/// The squares of a [`Bitboard`], lowest index first.
///
/// ```
/// use amazons_core::{Squares, bitboard};
///
/// let mut squares: Squares = bitboard! {
///     X . X
///     . . .
///     . X .
/// }
/// .iter();
/// assert_eq!(squares.len(), 3);
/// assert_eq!(squares.next(), "b1".parse().ok());
/// assert_eq!(squares.map(|square| square.to_string()).collect::<Vec<_>>(), ["a3", "c3"]);
/// ```
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without(square);
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & GRID)
    }
}

macro_rules! set_operator {
    ($operator:ident $method:ident $assign:ident $assign_method:ident) => {
        impl $operator for Bitboard {
            type Output = Bitboard;

            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0.$method(other.0))
            }
        }

        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                self.0.$assign_method(other.0);
            }
        }
    };
}

set_operator!(BitAnd bitand BitAndAssign bitand_assign);
set_operator!(BitOr bitor BitOrAssign bitor_assign);
set_operator!(BitXor bitxor BitXorAssign bitxor_assign);
