//! Whether a move may be played, and if not, why not.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::player::Player;
use crate::position::Position;
use crate::rays::between;
use crate::square::Square;

/// Why a move may not be played, the first reason found.
///
/// ```
/// use amazons_core::{IllegalMove, Player, Position};
///
/// let position = Position::from_diagram("..B|#..|W..", Player::White)?;
/// let refused = position.check("a1-a3/c1".parse()?);
/// assert_eq!(refused, Err(IllegalMove::Blocked {
///     from: "a1".parse()?,
///     to: "a3".parse()?,
///     at: "a2".parse()?,
/// }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IllegalMove {
    /// No amazon of the side to move stands there.
    NoAmazon {
        /// The side to move.
        player: Player,
        /// Where its amazon was said to stand.
        square: Square,
    },
    /// The two squares are the same, or not on one row, column or diagonal.
    NoLine {
        /// Where the slide begins.
        from: Square,
        /// Where it was said to end.
        to: Square,
    },
    /// A square on the way, or the last one, is occupied, burnt or off the board.
    Blocked {
        /// Where the slide begins.
        from: Square,
        /// Where it was said to end.
        to: Square,
        /// The first square in the way.
        at: Square,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoAmazon { player, square } => write!(f, "no {player} amazon on {square}"),
            Self::NoLine { from, to } if from == to => {
                write!(f, "{from}-{to} goes nowhere")
            }
            Self::NoLine { from, to } => {
                write!(f, "{from}-{to} is not a row, column or diagonal")
            }
            Self::Blocked { from, to, at } => write!(f, "the path {from}-{to} is blocked at {at}"),
        }
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Checks a move.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] with the first reason: the amazon, its step, or its arrow.
    ///
    /// ```
    /// use amazons_core::{Geometry, Position};
    ///
    /// let start = Position::start(Geometry::CLASSIC)?;
    /// let refused = start.check("d1-d10/a1".parse()?).unwrap_err();
    /// assert_eq!(refused.to_string(), "the path d1-d10 is blocked at d10");
    /// assert_eq!(start.check("d1-d6/d1".parse()?), Ok(()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let player = self.to_move();
        if !self.amazons(player).has(mv.from) {
            return Err(IllegalMove::NoAmazon {
                player,
                square: mv.from,
            });
        }
        check_slide(mv.from, mv.to, self.empty())?;
        check_slide(mv.to, mv.arrow, self.empty().with(mv.from))
    }

    /// Whether a move may be played; [`check`](Self::check) says why not.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Plays a move and gives the position behind it.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`], as [`check`](Self::check) finds it.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        self.check(mv)?;
        Ok(self.play_unchecked(mv))
    }
}

pub(crate) fn check_slide(from: Square, to: Square, empty: Bitboard) -> Result<(), IllegalMove> {
    let path = between(from, to)
        .ok_or(IllegalMove::NoLine { from, to })?
        .with(to);
    let in_the_way = path & !empty;
    let distance = |square: &Square| {
        let columns = square.column().abs_diff(from.column());
        columns.max(square.row().abs_diff(from.row()))
    };
    match in_the_way.iter().min_by_key(distance) {
        Some(at) => Err(IllegalMove::Blocked { from, to, at }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Geometry;

    #[test]
    fn the_first_reason_is_given() {
        let start = Position::start(Geometry::CLASSIC).expect("large enough");
        let check = |text: &str, message: &str| {
            let refused = start
                .check(text.parse().expect("a move"))
                .map_err(|why| why.to_string());
            assert_eq!(refused, Err(message.to_owned()), "{text}");
        };
        check("d2-d3/d4", "no white amazon on d2");
        check("d10-d9/d8", "no white amazon on d10");
        check("d1-d1/d2", "d1-d1 goes nowhere");
        check("d1-e3/e4", "d1-e3 is not a row, column or diagonal");
        check("d1-d11/d1", "the path d1-d11 is blocked at d10");
        check("d1-k1/d1", "the path d1-k1 is blocked at g1");
        check("d1-a1/k1", "the path a1-k1 is blocked at g1");
        check("d1-d6/d6", "d6-d6 goes nowhere");
        check("g1-g9/g11", "the path g9-g11 is blocked at g10");
        check("j4-e9/k3", "the path e9-k3 is blocked at k3");
    }
}
