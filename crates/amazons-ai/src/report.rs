//! What a search tells.

use amazons_core::Move;

use crate::score::Score;

/// A first move, how good it is for the side to move, and how the game may go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The principal variation: the first move and what follows with the best play found. Never
    /// empty.
    pub moves: Vec<Move>,
    /// How good it is for the side to move.
    pub score: Score,
    /// Turns that were looked ahead.
    pub depth: u32,
}

/// The state or the result of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The best lines, best first: as many as were asked for, or as there are moves. Empty only where
    /// there is no move.
    pub lines: Vec<Line>,
    /// Turns looked ahead by the last iteration that was finished; 0 where none was.
    pub depth: u32,
    /// Turns looked ahead along the longest way.
    pub seldepth: u32,
    /// Positions judged.
    pub nodes: u64,
}

impl Report {
    /// The best move, or `None` where there is no move at all.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.lines.first().map(|line| line.moves[0])
    }

    /// How good the position is for the side to move; [`Score::LOST`] where there is no move.
    #[must_use]
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::LOST, |line| line.score)
    }
}
