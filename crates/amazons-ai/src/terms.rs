//! The published terms of territory evaluation.

use amazons_core::{Bitboard, Player, Position, Slides};

use crate::distance::{Comparison, KingLayers, Layers, QueenLayers};

/// The territory terms of a position, all from White's view whoever is to move.
///
/// D₁ is the least number of queen moves from any amazon of a side to an empty square, D₂ the same
/// in king moves, ∞ where it cannot be reached. Sums run over the empty squares.
///
/// Source: J. Lieberum, "An evaluation function for the game of Amazons", Theoretical Computer
/// Science 349 (2005). Where the text leaves it open, 2^−∞ is 0, and a square that only one side
/// reaches counts a whole ±1 in c₂.
///
/// ```
/// use amazons_ai::Terms;
/// use amazons_core::{Geometry, Position};
///
/// let start = Position::start(Geometry::CLASSIC)?;
/// let after = start.play("d1-d7/g7".parse()?)?;
/// assert_eq!(Terms::of(&start).contested, 70.0);
/// assert_eq!(Terms::of(&after).queen_lead, 17);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// t₁ without its ties: squares that White reaches in fewer queen moves than Black, less those
    /// that Black does.
    pub queen_lead: i32,
    /// Squares that both reach in equally many queen moves.
    pub queen_ties: i32,
    /// t₂ without its ties: the same in king moves.
    pub king_lead: i32,
    /// Squares that both reach in equally many king moves.
    pub king_ties: i32,
    /// c₁ = 2 Σ (2^−D₁(White) − 2^−D₁(Black)): who could get to the squares quickly.
    pub queen_closeness: f64,
    /// c₂ = Σ min(1, max(−1, (D₂(Black) − D₂(White)) / 6)): who stands better spread.
    pub king_closeness: f64,
    /// w = Σ over squares that both reach of 2^−|D₁(White) − D₁(Black)|: how open the game still
    /// is. 0 when each side has its own squares and only fills them.
    pub contested: f64,
}

impl Terms {
    /// Computes the terms of a position.
    #[must_use]
    pub fn of(position: &Position) -> Terms {
        Floods::of(position).terms()
    }
}

/// The distance floods of both sides.
pub(crate) struct Floods {
    white_queen: QueenLayers,
    black_queen: QueenLayers,
    white_king: KingLayers,
    black_king: KingLayers,
}

impl Floods {
    #[inline]
    pub(crate) fn of(position: &Position) -> Floods {
        let empty = position.empty();
        let slides = Slides::new(empty);
        let white = position.amazons(Player::White);
        let black = position.amazons(Player::Black);
        Floods {
            white_queen: QueenLayers::by_queen(white, &slides, empty),
            black_queen: QueenLayers::by_queen(black, &slides, empty),
            white_king: KingLayers::by_king(white, empty),
            black_king: KingLayers::by_king(black, empty),
        }
    }

    /// The squares that this side can reach at all.
    #[inline]
    pub(crate) fn reached(&self, player: Player) -> Bitboard {
        match player {
            Player::White => self.white_king.reached(),
            Player::Black => self.black_king.reached(),
        }
    }

    #[inline]
    pub(crate) fn terms(&self) -> Terms {
        let queen = Comparison::of(&self.white_queen, &self.black_queen);
        let king = Comparison::of(&self.white_king, &self.black_king);
        Terms {
            queen_lead: queen.lead,
            queen_ties: queen.ties,
            king_lead: king.lead,
            king_ties: king.ties,
            queen_closeness: closeness(&self.white_queen) - closeness(&self.black_queen),
            king_closeness: f64::from(
                clamped_lead(&self.white_king, &self.black_king)
                    - clamped_lead(&self.black_king, &self.white_king),
            ) / f64::from(CLAMP as u32),
            contested: contested(&self.white_queen, &self.black_queen),
        }
    }
}

/// Largest difference of king distances that c₂ tells apart.
const CLAMP: usize = 6;

/// 2 Σ 2^−D over the squares reached.
#[inline]
fn closeness(layers: &QueenLayers) -> f64 {
    weighted(layers.iter().map(Bitboard::len))
}

/// First number + half the second + a quarter of the third …
#[inline]
fn weighted(numbers: impl Iterator<Item = u32>) -> f64 {
    let mut weight = 1.0;
    let mut sum = 0.0;
    for number in numbers {
        sum += weight * f64::from(number);
        weight /= 2.0;
    }
    sum
}

/// Σ min(6, D(second) − D(first)) over the squares that the first side reaches sooner.
///
/// A square whose lead is s counts once for each of 1, 2, … s; so one population count for each
/// number up to six does for all squares.
#[inline]
fn clamped_lead<const N: usize>(first: &Layers<N>, second: &Layers<N>) -> i32 {
    // `near[i]`: the squares that the second side reaches within i + 1 moves.
    let mut near = [Bitboard::EMPTY; N];
    let mut so_far = Bitboard::EMPTY;
    for (i, near) in near.iter_mut().enumerate() {
        so_far |= second.layer(i);
        *near = so_far;
    }
    let mut sum = 0;
    for lead in 1..=CLAMP {
        let mut ahead = Bitboard::EMPTY;
        for (i, layer) in first.iter().enumerate() {
            ahead |= layer & !near[(i + lead - 1).min(N - 1)];
        }
        sum += ahead.len() as i32;
    }
    sum
}

#[inline]
fn contested(white: &QueenLayers, black: &QueenLayers) -> f64 {
    let longest = white.used().max(black.used());
    weighted((0..longest).map(|difference| {
        let mut squares = Bitboard::EMPTY;
        for i in 0..longest {
            squares |= white.layer(i) & black.layer(i + difference);
            squares |= black.layer(i) & white.layer(i + difference);
        }
        squares.len()
    }))
}
