//! The Go Text Protocol, version 2, for Amazons: as the board program Quarry drives engines.
//!
//! A move is `D1-D7-G7`. Lines may carry a number, which the reply repeats; a reply begins with `=`, or
//! with `?` where a command failed, and ends with an empty line.

mod clocks;
mod margin;
mod request;
mod session;

pub use session::{Reply, Session};
