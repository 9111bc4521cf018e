//! Distances of both sides' amazons to every empty square, found together.

use amazons_core::{Bitboard, GRID_SIDE, Square, rays_from};

use super::lanes::Lanes;

/// Distances told apart: 1, 2, … 6, then 7 and more, then not at all.
pub(crate) const CLASSES: usize = 8;

/// The last class that can be reached.
const FARTHEST: usize = CLASSES - 2;

/// The class of squares that cannot be reached.
const NEVER: usize = CLASSES - 1;

/// The two words of a set, the lower one first.
pub(crate) type Words = [u64; 2];

/// What both sides reach, the mover first: the empty squares by their distance from a side's amazons,
/// every one of them in one class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// By queen moves.
    pub(crate) queen: [[Words; CLASSES]; 2],
    /// By king moves.
    pub(crate) king: [[Words; CLASSES]; 2],
    /// All squares that can be reached at all.
    pub(crate) all: [Bitboard; 2],
}

const ROW: i32 = GRID_SIDE as i32;

const FIRST_COLUMN: u128 = {
    let Some(corner) = Square::from_index(0) else {
        unreachable!()
    };
    let north = rays_from(corner)[2];
    north.with(corner).bits()
};
const LAST_COLUMN: u128 = FIRST_COLUMN << (GRID_SIDE - 1);

/// Floods the empty squares from the mover's and the opponent's amazons, given the squares that these
/// reach in one queen move.
#[inline(always)]
pub(crate) fn flood<L: Lanes>(amazons: [u128; 2], first: [u128; 2], empty: u128) -> Reach {
    let amazons = L::new(amazons[0], amazons[1]);
    let mut king = Layers::<L>::new(empty);
    let mut front = amazons;
    loop {
        front = neighbours(front).and(king.unseen);
        if front.is_empty() {
            break;
        }
        king.add(front);
    }
    // What a queen reaches a king reaches too: the queens' flood is at its end when it has seen that.
    let all = L::both(empty).without(king.unseen);
    let slides = Slides::new(empty);
    let mut queen = Layers::<L>::new(empty);
    let mut front = L::new(first[0], first[1]);
    loop {
        queen.add(front);
        if queen.unseen.and(all).is_empty() {
            break;
        }
        front = slides.reach(front).and(queen.unseen);
    }
    Reach {
        queen: queen.classes(),
        king: king.classes(),
        all: all.words().map(set),
    }
}

#[inline(always)]
fn set([low, high]: Words) -> Bitboard {
    Bitboard::from_bits(u128::from(low) | u128::from(high) << 64)
}

/// Layers of a flood under way.
struct Layers<L> {
    layers: [L; CLASSES],
    used: usize,
    unseen: L,
}

impl<L: Lanes> Layers<L> {
    #[inline(always)]
    fn new(empty: u128) -> Self {
        Layers {
            layers: [L::both(0); CLASSES],
            used: 0,
            unseen: L::both(empty),
        }
    }

    #[inline(always)]
    fn add(&mut self, front: L) {
        self.unseen = self.unseen.without(front);
        let layer = &mut self.layers[self.used.min(FARTHEST)];
        *layer = layer.or(front);
        self.used += 1;
    }

    #[inline(always)]
    fn classes(mut self) -> [[Words; CLASSES]; 2] {
        self.layers[NEVER] = self.unseen;
        let mut classes = [[[0; 2]; CLASSES]; 2];
        for (i, layer) in self.layers.iter().enumerate() {
            [classes[0][i], classes[1][i]] = layer.words();
        }
        classes
    }
}

/// The squares a king's step away; some may lie beyond the grid.
#[inline(always)]
fn neighbours<L: Lanes>(set: L) -> L {
    let east = set.without(L::both(LAST_COLUMN)).up::<1>();
    let west = set.without(L::both(FIRST_COLUMN)).down::<1>();
    let row = set.or(east).or(west);
    east.or(west).or(row.up::<ROW>()).or(row.down::<ROW>())
}

/// For one direction: the squares reached by sliding 1, 2, 3 and 4 steps over empty squares, the same
/// for both lanes; and whether any slide is longer than 7.
#[derive(Clone, Copy)]
struct Doubling<L> {
    one: L,
    two: L,
    three: L,
    four: L,
    is_long: bool,
}

impl<L: Lanes> Doubling<L> {
    #[inline(always)]
    fn up<const STEP: i32, const TWO: i32, const FOUR: i32>(open: L) -> Self {
        let two = open.and(open.up::<STEP>());
        let four = two.and(two.up::<TWO>());
        let is_long = !four.and(four.up::<FOUR>()).is_empty();
        let three = match is_long {
            true => two.and(open.up::<TWO>()),
            false => open,
        };
        Doubling {
            one: open,
            two,
            three,
            four,
            is_long,
        }
    }

    #[inline(always)]
    fn down<const STEP: i32, const TWO: i32, const FOUR: i32>(open: L) -> Self {
        let two = open.and(open.down::<STEP>());
        let four = two.and(two.down::<TWO>());
        let is_long = !four.and(four.down::<FOUR>()).is_empty();
        let three = match is_long {
            true => two.and(open.down::<TWO>()),
            false => open,
        };
        Doubling {
            one: open,
            two,
            three,
            four,
            is_long,
        }
    }

    /// The squares themselves and those up to 10 steps away, the longest slide of the grid: 1 + 2 + 4 + 3.
    #[inline(always)]
    fn slide_up<const ONE: i32, const TWO: i32, const THREE: i32, const FOUR: i32>(
        self,
        from: L,
    ) -> L {
        let reach = from.or(self.one.and(from.up::<ONE>()));
        let reach = reach.or(self.two.and(reach.up::<TWO>()));
        let reach = reach.or(self.four.and(reach.up::<FOUR>()));
        match self.is_long {
            true => reach.or(self.three.and(reach.up::<THREE>())),
            false => reach,
        }
    }

    #[inline(always)]
    fn slide_down<const ONE: i32, const TWO: i32, const THREE: i32, const FOUR: i32>(
        self,
        from: L,
    ) -> L {
        let reach = from.or(self.one.and(from.down::<ONE>()));
        let reach = reach.or(self.two.and(reach.down::<TWO>()));
        let reach = reach.or(self.four.and(reach.down::<FOUR>()));
        match self.is_long {
            true => reach.or(self.three.and(reach.down::<THREE>())),
            false => reach,
        }
    }
}

/// Queen slides of both lanes over the same empty squares, those that start included.
struct Slides<L> {
    north: Doubling<L>,
    south: Doubling<L>,
    north_east: Doubling<L>,
    south_west: Doubling<L>,
    east: Doubling<L>,
    west: Doubling<L>,
    north_west: Doubling<L>,
    south_east: Doubling<L>,
}

const NE: i32 = ROW + 1;
const NW: i32 = ROW - 1;

impl<L: Lanes> Slides<L> {
    #[inline(always)]
    fn new(empty: u128) -> Self {
        let all = L::both(empty);
        // A step to the east never ends in column a, one to the west never in column k.
        let eastward = L::both(empty & !FIRST_COLUMN);
        let westward = L::both(empty & !LAST_COLUMN);
        Slides {
            north: Doubling::up::<ROW, { 2 * ROW }, { 4 * ROW }>(all),
            south: Doubling::down::<ROW, { 2 * ROW }, { 4 * ROW }>(all),
            north_east: Doubling::up::<NE, { 2 * NE }, { 4 * NE }>(eastward),
            south_west: Doubling::down::<NE, { 2 * NE }, { 4 * NE }>(westward),
            east: Doubling::up::<1, 2, 4>(eastward),
            west: Doubling::down::<1, 2, 4>(westward),
            north_west: Doubling::up::<NW, { 2 * NW }, { 4 * NW }>(westward),
            south_east: Doubling::down::<NW, { 2 * NW }, { 4 * NW }>(eastward),
        }
    }

    #[inline(always)]
    fn reach(&self, from: L) -> L {
        let north = self
            .north
            .slide_up::<ROW, { 2 * ROW }, { 3 * ROW }, { 4 * ROW }>(from);
        let south = self
            .south
            .slide_down::<ROW, { 2 * ROW }, { 3 * ROW }, { 4 * ROW }>(from);
        let north_east = self
            .north_east
            .slide_up::<NE, { 2 * NE }, { 3 * NE }, { 4 * NE }>(from);
        let south_west = self
            .south_west
            .slide_down::<NE, { 2 * NE }, { 3 * NE }, { 4 * NE }>(from);
        let east = self.east.slide_up::<1, 2, 3, 4>(from);
        let west = self.west.slide_down::<1, 2, 3, 4>(from);
        let north_west = self
            .north_west
            .slide_up::<NW, { 2 * NW }, { 3 * NW }, { 4 * NW }>(from);
        let south_east = self
            .south_east
            .slide_down::<NW, { 2 * NW }, { 3 * NW }, { 4 * NW }>(from);
        let straight = north.or(south).or(east.or(west));
        let diagonal = north_east.or(south_west).or(north_west.or(south_east));
        straight.or(diagonal)
    }
}
