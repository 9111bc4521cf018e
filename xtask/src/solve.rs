//! `cargo xtask solve`: who wins a board with best play.

mod exhaustive;
pub(crate) mod hash;
mod state_file;

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use amazons_ai::{Observer, SolveLimits, Solver};
use amazons_core::{Geometry, Move, Player, Position};
use anyhow::{Context, bail, ensure};

use crate::note::note;
use crate::selfplay::halt::{is_interrupted, watch_interrupts};
use exhaustive::Exhaustive;
use hash::Hash;
use state_file::StateFile;

/// Prove who wins with best play.
///
/// Prints `first player wins` or `second player wins`, the first player being the one to move, and then
/// a line of play on which the winner makes no mistake, one move a line. Positions looked at and times
/// go to the standard error. Runs on one core.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask solve --board 4x5
  second player wins
  $ cargo xtask solve --position '1p1p/pp1p/2p1/q1pp/2Qp w'
  $ cargo xtask solve --board 5x5 --move b1-b4/d4 --hash 4096 --state 5x5.proofs
  $ cargo xtask solve --board 5x4 --verify")]
pub(crate) struct Arguments {
    /// Board to solve from its default start: quick, medium, classic, or columns x rows.
    #[arg(long, default_value = "4x4", value_name = "BOARD")]
    board: Geometry,

    /// Position to solve instead, as position text.
    #[arg(long, value_name = "TEXT", conflicts_with = "board")]
    position: Option<String>,

    /// A first move to be played before; more than once for several. The first player is still the one
    /// to move before them.
    #[arg(long = "move", value_name = "MOVE")]
    moves: Vec<Move>,

    /// Memory for proofs, in MiB.
    #[arg(long, default_value_t = Hash::of(1024), value_name = "MIB")]
    hash: Hash,

    /// File that keeps what was hard to prove, written every minute and when the task is ended by
    /// Ctrl-C; a run that is given it goes on from there.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,

    /// Prove every position of the line anew: those of few squares by trying all moves to the end, the
    /// others by a solver without memory of the first proof.
    #[arg(long)]
    verify: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let start = arguments.start()?;
    let mut position = start;
    for &mv in &arguments.moves {
        position = position.play(mv).with_context(|| format!("--move {mv}"))?;
    }
    watch_interrupts();
    let began = Instant::now();
    let mut solver = arguments.hash.solver(1)?;
    let file = arguments.state.as_deref().map(StateFile::new);
    let winner = prove(&position, &mut solver, file.as_ref())?;
    note!(
        "{} positions in {:.1} s",
        solver.nodes(),
        began.elapsed().as_secs_f64()
    );
    let line = solver.line(&position, &SolveLimits::default(), &mut is_interrupted);
    let line = line.context("interrupted")?;
    let mut out = io::stdout().lock();
    let place = if winner == start.to_move() {
        "first"
    } else {
        "second"
    };
    writeln!(out, "{place} player wins")?;
    for mv in arguments.moves.iter().chain(&line) {
        writeln!(out, "{mv}")?;
    }
    if arguments.verify {
        let solver = arguments.hash.solver(1)?;
        verify(&position, &line, winner, solver, &mut is_interrupted)?;
        note!("every position of the line was proved anew");
    }
    Ok(())
}

impl Arguments {
    fn start(&self) -> anyhow::Result<Position> {
        match &self.position {
            Some(text) => text.parse().with_context(|| format!("--position `{text}`")),
            None => Ok(Position::start(self.board)?),
        }
    }
}

/// Proves who wins, saving now and then what was found out.
fn prove(
    position: &Position,
    solver: &mut Solver,
    file: Option<&StateFile<'_>>,
) -> anyhow::Result<Player> {
    const SAVE_EVERY: Duration = Duration::from_secs(60);
    if let Some(file) = file {
        file.load(solver)?;
    }
    loop {
        let began = Instant::now();
        let is_saved = file.is_some();
        let mut stop = || is_interrupted() || (is_saved && began.elapsed() > SAVE_EVERY);
        let winner = solver.winner(position, &SolveLimits::default(), &mut stop);
        if let Some(file) = file {
            file.save(solver)?;
        }
        if let Some(winner) = winner {
            return Ok(winner);
        }
        ensure!(!is_interrupted(), "interrupted");
        note!("{} positions so far", solver.nodes());
    }
}

/// Proves every position of a line in which the loser is to move, and the end.
fn verify(
    start: &Position,
    line: &[Move],
    winner: Player,
    mut solver: Solver,
    observer: &mut impl Observer,
) -> anyhow::Result<()> {
    let mut exhaustive = Exhaustive::default();
    let mut position = *start;
    for &mv in line {
        let proved = match exhaustive.winner(&position) {
            Some(winner) => winner,
            None => solver
                .winner(&position, &SolveLimits::default(), observer)
                .context("interrupted")?,
        };
        if proved != winner {
            bail!("{proved} wins before {mv}, not {winner}:\n{position:?}");
        }
        position = position
            .play(mv)
            .with_context(|| format!("in the line, {mv}"))?;
    }
    ensure!(
        position.winner() == Some(winner),
        "the line does not end with a win of {winner}:\n{position:?}"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use amazons_ai::Patient;

    use super::*;

    fn check(board: &str, winner: Player) {
        let position = Position::start(board.parse().unwrap()).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("proofs");
        let mut solver = Solver::new(1);
        let proved = prove(&position, &mut solver, Some(&StateFile::new(&path))).unwrap();
        assert_eq!(proved, winner);
        let limits = SolveLimits::default();
        let line = solver.line(&position, &limits, &mut Patient).unwrap();
        let verify = |line: &[Move], winner: Player| {
            super::verify(&position, line, winner, Solver::new(1), &mut Patient)
        };
        verify(&line, winner).unwrap();
        verify(&line, !winner).unwrap_err();
        verify(&line[1..], winner).unwrap_err();

        // What is in the file has not to be proved again.
        let mut resumed = Solver::new(1);
        prove(&position, &mut resumed, Some(&StateFile::new(&path))).unwrap();
        assert!(resumed.nodes() < solver.nodes() / 2, "{}", resumed.nodes());
        let other_size = prove(&position, &mut Solver::new(2), Some(&StateFile::new(&path)));
        let message = format!("{:#}", other_size.unwrap_err());
        assert!(message.contains("another --hash"), "{message}");

        // What was damaged is not believed.
        let mut bytes = std::fs::read(&path).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        std::fs::write(&path, bytes).unwrap();
        let damaged = StateFile::new(&path).load(&mut Solver::new(1));
        assert!(format!("{:#}", damaged.unwrap_err()).contains("damaged"));
    }

    #[test]
    fn boards_are_solved_and_their_lines_hold() {
        check("4x4", Player::Black);
        check("5x4", Player::White);
    }
}
