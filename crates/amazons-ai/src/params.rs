//! Every number that was tuned rather than derived.

use crate::policy::Policy;

/// One move in three at random.
pub(crate) const EASY: Policy = Policy {
    random_moves: 1.0 / 3.0,
    replies_to: 0,
};

/// Four moves in a hundred at random.
pub(crate) const NORMAL: Policy = Policy {
    random_moves: 0.04,
    replies_to: 0,
};

/// One move in a hundred at random.
pub(crate) const HARD: Policy = Policy {
    random_moves: 0.01,
    replies_to: 8,
};

/// No move at random.
pub(crate) const CRAZY: Policy = Policy {
    random_moves: 0.0,
    replies_to: 100,
};

/// First moves that a search looks into, of those that judge best by themselves.
pub(crate) const ROOT_WIDTH: usize = 40;

/// Moves that a search looks into anywhere else. Widths of 10 to 20 were found best.
// CITE: Müller and Tegos, "Experiments in computer Amazons", More Games of No Chance, 2002.
pub(crate) const WIDTH: usize = 15;

/// Weights of the evaluation. Squares are the unit throughout.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// w at which the game counts as half open, see [`Weights::openness`].
    pub(crate) half_open: f64,
    /// Share of c₁ at full openness.
    pub(crate) queen_closeness: f64,
    /// Share of c₂ at full openness.
    pub(crate) king_closeness: f64,
    /// Share of t₂ at full openness; what is left of 1 belongs to t₁.
    pub(crate) king_lead: f64,
    /// κ: what a square that both reach equally soon is worth to the side to move.
    pub(crate) tie: f64,
    /// What an enclosed amazon costs at full openness.
    pub(crate) enclosed: f64,
    /// α at which an amazon costs a quarter of an enclosed one.
    pub(crate) roomy: f64,
}

/// The weights in use, chosen by matches of players that judge each move by itself.
pub(crate) const WEIGHTS: Weights = Weights {
    half_open: 25.0,
    queen_closeness: 0.2,
    king_closeness: 0.6,
    king_lead: 0.4,
    tie: 0.15,
    enclosed: 3.0,
    roomy: 10.0,
};

impl Weights {
    /// How open the game is, 0 when it is only filled up, towards 1 at the start of a large board.
    #[inline]
    pub(crate) fn openness(&self, contested: f64) -> f64 {
        contested / (contested + self.half_open)
    }
}
