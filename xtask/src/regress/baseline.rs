//! What was played once, and is compared with what is played now.

use core::fmt;
use core::str::FromStr;
use std::fs;
use std::path::Path;

use amazons_core::{Move, Start};
use anyhow::ensure;
use serde::{Deserialize, Serialize};
use serde_with::{
    DeserializeFromStr, DisplayFromStr, SerializeDisplay, StringWithSeparator,
    formats::SpaceSeparator, serde_as,
};

/// The version of the file's form.
const VERSION: u32 = 1;

/// The matches of a regression test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Baseline {
    version: u32,
    pub(crate) matches: Vec<PlayedMatch>,
}

/// A match as it was played.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PlayedMatch {
    #[serde_as(as = "DisplayFromStr")]
    pub(crate) start: Start,
    pub(crate) upper: String,
    pub(crate) lower: String,
    /// The first game.
    #[serde_as(as = "StringWithSeparator::<SpaceSeparator, Move>")]
    pub(crate) moves: Vec<Move>,
    pub(crate) pairs: Pairs,
}

/// How the pairs ended, one after the other; written `++=-`.
#[derive(Clone, Debug, Default, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub(crate) struct Pairs(Vec<Outcome>);

/// How a pair ended for the upper player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Won,
    Shared,
    Lost,
}

impl Baseline {
    pub(crate) fn new(matches: Vec<PlayedMatch>) -> Baseline {
        Baseline {
            version: VERSION,
            matches,
        }
    }

    pub(crate) fn read(path: &Path) -> anyhow::Result<Baseline> {
        let baseline: Baseline = serde_json::from_slice(&fs::read(path)?)?;
        let version = baseline.version;
        ensure!(
            version == VERSION,
            "its version is {version}, expected {VERSION}"
        );
        Ok(baseline)
    }

    pub(crate) fn write(&self, path: &Path) -> anyhow::Result<()> {
        Ok(fs::write(path, serde_json::to_string_pretty(self)? + "\n")?)
    }

    /// The same match as `other`, if it was played.
    pub(crate) fn twin(&self, other: &PlayedMatch) -> Option<&PlayedMatch> {
        let key = |m: &PlayedMatch| (m.start, m.upper.clone(), m.lower.clone());
        self.matches.iter().find(|one| key(one) == key(other))
    }
}

impl Default for Baseline {
    fn default() -> Self {
        Baseline::new(Vec::new())
    }
}

impl Outcome {
    /// A pair of which the upper player won so many games.
    pub(crate) fn of(won: usize) -> Outcome {
        match won {
            0 => Outcome::Lost,
            1 => Outcome::Shared,
            _ => Outcome::Won,
        }
    }

    /// 0, ½ or 1.
    pub(crate) fn score(self) -> f64 {
        match self {
            Outcome::Won => 1.0,
            Outcome::Shared => 0.5,
            Outcome::Lost => 0.0,
        }
    }

    const ALL: [(Outcome, char); 3] = [
        (Outcome::Won, '+'),
        (Outcome::Shared, '='),
        (Outcome::Lost, '-'),
    ];
}

impl Pairs {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The scores of the pairs, in order.
    pub(crate) fn scores(&self) -> impl Iterator<Item = f64> {
        self.0.iter().map(|outcome| outcome.score())
    }
}

impl FromIterator<Outcome> for Pairs {
    fn from_iter<I: IntoIterator<Item = Outcome>>(outcomes: I) -> Self {
        Pairs(Vec::from_iter(outcomes))
    }
}

impl fmt::Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &outcome in &self.0 {
            let known = Outcome::ALL.iter().find(|(one, _)| *one == outcome);
            known.map_or(Ok(()), |(_, sign)| write!(f, "{sign}"))?;
        }
        Ok(())
    }
}

impl FromStr for Pairs {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let outcome = |sign| {
            let known = Outcome::ALL.iter().find(|(_, one)| *one == sign);
            known
                .map(|(outcome, _)| *outcome)
                .ok_or_else(|| format!("`{sign}` is no outcome: + = -"))
        };
        text.chars()
            .map(outcome)
            .collect::<Result<_, _>>()
            .map(Pairs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_baseline_reads_back() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("baseline.json");
        let baseline = Baseline::new(vec![PlayedMatch {
            start: Start::QuickTwo,
            upper: "Hard".into(),
            lower: "Easy".into(),
            moves: vec!["c1-c2/c1".parse().unwrap(), "a4-a3/a4".parse().unwrap()],
            pairs: "+=-".parse().unwrap(),
        }]);
        baseline.write(&path).unwrap();
        assert_eq!(Baseline::read(&path).unwrap(), baseline);
        assert_eq!(
            baseline.twin(&baseline.matches[0]),
            Some(&baseline.matches[0])
        );

        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(r#""moves": "c1-c2/c1 a4-a3/a4""#), "{text}");
        for (part, other, message) in [
            ("\"+=-\"", "\"+?\"", "`?` is no outcome: + = -"),
            ("quick-two", "tiny", "tiny"),
            (
                "\"version\": 1",
                "\"version\": 2",
                "its version is 2, expected 1",
            ),
        ] {
            fs::write(&path, text.replace(part, other)).unwrap();
            let error = Baseline::read(&path).unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
