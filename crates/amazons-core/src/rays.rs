//! Queen reach from one square, by ray tables made at compile time.

use crate::bitboard::Bitboard;
use crate::square::{GRID_SIDE, GRID_SQUARES, Square};

/// The squares of the grid that lie from one square in each direction: first the four directions
/// in which the square index grows, then the four in which it falls.
#[derive(Clone, Copy)]
struct Rays {
    rising: [u128; 4],
    falling: [u128; 4],
}

static RAYS: [Rays; GRID_SQUARES] = rays();

const fn rays() -> [Rays; GRID_SQUARES] {
    let mut rays = [Rays {
        rising: [0; 4],
        falling: [0; 4],
    }; GRID_SQUARES];
    let mut index = 0;
    while index < GRID_SQUARES {
        let Some(square) = Square::from_index(index) else {
            unreachable!()
        };
        let from = rays_from(square);
        let mut i = 0;
        while i < 4 {
            rays[index].rising[i] = from[i].bits();
            rays[index].falling[i] = from[i + 4].bits();
            i += 1;
        }
        index += 1;
    }
    rays
}

/// The squares of the grid that lie from a square in each of the eight directions: east, north-west, north,
/// north-east, in which the index of squares rises, and then their opposites in the same order.
///
/// ```
/// use amazons_core::{Square, rays_from};
///
/// let corner: Square = "a1".parse()?;
/// let [east, north_west, north, north_east, ..] = rays_from(corner);
/// assert_eq!([east, north_west, north, north_east].map(|ray| ray.len()), [10, 0, 10, 10]);
/// # Ok::<(), amazons_core::ParseSquareError>(())
/// ```
#[must_use]
pub const fn rays_from(square: Square) -> [Bitboard; 8] {
    const RISING: [(i8, i8); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];
    let mut rays = [Bitboard::EMPTY; 8];
    let mut i = 0;
    while i < 4 {
        let (columns, rows) = RISING[i];
        rays[i] = ray(square.index(), columns, rows);
        rays[i + 4] = ray(square.index(), -columns, -rows);
        i += 1;
    }
    rays
}

const fn ray(index: usize, columns: i8, rows: i8) -> Bitboard {
    let side = GRID_SIDE as i8;
    let mut column = index as i8 % side + columns;
    let mut row = index as i8 / side + rows;
    let mut bits = 0;
    while column >= 0 && column < side && row >= 0 && row < side {
        bits |= 1 << (row * side + column);
        column += columns;
        row += rows;
    }
    Bitboard::from_bits(bits)
}

/// For each bit, itself and all higher ones. Looking them up is faster than shifting 128 bits.
static FROM: [u128; 128] = {
    let mut from = [0; 128];
    let mut bit = 0;
    while bit < 128 {
        from[bit] = u128::MAX << bit;
        bit += 1;
    }
    from
};

/// The squares of `empty` that a queen on `from` reaches in one move.
///
/// Whether `from` itself is empty does not matter.
///
/// ```
/// use amazons_core::{Bitboard, Square, bitboard, queen_reach};
///
/// let empty = bitboard! {
///     X X . X
///     . . X X
///     X . X X
///     . X X X
/// };
/// let b2: Square = "b2".parse()?;
/// assert_eq!(queen_reach(b2, empty), bitboard! {
///     . . . X
///     . . X .
///     X . X X
///     . X X .
/// });
/// # Ok::<(), amazons_core::ParseSquareError>(())
/// ```
#[must_use]
#[inline]
pub fn queen_reach(from: Square, empty: Bitboard) -> Bitboard {
    let rays = &RAYS[from.index()];
    let blocked = (!empty).bits();
    let mut reach = 0;
    for ray in rays.rising {
        // Every bit up to the lowest blocked one; all of them where there is none.
        let blockers = ray & blocked;
        reach |= ray & (blockers ^ blockers.wrapping_sub(1));
    }
    for ray in rays.falling {
        // Every bit down to the highest blocked one. The extra bit 0 changes nothing where there
        // is a blocker, and opens the whole ray where there is none.
        let blockers = (ray & blocked) | 1;
        reach |= ray & FROM[(127 - blockers.leading_zeros()) as usize];
    }
    Bitboard::from_bits(reach & empty.bits())
}

/// The squares strictly between two squares on one line, or `None` where they are the same square
/// or not on a line of a queen.
pub(crate) fn between(from: Square, to: Square) -> Option<Bitboard> {
    let rays = &RAYS[from.index()];
    let target = Bitboard::from(to).bits();
    let ray = rays
        .rising
        .into_iter()
        .chain(rays.falling)
        .find(|ray| ray & target != 0)?;
    let back = &RAYS[to.index()];
    let origin = Bitboard::from(from).bits();
    let way_back = back
        .rising
        .into_iter()
        .chain(back.falling)
        .find(|ray| ray & origin != 0)?;
    Some(Bitboard::from_bits(ray & way_back))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard;

    #[test]
    fn open_grid_reaches_every_line() {
        let middle = Square::new(5, 5).expect("on the grid");
        assert_eq!(queen_reach(middle, Bitboard::GRID).len(), 40);
        let corner = Square::new(0, 0).expect("on the grid");
        assert_eq!(queen_reach(corner, Bitboard::GRID).len(), 30);
        let far_corner = Square::new(10, 10).expect("on the grid");
        assert_eq!(queen_reach(far_corner, Bitboard::GRID).len(), 30);
    }

    #[test]
    fn between_names_the_squares_on_the_way() {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let way = bitboard! {
            . . X
            . X .
            . . .
        };
        assert_eq!(between(square("a1"), square("d4")), Some(way));
        assert_eq!(between(square("d4"), square("a1")), Some(way));
        assert_eq!(between(square("a1"), square("b3")), None);
        assert_eq!(between(square("a1"), square("a1")), None);
        assert_eq!(between(square("a1"), square("a2")), Some(Bitboard::EMPTY));
    }
}
