//! The engine as a process: the Game of the Amazons over standard input and output.
//!
//! The program `amazons-engine` speaks three protocols:
//!
//! * [`uci`], with [`Session`] as the engine's side of it: the way of Fairy-Stockfish's variant `amazons`;
//! * [`gtp`], as the board program Quarry drives engines for Amazons;
//! * [`botzone`], one turn on the 8x8 board a run.
//!
//! [`mod@bench`] thinks about fixed positions and sums up what came out.
//!
//! All of it but [`shell`] is free of clocks and pipes: lines come in, lines go out, and time comes from a
//! [`Clock`] that is handed in. What is remembered from move to move is in a
//! [`Searcher`](amazons_ai::Searcher) that is handed in too; [`Equipment`] makes one.

pub mod args;
pub mod bench;
pub mod botzone;
mod clock;
mod count;
mod equipment;
mod excerpt;
pub mod gtp;
mod pace;
mod picture;
mod session;
pub mod shell;
mod signals;
mod strength;
mod task;
mod time;
pub mod uci;

pub use clock::Clock;
pub use equipment::{Equipment, NoMemory};
pub use pace::Pace;
pub use picture::Picture;
pub use session::{Effect, Session};
pub use signals::Signals;
pub use strength::{ParseStrengthError, Strength};
pub use task::{Hold, Task};
pub use time::{Allotment, ClockTime};
