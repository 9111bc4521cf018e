//! `cargo xtask ladder`: each level against the one below it.

use std::io::{self, Write};

use amazons_ai::Level;

use crate::selfplay::{Contender, Estimate, MatchOptions, Report, elo, play_whole};

/// Let every level play a match against the level below it.
///
/// Prints a Markdown table with the score, the Elo difference and its 95 % interval; see the help of
/// `selfplay` for how they are found. The same arguments give the same table.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask ladder --board 8x8 --games 400 --seed 1")]
pub(crate) struct Arguments {
    #[command(flatten)]
    options: MatchOptions,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let options = arguments.options;
    let mut out = io::stdout();
    writeln!(out, "| match | won | score | Elo | 95 % interval |")?;
    writeln!(out, "|---|---|---|---|---|")?;
    for pair in Level::ALL.windows(2) {
        if let [lower, upper] = *pair {
            let contest = options.contest([upper, lower].map(Contender::Level))?;
            writeln!(out, "{}", row(&play_whole(&contest, options.workers())?))?;
        }
    }
    Ok(())
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
