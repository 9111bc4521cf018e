//! UCI over the standard input and output.

use std::io::stdin;
use std::sync::Arc;

use amazons_ai::Searcher;
use amazons_core::Position;

use crate::clock::Clock;
use crate::count::count;
use crate::equipment::Equipment;
use crate::session::{Effect, Session};
use crate::shell::ShellError;
use crate::shell::lines::Lines;
use crate::shell::output::Output;
use crate::shell::worker::Worker;
use crate::signals::Signals;
use crate::task::Task;
use crate::time::Allotment;
use crate::uci::{Answer, BestMove, MoveText};

/// Speaks until the other side quits or closes its end. This thread reads, another one thinks, so
/// that no line has to wait for thinking.
pub(super) fn speak(clock: &(impl Clock + Clone + Send + 'static)) -> Result<(), ShellError> {
    let output = Arc::new(Output::default());
    let mut worker = Worker::new(Arc::clone(&output))?;
    let mut session = Session::new();
    for line in Lines::of(stdin().lock()) {
        let line = line?;
        let asked = clock.now();
        let effects = match line {
            Ok(line) => session.line(&line),
            Err(too_long) => vec![Effect::Say(Answer::words(format!("refused: {too_long}")))],
        };
        for effect in effects {
            match effect {
                Effect::Say(answer) => output.say(&answer)?,
                Effect::Think(_) | Effect::Count(..) if worker.is_busy() => {
                    output.say(&busy("go"))?;
                }
                Effect::Hash(_) | Effect::Threads(_) if worker.is_busy() => {
                    output.say(&busy("setoption"))?;
                }
                Effect::Forget if worker.is_busy() => output.say(&busy("ucinewgame"))?,
                Effect::Think(mut task) => {
                    let clock = clock.clone();
                    let best = BestMove {
                        mv: task.position.moves().first().copied(),
                        ponder: None,
                    };
                    worker.start(
                        move |searcher, signals, output| {
                            // The thread may have had to wait for its turn.
                            let late = clock.now().saturating_sub(asked);
                            let less = |allotment: Allotment| allotment.less(late);
                            task.allotment = task.allotment.map(less);
                            think(&task, searcher, signals, &clock, output)
                        },
                        Answer::BestMove(best),
                    )?;
                }
                Effect::Count(position, depth) => worker.start(
                    move |_, signals, output| perft(&position, depth, signals, output),
                    Answer::words("the count failed"),
                )?,
                Effect::Forget => {
                    worker.equip(worker.equipment())?;
                }
                Effect::Threads(threads) => {
                    let hash = worker.equipment().hash;
                    worker.equip(Equipment { hash, threads })?;
                }
                Effect::Hash(hash) => {
                    let threads = worker.equipment().threads;
                    if let Err(error) = worker.equip(Equipment { hash, threads }) {
                        output.say(&Answer::words(format!("Hash refused: {error}")))?;
                    }
                }
                Effect::Stop => worker.stop(),
                Effect::Hit => worker.hit(),
                Effect::Quit => return Ok(()),
            }
        }
    }
    Ok(())
}

fn busy(refused: &str) -> Answer {
    Answer::words(format!(
        "{refused} refused: a search is running, stop it first"
    ))
}

fn think(
    task: &Task,
    searcher: &mut Searcher,
    signals: &Signals,
    clock: &impl Clock,
    output: &Output,
) -> Answer {
    let mut tell = |info| {
        if output.say(&Answer::Info(info)).is_err() {
            signals.stop();
        }
    };
    Answer::BestMove(task.run(searcher, signals, clock, &mut tell))
}

fn perft(position: &Position, depth: u32, signals: &Signals, output: &Output) -> Answer {
    let should_stop = || signals.is_stopped() || output.is_closed();
    let total = count(position, depth, &should_stop, |mv, paths| {
        // A closed output stops the count.
        let _ = output.say(&Answer::Text(format!("{}: {paths}", MoveText(mv))));
    });
    match total {
        Some(total) => Answer::Text(format!("\nNodes searched: {total}")),
        None => Answer::words("the count was stopped"),
    }
}
