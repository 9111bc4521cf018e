//! The command line.

use core::num::NonZeroUsize;
use core::time::Duration;

use clap::{Command, CommandFactory, Parser, Subcommand};

use crate::equipment::Equipment;
use crate::strength::Strength;

/// What the program was asked for on the command line.
#[derive(Clone, Debug, PartialEq, Parser)]
#[command(
    name = "amazons-engine",
    version,
    about = "The Game of the Amazons as an engine over standard input and output",
    max_term_width = 100,
    after_help = "\
Examples:
  $ amazons-engine
  $ amazons-engine gtp --level hard --seed 7
  $ amazons-engine gtp --movetime 5000 --hash 1024 --threads 4
  $ amazons-engine botzone --time-limit 900
  $ amazons-engine bench"
)]
pub struct Args {
    /// What to speak; UCI where nothing is said.
    #[command(subcommand)]
    pub mode: Option<Mode>,
}

/// What the engine speaks.
#[derive(Clone, Debug, PartialEq, Subcommand)]
pub enum Mode {
    /// Speaks UCI, as Fairy-Stockfish does for its variant amazons (the default)
    Uci,
    /// Speaks the Go Text Protocol, as board programs such as Quarry do for Amazons
    Gtp(GtpArgs),
    /// Answers one turn of a game on Botzone: 8x8, Black begins
    Botzone(BotzoneArgs),
    /// Thinks about fixed positions and prints a signature that is equal on every machine
    Bench,
}

/// How to play over GTP.
#[derive(Clone, Debug, PartialEq, clap::Args)]
pub struct GtpArgs {
    /// How strong to play: full, easy, normal, hard or crazy
    #[arg(long, value_name = "LEVEL", default_value_t = Strength::Full, value_parser = strength)]
    pub level: Strength,

    /// Seed of the levels' random choices
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub seed: u64,

    /// Thinking time of a move where the board program tells no other, in milliseconds
    #[arg(long, value_name = "MS", default_value = "2000", value_parser = milliseconds)]
    pub movetime: Duration,

    /// Positions to judge for a move, at most [default: no limit]
    #[arg(long, value_name = "NUMBER")]
    pub nodes: Option<u64>,

    /// What the search may use.
    #[command(flatten)]
    pub equipment: EquipmentArgs,
}

/// How to play on Botzone.
#[derive(Clone, Debug, PartialEq, clap::Args)]
pub struct BotzoneArgs {
    /// Thinking time of a turn, in milliseconds
    #[arg(long, value_name = "MS", default_value = "900", value_parser = milliseconds)]
    pub time_limit: Duration,

    /// Positions to judge for a turn, at most [default: no limit]
    #[arg(long, value_name = "NUMBER")]
    pub nodes: Option<u64>,

    /// What the search may use.
    #[command(flatten)]
    pub equipment: EquipmentArgs,
}

/// What a search may use of the machine.
#[derive(Clone, Copy, Debug, PartialEq, clap::Args)]
pub struct EquipmentArgs {
    /// Memory for what is known of positions, in MiB
    #[arg(long, value_name = "MIB", default_value_t = Equipment::default().hash, value_parser = hash)]
    pub hash: usize,

    /// Threads that think
    #[arg(long, value_name = "NUMBER", default_value_t = Equipment::default().threads, value_parser = threads)]
    pub threads: NonZeroUsize,
}

impl EquipmentArgs {
    pub(crate) fn equipment(self) -> Equipment {
        let EquipmentArgs { hash, threads } = self;
        Equipment { hash, threads }
    }
}

/// The command line's description, for help and manual pages.
#[must_use]
pub fn command() -> Command {
    Args::command()
}

fn strength(text: &str) -> Result<Strength, String> {
    text.parse()
        .map_err(|error: crate::strength::ParseStrengthError| error.to_string())
}

fn hash(text: &str) -> Result<usize, String> {
    count(text, Equipment::MOST_HASH).map(NonZeroUsize::get)
}

fn threads(text: &str) -> Result<NonZeroUsize, String> {
    count(text, Equipment::MOST_THREADS)
}

fn count(text: &str, most: usize) -> Result<NonZeroUsize, String> {
    let count = text.parse().ok();
    let count = count.filter(|count: &NonZeroUsize| count.get() <= most);
    count.ok_or_else(|| format!("not a number from 1 to {most}"))
}

fn milliseconds(text: &str) -> Result<Duration, String> {
    text.parse()
        .map(Duration::from_millis)
        .map_err(|error: core::num::ParseIntError| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_is_sound_and_its_examples_are_understood() {
        let mut command = command();
        command.clone().debug_assert();
        let help = command.render_long_help().to_string();
        let examples: Vec<&str> = help
            .lines()
            .filter_map(|line| line.trim().strip_prefix("$ "))
            .collect();
        assert_eq!(examples.len(), 5, "{help}");
        for example in examples {
            Args::try_parse_from(example.split(' ')).expect(example);
        }
    }

    #[test]
    fn bad_values_are_explained() {
        let check = |line: &str, reason: &str| {
            let error = Args::try_parse_from(line.split(' ')).expect_err("a bad value");
            let message = error.to_string();
            assert!(message.contains(reason), "{line}: {message}");
        };
        check("amazons-engine xboard", "unrecognized subcommand 'xboard'");
        check(
            "amazons-engine gtp --level god",
            "not a strength: full, easy, normal, hard or crazy",
        );
        check(
            "amazons-engine gtp --movetime -1",
            "unexpected argument '-1'",
        );
        check("amazons-engine botzone --time-limit x", "invalid digit");
        check(
            "amazons-engine gtp --hash 0",
            "not a number from 1 to 65536",
        );
        check(
            "amazons-engine botzone --threads 257",
            "not a number from 1 to 256",
        );
    }
}
