//! Where the squares of a board are.

use amazons_core::{Geometry, Player, Square};

use crate::layout::group::fitted;
use crate::layout::part::{Align, Ink, TextLine, TextStyle};
use crate::layout::{Rect, Unit};
use crate::text::Weight;

/// The board's place: squares of whole pixels, all of one size, and the coordinates beside them.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardFrame {
    /// All squares together.
    pub rect: Rect,
    /// Side of a square in pixels, at least 1.
    pub square: i32,
    /// Columns and rows.
    pub geometry: Geometry,
    /// Who sits at the bottom.
    pub bottom: Player,
    /// Letters below, numbers at the left; none where squares are too small.
    pub coordinates: Vec<TextLine>,
    edge: i32,
}

impl BoardFrame {
    /// The frame whose squares' upper left corner is (x, y), with coordinates in a margin of `margin`
    /// pixels at the left and below.
    pub(super) fn new(
        (x, y): (i32, i32),
        square: i32,
        geometry: Geometry,
        bottom: Player,
        margin: i32,
        unit: Unit,
    ) -> BoardFrame {
        let square = square.max(1);
        let (columns, rows) = (i32::from(geometry.width()), i32::from(geometry.height()));
        let mut frame = BoardFrame {
            rect: Rect::new(x, y, columns * square, rows * square),
            square,
            geometry,
            bottom,
            coordinates: Vec::new(),
            // Never so wide that three of them leave the window's margin.
            edge: (square / 32).min(unit.px(0.25)).max(1),
        };
        if margin > 0 {
            frame.coordinates = frame.labels(margin, unit);
        }
        frame
    }

    /// The same frame elsewhere.
    pub(super) fn moved(self, across: i32, down: i32) -> BoardFrame {
        BoardFrame {
            rect: self.rect.moved(across, down),
            coordinates: self
                .coordinates
                .into_iter()
                .map(|line| line.moved(across, down))
                .collect(),
            ..self
        }
    }

    fn labels(&self, margin: i32, unit: Unit) -> Vec<TextLine> {
        let style = label_style(unit);
        let label = |square: Option<Square>, column: bool| {
            let square = square?;
            let place = self.square_rect(square)?;
            let (text, rect) = if column {
                let letter = square.to_string().chars().take(1).collect();
                let top = self.rect.bottom() + self.edge();
                let below = Rect::new(place.x, top, self.square, margin - self.edge());
                (letter, below)
            } else {
                let width = margin - self.band();
                let beside = Rect::new(self.rect.x - margin, place.y, width, self.square);
                ((square.row() + 1).to_string(), beside)
            };
            fitted(&text, rect, style, Align::Centre)
        };
        let edge = match self.bottom {
            Player::White => 0,
            Player::Black => self.geometry.height() - 1,
        };
        let columns = (0..self.geometry.width()).map(|column| (Square::new(column, edge), true));
        let rows = (0..self.geometry.height()).map(|row| (Square::new(0, row), false));
        let readable = has_coordinates(self.square, unit) && margin >= style.size as i32;
        columns
            .chain(rows)
            .filter(|_| readable)
            .filter_map(|(square, column)| label(square, column))
            .collect()
    }

    /// Width of the frame's line around the squares, in pixels.
    #[must_use]
    pub fn edge(&self) -> i32 {
        self.edge
    }

    /// How far the band reaches around the squares that tells of a position left behind, in pixels.
    #[must_use]
    pub fn band(&self) -> i32 {
        3 * self.edge()
    }

    /// The pixels of `square`, or `None` where it is not on the board.
    #[must_use]
    pub fn square_rect(&self, square: Square) -> Option<Rect> {
        self.geometry.contains(square).then(|| {
            let (column, row) = (i32::from(square.column()), i32::from(square.row()));
            let columns = i32::from(self.geometry.width());
            let rows = i32::from(self.geometry.height());
            let (across, down) = match self.bottom {
                Player::White => (column, rows - 1 - row),
                Player::Black => (columns - 1 - column, row),
            };
            Rect::new(
                self.rect.x + across * self.square,
                self.rect.y + down * self.square,
                self.square,
                self.square,
            )
        })
    }

    /// The square that the pixel (x, y) belongs to.
    #[must_use]
    pub fn square_at(&self, x: i32, y: i32) -> Option<Square> {
        if !self.rect.contains(x, y) {
            return None;
        }
        let across = (x - self.rect.x) / self.square;
        let down = (y - self.rect.y) / self.square;
        let columns = i32::from(self.geometry.width());
        let rows = i32::from(self.geometry.height());
        let (column, row) = match self.bottom {
            Player::White => (across, rows - 1 - down),
            Player::Black => (columns - 1 - across, down),
        };
        Square::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    }
}

/// Whether letters and numbers can be read beside squares of this side.
pub(super) fn has_coordinates(square: i32, unit: Unit) -> bool {
    square >= (label_style(unit).size * 1.25) as i32
}

fn label_style(unit: Unit) -> TextStyle {
    unit.style(1.5, Weight::Regular, Ink::Soft)
}
