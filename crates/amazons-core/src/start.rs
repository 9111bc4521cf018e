//! The starts that players have names for.

use core::fmt;
use core::str::FromStr;

use crate::excerpt;
use crate::geometry::Geometry;
use crate::player::Player;
use crate::setup::Setup;
use crate::square::Square;

/// A known start.
///
/// Any other board has its default start, [`Setup::start`], and [`Setup`] builds all the rest.
///
/// ```
/// use amazons_core::Start;
///
/// let cross: Start = "cross".parse()?;
/// assert_eq!(cross.setup().position()?.diagram().to_string(), "\
/// ...B..B...
/// ..........
/// ..........
/// W........W
/// ..........
/// ..........
/// W........W
/// ..........
/// ..........
/// ...B..B...");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Start {
    /// 6x6, four amazons a side, the default start.
    Quick,
    /// 8x8, four amazons a side, the default start.
    Medium,
    /// 10x10, four amazons a side, the default start.
    Classic,
    /// 10x10, White on the left and right edges, Black at the bottom and the top.
    Cross,
    /// 10x10, the squares of the default start dealt out alternately.
    Scrambled,
    /// 6x6, two amazons a side.
    QuickTwo,
    /// 8x8, three amazons a side.
    MediumThree,
}

impl Start {
    /// All of them.
    pub const ALL: [Start; 7] = [
        Start::Quick,
        Start::Medium,
        Start::Classic,
        Start::Cross,
        Start::Scrambled,
        Start::QuickTwo,
        Start::MediumThree,
    ];

    /// The board, White to move.
    #[must_use]
    pub fn setup(self) -> Setup {
        let (geometry, white, black): (_, &[&str], &[&str]) = match self {
            Start::Quick => return default_start(Geometry::QUICK),
            Start::Medium => return default_start(Geometry::MEDIUM),
            Start::Classic => return default_start(Geometry::CLASSIC),
            Start::Cross => (
                Geometry::CLASSIC,
                &["a4", "j4", "a7", "j7"],
                &["d1", "g1", "d10", "g10"],
            ),
            Start::Scrambled => (
                Geometry::CLASSIC,
                &["g10", "a7", "j4", "d1"],
                &["d10", "j7", "a4", "g1"],
            ),
            Start::QuickTwo => (Geometry::QUICK, &["c1", "f3"], &["a4", "d6"]),
            Start::MediumThree => (Geometry::MEDIUM, &["a3", "h3", "e1"], &["d8", "a6", "h6"]),
        };
        let add = |setup, (player, name): (Player, &&str)| {
            let square: Square = name.parse().expect("squares are written right above");
            Setup::amazon(setup, player, square)
        };
        let white = white.iter().map(|name| (Player::White, name));
        let black = black.iter().map(|name| (Player::Black, name));
        white.chain(black).fold(Setup::empty(geometry), add)
    }
}

fn default_start(geometry: Geometry) -> Setup {
    Setup::start(geometry).expect("boards with a name are large enough")
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Start::Quick => "quick",
            Start::Medium => "medium",
            Start::Classic => "classic",
            Start::Cross => "cross",
            Start::Scrambled => "scrambled",
            Start::QuickTwo => "quick-two",
            Start::MediumThree => "medium-three",
        })
    }
}

/// A text that names no known start.
///
/// ```
/// use amazons_core::{ParseStartError, Start};
///
/// let error: ParseStartError = "chess".parse::<Start>().unwrap_err();
/// assert_eq!(error.found, "chess");
/// assert_eq!(
///     error.to_string(),
///     "`chess` is not a start: quick, medium, classic, cross, scrambled, quick-two, medium-three"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseStartError {
    /// The text, shortened.
    pub found: String,
}

impl fmt::Display for ParseStartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a start:", self.found)?;
        for (i, start) in Start::ALL.into_iter().enumerate() {
            write!(f, "{}{start}", if i == 0 { " " } else { ", " })?;
        }
        Ok(())
    }
}

impl core::error::Error for ParseStartError {}

impl FromStr for Start {
    type Err = ParseStartError;

    /// Reads a name as it is written, upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseStartError> {
        Start::ALL
            .into_iter()
            .find(|start| start.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| ParseStartError {
                found: excerpt::found(text),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::perft::perft;

    #[test]
    fn known_starts_have_their_known_first_moves() {
        let check = |start: Start, first_moves: u64| {
            let position = start.setup().position().expect("a position");
            assert_eq!(perft(&position, 1), first_moves, "{start}");
            assert_eq!(start.to_string().to_uppercase().parse(), Ok(start));
        };
        check(Start::Quick, 544);
        check(Start::Medium, 1232);
        check(Start::Classic, 2176);
        check(Start::QuickTwo, 424);
    }

    #[test]
    fn what_is_no_start_is_named() {
        let read = "Quick\t"
            .parse::<Start>()
            .map_err(|error| error.to_string());
        let message = "`Quick\\t` is not a start: \
             quick, medium, classic, cross, scrambled, quick-two, medium-three";
        assert_eq!(read, Err(message.to_owned()));
    }

    #[test]
    fn starts_on_one_board_use_the_same_squares() {
        let squares = |start: Start| {
            let setup = start.setup();
            setup.amazons.white | setup.amazons.black
        };
        assert_eq!(squares(Start::Cross), squares(Start::Classic));
        assert_eq!(squares(Start::Scrambled), squares(Start::Classic));
    }
}
