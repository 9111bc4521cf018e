//! The length that everything beside the board is measured in.

use crate::layout::part::{Ink, TextStyle};
use crate::text::Weight;

/// One step of the rhythm: about 8 pixels in the smallest good window, more in larger ones, so that
/// texts stay in proportion to the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Unit(f32);

impl Unit {
    /// The smallest window that everything has its proper size in.
    const LEAST_WINDOW: (f32, f32) = (360.0, 420.0);
    const LEAST: f32 = 1.0;

    /// The unit for a window of this size, `scale` times as large where the window has room for it.
    pub(super) fn new(width: u32, height: u32, scale: f32) -> Unit {
        let (width, height) = (width as f32, height as f32);
        let side = width.min(height);
        let usual = (6.0 + side / 190.0) * scale;
        // Large windows would make that look lost, and need no scale to have room for more.
        let in_proportion = side / 70.0 * scale.min(1.0);
        let wanted = usual.max(in_proportion);
        let room = (width / Self::LEAST_WINDOW.0).min(height / Self::LEAST_WINDOW.1) * 8.0;
        Unit(wanted.min(room).max(Self::LEAST))
    }

    /// The unit in pixels.
    pub(super) fn pixels(self) -> f32 {
        self.0
    }

    /// `count` units in whole pixels.
    pub(super) fn px(self, count: f32) -> i32 {
        (count * self.0).round() as i32
    }

    /// A style of text whose size is `count` units, in whole pixels.
    pub(super) fn style(self, count: f32, weight: Weight, ink: Ink) -> TextStyle {
        TextStyle {
            size: (count * self.0).round().max(1.0),
            weight,
            ink,
        }
    }

    /// The same unit `by` times as large.
    pub(super) fn times(self, by: f32) -> Unit {
        Unit((self.0 * by).max(Self::LEAST))
    }

    /// A somewhat smaller unit, or `None` where there is none.
    pub(super) fn smaller(self) -> Option<Unit> {
        (self.0 > Self::LEAST).then(|| self.times(0.96))
    }
}
