//! A board read row by row from the top, as diagrams and position texts write it.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::player::{ByPlayer, Player};
use crate::setup::Setup;
use crate::square::{GRID_SIDE, Square};

/// What is wrong with the shape of a written board. Rows are counted from the top, from 1.
///
/// ```
/// use amazons_core::{Position, PositionTextError, RowsError};
///
/// let ragged = "q2q/3/Q2Q w".parse::<Position>();
/// let why = RowsError::RowLength { row: 2, squares: 3, expected: 4 };
/// assert_eq!(ragged, Err(PositionTextError::Rows(why)));
/// assert_eq!(why.to_string(), "row 2 has 3 squares, expected 4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RowsError {
    /// There is no row at all.
    Empty,
    /// More rows or columns than the grid has.
    TooLarge {
        /// The row in which the limit was passed.
        row: usize,
    },
    /// A row that is not as long as the first.
    RowLength {
        /// The row.
        row: usize,
        /// Squares in that row.
        squares: usize,
        /// Squares in the first row.
        expected: usize,
    },
}

impl fmt::Display for RowsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the board has no rows"),
            Self::TooLarge { row } => {
                write!(f, "row {row} goes beyond {GRID_SIDE} rows and columns")
            }
            Self::RowLength {
                row,
                squares,
                expected,
            } => write!(f, "row {row} has {squares} squares, expected {expected}"),
        }
    }
}

impl core::error::Error for RowsError {}

/// What a written square holds.
#[derive(Clone, Copy)]
pub(crate) enum Content {
    Empty,
    Blocked,
    Amazon(Player),
}

/// What has been read so far. While reading, the top row is row 0: only at the end is it known how
/// many rows there are.
#[derive(Default)]
pub(crate) struct Rows {
    width: Option<usize>,
    height: usize,
    column: usize,
    amazons: ByPlayer<Bitboard>,
    blocked: Bitboard,
}

impl Rows {
    /// The row being read, counted from 1.
    pub(crate) fn row(&self) -> usize {
        self.height + 1
    }

    /// The column to be read next, counted from 1.
    pub(crate) fn column(&self) -> usize {
        self.column + 1
    }

    pub(crate) fn put(&mut self, content: Content) -> Result<(), RowsError> {
        let too_large = RowsError::TooLarge { row: self.row() };
        let column = u8::try_from(self.column).map_err(|_| too_large)?;
        let row = u8::try_from(self.height).map_err(|_| too_large)?;
        let square = Square::new(column, row).ok_or(too_large)?;
        match content {
            Content::Empty => {}
            Content::Blocked => self.blocked = self.blocked.with(square),
            Content::Amazon(player) => {
                self.amazons[player] = self.amazons[player].with(square);
            }
        }
        self.column += 1;
        Ok(())
    }

    pub(crate) fn end_row(&mut self) -> Result<(), RowsError> {
        let squares = self.column;
        let expected = *self.width.get_or_insert(squares);
        if squares != expected || squares == 0 {
            return Err(RowsError::RowLength {
                row: self.row(),
                squares,
                expected: expected.max(1),
            });
        }
        self.height += 1;
        self.column = 0;
        Ok(())
    }

    /// The board as a setup, which may still be no position.
    pub(crate) fn setup(&self, to_move: Player) -> Result<Setup, RowsError> {
        let side = |squares: usize| u8::try_from(squares).ok();
        let geometry = self
            .width
            .and_then(|width| Geometry::new(side(width)?, side(self.height)?))
            .ok_or(RowsError::Empty)?;
        let upright = |set: Bitboard| -> Bitboard {
            set.iter()
                .filter_map(|square| {
                    Square::new(square.column(), geometry.height() - 1 - square.row())
                })
                .collect()
        };
        Ok(Setup {
            geometry,
            amazons: self.amazons.map(upright),
            blocked: upright(self.blocked),
            to_move,
        })
    }
}
