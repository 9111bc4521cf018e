//! The learned evaluation.

#[cfg(target_arch = "x86_64")]
mod fast;
mod features;
mod flood;
mod lanes;
mod weights;

use amazons_core::{Geometry, Position};

use crate::score::Score;
use features::Sink;
use flood::{CLASSES, flood};
use lanes::Plain;
use weights::Weights;

pub use features::FEATURES;
pub use weights::PARTS;

/// A judgement, and whether anything is contested still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Judgement {
    pub(crate) score: Score,
    /// No empty square can be reached by both sides.
    pub(crate) is_divided: bool,
}

/// Judges positions of one board size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge {
    weights: &'static Weights,
    #[cfg(target_arch = "x86_64")]
    machine: Option<fast::Machine>,
}

impl Judge {
    pub(crate) fn of(board: Geometry) -> Judge {
        Judge {
            weights: Weights::of(board),
            #[cfg(target_arch = "x86_64")]
            machine: fast::Machine::find(),
        }
    }

    /// The same values without vector registers.
    #[cfg(test)]
    fn plain(board: Geometry) -> Judge {
        Judge {
            machine: None,
            ..Judge::of(board)
        }
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

#[inline(always)]
fn weigh<L: lanes::Lanes>(position: &Position, weights: &Weights) -> Judgement {
    let [mover, opponent] = sides(position);
    let empty = position.empty();
    let reach = flood::<L>(mover, opponent, empty.bits());
    if reach.king[0][0] == [0, 0] {
        return Judgement {
            score: Score::LOST,
            is_divided: true,
        };
    }
    let weights = weights.at(empty.len());
    let mut sum = Sum {
        weights,
        rows: [0; CLASSES],
        ones: 0,
    };
    features::visit(position, &reach, &mut sum);
    let parts = sum.rows.iter().sum::<i32>() + sum.ones;
    Judgement {
        score: Score::from_hundredths(parts / PARTS),
        is_divided: reach.all[0].is_disjoint(reach.all[1]),
    }
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

fn sides(position: &Position) -> [u128; 2] {
    let mover = position.to_move();
    [mover, !mover].map(|player| position.amazons(player).bits())
}

/// What the evaluation sees in a position: features by number, and how often each is there.
///
/// For whoever learns weights. The score of a position is the sum of its features' counts times their
/// weights, in [`PARTS`] of a hundredth of a square.
#[must_use]
pub fn features(position: &Position) -> Vec<(usize, i32)> {
    let [mover, opponent] = sides(position);
    let reach = flood::<Plain>(mover, opponent, position.empty().bits());
    let mut list = List(Vec::new());
    features::visit(position, &reach, &mut list);
    list.0
}

/// Lists what is there.
struct List(Vec<(usize, i32)>);

impl Sink for List {
    fn row(&mut self, first: usize, counts: [i32; CLASSES]) {
        let there = counts.into_iter().enumerate().filter(|&(_, count)| count > 0);
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

    #[test]
    fn vector_registers_change_nothing() {
        let mut seen = 0;
        for side in 4..=11 {
            let board = Geometry::new(side, side).expect("a board");
            let (judge, plain) = (Judge::of(board), Judge::plain(board));
            let mut rng = turn_rng(side.into(), 0);
            let mut position = Position::start(board).expect("large enough");
            loop {
                assert_eq!(judge.judge(&position), plain.judge(&position), "{position:?}");
                seen += 1;
                match position.moves().choose(&mut rng) {
                    Some(&mv) => position = position.play_unchecked(mv),
                    None => break,
                }
            }
        }
        assert!(seen > 200);
    }
}

/// For benches.
#[doc(hidden)]
pub fn bench_judge(position: &Position, plain: bool) -> impl Fn(&Position) -> i32 {
    let judge = Judge::of(position.geometry());
    move |position| {
        if plain {
            return weigh::<Plain>(position, judge.weights).score.hundredths();
        }
        judge.judge(position).score.hundredths()
    }
}
