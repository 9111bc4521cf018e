//! `cargo xtask ladder`: each level against the one below it.

use core::num::NonZeroU64;
use core::time::Duration;
use std::io::{self, Write};

use amazons_ai::Level;

use crate::selfplay::{Contender, Estimate, MatchOptions, Means, Report, elo, play_whole};

/// Let every level play a match against the level below it.
///
/// Prints a Markdown table with the score, the Elo difference and its 95 % interval; see the help of
/// `selfplay` for how they are found. The same arguments give the same table, without Master. Behind the
/// table stand the openings with which one colour won both games of a pair: they may be decided.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask ladder --board 8x8 --games 400 --seed 1
  $ cargo xtask ladder --board classic --games 200 --master 200")]
pub(crate) struct Arguments {
    #[command(flatten)]
    options: MatchOptions,

    /// Let Master, with so many milliseconds for each move, play against Crazy, and nobody else.
    #[arg(long, value_name = "MS")]
    master: Option<NonZeroU64>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let options = arguments.options;
    let mut out = io::stdout();
    writeln!(out, "| match | won | score | Elo | 95 % interval |")?;
    writeln!(out, "|---|---|---|---|---|")?;
    let mut decided = String::new();
    for contenders in arguments.rungs() {
        let contest = options.contest(contenders)?;
        let report = play_whole(&contest, options.workers())?;
        writeln!(out, "{}", row(&report))?;
        decided += &report.decided();
    }
    if !decided.is_empty() {
        write!(out, "\n{decided}")?;
    }
    Ok(())
}

impl Arguments {
    /// Who plays whom, the stronger one first.
    fn rungs(&self) -> Vec<[Contender; 2]> {
        let Some(milliseconds) = self.master else {
            let pairs = Level::ALL.windows(2);
            return pairs
                .map(|pair| [pair[1], pair[0]].map(Contender::Level))
                .collect();
        };
        let means = Means::with_move_time(Duration::from_millis(milliseconds.get()));
        vec![[Contender::Full(means), Contender::Level(Level::Crazy)]]
    }
}

fn row(report: &Report) -> String {
    let Estimate { score, low, high } = report.counts().estimate();
    format!(
        "| {} – {} | {} of {} | {:.1} % | {:+.0} | {:+.0} to {:+.0} |",
        report.tag.players[0],
        report.tag.players[1],
        report.first_wins(),
        report.games(),
        score * 100.0,
        elo(score),
        elo(low),
        elo(high),
    )
}
