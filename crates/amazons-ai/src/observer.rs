//! How a caller watches a search and stops it.

use crate::report::Report;

/// Asked by everything in this crate that takes time.
///
/// The crate reads no clock and starts no thread: whoever calls knows when it has been enough.
pub trait Observer {
    /// Whether to give up. Asked often, at least once every millisecond of work.
    fn should_stop(&mut self) -> bool;

    /// Told after each iteration of a search what is known so far. Does nothing unless written.
    fn progress(&mut self, report: &Report) {
        let _ = report;
    }
}

/// Lets everything run to its end.
///
/// ```
/// use amazons_ai::{Observer, Patient};
///
/// assert!(!Patient.should_stop());
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Patient;

impl Observer for Patient {
    fn should_stop(&mut self) -> bool {
        false
    }
}

/// Any closure that answers whether to stop is an observer.
impl<F: FnMut() -> bool> Observer for F {
    fn should_stop(&mut self) -> bool {
        self()
    }
}
