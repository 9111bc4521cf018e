//! Letters as coverage, kept once made.

use std::collections::HashMap;

use tiny_skia::Pixmap;

use crate::text::{self, Weight};
use crate::theme::Colour;

/// A glyph's coverage and where it lies relative to the start of its letter on the baseline.
#[derive(Debug)]
struct Glyph {
    left: i32,
    top: i32,
    width: usize,
    coverage: Vec<u8>,
}

/// What tells glyphs apart: letter, weight, size in 64ths of a pixel, and how many thirds of a
/// pixel it is shifted to the right.
type Key = (char, Weight, u32, u8);

/// Every glyph drawn so far.
///
/// Baselines are whole pixels, which keeps the letters' feet sharp. Along the line letters stand on
/// thirds of a pixel, which keeps their distances even.
#[derive(Debug, Default)]
pub(super) struct Glyphs {
    made: HashMap<Key, Glyph>,
}

impl Glyphs {
    /// More than a session at one size ever asks for; reached by dragging the window's corner about.
    const MOST: usize = 4096;

    /// Draws a line of text that starts at (x, baseline).
    pub(super) fn draw(
        &mut self,
        pixmap: &mut Pixmap,
        text: &str,
        (weight, size): (Weight, f32),
        (x, baseline): (i32, i32),
        colour: Colour,
    ) {
        if self.made.len() > Self::MOST {
            self.made.clear();
        }
        for (character, place) in text::places(text, weight, size) {
            let Some(character) = character else { continue };
            let thirds = (place * 3.0).round() as i32;
            let key = (
                character,
                weight,
                (size * 64.0) as u32,
                thirds.rem_euclid(3) as u8,
            );
            let glyph = self
                .made
                .entry(key)
                .or_insert_with(|| Glyph::new(character, weight, size, key.3));
            glyph.draw(pixmap, x + thirds.div_euclid(3), baseline, colour);
        }
    }
}

impl Glyph {
    fn new(character: char, weight: Weight, size: f32, shift: u8) -> Glyph {
        // Three samples a pixel across; a pixel of the shifted glyph is the mean of three of them.
        let (metrics, samples) = text::font(weight).rasterize_subpixel(character, size);
        let (across, down) = (metrics.width * 3, metrics.height);
        let width = metrics.width + usize::from(shift > 0);
        let mut coverage = vec![0; width * down];
        for y in 0..down {
            for x in 0..width {
                let first = (3 * x) as isize - isize::from(shift);
                let sum: u32 = (first..first + 3)
                    .filter_map(|at| usize::try_from(at).ok())
                    .filter(|&at| at < across)
                    .map(|at| u32::from(samples[y * across + at]))
                    .sum();
                coverage[y * width + x] = (sum / 3) as u8;
            }
        }
        Glyph {
            left: metrics.xmin,
            top: metrics.ymin + down as i32,
            width,
            coverage,
        }
    }

    fn draw(&self, pixmap: &mut Pixmap, x: i32, baseline: i32, colour: Colour) {
        if self.width == 0 {
            return;
        }
        let (columns, rows) = (pixmap.width() as usize, pixmap.height() as usize);
        let data = pixmap.data_mut();
        let inks = [colour.red, colour.green, colour.blue].map(u32::from);
        for (row, line) in self.coverage.chunks(self.width).enumerate() {
            let y = baseline - self.top + row as i32;
            let Some(y) = usize::try_from(y).ok().filter(|&y| y < rows) else {
                continue;
            };
            for (column, &coverage) in line.iter().enumerate() {
                let x = x + self.left + column as i32;
                let Some(x) = usize::try_from(x).ok().filter(|&x| x < columns) else {
                    continue;
                };
                if coverage == 0 {
                    continue;
                }
                let at = (y * columns + x) * 4;
                let cover = u32::from(coverage);
                for (channel, ink) in data[at..at + 3].iter_mut().zip(inks) {
                    let mixed = ink * cover + u32::from(*channel) * (255 - cover);
                    *channel = ((mixed + 127) / 255) as u8;
                }
            }
        }
    }
}
