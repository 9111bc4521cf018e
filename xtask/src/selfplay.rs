//! `cargo xtask selfplay`: a match of two levels, and what it proves.

mod contest;
mod elo;
mod opening;
mod options;
mod report;

use std::io::{self, Write};

use amazons_ai::Level;

pub(crate) use elo::{Estimate, elo};
pub(crate) use options::MatchOptions;
pub(crate) use report::Report;

/// Let two levels play a match on all cores and report the result.
///
/// Games come in pairs: both games of a pair begin with the same two random legal plies, drawn from the
/// seed, and the players swap colours in the second. The same seed gives the same games, however many
/// workers play them. Prints the wins by player and by colour, the score, the Elo difference with its
/// 95 % interval over the pairs, and the mean length.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
The interval comes from the spread of the pairs' scores and Student's t distribution. Where all
pairs ended alike there is no spread: then it says how many pairs of another kind could still
have gone unseen (the exact binomial bound). An end at `+inf` means that no limit was found.

Examples:
  $ cargo xtask selfplay --white hard --black easy --board 8x8 --games 20 --seed 1
  $ cargo xtask selfplay --white crazy --black crazy --board classic --games 100 --workers 1")]
pub(crate) struct Arguments {
    /// Player with White in the first game of each pair: easy, normal, hard or crazy.
    #[arg(long, value_name = "LEVEL")]
    white: Level,

    /// Player with Black in the first game of each pair.
    #[arg(long, value_name = "LEVEL")]
    black: Level,

    #[command(flatten)]
    options: MatchOptions,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let report = arguments.options.play(arguments.white, arguments.black)?;
    write!(io::stdout(), "{report}")?;
    Ok(())
}
