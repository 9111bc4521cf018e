//! Evaluation and difficulty levels for the Game of the Amazons.
//!
//! ```
//! use amazons_ai::{Level, Patient, evaluate, turn_rng};
//! use amazons_core::{Game, Geometry, Position};
//!
//! // Hard against Easy on the Quick board; the seed makes it the same game every time.
//! let mut game = Game::new(Position::start(Geometry::QUICK)?);
//! let seed = 7;
//! while game.outcome().is_none() {
//!     let level = if game.moves().len() % 2 == 0 { Level::Hard } else { Level::Easy };
//!     let mut rng = turn_rng(seed, game.moves().len());
//!     let mv = level
//!         .choose(game.position(), &mut rng, &mut Patient)
//!         .expect("there is a move, and nobody says stop");
//!     game.play(mv)?;
//! }
//! println!("{}\n{}", game.position().diagram(), evaluate(game.position()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Random numbers are those of the crate `rand`, version 0.10: a caller with another generator than
//! [`turn_rng`] needs the same version.
//!
//! # Moves left
//!
//! Late in a game the board falls apart into regions of one side alone, see
//! [`Territory`](amazons_core::Territory), and what is left of it is to make more moves there than the
//! opponent. [`fill`] counts them.
//!
//! ```
//! use amazons_ai::{Filling, Patient, fill};
//! use amazons_core::{Owner, Player, Position, Territory};
//!
//! let position = Position::from_diagram("#.#W.|#B#..|.####", Player::White)?;
//! let territory = Territory::of(&position);
//! assert!(territory.is_separated());
//! let mut moves_left = Vec::new();
//! for region in territory.regions() {
//!     if let Owner::Alone(player) = region.owner() {
//!         let filling = fill(&region, 10_000, &mut Patient);
//!         moves_left.push((player, region.empty().len(), filling));
//!     }
//! }
//! assert_eq!(moves_left, [
//!     (Player::Black, 2, Some(Filling::Exact(1))), // either of two squares, never both
//!     (Player::White, 3, Some(Filling::Exact(3))), // all three squares
//! ]);
//! # Ok::<(), amazons_core::DiagramError>(())
//! ```
//!
//! No input or output, no clock, no thread: a caller says when it has been enough, through
//! [`Observer`].

mod analysis;
mod distance;
mod endgame;
mod evaluate;
pub mod learned;
mod level;
mod limits;
mod mobility;
mod observer;
mod opponent;
mod params;
mod policy;
mod report;
mod rest;
mod rng;
mod score;
mod search;
mod solve;
mod terms;
mod territory_map;

pub use analysis::{Analysis, analyse, winning_chance};
pub use endgame::{Filling, Settlement, fill, settle};
pub use evaluate::evaluate;
pub use level::{Level, ParseLevelError};
pub use limits::Limits;
pub use mobility::amazon_mobility;
pub use observer::{Observer, Patient};
pub use opponent::{Opponent, ParseOpponentError};
pub use report::{Line, Report};
pub use rest::{filling_move, moves_left};
pub use rng::turn_rng;
pub use score::Score;
pub use search::{Searcher, think};
pub use solve::{Solution, SolveLimits, Solver, solve};
pub use terms::Terms;
pub use territory_map::TerritoryMap;
