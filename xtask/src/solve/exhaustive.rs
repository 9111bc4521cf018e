//! Who wins, by the rules alone.

use std::collections::HashMap;

use amazons_core::{Player, Position};

/// Tries all moves to the end; remembers nothing but whole positions.
#[derive(Debug, Default)]
pub(super) struct Exhaustive {
    is_won: HashMap<Position, bool>,
}

impl Exhaustive {
    /// Who wins, or `None` where that would take too long.
    pub(super) fn winner(&mut self, position: &Position) -> Option<Player> {
        /// Some seconds, some hundred MiB.
        const MOST_EMPTY: u32 = 8;
        if position.empty().len() > MOST_EMPTY {
            return None;
        }
        let to_move = position.to_move();
        Some(if self.is_won(position) {
            to_move
        } else {
            !to_move
        })
    }

    fn is_won(&mut self, position: &Position) -> bool {
        if let Some(&is_won) = self.is_won.get(position) {
            return is_won;
        }
        let mut moves = position.moves().into_iter();
        let is_won = moves.any(|mv| !self.is_won(&position.play_unchecked(mv)));
        self.is_won.insert(*position, is_won);
        is_won
    }
}
