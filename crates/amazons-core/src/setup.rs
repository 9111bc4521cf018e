//! A board being set up, which may still be nonsense.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::player::{ByPlayer, Player};
use crate::position::Position;
use crate::square::Square;

/// A board being set up square by square; [`position`](Self::position) makes it playable or says
/// what is wrong with it.
///
/// ```
/// use amazons_core::{Geometry, Player, Setup};
///
/// let position = Setup::empty(Geometry::QUICK)
///     .amazon(Player::White, "c1".parse()?)
///     .amazon(Player::White, "f3".parse()?)
///     .amazon(Player::Black, "a4".parse()?)
///     .amazon(Player::Black, "d6".parse()?)
///     .obstruction("c3".parse()?)
///     .position()?;
/// assert_eq!(position.diagram().to_string(), "\
/// ...B..
/// ......
/// B.....
/// ..#..W
/// ......
/// ..W...");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Width and height of the board.
    pub geometry: Geometry,
    /// Where the amazons stand.
    pub amazons: ByPlayer<Bitboard>,
    /// Squares that cannot be entered: obstructions, or burnt by earlier arrows.
    pub blocked: Bitboard,
    /// Who moves next.
    pub to_move: Player,
}

/// Why a [`Setup`] is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupError {
    /// Something stands on a square that is not on the board.
    OffBoard {
        /// The square.
        square: Square,
        /// The board.
        geometry: Geometry,
    },
    /// Two things stand on one square.
    Overlap {
        /// The square.
        square: Square,
    },
    /// A player has no amazon.
    NoAmazon {
        /// The player.
        player: Player,
    },
    /// The board is too small for the default start of four amazons a side.
    TooSmall {
        /// The board.
        geometry: Geometry,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { square, geometry } => {
                write!(f, "{square} is not on the {geometry} board")
            }
            Self::Overlap { square } => write!(f, "two things stand on {square}"),
            Self::NoAmazon { player } => write!(f, "{player} has no amazon"),
            Self::TooSmall { geometry } => write!(
                f,
                "the {geometry} board has no default start: 4 to 11 columns and rows are needed"
            ),
        }
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// A board without anything on it, White to move.
    #[must_use]
    pub fn empty(geometry: Geometry) -> Setup {
        Setup {
            geometry,
            amazons: ByPlayer::default(),
            blocked: Bitboard::EMPTY,
            to_move: Player::White,
        }
    }

    /// The default start with four amazons a side, White to move.
    ///
    /// White stands on the bottom row, a third of the width from each edge, and on both edges, a
    /// third of the height above it; Black mirrors that at the top.
    ///
    /// # Errors
    ///
    /// [`SetupError::TooSmall`] below four columns or rows, where amazons would meet.
    pub fn start(geometry: Geometry) -> Result<Setup, SetupError> {
        let (width, height) = (geometry.width(), geometry.height());
        if width < 4 || height < 4 {
            return Err(SetupError::TooSmall { geometry });
        }
        let inner = (width - 1) / 3;
        let side = (height - 1) / 3;
        let white = [
            (inner, 0),
            (width - 1 - inner, 0),
            (0, side),
            (width - 1, side),
        ];
        let mut setup = Setup::empty(geometry);
        for (column, row) in white {
            let square = |row| Square::new(column, row).expect("inside the board");
            setup = setup
                .amazon(Player::White, square(row))
                .amazon(Player::Black, square(height - 1 - row));
        }
        Ok(setup)
    }

    /// Adds an amazon.
    #[must_use]
    pub fn amazon(mut self, player: Player, square: Square) -> Setup {
        self.amazons[player] = self.amazons[player].with(square);
        self
    }

    /// Adds a square that cannot be entered.
    #[must_use]
    pub fn obstruction(mut self, square: Square) -> Setup {
        self.blocked = self.blocked.with(square);
        self
    }

    /// Says who moves next.
    #[must_use]
    pub fn to_move(mut self, player: Player) -> Setup {
        self.to_move = player;
        self
    }

    /// The position that was set up.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] that names the first thing wrong: something off the board, two things on
    /// one square, a player without an amazon.
    pub fn position(&self) -> Result<Position, SetupError> {
        let ByPlayer { white, black } = self.amazons;
        let everything = white | black | self.blocked;
        if let Some(square) = (everything & !self.geometry.squares()).first() {
            return Err(SetupError::OffBoard {
                square,
                geometry: self.geometry,
            });
        }
        let doubles = (white & black) | (white & self.blocked) | (black & self.blocked);
        if let Some(square) = doubles.first() {
            return Err(SetupError::Overlap { square });
        }
        if let Some(player) = Player::ALL
            .into_iter()
            .find(|&player| self.amazons[player].is_empty())
        {
            return Err(SetupError::NoAmazon { player });
        }
        Ok(Position::from_valid_setup(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_is_named() {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let start = || Setup::start(Geometry::QUICK).expect("large enough");
        let check = |setup: Setup, message: &str| {
            let error = setup.position().expect_err("nonsense");
            assert_eq!(error.to_string(), message);
        };
        check(
            start().amazon(Player::White, square("g1")),
            "g1 is not on the 6x6 board",
        );
        check(start().obstruction(square("b1")), "two things stand on b1");
        check(
            start().amazon(Player::White, square("a5")),
            "two things stand on a5",
        );
        check(Setup::empty(Geometry::QUICK), "white has no amazon");
        let tiny = Geometry::new(3, 9).expect("a board");
        assert_eq!(
            Setup::start(tiny).map_err(|error| error.to_string()),
            Err("the 3x9 board has no default start: 4 to 11 columns and rows are needed".into())
        );
    }
}
