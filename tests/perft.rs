//! Known counts of move paths, each from its start and again through a position text.
//!
//! Counts beyond the limit take long and are checked by `cargo xtask perft --verify`.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

use amazons_core::{Geometry, Position, perft};
use serde::Deserialize;

/// The largest count that is checked here.
const MOST_LEAVES: u64 = 100_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// A board, meaning its default start, or a position text.
    start: String,
    /// Paths of 1, 2, 3 … turns.
    leaves: Vec<u64>,
}

fn check(start: &str, depth: u32, leaves: u64) {
    let position: Position = match start.parse::<Geometry>() {
        Ok(board) => Position::start(board).unwrap(),
        Err(_) => start.parse().unwrap(),
    };
    assert_eq!(perft(&position, depth), leaves, "{start}, depth {depth}");
    let text = position.to_string();
    let read: Position = text.parse().unwrap();
    assert_eq!(perft(&read, depth), leaves, "{text}, depth {depth}");
}

#[test]
fn known_counts_of_move_paths() {
    let rows: Vec<Row> = serde_json::from_str(include_str!("data/perft.json")).unwrap();
    for Row { start, leaves } in &rows {
        for (depth, &leaves) in (1..).zip(leaves) {
            if leaves <= MOST_LEAVES {
                check(start, depth, leaves);
            }
        }
    }
}
