//! Distances of both sides' amazons to every empty square.

use amazons_core::Bitboard;

use super::lanes::Lanes;
use super::slides::{Slides, neighbours};

/// Distances told apart: 1, 2, … 6, then 7 and more, then not at all.
pub(crate) const CLASSES: usize = 8;

/// The last class that can be reached.
const FARTHEST: usize = CLASSES - 2;

/// The class of squares that cannot be reached.
const NEVER: usize = CLASSES - 1;

/// The empty squares by their distance from one side's amazons, every one of them in one class: the
/// words of the same rank side by side, so that many classes are a few operations on whole registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Classes {
    pub(crate) low: [u64; CLASSES],
    pub(crate) high: [u64; CLASSES],
}

impl Classes {
    pub(super) const NOTHING: Classes = Classes {
        low: [0; CLASSES],
        high: [0; CLASSES],
    };

    /// Puts in the words of a class, the lower one first.
    #[inline(always)]
    pub(super) fn set(&mut self, class: usize, [low, high]: [u64; 2]) {
        self.low[class] = low;
        self.high[class] = high;
    }
}

/// What both sides reach, the mover first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// By queen moves.
    pub(crate) queen: [Classes; 2],
    /// By king moves.
    pub(crate) king: [Classes; 2],
    /// All squares that can be reached at all.
    pub(crate) all: [Bitboard; 2],
}

/// A way to find what both sides reach.
pub(crate) trait Flood {
    /// Floods the empty squares from the mover's and the opponent's amazons, given the squares that
    /// these reach in one queen move.
    fn flood(amazons: [u128; 2], first: [u128; 2], empty: u128) -> Reach;
}

/// One side after the other, on every machine: two sets side by side are more than its registers hold.
#[derive(Debug)]
pub(crate) struct Plain;

impl Flood for Plain {
    #[inline(always)]
    fn flood(amazons: [u128; 2], first: [u128; 2], empty: u128) -> Reach {
        let mover = layers(amazons[0], first[0], empty);
        let opponent = layers(amazons[1], first[1], empty);
        Reach {
            queen: [classes(&mover.queen), classes(&opponent.queen)],
            king: [classes(&mover.king), classes(&opponent.king)],
            all: [mover.all, opponent.all].map(Bitboard::from_bits),
        }
    }
}

#[inline(always)]
fn classes(layers: &[u128; CLASSES]) -> Classes {
    let mut classes = Classes::NOTHING;
    for (class, &layer) in layers.iter().enumerate() {
        classes.set(class, [layer as u64, (layer >> 64) as u64]);
    }
    classes
}

/// What a flood reaches in every lane.
#[derive(Clone, Copy)]
pub(super) struct Layers<L> {
    pub(super) queen: [L; CLASSES],
    pub(super) king: [L; CLASSES],
    pub(super) all: L,
}

/// Floods the empty squares from amazons, given the squares that they reach in one queen move.
#[inline(always)]
pub(super) fn layers<L: Lanes>(amazons: L, first: L, empty: u128) -> Layers<L> {
    let mut king = Rising::<L>::new(empty);
    let mut front = amazons;
    loop {
        front = neighbours(front).and(king.unseen);
        if front.is_empty() {
            break;
        }
        king.add(front);
    }
    // What a queen reaches a king reaches too: the queens' flood is at its end when it has seen that.
    let all = L::every(empty).without(king.unseen);
    let slides = Slides::new(empty);
    let mut queen = Rising::<L>::new(empty);
    let mut front = first;
    loop {
        queen.add(front);
        if queen.unseen.and(all).is_empty() {
            break;
        }
        front = slides.reach(front).and(queen.unseen);
    }
    Layers {
        queen: queen.layers(),
        king: king.layers(),
        all,
    }
}

/// A flood under way.
struct Rising<L> {
    layers: [L; CLASSES],
    used: usize,
    unseen: L,
}

impl<L: Lanes> Rising<L> {
    #[inline(always)]
    fn new(empty: u128) -> Self {
        Rising {
            layers: [L::every(0); CLASSES],
            used: 0,
            unseen: L::every(empty),
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
    fn layers(mut self) -> [L; CLASSES] {
        self.layers[NEVER] = self.unseen;
        self.layers
    }
}
