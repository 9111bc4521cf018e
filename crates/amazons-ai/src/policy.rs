//! How a level goes about choosing a move.

use core::cmp::Reverse;

use amazons_core::{Move, Position};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

use crate::evaluate::evaluate;
use crate::observer::Observer;
use crate::score::Score;

/// What tells the levels apart; all share one evaluation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Policy {
    /// Probability that a move is taken at random, unless one wins at once.
    pub(crate) random_moves: f64,
    /// How many of its most promising moves are judged by the opponent's best reply rather than by
    /// themselves; 0 for none.
    pub(crate) replies_to: usize,
}

/// A move and how good it is for the player who makes it.
#[derive(Clone, Copy, Debug)]
struct Scored {
    mv: Move,
    score: Score,
}

/// The observer said stop.
struct Stopped;

impl Policy {
    pub(crate) fn choose(
        self,
        position: &Position,
        rng: &mut impl Rng,
        observer: &mut impl Observer,
    ) -> Option<Move> {
        let moves = position.moves();
        // Drawn first, so that every turn uses up the same random numbers up to here.
        let plays_at_random = rng.random_bool(self.random_moves);
        let winning: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&mv| !position.play_unchecked(mv).has_any_move())
            .collect();
        if !winning.is_empty() {
            return winning.choose(rng).copied();
        }
        if plays_at_random {
            return moves.choose(rng).copied();
        }
        let mut ranked = rank(position, moves, rng, observer).ok()?;
        if self.replies_to > 0 {
            ranked.truncate(self.replies_to);
            ranked = judge_by_replies(position, &ranked, observer).ok()?;
        }
        let best = ranked.iter().map(|scored| scored.score).max()?;
        let equally_good: Vec<Move> = ranked
            .iter()
            .filter(|scored| scored.score == best)
            .map(|scored| scored.mv)
            .collect();
        equally_good.choose(rng).copied()
    }
}

/// Judges every move by the position behind it, best first, equally good ones in random order.
fn rank(
    position: &Position,
    mut moves: Vec<Move>,
    rng: &mut impl Rng,
    observer: &mut impl Observer,
) -> Result<Vec<Scored>, Stopped> {
    moves.shuffle(rng);
    let mut ranked = Vec::with_capacity(moves.len());
    for (i, mv) in moves.into_iter().enumerate() {
        ask(observer, i)?;
        ranked.push(Scored {
            mv,
            score: -evaluate(&position.play_unchecked(mv)),
        });
    }
    ranked.sort_by_key(|scored| Reverse(scored.score));
    Ok(ranked)
}

/// Judges moves by the opponent's best reply.
///
/// A move's replies are given up as soon as one of them makes the move worse than the best so far;
/// what such a move is worth exactly does not matter. Moves as good as the best are always judged to
/// the end. The reply that refuted one move is tried first against the next.
fn judge_by_replies(
    position: &Position,
    moves: &[Scored],
    observer: &mut impl Observer,
) -> Result<Vec<Scored>, Stopped> {
    let mut best = Score::LOST;
    let mut refutation: Option<Move> = None;
    let mut judged = Vec::with_capacity(moves.len());
    for &Scored { mv, .. } in moves {
        let after = position.play_unchecked(mv);
        let mut worst = Score::WON;
        let first = refutation.filter(|&reply| after.is_legal(reply));
        for (i, reply) in first.into_iter().chain(after.moves()).enumerate() {
            ask(observer, i)?;
            let score = evaluate(&after.play_unchecked(reply));
            if score < worst {
                worst = score;
                if worst < best {
                    refutation = Some(reply);
                    break;
                }
            }
        }
        best = best.max(worst);
        judged.push(Scored { mv, score: worst });
    }
    Ok(judged)
}

/// Asks the observer now and then: its answer may cost as much as a judgement.
fn ask(observer: &mut impl Observer, judged: usize) -> Result<(), Stopped> {
    const EVERY: usize = 64;
    if judged.is_multiple_of(EVERY) && observer.should_stop() {
        return Err(Stopped);
    }
    Ok(())
}
