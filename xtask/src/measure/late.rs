//! How late answers come when there is next to no time for a move.

mod hostile;

use core::hint::spin_loop;
use core::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use amazons_ai::{Limits, Searcher};
use amazons_core::{Geometry, Position};
use amazons_engine::{Allotment, Equipment, Hold, Signals, Strength, Task};
use anyhow::ensure;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::progress::Progress;

/// How much longer than the limit an answer may take.
const GRACE: Duration = Duration::from_millis(20);

/// Measure how late the engine answers with a few milliseconds for each move.
///
/// Random positions of all boards from 4x4 to 11x11 and all stages of a game, and a set made to be hard:
/// many closed regions, wide boards with few walls, mazes, one amazon a side, ten a side. An answer later
/// than the limit and 20 ms, an illegal one, or none where there is a move, and the task fails.
///
/// Each position is answered twice, by a search that remembers nothing and by one that is kept. Nothing is
/// timed again: whatever else the machine does has to fit in.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask measure late --positions 1000 --movetime 10
  $ cargo xtask measure late --movetime 10 --load 1 --threads 2")]
pub(crate) struct Arguments {
    /// Number of random positions; of the others there are a quarter as many.
    #[arg(long, value_name = "N", default_value = "1000")]
    positions: NonZeroU32,

    /// Time for each move, in milliseconds.
    #[arg(long, value_name = "MS", default_value = "10")]
    movetime: NonZeroU64,

    /// Threads of the search.
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,

    /// Cores kept busy meanwhile.
    #[arg(long, value_name = "N", default_value = "0")]
    load: usize,

    /// Seed of the positions.
    #[arg(long, default_value = "1")]
    seed: u64,
}

/// Positions of one kind.
struct Set {
    name: &'static str,
    positions: Vec<Position>,
}

/// What came of one position.
struct Answer {
    time: Duration,
    is_legal: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let sets = sets(arguments.positions.get() as usize, arguments.seed);
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..arguments.load {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    spin_loop();
                }
            });
        }
        let result = measure(arguments, &sets);
        is_over.store(true, Ordering::Relaxed);
        result
    })
}

fn sets(positions: usize, seed: u64) -> Vec<Set> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let random = (0..positions).map(|_| random(&mut rng)).collect();
    let mut sets = vec![Set {
        name: "random",
        positions: random,
    }];
    let each = positions.div_ceil(4 * hostile::KINDS.len());
    for (name, draw) in hostile::KINDS {
        sets.push(Set {
            name,
            positions: (0..each).map(|_| draw(&mut rng)).collect(),
        });
    }
    sets
}

/// A position of any board at any stage of a random game, with somebody to move who can.
fn random(rng: &mut ChaCha8Rng) -> Position {
    let board = Geometry::new(rng.random_range(4..=11), rng.random_range(4..=11));
    let board = board.expect("at most 11 x 11");
    let start = Position::start(board).expect("at least 4 x 4");
    hostile::played_on(
        start,
        rng.random_range(0..start.empty().len() as usize),
        rng,
    )
}

fn measure(arguments: &Arguments, sets: &[Set]) -> anyhow::Result<()> {
    let limit = Duration::from_millis(arguments.movetime.get());
    let equipment = Equipment {
        hash: 16,
        threads: arguments.threads,
    };
    let (mut kept, mut fresh) = (equipment.searcher()?, equipment.searcher()?);
    let all: usize = sets.iter().map(|set| set.positions.len()).sum();
    let progress = Progress::new(all as u64, "positions");
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "positions         answers   median ms    worst ms    too late   illegal"
    )?;
    let mut bad = 0;
    for set in sets {
        let mut answers = Vec::new();
        for position in &set.positions {
            fresh.forget();
            answers.push(answer(position, limit, &mut fresh));
            answers.push(answer(position, limit, &mut kept));
            progress.advance();
        }
        answers.sort_by_key(|answer| answer.time);
        let late = answers
            .iter()
            .filter(|answer| answer.time > limit + GRACE)
            .count();
        let illegal = answers.iter().filter(|answer| !answer.is_legal).count();
        bad += late + illegal;
        let (Some(median), Some(worst)) = (answers.get(answers.len() / 2), answers.last()) else {
            continue;
        };
        writeln!(
            out,
            "{:16}  {:>7}  {:>10.2}  {:>10.2}  {late:>10}  {illegal:>8}",
            set.name,
            answers.len(),
            milliseconds(median.time),
            milliseconds(worst.time),
        )?;
    }
    ensure!(bad == 0, "{bad} answers were too late or illegal");
    Ok(())
}

/// Has a position thought about as the engine does, under a limit.
fn answer(position: &Position, limit: Duration, searcher: &mut Searcher) -> Answer {
    let began = Instant::now();
    let task = Task {
        position: *position,
        turns_played: 0,
        strength: Strength::Full,
        seed: 0,
        limits: Limits::default(),
        allotment: Some(Allotment::for_move(limit)),
        hold: Hold::Nothing,
    };
    let clock = || began.elapsed();
    let best = task.run(searcher, &Signals::default(), &clock, &mut |_| {});
    Answer {
        time: began.elapsed(),
        is_legal: best.mv.is_some_and(|mv| position.is_legal(mv)),
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_the_same_for_a_seed_and_can_be_played_on() {
        let all = |seed| -> Vec<Position> {
            let sets = sets(40, seed).into_iter();
            sets.flat_map(|set| set.positions).collect()
        };
        let positions = all(1);
        assert_eq!(positions.len(), 40 + 2 * hostile::KINDS.len());
        assert!(positions.iter().all(Position::has_any_move));
        assert_eq!(positions, all(1));
        assert_ne!(positions, all(2));
    }

    #[test]
    fn every_answer_is_legal() {
        let mut searcher = Equipment::default().searcher().unwrap();
        for set in sets(8, 3) {
            for position in &set.positions {
                let answer = answer(position, Duration::from_millis(1), &mut searcher);
                assert!(answer.is_legal, "{}: {position}", set.name);
            }
        }
    }
}
