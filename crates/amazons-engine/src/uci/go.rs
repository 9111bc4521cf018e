//! The command that begins a search.

use core::fmt;
use core::time::Duration;

use amazons_core::{ByPlayer, Player};

use crate::excerpt::excerpt;
use crate::uci::error::UciError;
use crate::uci::words::Words;

/// What ends a search: `go movetime 1000`, `go wtime 60000 btime 60000`, ….
///
/// Limits that are not set do not limit. Without any, the search goes on until it is stopped or knows
/// all.
///
/// ```
/// use amazons_engine::uci::{Command, Go};
///
/// let go = Go { nodes: Some(5000), ..Go::default() };
/// assert_eq!(Command::Go(go).to_string(), "go nodes 5000");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Time to think for.
    pub movetime: Option<Duration>,
    /// Positions to judge.
    pub nodes: Option<u64>,
    /// Turns to look ahead.
    pub depth: Option<u32>,
    /// Time on the clocks.
    pub time: ByPlayer<Option<Duration>>,
    /// Time that the clocks gain with each move.
    pub increment: ByPlayer<Duration>,
    /// Moves until the clocks gain time anew.
    pub moves_to_go: Option<u32>,
    /// Whether the answer has to wait for `stop`.
    pub infinite: bool,
    /// Whether the position is that after an expected move, and the answer has to wait for
    /// `ponderhit` or `stop`.
    pub ponder: bool,
}

impl Go {
    /// Reads what follows the word `go`.
    pub(crate) fn read(mut words: Words<'_>) -> Result<Go, UciError> {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            match word {
                "movetime" => go.movetime = Some(words.milliseconds("movetime")?),
                "nodes" => go.nodes = Some(words.value("nodes")?),
                "depth" => go.depth = Some(words.value("depth")?),
                "wtime" => go.time.white = Some(words.milliseconds("wtime")?),
                "btime" => go.time.black = Some(words.milliseconds("btime")?),
                "winc" => go.increment.white = words.milliseconds("winc")?,
                "binc" => go.increment.black = words.milliseconds("binc")?,
                "movestogo" => go.moves_to_go = Some(words.value("movestogo")?),
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                word => {
                    return Err(UciError::Trailing {
                        found: excerpt(word),
                    });
                }
            }
        }
        Ok(go)
    }
}

impl fmt::Display for Go {
    /// The whole command.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        let clocks = [
            (Player::White, "wtime", "winc"),
            (Player::Black, "btime", "binc"),
        ];
        for (player, name, _) in clocks {
            if let Some(time) = self.time[player] {
                write!(f, " {name} {}", time.as_millis())?;
            }
        }
        for (player, _, name) in clocks {
            let increment = self.increment[player];
            if !increment.is_zero() {
                write!(f, " {name} {}", increment.as_millis())?;
            }
        }
        if let Some(moves) = self.moves_to_go {
            write!(f, " movestogo {moves}")?;
        }
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(time) = self.movetime {
            write!(f, " movetime {}", time.as_millis())?;
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}
