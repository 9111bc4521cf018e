//! What the tasks that play matches can be told.

use std::num::NonZeroUsize;
use std::time::Instant;

use amazons_ai::Level;
use amazons_core::{Geometry, Position};
use rayon::ThreadPoolBuilder;

use super::contest::Contest;
use super::report::Report;
use crate::progress::Progress;

/// The board, the size, the seed and the workers of a match.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct MatchOptions {
    /// Board to play on from its default start: quick, medium, classic, or columns x rows.
    #[arg(long, default_value = "medium")]
    board: Geometry,

    /// Number of games of a match, even because games come in pairs.
    #[arg(long, default_value = "100", value_parser = pairs_in)]
    games: Pairs,

    /// Seed of every random choice.
    #[arg(long, default_value = "1")]
    seed: u64,

    /// Number of games played at once; one for each core unless given.
    #[arg(long, value_name = "N")]
    workers: Option<NonZeroUsize>,
}

/// An even number of games, as pairs.
#[derive(Clone, Copy, Debug)]
struct Pairs(u32);

fn pairs_in(games: &str) -> Result<Pairs, String> {
    match games.parse::<u32>().map_err(|error| error.to_string())? {
        0 => Err("at least 2 games are needed".into()),
        odd if odd % 2 != 0 => Err(format!("games come in pairs, {odd} is odd")),
        even => Ok(Pairs(even / 2)),
    }
}

impl MatchOptions {
    /// Plays a match; `first` has White in the first game of each pair.
    pub(crate) fn play(&self, first: Level, second: Level) -> anyhow::Result<Report> {
        let contest = Contest {
            first,
            second,
            start: Position::start(self.board)?,
            pairs: self.games.0,
            seed: self.seed,
        };
        let workers = self.workers.map_or(0, NonZeroUsize::get);
        let pool = ThreadPoolBuilder::new().num_threads(workers).build()?;
        let began = Instant::now();
        let progress = Progress::new(u64::from(contest.pairs) * 2, "games");
        let pairs = pool.install(|| contest.play(&progress));
        drop(progress);
        eprintln!(
            "{first} against {second}: {:.1} s on {} workers",
            began.elapsed().as_secs_f64(),
            pool.current_num_threads()
        );
        Ok(Report { contest, pairs })
    }
}
