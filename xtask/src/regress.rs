//! `cargo xtask regress`: whether the players still play as they did.

mod baseline;
mod comparison;
mod difference;
mod trial;

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};

use baseline::Baseline;
use comparison::Comparison;
use trial::Trial;

/// Play fixed games and a ladder of all players on every board, and compare with the baseline.
///
/// On Quick, Medium and Classic each player plays a match against the next weaker one: easy, normal, hard,
/// crazy, and the full search at 20,000 nodes a move. On the other known starts they play one pair of games.
/// Seeds are fixed, so whatever plays as before gives the same games.
///
/// Prints a table of what changed. Fails when a player got weaker against the next one, or when an order
/// turned round, beyond the error bars. Other changes of play are told and do no harm.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
The error bars are those of the mean difference between the pairs now and in the baseline,
opening by opening, from Student's t distribution; all comparisons together find a player weaker
that is not with a probability of 5 % at most. An order has turned round when the next weaker
player is ahead beyond the error bars, and was not before. A ladder does not see all players
getting weaker alike: a match against an older revision does.

Examples:
  $ cargo xtask regress --short
  $ cargo xtask regress --accept")]
pub(crate) struct Arguments {
    /// Play the first pairs of each match alone; under three minutes on two cores.
    #[arg(long)]
    short: bool,

    /// Make what was played the new baseline, whatever it is.
    #[arg(long, conflicts_with = "short")]
    accept: bool,

    /// The baseline.
    #[arg(long, value_name = "FILE", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/baseline.json"), hide_default_value = true)]
    baseline: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let path = &arguments.baseline;
    let shown = path.display();
    // Read first: whoever has none need not wait to hear it.
    let read = Baseline::read(path);
    let before = match arguments.accept {
        true => read.unwrap_or_default(),
        false => read.with_context(|| format!("cannot read {shown}; --accept makes a new one"))?,
    };
    let trials = Trial::all(arguments.short);
    let matches = trials
        .iter()
        .map(Trial::play)
        .collect::<anyhow::Result<_>>()?;
    let now = Baseline::new(matches);

    let comparison = Comparison::of(&before, &now);
    write!(io::stdout(), "{comparison}")?;
    if arguments.accept {
        now.write(path)
            .with_context(|| format!("cannot write {shown}"))?;
        return Ok(());
    }
    match comparison.failures() {
        0 => Ok(()),
        failures => bail!("{failures} of {} matches got worse", now.matches.len()),
    }
}
