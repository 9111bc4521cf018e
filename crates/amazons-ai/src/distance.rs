//! Distances from a side's amazons to every empty square, found by floods.

use amazons_core::{Bitboard, Slides};

/// The empty squares by their distance from one side's amazons: layer 0 is one move away.
///
/// Layers are disjoint. Squares `N` moves away and further share the last layer: boards on which so
/// distant squares exist are mazes, where nothing depends on them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layers<const N: usize> {
    layers: [Bitboard; N],
    used: usize,
    reached: Bitboard,
}

/// Layers of queen distance. Ten moves are hardly ever needed.
pub(crate) type QueenLayers = Layers<10>;

/// Layers of king distance.
pub(crate) type KingLayers = Layers<24>;

impl<const N: usize> Layers<N> {
    /// Floods from `start` with one move at a time. `one_move` answers where a set of squares leads
    /// to in one move; squares outside `empty` are dropped.
    #[inline(always)]
    fn flood(start: Bitboard, empty: Bitboard, one_move: impl Fn(Bitboard) -> Bitboard) -> Self {
        let mut flood = Layers {
            layers: [Bitboard::EMPTY; N],
            used: 0,
            reached: Bitboard::EMPTY,
        };
        let mut front = start;
        let mut unseen = empty;
        loop {
            front = one_move(front) & unseen;
            if front.is_empty() {
                return flood;
            }
            unseen &= !front;
            flood.reached |= front;
            let layer = flood.used.min(N - 1);
            flood.layers[layer] |= front;
            flood.used = layer + 1;
        }
    }

    /// The layers that hold squares, nearest first.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Bitboard> + '_ {
        self.layers[..self.used].iter().copied()
    }

    /// The squares exactly `index + 1` moves away; empty beyond the last layer.
    #[inline]
    pub(crate) fn layer(&self, index: usize) -> Bitboard {
        self.layers.get(index).copied().unwrap_or(Bitboard::EMPTY)
    }

    /// Number of layers that hold squares.
    #[inline]
    pub(crate) fn used(&self) -> usize {
        self.used
    }

    /// All squares that can be reached at all.
    #[inline]
    pub(crate) fn reached(&self) -> Bitboard {
        self.reached
    }
}

impl QueenLayers {
    /// Distances in queen moves.
    #[inline]
    pub(crate) fn by_queen(amazons: Bitboard, slides: &Slides, empty: Bitboard) -> Self {
        Self::flood(amazons, empty, |front| slides.reach(front))
    }
}

impl KingLayers {
    /// Distances in king moves.
    #[inline]
    pub(crate) fn by_king(amazons: Bitboard, empty: Bitboard) -> Self {
        Self::flood(amazons, empty, Bitboard::neighbours)
    }
}

/// How two sides' distances compare, summed over the empty squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Comparison {
    /// Squares that the first side reaches sooner, less those that the second does.
    pub(crate) lead: i32,
    /// Squares that both reach equally soon.
    pub(crate) ties: i32,
}

impl Comparison {
    #[inline]
    pub(crate) fn of<const N: usize>(first: &Layers<N>, second: &Layers<N>) -> Self {
        let mut comparison = Comparison::default();
        let (mut first_so_far, mut second_so_far) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for i in 0..first.used().max(second.used()) {
            let (mine, yours) = (first.layer(i), second.layer(i));
            comparison.ties += (mine & yours).len() as i32;
            first_so_far |= mine;
            second_so_far |= yours;
            comparison.lead += (mine & !second_so_far).len() as i32;
            comparison.lead -= (yours & !first_so_far).len() as i32;
        }
        comparison
    }
}
