//! Tasks of the workspace, each a subcommand of `cargo xtask`.
//!
//! Results go to the standard output and say nothing of time, so that two runs of the same task can
//! be compared; progress and times go to the standard error.

mod convert;
mod dist;
mod ladder;
mod measure;
mod note;
mod perft;
mod progress;
mod regress;
mod selfplay;
mod solve;
mod tune;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::note::note;

/// Tasks of the Amazons workspace.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    max_term_width = 100,
    after_help = "\
Examples:
  $ cargo xtask perft --board 10x10 --depth 2
  $ cargo xtask selfplay --white hard --black easy --board 8x8 --games 20 --seed 1
  $ cargo xtask ladder --board 8x8 --games 400 --seed 1
  $ cargo xtask regress --short
  $ cargo xtask measure reply --board 10x10
  $ cargo xtask measure late --positions 1000 --movetime 10
  $ cargo xtask solve --board 4x5
  $ cargo xtask dist
  $ cargo xtask convert tests/data/records/yamazon-anky-2000.sgf --to moves

`cargo xtask help TASK` tells all about one of them."
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Perft(perft::Arguments),
    Selfplay(Box<selfplay::Arguments>),
    Ladder(ladder::Arguments),
    Regress(regress::Arguments),
    Measure(measure::Arguments),
    Solve(solve::Arguments),
    Convert(convert::Arguments),
    Tune(tune::Arguments),
    Dist(dist::Arguments),
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the results has read enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            note!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> anyhow::Result<()> {
    match arguments.task {
        Task::Perft(arguments) => perft::run(&arguments),
        Task::Selfplay(arguments) => selfplay::run(&arguments),
        Task::Ladder(arguments) => ladder::run(&arguments),
        Task::Regress(arguments) => regress::run(&arguments),
        Task::Measure(arguments) => measure::run(&arguments),
        Task::Solve(arguments) => solve::run(&arguments),
        Task::Convert(arguments) => convert::run(&arguments),
        Task::Tune(arguments) => tune::run(&arguments),
        Task::Dist(arguments) => dist::run(&arguments),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<io::Error>();
    io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory};

    use super::*;

    /// The words of a command line in which `'` may keep several words together.
    fn words(line: &str) -> Vec<&str> {
        let parts = line.split('\'').enumerate();
        parts
            .flat_map(|(i, part)| match i % 2 {
                0 => part.split_whitespace().collect(),
                _ => vec![part],
            })
            .collect()
    }

    /// The command lines in a command's help and in that of its subcommands.
    fn examples(command: &mut Command) -> Vec<String> {
        let help = command.render_long_help().to_string();
        let own = help
            .lines()
            .filter_map(|line| line.trim().strip_prefix("$ cargo xtask "));
        let mut examples: Vec<String> = own.map(String::from).collect();
        let name = command.get_name().to_owned();
        assert!(!examples.is_empty(), "{name} has no example");
        for task in command
            .get_subcommands_mut()
            .filter(|task| task.get_name() != "help")
        {
            assert!(
                task.get_about().is_some(),
                "{} says nothing of itself",
                task.get_name()
            );
            examples.extend(self::examples(task));
        }
        examples
    }

    #[test]
    fn every_task_has_examples_that_are_understood() {
        let mut command = Arguments::command();
        command.build();
        for example in examples(&mut command) {
            let words = ["xtask"].into_iter().chain(words(&example));
            Arguments::try_parse_from(words).expect(&example);
        }
    }

    /// Arguments that must be refused, and a part of what the refusal says.
    fn check(arguments: &str, message: &str) {
        let words = ["xtask"].into_iter().chain(words(arguments));
        let refused = match Arguments::try_parse_from(words) {
            Ok(arguments) => format!("{:#}", run(arguments).expect_err(message)),
            Err(error) => error.to_string(),
        };
        assert!(refused.contains(message), "{arguments}: {refused}");
    }

    #[test]
    fn bad_arguments_are_named() {
        check("perft", "--depth");
        check("perft --depth x", "invalid value 'x' for '--depth");
        check(
            "perft --board 12x4 --depth 1",
            "invalid value '12x4' for '--board",
        );
        check(
            "perft --board 3x9 --depth 1",
            "the 3x9 board has no default start",
        );
        check(
            "perft --position 'Q2/2/2q w' --depth 1",
            "row 2 has 2 squares, expected 3",
        );
        check(
            "perft --board 6x6 --position x --depth 1",
            "cannot be used with",
        );
        check("perft --verify --depth 1", "cannot be used with");
        let players = "selfplay --white hard --black easy";
        check(
            &format!("{players} --games 21"),
            "games come in pairs, 21 is odd",
        );
        check(
            &format!("{players} --games 0"),
            "at least 2 games are needed",
        );
        check(
            &format!("{players} --workers 0"),
            "invalid value '0' for '--workers",
        );
        check(
            &format!("{players} --board 3x3"),
            "the 3x3 board has no default start",
        );
        check("selfplay --white tough --black easy", "not a player: easy");
        check("ladder --games 3", "games come in pairs, 3 is odd");
        check("regress --short --accept", "cannot be used with");
        check(
            "regress --baseline no/such.json",
            "cannot read no/such.json; --accept makes a new one",
        );
        check("selfplay --white full --black easy", "Full needs a limit: ");
        check(
            "selfplay --white easy --black easy --nodes 5 --movetime 5",
            "cannot be used with",
        );
        check("selfplay --white easy --black easy --resume", "--log");
        check("selfplay merge", "<FILES>");
        check("measure reply --board 20x20", "not a board");
        check("solve --board 3x9", "the 3x9 board has no default start");
        check("solve --move a1-b2/c3", "--move a1-b2/c3: ");
        check("solve --move a1", "invalid value 'a1' for '--move");
        check("convert x", "--to");
        check("convert x --to pgn", "invalid value 'pgn' for '--to");
        check("convert no/such.sgf --to sgf", "cannot read no/such.sgf: ");
        check(
            "measure regions --games 0",
            "invalid value '0' for '--games",
        );
        check("tune --games 0", "invalid value '0' for '--games");
        check("tune --games 5", "--out <FILE>");
        check("measure reply --games 0", "invalid value '0' for '--games");
    }
}
