//! What a search is told while it runs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Flags through which another thread speaks to a search.
///
/// They are raised once and never lowered: each search has its own. A search may sleep until one is
/// raised, so whoever raises one wakes its thread with [`Thread::unpark`](std::thread::Thread::unpark).
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    hit: AtomicBool,
}

impl Signals {
    /// Ends the search; it answers with what it knows.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Release);
    }

    /// Tells that the move thought about was played: the clock runs.
    pub fn hit(&self) {
        self.hit.store(true, Ordering::Release);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }

    pub(crate) fn is_hit(&self) -> bool {
        self.hit.load(Ordering::Acquire)
    }

    /// Sleeps until there is nothing to wait for.
    pub(crate) fn wait_until(&self, is_over: impl Fn(&Signals) -> bool) {
        while !is_over(self) {
            thread::park();
        }
    }
}
