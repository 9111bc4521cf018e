//! `cargo xtask measure`: times that are promised, shown on this machine.

mod attempts;
mod endings;
mod late;
mod regions;
mod reply;

/// Measure on this machine what the program promises.
///
/// Each measurement prints a table and fails when a promise is missed. A machine that is busy with
/// something else gives worse times.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask measure reply --board 10x10
  $ cargo xtask measure late --positions 1000 --movetime 10
  $ cargo xtask measure endings match.jsonl --player Full
  $ cargo xtask measure regions --board 8x8")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    measurement: Measurement,
}

#[derive(Debug, clap::Subcommand)]
enum Measurement {
    Reply(reply::Arguments),
    Late(late::Arguments),
    Endings(endings::Arguments),
    Regions(regions::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    match &arguments.measurement {
        Measurement::Reply(arguments) => reply::run(arguments),
        Measurement::Late(arguments) => late::run(arguments),
        Measurement::Endings(arguments) => endings::run(arguments),
        Measurement::Regions(arguments) => regions::run(arguments),
    }
}
