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
//! * A finished game is counted once, and kept once as SGF in `games`, whenever the program dies.
//! * Of several processes with one directory the first alone writes.
//!
//! ```
//! use amazons_core::{Game, Geometry, Player, Position};
//! use amazons_store::{Access, GameId, SavedGame, Seat, Store};
//!
//! # let directory = tempfile::tempdir()?;
//! # let directory = directory.path();
//! let store = Store::open(directory)?;
//! assert_eq!(store.access(), Access::Owner);
//!
//! let game = Game::new(Position::start(Geometry::CLASSIC)?);
//! let seats = Seat::against("Normal", Player::White);
//! let mut saved = SavedGame::new(GameId::from(7), 42, seats, game);
//! saved.game.play("d1-d7/g7".parse()?)?;
//! store.save_game(&saved)?;
//!
//! assert_eq!(store.load_game()?, Some(saved));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`GameRecord`] is a game with its players, event and comments, in SGF or as a plain list of moves.
//!
//! ```
//! use amazons_core::Player;
//! use amazons_store::GameRecord;
//!
//! let mut record = GameRecord::from_sgf("\
//! (;FF[4]GM[18]SZ[6]PW[Ada]AW[bf][ef][ae][fe]AB[ba][ea][ab][fb]PL[W]
//! ;W[bfbcde]C[towards the middle])")?;
//! assert_eq!(record.players[Player::White].as_deref(), Some("Ada"));
//! assert_eq!(record.game.moves()[0].to_string(), "b1-b4/d2");
//!
//! record.game.play("a5-b5/d3".parse()?)?;
//! record.players[Player::Black] = Some("Bea".into());
//! let sgf = record.to_sgf();
//! assert!(sgf.contains("PB[Bea]"));
//! assert_eq!(GameRecord::from_sgf(sgf)?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! No clock, no randomness and no threads: the caller gives every game its [`GameId`] and seed, and
//! knows what a level's name means.

mod archive;
mod disk;
mod document;
mod error;
mod export;
mod game_clock;
mod game_id;
mod lock;
mod record;
mod ruling;
mod saved_game;
mod seat;
mod settings;
mod sgf;
mod statistics;
mod store;
mod text;

pub use archive::{GameSummary, KeptContent, KeptGame, PERSON};
pub use error::{Fault, StoreError};
pub use export::Exported;
pub use game_clock::{GameClock, TimeControl};
pub use game_id::{GameId, ParseGameIdError};
pub use lock::Access;
pub use record::{GameRecord, MoveListError, Place, Property};
pub use ruling::{Ruling, Verdict};
pub use saved_game::SavedGame;
pub use seat::Seat;
pub use settings::{Settings, WindowSize};
pub use sgf::{MoveFault, SgfError};
pub use statistics::{Record, Statistics};
pub use store::{Store, default_directory};
