//! The thread that thinks.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{Builder, JoinHandle};

use amazons_ai::Searcher;

use crate::equipment::{Equipment, NoMemory};
use crate::shell::output::Output;
use crate::signals::Signals;
use crate::uci::Answer;

/// One thing to think about at a time, each on a thread of its own, and with what the one before has
/// found out in mind.
///
/// Dropping the worker stops the thinking, whose answer is still said, and waits for it to end.
#[derive(Debug)]
pub(super) struct Worker {
    output: Arc<Output>,
    equipment: Equipment,
    /// `None` while a thread has it.
    searcher: Option<Searcher>,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    signals: Arc<Signals>,
    /// Set just before the last answer is said: from then on the next task may come.
    is_done: Arc<AtomicBool>,
    thread: JoinHandle<Searcher>,
}

impl Worker {
    /// # Errors
    ///
    /// Where there is no memory for the usual equipment.
    pub(super) fn new(output: Arc<Output>) -> Result<Worker, NoMemory> {
        let equipment = Equipment::default();
        Ok(Worker {
            output,
            equipment,
            searcher: Some(equipment.searcher()?),
            running: None,
        })
    }

    pub(super) fn equipment(&self) -> Equipment {
        self.equipment
    }

    /// Takes another equipment, or the same anew, and forgets; where it is not to be had everything stays
    /// as it was but for what was remembered. The worker must not be busy.
    pub(super) fn equip(&mut self, equipment: Equipment) -> Result<(), NoMemory> {
        self.finish();
        // What is given back first may be needed for the new.
        self.searcher = None;
        self.searcher = Some(match equipment.searcher() {
            Ok(searcher) => {
                self.equipment = equipment;
                searcher
            }
            Err(error) => {
                self.searcher = Some(self.equipment.searcher()?);
                return Err(error);
            }
        });
        Ok(())
    }

    /// Whether thinking goes on.
    pub(super) fn is_busy(&self) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|running| !running.is_done.load(Ordering::Acquire))
    }

    /// Begins to think. `think` answers with what has to be said last; a panic in it is answered with
    /// `otherwise`. The worker must not be busy.
    pub(super) fn start(
        &mut self,
        think: impl FnOnce(&mut Searcher, &Signals, &Output) -> Answer + Send + 'static,
        otherwise: Answer,
    ) -> io::Result<()> {
        self.finish();
        let mut searcher = match self.searcher.take() {
            Some(searcher) => searcher,
            None => self.equipment.searcher().map_err(io::Error::other)?,
        };
        let signals = Arc::new(Signals::default());
        let is_done = Arc::new(AtomicBool::new(false));
        let (output, own_signals) = (Arc::clone(&self.output), Arc::clone(&signals));
        let own_is_done = Arc::clone(&is_done);
        let run = move || {
            // A failure in a search must not leave the other side without an answer. All that outlives
            // the closure is the searcher, which then forgets.
            let thought = catch_unwind(AssertUnwindSafe(|| {
                think(&mut searcher, &own_signals, &output)
            }));
            let answer = thought.unwrap_or_else(|_| {
                searcher.forget();
                otherwise
            });
            // Nobody to tell where the other side has gone: the next word of the main thread shows it.
            let _ = output.say_after(&answer, || own_is_done.store(true, Ordering::Release));
            searcher
        };
        self.running = Some(Running {
            signals,
            is_done,
            thread: Builder::new().name("thinker".to_owned()).spawn(run)?,
        });
        Ok(())
    }

    pub(super) fn stop(&self) {
        self.signal(Signals::stop);
    }

    pub(super) fn hit(&self) {
        self.signal(Signals::hit);
    }

    fn signal(&self, raise: impl FnOnce(&Signals)) {
        if let Some(running) = &self.running {
            raise(&running.signals);
            running.thread.thread().unpark();
        }
    }

    fn finish(&mut self) {
        if let Some(running) = self.running.take() {
            // The thread catches what a search throws, so the searcher comes back.
            self.searcher = running.thread.join().ok();
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
        self.finish();
    }
}
