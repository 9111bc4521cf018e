//! The position to think about.

use core::fmt;

use amazons_core::{Game, IllegalMove, Move, Reading, Start, UnfinishedTurn};
use thiserror::Error;

use crate::uci::error::UciError;
use crate::uci::move_text::MoveText;
use crate::uci::words::Words;

/// A start and the moves from there: `position fen … moves d1d7,d7g7`.
///
/// Moves may be written in any form that [`Move`] reads, with or without move numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The start, or `None` for `startpos`, the start of the Classic board.
    pub start: Option<Reading>,
    /// The moves played since.
    pub moves: Vec<Move>,
}

/// Why a position is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RefusedMove {
    /// A turn is half done in the start.
    #[error("{0}")]
    Unfinished(#[from] UnfinishedTurn),
    /// A move is illegal where it is played.
    #[error("move {number}, {mv}: {error}")]
    Illegal {
        /// Its place in the list, counted from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// Why it is illegal.
        error: IllegalMove,
    },
}

impl Place {
    /// Plays the moves.
    ///
    /// # Errors
    ///
    /// [`RefusedMove`] names the first move that is illegal, or the turn that is half done.
    pub fn game(&self) -> Result<Game, RefusedMove> {
        let start = self.start.unwrap_or_else(classic);
        let mut game = Game::from_reading(start)?;
        for (i, &mv) in self.moves.iter().enumerate() {
            game.play(mv).map_err(|error| RefusedMove::Illegal {
                number: i + 1,
                mv,
                error,
            })?;
        }
        Ok(game)
    }

    /// Reads what follows the word `position`.
    pub(crate) fn read(mut words: Words<'_>) -> Result<Place, UciError> {
        let start = match words.next() {
            Some("startpos") => None,
            Some("fen") => {
                let mut text: Vec<&str> = Vec::new();
                while let Some(word) = words.clone().next().filter(|&word| word != "moves") {
                    text.push(word);
                    words.next();
                }
                let text = text.join(" ");
                if text.is_empty() {
                    return Err(UciError::Missing { after: "fen" });
                }
                Some(text.parse()?)
            }
            Some(word) => {
                return Err(UciError::Trailing {
                    found: crate::excerpt::excerpt(word),
                });
            }
            None => return Err(UciError::Missing { after: "position" }),
        };
        let moves = match words.next() {
            None => Vec::new(),
            Some("moves") => words
                .filter(|word| !is_move_number(word))
                .enumerate()
                .map(|(i, word)| {
                    word.parse().map_err(|error| UciError::Move {
                        number: i + 1,
                        error,
                    })
                })
                .collect::<Result<_, _>>()?,
            Some(word) => {
                return Err(UciError::Trailing {
                    found: crate::excerpt::excerpt(word),
                });
            }
        };
        Ok(Place { start, moves })
    }
}

fn classic() -> Reading {
    let start = Start::Classic.setup().position();
    Reading::from(start.expect("a known start is a position"))
}

/// `12.` or `3...`, standing alone.
fn is_move_number(word: &str) -> bool {
    let dots = word.trim_start_matches(|c: char| c.is_ascii_digit());
    dots.len() < word.len() && !dots.is_empty() && dots.bytes().all(|c| c == b'.')
}

impl fmt::Display for Place {
    /// The whole command.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.start {
            None => f.write_str("position startpos")?,
            Some(start) => write!(f, "position fen {start}")?,
        }
        if !self.moves.is_empty() {
            f.write_str(" moves")?;
        }
        let mut moves = self.moves.iter();
        moves.try_for_each(|&mv| write!(f, " {}", MoveText(mv)))
    }
}
