//! The games of a match as they come in.

use std::collections::BTreeMap;

use super::elo::{PairCounts, elo};
use super::game_line::{GameLine, pair_of};
use super::sprt::{Sprt, Verdict};

/// All games so far, and whether a sequential test has decided the match.
///
/// The test looks at the pairs in their order, whenever they end: a verdict must not depend on which
/// games are short.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    lines: BTreeMap<u32, GameLine>,
    sprt: Option<Sprt>,
    /// The pairs that the test has seen, which are the first so many.
    tested: PairCounts,
    verdict: Option<Verdict>,
}

/// A sequential test and what it found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tested {
    pub(crate) sprt: Sprt,
    pub(crate) counts: PairCounts,
    pub(crate) verdict: Option<Verdict>,
}

impl Standing {
    pub(crate) fn new(sprt: Option<Sprt>) -> Standing {
        Standing {
            lines: BTreeMap::new(),
            sprt,
            tested: PairCounts::default(),
            verdict: None,
        }
    }

    /// Takes in a game; answers the one that had its number, if there was one.
    pub(crate) fn add(&mut self, line: GameLine) -> Option<GameLine> {
        let before = self.lines.insert(line.game, line);
        self.test();
        before
    }

    pub(crate) fn has(&self, game: u32) -> bool {
        self.lines.contains_key(&game)
    }

    pub(crate) fn is_decided(&self) -> bool {
        self.verdict.is_some()
    }

    /// Won and lost by the first player so far, in short.
    pub(crate) fn score(&self) -> String {
        let won = self.lines.values().filter(|line| line.first_won()).count();
        let lost = self.lines.len() - won;
        let share = won as f64 / (self.lines.len().max(1)) as f64;
        let mut text = format!("{won} won, {lost} lost, Elo {:+.0}", elo(share));
        if let Some(sprt) = self.sprt {
            text += &format!(", LLR {:+.2}", sprt.log_likelihood_ratio(self.tested));
        }
        text
    }

    pub(crate) fn tested(&self) -> Option<Tested> {
        self.sprt.map(|sprt| Tested {
            sprt,
            counts: self.tested,
            verdict: self.verdict,
        })
    }

    /// The games that count, in order: those that came in behind a verdict's last pair do not.
    pub(crate) fn into_lines(self) -> Vec<GameLine> {
        let last = self.verdict.map(|_| self.tested.pairs());
        let lines = self.lines.into_values();
        let counts = |line: &GameLine| last.is_none_or(|last| line.pair() < last);
        lines.filter(counts).collect()
    }

    fn test(&mut self) {
        let Some(sprt) = self.sprt else { return };
        while self.verdict.is_none() {
            let first = self.tested.pairs() * 2 + 1;
            let pair = [first, first + 1].map(|game| self.lines.get(&game));
            let [Some(one), Some(other)] = pair else {
                return;
            };
            debug_assert_eq!(pair_of(first), one.pair());
            let won = [one, other].iter().filter(|line| line.first_won()).count();
            self.tested.add(won);
            self.verdict = sprt.verdict(self.tested);
        }
    }
}
