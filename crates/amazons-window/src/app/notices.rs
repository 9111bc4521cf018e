//! What the person has still to be told, one thing at a time.

use std::collections::VecDeque;
use std::time::Duration;

/// After a notice is gone everything below it moves up, and the second press of a double click would
/// hit what has come under the pointer. So presses mean nothing for this long.
const NUMB: Duration = Duration::from_millis(400);

/// The notices that were not dismissed yet, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notices {
    waiting: VecDeque<String>,
    /// How many were dismissed since none were waiting.
    dismissed: usize,
    /// Until when presses mean nothing.
    numb_until: Duration,
}

/// The notice to show, and its place among those that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown<'a> {
    pub(crate) text: &'a str,
    /// Counted from 1.
    pub(crate) number: usize,
    /// Those behind it, it, and those before it.
    pub(crate) of: usize,
}

impl Notices {
    pub(crate) fn new(notices: Vec<String>) -> Notices {
        let mut all = Notices::default();
        for notice in notices {
            all.add(notice);
        }
        all
    }

    /// Adds a notice, unless the person is about to read the same words anyway: a disk that fails
    /// fails at every move.
    pub(crate) fn add(&mut self, notice: String) {
        if !self.waiting.contains(&notice) {
            self.waiting.push_back(notice);
        }
    }

    /// The notice to show.
    pub(crate) fn shown(&self) -> Option<Shown<'_>> {
        let text = self.waiting.front()?;
        Some(Shown {
            text,
            number: self.dismissed + 1,
            of: self.dismissed + self.waiting.len(),
        })
    }

    /// Forgets a notice that does not hold any more, shown or not.
    pub(crate) fn withdraw(&mut self, notice: &str) {
        self.waiting.retain(|waiting| waiting != notice);
        if self.waiting.is_empty() {
            self.dismissed = 0;
        }
    }

    /// Forgets the notice shown.
    pub(crate) fn dismiss(&mut self, now: Duration) {
        if self.waiting.pop_front().is_some() {
            self.dismissed += 1;
            self.numb_until = now + NUMB;
        }
        if self.waiting.is_empty() {
            self.dismissed = 0;
        }
    }

    /// Whether a notice was dismissed so shortly before that a press may have been meant for it.
    pub(crate) fn are_numb(&self, now: Duration) -> bool {
        now < self.numb_until
    }
}
