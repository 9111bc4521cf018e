//! One set of squares, or several side by side that are worked on together.

use super::slides::Doubling;

/// Set operations on all lanes at once.
///
/// The floods are written once over this; the plain form below and the one for vector registers in
/// `fast` do the same.
pub(crate) trait Lanes: Copy {
    /// The same set in every lane.
    fn every(set: u128) -> Self;
    /// Squares in both operands.
    fn and(self, other: Self) -> Self;
    /// Squares in either operand.
    fn or(self, other: Self) -> Self;
    /// Squares in `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    /// Every lane shifted by less than 64 bits: left, or right where `bits` is negative.
    fn shift(self, bits: i32) -> Self;
    /// Whether no lane holds a square.
    fn is_empty(self) -> bool;

    /// The squares themselves and those that a slide to the east gets to. A machine that adds whole
    /// sets has a shorter way than the steps of [`Doubling`].
    #[inline(always)]
    fn slide_east(self, east: &Doubling<Self>) -> Self {
        east.slide(self)
    }
}

/// One lane of a plain word, for every machine.
impl Lanes for u128 {
    #[inline(always)]
    fn every(set: u128) -> Self {
        set
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self & other
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    #[inline(always)]
    fn shift(self, bits: i32) -> Self {
        if bits < 0 {
            self >> -bits
        } else {
            self << bits
        }
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline(always)]
    fn slide_east(self, east: &Doubling<Self>) -> Self {
        // A carry runs through open squares, changing all of them, until it falls on one that is not.
        // Where another starts on its way, that square alone comes out as it was.
        let open = east.open();
        let starts = (self << 1) & open;
        let changed = open ^ open.wrapping_add(starts);
        self | starts | (changed & open)
    }
}
