//! The weights of the learned evaluation, read from the files that learning wrote.

use std::sync::LazyLock;

use amazons_core::Geometry;

use super::features::FEATURES;

/// Parts of a hundredth of a square in which weights are counted.
pub const PARTS: i32 = 16;

/// Weights for every number of empty squares.
#[derive(Debug)]
pub(crate) struct Weights {
    /// For each number of empty squares, the weight of each feature.
    by_empty: Vec<[i16; FEATURES]>,
}

/// What is wrong with a weight file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fault {
    /// Counted from 1; 0 for the file as a whole.
    line: usize,
    what: String,
}

impl Weights {
    /// The weights for a board, learned on the named board nearest in size.
    pub(crate) fn of(board: Geometry) -> &'static Weights {
        static LARGE: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_str!("../../weights/10x10.txt")));
        static MEDIUM: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_str!("../../weights/8x8.txt")));
        static SMALL: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_str!("../../weights/6x6.txt")));
        match board.squares().len() {
            0..=49 => &SMALL,
            50..=81 => &MEDIUM,
            _ => &LARGE,
        }
    }

    /// The weights of the features with so many empty squares.
    #[inline]
    pub(crate) fn at(&self, empty: u32) -> &[i16; FEATURES] {
        &self.by_empty[(empty as usize).min(self.by_empty.len() - 1)]
    }

    /// Reads a weight file: comment lines begin with `#`; every other line is an anchor, a number of
    /// empty squares and the weights there. Between anchors weights are interpolated, beyond them kept.
    fn parse(text: &str) -> Result<Weights, Fault> {
        let mut anchors: Vec<(usize, Vec<i32>)> = Vec::new();
        for (i, line) in text.lines().enumerate() {
            let fault = |what: String| Fault { line: i + 1, what };
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let (empty, weights) = line
                .split_once(':')
                .ok_or_else(|| fault("expected `empty squares: weights`".into()))?;
            let number = |word: &str| -> Result<i32, Fault> {
                let number: i16 = word
                    .parse()
                    .map_err(|_| fault(format!("not a weight: {word}")))?;
                Ok(number.into())
            };
            let weights: Vec<i32> = weights
                .split_whitespace()
                .map(number)
                .collect::<Result<_, _>>()?;
            if weights.len() != FEATURES {
                let found = weights.len();
                return Err(fault(format!("{found} weights, expected {FEATURES}")));
            }
            let empty = usize::try_from(number(empty.trim())?)
                .map_err(|_| fault("squares cannot be fewer than none".into()))?;
            if anchors.last().is_some_and(|&(last, _)| last >= empty) {
                return Err(fault("anchors must rise".into()));
            }
            anchors.push((empty, weights));
        }
        let (Some(first), Some(last)) = (anchors.first(), anchors.last()) else {
            return Err(Fault {
                line: 0,
                what: "no anchor".into(),
            });
        };
        let between = |empty: usize| -> [i16; FEATURES] {
            let above = anchors.iter().find(|&&(at, _)| at >= empty).unwrap_or(last);
            let below = anchors
                .iter()
                .rfind(|&&(at, _)| at <= empty)
                .unwrap_or(first);
            let way = above.0.saturating_sub(below.0).max(1) as i32;
            let gone = empty.saturating_sub(below.0) as i32;
            core::array::from_fn(|i| {
                let (from, to) = (below.1[i], above.1[i]);
                // An average of two numbers that fit.
                (from + (to - from) * gone / way) as i16
            })
        };
        Ok(Weights {
            by_empty: (0..=last.0).map(between).collect(),
        })
    }
}

fn shipped(text: &str) -> Weights {
    Weights::parse(text).expect("a test reads every weight file")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(empty: &str, weight: &str) -> String {
        format!("{empty}: {}\n", vec![weight; FEATURES].join(" "))
    }

    #[test]
    fn every_shipped_file_is_read() {
        for board in [Geometry::QUICK, Geometry::MEDIUM, Geometry::CLASSIC] {
            let start = amazons_core::Position::start(board).expect("large enough");
            let weights = Weights::of(board);
            assert!(
                weights.by_empty.len() > start.empty().len() as usize,
                "{board}"
            );
            assert!(
                weights
                    .at(start.empty().len())
                    .iter()
                    .any(|&weight| weight != 0)
            );
        }
    }

    #[test]
    fn weights_between_anchors_are_averages() {
        let text = format!("# learned\n{}{}", line("4", "-100"), line("8", "100"));
        let weights = Weights::parse(&text).expect("well formed");
        for (empty, expected) in [(0, -100), (4, -100), (5, -50), (6, 0), (8, 100), (90, 100)] {
            assert_eq!(weights.at(empty), &[expected; FEATURES], "{empty}");
        }
    }

    #[test]
    fn faults_are_named_with_their_line() {
        let check = |text: &str, line: usize, what: &str| {
            let fault = Weights::parse(text).expect_err(what);
            assert_eq!(fault.line, line, "{fault:?}");
            assert!(fault.what.contains(what), "{fault:?}");
        };
        check("", 0, "no anchor");
        check("# words\n7 8 9", 2, "expected `empty squares: weights`");
        check("7: 1 2 3", 1, "3 weights, expected");
        check(&line("7", "x"), 1, "not a weight: x");
        check(&line("7", "40000"), 1, "not a weight: 40000");
        check(&line("-7", "1"), 1, "fewer than none");
        check(&(line("7", "1") + &line("7", "1")), 2, "anchors must rise");
    }
}
