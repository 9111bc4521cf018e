//! The course of a game: who was ahead after each turn, and where that changed.

use amazons_core::{Game, Position};

use super::analysis::Analysis;

/// A turn that lost this much of its side's chance to win is a turning point.
const TURNING: f32 = 0.2;

/// How many turns of the game there are, those undone too.
pub(crate) fn turns(game: &Game) -> usize {
    game.moves().len() + game.undone().len()
}

/// The positions from the start to the end, those of undone turns too.
pub(crate) fn positions(game: &Game) -> impl Iterator<Item = &Position> {
    (0..).map_while(|turns| game.position_after(turns))
}

/// White's chance to win after each turn, from the start on, as far as it is known.
pub(crate) fn chances(game: &Game, analysis: &Analysis) -> Vec<Option<f32>> {
    positions(game)
        .map(|position| analysis.chance(position))
        .collect()
}

/// How much of its chance to win the side lost that made the turn, 0 to 1; `None` where that is not
/// known or it lost nothing.
pub(crate) fn loss(game: &Game, analysis: &Analysis, turn: usize) -> Option<f32> {
    let before = game.position_after(turn.checked_sub(1)?)?;
    let (was, is) = (
        analysis.chance(before)?,
        analysis.chance(game.position_after(turn)?)?,
    );
    let lost = match before.to_move() {
        amazons_core::Player::White => was - is,
        amazons_core::Player::Black => is - was,
    };
    (lost > 0.0).then_some(lost)
}

/// The turns that changed the game's course, first one first.
pub(crate) fn turning_points(game: &Game, analysis: &Analysis) -> Vec<usize> {
    (1..=turns(game))
        .filter(|&turn| loss(game, analysis, turn).is_some_and(|lost| lost >= TURNING))
        .collect()
}
