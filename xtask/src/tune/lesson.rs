//! A game to learn from.

use amazons_ai::{Filling, Limits, Patient, Score, fill, think, turn_rng};
use amazons_core::{Move, Owner, Player, Position, Territory};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};

/// Random plies at the beginning: at least the first number, at most the second. Many, so that the
/// weights learn what bad moves are worth; a search sees more of them than of good ones.
const OPENING_PLIES: (usize, usize) = (2, 10);

/// Positions looked at to count the moves left in a region.
const FILL_BUDGET: u64 = 100_000;

/// The largest score that is written, in hundredths of a square.
const MOST: i32 = 10_000;

/// A game of the engine against itself, from the end of a random opening to where the sides are cut
/// off from each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lesson {
    /// The position after the opening.
    pub(crate) start: String,
    /// The moves played from there.
    pub(crate) moves: Vec<String>,
    /// What the search said before each move, in hundredths of a square for the mover.
    pub(crate) scores: Vec<i32>,
    /// Whether White won.
    pub(crate) white_won: bool,
}

impl Lesson {
    /// Plays the game numbered `number` of a series.
    pub(crate) fn play(board: Position, seed: u64, number: u64, nodes: u64) -> Lesson {
        let mut rng = turn_rng(seed, number as usize);
        let (fewest, most) = OPENING_PLIES;
        let mut position = board;
        for _ in 0..rng.random_range(fewest..=most) {
            if let Some(&mv) = position.moves().choose(&mut rng) {
                position = position.play_unchecked(mv);
            }
        }
        let mut lesson = Lesson {
            start: position.to_string(),
            moves: Vec::new(),
            scores: Vec::new(),
            white_won: false,
        };
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let winner = loop {
            if let Some(winner) = settled(&position) {
                break winner;
            }
            let report = think(&position, &limits, &mut Patient);
            let Some(mv) = report.best() else {
                break !position.to_move();
            };
            lesson.moves.push(mv.to_string());
            lesson.scores.push(hundredths(report.score()));
            position = position.play_unchecked(mv);
        };
        lesson.white_won = winner == Player::White;
        lesson
    }

    /// The positions before each move.
    ///
    /// # Errors
    ///
    /// Names what is not a position or not a move.
    pub(crate) fn positions(&self) -> anyhow::Result<Vec<Position>> {
        let mut position: Position = self.start.parse()?;
        let mut positions = Vec::with_capacity(self.moves.len());
        for mv in &self.moves {
            positions.push(position);
            position = position.play(mv.parse::<Move>()?)?;
        }
        Ok(positions)
    }
}

fn hundredths(score: Score) -> i32 {
    match score.mate() {
        Some(turns) if turns > 0 => MOST,
        Some(_) => -MOST,
        None => score.hundredths().clamp(-MOST, MOST),
    }
}

/// Who wins where nothing is contested any more; `None` where something is.
fn settled(position: &Position) -> Option<Player> {
    let territory = Territory::of(position);
    if !territory.is_separated() {
        return None;
    }
    let moves_left = |player| -> u32 {
        let regions = territory.regions();
        regions
            .filter(|region| region.owner() == Owner::Alone(player))
            .filter_map(|region| fill(&region, FILL_BUDGET, &mut Patient))
            .map(Filling::at_least)
            .sum()
    };
    let mover = position.to_move();
    let mover_wins = moves_left(mover) > moves_left(!mover);
    Some(if mover_wins { mover } else { !mover })
}
