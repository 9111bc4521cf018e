//! Rules of the **Game of the Amazons** on fixed-grid bitboards.
//!
//! Two players, White moving first, have a few amazons each. A turn is one amazon's move, like a
//! chess queen's, and then an arrow shot from where it landed, again like a queen's move, that burns
//! a square for good. Whoever cannot move loses.
//!
//! Every board from 4 x 4 to 11 x 11, rectangles and boards with obstructions included, lies in one
//! 11 x 11 grid of bits, so nothing here is generic over size.
//!
//! ```
//! use amazons_core::{Game, Geometry, Position};
//!
//! // Play the first move found until somebody cannot move.
//! let mut game = Game::new(Position::start(Geometry::new(4, 4).unwrap())?);
//! while let Some(&mv) = game.position().moves().first() {
//!     game.play(mv)?;
//! }
//! println!("{}", game.position().diagram());
//! let outcome = game.outcome().expect("nobody can move");
//! assert!(game.position().moves().is_empty());
//! println!("{} wins after {} turns", outcome.winner, outcome.turns);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! No dependencies, no input or output, no clock, no randomness, no unsafe code.

mod bitboard;
mod diagram;
mod direction;
mod game;
mod geometry;
mod legality;
mod movegen;
mod moves;
mod perft;
mod player;
mod position;
mod position_text;
mod rays;
mod rows;
mod setup;
mod slides;
mod square;
mod start;
mod symmetry;
mod territory;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use diagram::{Diagram, DiagramError};
pub use game::{Game, Outcome};
pub use geometry::{Geometry, ParseGeometryError};
pub use legality::IllegalMove;
pub use movegen::Step;
pub use moves::{Move, ParseMoveError};
pub use perft::{perft, perft_divide};
pub use player::{ByPlayer, Player};
pub use position::Position;
pub use position_text::{Counters, PositionFormat, PositionTextError, Reading, UnfinishedTurn};
pub use rays::queen_reach;
pub use rows::RowsError;
pub use setup::{Setup, SetupError};
pub use slides::Slides;
pub use square::{GRID_SIDE, ParseSquareError, Square};
pub use start::{ParseStartError, Start};
pub use territory::{Owner, Region, Territory};
