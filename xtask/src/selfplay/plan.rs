//! A match as it is asked for, before anything is drawn, built or started.

use core::time::Duration;

use amazons_core::Position;

use super::contender::{Contender, Recipe};
use super::contest::Contest;
use super::fault::NoMove;
use super::game_line::MatchTag;
use super::halt::Halt;
use super::limit::{Limit, Tolerance};
use super::opening::Source;
use super::thinker::Thinker;

/// What a match is to be.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The first has White in the first game of each pair.
    pub(crate) contenders: [Contender; 2],
    pub(crate) board: String,
    pub(crate) source: Source,
    pub(crate) pairs: u32,
    pub(crate) seed: u64,
    pub(crate) limit: Limit,
    pub(crate) tolerance: Tolerance,
}

impl Plan {
    /// A match of players that need no clock, with seed 1 and two random plies for an opening.
    pub(crate) fn untimed(
        contenders: [Contender; 2],
        board: String,
        start: Position,
        pairs: u32,
    ) -> Plan {
        Plan {
            contenders,
            board,
            source: Source::two_plies(start),
            pairs,
            seed: 1,
            limit: Limit::None,
            tolerance: Tolerance {
                // For players with a limit of their own.
                margin: Duration::from_millis(200),
                patience: Duration::ZERO,
            },
        }
    }

    /// Draws the openings and starts each player once, to see that it answers and which version it is.
    pub(crate) fn contest(self) -> anyhow::Result<Contest> {
        let openings = (0..self.pairs)
            .map(|pair| self.source.draw(self.seed, pair))
            .collect::<anyhow::Result<_>>()?;
        let [first, second] = &self.contenders;
        let recipes = [first.prepare(self.limit)?, second.prepare(self.limit)?];
        let version = |contender, recipe| version(contender, recipe, self.tolerance);
        let versions = [version(first, &recipes[0])?, version(second, &recipes[1])?];
        Ok(Contest {
            tag: MatchTag {
                players: [first.to_string(), second.to_string()],
                versions,
                board: self.board,
                limit: self.limit.to_string(),
                openings: self.source.to_string(),
                seed: self.seed,
                games: self.pairs * 2,
            },
            recipes,
            limit: self.limit,
            tolerance: self.tolerance,
            openings,
        })
    }
}

/// Starts a player to hear its version.
fn version(contender: &Contender, recipe: &Recipe, tolerance: Tolerance) -> anyhow::Result<String> {
    let version = Thinker::new(recipe, tolerance).version(&Halt::default());
    let version = version.map_err(|error| match error {
        NoMove::Lost(fault) => anyhow::anyhow!("{contender} does not start: {fault}"),
        NoMove::Halted => anyhow::anyhow!("interrupted"),
    })?;
    Ok(match recipe {
        // Names such as `HEAD~1` mean something else tomorrow.
        Recipe::Engine {
            revision: Some(hash),
            ..
        } => format!("{version} {hash}"),
        _ => version,
    })
}
