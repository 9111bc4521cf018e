//! Where things are: every square can be hit, nothing that can be tapped overlaps, every text fits.

mod apart;
mod buttons;
mod cards;
mod edges;
mod game;
mod notes;
mod page;
mod settings;
mod sign;
mod squares;

use amazons_window::language::Language;
use amazons_window::layout::{Layout, Part, Rect, TextLine};
use amazons_window::samples;
use amazons_window::text;

/// From the smallest good window up, narrow ones, wide ones and a few odd ones.
const SIZES: [(u32, u32); 14] = [
    (360, 420),
    (361, 433),
    (420, 480),
    (480, 900),
    (360, 1000),
    (640, 480),
    (900, 420),
    (799, 601),
    (1000, 800),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (1081, 1919),
    (3840, 2160),
];
const SCALES: [f32; 3] = [0.75, 1.0, 2.0];

/// Runs `check` on every sample in every language at every size; the text says which one it was.
fn on_every_layout(check: impl Fn(&Layout, Rect, &str)) {
    for language in Language::ALL {
        for (name, scene) in samples::all(language) {
            for (width, height) in SIZES {
                for scale in SCALES {
                    let layout = Layout::new(width, height, scale, &scene);
                    let window = Rect::new(0, 0, width as i32, height as i32);
                    let what =
                        format!("{name} in {language:?} at {width} x {height}, scale {scale}");
                    check(&layout, window, &what);
                }
            }
        }
    }
}

/// The pixels that a line's letters take up.
fn inked(line: &TextLine) -> Rect {
    let size = line.style.size;
    let length = text::width(&line.text, line.style.weight, size);
    let above = (size * text::CAP_HEIGHT).round() as i32;
    // Tails of g and j reach about a quarter of the size below the line.
    let below = (size * 0.22).round() as i32;
    let top = line.baseline - above;
    Rect::new(line.x, top, length.floor() as i32, above + below)
}

fn texts(parts: &[Part]) -> Vec<&TextLine> {
    let mut lines = Vec::new();
    for part in parts {
        match part {
            Part::Text(line) => lines.push(line),
            Part::Board(frame) => lines.extend(&frame.coordinates),
            _ => {}
        }
    }
    lines
}
