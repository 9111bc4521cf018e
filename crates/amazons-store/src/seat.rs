//! Who sits on a side of the board.

use amazons_core::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

/// Who plays a side.
///
/// ```
/// use amazons_core::Player;
/// use amazons_store::Seat;
///
/// let seats = Seat::against("Hard", Player::Black);
/// assert_eq!(seats.white, Seat::Computer("Hard".into()));
/// assert_eq!(seats.black, Seat::Person);
/// assert_eq!(seats.white.computer(), Some("Hard"));
/// assert_eq!(seats.black.computer(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// Somebody at this window.
    Person,
    /// The computer, under this name.
    Computer(String),
}

impl Seat {
    /// One person, playing `person`, against the computer of this name.
    #[must_use]
    pub fn against(computer: &str, person: Player) -> ByPlayer<Seat> {
        ByPlayer::from_fn(|player| {
            if player == person {
                Seat::Person
            } else {
                Seat::Computer(computer.to_owned())
            }
        })
    }

    /// The computer's name; `None` where a person sits.
    #[must_use]
    pub fn computer(&self) -> Option<&str> {
        match self {
            Seat::Person => None,
            Seat::Computer(name) => Some(name),
        }
    }
}
