//! What an engine says.

use core::fmt;
use core::str::FromStr;

use crate::uci::best_move::BestMove;
use crate::uci::error::UciError;
use crate::uci::info::Info;
use crate::uci::option::OptionOffer;
use crate::uci::words::Words;

/// A line of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Answer {
    /// `id name …`.
    Name(String),
    /// `id author …`.
    Author(String),
    /// `option …`.
    Option(OptionOffer),
    /// `uciok`: all options were told.
    UciOk,
    /// `readyok`.
    ReadyOk,
    /// `info …`.
    Info(Info),
    /// `bestmove …`.
    BestMove(BestMove),
    /// Anything else, such as the picture of a position; programs do not read it.
    Text(String),
}

impl Answer {
    /// Words for whoever reads along, as `info string`.
    #[must_use]
    pub fn words(words: impl Into<String>) -> Answer {
        Answer::Info(Info::words(words))
    }
}

impl FromStr for Answer {
    type Err = UciError;

    /// Reads one line. A line that begins with none of the known words is [`Answer::Text`].
    ///
    /// # Errors
    ///
    /// [`UciError`] where a known word is followed by what cannot follow it.
    fn from_str(line: &str) -> Result<Self, UciError> {
        let mut words = Words::of(line);
        Ok(match words.next() {
            Some("id") => match words.next() {
                Some("name") => Answer::Name(words.rest().to_owned()),
                Some("author") => Answer::Author(words.rest().to_owned()),
                _ => return Err(UciError::Missing { after: "id" }),
            },
            Some("option") => Answer::Option(OptionOffer::read(words)?),
            Some("uciok") => Answer::UciOk,
            Some("readyok") => Answer::ReadyOk,
            Some("info") => Answer::Info(Info::read(words)?),
            Some("bestmove") => Answer::BestMove(BestMove::read(words)?),
            _ => Answer::Text(line.to_owned()),
        })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Name(name) => write!(f, "id name {name}"),
            Answer::Author(author) => write!(f, "id author {author}"),
            Answer::Option(offer) => offer.fmt(f),
            Answer::UciOk => f.write_str("uciok"),
            Answer::ReadyOk => f.write_str("readyok"),
            Answer::Info(info) => info.fmt(f),
            Answer::BestMove(best) => best.fmt(f),
            Answer::Text(text) => f.write_str(text),
        }
    }
}
