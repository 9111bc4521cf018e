//! How far a long task has come, on the standard error.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use indicatif::{ProgressBar, ProgressStyle};

use crate::note::note;

/// Counts finished pieces of work from any thread: a bar on a terminal, elsewhere a plain line for
/// each tenth of the work.
pub(crate) struct Progress {
    total: u64,
    unit: &'static str,
    done: AtomicU64,
    said: Mutex<String>,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Starts counting to `total` pieces called `unit`, such as `games`.
    pub(crate) fn new(total: u64, unit: &'static str) -> Progress {
        let style = "{pos}/{len} {msg} {wide_bar} {elapsed} gone, {eta} left";
        let bar = std::io::stderr().is_terminal().then(|| {
            ProgressBar::new(total)
                .with_style(ProgressStyle::with_template(style).expect("a well formed template"))
                .with_message(unit)
        });
        Progress {
            total,
            unit,
            done: AtomicU64::new(0),
            said: Mutex::default(),
            bar,
        }
    }

    /// Something to be shown with the count from now on, such as a score.
    pub(crate) fn say(&self, text: String) {
        if let Some(bar) = &self.bar {
            bar.set_message(format!("{}, {text}", self.unit));
        }
        *self.said.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }

    /// One more piece is finished.
    pub(crate) fn advance(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        match &self.bar {
            Some(bar) => bar.inc(1),
            None if self.ends_a_tenth(done) => {
                let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
                let separator = if said.is_empty() { "" } else { ": " };
                note!("{done} of {} {}{separator}{said}", self.total, self.unit);
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
