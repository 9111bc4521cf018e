//! Dialogues without pipes: what is said, and what is answered.

use std::fmt::Write as _;
use std::time::Duration;

use amazons_engine::uci::Answer;
use amazons_engine::{Effect, Session, Signals};

/// Time stands still.
pub(crate) fn frozen() -> Duration {
    Duration::ZERO
}

/// What a user interface says and hears. Thinking that waits for a signal is stopped at once; counting
/// is not done.
pub(crate) fn uci(session: &mut Session, script: &str) -> String {
    let mut dialogue = String::new();
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
                    let best = task.run(&signals, &frozen, &mut |info| say(Answer::Info(info)));
                    say(Answer::BestMove(best));
                }
                other => writeln!(dialogue, "({other:?})").expect("memory is enough"),
            }
        }
    }
    dialogue
}
