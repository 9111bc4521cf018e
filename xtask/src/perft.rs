//! `cargo xtask perft`: counts move paths, or checks the counts that are known.

mod verify;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use amazons_core::{Geometry, Position, perft, perft_divide};
use anyhow::Context;

use crate::note::note;

/// Count the move paths of a given length.
///
/// Prints the number of sequences of exactly DEPTH turns as plain digits. Runs on one core; the time
/// and the leaves counted in a second go to the standard error.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask perft --board 10x10 --depth 2
  4307152
  $ cargo xtask perft --position '3q2/6/q5/5Q/6/2Q3 w' --depth 1
  424
  $ cargo xtask perft --board quick --depth 2 --divide
  $ cargo xtask perft --verify")]
pub(crate) struct Arguments {
    /// Board to count on from its default start: quick, medium, classic, or columns x rows.
    #[arg(long, default_value = "classic", value_name = "BOARD")]
    board: Geometry,

    /// Position to count from instead, as position text.
    #[arg(long, value_name = "TEXT", conflicts_with = "board")]
    position: Option<String>,

    /// Number of turns, both players' counted.
    #[arg(long, required_unless_present = "verify")]
    depth: Option<u32>,

    /// Print the paths behind every first move, then the total.
    #[arg(long)]
    divide: bool,

    /// Check every known count of tests/data/perft.json instead, on all cores and for some minutes; fails
    /// when one differs.
    #[arg(long, conflicts_with_all = ["board", "position", "depth", "divide"])]
    verify: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let Some(depth) = arguments.depth else {
        return verify::run();
    };
    let position = arguments.start()?;
    let mut out = io::stdout().lock();
    let began = Instant::now();
    let total = if arguments.divide {
        let parts = perft_divide(&position, depth);
        for (mv, leaves) in &parts {
            writeln!(out, "{mv} {leaves}")?;
        }
        match depth {
            0 => 1,
            _ => parts.iter().map(|(_, leaves)| leaves).sum(),
        }
    } else {
        perft(&position, depth)
    };
    let time = began.elapsed();
    writeln!(out, "{total}")?;
    note!("{}", rate(total, time));
    Ok(())
}

impl Arguments {
    fn start(&self) -> anyhow::Result<Position> {
        match &self.position {
            Some(text) => text.parse().with_context(|| format!("--position `{text}`")),
            None => Ok(Position::start(self.board)?),
        }
    }
}

/// How long a count took and how fast it was, for people.
fn rate(leaves: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let millions = leaves as f64 / seconds / 1e6;
    format!("{seconds:.3} s, {millions:.1} million leaves/s")
}
