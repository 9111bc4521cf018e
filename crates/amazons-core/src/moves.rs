//! A turn: an amazon's step and its arrow, with the move text `d1-d6/g9`.

use core::fmt;
use core::str::FromStr;

use crate::excerpt;
use crate::square::Square;

/// A whole turn: the amazon on `from` goes to `to` and shoots at `arrow`.
///
/// Nothing but three squares: whether it is legal, a [`Position`](crate::Position) tells.
///
/// ```
/// use amazons_core::Move;
///
/// let opening: Move = "d1-d6/g9".parse()?;
/// assert_eq!(opening.to.to_string(), "d6");
/// assert_eq!(opening.to_string(), "d1-d6/g9");
/// assert_eq!("12. D1-D6xG9".parse(), Ok(opening));
/// # Ok::<(), amazons_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the amazon stands.
    pub from: Square,
    /// Where the amazon goes.
    pub to: Square,
    /// The square that its arrow burns.
    pub arrow: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}/{}", self.from, self.to, self.arrow)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a move, and where reading it stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// A square between `a1` and `k11` was expected.
    NoSquare {
        /// Number of the character where reading stopped, counted from 1.
        at: usize,
        /// The first characters found there, empty at the end of the text.
        found: String,
    },
    /// The amazon's square was written twice, and the second time it was another one.
    TwoTargets {
        /// The square where the amazon's step ends.
        step: Square,
        /// The square that the arrow is said to come from.
        shot: Square,
    },
    /// Something stands behind the move.
    Trailing {
        /// Number of the character where it begins, counted from 1.
        at: usize,
        /// Its first characters.
        found: String,
    },
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSquare { at, found } if found.is_empty() => {
                write!(f, "the move ends at character {at}, expected a square")
            }
            Self::NoSquare { at, found } => {
                write!(
                    f,
                    "expected a square at character {at} of the move, found `{found}`"
                )
            }
            Self::TwoTargets { step, shot } => {
                write!(f, "the amazon goes to {step} but shoots from {shot}")
            }
            Self::Trailing { at, found } => {
                write!(f, "`{found}` at character {at} stands behind the move")
            }
        }
    }
}

impl core::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads every move text in use: `d1-d6/g9`, `d1-d7(g7)`, `B1-B4xD4`, `d1-d6,g9`, `D1-D6-G9`,
    /// `d1d6g9`, `d1d6,d6g9`, each with or without a move number and blanks.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let mut reader = Reader {
            text,
            rest: text.trim_start(),
        };
        reader.skip_move_number();
        let from = reader.square()?;
        reader.skip(&['-']);
        let to = reader.square()?;
        reader.skip(&['-', '/', '(', 'x', 'X', ',']);
        let third = reader.square()?;
        reader.skip(&['-']);
        let arrow = match Square::read_prefix(reader.rest) {
            Some((arrow, rest)) => {
                if third != to {
                    return Err(ParseMoveError::TwoTargets {
                        step: to,
                        shot: third,
                    });
                }
                reader.rest = rest;
                arrow
            }
            None => third,
        };
        reader.skip(&[')']);
        match reader.rest.trim_end() {
            "" => Ok(Move { from, to, arrow }),
            rest => Err(ParseMoveError::Trailing {
                at: reader.place(),
                found: excerpt::found(rest),
            }),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl Reader<'_> {
    /// A run of digits and dots with at least one dot: `12.`, `3...`.
    fn skip_move_number(&mut self) {
        let unnumbered = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let behind = unnumbered.trim_start_matches('.');
        if behind.len() < unnumbered.len() {
            self.rest = behind.trim_start();
        }
    }

    fn square(&mut self) -> Result<Square, ParseMoveError> {
        let (square, rest) =
            Square::read_prefix(self.rest).ok_or_else(|| ParseMoveError::NoSquare {
                at: self.place(),
                found: excerpt::found(self.rest),
            })?;
        self.rest = rest;
        Ok(square)
    }

    /// Skips blanks and at most one of the separators.
    fn skip(&mut self, separators: &[char]) {
        self.rest = self.rest.trim_start();
        if let Some(rest) = self.rest.strip_prefix(separators) {
            self.rest = rest.trim_start();
        }
    }

    fn place(&self) -> usize {
        let read = self.text.len() - self.rest.len();
        self.text[..read].chars().count() + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<&str, &str>) {
        let read = text.parse::<Move>();
        let read = read
            .map(|mv| mv.to_string())
            .map_err(|error| error.to_string());
        assert_eq!(
            read.as_deref().map_err(String::as_str),
            expected,
            "reading `{text}`"
        );
    }

    #[test]
    fn every_way_to_write_a_move_is_read() {
        for text in [
            "d1-d6/g9",
            "d1-d6(g9)",
            "D1-D6xG9",
            "d1-d6,g9",
            "D1-D6-G9",
            "d1d6g9",
            "d1d6,d6g9",
            "1. d1-d6/g9",
            "12.d1-d6/g9",
            "3... d1 - d6 / g9 ",
            " d1-d6 ( g9 ) ",
            "d1-d6,d6-g9",
        ] {
            check(text, Ok("d1-d6/g9"));
        }
        check("a1a10b10", Ok("a1-a10/b10"));
        check("a10a1b1", Ok("a10-a1/b1"));
        check("K11-K10/J11", Ok("k11-k10/j11"));
    }

    #[test]
    fn every_fault_is_named_with_its_place() {
        check("", Err("the move ends at character 1, expected a square"));
        check(
            "d1-d6",
            Err("the move ends at character 6, expected a square"),
        );
        check(
            "d1-d6/",
            Err("the move ends at character 7, expected a square"),
        );
        check(
            "d1-d6/z9",
            Err("expected a square at character 7 of the move, found `z9`"),
        );
        check(
            "d1-d12/a1",
            Err("expected a square at character 4 of the move, found `d12/a1`"),
        );
        check(
            "d0-d6/g9",
            Err("expected a square at character 1 of the move, found `d0-d6/g9`"),
        );
        check("d1d6,d7g9", Err("the amazon goes to d6 but shoots from d7"));
        check(
            "d1-d6/g9 again",
            Err("`again` at character 10 stands behind the move"),
        );
        check(
            "d1-d6/\x1b[2J\r\n",
            Err("expected a square at character 7 of the move, found `\\u{1b}[2J\\r\\n`"),
        );
        check(
            "d1-d6/\u{202e}9gd1-d6/g9d1-d6/g9",
            Err("expected a square at character 7 of the move, found `\\u{202e}9gd1-d6/g9d1-d6…`"),
        );
        check(
            "½1-d6/g9",
            Err("expected a square at character 1 of the move, found `½1-d6/g9`"),
        );
    }
}
