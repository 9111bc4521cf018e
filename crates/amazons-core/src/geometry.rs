//! Width and height of a board.

use core::fmt;
use core::str::FromStr;

use crate::bitboard::Bitboard;
use crate::excerpt;
use crate::square::{GRID_SIDE, Square};

/// How many columns and rows a board has: 1 to 11 each.
///
/// Matters to notation, drawing and setup only; the rules know nothing but blocked squares. Written
/// `WxH`, columns first. The boards that players have names for are read by name too.
///
/// ```
/// use amazons_core::Geometry;
///
/// let board: Geometry = "classic".parse()?;
/// assert_eq!(board, Geometry::CLASSIC);
/// assert_eq!((board.width(), board.height()), (10, 10));
/// assert_eq!("5x4".parse::<Geometry>()?.to_string(), "5x4");
///
/// let names = Geometry::NAMED.map(Geometry::name);
/// assert_eq!(names, [Some("Quick"), Some("Medium"), Some("Classic")]);
/// # Ok::<(), amazons_core::ParseGeometryError>(())
/// ```
///
/// Its squares lie in the corner of the grid, `a1` at the bottom left:
///
/// ```
/// use amazons_core::{Geometry, bitboard};
///
/// let board = Geometry::new(3, 2).expect("up to 11 each");
/// assert_eq!(board.squares(), bitboard! {
///     . . .
///     X X X
///     X X X
/// });
/// assert!(board.contains("c2".parse()?) && !board.contains("c3".parse()?));
/// # Ok::<(), amazons_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Geometry {
    width: u8,
    height: u8,
}

impl Geometry {
    /// The 6x6 board.
    pub const QUICK: Geometry = Geometry {
        width: 6,
        height: 6,
    };
    /// The 8x8 board.
    pub const MEDIUM: Geometry = Geometry {
        width: 8,
        height: 8,
    };
    /// The 10x10 board.
    pub const CLASSIC: Geometry = Geometry {
        width: 10,
        height: 10,
    };
    /// The boards with a name, smallest first.
    pub const NAMED: [Geometry; 3] = [Self::QUICK, Self::MEDIUM, Self::CLASSIC];

    /// A board of `width` columns and `height` rows, or `None` unless both are 1 to 11.
    #[must_use]
    pub const fn new(width: u8, height: u8) -> Option<Geometry> {
        if width >= 1 && width <= GRID_SIDE && height >= 1 && height <= GRID_SIDE {
            Some(Geometry { width, height })
        } else {
            None
        }
    }

    /// Number of columns.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Number of rows.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// `Quick`, `Medium` or `Classic`; `None` for the boards without a name.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::QUICK => Some("Quick"),
            Self::MEDIUM => Some("Medium"),
            Self::CLASSIC => Some("Classic"),
            _ => None,
        }
    }

    /// Whether `square` lies on the board.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.column() < self.width && square.row() < self.height
    }

    /// All squares of the board.
    #[must_use]
    pub const fn squares(self) -> Bitboard {
        let row = (1u128 << self.width) - 1;
        let mut bits = 0;
        let mut i = 0;
        while i < self.height {
            bits |= row << (i * GRID_SIDE);
            i += 1;
        }
        Bitboard::from_bits(bits)
    }
}

impl fmt::Display for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}x{}", self.width, self.height))
    }
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is neither the name of a board nor `WxH` with 1 to 11 columns and rows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseGeometryError {
    /// The text, shortened.
    pub found: String,
}

impl fmt::Display for ParseGeometryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a board: quick, medium, classic, or columns x rows such as 5x4, 11x11 at most",
            self.found
        )
    }
}

impl core::error::Error for ParseGeometryError {}

impl FromStr for Geometry {
    type Err = ParseGeometryError;

    fn from_str(text: &str) -> Result<Self, ParseGeometryError> {
        let named = Self::NAMED.into_iter().find(|board| {
            board
                .name()
                .is_some_and(|name| name.eq_ignore_ascii_case(text))
        });
        if let Some(board) = named {
            return Ok(board);
        }
        let side = |digits: &str| {
            (digits.len() <= 2 && digits.bytes().all(|b| b.is_ascii_digit()))
                .then(|| digits.parse::<u8>().ok())
                .flatten()
        };
        text.split_once(['x', 'X'])
            .and_then(|(width, height)| Geometry::new(side(width)?, side(height)?))
            .ok_or_else(|| ParseGeometryError {
                found: excerpt::found(text),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_board_is_named() {
        let check = |text: &str| {
            let message = format!(
                "`{text}` is not a board: quick, medium, classic, or columns x rows such as 5x4, 11x11 at most"
            );
            let read = text.parse::<Geometry>().map_err(|error| error.to_string());
            assert_eq!(read, Err(message));
        };
        for text in [
            "", "x", "5", "5x", "x5", "0x4", "12x4", "4x12", "5x4x3", "+5x4", "5 x4", "256x4",
            "½x4",
        ] {
            check(text);
        }
    }
}
