//! The counts that are known, checked one by one.

use std::io::{self, Write};
use std::time::Instant;

use amazons_core::{Geometry, Position, perft};
use anyhow::{Context, ensure};
use rayon::prelude::*;
use serde::Deserialize;

use super::rate;

use crate::note::note;

/// What is known of one start.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    /// A board, meaning its default start, or a position text.
    start: String,
    /// Paths of 1, 2, 3 … turns.
    leaves: Vec<u64>,
}

impl Row {
    fn position(&self) -> anyhow::Result<Position> {
        if self.start.contains('/') {
            return Ok(self.start.parse()?);
        }
        Ok(Position::start(self.start.parse::<Geometry>()?)?)
    }
}

/// Counts every known row at every depth and says which counts are right.
pub(crate) fn run() -> anyhow::Result<()> {
    let known = include_str!("../../../tests/data/perft.json");
    verify(known, &mut io::stdout().lock()).context("tests/data/perft.json")
}

fn verify(known: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let rows: Vec<Row> = serde_json::from_str(known)?;
    let (mut counts, mut wrong) = (0, 0);
    for row in &rows {
        let position = row.position().with_context(|| row.start.clone())?;
        for (depth, &expected) in (1..).zip(&row.leaves) {
            let began = Instant::now();
            let leaves = perft_on_all_cores(&position, depth);
            let time = began.elapsed();
            let is_right = leaves == expected;
            let verdict = if is_right { "pass" } else { "FAIL" };
            writeln!(out, "{verdict} {}, depth {depth}: {leaves}", row.start)?;
            if !is_right {
                writeln!(out, "     expected {expected}")?;
            }
            note!("     {}", rate(leaves, time));
            counts += 1;
            wrong += u32::from(!is_right);
        }
    }
    ensure!(wrong == 0, "{wrong} of {counts} counts are wrong");
    writeln!(out, "all {counts} counts pass")?;
    Ok(())
}

/// [`perft`] with the first moves shared out among the cores.
fn perft_on_all_cores(position: &Position, depth: u32) -> u64 {
    match depth {
        0 | 1 => perft(position, depth),
        _ => position
            .moves()
            .into_par_iter()
            .map(|mv| perft(&position.play_unchecked(mv), depth - 1))
            .sum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(known: &str, printed: &str, refused: Option<&str>) {
        let mut out = Vec::new();
        let result = verify(known, &mut out).map_err(|error| format!("{error:#}"));
        assert_eq!(String::from_utf8_lossy(&out), printed);
        assert_eq!(result.err().as_deref(), refused);
    }

    #[test]
    fn each_count_is_judged() {
        check(
            r#"[{ "start": "4x4", "leaves": [88, 4336] }, { "start": "q2/3/2Q w", "leaves": [] }]"#,
            "pass 4x4, depth 1: 88\npass 4x4, depth 2: 4336\nall 2 counts pass\n",
            None,
        );
        check(
            r#"[{ "start": "4x4", "leaves": [88, 4335] }]"#,
            "pass 4x4, depth 1: 88\nFAIL 4x4, depth 2: 4336\n     expected 4335\n",
            Some("1 of 2 counts are wrong"),
        );
    }

    #[test]
    fn a_bad_file_is_named_with_the_place() {
        check(
            r#"[{ "start": "3x4", "leaves": [1] }]"#,
            "",
            Some("3x4: the 3x4 board has no default start: 4 to 11 columns and rows are needed"),
        );
        check(
            "[{ \"start\": \"4x4\",\n \"leafs\": [1] }]",
            "",
            Some("unknown field `leafs`, expected `start` or `leaves` at line 2 column 8"),
        );
    }
}
