//! The learned evaluation: what the search goes by.
//!
//! It counts how soon either side reaches each square, by queen and by king moves, and how much room each
//! amazon has, and adds up weights that were learned from games of the engine against itself, for each
//! number of empty squares its own. The weight files tell where they come from.

#[cfg(target_arch = "x86_64")]
mod fast;
mod features;
mod flood;
mod lanes;
mod rays;
mod slides;
mod weights;

use amazons_core::{Geometry, Position};

use crate::score::Score;
use features::{Moves, Sink, visit};
use flood::{CLASSES, Flood, Plain};
use weights::Weights;

pub use features::FEATURES;
pub use weights::PARTS;

/// Judges positions of one board by learned weights.
///
/// Integers throughout, so that a position has the same score on every machine, however it is
/// computed. Where the machine has vector registers they are used.
///
/// ```
/// use amazons_ai::learned::Judge;
/// use amazons_core::{Player, Position};
///
/// // White is shut up in a corner.
/// let cramped = Position::from_diagram("
///     .B....
///     ...B..
///     .#....
///     .##...
///     .W##B.
///     ..#...", Player::White)?;
/// let judge = Judge::of(cramped.geometry());
/// assert!(judge.score(&cramped).squares() < -5.0);
/// assert_eq!(judge.score(&cramped), Judge::plain(cramped.geometry()).score(&cramped));
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    weights: &'static Weights,
    #[cfg(target_arch = "x86_64")]
    machine: Option<fast::Machine>,
}

impl Judge {
    /// The judge of a board, by the weights learned on the board nearest in size.
    #[must_use]
    pub fn of(board: Geometry) -> Judge {
        Judge {
            weights: Weights::of(board),
            #[cfg(target_arch = "x86_64")]
            machine: fast::Machine::find(),
        }
    }

    /// The same without vector registers: slower, with the same values.
    #[must_use]
    pub fn plain(board: Geometry) -> Judge {
        Judge {
            weights: Weights::of(board),
            #[cfg(target_arch = "x86_64")]
            machine: None,
        }
    }

    /// How good a position is for the side to move, without looking ahead.
    ///
    /// A side to move without a move has lost; nothing else is called proved.
    #[must_use]
    #[inline]
    pub fn score(&self, position: &Position) -> Score {
        self.judge(position).score
    }

    #[inline]
    pub(crate) fn judge(&self, position: &Position) -> Judgement {
        #[cfg(target_arch = "x86_64")]
        if let Some(machine) = self.machine {
            return machine.weigh(position, self.weights);
        }
        weigh::<Plain>(position, self.weights)
    }
}

/// A judgement, and whether anything is contested still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Judgement {
    pub(crate) score: Score,
    /// No empty square can be reached by both sides as the amazons stand.
    pub(crate) is_divided: bool,
}

/// What the evaluation sees in a position: features by number, and how often each is there.
///
/// For whoever learns weights. Where the side to move has a move, the score is the sum of the counts
/// times the weights, in [`PARTS`] of a hundredth of a square.
///
/// ```
/// use amazons_ai::learned::{FEATURES, features};
/// use amazons_core::{Geometry, Position};
///
/// let start = Position::start(Geometry::CLASSIC)?;
/// assert!(features(&start).iter().all(|&(feature, count)| feature < FEATURES && count > 0));
/// # Ok::<(), amazons_core::SetupError>(())
/// ```
#[must_use]
pub fn features(position: &Position) -> Vec<(usize, i32)> {
    let [mover, opponent] = sides(position);
    let moves = Moves::of(position);
    let reach = Plain::flood([mover, opponent], moves.all(), position.empty().bits());
    let mut list = List(Vec::new());
    visit(position, &moves, &reach, &mut list);
    list.0
}

#[inline(always)]
fn weigh<F: Flood>(position: &Position, weights: &Weights) -> Judgement {
    let [mover, opponent] = sides(position);
    let empty = position.empty();
    let moves = Moves::of(position);
    let reach = F::flood([mover, opponent], moves.all(), empty.bits());
    if reach.king[0].low[0] | reach.king[0].high[0] == 0 {
        return Judgement {
            score: Score::LOST,
            is_divided: true,
        };
    }
    let mut sum = Sum {
        weights: weights.at(empty.len()),
        rows: [0; CLASSES],
        ones: 0,
    };
    visit(position, &moves, &reach, &mut sum);
    let parts = sum.rows.iter().sum::<i32>() + sum.ones;
    Judgement {
        score: Score::from_hundredths(parts / PARTS),
        is_divided: reach.all[0].is_disjoint(reach.all[1]),
    }
}

fn sides(position: &Position) -> [u128; 2] {
    let mover = position.to_move();
    [mover, !mover].map(|player| position.amazons(player).bits())
}

/// Adds up weights.
struct Sum<'a> {
    weights: &'a [i16; FEATURES],
    rows: [i32; CLASSES],
    ones: i32,
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn row(&mut self, first: usize, counts: [i32; CLASSES]) {
        let weights = &self.weights[first..first + CLASSES];
        for ((sum, count), &weight) in self.rows.iter_mut().zip(counts).zip(weights) {
            *sum += count * i32::from(weight);
        }
    }

    #[inline(always)]
    fn one(&mut self, feature: usize) {
        self.ones += i32::from(self.weights[feature]);
    }
}

/// Lists what is there.
struct List(Vec<(usize, i32)>);

impl Sink for List {
    fn row(&mut self, first: usize, counts: [i32; CLASSES]) {
        let there = counts
            .into_iter()
            .enumerate()
            .filter(|&(_, count)| count > 0);
        self.0.extend(there.map(|(i, count)| (first + i, count)));
    }

    fn one(&mut self, feature: usize) {
        self.0.push((feature, 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::turn_rng;
    use rand::seq::IndexedRandom;

    /// Positions of a random game on each board.
    fn positions() -> Vec<Position> {
        let mut positions = Vec::new();
        for (columns, rows) in
            (4..=11).flat_map(|columns| [(columns, columns), (columns, 15 - columns)])
        {
            let board = Geometry::new(columns, rows).expect("a board");
            let mut rng = turn_rng(rows.into(), columns.into());
            let mut position = Position::start(board).expect("large enough");
            positions.push(position);
            while let Some(&mv) = position.moves().choose(&mut rng) {
                position = position.play_unchecked(mv);
                positions.push(position);
            }
        }
        assert!(positions.len() > 400);
        positions
    }

    #[test]
    fn vector_registers_change_nothing() {
        for position in positions() {
            let board = position.geometry();
            let judgements =
                [Judge::of(board), Judge::plain(board)].map(|judge| judge.judge(&position));
            assert_eq!(judgements[0], judgements[1], "{position:?}");
        }
    }

    #[test]
    fn the_score_is_the_sum_of_the_features() {
        for position in positions().into_iter().filter(Position::has_any_move) {
            let weights = Weights::of(position.geometry()).at(position.empty().len());
            let terms = features(&position).into_iter();
            let parts: i32 = terms
                .map(|(feature, count)| i32::from(weights[feature]) * count)
                .sum();
            let judge = Judge::of(position.geometry());
            assert_eq!(
                judge.score(&position).hundredths(),
                parts / PARTS,
                "{position:?}"
            );
        }
    }

    #[test]
    fn mirrored_positions_are_judged_alike() {
        for position in positions() {
            let judge = Judge::of(position.geometry());
            let mirrored = [
                position.mirrored_sideways(),
                position.mirrored_upright(),
                position.colours_swapped(),
            ];
            for mirrored in mirrored {
                assert_eq!(
                    judge.score(&position),
                    judge.score(&mirrored),
                    "{position:?}"
                );
            }
        }
    }
}
