//! A UCI engine at the board.

use core::str::FromStr;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use amazons_core::{Game, Move, Reading, Start};
use amazons_engine::uci::{Answer, Command as Order, Place, SetOption};

use super::fault::{Fault, NoMove};
use super::halt::Halt;
use super::limit::Clock;
use super::opening::first_reading;
use super::process::{NoLine, Process};

/// How often a waiting lab looks whether the match goes on.
const HEARTBEAT: Duration = Duration::from_millis(20);

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Invocation {
    program: PathBuf,
    arguments: Vec<String>,
}

impl Invocation {
    /// A program without arguments.
    pub(crate) fn new(program: PathBuf) -> Invocation {
        Invocation {
            program,
            arguments: Vec::new(),
        }
    }
}

impl FromStr for Invocation {
    type Err = String;

    /// Splits a command line as a shell does.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = shell_words::split(text).map_err(|error| error.to_string())?;
        if words.is_empty() {
            return Err("the engine's command names no program".into());
        }
        Ok(Invocation {
            program: words.remove(0).into(),
            arguments: words,
        })
    }
}

/// An engine, running or to be started with its next game.
#[derive(Debug)]
pub(crate) struct Engine {
    invocation: Invocation,
    patience: Duration,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    process: Process,
    name: String,
    takes_seed: bool,
}

impl Engine {
    /// An engine that starts with its first game.
    pub(crate) fn new(invocation: Invocation, patience: Duration) -> Engine {
        Engine {
            invocation,
            patience,
            running: None,
        }
    }

    /// What the engine calls itself.
    pub(crate) fn name(&mut self, halt: &Halt) -> Result<String, NoMove> {
        Ok(self.running(halt)?.name.clone())
    }

    /// Announces a game.
    pub(crate) fn new_game(&mut self, seed: u64, halt: &Halt) -> Result<(), NoMove> {
        let patience = self.patience;
        let prepared = self.running(halt)?.new_game(seed, patience, halt);
        if prepared.is_err() {
            self.stop();
        }
        prepared
    }

    /// Lets the engine move, and answers the nodes that it last spoke of, too.
    pub(crate) fn choose(
        &mut self,
        game: &Game,
        clock: &Clock,
        halt: &Halt,
    ) -> Result<(Move, Option<u64>), NoMove> {
        self.running(halt)?.choose(game, clock, halt)
    }

    /// Ends the engine; it starts again with its next game. Who knows what it would still say after
    /// a fault.
    pub(crate) fn stop(&mut self) {
        self.running = None;
    }

    fn running(&mut self, halt: &Halt) -> Result<&mut Running, NoMove> {
        let running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&self.invocation, self.patience, halt)?,
        };
        Ok(self.running.insert(running))
    }
}

impl Running {
    fn start(invocation: &Invocation, patience: Duration, halt: &Halt) -> Result<Running, NoMove> {
        let mut command = Command::new(&invocation.program);
        command.args(&invocation.arguments);
        let process = Process::spawn(command)
            .map_err(|error| Fault::Crash(format!("{}: {error}", invocation.program.display())))?;
        let mut running = Running {
            process,
            name: String::from("an engine without a name"),
            takes_seed: false,
        };
        running.send(&Order::Uci)?;
        let mut takes_variant = false;
        let deadline = Instant::now() + patience;
        loop {
            let line = running.line(deadline, halt, || Fault::Hang("no answer to `uci`".into()))?;
            // Of what an engine offers in words of its own, the lab needs nothing.
            match line.parse() {
                Ok(Answer::Name(name)) => running.name = name,
                Ok(Answer::Option(offer)) => {
                    takes_variant |= offer.name == "UCI_Variant";
                    running.takes_seed |= offer.name == "Seed";
                }
                Ok(Answer::UciOk) => break,
                _ => {}
            }
        }
        if takes_variant {
            running.set("UCI_Variant", "amazons")?;
        }
        running.wait_until_ready(patience, halt)?;
        Ok(running)
    }

    fn new_game(&mut self, seed: u64, patience: Duration, halt: &Halt) -> Result<(), NoMove> {
        self.send(&Order::NewGame)?;
        if self.takes_seed {
            self.set("Seed", &seed.to_string())?;
        }
        self.wait_until_ready(patience, halt)
    }

    fn wait_until_ready(&mut self, patience: Duration, halt: &Halt) -> Result<(), NoMove> {
        self.process.drop_waiting_lines();
        self.send(&Order::IsReady)?;
        let deadline = Instant::now() + patience;
        let hang = || Fault::Hang("no answer to `isready`".into());
        while self.line(deadline, halt, hang)?.parse() != Ok(Answer::ReadyOk) {}
        Ok(())
    }

    fn choose(
        &mut self,
        game: &Game,
        clock: &Clock,
        halt: &Halt,
    ) -> Result<(Move, Option<u64>), NoMove> {
        self.process.drop_waiting_lines();
        self.send(&Order::Position(place(game)))?;
        let deadline = Instant::now() + clock.allowance(game.position().to_move());
        self.send(&Order::Go(clock.go()))?;
        let late = || match clock.is_timed() {
            true => Fault::Time,
            false => Fault::Hang("no answer to `go`".into()),
        };
        let mut nodes = None;
        loop {
            let line = self.line(deadline, halt, late)?;
            match line.parse() {
                Ok(Answer::Info(info)) => nodes = info.nodes.or(nodes),
                Ok(Answer::BestMove(best)) => {
                    let none = || Fault::IllegalMove("none, though there is one".into());
                    return Ok((best.mv.ok_or_else(none)?, nodes));
                }
                Err(error) if line.starts_with("bestmove") => {
                    return Err(Fault::IllegalMove(error.to_string()).into());
                }
                _ => {}
            }
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), NoMove> {
        self.send(&Order::SetOption(SetOption {
            name: name.into(),
            value: value.into(),
        }))
    }

    fn send(&mut self, order: &Order) -> Result<(), NoMove> {
        let sent = self.process.send(&order.to_string());
        sent.map_err(|_| Fault::Crash(self.process.epitaph()).into())
    }

    /// The next line, unless the match is halted or the time is over first.
    fn line(
        &mut self,
        deadline: Instant,
        halt: &Halt,
        late: impl Fn() -> Fault,
    ) -> Result<String, NoMove> {
        loop {
            if halt.is_set() {
                return Err(NoMove::Halted);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.process.read_line(left.min(HEARTBEAT)) {
                Ok(line) if !left.is_zero() => return Ok(line),
                Err(NoLine::Closed) => return Err(Fault::Crash(self.process.epitaph()).into()),
                Ok(_) | Err(NoLine::Late) if left.is_zero() => return Err(late().into()),
                Ok(_) | Err(NoLine::Late) => {}
            }
        }
    }
}

/// A game as engines are told it: from the start of the Classic board without position text, which every
/// engine understands.
fn place(game: &Game) -> Place {
    let start = first_reading(game);
    Place {
        start: (start != classic()).then_some(start),
        moves: game.moves().to_vec(),
    }
}

fn classic() -> Reading {
    let start = Start::Classic.setup().position();
    start.expect("a known start is a position").into()
}
