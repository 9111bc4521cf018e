//! A position drawn with the names of its squares.

use core::fmt;

use amazons_core::Position;

/// Draws a position as its diagram, with row numbers at the left and column letters below.
///
/// ```
/// use amazons_core::{Geometry, Position};
/// use amazons_engine::Picture;
///
/// let start = Position::start(Geometry::QUICK)?;
/// assert_eq!(Picture(&start).to_string(), "
///  6  . B . . B .
///  5  B . . . . B
///  4  . . . . . .
///  3  . . . . . .
///  2  W . . . . W
///  1  . W . . W .
///
///     a b c d e f".trim_start_matches('\n'));
/// # Ok::<(), amazons_core::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a>(pub &'a Position);

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let geometry = self.0.geometry();
        let diagram = self.0.diagram().to_string();
        for (row, line) in (1..=geometry.height()).rev().zip(diagram.lines()) {
            write!(f, "{row:2} ")?;
            for character in line.chars() {
                write!(f, " {character}")?;
            }
            writeln!(f)?;
        }
        write!(f, "\n   ")?;
        for column in 0..geometry.width() {
            write!(f, " {}", char::from(b'a' + column))?;
        }
        Ok(())
    }
}
