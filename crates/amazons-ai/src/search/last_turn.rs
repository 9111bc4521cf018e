//! The last turn of a search: its moves are judged, not looked into.

use amazons_core::Move;

use super::window::Window;
use super::worker::{Node, Stopped, Worker};
use crate::observer::Observer;
use crate::score::Score;

impl<O: Observer> Worker<'_, O> {
    /// Judges the moves of the last turn until one is too good.
    pub(super) fn last_turn(
        &mut self,
        node: &Node,
        window: Window,
        first: Option<Move>,
        line: &mut Vec<Move>,
    ) -> Result<(Score, Option<Move>), Stopped> {
        let position = node.position;
        self.seldepth = self.seldepth.max(node.ply as u32 + 1);
        let mut best = (Score::LOST, None);
        for mv in first.into_iter().chain(self.history.hints(node.ply)) {
            if Some(mv) == best.1 || !position.is_legal(mv) {
                continue;
            }
            if self.try_last(node, window, mv, &mut best, line)? {
                return Ok(best);
            }
        }
        let mut moves = self.moves.pop().unwrap_or_default();
        self.history.in_order(position, &mut moves);
        let mut result = Ok(());
        for &mv in &moves {
            match self.try_last(node, window, mv, &mut best, line) {
                Ok(false) => {}
                Ok(true) => break,
                Err(stop) => {
                    result = Err(stop);
                    break;
                }
            }
        }
        moves.clear();
        self.moves.push(moves);
        result.map(|()| best)
    }

    /// Judges a move of the last turn; answers whether it is too good.
    #[inline]
    fn try_last(
        &mut self,
        node: &Node,
        window: Window,
        mv: Move,
        best: &mut (Score, Option<Move>),
        line: &mut Vec<Move>,
    ) -> Result<bool, Stopped> {
        let score = self
            .judge(&node.position.play_unchecked(mv))?
            .seen_a_turn_before();
        if score > best.0 {
            *best = (score, Some(mv));
            if score > window.alpha {
                line.clear();
                line.push(mv);
            }
            if score >= window.beta {
                self.history.reward(node.ply, mv);
                return Ok(true);
            }
        }
        Ok(false)
    }
}
