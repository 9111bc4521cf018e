//! Rectangles of whole pixels.

/// A rectangle of whole pixels, y pointing down. Never of negative size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rect {
    /// Left edge.
    pub x: i32,
    /// Upper edge.
    pub y: i32,
    /// Pixels across.
    pub width: i32,
    /// Pixels down.
    pub height: i32,
}

impl Rect {
    /// The rectangle with its upper left corner at (x, y); a negative size counts as none.
    #[must_use]
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Rect {
        Rect {
            x,
            y,
            width: if width > 0 { width } else { 0 },
            height: if height > 0 { height } else { 0 },
        }
    }

    /// First column behind the right edge.
    #[must_use]
    pub const fn right(self) -> i32 {
        self.x + self.width
    }

    /// First row below the lower edge.
    #[must_use]
    pub const fn bottom(self) -> i32 {
        self.y + self.height
    }

    /// The middle, which may lie between pixels.
    #[must_use]
    pub fn centre(self) -> (f32, f32) {
        (
            self.x as f32 + self.width as f32 / 2.0,
            self.y as f32 + self.height as f32 / 2.0,
        )
    }

    /// Whether it holds no pixel.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.width <= 0 || self.height <= 0
    }

    /// Whether the pixel (x, y) is inside.
    #[must_use]
    pub const fn contains(self, x: i32, y: i32) -> bool {
        x >= self.x && x < self.right() && y >= self.y && y < self.bottom()
    }

    /// Whether every pixel of it is inside `outer`.
    #[must_use]
    pub const fn is_within(self, outer: Rect) -> bool {
        self.x >= outer.x
            && self.y >= outer.y
            && self.right() <= outer.right()
            && self.bottom() <= outer.bottom()
    }

    /// Whether the two share a pixel.
    #[must_use]
    pub const fn overlaps(self, other: Rect) -> bool {
        !self.is_empty()
            && !other.is_empty()
            && self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }

    /// The same rectangle without `by` pixels on every side; grown where `by` is negative.
    #[must_use]
    pub const fn inset(self, by: i32) -> Rect {
        self.inset_by(by, by)
    }

    /// The same rectangle without `across` pixels left and right and `down` above and below.
    #[must_use]
    pub const fn inset_by(self, across: i32, down: i32) -> Rect {
        Rect::new(
            self.x + across,
            self.y + down,
            self.width - 2 * across,
            self.height - 2 * down,
        )
    }

    /// The same rectangle elsewhere.
    #[must_use]
    pub const fn moved(self, across: i32, down: i32) -> Rect {
        Rect {
            x: self.x + across,
            y: self.y + down,
            ..self
        }
    }
}
