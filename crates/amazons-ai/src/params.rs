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
pub(crate) const ROOT_WIDTH: usize = 60;

/// Moves that a search looks into where `depth` turns are looked ahead, of those that judge best.
// CITE: Müller and Tegos, "Experiments in computer Amazons", More Games of No Chance, 2002: 10 to 15.
pub(crate) const fn width(depth: u32) -> usize {
    match depth {
        0..=2 => 20,
        _ => 15,
    }
}

/// Turns that a move is looked into less deep, where `tried` others were tried before it.
pub(crate) const fn reduction(depth: u32, tried: u32) -> u32 {
    match (depth, tried) {
        (0..=2, _) | (_, 0..=2) => 0,
        (3.., 3..=7) => 1,
        (3, _) => 1,
        _ => 2,
    }
}

/// Half the window of an iteration around the score of the one before, in hundredths of a square.
pub(crate) const ASPIRATION: i32 = 60;

/// Depth up to which a position that judges far better than needed is not looked into, and by how much
/// for each turn of depth, in hundredths of a square.
pub(crate) const FUTILITY_DEPTH: u32 = 3;
pub(crate) const FUTILITY: i32 = 250;

/// By how much the last turn, the last two and so on can make a position better than it judges, in
/// hundredths of a square.
pub(crate) const HOPELESS: [i32; 3] = [600, 5000, 5000];

/// Turns looked ahead less after a pass.
pub(crate) const PASS_REDUCTION: u32 = 2;

/// Most contested squares with which a proof of who wins is tried.
pub(crate) const PROVABLE: u32 = 24;

/// Most contested squares with which a proof takes more time than the search.
pub(crate) const NEARLY_PROVED: u32 = 14;

/// Nodes of the search before the solver is asked for the first time.
pub(crate) const PROOF_AFTER: u64 = 4000;

/// Nodes of the search in the time that the solver takes for one of its own.
pub(crate) const PROOF_COST: u64 = 4;

/// Positions that are looked at to count the moves left in the regions of one position; hardly a
/// region of a real game needs as many.
pub(crate) const FILL_BUDGET: u64 = 400;

/// Regions whose moves are remembered in a search.
pub(crate) const FILL_SLOTS: usize = 1 << 14;

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

/// Turns to look ahead from which threads tell each other what they are looking into.
pub(crate) const TOLD_DEPTH: u32 = 3;
