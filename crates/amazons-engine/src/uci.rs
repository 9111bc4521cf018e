//! The text of the Universal Chess Interface, as engines for Amazons speak it.
//!
//! Both directions are read and written: [`Command`] is what a user interface says, [`Answer`] what an
//! engine says. So the same types serve an engine and whoever drives one. The dialect is
//! Fairy-Stockfish's for its variant `amazons`: a move is `d1d7,d7g7`.
//!
//! ```
//! use amazons_engine::uci::{Answer, Command};
//!
//! let command: Command = "position startpos moves d1d7,d7g7".parse()?;
//! assert_eq!(command.to_string(), "position startpos moves d1d7,d7g7");
//!
//! let Answer::BestMove(best) = "bestmove d1d7,d7g7 ponder a7b7,b7b8".parse()? else {
//!     panic!("a best move was told");
//! };
//! assert_eq!(best.mv, Some("d1-d7/g7".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod best_move;
mod command;
mod error;
mod go;
mod info;
mod move_text;
mod option;
mod place;
mod words;

pub use answer::Answer;
pub use best_move::BestMove;
pub use command::Command;
pub use error::UciError;
pub use go::Go;
pub use info::{Info, Score};
pub use move_text::MoveText;
pub use option::{OptionKind, OptionOffer, SetOption};
pub use place::{Place, RefusedMove};
