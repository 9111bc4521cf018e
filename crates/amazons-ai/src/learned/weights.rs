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
pub(crate) struct Fault {
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
    pub(crate) fn parse(text: &str) -> Result<Weights, Fault> {
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
            let below = anchors.iter().rfind(|&&(at, _)| at <= empty).unwrap_or(first);
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
