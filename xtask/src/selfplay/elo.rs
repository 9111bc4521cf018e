//! Score and Elo with their 95 % intervals, from the results of pairs.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// Probability left out on each side of an interval.
const TAIL: f64 = 0.025;

/// How the pairs of a match ended, seen by its first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PairCounts {
    /// Both games won.
    pub(crate) won: u32,
    /// One game won by each.
    pub(crate) shared: u32,
    /// Both games lost.
    pub(crate) lost: u32,
}

/// A score between 0 and 1, and the ends of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) score: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The Elo difference that gives this expected score; infinite at 0 and 1.
// CITE: Elo, "The Rating of Chessplayers, Past and Present", 1978: the logistic form.
pub(crate) fn elo(score: f64) -> f64 {
    let difference = 400.0 * (score / (1.0 - score)).log10();
    // Minus zero would be printed with its sign.
    difference + 0.0
}

/// The score that this Elo difference lets expect; the inverse of [`elo`].
pub(crate) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

impl PairCounts {
    /// Counts a pair of which the first player won so many games.
    pub(crate) fn add(&mut self, games_won: usize) {
        match games_won {
            0 => self.lost += 1,
            1 => self.shared += 1,
            _ => self.won += 1,
        }
    }

    pub(crate) fn pairs(self) -> u32 {
        self.won + self.shared + self.lost
    }

    /// The first player's score with its interval; there must be a pair.
    ///
    /// The games of a pair depend on each other through their opening, so the pair's score 0, ½ or 1
    /// is what was drawn independently: the interval is Student's over these. Without any spread among
    /// them, which few pairs may lack by chance, it is what the exact binomial bound leaves possible
    /// for the pairs of another kind.
    // CITE: Clopper and Pearson, "The use of confidence or fiducial limits", Biometrika 26, 1934.
    pub(crate) fn estimate(self) -> Estimate {
        let pairs = f64::from(self.pairs());
        let scores = [(self.won, 1.0), (self.shared, 0.5), (self.lost, 0.0)];
        let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
            let terms = scores.map(|(count, score)| f64::from(count) * value(score));
            terms.iter().sum()
        };
        let score = sum(&|score| score) / pairs;
        let squares = sum(&|one| (one - score).powi(2));
        let (low, high) = if squares > 0.0 {
            let error = (squares / (pairs - 1.0) / pairs).sqrt();
            let quantile = StudentsT::new(0.0, 1.0, pairs - 1.0)
                .expect("two pairs at least, or there were no spread")
                .inverse_cdf(1.0 - TAIL);
            (score - quantile * error, score + quantile * error)
        } else {
            let unseen = 1.0 - TAIL.powf(pairs.recip());
            (score - unseen * score, score + unseen * (1.0 - score))
        };
        Estimate {
            score,
            low: low.max(0.0),
            high: high.min(1.0),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    /// Adds a pair of players with this true score, of whom a share of the pairs is shared;
    /// `chance` lies in [0, 1).
    pub(crate) fn draw_pair(counts: &mut PairCounts, score: f64, shared: f64, chance: f64) {
        let won = score - shared / 2.0;
        assert!(
            won >= 0.0 && won + shared <= 1.0,
            "{score} needs fewer shared pairs"
        );
        counts.add(match chance {
            chance if chance < won => 2,
            chance if chance < won + shared => 1,
            _ => 0,
        });
    }

    #[test]
    fn intervals_cover_the_truth_in_95_of_100_matches() {
        const MATCHES: u32 = 1000;
        for (score, shared, pairs) in [
            (0.5, 0.5, 100),
            (0.55, 0.2, 50),
            (0.65, 0.4, 200),
            (0.75, 0.3, 100),
            (0.85, 0.2, 200),
        ] {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let mut covered = 0;
            for _ in 0..MATCHES {
                let mut counts = PairCounts::default();
                for _ in 0..pairs {
                    draw_pair(&mut counts, score, shared, rng.random());
                }
                let estimate = counts.estimate();
                covered += u32::from(estimate.low <= score && score <= estimate.high);
            }
            assert!(
                (930..=970).contains(&covered),
                "{score}, {shared} shared, {pairs} pairs: {covered}"
            );
        }
    }

    fn is_near(value: f64, expected: f64) -> bool {
        value == expected || (value - expected).abs() < 5e-4
    }

    #[test]
    fn elo_of_known_scores() {
        for (score, expected) in [
            (0.5, 0.0),
            (0.75, 190.849),
            (0.25, -190.849),
            (10.0 / 11.0, 400.0),
            (1.0, f64::INFINITY),
            (0.0, f64::NEG_INFINITY),
        ] {
            assert!(is_near(elo(score), expected), "{score}: {}", elo(score));
        }
        assert!(elo(0.5).is_sign_positive());
        assert!(is_near(expected_score(elo(0.7)), 0.7));
    }

    #[test]
    fn intervals_of_known_results() {
        let check = |[won, shared, lost]: [u32; 3], expected: [f64; 3]| {
            let estimate = PairCounts { won, shared, lost }.estimate();
            let found = [estimate.score, estimate.low, estimate.high];
            let all_near = found.iter().zip(expected).all(|(&f, e)| is_near(f, e));
            assert!(
                all_near,
                "{won} {shared} {lost}: {found:?}, not {expected:?}"
            );
        };
        // Squares 10 (1/2)^2 = 5/2, over 9 and 10: 1/36; t of 9 degrees 2.26216.
        check(
            [5, 0, 5],
            [0.5, 0.5 - 2.26216 * 0.166_667, 0.5 + 2.26216 * 0.166_667],
        );
        // Squares 2 (1/2)^2 = 1/2, over 5 and 6: 1/60; t of 5 degrees 2.57058.
        check(
            [1, 4, 1],
            [0.5, 0.5 - 2.57058 * 0.129_099, 0.5 + 2.57058 * 0.129_099],
        );
        // 100 pairs: 60 won, 30 shared, 10 lost; squares 11.25, t of 99 degrees 1.98422.
        check(
            [60, 30, 10],
            [0.75, 0.75 - 1.98422 * 0.033_710, 0.75 + 1.98422 * 0.033_710],
        );
        // No spread: 0.025^(1/10) = 0.69150.
        check([10, 0, 0], [1.0, 0.691_503, 1.0]);
        check([0, 0, 10], [0.0, 0.0, 0.308_497]);
        check([0, 10, 0], [0.5, 0.345_751, 0.654_249]);
        check([1, 0, 0], [1.0, 0.025, 1.0]);
        // An end beyond the possible is cut there.
        check([9, 1, 0], [0.95, 0.95 - 2.26216 * 0.05, 1.0]);
    }
}
