//! Straight ways between the middles of squares.

use tiny_skia::Pixmap;

use crate::layout::Rect;
use crate::paint::canvas::{self, Tint};

/// A way from one square to another, or a part of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    start: (f32, f32),
    end: (f32, f32),
    /// Side of the squares.
    side: f32,
}

impl Way {
    /// From the middle of one square to the middle of the other.
    pub(super) fn new(from: Rect, to: Rect) -> Way {
        Way {
            start: from.centre(),
            end: to.centre(),
            side: from.width as f32,
        }
    }

    /// Without what lies on the first square: an amazon stands there.
    pub(super) fn off_square(self) -> Way {
        let (across, down) = (self.end.0 - self.start.0, self.end.1 - self.start.1);
        let along_the_edge = across.abs().max(down.abs()).max(1.0);
        Way {
            start: self.at(0.55 * self.side / along_the_edge),
            ..self
        }
    }

    /// Without what is nearer to the start than `radius`.
    pub(super) fn beyond(self, radius: f32) -> Way {
        Way {
            start: self.at(radius / self.length().max(1.0)),
            ..self
        }
    }

    /// Without what is nearer to the end than `radius`.
    pub(super) fn until(self, radius: f32) -> Way {
        Way {
            end: self.at(1.0 - radius / self.length().max(1.0)),
            ..self
        }
    }

    /// Draws it as a line.
    pub(super) fn line(self, pixmap: &mut Pixmap, width: f32, tint: Tint) {
        canvas::line(pixmap, self.start, self.end, width, tint);
    }

    /// Draws it as a broken line.
    pub(super) fn dashes(self, pixmap: &mut Pixmap, width: f32, tint: Tint) {
        let length = self.length();
        let step = width * 4.0;
        let mut along = 0.0;
        while along < length {
            let dash = [along, along + step * 0.5].map(|along| self.at(along / length));
            canvas::line(pixmap, dash[0], dash[1], width, tint);
            along += step;
        }
    }

    /// The point behind which `share` of the way lies.
    fn at(self, share: f32) -> (f32, f32) {
        let share = share.clamp(0.0, 1.0);
        (
            self.start.0 + (self.end.0 - self.start.0) * share,
            self.start.1 + (self.end.1 - self.start.1) * share,
        )
    }

    fn length(self) -> f32 {
        (self.end.0 - self.start.0).hypot(self.end.1 - self.start.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_starts_outside_its_square_and_ends_at_its_ring() {
        const SIDE: i32 = 40;
        let place = |(column, row): (i32, i32)| Rect::new(column * SIDE, row * SIDE, SIDE, SIDE);
        let check = |to: (i32, i32), radius: f32| {
            let (from, to) = (place((3, 3)), place(to));
            let way = Way::new(from, to).off_square().until(radius);
            let start = (way.start.0.floor() as i32, way.start.1.floor() as i32);
            assert!(!from.contains(start.0, start.1), "{way:?}");
            let (x, y) = to.centre();
            let left = (way.end.0 - x).hypot(way.end.1 - y);
            assert!((left - radius).abs() < 0.01, "{left} of {radius}: {way:?}");
        };
        for to in [(3, 0), (6, 3), (0, 0), (4, 2), (3, 4)] {
            for radius in [0.0, 10.0, 14.0] {
                check(to, radius);
            }
        }
    }
}
