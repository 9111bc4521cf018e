//! Evaluation and difficulty levels for the Game of the Amazons.

mod level;
mod observer;
mod rng;

pub use level::{Level, ParseLevelError};
pub use observer::{Observer, Patient};
pub use rng::turn_rng;
