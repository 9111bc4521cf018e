//! How long closed regions take to be counted.

use std::io::{self, Write};
use std::num::NonZeroU32;
use std::time::Duration;

use amazons_ai::{Filling, Level, Patient, Settlement, fill, settle, turn_rng};
use amazons_core::{Game, Geometry, Owner, Player, Position, Region, Territory};
use anyhow::ensure;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use super::attempts::quickest;
use crate::progress::Progress;

/// Positions that may be looked at for one region.
const BUDGET: u64 = 20_000;

/// The longest that a region may take.
const BAR: Duration = Duration::from_millis(1);

/// Measure how long the moves left in closed regions take to be counted.
///
/// Games are played with level Hard, and in every position of them the regions of one side alone are
/// counted, each by a counter that remembers nothing of the others. A region that is not counted
/// exactly, or takes longer than a millisecond in each of three attempts, and the task fails. Times are
/// those of one core.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask measure regions --board 8x8
  $ cargo xtask measure regions --board 10x10 --games 200 --seed 2")]
pub(crate) struct Arguments {
    /// Board to play on from its default start: quick, medium, classic, or columns x rows.
    #[arg(long, default_value = "classic")]
    board: Geometry,

    /// Number of games.
    #[arg(long, default_value = "200")]
    games: NonZeroU32,

    /// Seed of every random choice.
    #[arg(long, default_value = "1")]
    seed: u64,
}

/// A region that was counted.
#[derive(Clone, Copy, Debug)]
struct Count {
    squares: u32,
    filling: Filling,
    time: Duration,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let positions = play(arguments)?;
    let mut counts: Vec<Count> = positions.iter().flat_map(count_regions).collect();
    ensure!(!counts.is_empty(), "no region was closed in these games");
    counts.sort_by_key(|count| count.time);
    let inexact = counts
        .iter()
        .filter(|count| count.filling.exact().is_none());
    let inexact = inexact.count();
    let defective = counts
        .iter()
        .filter(|count| count.filling.at_most() < count.squares);
    let largest = counts.iter().map(|count| count.squares).max();
    let microseconds = |count: &Count| count.time.as_secs_f64() * 1e6;
    let worst = counts[counts.len() - 1];
    let separated: Vec<Settlement> = positions
        .iter()
        .filter_map(|position| settle(position, BUDGET, &mut Patient))
        .collect();
    let decided = separated.iter().filter(|settlement| {
        let score = settlement.score(Player::White);
        score.mate().is_some()
    });
    let mut out = io::stdout().lock();
    writeln!(out, "closed regions            {}", counts.len())?;
    writeln!(out, "counted exactly           {}", counts.len() - inexact)?;
    writeln!(out, "fewer moves than squares  {}", defective.count())?;
    writeln!(out, "largest, squares          {}", largest.unwrap_or(0))?;
    writeln!(
        out,
        "median, us                {:.1}",
        microseconds(&counts[counts.len() / 2])
    )?;
    writeln!(
        out,
        "worst, us                 {:.1} ({} squares)",
        microseconds(&worst),
        worst.squares
    )?;
    writeln!(out, "separated positions       {}", separated.len())?;
    writeln!(out, "of these proved           {}", decided.count())?;
    ensure!(inexact == 0, "{inexact} regions were not counted exactly");
    ensure!(
        worst.time <= BAR,
        "too slow: {:.1} us",
        microseconds(&worst)
    );
    Ok(())
}

/// Plays the games on all cores and gives all their positions.
fn play(arguments: &Arguments) -> anyhow::Result<Vec<Position>> {
    let start = Position::start(arguments.board)?;
    let games = arguments.games.get();
    let progress = Progress::new(games.into(), "games");
    let mut rng = ChaCha8Rng::seed_from_u64(arguments.seed);
    let seeds: Vec<u64> = (0..games).map(|_| rng.random()).collect();
    let games = seeds.into_par_iter().map(|seed| {
        let mut game = Game::new(start);
        let mut positions = vec![start];
        while game.outcome().is_none() {
            let mut rng = turn_rng(seed, game.moves().len());
            let mv = Level::Hard.choose(game.position(), &mut rng, &mut Patient);
            game.play(mv.expect("the game is not over, and nobody says stop"))?;
            positions.push(*game.position());
        }
        progress.advance();
        Ok(positions)
    });
    let games: anyhow::Result<Vec<Vec<Position>>> = games.collect();
    Ok(games?.into_iter().flatten().collect())
}

/// Counts the closed regions of a position that hold empty squares.
fn count_regions(position: &Position) -> Vec<Count> {
    let territory = Territory::of(position);
    let regions = territory.regions();
    let closed = regions
        .filter(|region| matches!(region.owner(), Owner::Alone(_)) && !region.empty().is_empty());
    closed.filter_map(|region| count(&region)).collect()
}

fn count(region: &Region) -> Option<Count> {
    let (filling, time) = quickest(BAR, || fill(region, BUDGET, &mut Patient));
    Some(Count {
        squares: region.empty().len(),
        filling: filling?,
        time,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_of_a_game_are_counted_exactly() {
        let positions = play(&Arguments {
            board: Geometry::QUICK,
            games: NonZeroU32::MIN,
            seed: 1,
        })
        .unwrap();
        let counts: Vec<Count> = positions.iter().flat_map(count_regions).collect();
        assert!(!counts.is_empty());
        for count in counts {
            assert!(count.filling.exact().is_some(), "{count:?}");
        }
    }
}
