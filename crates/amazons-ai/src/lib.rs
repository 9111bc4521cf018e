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
//! No input or output, no clock, no thread: a caller says when it has been enough, through
//! [`Observer`].

mod distance;
mod endgame;
mod evaluate;
mod level;
mod limits;
mod mobility;
mod observer;
mod params;
mod policy;
mod report;
mod rng;
mod score;
mod search;
mod terms;

pub use endgame::{Filling, fill};
pub use evaluate::evaluate;
pub use level::{Level, ParseLevelError};
pub use limits::Limits;
pub use mobility::amazon_mobility;
pub use observer::{Observer, Patient};
pub use report::{Line, Report};
pub use rng::turn_rng;
pub use score::Score;
pub use search::think;
pub use terms::Terms;
