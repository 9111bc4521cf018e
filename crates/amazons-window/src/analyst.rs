//! The thread that judges positions for the person, apart from the one that plays.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use amazons_ai::{Limits, Observer, Report, think};

use crate::app::{Finding, Query};

/// No query has this number, so none is wanted while this is.
const NOTHING: u64 = 0;

/// Findings under way are told no more often than this.
const TELL_EVERY: Duration = Duration::from_millis(80);

/// A thread that answers one [`Query`] after another, telling what it knows so far.
///
/// A new query stops the one before it. Dropping the analyst stops it too and waits for the thread to
/// end, which takes a moment.
#[derive(Debug)]
pub struct Analyst {
    /// `None` only while being dropped.
    queries: Option<Sender<Query>>,
    findings: Receiver<Finding>,
    /// The number of the query that findings are wanted for.
    wanted: Arc<AtomicU64>,
    thread: Option<JoinHandle<()>>,
}

impl Analyst {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// Whatever the system says where it has no thread to give.
    pub fn start() -> io::Result<Analyst> {
        let (queries, incoming) = channel::<Query>();
        let (outgoing, findings) = channel();
        let wanted = Arc::new(AtomicU64::new(NOTHING));
        let still_wanted = Arc::clone(&wanted);
        let run = move || {
            for query in incoming {
                let mut watch = Watch::new(&query, &still_wanted, &outgoing);
                if watch.is_unwanted() {
                    continue;
                }
                let limits = Limits {
                    lines: query.lines,
                    ..Limits::default()
                };
                // A failure in a search must not end the analysis for good: it is an empty finding,
                // and the next query finds the thread alive.
                let judge = || think(&query.position, &limits, &mut watch);
                let report = catch_unwind(AssertUnwindSafe(judge)).unwrap_or_default();
                let told = outgoing.send(Finding {
                    generation: query.generation,
                    report,
                    is_last: true,
                });
                if told.is_err() {
                    return;
                }
            }
        };
        let thread = Builder::new().name("analyst".to_owned()).spawn(run)?;
        Ok(Analyst {
            queries: Some(queries),
            findings,
            wanted,
            thread: Some(thread),
        })
    }

    /// Begins with `query` and forgets the one before it.
    pub fn judge(&self, query: Query) {
        self.wanted.store(query.generation, Ordering::Relaxed);
        if let Some(queries) = &self.queries {
            // The thread ends only when the sender is dropped, so this cannot fail.
            let _ = queries.send(query);
        }
    }

    /// Stops; what still comes belongs to a query that is not wanted any more.
    pub fn cancel(&self) {
        self.wanted.store(NOTHING, Ordering::Relaxed);
    }

    /// The next finding, where there is one. Does not wait.
    #[must_use]
    pub fn finding(&self) -> Option<Finding> {
        self.findings.try_recv().ok()
    }
}

impl Drop for Analyst {
    fn drop(&mut self) {
        self.cancel();
        self.queries = None;
        if let Some(thread) = self.thread.take() {
            // The thread catches what a search throws, and it was told to stop.
            let _ = thread.join();
        }
    }
}

/// Says when a search has been long enough, and passes on what it finds.
struct Watch<'a> {
    query: &'a Query,
    wanted: &'a AtomicU64,
    outgoing: &'a Sender<Finding>,
    begun: Instant,
    told: Option<Instant>,
}

impl<'a> Watch<'a> {
    fn new(query: &'a Query, wanted: &'a AtomicU64, outgoing: &'a Sender<Finding>) -> Watch<'a> {
        Watch {
            query,
            wanted,
            outgoing,
            begun: Instant::now(),
            told: None,
        }
    }

    fn is_unwanted(&self) -> bool {
        self.wanted.load(Ordering::Relaxed) != self.query.generation
    }
}

impl Observer for Watch<'_> {
    fn should_stop(&mut self) -> bool {
        self.is_unwanted() || self.begun.elapsed() >= self.query.time
    }

    fn progress(&mut self, report: &Report) {
        if self.told.is_some_and(|told| told.elapsed() < TELL_EVERY) {
            return;
        }
        self.told = Some(Instant::now());
        // Where nobody listens any more, the next look at the number ends the search.
        let _ = self.outgoing.send(Finding {
            generation: self.query.generation,
            report: report.clone(),
            is_last: false,
        });
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use amazons_core::{Geometry, Position};

    use super::*;

    fn query(generation: u64, time: Duration) -> Query {
        Query {
            generation,
            position: Position::start(Geometry::QUICK).expect("large enough"),
            lines: NonZeroUsize::new(3).expect("more than none"),
            time,
        }
    }

    /// Waits for a finding, far longer than any takes.
    fn next(analyst: &Analyst) -> Finding {
        analyst
            .findings
            .recv_timeout(Duration::from_secs(60))
            .expect("a finding")
    }

    /// Waits for the last finding of a query.
    fn last(analyst: &Analyst) -> Finding {
        loop {
            let finding = next(analyst);
            if finding.is_last {
                return finding;
            }
        }
    }

    #[test]
    fn finds_the_lines_asked_for() {
        let analyst = Analyst::start().expect("a thread");
        // However slow the machine is: the first depth alone may take it some time.
        analyst.judge(query(1, Duration::MAX));
        loop {
            let finding = next(&analyst);
            assert_eq!(finding.generation, 1);
            assert!(!finding.is_last, "it goes on until it is stopped");
            if finding.report.lines.len() == 3 {
                break;
            }
        }
    }

    #[test]
    fn a_new_query_stops_the_one_before() {
        let analyst = Analyst::start().expect("a thread");
        analyst.judge(query(1, Duration::MAX));
        analyst.judge(query(2, Duration::ZERO));
        loop {
            let finding = last(&analyst);
            if finding.generation == 2 {
                assert_eq!(finding.report.lines.len(), 1, "as soon as there is a move");
                break;
            }
        }
    }

    #[test]
    fn dropping_stops_endless_thinking() {
        let analyst = Analyst::start().expect("a thread");
        analyst.judge(query(1, Duration::MAX));
        drop(analyst);
    }
}
