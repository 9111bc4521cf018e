//! One game as a line of a log.

use core::time::Duration;

use amazons_core::{ByPlayer, Game, Move, Player, Reading};
use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};
use serde_with::{DisplayFromStr, serde_as};

use super::fault::Fault;

/// A game that was played to its end.
///
/// Everything about time stands in `timing`; all the rest depends on nothing else, as long as the
/// players' thinking does not.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct GameLine {
    /// Number of the game in its match, from 1. A pair is an odd number and the next.
    pub(crate) game: u32,
    pub(crate) white: String,
    pub(crate) black: String,
    #[serde_as(as = "DisplayFromStr")]
    pub(crate) start: Reading,
    #[serde_as(as = "Vec<DisplayFromStr>")]
    pub(crate) opening: Vec<Move>,
    /// What the players chose.
    #[serde_as(as = "Vec<DisplayFromStr>")]
    pub(crate) moves: Vec<Move>,
    #[serde(with = "PlayerName")]
    pub(crate) winner: Player,
    pub(crate) reason: Reason,
    /// More about the reason, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) detail: Option<String>,
    /// Nodes of all moves together, where the player tells them.
    #[serde(with = "ByColour")]
    pub(crate) nodes: ByPlayer<Option<u64>>,
    /// Where the levels' randomness came from; engines with an option `Seed` get it, too.
    pub(crate) seed: u64,
    #[serde(rename = "match")]
    pub(crate) tag: MatchTag,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) timing: Option<Timing>,
}

/// What all games of a match have in common; another match has another tag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MatchTag {
    /// The player with White in the first game of each pair, and the other.
    pub(crate) players: [String; 2],
    pub(crate) versions: [String; 2],
    pub(crate) board: String,
    pub(crate) limit: String,
    pub(crate) openings: String,
    pub(crate) seed: u64,
    /// Games of the whole match, of which a log may hold a part.
    pub(crate) games: u32,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Reason {
    NoMove,
    Crash,
    Hang,
    Time,
    IllegalMove,
}

/// The time that each player thought, in microseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Timing {
    pub(crate) white_us: u64,
    pub(crate) black_us: u64,
}

impl Timing {
    pub(crate) fn of(&self, player: Player) -> u64 {
        match player {
            Player::White => self.white_us,
            Player::Black => self.black_us,
        }
    }
}

impl From<ByPlayer<Duration>> for Timing {
    fn from(times: ByPlayer<Duration>) -> Timing {
        let micros = times.map(|time| u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
        Timing {
            white_us: micros.white,
            black_us: micros.black,
        }
    }
}

impl From<&Fault> for Reason {
    fn from(fault: &Fault) -> Reason {
        match fault {
            Fault::Crash(_) => Reason::Crash,
            Fault::Hang(_) => Reason::Hang,
            Fault::Time => Reason::Time,
            Fault::IllegalMove(_) => Reason::IllegalMove,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", rename_all = "lowercase")]
enum PlayerName {
    White,
    Black,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ByPlayer")]
struct ByColour<T> {
    white: T,
    black: T,
}

impl GameLine {
    /// Number of the pair, from 0.
    pub(crate) fn pair(&self) -> u32 {
        pair_of(self.game)
    }

    /// The colour of the match's first player.
    pub(crate) fn first_is(&self) -> Player {
        first_is(self.game)
    }

    pub(crate) fn first_won(&self) -> bool {
        self.first_is() == self.winner
    }

    /// All turns, the opening's among them.
    pub(crate) fn turns(&self) -> usize {
        self.opening.len() + self.moves.len()
    }

    /// How many moves a player chose.
    pub(crate) fn moves_of(&self, player: Player) -> usize {
        let before = self.opening.len() % 2;
        let to_move = match before {
            0 => self.start.position.to_move(),
            _ => !self.start.position.to_move(),
        };
        match player == to_move {
            true => self.moves.len().div_ceil(2),
            false => self.moves.len() / 2,
        }
    }

    /// Whether the game can have been played so.
    ///
    /// # Errors
    ///
    /// A number that no game has, an illegal move, another winner than whom the moves let win.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        ensure!(self.game > 0, "games are numbered from 1");
        let winner = self.replay()?.position().winner();
        ensure!(
            self.reason != Reason::NoMove || winner == Some(self.winner),
            "game {}: {} does not win by these moves",
            self.game,
            self.winner
        );
        Ok(())
    }

    /// The game, played again.
    pub(crate) fn replay(&self) -> anyhow::Result<Game> {
        let mut game = Game::from_reading(self.start)?;
        for &mv in self.opening.iter().chain(&self.moves) {
            game.play(mv)
                .with_context(|| format!("game {}", self.game))?;
        }
        Ok(game)
    }
}

/// Number of a game's pair, from 0.
pub(crate) fn pair_of(game: u32) -> u32 {
    (game - 1) / 2
}

/// The colour of the match's first player in a game.
pub(crate) fn first_is(game: u32) -> Player {
    match game % 2 {
        1 => Player::White,
        _ => Player::Black,
    }
}
