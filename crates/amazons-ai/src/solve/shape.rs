//! A region whatever its place on the board and the way it is turned.

use amazons_core::{Bitboard, GRID_SIDE};

/// A region, moved to the corner, turned and mirrored so that all that look alike are alike.
///
/// The rules know no directions, and what lies around a region is burnt on all sides. Regions longer or
/// wider than eight squares, which are rare where proofs are found, stay where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// Its amazons of the side to move, of the other side, and its empty squares; low and high words.
    pub(super) words: [[u64; 2]; 3],
}

/// Eight rows of eight squares each, for three sets at once.
type Sets = [u64; 3];

impl Shape {
    pub(super) fn of(own: Bitboard, other: Bitboard, empty: Bitboard) -> Shape {
        let sets = [own, other, empty];
        match Frame::around(own | other | empty) {
            Some(frame) => Shape {
                words: frame
                    .first_image(sets.map(|set| frame.pack(set)))
                    .map(|set| [set, 0]),
            },
            None => Shape {
                // The top bit marks sets that are not packed.
                words: sets.map(|set| [set.bits() as u64, (set.bits() >> 64) as u64 | 1 << 63]),
            },
        }
    }
}

/// The rectangle around a region.
#[derive(Clone, Copy)]
struct Frame {
    column: u32,
    row: u32,
    width: u32,
    height: u32,
}

const SIDE: u32 = GRID_SIDE as u32;
const PACKED: u32 = 8;

impl Frame {
    /// `None` where it is too large to be packed.
    fn around(squares: Bitboard) -> Option<Frame> {
        let bits = squares.bits();
        let row = bits.trailing_zeros() / SIDE;
        let height = (u128::BITS - 1 - bits.leading_zeros()) / SIDE - row + 1;
        let columns = (row..row + height).fold(0, |columns, row| {
            columns | (bits >> (row * SIDE)) as u32 & ((1 << SIDE) - 1)
        });
        let column = columns.trailing_zeros();
        let width = u32::BITS - columns.leading_zeros() - column;
        (width <= PACKED && height <= PACKED).then_some(Frame {
            column,
            row,
            width,
            height,
        })
    }

    fn pack(self, set: Bitboard) -> u64 {
        let bits = set.bits() >> (self.row * SIDE + self.column);
        (0..self.height).fold(0, |packed, row| {
            packed | ((bits >> (row * SIDE)) as u64 & 0xff) << (row * PACKED)
        })
    }

    /// The least of the eight ways to turn and mirror.
    fn first_image(self, sets: Sets) -> Sets {
        let turned = Frame {
            width: self.height,
            height: self.width,
            ..self
        };
        let upright = self.least_flip(sets);
        upright.min(turned.least_flip(sets.map(transposed)))
    }

    /// The least of the four ways to mirror.
    fn least_flip(self, sets: Sets) -> Sets {
        let down = PACKED * (PACKED - self.height);
        let left = PACKED - self.width;
        let upside_down = |set: u64| set.swap_bytes() >> down;
        let both = |set: u64| set.reverse_bits() >> (down + left);
        let sideways = |set: u64| set.swap_bytes().reverse_bits() >> left;
        sets.min(sets.map(upside_down))
            .min(sets.map(both))
            .min(sets.map(sideways))
    }
}

/// Rows for columns.
// CITE: Warren, "Hacker's Delight", transposing an 8x8 bit matrix.
fn transposed(set: u64) -> u64 {
    let swap = |set: u64, mask: u64, distance: u32| {
        let changed = (set ^ (set >> distance)) & mask;
        set ^ changed ^ (changed << distance)
    };
    let set = swap(set, 0x00aa_00aa_00aa_00aa, 7);
    let set = swap(set, 0x0000_cccc_0000_cccc, 14);
    swap(set, 0x0000_0000_f0f0_f0f0, 28)
}

#[cfg(test)]
mod tests {
    use amazons_core::{Player, Position};

    use super::*;

    fn shape(diagram: &str) -> Shape {
        let position = Position::from_diagram(diagram, Player::White).expect("a position");
        let (white, black) = (
            position.amazons(Player::White),
            position.amazons(Player::Black),
        );
        Shape::of(white, black, position.empty())
    }

    #[test]
    fn what_looks_alike_is_alike() {
        let check = |one: &str, other: &str, are_alike: bool| {
            assert_eq!(shape(one) == shape(other), are_alike, "{one} and {other}");
        };
        let first = "W..|.#B";
        for image in [
            "..W|B#.",
            ".#B|W..",
            "B#.|..W",
            "W.|.#|.B",
            ".W|#.|B.",
            "B.|#.|.W",
            ".B|.#|W.",
            "####|#W..|#.#B|####",
            "######|####W.|####.#|####.B",
        ] {
            check(first, image, true);
        }
        check(first, "B..|.#W", false);
        check(first, "W.#|..B", false);
        check(first, "W..|..B", false);
        check("W.......B", "B.......W", false);
        check("W......B", "B......W", true);
        check("W......B", "W|.|.|.|.|.|.|B", true);
    }
}
