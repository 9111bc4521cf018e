//! How long each level thinks about a move.

use std::io::{self, Write};
use std::num::NonZeroU32;
use std::time::Duration;

use amazons_ai::{Level, Patient, turn_rng};
use amazons_core::{Game, Geometry, Move, Position};
use anyhow::ensure;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::attempts::quickest;
use crate::progress::Progress;

/// Measure the reply time of every level at any point of a game.
///
/// Games are played with each level in turn, and in every position of them the reply of all levels is
/// timed on one core. Easy and Normal have 30 ms, Hard and Crazy 300 ms; one slower reply of a level and
/// the task fails. A reply beyond its bar is timed twice more and its best time counts: it does the same
/// work each time, so the rest was the machine's.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask measure reply --board 10x10
  $ cargo xtask measure reply --board 11x11 --games 8 --seed 2")]
pub(crate) struct Arguments {
    /// Board to play on from its default start: quick, medium, classic, or columns x rows.
    #[arg(long, default_value = "classic")]
    board: Geometry,

    /// Number of games played by each level.
    #[arg(long, default_value = "4")]
    games: NonZeroU32,

    /// Seed of every random choice.
    #[arg(long, default_value = "1")]
    seed: u64,
}

/// A reply that was timed.
#[derive(Clone, Copy, Debug)]
struct Reply {
    level: Level,
    turns_played: usize,
    mv: Move,
    time: Duration,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let replies = play_and_time(arguments)?;
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "level    replies   median ms    worst ms   at turn  allowed ms"
    )?;
    let mut missed = Vec::new();
    for level in Level::ALL {
        let mut times: Vec<Reply> = replies
            .iter()
            .filter(|reply| reply.level == level)
            .copied()
            .collect();
        times.sort_by_key(|reply| reply.time);
        let (Some(median), Some(worst)) = (times.get(times.len() / 2), times.last()) else {
            continue;
        };
        writeln!(
            out,
            "{level:7}  {:>7}  {:>10.2}  {:>10.2}  {:>8}  {:>10}",
            times.len(),
            milliseconds(median.time),
            milliseconds(worst.time),
            worst.turns_played + 1,
            bar(level).as_millis(),
        )?;
        if worst.time > bar(level) {
            missed.push(level.to_string());
        }
    }
    ensure!(missed.is_empty(), "too slow: {}", missed.join(", "));
    Ok(())
}

/// Plays the games and times every level in every position of them.
fn play_and_time(arguments: &Arguments) -> anyhow::Result<Vec<Reply>> {
    let start = Position::start(arguments.board)?;
    let games = arguments.games.get();
    let progress = Progress::new(u64::from(games) * Level::ALL.len() as u64, "games");
    let mut seeds = ChaCha8Rng::seed_from_u64(arguments.seed);
    let mut replies = Vec::new();
    for player in (0..games).flat_map(|_| Level::ALL) {
        let seed = seeds.random();
        let mut game = Game::new(start);
        while game.outcome().is_none() {
            let answers = Level::ALL.map(|level| answer(level, &game, seed));
            replies.extend(answers);
            let played = answers.into_iter().find(|answer| answer.level == player);
            let mv = played.expect("every level has answered").mv;
            game.play(mv)?;
        }
        progress.advance();
    }
    Ok(replies)
}

fn answer(level: Level, game: &Game, seed: u64) -> Reply {
    let turns_played = game.moves().len();
    let (mv, time) = quickest(bar(level), || {
        let mut rng = turn_rng(seed, turns_played);
        level.choose(game.position(), &mut rng, &mut Patient)
    });
    Reply {
        level,
        turns_played,
        mv: mv.expect("the game is not over, and nobody says stop"),
        time,
    }
}

/// The longest that a level may think.
fn bar(level: Level) -> Duration {
    Duration::from_millis(match level {
        Level::Easy | Level::Normal => 30,
        Level::Hard | Level::Crazy => 300,
    })
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_answers_in_every_position() {
        let replies = play_and_time(&Arguments {
            board: Geometry::new(4, 4).unwrap(),
            games: NonZeroU32::MIN,
            seed: 1,
        })
        .unwrap();
        for four in replies.chunks(Level::ALL.len()) {
            let levels: Vec<Level> = four.iter().map(|reply| reply.level).collect();
            assert_eq!(levels, Level::ALL);
        }
        let games = replies.iter().filter(|reply| reply.turns_played == 0);
        assert_eq!(games.count(), Level::ALL.len() * Level::ALL.len());
    }
}
