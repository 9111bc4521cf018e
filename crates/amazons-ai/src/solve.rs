//! Who wins with best play.

mod bounds;
mod numbers;
mod proof;
mod search;
mod shape;
mod solution;
mod solver;
mod state;
mod table;

use amazons_core::Position;

use crate::observer::Observer;

pub use solution::{Solution, SolveLimits};
pub use solver::Solver;

/// Proves who wins a position with best play.
///
/// `None` where a limit was reached or the observer said stop before that. Takes a [`Solver`] of its
/// own; whoever asks more than once keeps one, which remembers what it has proved.
///
/// ```
/// use amazons_ai::{Patient, SolveLimits, solve};
/// use amazons_core::{Player, Position};
///
/// // One square is left, beside both: whoever moves takes it.
/// let position = Position::from_diagram("
///     B#.
///     .##
///     #W#", Player::Black)?;
/// let solution = solve(&position, &SolveLimits::default(), &mut Patient).expect("nobody says stop");
/// assert_eq!(solution.winner, Player::Black);
/// assert_eq!(solution.best, Some("a3-a2/a3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(
    position: &Position,
    limits: &SolveLimits,
    observer: &mut impl Observer,
) -> Option<Solution> {
    /// Enough for what is solved in seconds.
    const MEBIBYTES: usize = 64;
    Solver::new(MEBIBYTES).solve(position, limits, observer)
}
