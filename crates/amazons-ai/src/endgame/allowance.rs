//! How much work may still be done.

use crate::observer::Observer;

/// The observer said stop, or the budget is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// Positions that may still be looked at, and the observer who may end it before.
pub(crate) struct Allowance<'a, O> {
    left: u64,
    spent: u64,
    observer: &'a mut O,
}

impl<'a, O: Observer> Allowance<'a, O> {
    pub(crate) fn new(left: u64, observer: &'a mut O) -> Self {
        Allowance {
            left,
            spent: 0,
            observer,
        }
    }

    /// Positions left.
    pub(crate) fn left(&self) -> u64 {
        self.left
    }

    /// Positions looked at.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// Counts one position, and asks the observer now and then.
    #[inline]
    pub(crate) fn spend(&mut self) -> Result<(), Stopped> {
        /// Positions of at most a few microseconds each.
        const EVERY: u64 = 128;
        self.left = self.left.checked_sub(1).ok_or(Stopped)?;
        self.spent += 1;
        if self.left.is_multiple_of(EVERY) && self.observer.should_stop() {
            // Whoever goes on asking hears the same.
            self.left = 0;
            return Err(Stopped);
        }
        Ok(())
    }
}
