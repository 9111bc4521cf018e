//! Whether another look, one turn deeper, is worth its time.

use core::time::Duration;

use amazons_ai::Report;

use crate::time::Allotment;

/// Ends a search in time: asked all the while, and told what each iteration found.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    allotment: Allotment,
    is_enough: bool,
}

impl Pace {
    /// A pace that keeps to this time.
    #[must_use]
    pub fn new(allotment: Allotment) -> Pace {
        Pace {
            allotment,
            is_enough: false,
        }
    }

    /// Whether to stop after so much time.
    #[must_use]
    pub fn should_stop(&self, used: Duration) -> bool {
        self.is_enough || used >= self.allotment.most
    }

    /// Hears of an iteration that ended after so much time.
    pub fn progress(&mut self, _report: &Report, used: Duration) {
        self.is_enough = used >= self.allotment.aim;
    }
}
