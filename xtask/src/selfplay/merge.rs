//! `cargo xtask selfplay merge`: the shards of a match as one.

use std::path::PathBuf;

use anyhow::{Context, ensure};

use super::game_line::GameLine;
use super::log;
use super::report::Report;
use super::sgf;
use super::sprt::Sprt;
use super::standing::Standing;

use crate::note::note;

/// Put the logs of a match's shards together.
///
/// Prints the result of the whole match, exactly as if it had been played in one go. All games must be
/// of one match: the same players and versions, limits, openings, seed and number of games.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
A file may be named twice, and shards may overlap, as long as they agree. Games that are missing
are named on the standard error.

Examples:
  $ cargo xtask selfplay merge shard-1.jsonl shard-2.jsonl --log whole.jsonl")]
pub(crate) struct Arguments {
    /// Logs of shards.
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// Write the log of the whole match to this file, replacing what is there.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Write each game to this directory as SGF.
    #[arg(long, value_name = "DIR")]
    sgf: Option<PathBuf>,

    /// Apply the sequential test of two Elo differences: games behind its verdict do not count.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,

    /// Leave all times out of the log.
    #[arg(long)]
    no_timing: bool,
}

/// The report of the whole match.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let mut standing = Standing::new(arguments.sprt);
    let mut tag = None;
    for path in &arguments.files {
        let name = path.display();
        for mut line in log::read_all(path)? {
            if arguments.no_timing {
                line.timing = None;
            }
            let tag = tag.get_or_insert_with(|| line.tag.clone());
            ensure!(
                line.tag == *tag,
                "{name}: game {} is of another match",
                line.game
            );
            ensure!(
                (1..=tag.games).contains(&line.game),
                "{name}: the match has no game {}",
                line.game
            );
            let (number, copy) = (line.game, without_timing(&line));
            if let Some(before) = standing.add(line) {
                let agrees = without_timing(&before) == copy;
                ensure!(
                    agrees,
                    "{name}: game {number} was played another way before"
                );
            }
        }
    }
    let tag = tag.context("there is no game in these files")?;
    let missing = (1..=tag.games).filter(|&game| !standing.has(game)).count();
    if missing > 0 && !standing.is_decided() {
        note!("{missing} of {} games are missing", tag.games);
    }
    let tested = standing.tested();
    let lines = standing.into_lines();
    if let Some(path) = &arguments.log {
        log::write(path, &lines)?;
    }
    if let Some(directory) = &arguments.sgf {
        sgf::export(directory, &lines)?;
    }
    Ok(Report { tag, lines, tested })
}

fn without_timing(line: &GameLine) -> GameLine {
    GameLine {
        timing: None,
        ..line.clone()
    }
}
