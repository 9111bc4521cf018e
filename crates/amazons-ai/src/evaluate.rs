//! The evaluation: terms weighed by how open the game still is.

use amazons_core::{Player, Position};

use crate::mobility::Room;
use crate::params::{WEIGHTS, Weights};
use crate::score::Score;
use crate::terms::Floods;

/// Judges a position without looking ahead.
///
/// A side to move without a move has lost. Otherwise the score is
/// f₁(w) t₁ + f₂(w) c₁ + f₃(w) c₂ + f₄(w) t₂ with shares that add up to one, all of it t₁ when
/// nothing is contested any more, less what amazons with little room cost. It uses no history and no
/// randomness, and judges mirrored and colour-swapped positions alike.
///
/// Source of the form: J. Lieberum, "An evaluation function for the game of Amazons", Theoretical
/// Computer Science 349 (2005); the shares are ours.
///
/// ```
/// use amazons_ai::{Score, evaluate};
/// use amazons_core::{Geometry, Player, Position};
///
/// let start = Position::start(Geometry::CLASSIC)?;
/// assert!(evaluate(&start) > Score::EVEN, "the move is worth something");
///
/// let shut_in = Position::from_diagram("W#..|##..|...B", Player::White)?;
/// assert_eq!(evaluate(&shut_in), Score::LOST);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
#[inline]
pub fn evaluate(position: &Position) -> Score {
    evaluate_with(position, &WEIGHTS)
}

pub(crate) fn evaluate_with(position: &Position, weights: &Weights) -> Score {
    if !position.has_any_move() {
        return Score::LOST;
    }
    let floods = Floods::of(position);
    let terms = floods.terms();
    let openness = weights.openness(terms.contested);
    let (queen_closeness, king_closeness, king_lead) = (
        weights.queen_closeness * openness,
        weights.king_closeness * openness,
        weights.king_lead * openness,
    );
    let queen_lead = 1.0 - queen_closeness - king_closeness - king_lead;
    let room = Room::of(position.empty());
    let cramped = |player: Player| -> f64 {
        let contested = floods.reached(!player);
        let cost = |square| {
            let room = 1.0 + room.mobility(square, contested) / weights.roomy;
            (COST_STEPS / (room * room)).round() as i32
        };
        // Whole steps, so that the order of the amazons cannot change the sum.
        f64::from(position.amazons(player).iter().map(cost).sum::<i32>()) / COST_STEPS
    };
    let white = queen_lead * f64::from(terms.queen_lead)
        + king_lead * f64::from(terms.king_lead)
        + queen_closeness * terms.queen_closeness
        + king_closeness * terms.king_closeness
        - weights.enclosed * openness * (cramped(Player::White) - cramped(Player::Black));
    let ties = queen_lead * f64::from(terms.queen_ties) + king_lead * f64::from(terms.king_ties);
    let mover = match position.to_move() {
        Player::White => white,
        Player::Black => -white,
    };
    Score::from_squares(mover + weights.tie * ties)
}

/// How finely the cost of little room is told apart, in steps from a free amazon to an enclosed one.
const COST_STEPS: f64 = 65536.0;
