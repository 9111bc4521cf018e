//! Two sets of squares side by side: the mover's in one lane, the opponent's in the other.

use super::flood::Words;

/// Set operations on both lanes at once.
///
/// The floods are written once over this; the plain form below and the one for vector registers in
/// `fast` do the same.
pub(crate) trait Lanes: Copy {
    /// The same set in both lanes.
    fn both(set: u128) -> Self;
    /// The mover's set and the opponent's.
    fn new(mover: u128, opponent: u128) -> Self;
    /// The words of the mover's set and of the opponent's.
    fn words(self) -> [Words; 2];
    /// Squares in both operands.
    fn and(self, other: Self) -> Self;
    /// Squares in either operand.
    fn or(self, other: Self) -> Self;
    /// Squares in `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    /// Every lane shifted left by less than 64 bits.
    fn up<const BITS: i32>(self) -> Self;
    /// Every lane shifted right by less than 64 bits.
    fn down<const BITS: i32>(self) -> Self;
    /// Whether neither lane holds a square.
    fn is_empty(self) -> bool;
}

/// Lanes of two plain words, for every machine.
#[derive(Clone, Copy)]
pub(crate) struct Plain(u128, u128);

impl Lanes for Plain {
    #[inline(always)]
    fn both(set: u128) -> Self {
        Plain(set, set)
    }

    #[inline(always)]
    fn new(mover: u128, opponent: u128) -> Self {
        Plain(mover, opponent)
    }

    #[inline(always)]
    fn words(self) -> [Words; 2] {
        [self.0, self.1].map(|set| [set as u64, (set >> 64) as u64])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Plain(self.0 & other.0, self.1 & other.1)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Plain(self.0 | other.0, self.1 | other.1)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Plain(self.0 & !other.0, self.1 & !other.1)
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        Plain(self.0 << BITS, self.1 << BITS)
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        Plain(self.0 >> BITS, self.1 >> BITS)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0 | self.1 == 0
    }
}
