//! Three quiet sounds, made by calculation.

use std::f32::consts::TAU;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// An amazon arrives: a tap on wood.
    Move,
    /// An arrow flies and hits: a breath of wind, then a thud.
    Arrow,
    /// A game is over: two notes of a chime.
    End,
}

/// Samples a second.
pub const RATE: u32 = 44_100;

/// How loud the loudest sample is, where 1 is as loud as can be.
const PEAK: f32 = 0.22;

/// Seconds at the beginning and at the end in which a sound comes up and dies away, so that nothing
/// clicks.
const RISE: f32 = 0.004;
const FALL: f32 = 0.03;

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 3] = [Sound::Move, Sound::Arrow, Sound::End];

    /// The sound itself, one channel, [`RATE`] samples a second. The same every time.
    ///
    /// Begins and ends in silence and is never louder than a quarter of what there is.
    #[must_use]
    pub fn samples(self) -> Vec<i16> {
        let (seconds, wave): (f32, fn(f32, &mut Noise) -> f32) = match self {
            Sound::Move => (0.12, tap),
            Sound::Arrow => (0.34, arrow),
            Sound::End => (0.9, chime),
        };
        let count = (seconds * RATE as f32) as usize;
        let mut noise = Noise::new();
        let shaped: Vec<f32> = (0..count)
            .map(|index| {
                let time = index as f32 / RATE as f32;
                let left = (count - 1 - index) as f32 / RATE as f32;
                wave(time, &mut noise) * (time / RISE).min(1.0) * (left / FALL).min(1.0)
            })
            .collect();
        let loudest = shaped.iter().copied().map(f32::abs).fold(0.0, f32::max);
        let scale = PEAK * f32::from(i16::MAX) / loudest;
        shaped
            .into_iter()
            .map(|value| (value * scale) as i16)
            .collect()
    }
}

/// Wood rings in a few tones that have nothing to do with one another, each soon gone.
fn tap(time: f32, noise: &mut Noise) -> f32 {
    let wood = tone(310.0, 0.022, time)
        + 0.5 * tone(743.0, 0.013, time)
        + 0.25 * tone(1391.0, 0.007, time);
    wood + 0.12 * noise.next(0.35) * decay(0.004, time)
}

/// Wind that swells for as long as the arrow is seen to fly, and then the hit.
fn arrow(time: f32, noise: &mut Noise) -> f32 {
    const HIT: f32 = 0.18;
    let wind = noise.next(0.08 + 0.22 * (time / HIT).min(1.0));
    if time < HIT {
        return 1.1 * wind * (time / HIT).powi(2);
    }
    let since = time - HIT;
    let thud = tone(128.0, 0.045, since) + 0.4 * tone(217.0, 0.02, since);
    1.1 * wind * decay(0.012, since) + thud
}

/// A fifth, the higher note a little after the lower one.
fn chime(time: f32, _: &mut Noise) -> f32 {
    let note = |pitch: f32, time: f32| {
        tone(pitch, 0.22, time)
            + 0.3 * tone(2.0 * pitch, 0.12, time)
            + 0.1 * tone(3.0 * pitch, 0.06, time)
    };
    let second = time - 0.16;
    let higher = if second > 0.0 {
        note(660.0, second) * (second / RISE).min(1.0)
    } else {
        0.0
    };
    note(440.0, time) + higher
}

/// A tone of so many hertz that fades to a third in `fade` seconds.
fn tone(pitch: f32, fade: f32, time: f32) -> f32 {
    (TAU * pitch * time).sin() * decay(fade, time)
}

fn decay(fade: f32, time: f32) -> f32 {
    (-time / fade).exp()
}

/// Noise that is the same every time, its upper tones taken away.
struct Noise {
    state: u32,
    smooth: f32,
}

impl Noise {
    fn new() -> Noise {
        Noise {
            state: 0x9E37_79B9,
            smooth: 0.0,
        }
    }

    /// The next value: the closer to 0 `brightness` is, the duller.
    fn next(&mut self, brightness: f32) -> f32 {
        // CITE: Marsaglia, Xorshift RNGs, 2003.
        self.state ^= self.state << 13;
        self.state ^= self.state >> 17;
        self.state ^= self.state << 5;
        let raw = self.state as f32 / u32::MAX as f32 * 2.0 - 1.0;
        self.smooth += brightness * (raw - self.smooth);
        self.smooth
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The share of the loudest sample there can be.
    fn share(sample: i16) -> f32 {
        f32::from(sample).abs() / f32::from(i16::MAX)
    }

    fn loudest(samples: &[i16]) -> f32 {
        samples.iter().copied().map(share).fold(0.0, f32::max)
    }

    #[test]
    fn sounds_are_short_and_quiet_and_clip_nowhere() {
        for (sound, seconds) in Sound::ALL.into_iter().zip([0.12, 0.34, 0.9]) {
            let samples = sound.samples();
            let length = samples.len() as f32 / RATE as f32;
            assert!((length - seconds).abs() < 0.001, "{sound:?}: {length} s");
            let peak = loudest(&samples);
            assert!((0.2..=0.25).contains(&peak), "{sound:?}: {peak}");
        }
    }

    #[test]
    fn sounds_rise_from_silence_and_fade_into_it() {
        for sound in Sound::ALL {
            let samples = sound.samples();
            assert_eq!(samples[0], 0, "{sound:?}");
            assert_eq!(samples.last(), Some(&0), "{sound:?}");
            let ms = RATE as usize / 1000;
            assert!(loudest(&samples[..ms / 2]) < 0.03, "{sound:?}");
            assert!(
                loudest(&samples[samples.len() - 3 * ms..]) < 0.01,
                "{sound:?}"
            );
            // And on the way nothing jumps.
            let steps = samples.windows(2).map(|pair| pair[0].abs_diff(pair[1]));
            let jump = steps.max().expect("many samples");
            assert!(jump < 4_000, "{sound:?}: {jump}");
        }
    }

    #[test]
    fn sounds_are_told_apart_and_the_same_every_time() {
        let made = Sound::ALL.map(Sound::samples);
        assert_eq!(made, Sound::ALL.map(Sound::samples));
        // How often the wave crosses the middle tells a thud from a chime.
        let pitch = |samples: &[i16]| {
            let crossings = samples
                .windows(2)
                .filter(|pair| (pair[0] < 0) != (pair[1] < 0));
            crossings.count() as f32 / samples.len() as f32 * RATE as f32 / 2.0
        };
        let pitches: Vec<_> = made.iter().map(|samples| pitch(samples)).collect();
        for (i, one) in pitches.iter().enumerate() {
            for other in &pitches[i + 1..] {
                assert!((one - other).abs() > 50.0, "{pitches:?}");
            }
        }
    }

    #[test]
    fn the_middle_of_the_wave_is_silence() {
        for sound in Sound::ALL {
            let samples = sound.samples();
            let sum: f64 = samples.iter().map(|&sample| f64::from(sample)).sum();
            let mean = sum / samples.len() as f64;
            assert!(mean.abs() < 0.01 * f64::from(i16::MAX), "{sound:?}: {mean}");
        }
    }
}
