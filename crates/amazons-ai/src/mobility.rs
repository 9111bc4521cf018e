//! How much room a single amazon has.

use amazons_core::{Bitboard, Position, Square, queen_reach};

use crate::terms::Floods;

/// The mobility α of the amazon on `square`, 0 where it is enclosed or there is no amazon.
///
/// α = Σ 2^(1−d) N(b) over the squares b that the amazon reaches in one move and the opponent can
/// still reach at all; d is the number of king steps to b, N(b) the number of empty squares around
/// it.
///
/// Source: J. Lieberum, "An evaluation function for the game of Amazons", Theoretical Computer
/// Science 349 (2005). The paper prints 2^−d; its own examples need 2^(1−d).
///
/// ```
/// use amazons_ai::amazon_mobility;
/// use amazons_core::{Geometry, Position};
///
/// let start = Position::start(Geometry::CLASSIC)?;
/// assert_eq!(amazon_mobility(&start, "d1".parse()?), 53.1171875);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn amazon_mobility(position: &Position, square: Square) -> f64 {
    match position.amazon_on(square) {
        None => 0.0,
        Some(player) => {
            let contested = Floods::of(position).reached(!player);
            Room::of(position.empty()).mobility(square, contested)
        }
    }
}

/// How many empty squares lie around each square, as the four binary digits of that number.
///
/// A sum over a set of squares is then four population counts.
pub(crate) struct Room {
    empty: Bitboard,
    digits: [Bitboard; 4],
}

impl Room {
    #[inline]
    pub(crate) fn of(empty: Bitboard) -> Room {
        let mut digits = [Bitboard::EMPTY; 4];
        for beside in empty.each_neighbour() {
            let mut carry = beside;
            for digit in &mut digits {
                let sum = *digit ^ carry;
                carry &= *digit;
                *digit = sum;
            }
        }
        Room { empty, digits }
    }

    /// Σ N(b) over a set.
    #[inline]
    fn total(&self, squares: Bitboard) -> u32 {
        let [ones, twos, fours, eights] = self.digits.map(|digit| (digit & squares).len());
        ones + 2 * twos + 4 * fours + 8 * eights
    }

    /// α of an amazon on `square` whose opponent reaches the squares of `contested`.
    #[inline]
    pub(crate) fn mobility(&self, square: Square, contested: Bitboard) -> f64 {
        let mut left = queen_reach(square, self.empty) & contested;
        let mut weight = 1.0;
        let mut sum = 0.0;
        for ring in &RINGS[square.index()] {
            if left.is_empty() {
                break;
            }
            sum += weight * f64::from(self.total(left & *ring));
            left &= !*ring;
            weight /= 2.0;
        }
        sum
    }
}

/// The longest way in king steps from one square of the grid to another.
const FARTHEST: usize = amazons_core::GRID_SIDE as usize - 1;

/// For each square, the squares 1, 2, … 10 king steps away on an empty grid. Along the line of a
/// queen's move that is the number of steps on any board.
static RINGS: [[Bitboard; FARTHEST]; 121] = rings();

const fn rings() -> [[Bitboard; FARTHEST]; 121] {
    let mut rings = [[Bitboard::EMPTY; FARTHEST]; 121];
    let mut square = 0;
    while square < 121 {
        let centre = match Square::from_index(square) {
            Some(centre) => centre,
            None => unreachable!(),
        };
        let mut inside = Bitboard::EMPTY.with(centre);
        let mut distance = 0;
        while distance < FARTHEST {
            let grown = inside.neighbours().bits() | inside.bits();
            rings[square][distance] = Bitboard::from_bits(grown & !inside.bits());
            inside = Bitboard::from_bits(grown);
            distance += 1;
        }
        square += 1;
    }
    rings
}
