//! Proving who wins where few squares are contested still, beside the search.

use amazons_core::{Owner, Position, Territory};

use crate::observer::Observer;
use crate::params::{NEARLY_PROVED, PROOF_COST, PROVABLE};
use crate::report::Line;
use crate::score::Score;
use crate::solve::{SolveLimits, Solver};

/// A solver at work on the root of a search, a share of its time after every iteration.
pub(super) struct Prover<'a> {
    solver: &'a mut Solver,
    /// Nodes that the search had used when the solver was asked last.
    asked_at: u64,
    /// How much of the time that the search has taken the solver may take.
    share: u64,
}

impl<'a> Prover<'a> {
    /// `None` where there is no hope, or nothing to prove.
    pub(super) fn of(position: &Position, solver: &'a mut Solver) -> Option<Prover<'a>> {
        let territory = Territory::of(position);
        let contested = territory
            .regions()
            .filter(|region| region.owner() == Owner::Both)
            .map(|region| region.empty().len())
            .sum::<u32>();
        (1..=PROVABLE).contains(&contested).then_some(Prover {
            solver,
            asked_at: 0,
            // Where a proof is near, it is worth more than another turn of depth.
            share: if contested <= NEARLY_PROVED { 2 } else { 1 },
        })
    }

    /// The nodes that the search may give it after so many, of those `left`: as long as it has searched
    /// since the last time.
    pub(super) fn share(&self, nodes: u64, left: u64) -> u64 {
        (self.share * (nodes - self.asked_at)).min(left)
    }

    /// Works on the proof for so many nodes of a search that has used `nodes`. Answers the line that is
    /// proved best, given the one that the search found best; and the nodes that it was worth.
    pub(super) fn work(
        &mut self,
        position: &Position,
        found: &Line,
        nodes: u64,
        share: u64,
        observer: &mut impl Observer,
    ) -> (Option<Line>, u64) {
        let before = self.solver.nodes();
        let limits = SolveLimits {
            nodes: Some(share / PROOF_COST),
        };
        let line = self.prove(position, found, &limits, observer);
        let used = (self.solver.nodes() - before) * PROOF_COST;
        self.asked_at = nodes + used;
        (line, used)
    }

    fn prove(
        &mut self,
        position: &Position,
        found: &Line,
        limits: &SolveLimits,
        observer: &mut impl Observer,
    ) -> Option<Line> {
        let solution = self.solver.solve(position, limits, observer)?;
        // No game lasts longer than there are squares.
        let most = position.empty().len();
        if solution.winner != position.to_move() {
            // All moves lose; the search's own asks for more care than any other.
            let score = Score::lost_in(most - most % 2);
            return Some(Line {
                score: score.min(found.score),
                ..found.clone()
            });
        }
        let best = solution.best?;
        let (moves, turns) = match self.solver.line(position, limits, observer) {
            Some(moves) if moves.len() % 2 == 1 => {
                let turns = moves.len() as u32;
                (moves, turns)
            }
            _ => (vec![best], most - (most + 1) % 2),
        };
        Some(Line {
            moves,
            score: Score::won_in(turns),
            depth: found.depth,
        })
    }
}
