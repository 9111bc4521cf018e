//! What the tasks that play matches can be told.

use core::ops::ControlFlow;
use std::num::NonZeroUsize;
use std::thread;
use std::time::Instant;

use amazons_core::{Geometry, Position};

use super::contender::Contender;
use super::contest::Contest;
use super::game_line::GameLine;
use super::halt::{is_interrupted, watch_interrupts};
use super::plan::Plan;
use super::report::Report;
use super::standing::Standing;
use crate::note::note;
use crate::progress::Progress;

/// The board, the size, the seed and the workers of a match.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct MatchOptions {
    /// Board to play on from its default start: quick, medium, classic, or columns x rows.
    #[arg(long, default_value = "medium")]
    pub(crate) board: Geometry,

    /// Number of games of a match, even because games come in pairs.
    #[arg(long, default_value = "100", value_parser = pairs_in)]
    games: Pairs,

    /// Seed of every random choice.
    #[arg(long, default_value = "1")]
    pub(crate) seed: u64,

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
    pub(crate) fn pairs(&self) -> u32 {
        self.games.0
    }

    pub(crate) fn workers(&self) -> NonZeroUsize {
        self.workers.unwrap_or_else(cores)
    }

    /// A match of players that need no limit.
    pub(crate) fn contest(&self, contenders: [Contender; 2]) -> anyhow::Result<Contest> {
        let start = Position::start(self.board)?;
        let board = self.board.to_string();
        let plan = Plan::untimed(contenders, board, start, self.pairs());
        let plan = Plan {
            seed: self.seed,
            ..plan
        };
        plan.contest()
    }
}

/// One worker for each core.
pub(crate) fn cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Plays these games of a match with a report of progress, into a standing that may hold others already.
///
/// `on_game` hears of each game as it ends.
///
/// # Errors
///
/// Those of `on_game`, which end the match.
pub(crate) fn play(
    contest: &Contest,
    games: &[u32],
    workers: NonZeroUsize,
    standing: &mut Standing,
    mut on_game: impl FnMut(&GameLine) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    watch_interrupts();
    let missing: Vec<u32> = games
        .iter()
        .copied()
        .filter(|&game| !standing.has(game))
        .collect();
    let [first, second] = &contest.tag.players;
    let began = Instant::now();
    let progress = Progress::new(missing.len() as u64, "games");
    let mut result = Ok(());
    if !standing.is_decided() {
        contest.play(&missing, workers, |line| {
            result = on_game(&line);
            standing.add(line);
            progress.say(standing.score());
            progress.advance();
            match result.is_err() || standing.is_decided() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
    }
    drop(progress);
    let seconds = began.elapsed().as_secs_f64();
    note!("{first} against {second}: {seconds:.1} s on {workers} workers");
    result
}

/// Plays a whole match.
///
/// # Errors
///
/// When it is interrupted.
pub(crate) fn play_whole(contest: &Contest, workers: NonZeroUsize) -> anyhow::Result<Report> {
    let mut standing = Standing::new(None);
    let games: Vec<u32> = (1..=contest.tag.games).collect();
    play(contest, &games, workers, &mut standing, |_| Ok(()))?;
    anyhow::ensure!(!is_interrupted(), "interrupted");
    Ok(Report {
        tag: contest.tag.clone(),
        lines: standing.into_lines(),
        tested: None,
    })
}
