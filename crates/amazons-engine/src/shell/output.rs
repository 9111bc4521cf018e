//! The standard output, shared by threads.

use std::io::{self, Write, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::uci::Answer;

/// Writes whole lines, one thread after the other, each at once.
#[derive(Debug, Default)]
pub(super) struct Output {
    is_closed: AtomicBool,
}

impl Output {
    pub(super) fn say(&self, answer: &Answer) -> io::Result<()> {
        self.say_after(answer, || {})
    }

    /// Does something and says the answer, between the words of all other threads.
    pub(super) fn say_after(&self, answer: &Answer, first: impl FnOnce()) -> io::Result<()> {
        let mut out = stdout().lock();
        first();
        let written = writeln!(out, "{answer}").and_then(|()| out.flush());
        if written.is_err() {
            self.is_closed.store(true, Ordering::Relaxed);
        }
        written
    }

    /// Whether nobody reads any more.
    pub(super) fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Relaxed)
    }
}
