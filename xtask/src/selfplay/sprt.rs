//! When a match may stop: the sequential test of two strengths.

use core::fmt;
use core::str::FromStr;

use super::elo::{PairCounts, expected_score};

/// Probability of each of the two wrong verdicts.
const ERROR: f64 = 0.05;

/// Counts that stand for an outcome that was not seen yet, lest one pair decides all.
const UNSEEN: f64 = 1e-3;

/// A generalised sequential probability ratio test of two Elo differences, over pairs of games.
///
/// The ratio is that of the greatest likelihoods that the pairs' outcomes (won, shared, lost) have where
/// their mean is the expected score of the one or the other difference; so nothing need be known about
/// how often pairs are shared.
// CITE: Wald, "Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16, 1945:
// the bounds. Li, Liu, Ying, "Generalized Sequential Probability Ratio Test for Separate Families of
// Hypotheses", Sequential Analysis 33, 2014. Van den Bergh, hardy.uhasselt.be/Fishtest/
// support_MLE_multinomial.pdf: the likelihoods, with pairs of games as the unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// How a test ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The difference is the lower one, or less.
    Lower,
    /// The difference is the higher one, or more.
    Higher,
}

impl Sprt {
    /// The test, `None` unless `elo0` is less than `elo1`.
    pub(crate) fn new(elo0: f64, elo1: f64) -> Option<Sprt> {
        let is_test = elo0.is_finite() && elo1.is_finite() && elo0 < elo1;
        is_test.then_some(Sprt { elo0, elo1 })
    }

    /// The verdict that these pairs allow, if they do.
    pub(crate) fn verdict(&self, counts: PairCounts) -> Option<Verdict> {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let ratio = self.log_likelihood_ratio(counts);
        if ratio >= bound {
            Some(Verdict::Higher)
        } else if ratio <= -bound {
            Some(Verdict::Lower)
        } else {
            None
        }
    }

    /// How much better the higher difference explains these pairs than the lower.
    pub(crate) fn log_likelihood_ratio(&self, counts: PairCounts) -> f64 {
        let PairCounts { won, shared, lost } = counts;
        if counts.pairs() == 0 {
            return 0.0;
        }
        let weights = [lost, shared, won].map(|count| f64::from(count).max(UNSEEN));
        let total: f64 = weights.iter().sum();
        let seen = weights.map(|weight| weight / total);
        let lower = most_likely(seen, expected_score(self.elo0));
        let higher = most_likely(seen, expected_score(self.elo1));
        (0..3)
            .map(|i| weights[i] * (higher[i] / lower[i]).ln())
            .sum()
    }
}

/// The probabilities of a lost, a shared and a won pair that make what was seen most likely, among those
/// with this mean score.
///
/// They are pᵢ / (1 + θ (aᵢ − s)) with scores aᵢ, where θ makes the mean come out as s. The derivative's
/// only root lies between the poles of the extreme scores, and the function falls all the way.
fn most_likely(seen: [f64; 3], mean: f64) -> [f64; 3] {
    const SCORES: [f64; 3] = [0.0, 0.5, 1.0];
    let excess = |theta: f64| -> f64 {
        let terms = seen.iter().zip(SCORES);
        terms
            .map(|(p, score)| p * (score - mean) / (1.0 + theta * (score - mean)))
            .sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    // As many halvings as a float of this size has digits.
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let theta = f64::midpoint(low, high);
    core::array::from_fn(|i| seen[i] / (1.0 + theta * (SCORES[i] - mean)))
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+} against {:+} Elo", self.elo0, self.elo1)
    }
}

impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once(',');
        let numbers =
            numbers.and_then(|(a, b)| Some((a.trim().parse().ok()?, b.trim().parse().ok()?)));
        numbers
            .and_then(|(elo0, elo1)| Sprt::new(elo0, elo1))
            .ok_or_else(|| "expected two Elo differences, the lower first, such as 0,20".into())
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::selfplay::elo::tests::draw_pair;

    #[test]
    fn tests_are_read() {
        assert_eq!(
            "0,20".parse(),
            Ok(Sprt {
                elo0: 0.0,
                elo1: 20.0
            })
        );
        assert_eq!(
            "-5, 2.5".parse::<Sprt>().unwrap().to_string(),
            "-5 against +2.5 Elo"
        );
        for bad in ["", "0", "20,0", "1,1", "0,inf", "a,b", "0,1,2"] {
            assert!(bad.parse::<Sprt>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_constrained_likelihood_is_greatest() {
        let seen = [0.2, 0.5, 0.3];
        let mean = 0.62;
        let best = most_likely(seen, mean);
        let likelihood = |p: [f64; 3]| -> f64 { (0..3).map(|i| seen[i] * p[i].ln()).sum() };
        let is_near = |value: f64, expected: f64| (value - expected).abs() < 1e-9;
        assert!(is_near(best.iter().sum(), 1.0), "{best:?}");
        assert!(is_near(best[1] / 2.0 + best[2], mean), "{best:?}");
        // Along the line of equal mean and sum every other point is worse.
        for step in [-0.01, 0.01] {
            let other = [best[0] + step, best[1] - 2.0 * step, best[2] + step];
            assert!(likelihood(other) < likelihood(best), "{other:?}");
        }
        // What was seen is its own best explanation.
        let own = most_likely(seen, 0.55);
        assert!((0..3).all(|i| is_near(own[i], seen[i])), "{own:?}");
    }

    /// Plays so many matches of players whose true difference is `elo`; how many end with `verdict`.
    fn verdicts(sprt: Sprt, elo: f64, shared: f64, verdict: Verdict, seed: u64) -> u32 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut ended_so = 0;
        for _ in 0..MATCHES {
            let mut counts = PairCounts::default();
            let found = loop {
                draw_pair(&mut counts, expected_score(elo), shared, rng.random());
                if let Some(found) = sprt.verdict(counts) {
                    break found;
                }
            };
            ended_so += u32::from(found == verdict);
        }
        ended_so
    }

    const MATCHES: u32 = 1000;

    #[test]
    fn wrong_verdicts_are_as_rare_as_stated() {
        let matches = f64::from(MATCHES);
        let deviation = (matches * ERROR * (1.0 - ERROR)).sqrt();
        let most = matches * ERROR + 2.0 * deviation;
        for (elo0, elo1, shared) in [
            (0.0, 20.0, 0.5),
            (0.0, 40.0, 0.2),
            (-30.0, 10.0, 0.6),
            (50.0, 100.0, 0.4),
        ] {
            let sprt = Sprt { elo0, elo1 };
            let too_high = verdicts(sprt, elo0, shared, Verdict::Higher, 1);
            let too_low = verdicts(sprt, elo1, shared, Verdict::Lower, 2);
            for wrong in [too_high, too_low] {
                assert!(
                    f64::from(wrong) <= most,
                    "{sprt}, {shared} shared: {too_high} {too_low}"
                );
            }
            // A test that never errs at all would not be one.
            assert!(too_high > 0 && too_low > 0, "{sprt}");
        }
    }
}
