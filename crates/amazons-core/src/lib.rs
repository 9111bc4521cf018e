//! Rules of the **Game of the Amazons** on fixed-grid bitboards.
//!
//! Two players, White moving first, have a few amazons each. A turn is one amazon's move, like a
//! chess queen's, and then an arrow shot from where it landed, again like a queen's move, that burns
//! a square for good. Whoever cannot move loses.
//!
//! Every board from 4 x 4 to 11 x 11, rectangles and boards with obstructions included, lies in one
//! 11 x 11 grid of bits, so nothing here is generic over size.
//!
//! # A game in ten lines
//!
//! ```
//! use amazons_core::{Game, Geometry, Position};
//!
//! // Play the first move found until somebody cannot move.
//! let mut game = Game::new(Position::start(Geometry::QUICK)?);
//! while let Some(&mv) = game.position().moves().first() {
//!     game.play(mv)?;
//! }
//! println!("{}", game.position().diagram());
//! let outcome = game.outcome().expect("nobody can move");
//! println!("{} wins after {} turns", outcome.winner, outcome.turns);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Sets of squares
//!
//! A [`Bitboard`] is drawn in code with [`bitboard!`], and `{:#?}` prints the drawing back.
//!
//! ```
//! use amazons_core::{Bitboard, bitboard, queen_reach};
//!
//! let reach = queen_reach("b2".parse()?, bitboard! {
//!     X X X X
//!     X X . X
//!     X X X X
//!     X X X X
//! });
//! assert_eq!(reach, bitboard! {
//!     . X . .
//!     X X . .
//!     X . X X
//!     X X X .
//! });
//! # Ok::<(), amazons_core::ParseSquareError>(())
//! ```
//!
//! Moves come as steps, each with the set of all its arrows; nothing is listed that is not asked for.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use amazons_core::{Position, Start};
//!
//! let start = Start::Classic.setup().position()?;
//! let (mut steps, mut moves) = (0, 0);
//! let all = start.for_each_step(|step| {
//!     steps += 1;
//!     moves += step.arrows.len();
//!     ControlFlow::<()>::Continue(())
//! });
//! assert!(all.is_continue());
//! assert_eq!((steps, moves), (80, 2176));
//! # Ok::<(), amazons_core::SetupError>(())
//! ```
//!
//! # Reading and writing
//!
//! A [`Move`] reads every move text in use and writes `d1-d6/g9`. A [`Reading`] reads the position
//! texts of three families of programs and writes any of them, see [`PositionFormat`]. Diagrams have a
//! form in lines and one in one line. SGF files are the business of the crate `amazons-store`.
//!
//! ```
//! use amazons_core::{Move, Player, Position, PositionFormat, Reading};
//!
//! let mv: Move = "12. D1-D6xG9".parse()?;
//! assert_eq!(mv.to_string(), "d1-d6/g9");
//!
//! let reading: Reading = "b2b/1x2/4/w2w w - 1".parse()?; // amazons-game-engine
//! assert_eq!(reading.text(PositionFormat::FairyStockfish)?, "q2q/1*2/4/Q2Q w - - 0 1");
//!
//! let diagram = reading.position.diagram();
//! assert_eq!(diagram.to_string(), "B..B\n.#..\n....\nW..W");
//! assert_eq!(format!("{diagram:#}"), "B..B|.#..|....|W..W");
//! assert_eq!(Position::from_diagram("x..x|.#..|....|o..o", Player::White)?, reading.position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The site PlayStrategy and amazons-game-engine also write down a turn that is half done: the amazon
//! has stepped and has still to shoot. Such a text is a reading, and no position.
//!
//! ```
//! use amazons_core::{Position, PositionFormat, Reading, UnfinishedTurn};
//!
//! let text = "q2q/1p2/4/Q2Q[] w - - 8 5 ½d1d3"; // PlayStrategy
//! let reading: Reading = text.parse()?;
//! let square = "d3".parse()?;
//! assert_eq!(reading.to_shoot, Some(square));
//! assert_eq!(reading.finished(), Err(UnfinishedTurn { square }));
//! assert!(text.parse::<Position>().is_err());
//! assert_eq!(reading.text(PositionFormat::GameEngine)?, "b2b/1x1w/4/w3 w d3 5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Speed
//!
//! One core of an AMD EPYC, by the benches `core/…` of the workspace, which builds for `x86-64-v2`; a
//! crate that depends on this one builds for plain x86-64 unless it says otherwise, without an
//! instruction that counts bits.
//!
//! | | x86-64-v2 | plain x86-64 |
//! |---|---|---|
//! | leaves of two turns from the Classic start, counted | 6.3 G/s | 2.5 G/s |
//! | the same leaves, each made as a position | 160–175 M/s | 174 M/s |
//! | reach of a queen from one square | 8.8 ns | 8.7 ns |
//! | whether there is any move | 4.3 ns | 4.0 ns |
//!
//! No dependencies, no input or output, no clock, no randomness, no unsafe code.

mod bitboard;
mod diagram;
mod direction;
mod excerpt;
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
pub use excerpt::excerpt;
pub use game::{Game, Outcome};
pub use geometry::{Geometry, ParseGeometryError};
pub use legality::IllegalMove;
pub use movegen::Step;
pub use moves::{Move, ParseMoveError};
pub use perft::{perft, perft_divide};
pub use player::{ByPlayer, Player};
pub use position::Position;
pub use position_text::{Counters, PositionFormat, PositionTextError, Reading, UnfinishedTurn};
pub use rays::{queen_reach, rays_from};
pub use rows::RowsError;
pub use setup::{Setup, SetupError};
pub use slides::Slides;
pub use square::{GRID_SIDE, ParseSquareError, Square};
pub use start::{ParseStartError, Start};
pub use territory::{Owner, Region, Territory};
