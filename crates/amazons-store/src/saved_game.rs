//! The running game as it is kept.

use amazons_core::{Game, Move, Player, Position, Reading};
use serde::{Deserialize, Serialize};

use crate::document::Document;
use crate::error::Fault;
use crate::game_id::GameId;
use crate::text::{Text, shortened};

/// A game between a person and a level, and all that is needed to play on as if it had never been
/// left.
///
/// ```
/// use amazons_core::{Game, Player, Start};
/// use amazons_store::{GameId, SavedGame};
///
/// let mut saved = SavedGame {
///     id: GameId::from(7),
///     seed: 42,
///     level: "Normal".into(),
///     human: Player::White,
///     game: Game::new(Start::Quick.setup().position()?),
/// };
/// assert!(!saved.is_finished());
/// assert!(saved.counts());
/// saved.game = Game::new(Start::QuickTwo.setup().position()?);
/// assert!(!saved.counts(), "not the board's default start");
/// # Ok::<(), amazons_core::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Tells it from every other game.
    pub id: GameId,
    /// Where the level's randomness comes from.
    pub seed: u64,
    /// The level's name.
    pub level: String,
    /// The side that the person plays.
    pub human: Player,
    /// Start, moves and counters. Undone moves are not saved.
    pub game: Game,
}

impl SavedGame {
    /// Whether statistics count this game: on a named board, from its default start.
    #[must_use]
    pub fn counts(&self) -> bool {
        let start = self.game.start();
        start.geometry().name().is_some() && Position::start(start.geometry()) == Ok(*start)
    }

    /// Whether nobody can move any more.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.game.outcome().is_some()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct GameFile {
    version: u64,
    id: Text<GameId>,
    seed: Text<u64>,
    level: String,
    #[serde(with = "PlayerName")]
    human: Player,
    start: Text<Reading>,
    moves: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", rename_all = "lowercase")]
enum PlayerName {
    White,
    Black,
}

impl Document for SavedGame {
    const NAME: &'static str = "game";
    const VERSION: u64 = 1;
    type File = GameFile;

    fn to_file(&self) -> GameFile {
        GameFile {
            version: Self::VERSION,
            id: Text(self.id),
            seed: Text(self.seed),
            level: self.level.clone(),
            human: self.human,
            start: Text(start(&self.game)),
            moves: self.game.moves().iter().map(Move::to_string).collect(),
        }
    }

    fn from_file(file: GameFile) -> Result<Self, Fault> {
        let mut game = Game::from_reading(file.start.0).map_err(Fault::UnfinishedStart)?;
        for (index, text) in file.moves.iter().enumerate() {
            play(&mut game, index + 1, text)?;
        }
        Ok(Self {
            id: file.id.0,
            seed: file.seed.0,
            level: file.level,
            human: file.human,
            game,
        })
    }
}

fn start(game: &Game) -> Reading {
    let mut game = game.clone();
    while game.undo().is_some() {}
    game.reading()
}

fn play(game: &mut Game, number: usize, text: &str) -> Result<(), Fault> {
    let named = || shortened(text, 40);
    let mv: Move = text.parse().map_err(|why| Fault::UnreadableMove {
        number,
        text: named(),
        why,
    })?;
    game.play(mv).map_err(|why| Fault::IllegalMove {
        number,
        text: named(),
        why,
    })
}
