//! What a user interface says.

use core::fmt;
use core::str::FromStr;

use crate::uci::error::UciError;
use crate::uci::go::Go;
use crate::uci::option::SetOption;
use crate::uci::place::Place;
use crate::uci::words::Words;

/// A command to an engine, one line each.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Command {
    /// `uci`: asks for names and options.
    Uci,
    /// `isready`: asks for `readyok` once everything before it is done.
    IsReady,
    /// `ucinewgame`: the next position is of another game.
    NewGame,
    /// `setoption name … value …`.
    SetOption(SetOption),
    /// `position …`: what to think about.
    Position(Place),
    /// `go …`: begins a search.
    Go(Go),
    /// `go perft N`: counts the sequences of so many turns.
    Perft(u32),
    /// `stop`: ends a search, which answers at once.
    Stop,
    /// `ponderhit`: the move thought about was played, the clock runs.
    PonderHit,
    /// `d`: asks for a picture of the position.
    Display,
    /// `eval`: asks for a judgement without a search.
    Eval,
    /// `quit`: ends the engine.
    Quit,
}

impl FromStr for Command {
    type Err = UciError;

    /// Reads one line. Blanks around it and between its words do not matter.
    fn from_str(line: &str) -> Result<Self, UciError> {
        let mut words = Words::of(line);
        let name = words.next();
        let plain = match name.unwrap_or_default() {
            "setoption" => return Ok(Command::SetOption(SetOption::read(words)?)),
            "position" => return Ok(Command::Position(Place::read(words)?)),
            "go" => {
                if words.clone().next() != Some("perft") {
                    return Ok(Command::Go(Go::read(words)?));
                }
                words.next();
                Command::Perft(words.value("perft")?)
            }
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "d" => Command::Display,
            "eval" => Command::Eval,
            "quit" => Command::Quit,
            _ => return Err(UciError::unknown(name)),
        };
        words.end()?;
        Ok(plain)
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Uci => f.write_str("uci"),
            Command::IsReady => f.write_str("isready"),
            Command::NewGame => f.write_str("ucinewgame"),
            Command::SetOption(set) => set.fmt(f),
            Command::Position(place) => place.fmt(f),
            Command::Go(go) => go.fmt(f),
            Command::Perft(depth) => write!(f, "go perft {depth}"),
            Command::Stop => f.write_str("stop"),
            Command::PonderHit => f.write_str("ponderhit"),
            Command::Display => f.write_str("d"),
            Command::Eval => f.write_str("eval"),
            Command::Quit => f.write_str("quit"),
        }
    }
}
