//! Logistic regression of the weights, by phases of the game.

use amazons_ai::learned::FEATURES;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::sample::Sample;

/// Phases between the empty board's end and the start: so many anchors and one more.
const PHASES: u32 = 12;

/// Share of the game's outcome in what is aimed at; the rest is what the search said.
const OUTCOME: f32 = 0.6;

/// Times that every position is looked at.
const EPOCHS: usize = 40;

/// Positions that are looked at between two steps.
const BATCH: usize = 512;

/// Length of the first step, in logits; it falls to nothing towards the end.
const RATE: f32 = 0.02;

/// Pull towards zero, for features that are hardly ever seen.
const DECAY: f32 = 1e-6;

/// Weights at anchors, in logits.
pub(crate) struct Fit {
    /// Empty squares between two anchors.
    pub(crate) step: u32,
    /// For each anchor, the weight of each feature.
    pub(crate) anchors: Vec<[f32; FEATURES]>,
}

/// How well the weights foretell the outcomes of games that they were not learned from.
#[derive(Debug)]
pub(crate) struct Quality {
    /// Mean cross entropy, in nats.
    pub(crate) loss: f32,
    /// Share of positions whose winner is foretold.
    pub(crate) right: f32,
}

impl Fit {
    /// Learns from samples of a board whose start has `empty` empty squares.
    ///
    /// `search_scale`: squares of the search's score that make a logit. One thread and a fixed order: the
    /// same samples give the same weights.
    pub(crate) fn learn(samples: &[Sample], empty: u32, search_scale: f32) -> Fit {
        let step = empty.div_ceil(PHASES);
        let mut fit = Fit {
            step,
            anchors: vec![[0.0; FEATURES]; PHASES as usize + 1],
        };
        let mut adam = Adam::new(fit.anchors.len() * FEATURES);
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        let mut gradient = vec![0.0f32; fit.anchors.len() * FEATURES];
        for epoch in 0..EPOCHS {
            order.shuffle(&mut rng);
            let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
            for batch in order.chunks(BATCH) {
                gradient.fill(0.0);
                for &i in batch {
                    let sample = &samples[i];
                    let said = sigmoid(sample.squares / search_scale);
                    let aim = match sample.won {
                        Some(won) => OUTCOME * won + (1.0 - OUTCOME) * said,
                        None => said,
                    };
                    let error = sigmoid(fit.logit(sample)) - aim;
                    fit.add_gradient(sample, error / batch.len() as f32, &mut gradient);
                }
                adam.step(fit.anchors.as_flattened_mut(), &gradient, rate);
            }
        }
        fit
    }

    /// The anchors around a number of empty squares, and how far it lies from the first to the second.
    fn place(&self, empty: u32) -> (usize, usize, f32) {
        let last = self.anchors.len() - 1;
        let below = ((empty / self.step) as usize).min(last);
        let above = (below + 1).min(last);
        let way = (empty % self.step) as f32 / self.step as f32;
        (below, above, way)
    }

    /// How surely the mover wins.
    pub(crate) fn logit(&self, sample: &Sample) -> f32 {
        let (below, above, way) = self.place(sample.empty);
        let (below, above) = (&self.anchors[below], &self.anchors[above]);
        let weight = |feature: usize| below[feature] * (1.0 - way) + above[feature] * way;
        let terms = sample.features.iter();
        terms
            .map(|&(feature, count)| weight(feature.into()) * f32::from(count))
            .sum()
    }

    fn add_gradient(&self, sample: &Sample, error: f32, gradient: &mut [f32]) {
        let (below, above, way) = self.place(sample.empty);
        for &(feature, count) in &sample.features {
            let slope = error * f32::from(count);
            gradient[below * FEATURES + usize::from(feature)] += slope * (1.0 - way);
            gradient[above * FEATURES + usize::from(feature)] += slope * way;
        }
    }

    /// Measures the weights on samples.
    pub(crate) fn quality(&self, samples: &[Sample]) -> Quality {
        let mut loss = 0.0f64;
        let mut right = 0u32;
        let mut count = 0u32;
        for (sample, won) in samples.iter().filter_map(with_outcome) {
            let chance = sigmoid(self.logit(sample)).clamp(1e-6, 1.0 - 1e-6);
            let of_outcome = if won > 0.5 { chance } else { 1.0 - chance };
            count += 1;
            loss -= f64::from(of_outcome.ln());
            right += u32::from(of_outcome > 0.5);
        }
        let count = f64::from(count.max(1));
        Quality {
            loss: (loss / count) as f32,
            right: (f64::from(right) / count) as f32,
        }
    }
}

/// Squares of the search's score that make a logit, as the outcomes say: the scale under which the
/// scores foretell them best.
pub(crate) fn search_scale(samples: &[Sample]) -> f32 {
    let loss = |scale: f32| -> f64 {
        let losses = samples
            .iter()
            .filter_map(with_outcome)
            .map(|(sample, won)| {
                let chance = sigmoid(sample.squares / scale).clamp(1e-6, 1.0 - 1e-6);
                let of_outcome = if won > 0.5 { chance } else { 1.0 - chance };
                -f64::from(of_outcome.ln())
            });
        losses.sum()
    };
    let scales = (4..=60).map(|quarters| quarters as f32 / 4.0);
    scales
        .min_by(|&a, &b| loss(a).total_cmp(&loss(b)))
        .unwrap_or(4.0)
}

fn with_outcome(sample: &Sample) -> Option<(&Sample, f32)> {
    sample.won.map(|won| (sample, won))
}

fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// The optimiser.
// CITE: Kingma and Ba, "Adam: a method for stochastic optimization", 2015.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(parameters: usize) -> Adam {
        Adam {
            mean: vec![0.0; parameters],
            square: vec![0.0; parameters],
            steps: 0,
        }
    }

    fn step(&mut self, parameters: &mut [f32], gradient: &[f32], rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((parameter, &slope), (mean, square)) in
            parameters.iter_mut().zip(gradient).zip(moments)
        {
            let slope = slope + DECAY * *parameter;
            *mean += (1.0 - MEAN) * (slope - *mean);
            *square += (1.0 - SQUARE) * (slope * slope - *square);
            *parameter -= rate * *mean / (square.sqrt() + 1e-8);
        }
    }
}
