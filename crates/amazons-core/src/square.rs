//! A square of the fixed 11 x 11 grid.

use core::fmt;
use core::str::FromStr;

use crate::excerpt;

/// Columns, and rows, of the grid that holds every board.
pub const GRID_SIDE: u8 = 11;

/// Number of squares of the grid.
pub(crate) const GRID_SQUARES: usize = GRID_SIDE as usize * GRID_SIDE as usize;

/// A square of the grid, named by column letter and row number: `a1` is White's left corner.
///
/// Always on the grid, though not always on the board at hand; see
/// [`Geometry::contains`](crate::Geometry::contains).
///
/// ```
/// use amazons_core::{GRID_SIDE, Square};
///
/// let square: Square = "d10".parse()?;
/// assert_eq!((square.column(), square.row()), (3, 9));
/// assert_eq!(square.to_string(), "d10");
///
/// // The grid counts row by row from a1.
/// assert_eq!(square.index(), 9 * usize::from(GRID_SIDE) + 3);
/// assert_eq!(Square::from_index(square.index()), Some(square));
/// assert_eq!(Square::new(GRID_SIDE, 0), None);
/// # Ok::<(), amazons_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square in `column` and `row`, both counted from 0 at White's left corner, or `None`
    /// beyond the grid.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < GRID_SIDE && row < GRID_SIDE {
            Some(Square(row * GRID_SIDE + column))
        } else {
            None
        }
    }

    /// The square with this [`index`](Self::index), or `None` from 121 on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < GRID_SQUARES {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// Every square of the grid: `a1`, `b1`, … `k11`.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..GRID_SQUARES as u8).map(Square)
    }

    /// Column counted from 0: 0 is column a.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % GRID_SIDE
    }

    /// Row counted from 0 at White's side: 0 is row 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / GRID_SIDE
    }

    /// Position in the grid, row by row from `a1` = 0; always below 121.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that does not name a square between `a1` and `k11`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseSquareError {
    /// The text, shortened.
    pub found: String,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a square between a1 and k11", self.found)
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `a1` to `k11`, upper or lower case, nothing around it.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match Square::read_prefix(text) {
            Some((square, "")) => Ok(square),
            _ => Err(ParseSquareError {
                found: excerpt::found(text),
            }),
        }
    }
}

impl Square {
    /// Reads a square from the beginning of `text`; answers it and what follows it.
    pub(crate) fn read_prefix(text: &str) -> Option<(Square, &str)> {
        let letter = text.bytes().next()?.to_ascii_lowercase();
        let column = letter.checked_sub(b'a')?;
        let rest = text.get(1..)?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).take(3).count();
        let (number, rest) = rest.split_at(digits);
        if number.starts_with('0') {
            return None;
        }
        let row = number.parse::<u8>().ok()?.checked_sub(1)?;
        Some((Square::new(column, row)?, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_square_is_named() {
        let check = |text: &str, found: &str| {
            let message = format!("`{found}` is not a square between a1 and k11");
            let read = text.parse::<Square>().map_err(|error| error.to_string());
            assert_eq!(read, Err(message), "{text}");
        };
        check("", "");
        check("a0", "a0");
        check("a01", "a01");
        check("l1", "l1");
        check("k12", "k12");
        check("a1 ", "a1 ");
        check("½", "½");
        check(&"1".repeat(100), "1111111111111111…");
    }
}
