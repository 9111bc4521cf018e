//! The diagram: a position as a picture of characters.

use core::fmt;

use crate::excerpt;
use crate::player::Player;
use crate::position::Position;
use crate::rows::{Content, Rows, RowsError};
use crate::setup::SetupError;
use crate::square::Square;

/// A position as a picture: rows from the top, `.` empty, `#` burnt, `W` and `B` amazons.
///
/// `{}` writes a row a line, `{:#}` one line with `|` between the rows. The side to move is not in
/// the picture. Made by [`Position::diagram`].
///
/// ```
/// use amazons_core::{Diagram, Geometry, Position};
///
/// fn in_one_line(diagram: &Diagram<'_>) -> String {
///     format!("{diagram:#}")
/// }
///
/// let start = Position::start(Geometry::new(4, 4).expect("up to 11 each"))?;
/// assert_eq!(in_one_line(&start.diagram()), ".BB.|B..B|W..W|.WW.");
/// # Ok::<(), amazons_core::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a>(&'a Position);

impl fmt::Display for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagram(position) = self;
        let geometry = position.geometry();
        for row in (0..geometry.height()).rev() {
            for column in 0..geometry.width() {
                let square = Square::new(column, row).expect("on the board");
                f.write_str(match position.amazon_on(square) {
                    Some(Player::White) => "W",
                    Some(Player::Black) => "B",
                    None if position.empty().has(square) => ".",
                    None => "#",
                })?;
            }
            if row > 0 {
                f.write_str(if f.alternate() { "|" } else { "\n" })?;
            }
        }
        Ok(())
    }
}

/// Why a text is not a diagram, and where. Rows are counted from the top, columns from the left,
/// both from 1.
///
/// ```
/// use amazons_core::{DiagramError, Player, Position, RowsError, SetupError};
///
/// let read = |text| Position::from_diagram(text, Player::White);
/// assert_eq!(
///     read("W..|.B"),
///     Err(DiagramError::Rows(RowsError::RowLength { row: 2, squares: 2, expected: 3 })),
/// );
/// assert_eq!(
///     read("W..|..."),
///     Err(DiagramError::Setup(SetupError::NoAmazon { player: Player::Black })),
/// );
/// let odd = read("W..|.?B").unwrap_err();
/// assert_eq!(odd.to_string(), "expected one of . # W B in row 2, column 2, found `?B`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DiagramError {
    /// The picture has no proper shape.
    Rows(RowsError),
    /// A character that means nothing.
    Character {
        /// Row from the top.
        row: usize,
        /// Column from the left.
        column: usize,
        /// The text from there on, shortened.
        found: String,
    },
    /// The picture was read, but is no position.
    Setup(SetupError),
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows(error) => error.fmt(f),
            Self::Character { row, column, found } => write!(
                f,
                "expected one of . # W B in row {row}, column {column}, found `{found}`"
            ),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for DiagramError {}

impl From<RowsError> for DiagramError {
    fn from(error: RowsError) -> Self {
        Self::Rows(error)
    }
}

impl Position {
    /// The position as a picture.
    #[must_use]
    pub fn diagram(&self) -> Diagram<'_> {
        Diagram(self)
    }

    /// Reads a picture as [`diagram`](Self::diagram) writes it, in lines or with `|` between the
    /// rows; `o` and `x` are read as White and Black too, and blanks around rows are skipped.
    ///
    /// # Errors
    ///
    /// A [`DiagramError`] with the place: an unknown character, rows of different length, more
    /// than 11 rows or columns, or what makes the picture no position.
    ///
    /// ```
    /// use amazons_core::{Player, Position};
    ///
    /// let position = Position::from_diagram("x..|.#.|..o", Player::White)?;
    /// assert_eq!(position.to_string(), "q2/1*1/2Q w - - 0 1");
    /// # Ok::<(), amazons_core::DiagramError>(())
    /// ```
    pub fn from_diagram(text: &str, to_move: Player) -> Result<Position, DiagramError> {
        let mut rows = Rows::default();
        let text = text.trim();
        let lines = text.split(['|', '\n']).map(str::trim);
        for line in lines.filter(|_| !text.is_empty()) {
            for (start, character) in line.char_indices() {
                let content = match character {
                    '.' => Content::Empty,
                    '#' => Content::Blocked,
                    'W' | 'w' | 'O' | 'o' => Content::Amazon(Player::White),
                    'B' | 'b' | 'X' | 'x' => Content::Amazon(Player::Black),
                    _ => {
                        return Err(DiagramError::Character {
                            row: rows.row(),
                            column: rows.column(),
                            found: excerpt::found(&line[start..]),
                        });
                    }
                };
                rows.put(content)?;
            }
            rows.end_row()?;
        }
        let setup = rows.setup(to_move)?;
        setup.position().map_err(DiagramError::Setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Geometry;

    #[test]
    fn each_fault_is_named_with_its_place() {
        let check = |text: &str, message: &str| {
            let read = Position::from_diagram(text, Player::White);
            let read = read.map_err(|error| error.to_string());
            assert_eq!(read, Err(message.to_owned()), "{text}");
        };
        check("", "the board has no rows");
        check(" \n ", "the board has no rows");
        check("W..|..|..B", "row 2 has 2 squares, expected 3");
        check("W..||..B", "row 2 has 0 squares, expected 3");
        check(
            "W..|.?.|..B",
            "expected one of . # W B in row 2, column 2, found `?.`",
        );
        check("............", "row 1 goes beyond 11 rows and columns");
        check(&"WB\n".repeat(12), "row 12 goes beyond 11 rows and columns");
        check("W..|...", "black has no amazon");
    }

    #[test]
    fn both_forms_are_read_back() {
        let start = Position::start(Geometry::CLASSIC).expect("large enough");
        let lines = start.diagram().to_string();
        let one_line = format!("{:#}", start.diagram());
        assert_eq!(Position::from_diagram(&lines, Player::White), Ok(start));
        assert_eq!(Position::from_diagram(&one_line, Player::White), Ok(start));
        let indented = lines.replace('\n', "\r\n   ") + "\n\n";
        assert_eq!(Position::from_diagram(&indented, Player::White), Ok(start));
    }
}
