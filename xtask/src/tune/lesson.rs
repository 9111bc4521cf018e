//! A game to learn from.

use std::num::NonZeroUsize;

use amazons_ai::{Limits, Patient, Score, settle, think, turn_rng};
use amazons_core::{Move, Player, Position};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// Random plies at the beginning: at least the first number, at most the second. Many, so that the
/// weights learn what bad moves are worth; a search sees more of them than of good ones.
const OPENING_PLIES: (usize, usize) = (2, 10);

/// Positions looked at to count the moves left in a region.
const FILL_BUDGET: u64 = 100_000;

/// A move that was not played is looked into with one node where a played one has so many.
const ASIDE: u64 = 3;

/// Moves that count as promising.
const PROMISING: NonZeroUsize = NonZeroUsize::new(16).expect("not zero");

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
    /// Moves that were not played, one from each position.
    #[serde(default)]
    pub(crate) asides: Vec<Aside>,
}

/// A move that was not played, and what the search said of the position behind it.
///
/// A search judges all moves, and goes where they are judged too well. Positions that only arise by such
/// moves have to be learned from too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Aside {
    /// Moves played before it.
    pub(crate) after: usize,
    /// The move.
    pub(crate) mv: String,
    /// What the search said behind it, in hundredths of a square for the side to move there.
    pub(crate) score: i32,
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
            asides: Vec::new(),
        };
        let limits = |nodes| Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let winner = loop {
            if let Some(winner) = settled(&position) {
                break winner;
            }
            let report = think(&position, &limits(nodes), &mut Patient);
            let Some(mv) = report.best() else {
                break !position.to_move();
            };
            if let Some(mv) = another(&position, mv, &mut rng) {
                let behind = position.play_unchecked(mv);
                if settled(&behind).is_none() {
                    let said = think(&behind, &limits(nodes / ASIDE), &mut Patient);
                    lesson.asides.push(Aside {
                        after: lesson.moves.len(),
                        mv: mv.to_string(),
                        score: hundredths(said.score()),
                    });
                }
            }
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

/// A move that was not played: any, or one of those that judge best by themselves.
fn another(position: &Position, played: Move, rng: &mut impl Rng) -> Option<Move> {
    let moves = if rng.random_bool(0.5) {
        position.moves()
    } else {
        let limits = Limits {
            depth: Some(1),
            lines: PROMISING,
            ..Limits::default()
        };
        let lines = think(position, &limits, &mut Patient).lines;
        lines.iter().map(|line| line.moves[0]).collect()
    };
    moves.choose(rng).copied().filter(|&mv| mv != played)
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
    let moves = settle(position, FILL_BUDGET, &mut Patient)?.moves;
    let mover = position.to_move();
    let mover_wins = moves[mover].at_least() > moves[!mover].at_least();
    Some(if mover_wins { mover } else { !mover })
}
