//! Queen slides of whole sets of squares at once.

use crate::bitboard::Bitboard;
use crate::direction::{EAST, NORTH, NORTH_EAST, NORTH_WEST, Open, shift};

/// Queen slides over one fixed set of empty squares, prepared for many questions.
///
/// Preparing costs about as much as one question. The slides run over the empty squares alone: a
/// square to start from need not be empty, a square to end on is.
///
/// Method: occluded fill by doubling steps (Kogge–Stone), every square of the set sliding at once.
///
/// ```
/// use amazons_core::{Position, Slides};
///
/// let position = Position::start("6x6".parse()?)?;
/// let slides = Slides::new(position.empty());
/// let white = position.amazons(amazons_core::Player::White);
/// assert_eq!(slides.reach(white).len(), 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Slides {
    north: Doubling,
    south: Doubling,
    north_east: Doubling,
    south_west: Doubling,
    east: Doubling,
    west: Doubling,
    south_east: Doubling,
    north_west: Doubling,
}

/// For one direction: the squares reached by sliding 1, 2 and 4 steps over empty squares.
#[derive(Clone, Copy, Debug)]
struct Doubling {
    one: u128,
    two: u128,
    four: u128,
}

impl Doubling {
    #[inline(always)]
    fn new<const STEP: i32, const TWO_STEPS: i32>(open: Open) -> Doubling {
        let one = open.mask::<STEP>();
        let two = one & shift::<STEP>(one);
        let four = two & shift::<TWO_STEPS>(two);
        Doubling { one, two, four }
    }

    /// All squares up to 10 steps away, the longest slide of the grid: 1 and then 1 + 2 + 4 + 2
    /// more. A shift by 8 steps would lose bits at the far end of the word.
    #[inline(always)]
    fn reach<const STEP: i32, const TWO_STEPS: i32, const FOUR_STEPS: i32>(
        self,
        from: u128,
    ) -> u128 {
        let mut reach = self.one & shift::<STEP>(from);
        reach |= self.one & shift::<STEP>(reach);
        reach |= self.two & shift::<TWO_STEPS>(reach);
        reach |= self.four & shift::<FOUR_STEPS>(reach);
        reach | self.two & shift::<TWO_STEPS>(reach)
    }
}

impl Slides {
    /// Prepares the slides over these empty squares.
    #[must_use]
    #[inline]
    pub fn new(empty: Bitboard) -> Slides {
        let open = Open::new(empty);
        Slides {
            north: Doubling::new::<NORTH, { 2 * NORTH }>(open),
            south: Doubling::new::<{ -NORTH }, { -2 * NORTH }>(open),
            north_east: Doubling::new::<NORTH_EAST, { 2 * NORTH_EAST }>(open),
            south_west: Doubling::new::<{ -NORTH_EAST }, { -2 * NORTH_EAST }>(open),
            east: Doubling::new::<EAST, { 2 * EAST }>(open),
            west: Doubling::new::<{ -EAST }, { -2 * EAST }>(open),
            south_east: Doubling::new::<{ -NORTH_WEST }, { -2 * NORTH_WEST }>(open),
            north_west: Doubling::new::<NORTH_WEST, { 2 * NORTH_WEST }>(open),
        }
    }

    /// The empty squares that a queen on any square of `from` reaches in one move.
    #[must_use]
    #[inline]
    pub fn reach(&self, from: Bitboard) -> Bitboard {
        macro_rules! union {
            ($($direction:ident $step:expr),*) => {
                0 $(| self.$direction.reach::<{ $step }, { 2 * $step }, { 4 * $step }>(from.bits()))*
            };
        }
        Bitboard::from_bits(union!(
            north NORTH, south -NORTH,
            north_east NORTH_EAST, south_west -NORTH_EAST,
            east EAST, west -EAST,
            south_east -NORTH_WEST, north_west NORTH_WEST
        ))
    }
}

/// How many single slides there are from the squares of `from` over `empty`: the sum of what each
/// of them reaches.
///
/// All squares slide together, one step at a time, and every step adds its population count; no
/// loop over the squares.
#[inline]
pub(crate) fn count_slides(from: Bitboard, empty: Bitboard) -> u32 {
    let open = Open::new(empty);
    let from = from.bits();
    count_one_way::<NORTH>(from, open)
        + count_one_way::<{ -NORTH }>(from, open)
        + count_one_way::<NORTH_EAST>(from, open)
        + count_one_way::<{ -NORTH_EAST }>(from, open)
        + count_one_way::<EAST>(from, open)
        + count_one_way::<{ -EAST }>(from, open)
        + count_one_way::<NORTH_WEST>(from, open)
        + count_one_way::<{ -NORTH_WEST }>(from, open)
}

#[inline(always)]
fn count_one_way<const STEP: i32>(from: u128, open: Open) -> u32 {
    let mut count = 0;
    let mut sliding = open.step::<STEP>(from);
    while sliding != 0 {
        count += sliding.count_ones();
        sliding = open.step::<STEP>(sliding);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rays::queen_reach;
    use crate::square::Square;

    /// A few sets of empty squares, from the whole grid to a sieve, made by a fixed rule.
    fn some_empties() -> impl Iterator<Item = Bitboard> {
        (0..40u32).map(|rule| {
            Square::all()
                .filter(|square| {
                    let mixed = (square.index() as u32 + 7).wrapping_mul(2_654_435_761 + 2 * rule);
                    (mixed >> 20) % 41 >= rule
                })
                .collect()
        })
    }

    #[test]
    fn sets_slide_as_their_squares_do() {
        for empty in some_empties() {
            let slides = Slides::new(empty);
            for square in Square::all() {
                assert_eq!(
                    slides.reach(square.into()),
                    queen_reach(square, empty),
                    "{square} over {empty:#?}"
                );
            }
            let set: Bitboard = Square::all().step_by(5).collect();
            let singles = set.iter().map(|square| queen_reach(square, empty));
            assert_eq!(
                count_slides(set, empty),
                singles.clone().map(Bitboard::len).sum::<u32>()
            );
            assert_eq!(
                slides.reach(set),
                singles.fold(Bitboard::EMPTY, |all, one| all | one)
            );
        }
    }
}
