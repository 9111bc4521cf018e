//! What is learned from: a position as the evaluation sees it, and how good it was for the mover.

use amazons_ai::learned::features;
use amazons_core::{Player, Position};
use anyhow::Context;

use super::lesson::Lesson;

/// A position to learn from.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// Number of empty squares.
    pub(crate) empty: u32,
    /// Features by number, and how often each is there.
    pub(crate) features: Vec<(u16, u8)>,
    /// What the search said, in squares for the mover.
    pub(crate) squares: f32,
    /// 1 where the mover won the game, else 0; `None` where the game went on another way.
    pub(crate) won: Option<f32>,
}

impl Sample {
    /// The positions of a game.
    ///
    /// # Errors
    ///
    /// Those of [`Lesson::positions`].
    pub(crate) fn of(lesson: &Lesson) -> anyhow::Result<Vec<Sample>> {
        let positions = lesson.positions()?;
        let mut samples = Vec::with_capacity(2 * positions.len());
        for (position, &score) in positions.iter().zip(&lesson.scores) {
            let mover_won = (position.to_move() == Player::White) == lesson.white_won;
            samples.push(sample(
                position,
                score,
                Some(f32::from(u8::from(mover_won))),
            ));
        }
        for aside in &lesson.asides {
            let position = positions
                .get(aside.after)
                .context("a move aside of no position")?;
            let behind = position.play(aside.mv.parse()?)?;
            samples.push(sample(&behind, aside.score, None));
        }
        Ok(samples)
    }
}

fn sample(position: &Position, score: i32, won: Option<f32>) -> Sample {
    Sample {
        empty: position.empty().len(),
        features: features(position)
            .into_iter()
            .map(|(feature, count)| (feature as u16, count as u8))
            .collect(),
        squares: score as f32 / 100.0,
        won,
    }
}
