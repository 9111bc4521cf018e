//! Counting move paths, the usual proof of a move generator.

use core::ops::ControlFlow;

use crate::moves::Move;
use crate::position::Position;

/// Number of move sequences of exactly `depth` turns from a position.
///
/// The last turn is counted set-wise without being played.
///
/// ```
/// use amazons_core::{Geometry, Position, perft};
///
/// let start = Position::start(Geometry::QUICK)?;
/// assert_eq!(perft(&start, 1), 544);
/// # Ok::<(), amazons_core::SetupError>(())
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.move_count()),
        _ => {
            let mut total = 0;
            let all = position.for_each_step(|step| {
                for mv in step.moves() {
                    total += perft(&position.play_unchecked(mv), depth - 1);
                }
                ControlFlow::<()>::Continue(())
            });
            debug_assert!(all.is_continue());
            total
        }
    }
}

/// [`perft`] split by the first move, in the order of [`Position::moves`]; empty at depth 0.
///
/// Where two move generators disagree, this tells behind which move.
///
/// ```
/// use amazons_core::{Player, Position, perft, perft_divide};
///
/// let position = Position::from_diagram("W..|.#B", Player::White)?;
/// let split = perft_divide(&position, 2);
/// let lines: Vec<String> = split.iter().map(|(mv, paths)| format!("{mv} {paths}")).collect();
/// assert_eq!(lines[..2], ["a2-a1/a2 4", "a2-a1/b2 1"]);
/// let total: u64 = split.iter().map(|(_, paths)| paths).sum();
/// assert_eq!(total, perft(&position, 2));
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
#[must_use]
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(depth_below) = depth.checked_sub(1) else {
        return Vec::new();
    };
    position
        .moves()
        .into_iter()
        .map(|mv| (mv, perft(&position.play_unchecked(mv), depth_below)))
        .collect()
}
