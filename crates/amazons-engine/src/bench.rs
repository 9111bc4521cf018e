//! The bench: fixed positions, a fixed number of nodes, and a signature of what came out.

use amazons_ai::{Limits, Patient, think};
use amazons_core::Position;

/// The positions: boards from 4x4 to 11x11, from the start to the filling phase.
const POSITIONS: &str = include_str!("../data/bench.txt");

/// Nodes for each position.
const NODES: u64 = 20_000;

/// What came out of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// The position.
    pub position: Position,
    /// Turns looked ahead.
    pub depth: u32,
    /// Positions judged: the fixed number, or fewer where everything was found out.
    pub nodes: u64,
    /// Score of the move chosen, in hundredths of a square.
    pub score: i32,
}

/// The signature: the same on every machine and in every run, and another one after almost every
/// change of search or evaluation.
///
/// A total over all positions: the nodes, and the scores of the chosen moves, each counted as often as
/// its place in the list so that an exchange shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    positions: i64,
    total: i64,
}

impl Signature {
    /// Adds the next position.
    pub fn add(&mut self, measure: &Measure) {
        self.positions += 1;
        self.total += measure.nodes as i64 + self.positions * i64::from(measure.score);
    }

    /// The number.
    #[must_use]
    pub fn number(self) -> u64 {
        self.total.unsigned_abs()
    }
}

/// Thinks about the positions, one with each step.
pub fn measures() -> impl Iterator<Item = Measure> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let position: Position = line.parse().expect("the list holds positions alone");
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let report = think(&position, &limits, &mut Patient);
        Measure {
            position,
            depth: report.depth,
            nodes: report.nodes,
            score: report.score().hundredths(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_are_of_all_boards_and_can_be_played_on() {
        let positions: Vec<Position> = POSITIONS
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.parse().expect(line))
            .collect();
        for position in &positions {
            assert!(position.has_any_move(), "{position:?}");
        }
        for side in 4..=11 {
            let is_of = |position: &&Position| position.geometry().width() == side;
            assert!(
                positions.iter().filter(is_of).count() >= 2,
                "{side} columns"
            );
        }
    }
}
