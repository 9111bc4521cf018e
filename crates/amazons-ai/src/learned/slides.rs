//! Queen slides of whole sets over empty squares.

use amazons_core::{GRID_SIDE, Square, rays_from};

use super::lanes::Lanes;

const ROW: i32 = GRID_SIDE as i32;
const NORTH_EAST: i32 = ROW + 1;
const NORTH_WEST: i32 = ROW - 1;

const FIRST_COLUMN: u128 = {
    let Some(corner) = Square::from_index(0) else {
        unreachable!()
    };
    let north = rays_from(corner)[2];
    north.with(corner).bits()
};
const LAST_COLUMN: u128 = FIRST_COLUMN << (GRID_SIDE - 1);

/// The squares a king's step away; some may lie beyond the grid.
#[inline(always)]
pub(super) fn neighbours<L: Lanes>(set: L) -> L {
    let east = set.without(L::every(LAST_COLUMN)).shift(1);
    let west = set.without(L::every(FIRST_COLUMN)).shift(-1);
    let row = set.or(east).or(west);
    east.or(west).or(row.shift(ROW)).or(row.shift(-ROW))
}

/// For one direction: the squares that end a slide of 1, 2, 3 and 4 steps over empty squares, the same
/// for all lanes; and whether any slide is longer than 7.
#[derive(Clone, Copy)]
pub(crate) struct Doubling<L> {
    /// The squares' indices rise by so much with a step.
    step: i32,
    one: L,
    two: L,
    three: L,
    four: L,
    is_long: bool,
}

impl<L: Lanes> Doubling<L> {
    /// From the squares that a step in this direction may end on.
    #[inline(always)]
    fn new(open: u128, step: i32) -> Self {
        let open = L::every(open);
        let two = open.and(open.shift(step));
        let four = two.and(two.shift(2 * step));
        let is_long = !four.and(four.shift(4 * step)).is_empty();
        let three = match is_long {
            true => two.and(open.shift(2 * step)),
            false => open,
        };
        Doubling {
            step,
            one: open,
            two,
            three,
            four,
            is_long,
        }
    }

    /// The squares that a step may end on.
    #[inline(always)]
    pub(super) fn open(&self) -> L {
        self.one
    }

    /// The squares themselves and those up to 10 steps away, the longest slide of the grid: 1 + 2 + 4 + 3.
    #[inline(always)]
    pub(super) fn slide(&self, from: L) -> L {
        let reach = from.or(self.one.and(from.shift(self.step)));
        let reach = reach.or(self.two.and(reach.shift(2 * self.step)));
        let reach = reach.or(self.four.and(reach.shift(4 * self.step)));
        match self.is_long {
            true => reach.or(self.three.and(reach.shift(3 * self.step))),
            false => reach,
        }
    }
}

/// Slides in all directions over the same empty squares.
pub(super) struct Slides<L> {
    north: Doubling<L>,
    south: Doubling<L>,
    north_east: Doubling<L>,
    south_west: Doubling<L>,
    east: Doubling<L>,
    west: Doubling<L>,
    north_west: Doubling<L>,
    south_east: Doubling<L>,
}

impl<L: Lanes> Slides<L> {
    #[inline(always)]
    pub(super) fn new(empty: u128) -> Self {
        // A step to the east never ends in column a, one to the west never in column k.
        let eastward = empty & !FIRST_COLUMN;
        let westward = empty & !LAST_COLUMN;
        Slides {
            north: Doubling::new(empty, ROW),
            south: Doubling::new(empty, -ROW),
            north_east: Doubling::new(eastward, NORTH_EAST),
            south_west: Doubling::new(westward, -NORTH_EAST),
            east: Doubling::new(eastward, 1),
            west: Doubling::new(westward, -1),
            north_west: Doubling::new(westward, NORTH_WEST),
            south_east: Doubling::new(eastward, -NORTH_WEST),
        }
    }

    /// The squares themselves and those a queen's move away.
    #[inline(always)]
    pub(super) fn reach(&self, from: L) -> L {
        let north = self.north.slide(from);
        let south = self.south.slide(from);
        let north_east = self.north_east.slide(from);
        let south_west = self.south_west.slide(from);
        let east = from.slide_east(&self.east);
        let west = self.west.slide(from);
        let north_west = self.north_west.slide(from);
        let south_east = self.south_east.slide(from);
        let straight = north.or(south).or(east.or(west));
        let diagonal = north_east.or(south_west).or(north_west.or(south_east));
        straight.or(diagonal)
    }
}
