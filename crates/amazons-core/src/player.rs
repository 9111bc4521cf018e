//! The two players and pairs of things that belong to them.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two sides. White moves first from every default start.
///
/// ```
/// use amazons_core::Player;
///
/// assert_eq!(!Player::White, Player::Black);
/// assert_eq!(Player::ALL.map(Player::opponent), [Player::Black, Player::White]);
/// assert_eq!(Player::Black.to_string(), "black");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// Starts at the bottom of the board.
    White,
    /// Starts at the top of the board.
    Black,
}

impl Player {
    /// Both players, White first.
    pub const ALL: [Player; 2] = [Player::White, Player::Black];

    /// The other player; `!player` says the same.
    #[must_use]
    pub const fn opponent(self) -> Player {
        match self {
            Player::White => Player::Black,
            Player::Black => Player::White,
        }
    }
}

impl Not for Player {
    type Output = Player;

    fn not(self) -> Player {
        self.opponent()
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Player::White => "white",
            Player::Black => "black",
        })
    }
}

/// A pair with one value for each player, indexed by [`Player`].
///
/// ```
/// use amazons_core::{ByPlayer, Player};
///
/// let mut wins = ByPlayer { white: 3, black: 5 };
/// wins[Player::White] += 1;
/// assert_eq!(wins.map(|n| n * 10), ByPlayer { white: 40, black: 50 });
/// assert_eq!(wins.swapped(), ByPlayer { white: 5, black: 4 });
///
/// let names = ByPlayer::from_fn(|player| player.to_string());
/// assert_eq!(names[Player::Black], "black");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

impl<T> ByPlayer<T> {
    /// Builds the pair by asking for each player's value, White first.
    pub fn from_fn(mut value: impl FnMut(Player) -> T) -> Self {
        let white = value(Player::White);
        let black = value(Player::Black);
        Self { white, black }
    }

    /// Applies one function to both values, White's first.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> ByPlayer<U> {
        let white = change(self.white);
        let black = change(self.black);
        ByPlayer { white, black }
    }

    /// The same values with the players exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            white: self.black,
            black: self.white,
        }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    #[inline]
    fn index(&self, player: Player) -> &T {
        match player {
            Player::White => &self.white,
            Player::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline]
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::White => &mut self.white,
            Player::Black => &mut self.black,
        }
    }
}
