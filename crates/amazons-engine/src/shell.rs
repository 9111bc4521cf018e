//! Threads, clock and pipes: the only part that knows of them.

mod lines;
mod output;
mod uci;
mod worker;

use std::io::{self, ErrorKind, Write, stdin, stdout};
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::args::{Args, Mode};
use crate::bench::{self, Signature};
use crate::botzone::{self, BotzoneError};
use crate::clock::Clock;
use crate::equipment::NoMemory;
use crate::gtp;
use crate::shell::lines::Lines;

/// Why the program failed.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ShellError {
    /// A pipe broke, in another way than by the other side closing it.
    #[error("{0}")]
    Pipe(#[from] io::Error),
    /// A request of Botzone cannot be answered.
    #[error("{0}")]
    Botzone(#[from] BotzoneError),
    /// There is no memory for what the command line asks for.
    #[error("{0}")]
    Memory(#[from] NoMemory),
}

/// Speaks what was asked for, until the other side has had enough.
///
/// # Errors
///
/// A [`ShellError`]. The other side closing its end is none: whoever reads has read enough.
pub fn run(args: &Args) -> Result<(), ShellError> {
    let done = match args.mode.as_ref().unwrap_or(&Mode::Uci) {
        Mode::Uci => uci::speak(&clock()),
        Mode::Gtp(args) => {
            let searcher = args.equipment.equipment().searcher()?;
            let mut session = gtp::Session::new(args, searcher, clock());
            speak_gtp(&mut session).map_err(ShellError::from)
        }
        Mode::Botzone(args) => {
            let clock = clock();
            let began = clock.now();
            let mut searcher = args.equipment.equipment().searcher()?;
            let mut broken = None;
            let lines = Lines::of(stdin().lock()).map_while(|line| match line {
                Ok(line) => Some(line.unwrap_or_else(|error| error.to_string())),
                Err(error) => {
                    broken = Some(error);
                    None
                }
            });
            let game = botzone::read(lines);
            if let Some(error) = broken {
                return Err(error.into());
            }
            let answer = botzone::answer(&game?, args, &mut searcher, began, &clock);
            print(&format!("{answer}\n")).map_err(ShellError::from)
        }
        Mode::Bench => run_bench().map_err(ShellError::from),
    };
    match done {
        Err(ShellError::Pipe(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

fn clock() -> impl Clock + Clone + Send + 'static {
    let start = Instant::now();
    move || -> Duration { start.elapsed() }
}

fn speak_gtp(session: &mut gtp::Session<impl Clock>) -> io::Result<()> {
    for line in Lines::of(stdin().lock()) {
        let reply = match line? {
            Ok(line) => session.line(&line),
            Err(too_long) => Some(gtp::Reply::refusal(&too_long.to_string())),
        };
        if let Some(reply) = reply {
            print(&reply.to_string())?;
            if reply.quits {
                break;
            }
        }
    }
    Ok(())
}

/// What came out goes to the standard output, times to the standard error.
fn run_bench() -> io::Result<()> {
    let start = Instant::now();
    let mut signature = Signature::default();
    let mut nodes = 0;
    for measure in bench::measures() {
        signature.add(&measure);
        nodes += measure.nodes;
        print(&format!(
            "{:#}: depth {}, nodes {}, score {}\n",
            measure.position.diagram(),
            measure.depth,
            measure.nodes,
            measure.score
        ))?;
    }
    let seconds = start.elapsed().as_secs_f64();
    let nps = nodes as f64 / seconds;
    eprintln!("{seconds:.2} s, {nps:.0} nodes a second");
    print(&format!("Nodes: {nodes}\nBench: {}\n", signature.number()))
}

fn print(text: &str) -> io::Result<()> {
    let mut out = stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
