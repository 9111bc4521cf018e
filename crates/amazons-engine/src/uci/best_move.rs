//! The line that ends a search.

use core::fmt;
use core::str::FromStr;

use amazons_core::Move;

use crate::uci::error::UciError;
use crate::uci::move_text::MoveText;
use crate::uci::words::Words;

/// What a search decided: `bestmove d1d7,d7g7 ponder a7b7,b7b8`.
///
/// ```
/// use amazons_engine::uci::BestMove;
///
/// let none: BestMove = "bestmove (none)".parse()?;
/// assert_eq!(none, BestMove::default());
/// assert_eq!(none.to_string(), "bestmove (none)");
/// # Ok::<(), amazons_engine::uci::UciError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BestMove {
    /// The move; `None` where there is none.
    pub mv: Option<Move>,
    /// The answer that is expected, to think about meanwhile.
    pub ponder: Option<Move>,
}

impl fmt::Display for BestMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bestmove ")?;
        match self.mv {
            Some(mv) => MoveText(mv).fmt(f)?,
            None => f.write_str("(none)")?,
        }
        match self.ponder {
            Some(mv) => write!(f, " ponder {}", MoveText(mv)),
            None => Ok(()),
        }
    }
}

impl FromStr for BestMove {
    type Err = UciError;

    fn from_str(line: &str) -> Result<Self, UciError> {
        let mut words = Words::of(line);
        match words.next() {
            Some("bestmove") => BestMove::read(words),
            found => Err(UciError::unknown(found)),
        }
    }
}

impl BestMove {
    /// Reads what follows the word `bestmove`.
    pub(crate) fn read(mut words: Words<'_>) -> Result<BestMove, UciError> {
        let mv = match words.clone().next() {
            // All that engines write where there is no move.
            Some("(none)" | "none" | "NULL" | "0000") => {
                words.next();
                None
            }
            _ => Some(words.value("bestmove")?),
        };
        let ponder = match words.next() {
            Some("ponder") => match words.clone().next() {
                Some("(none)") => None,
                _ => Some(words.value("ponder")?),
            },
            _ => None,
        };
        Ok(BestMove { mv, ponder })
    }
}
