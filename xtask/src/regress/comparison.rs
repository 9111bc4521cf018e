//! What changed between two regression tests.

use core::fmt;

use amazons_core::Move;

use super::baseline::{Baseline, PlayedMatch};
use super::difference::Difference;

/// Probability of a false alarm over all matches together.
const FALSE_ALARM: f64 = 0.05;

/// All matches that were played another way; `{}` writes them as a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Comparison {
    changes: Vec<Change>,
}

/// A match that was played another way.
#[derive(Clone, Debug, PartialEq)]
struct Change {
    name: String,
    /// What became of the first game.
    game: String,
    /// Over as many pairs as both matches have.
    before: Option<f64>,
    now: f64,
    verdict: Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    New,
    Within,
    Weaker,
    TurnedRound,
}

impl Comparison {
    /// Compares each match with the baseline's, as far as both go.
    pub(crate) fn of(baseline: &Baseline, now: &Baseline) -> Comparison {
        // One pair says nothing about strength.
        let judged = now.matches.iter().filter(|one| one.pairs.len() > 1).count();
        let probability = FALSE_ALARM / judged.max(1) as f64;
        let changes = now.matches.iter();
        let changes = changes.filter_map(|one| Change::of(baseline.twin(one), one, probability));
        Comparison {
            changes: changes.collect(),
        }
    }

    /// How many matches got worse.
    pub(crate) fn failures(&self) -> usize {
        let is_worse =
            |change: &&Change| matches!(change.verdict, Verdict::Weaker | Verdict::TurnedRound);
        self.changes.iter().filter(is_worse).count()
    }
}

impl Change {
    fn of(before: Option<&PlayedMatch>, now: &PlayedMatch, probability: f64) -> Option<Change> {
        let PlayedMatch {
            start,
            upper,
            lower,
            ..
        } = now;
        let change = |game, scores: (Option<f64>, f64), verdict| Change {
            name: format!("{start} | {upper} – {lower}"),
            game,
            before: scores.0,
            now: scores.1,
            verdict,
        };
        let Some(before) = before else {
            let score = mean(now, now.pairs.len());
            return Some(change("new".into(), (None, score), Verdict::New));
        };
        let pairs = before.pairs.len().min(now.pairs.len());
        let is_same = before.moves == now.moves
            && before
                .pairs
                .scores()
                .take(pairs)
                .eq(now.pairs.scores().take(pairs));
        if is_same {
            return None;
        }
        let (old, new) = (mean(before, pairs), mean(now, pairs));
        let difference = Difference::of(before.pairs.scores(), now.pairs.scores());
        let is_below_half = |one: &PlayedMatch| {
            let half = std::iter::repeat(0.5);
            Difference::of(half, one.pairs.scores().take(pairs)).is_worse(probability)
        };
        let verdict = if is_below_half(now) && !is_below_half(before) {
            Verdict::TurnedRound
        } else if difference.is_worse(probability) {
            Verdict::Weaker
        } else {
            Verdict::Within
        };
        Some(change(
            divergence(&before.moves, &now.moves),
            (Some(old), new),
            verdict,
        ))
    }
}

/// The mean score of the first pairs.
fn mean(played: &PlayedMatch, pairs: usize) -> f64 {
    played.pairs.scores().take(pairs).sum::<f64>() / pairs.max(1) as f64
}

/// Where two games part.
fn divergence(before: &[Move], now: &[Move]) -> String {
    if before == now {
        return "the same".into();
    }
    let common = before.iter().zip(now).take_while(|(a, b)| a == b).count();
    let mv = |moves: &[Move]| moves.get(common).map_or("the end".into(), Move::to_string);
    let ply = common + 1;
    format!("ply {ply}: {}, was {}", mv(now), mv(before))
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Verdict::New => "new",
            Verdict::Within => "not worse",
            Verdict::Weaker => "WEAKER",
            Verdict::TurnedRound => "TURNED ROUND",
        })
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.changes.is_empty() {
            return writeln!(f, "nothing changed");
        }
        writeln!(f, "| board | match | first game | before | now | |")?;
        writeln!(f, "|---|---|---|---|---|---|")?;
        for change in &self.changes {
            let Change {
                name,
                game,
                now,
                verdict,
                ..
            } = change;
            let percent = |score: f64| format!("{:.1} %", score * 100.0);
            let before = change.before.map_or("–".into(), percent);
            let now = percent(*now);
            writeln!(f, "| {name} | {game} | {before} | {now} | {verdict} |")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use amazons_core::Start;

    use super::*;

    fn played(upper: &str, moves: &[&str], pairs: &str) -> PlayedMatch {
        PlayedMatch {
            start: Start::Quick,
            upper: upper.into(),
            lower: "Easy".into(),
            moves: moves.iter().map(|text| text.parse().unwrap()).collect(),
            pairs: pairs.parse().unwrap(),
        }
    }

    /// The only match of a test before and now: the row of the table, and whether it fails.
    fn check(before: Option<(&[&str], &str)>, now: (&[&str], &str), row: &str, fails: bool) {
        let baseline = |(moves, pairs)| Baseline::new(vec![played("Hard", moves, pairs)]);
        let before = before.map(baseline).unwrap_or_default();
        let comparison = Comparison::of(&before, &baseline(now));
        assert_eq!(comparison.to_string().lines().last(), Some(row));
        assert_eq!(comparison.failures() > 0, fails, "{row}");
    }

    #[test]
    fn changes_are_judged() {
        let game: &[&str] = &["a2-a3/a2", "a5-a4/a5"];
        let other: &[&str] = &["a2-a3/a2", "f5-f4/f5"];
        let strong = "++++++++++++";
        let same = Some((game, strong));
        check(same, (game, strong), "nothing changed", false);
        // A short test is compared with as much of the baseline.
        check(
            Some((game, "+++----")),
            (game, "+++"),
            "nothing changed",
            false,
        );
        check(
            same,
            (other, "++++++=+++++"),
            "| quick | Hard – Easy | ply 2: f5-f4/f5, was a5-a4/a5 | 100.0 % | 95.8 % | not worse |",
            false,
        );
        check(
            same,
            (game, "=+==+==+==+="),
            "| quick | Hard – Easy | the same | 100.0 % | 66.7 % | WEAKER |",
            true,
        );
        check(
            Some((game, "+++-+++-+++-")),
            (game, "+---=---=---"),
            "| quick | Hard – Easy | the same | 75.0 % | 16.7 % | TURNED ROUND |",
            true,
        );
        // Nobody can tell whether this order holds.
        check(
            Some((game, "==+==+==-===")),
            (game, "==-=====-==="),
            "| quick | Hard – Easy | the same | 54.2 % | 41.7 % | not worse |",
            false,
        );
        check(
            Some((game, "+---+---")),
            (&game[..1], "+++++=++"),
            "| quick | Hard – Easy | ply 2: the end, was a5-a4/a5 | 25.0 % | 93.8 % | not worse |",
            false,
        );
        // A single pair says nothing about strength.
        check(
            Some((game, "+")),
            (game, "-"),
            "| quick | Hard – Easy | the same | 100.0 % | 0.0 % | not worse |",
            false,
        );
        check(
            None,
            (game, "++=="),
            "| quick | Hard – Easy | new | – | 75.0 % | new |",
            false,
        );
    }
}
