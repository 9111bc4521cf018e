//! What is asked of a proof, and what it answers.

use amazons_core::{Move, Player};

/// What ends a proof search. Time is not among it: whoever has a clock says stop through the
/// [`Observer`](crate::Observer).
///
/// ```
/// use amazons_ai::SolveLimits;
///
/// let quick = SolveLimits { nodes: Some(100_000) };
/// assert_eq!(SolveLimits::default().nodes, None);
/// # let _ = quick;
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolveLimits {
    /// Positions to look at, a microsecond or two each; no limit where `None`.
    pub nodes: Option<u64>,
}

/// Who wins a position, proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins with best play.
    pub winner: Player,
    /// A move for the side to move: a winning one where there is one, else the one that was hardest
    /// to answer. `None` where there is no move.
    pub best: Option<Move>,
}
