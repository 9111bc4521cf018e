//! From an evaluation to a chance to win.

use amazons_ai::Score;

/// The chance to win of whoever an evaluation speaks for, 0 to 1; a proved end leaves no doubt.
///
/// A lead of four squares is worth three games to one.
pub(crate) fn winning_chance(score: Score) -> f32 {
    const SQUARES: f64 = 4.0;
    match score.mate() {
        Some(_) if score > Score::EVEN => 1.0,
        Some(_) => 0.0,
        None => (1.0 / (1.0 + (-score.squares() / SQUARES).exp())) as f32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_score() {
        let check = |score: Score, expected: f32| {
            let chance = winning_chance(score);
            assert!((chance - expected).abs() < 0.005, "{score}: {chance}");
            let other = winning_chance(-score);
            assert!((chance + other - 1.0).abs() < 1e-6, "{score}: {other}");
        };
        check(Score::EVEN, 0.5);
        check(Score::from_squares(4.0), 0.731);
        check(Score::from_squares(-12.0), 0.047);
        check(Score::WON, 1.0);
        check(Score::LOST.seen_a_turn_before(), 1.0);
        check(Score::from_squares(1e6), 1.0);
    }
}
