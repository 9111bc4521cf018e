//! Whether players lose what is proved to be won.

use std::io::{self, Write};
use std::path::PathBuf;

use amazons_ai::{Patient, SolveLimits, Solver};
use amazons_core::Player;
use anyhow::ensure;
use rayon::prelude::*;

use crate::progress::Progress;
use crate::selfplay::{GameLine, read_log};
use crate::solve::hash::Hash;

/// Prove who wins in the last positions of played games, and name who threw a win away.
///
/// Reads the log of a match. In each game every position with few empty squares is proved, from the end
/// backwards; wherever a player moved from a won position into a lost one, that is a slip. Fails when the
/// player asked about made one.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask measure endings match.jsonl
  $ cargo xtask measure endings match.jsonl --player Full --empty 14")]
pub(crate) struct Arguments {
    /// Log of a match, as `selfplay --log` writes it.
    log: PathBuf,

    /// Name of the player that must make no slip, as the log has it; both where not given.
    #[arg(long, value_name = "NAME")]
    player: Option<String>,

    /// Most empty squares of the positions that are proved.
    #[arg(long, value_name = "N", default_value = "14")]
    empty: u32,

    /// Positions that the solver may look at for one proof.
    #[arg(long, value_name = "N", default_value = "50000000")]
    nodes: u64,

    /// Memory for proofs, in MiB, for each core.
    #[arg(long, value_name = "MIB", default_value_t = Hash::of(256))]
    hash: Hash,
}

/// What the proofs say of one game.
#[derive(Debug, Default)]
struct Verdict {
    /// Positions with few empty squares.
    positions: u32,
    unproved: u32,
    /// The numbers of the turns that threw a win away.
    slips: Vec<(Player, usize)>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let lines = read_log(&arguments.log)?;
    if let Some(asked) = &arguments.player {
        let plays = |line: &GameLine| line.white == *asked || line.black == *asked;
        ensure!(
            lines.iter().any(plays),
            "{}: no game of a player named `{asked}`",
            arguments.log.display()
        );
    }
    let solver = arguments.hash.solver(rayon::current_num_threads())?;
    let progress = Progress::new(lines.len() as u64, "games");
    let verdicts: Vec<Verdict> = lines
        .par_iter()
        .map_init(
            || solver.clone(),
            |solver, line| {
                let verdict = arguments.judge(solver, line)?;
                progress.advance();
                Ok(verdict)
            },
        )
        .collect::<anyhow::Result<_>>()?;
    drop(progress);
    let sum = |count: fn(&Verdict) -> u32| verdicts.iter().map(count).sum::<u32>();
    let mut out = io::stdout().lock();
    writeln!(out, "games                 {}", lines.len())?;
    writeln!(
        out,
        "positions             {}",
        sum(|verdict| verdict.positions)
    )?;
    writeln!(
        out,
        "of them not proved    {}",
        sum(|verdict| verdict.unproved)
    )?;
    let mut asked_about = 0;
    for (line, verdict) in lines.iter().zip(&verdicts) {
        for &(player, turn) in &verdict.slips {
            let name = match player {
                Player::White => &line.white,
                Player::Black => &line.black,
            };
            asked_about += u32::from(arguments.player.as_ref().is_none_or(|asked| asked == name));
            writeln!(out, "slip of {name} in game {}, turn {turn}", line.game)?;
        }
    }
    ensure!(asked_about == 0, "{asked_about} wins were thrown away");
    Ok(())
}

impl Arguments {
    fn judge(&self, solver: &mut Solver, line: &GameLine) -> anyhow::Result<Verdict> {
        let mut game = line.replay()?;
        let mut verdict = Verdict::default();
        // Who wins after the turn that is looked at.
        let mut later: Option<Player> = None;
        while game.position().empty().len() <= self.empty {
            let limits = SolveLimits {
                nodes: Some(self.nodes),
            };
            let position = game.position();
            let winner = solver.winner(position, &limits, &mut Patient);
            verdict.positions += 1;
            verdict.unproved += u32::from(winner.is_none());
            let mover = position.to_move();
            if winner == Some(mover) && later == Some(!mover) {
                verdict.slips.push((mover, game.moves().len() + 1));
            }
            later = winner;
            if game.undo().is_none() {
                break;
            }
        }
        verdict.slips.reverse();
        Ok(verdict)
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use amazons_ai::{Level, solve};
    use amazons_core::{Geometry, Position};

    use super::*;
    use crate::selfplay::{Contender, Plan, play_whole};

    #[test]
    fn whoever_loses_a_won_game_is_named() {
        let board: Geometry = "4x4".parse().unwrap();
        let start = Position::start(board).unwrap();
        let easy = || Contender::Level(Level::Easy);
        let plan = Plan::untimed([easy(), easy()], board.to_string(), start, 10);
        let report = play_whole(&plan.contest().unwrap(), NonZeroUsize::MIN).unwrap();
        let arguments = Arguments {
            log: PathBuf::new(),
            player: None,
            empty: 14,
            nodes: 1_000_000,
            hash: Hash::of(1),
        };
        let mut solver = arguments.hash.solver(1).unwrap();
        let mut slips = 0;
        for line in &report.lines {
            let verdict = arguments.judge(&mut solver, line).unwrap();
            assert_eq!(verdict.unproved, 0);
            let first = line.replay().unwrap().start().to_owned();
            let proved = solve(&first, &SolveLimits::default(), &mut Patient).unwrap();
            // Each slip hands the win over, so the last one is the loser's.
            let handed_over = verdict.slips.len() % 2 == 1;
            assert_eq!(proved.winner == line.winner, !handed_over, "{verdict:?}");
            if let Some(&(player, _)) = verdict.slips.last() {
                assert_eq!(player, !line.winner);
            }
            slips += verdict.slips.len();
        }
        assert!(slips > 0, "Easy never slips");
    }
}
