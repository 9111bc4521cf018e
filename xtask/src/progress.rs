//! How far a long task has come, on the standard error.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

/// Counts finished pieces of work from any thread: a bar on a terminal, elsewhere a plain line for
/// each tenth of the work.
pub(crate) struct Progress {
    total: u64,
    unit: &'static str,
    done: AtomicU64,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Starts counting to `total` pieces called `unit`, such as `games`.
    pub(crate) fn new(total: u64, unit: &'static str) -> Progress {
        let style = "{bar:40} {pos}/{len} {msg}, {elapsed} gone, {eta} left";
        let bar = std::io::stderr().is_terminal().then(|| {
            ProgressBar::new(total)
                .with_style(ProgressStyle::with_template(style).expect("a well formed template"))
                .with_message(unit)
        });
        Progress {
            total,
            unit,
            done: AtomicU64::new(0),
            bar,
        }
    }

    /// One more piece is finished.
    pub(crate) fn advance(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        match &self.bar {
            Some(bar) => bar.inc(1),
            None if self.ends_a_tenth(done) => {
                eprintln!("{done} of {} {}", self.total, self.unit);
            }
            None => {}
        }
    }

    /// Whether a tenth of the work ends with the piece numbered `done`.
    fn ends_a_tenth(&self, done: u64) -> bool {
        done * 10 / self.total > (done - 1) * 10 / self.total
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
