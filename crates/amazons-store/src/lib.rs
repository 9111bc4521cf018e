//! What the Game of the Amazons keeps on disk: the running game, statistics and settings; and game
//! records as people hand them on, read and written.
//!
//! What is kept lies in one data directory, as versioned JSON that a person can read: `game.json`,
//! `statistics.json` and `settings.json`, beside an empty `lock`.
//!
//! * A file is replaced whole or not at all, and is on the disk when a save returns: a program
//!   killed or a machine switched off at any moment loses at most the save under way.
//! * The moves are the truth: a loaded game is played again from its start, move by move.
//! * A file that cannot be understood is set aside under a new name, never overwritten; one that a
//!   newer version wrote is left untouched.
//! * A finished game is counted once, whenever the program dies.
//! * Of several processes with one directory the first alone writes.
//!
//! ```
//! use amazons_core::{Game, Geometry, Player, Position};
//! use amazons_store::{Access, GameId, SavedGame, Store};
//!
//! # let directory = tempfile::tempdir()?;
//! # let directory = directory.path();
//! let store = Store::open(directory)?;
//! assert_eq!(store.access(), Access::Owner);
//!
//! let mut saved = SavedGame {
//!     id: GameId::from(7),
//!     seed: 42,
//!     level: "Normal".into(),
//!     human: Player::White,
//!     game: Game::new(Position::start(Geometry::CLASSIC)?),
//! };
//! saved.game.play("d1-d7/g7".parse()?)?;
//! store.save_game(&saved)?;
//!
//! assert_eq!(store.load_game()?, Some(saved));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`GameRecord`] is a game with its players, event and comments, in SGF or as a plain list of moves.
//!
//! No clock, no randomness and no threads: the caller gives every game its [`GameId`] and seed, and
//! knows what a level's name means.

mod disk;
mod document;
mod error;
mod game_id;
mod lock;
mod record;
mod saved_game;
mod settings;
mod sgf;
mod statistics;
mod store;
mod text;

pub use error::{Fault, StoreError};
pub use game_id::{GameId, ParseGameIdError};
pub use lock::Access;
pub use record::{GameRecord, MoveListError, Place, Property};
pub use saved_game::SavedGame;
pub use settings::Settings;
pub use sgf::{MoveFault, SgfError};
pub use statistics::{Record, Statistics};
pub use store::{Store, default_directory};
