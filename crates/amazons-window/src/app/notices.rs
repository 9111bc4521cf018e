//! What the person has still to be told, one thing at a time.

use std::collections::VecDeque;

/// The notices that were not dismissed yet, oldest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notices(VecDeque<String>);

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
        if !self.0.contains(&notice) {
            self.0.push_back(notice);
        }
    }

    /// The notice to show.
    pub(crate) fn first(&self) -> Option<&String> {
        self.0.front()
    }

    /// Forgets the notice shown.
    pub(crate) fn dismiss(&mut self) {
        self.0.pop_front();
    }
}
