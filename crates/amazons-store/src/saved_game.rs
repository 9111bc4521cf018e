//! The running game as it is kept.

use amazons_core::{ByPlayer, Game, Move, Outcome, Player, Position, Reading};
use serde::{Deserialize, Serialize};

use crate::document::{Document, parse};
use crate::error::Fault;
use crate::game_clock::{ClockFile, GameClock};
use crate::game_id::GameId;
use crate::ruling::Ruling;
use crate::seat::Seat;
use crate::text::{Text, shortened};

/// A game between two seats, and all that is needed to play on as if it had never been left.
///
/// ```
/// use amazons_core::{Game, Player, Start};
/// use amazons_store::{GameId, SavedGame, Seat};
///
/// let start = Start::Quick.setup().position()?;
/// let seats = Seat::against("Normal", Player::White);
/// let mut saved = SavedGame::new(GameId::from(7), 42, seats, Game::new(start));
/// assert!(!saved.is_finished());
/// assert!(saved.counts());
/// assert_eq!(saved.against(), Some((Player::White, "Normal")));
/// saved.game = Game::new(Start::QuickTwo.setup().position()?);
/// assert!(!saved.counts(), "not the board's default start");
/// # Ok::<(), amazons_core::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Tells it from every other game.
    pub id: GameId,
    /// Where the computer's randomness comes from.
    pub seed: u64,
    /// Who plays.
    pub seats: ByPlayer<Seat>,
    /// The clocks, where there are any.
    pub clock: Option<GameClock>,
    /// Start, moves and counters. Undone moves are not saved.
    pub game: Game,
    /// How it was ended, if it was.
    pub ruling: Option<Ruling>,
}

impl SavedGame {
    /// A game without clocks.
    #[must_use]
    pub fn new(id: GameId, seed: u64, seats: ByPlayer<Seat>, game: Game) -> SavedGame {
        SavedGame {
            id,
            seed,
            seats,
            clock: None,
            game,
            ruling: None,
        }
    }

    /// The person's side and the computer's name, where one plays against the other.
    #[must_use]
    pub fn against(&self) -> Option<(Player, &str)> {
        match (&self.seats.white, &self.seats.black) {
            (Seat::Person, Seat::Computer(name)) => Some((Player::White, name)),
            (Seat::Computer(name), Seat::Person) => Some((Player::Black, name)),
            _ => None,
        }
    }

    /// Whether statistics count this game: a person against the computer, on a named board, from its
    /// default start.
    #[must_use]
    pub fn counts(&self) -> bool {
        let start = self.game.start();
        self.against().is_some()
            && start.geometry().name().is_some()
            && Position::start(start.geometry()) == Ok(*start)
    }

    /// Who has won and after how many turns, by a ruling or as nobody can move any more; `None` while
    /// the game goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.ruling {
            Some(ruling) => Some(Outcome {
                winner: ruling.winner,
                turns: self.game.moves().len(),
            }),
            None => self.game.outcome(),
        }
    }

    /// Whether it is over.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.outcome().is_some()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct GameFile {
    version: u64,
    id: Text<GameId>,
    seed: Text<u64>,
    white: Seat,
    black: Seat,
    clock: Option<ClockFile>,
    start: Text<Reading>,
    moves: Vec<String>,
    ruling: Option<Ruling>,
}

/// Version 1: always a person against a level, without clocks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
struct FirstGameFile {
    version: u64,
    id: Text<GameId>,
    seed: Text<u64>,
    level: String,
    #[serde(with = "PlayerName")]
    human: Player,
    start: Text<Reading>,
    moves: Vec<String>,
}

impl From<FirstGameFile> for GameFile {
    fn from(first: FirstGameFile) -> Self {
        let ByPlayer { white, black } = Seat::against(&first.level, first.human);
        GameFile {
            version: first.version,
            id: first.id,
            seed: first.seed,
            white,
            black,
            clock: None,
            start: first.start,
            moves: first.moves,
            ruling: None,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", rename_all = "lowercase")]
pub(crate) enum PlayerName {
    White,
    Black,
}

impl Document for SavedGame {
    const NAME: &'static str = "game";
    const VERSION: u64 = 2;
    type File = GameFile;

    fn to_file(&self) -> GameFile {
        GameFile {
            version: Self::VERSION,
            id: Text(self.id),
            seed: Text(self.seed),
            white: self.seats.white.clone(),
            black: self.seats.black.clone(),
            clock: self.clock.map(ClockFile::from),
            start: Text(start(&self.game)),
            moves: self.game.moves().iter().map(Move::to_string).collect(),
            ruling: self.ruling,
        }
    }

    fn read(version: u64, bytes: &[u8]) -> Result<GameFile, Fault> {
        match version {
            1 => parse::<FirstGameFile>(bytes).map(GameFile::from),
            _ => parse(bytes),
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
            seats: ByPlayer {
                white: file.white,
                black: file.black,
            },
            clock: file.clock.map(GameClock::from),
            game,
            ruling: file.ruling,
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
