//! The scores that a search asks about.

use crate::score::Score;

/// Scores between which the true one is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

/// What a score says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is not worse.
    AtLeast,
    /// The true one is not better.
    AtMost,
}

impl Window {
    pub(crate) const FULL: Window = Window {
        alpha: Score::LOST,
        beta: Score::WON,
    };

    /// The window for the position behind a move.
    pub(crate) fn behind(self) -> Window {
        Window {
            alpha: self.beta.seen_a_turn_later(),
            beta: self.alpha.seen_a_turn_later(),
        }
    }

    /// Asks no more than whether a score is above alpha.
    pub(crate) fn null(self) -> Window {
        Window {
            beta: self.alpha.next(),
            ..self
        }
    }

    /// Whether no score lies strictly within.
    pub(crate) fn is_null(self) -> bool {
        self.alpha.next() >= self.beta
    }

    /// What a score found with this window says.
    pub(crate) fn bound(self, score: Score) -> Bound {
        if score >= self.beta {
            Bound::AtLeast
        } else if score <= self.alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        }
    }

    /// Whether a score with this bound answers what the window asks.
    pub(crate) fn is_answered_by(self, score: Score, bound: Bound) -> bool {
        match bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= self.beta,
            Bound::AtMost => score <= self.alpha,
        }
    }
}
