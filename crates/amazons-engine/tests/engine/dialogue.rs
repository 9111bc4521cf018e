//! Dialogues without pipes: what is said, and what is answered.

use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::time::Duration;

use amazons_ai::Searcher;
use amazons_engine::uci::Answer;
use amazons_engine::{Effect, Session, Signals};

/// Time stands still.
pub(crate) fn frozen() -> Duration {
    Duration::ZERO
}

/// A search that remembers nothing yet.
pub(crate) fn searcher() -> Searcher {
    Searcher::new(1, NonZeroUsize::MIN)
}

/// What a user interface says and hears. Thinking that waits for a signal is stopped at once; counting
/// is not done.
pub(crate) fn uci(session: &mut Session, script: &str) -> String {
    let mut dialogue = String::new();
    let mut searcher = searcher();
    for line in script.lines() {
        writeln!(dialogue, "> {line}").expect("memory is enough");
        for effect in session.line(line) {
            let mut say = |answer: Answer| {
                writeln!(dialogue, "{answer}").expect("memory is enough");
            };
            match effect {
                Effect::Say(answer) => say(answer),
                Effect::Think(task) => {
                    let signals = Signals::default();
                    if task.hold != amazons_engine::Hold::Nothing {
                        signals.stop();
                    }
                    let mut tell = |info| say(Answer::Info(info));
                    let best = task.run(&mut searcher, &signals, &frozen, &mut tell);
                    say(Answer::BestMove(best));
                }
                other => writeln!(dialogue, "({other:?})").expect("memory is enough"),
            }
        }
    }
    dialogue
}
