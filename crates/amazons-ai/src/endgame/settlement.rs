//! A position in which nothing is contested any more.

use amazons_core::{ByPlayer, Player, Position};

use crate::observer::Observer;
use crate::score::Score;

use super::allowance::Allowance;
use super::area::{Area, grow};
use super::filling::Filling;
use super::fillings::Fillings;

/// The moves that each side has left in a position whose regions are all one side's alone.
///
/// Whoever has more of them wins, and in a tie whoever has just moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// Moves left of each side.
    pub moves: ByPlayer<Filling>,
}

impl Settlement {
    /// How good it is for the side to move: proved where the bounds tell the winner, else the lead in
    /// squares.
    #[must_use]
    pub fn score(&self, to_move: Player) -> Score {
        let (own, other) = (self.moves[to_move], self.moves[!to_move]);
        // The loser's last move is followed by the winner's, and then there is none.
        if own.at_least() > other.at_most() {
            return Score::won_in(2 * other.at_most() + 1);
        }
        if own.at_most() <= other.at_least() {
            return Score::lost_in(2 * own.at_most());
        }
        let middle = |filling: Filling| f64::from(filling.at_least() + filling.at_most()) / 2.0;
        Score::from_squares(middle(own) - middle(other))
    }
}

impl Fillings {
    /// The moves left of both sides, or `None` where they still share a region. Looks at up to
    /// `budget` positions.
    pub(crate) fn settle(
        &mut self,
        position: &Position,
        budget: u64,
        observer: &mut impl Observer,
    ) -> Option<Settlement> {
        let area = |player: Player| {
            let amazons = position.amazons(player);
            let passable = position.empty() | amazons | position.amazons(!player);
            let squares = grow(amazons, passable);
            (
                squares,
                Area {
                    amazons,
                    empty: squares & position.empty(),
                },
            )
        };
        let (white_squares, white) = area(Player::White);
        if !white_squares.is_disjoint(position.amazons(Player::Black)) {
            return None;
        }
        let (_, black) = area(Player::Black);
        let mut allowance = Allowance::new(budget, observer);
        let white = self.count(white, budget, &mut allowance);
        let black = self.count(black, budget, &mut allowance);
        Some(Settlement {
            moves: ByPlayer { white, black },
        })
    }
}
