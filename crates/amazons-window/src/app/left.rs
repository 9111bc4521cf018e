//! What is left to play once every amazon is shut off from the enemy.

use amazons_ai::Filling;
use amazons_core::{ByPlayer, Player, Position};

/// A position whose moves left are to be counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CountOrder {
    /// Turns played in the game so far.
    pub turns: usize,
    /// The position, in which every amazon is shut off from the enemy.
    pub position: Position,
}

/// The answer to a [`CountOrder`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Left {
    /// Turns played in the game then.
    pub turns: usize,
    /// The position.
    pub position: Position,
    /// How many moves each side has left.
    pub moves: ByPlayer<Filling>,
}

impl Left {
    /// Who wins if both play as well as can be; `None` where that is not proved.
    ///
    /// Whoever has the turn needs more moves than the enemy.
    ///
    /// ```
    /// use amazons_ai::{Patient, moves_left};
    /// use amazons_core::{Player, Position};
    /// use amazons_window::app::Left;
    ///
    /// // One square each.
    /// let position = Position::from_diagram("W.#|###|B.#", Player::White)?;
    /// let moves = moves_left(&position, 1000, &mut Patient).expect("a wall is between them");
    /// let left = Left { turns: 0, position, moves };
    /// assert_eq!(left.winner(), Some(Player::Black));
    /// # Ok::<(), amazons_core::DiagramError>(())
    /// ```
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        let mover = self.position.to_move();
        let (own, other) = (self.moves[mover], self.moves[!mover]);
        if own.at_least() > other.at_most() {
            Some(mover)
        } else if own.at_most() <= other.at_least() {
            Some(!mover)
        } else {
            None
        }
    }
}

/// `12`, or `9–12` where it is not proved.
pub(crate) fn shown(moves: Filling) -> String {
    match moves.exact() {
        Some(moves) => moves.to_string(),
        None => format!("{}–{}", moves.at_least(), moves.at_most()),
    }
}
