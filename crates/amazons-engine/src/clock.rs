//! Where time comes from.

use core::time::Duration;

/// A clock that never goes back.
///
/// ```
/// use std::time::{Duration, Instant};
///
/// use amazons_engine::Clock;
///
/// let start = Instant::now();
/// let clock = move || start.elapsed();
/// assert!(clock.now() <= clock.now());
/// ```
pub trait Clock {
    /// Time since some moment in the past, always the same one.
    fn now(&self) -> Duration;
}

/// Any closure that tells the time is a clock.
impl<F: Fn() -> Duration> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}
