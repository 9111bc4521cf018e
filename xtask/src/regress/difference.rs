//! Whether the same match went worse than before.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// The mean change of the scores of pairs that were played from the same openings twice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Difference {
    mean: f64,
    /// Deviation of the mean by chance.
    error: f64,
    pairs: usize,
}

impl Difference {
    /// Compares pair by pair, as far as both go.
    pub(crate) fn of(
        before: impl Iterator<Item = f64>,
        now: impl Iterator<Item = f64>,
    ) -> Difference {
        let changes: Vec<f64> = before.zip(now).map(|(before, now)| now - before).collect();
        let pairs = changes.len();
        let count = pairs as f64;
        let mean = changes.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = changes.iter().map(|change| (change - mean).powi(2)).sum();
        let error = (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt();
        Difference { mean, error, pairs }
    }

    /// Whether chance makes a change so much for the worse with less than this probability. Two pairs are
    /// needed at least to tell.
    pub(crate) fn is_worse(&self, probability: f64) -> bool {
        if self.pairs < 2 {
            return false;
        }
        if self.error == 0.0 {
            return self.mean < 0.0;
        }
        let freedom = self.pairs as f64 - 1.0;
        let student = StudentsT::new(0.0, 1.0, freedom).expect("two pairs at least");
        student.cdf(self.mean / self.error) < probability
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn known_differences() {
        let check = |before: &[f64], now: &[f64], probability, expected| {
            let difference = Difference::of(before.iter().copied(), now.iter().copied());
            assert_eq!(difference.is_worse(probability), expected, "{difference:?}");
        };
        check(&[1.0; 9], &[1.0; 9], 0.05, false);
        check(&[1.0; 9], &[0.0; 9], 0.05, true);
        check(&[0.0; 9], &[1.0; 9], 0.05, false);
        check(&[1.0], &[0.0], 0.05, false);
        check(&[], &[], 0.05, false);
        // Mean -1/4, deviation of the mean 0.25 / sqrt(3): t = -sqrt(3) with 3 degrees, p = 0.0908.
        let now = [0.5, 0.5, 1.0, 1.0];
        check(&[1.0; 4], &now, 0.095, true);
        check(&[1.0; 4], &now, 0.085, false);
    }

    #[test]
    fn equal_strength_raises_few_alarms_and_a_loss_of_strength_many() {
        const MATCHES: usize = 1000;
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut alarms = |chance: f64| {
            let mut scores = |chance: f64| -> Vec<f64> {
                let mut game = || f64::from(u8::from(rng.random::<f64>() < chance)) / 2.0;
                (0..100).map(|_| game() + game()).collect()
            };
            let mut alarm = || {
                let (before, now) = (scores(0.7), scores(chance));
                Difference::of(before.into_iter(), now.into_iter()).is_worse(0.05)
            };
            (0..MATCHES).filter(|_| alarm()).count()
        };
        // 50 expected, with a deviation of 7.
        let false_alarms = alarms(0.7);
        assert!((36..=64).contains(&false_alarms), "{false_alarms}");
        let true_alarms = alarms(0.5);
        assert!(true_alarms > 950, "{true_alarms}");
    }
}
