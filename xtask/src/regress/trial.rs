//! The matches of the regression test.

use amazons_ai::Level;
use amazons_core::{Geometry, Start};

use super::baseline::{Outcome, PlayedMatch};
use crate::selfplay::{Contender, GameLine, Limit, Means, Plan, cores, play_whole};

/// Nodes of the full search for each move.
const NODES: u64 = 20_000;

/// Pairs of a match on a board, in the whole test and in the short one.
const PAIRS: u32 = 100;
const SHORT_PAIRS: u32 = 24;

/// A match to be played: a player against the next weaker one.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    start: Start,
    upper: Contender,
    lower: Contender,
    pairs: u32,
}

impl Trial {
    /// All matches of the test, in the order of the table.
    pub(crate) fn all(short: bool) -> Vec<Trial> {
        let ladder: Vec<Contender> = Level::ALL
            .map(Contender::Level)
            .into_iter()
            .chain([Contender::Full(Means::default())])
            .collect();
        let trials = Start::ALL.into_iter().flat_map(|start| {
            let pairs = match (has_ladder(start), short) {
                (false, _) => 1,
                (true, false) => PAIRS,
                (true, true) => SHORT_PAIRS,
            };
            ladder.windows(2).map(move |rung| Trial {
                start,
                lower: rung[0].clone(),
                upper: rung[1].clone(),
                pairs,
            })
        });
        trials.collect()
    }

    /// Plays it on all cores.
    pub(crate) fn play(&self) -> anyhow::Result<PlayedMatch> {
        let position = self.start.setup().position()?;
        let contenders = [self.upper.clone(), self.lower.clone()];
        let plan = Plan {
            limit: Limit::Nodes(NODES.try_into()?),
            ..Plan::untimed(contenders, self.start.to_string(), position, self.pairs)
        };
        let report = play_whole(&plan.contest()?, cores())?;
        let moves = |line: &GameLine| line.opening.iter().chain(&line.moves).copied().collect();
        Ok(PlayedMatch {
            start: self.start,
            upper: self.upper.to_string(),
            lower: self.lower.to_string(),
            moves: report.lines.first().map(moves).unwrap_or_default(),
            pairs: report
                .lines
                .chunks(2)
                .map(|pair| Outcome::of(pair.iter().filter(|line| line.first_won()).count()))
                .collect(),
        })
    }
}

/// Whether a start is the default one of a board with a name: these have a ladder.
fn has_ladder(start: Start) -> bool {
    let setup = start.setup();
    Geometry::NAMED.iter().any(|&board| {
        let default = amazons_core::Setup::start(board);
        default.is_ok_and(|default| default == setup)
    })
}
