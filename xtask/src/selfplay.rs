//! `cargo xtask selfplay`: a match of two players, and what it proves.

mod book;
mod contender;
mod contest;
mod elo;
mod engine;
mod fault;
mod game_line;
pub(crate) mod halt;
mod limit;
pub(crate) mod log;
mod means;
mod merge;
mod opening;
mod options;
mod plan;
mod process;
mod report;
mod revision;
mod sgf;
mod shard;
mod sprt;
mod standing;
mod thinker;

use core::time::Duration;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{bail, ensure};

use contest::Contest;
use halt::is_interrupted;
use limit::{LimitOptions, Tolerance};
use log::Log;
use opening::OpeningOptions;
use shard::Shard;
use sprt::Sprt;
use standing::Standing;

use crate::note::note;

pub(crate) use contender::Contender;
pub(crate) use elo::{Estimate, elo};
pub(crate) use game_line::GameLine;
pub(crate) use limit::Limit;
pub(crate) use log::read_all as read_log;
pub(crate) use means::Means;
pub(crate) use options::{MatchOptions, cores, play_whole};
pub(crate) use plan::Plan;
pub(crate) use report::Report;

/// Let two players play a match on all cores and report the result.
///
/// A player is a level (easy, normal, hard, crazy), which thinks as it always does; `full` or `master`,
/// the whole search, also as `full:hash=64,threads=2,movetime=200,nodes=9999` with what shall be unlike
/// the rest; `engine:COMMAND`, any UCI engine for Amazons; or `rev:GITREV`, the engine of another revision,
/// which is built once. All but levels need a limit, their own or the match's.
///
/// Games come in pairs: both games of a pair begin with the same opening, drawn from the seed, and the
/// players swap colours in the second. The same seed gives the same games, however many workers play
/// them, unless time is the limit. Prints the wins by player and by colour, the score, the Elo difference
/// with its 95 % interval over the pairs, the first mover's score, the mean length and the nodes per move.
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_long_help = "\
The interval comes from the spread of the pairs' scores and Student's t distribution. Where all
pairs ended alike there is no spread: then it says how many pairs of another kind could still
have gone unseen (the exact binomial bound). An end at `+inf` means that no limit was found.

An engine that crashes, hangs, oversteps its time or plays an illegal move loses the game; it is
started again for the next one. docs/lab.md tells more.

Examples:
  $ cargo xtask selfplay --white hard --black easy --board 8x8 --games 20 --seed 1
  $ cargo xtask selfplay --white crazy --black crazy --board classic --games 100 --workers 1
  $ cargo xtask selfplay --white full:threads=2 --black full --movetime 100 --workers 1
  $ cargo xtask selfplay --white full --black rev:HEAD~1 --nodes 20000 --sprt 0,20 --games 4000
  $ cargo xtask selfplay --white 'engine:my-engine --uci' --black full --tc 10+0.1 --board classic
  $ cargo xtask selfplay --white full --black crazy --nodes 5000 --shard 1/4 --log shard-1.jsonl"
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,

    /// Player with White in the first game of each pair.
    #[arg(long, value_name = "PLAYER", required = true)]
    white: Option<Contender>,

    /// Player with Black in the first game of each pair.
    #[arg(long, value_name = "PLAYER", required = true)]
    black: Option<Contender>,

    #[command(flatten)]
    options: MatchOptions,

    #[command(flatten)]
    limits: LimitOptions,

    #[command(flatten)]
    openings: OpeningOptions,

    /// Milliseconds beyond its time that lose a player nothing.
    #[arg(long, value_name = "MS", default_value = "200")]
    margin: u64,

    /// Seconds that an engine has to start, to get ready, and to move where no clock runs.
    #[arg(long, value_name = "SECONDS", default_value = "60")]
    patience: u64,

    /// Stop as soon as a sequential test decides between two Elo differences of the first player, each
    /// error having a probability of 5 %.
    #[arg(
        long,
        value_name = "ELO0,ELO1",
        allow_hyphen_values = true,
        conflicts_with = "shard"
    )]
    sprt: Option<Sprt>,

    /// Write each game to this file as it ends, as a JSON object on a line.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Go on with the log of the same match; with a new one where there is none.
    #[arg(long, requires = "log")]
    resume: bool,

    /// Leave all times out of the log.
    #[arg(long, requires = "log")]
    no_timing: bool,

    /// List the openings with which one colour won both games: they may be decided.
    #[arg(long)]
    decided: bool,

    /// Write each game to this directory as SGF.
    #[arg(long, value_name = "DIR")]
    sgf: Option<PathBuf>,

    /// Play the part numbered I of N alone, from 1/N to N/N; `merge` puts their logs together.
    #[arg(long, value_name = "I/N", default_value_t, hide_default_value = true)]
    shard: Shard,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    Merge(merge::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let (report, wanted) = match &arguments.task {
        Some(Task::Merge(arguments)) => {
            let report = merge::run(arguments)?;
            let games = report.games();
            (report, games)
        }
        None => arguments.play()?,
    };
    write!(io::stdout(), "{report}")?;
    if arguments.decided {
        write!(io::stdout(), "{}", report.decided())?;
    }
    if let Some(times) = report.times() {
        note!("{times}");
    }
    if is_interrupted() && report.games() < wanted {
        let games = report.games();
        bail!("interrupted after {games} of {wanted} games");
    }
    Ok(())
}

impl Arguments {
    /// Plays what is not in the log yet; answers the report, and how many games there were to be.
    fn play(&self) -> anyhow::Result<(Report, usize)> {
        let contest = self.contest()?;
        let games = self.shard.games(contest.tag.games);
        let mut standing = Standing::new(self.sprt);
        let mut log = self.open_log(&contest, &games, &mut standing)?;
        options::play(
            &contest,
            &games,
            self.options.workers(),
            &mut standing,
            |line| {
                let Some(log) = &mut log else { return Ok(()) };
                let mut line = line.clone();
                if self.no_timing {
                    line.timing = None;
                }
                log.append(&line)
            },
        )?;

        let wanted = if standing.is_decided() {
            0
        } else {
            games.len()
        };
        let tested = standing.tested();
        let report = Report {
            tag: contest.tag,
            lines: standing.into_lines(),
            tested,
        };
        if let Some(directory) = &self.sgf {
            sgf::export(directory, &report.lines)?;
        }
        if let Some(log) = log {
            let mut lines = report.lines.clone();
            if self.no_timing {
                lines.iter_mut().for_each(|line| line.timing = None);
            }
            log.finish(&lines)?;
        }
        Ok((report, wanted))
    }

    fn contest(&self) -> anyhow::Result<Contest> {
        let (Some(white), Some(black)) = (&self.white, &self.black) else {
            bail!("a match needs --white and --black");
        };
        let plan = Plan {
            contenders: [white.clone(), black.clone()],
            board: self.options.board.to_string(),
            source: self.openings.source(self.options.board)?,
            pairs: self.options.pairs(),
            seed: self.options.seed,
            limit: self.limits.limit(),
            tolerance: Tolerance {
                margin: Duration::from_millis(self.margin),
                patience: Duration::from_secs(self.patience),
            },
        };
        plan.contest()
    }

    /// Begins the log, or goes on with it and puts its games into the standing.
    fn open_log(
        &self,
        contest: &Contest,
        games: &[u32],
        standing: &mut Standing,
    ) -> anyhow::Result<Option<Log>> {
        let Some(path) = &self.log else {
            return Ok(None);
        };
        if !self.resume {
            return Log::create(path).map(Some);
        }
        let (log, lines) = Log::resume(path)?;
        for line in lines {
            let (name, game) = (path.display(), line.game);
            ensure!(
                contest.owns(&line) && games.contains(&game),
                "{name}: game {game} is of another match than this"
            );
            ensure!(
                standing.add(line).is_none(),
                "{name}: game {game} stands there twice"
            );
        }
        Ok(Some(log))
    }
}
