//! A game or a position from a file.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use amazons_core::UnfinishedTurn;
use amazons_core::{ByPlayer, DiagramError, Game, Player, Position, PositionTextError, Reading};
use amazons_store::{GameId, GameRecord, MoveListError, SgfError};
use thiserror::Error;

/// A game to look at, or a position: a game without moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The game, its cursor at the end.
    pub game: Game,
    /// The players' names, where they are known.
    pub names: ByPlayer<Option<String>>,
    /// How the game ended, as its record words it.
    pub result: Option<String>,
    /// What it is known by, where it is one of the games that were kept.
    pub id: Option<GameId>,
}

/// Why a file could not be opened, with its place in the file where that is known.
#[derive(Debug, Error)]
#[error("cannot open {}: {fault}", path.display())]
pub struct OpenError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub fault: Box<OpenFault>,
}

/// What can be wrong with a file to open.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum OpenFault {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is a pipe, a device or the like.
    #[error("it is not a regular file")]
    NoFile,
    /// There is nothing in it.
    #[error("it is empty")]
    Empty,
    /// It is not UTF-8, and not SGF, which may be in other charsets.
    #[error("byte {0} is not UTF-8")]
    Encoding(usize),
    /// It looks like SGF and is not a game.
    #[error(transparent)]
    Sgf(#[from] SgfError),
    /// It looks like a position text and is no position.
    #[error(transparent)]
    Position(#[from] PositionTextError),
    /// It is a position in which an arrow has still to be shot.
    #[error(transparent)]
    Unfinished(#[from] UnfinishedTurn),
    /// It looks like a diagram and is no position.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// It looks like nothing else, and is no list of moves.
    #[error(transparent)]
    Moves(#[from] MoveListError),
}

impl Opened {
    /// Reads a file: SGF, a position text, a diagram or a list of moves, told by what is in it.
    ///
    /// # Errors
    ///
    /// An [`OpenError`] that names the file, what is wrong, and where.
    pub fn read(path: &Path) -> Result<Opened, OpenError> {
        let bytes = || -> Result<Vec<u8>, OpenFault> {
            // Asked before opening: to open a named pipe would wait for a writer.
            match std::fs::metadata(path)?.file_type() {
                kind if kind.is_dir() => {
                    return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
                }
                kind if kind.is_file() => {}
                _ => return Err(OpenFault::NoFile),
            }
            let mut bytes = Vec::new();
            // One more than may be, so that too much is seen to be too much.
            let most = GameRecord::MAX_BYTES as u64 + 1;
            File::open(path)?.take(most).read_to_end(&mut bytes)?;
            Ok(bytes)
        };
        bytes()
            .and_then(|bytes| Opened::from_bytes(&bytes))
            .map_err(|fault| OpenError {
                path: path.to_owned(),
                fault: Box::new(fault),
            })
    }

    /// The same from what is in a file.
    ///
    /// # Errors
    ///
    /// An [`OpenFault`] other than those of reading.
    ///
    /// ```
    /// use amazons_window::opened::Opened;
    ///
    /// let opened = Opened::from_bytes(b"1q2q1/q4q/6/6/Q4Q/1Q2Q1 w - - 0 1\n")?;
    /// assert_eq!(opened.game.start().geometry().to_string(), "6x6");
    /// # Ok::<(), amazons_window::opened::OpenFault>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Opened, OpenFault> {
        // Other programs begin text with a mark of its byte order.
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        let trimmed = bytes.trim_ascii_start();
        if trimmed.is_empty() {
            return Err(OpenFault::Empty);
        }
        // The record may stand within a mail.
        if trimmed.starts_with(b"(") || bytes.windows(2).any(|pair| pair == b"(;") {
            return Ok(GameRecord::from_sgf(bytes)?.into());
        }
        let text = str::from_utf8(bytes)
            .map_err(|error| OpenFault::Encoding(error.valid_up_to() + 1))?
            .trim();
        match Form::of(text) {
            Form::Position => {
                let reading: Reading = text.parse()?;
                Ok(Game::from_reading(reading)?.into())
            }
            Form::Diagram => {
                let (picture, to_move) = split_side(text);
                Ok(Game::new(Position::from_diagram(picture, to_move)?).into())
            }
            Form::Moves => Ok(GameRecord::from_moves(bytes)?.into()),
        }
    }
}

impl From<Game> for Opened {
    fn from(game: Game) -> Opened {
        Opened {
            game,
            names: ByPlayer::default(),
            result: None,
            id: None,
        }
    }
}

impl From<GameRecord> for Opened {
    fn from(record: GameRecord) -> Opened {
        Opened {
            result: record.result_text(),
            game: record.game,
            names: record.players,
            id: None,
        }
    }
}

/// What a text that is not SGF looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Position,
    Diagram,
    Moves,
}

impl Form {
    fn of(text: &str) -> Form {
        let first = text.lines().next().unwrap_or_default();
        let mut words = first.split_whitespace();
        let (board, side) = (words.next().unwrap_or_default(), words.next());
        let (picture, _) = split_side(first);
        let is_picture = |text: &str| {
            let squares = text.trim_end_matches('|');
            !squares.is_empty() && squares.chars().all(|square| "|.#WwBbOoXx".contains(square))
        };
        if board.contains('/') && !board.contains('-') || matches!(side, Some("w" | "b")) {
            Form::Position
        } else if is_picture(picture) {
            Form::Diagram
        } else {
            Form::Moves
        }
    }
}

/// A picture and who is to move, which stands behind it; White where nothing does.
fn split_side(text: &str) -> (&str, Player) {
    let trimmed = text.trim();
    let words = trimmed
        .strip_suffix("to move")
        .unwrap_or(trimmed)
        .trim_end();
    for player in Player::ALL {
        if let Some(picture) = words.strip_suffix(&player.to_string()) {
            return (picture.trim_end(), player);
        }
    }
    (text, Player::White)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_told_by_what_is_in_it() {
        let check = |text: &str, board: &str, turns: usize, to_move: Player| {
            let opened = Opened::from_bytes(text.as_bytes()).expect(text);
            let position = opened.game.position();
            let found = (position.geometry().to_string(), opened.game.moves().len());
            assert_eq!(found, (board.to_owned(), turns), "{text}");
            assert_eq!(position.to_move(), to_move, "{text}");
        };
        let sgf = "(;FF[4]GM[18]SZ[6]PW[Ada]AW[bf][ef][ae][fe]AB[ba][ea][ab][fb]PL[W];W[bfbcde])";
        check(sgf, "6x6", 1, Player::Black);
        let mailed = format!("\u{feff}From: Ada\r\n\r\n{sgf}");
        check(&mailed, "6x6", 1, Player::Black);
        check("q3/1*2/4/3Q b - - 7 4\n", "4x4", 0, Player::Black);
        check("\u{feff}q3/1*2/4/3Q b - - 7 4\n", "4x4", 0, Player::Black);
        check("W...\n..##\n..#B\nblack to move\n", "4x3", 0, Player::Black);
        check("W...|..##|..#B", "4x3", 0, Player::White);
        check("W...|..##|..#B\nblack\n", "4x3", 0, Player::Black);
        check("d1-d7/g7 g10-g8/d8", "10x10", 2, Player::White);
        check("start: quick\nb1-b4/d2\n", "6x6", 1, Player::Black);
        check("c1-c5/e7", "8x8", 1, Player::Black);
    }

    #[test]
    fn what_is_no_file_is_not_waited_for() {
        let check = |path: &str, expected: &str| {
            let error = Opened::read(Path::new(path)).expect_err("no file");
            assert!(error.to_string().contains(expected), "{error}");
        };
        check("/", "directory");
        #[cfg(unix)]
        check("/dev/zero", "not a regular file");
    }

    #[test]
    fn the_examples_of_the_documentation_are_read() {
        let text = include_str!("../../../docs/formats.md");
        let examples: Vec<&str> = text
            .split("```text\n")
            .skip(1)
            .filter_map(|rest| rest.split("```").next())
            .collect();
        assert_eq!(examples.len(), 4);
        for example in examples {
            let opened = Opened::from_bytes(example.as_bytes());
            let opened = opened.unwrap_or_else(|error| panic!("{error}: {example}"));
            assert_eq!(
                opened.game.start().geometry(),
                amazons_core::Geometry::QUICK
            );
        }
    }

    #[test]
    fn names_are_read() {
        let sgf = "(;FF[4]GM[18]SZ[6]PW[Ada]AW[bf][ef]AB[ba][ea]PL[W])";
        let opened = Opened::from_bytes(sgf.as_bytes()).expect("a game");
        assert_eq!(opened.names.white.as_deref(), Some("Ada"));
        assert_eq!(opened.names.black, None);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let check = |bytes: &[u8], expected: &str| {
            let error = Opened::from_bytes(bytes).expect_err("nonsense");
            let message = error.to_string();
            assert!(message.contains(expected), "{message}");
        };
        check(b" \n", "it is empty");
        check(b"abc\xff", "byte 4 is not UTF-8");
        check(b"(;GM[1])", "GM");
        check(b"d1-d7/g7 d1-d7/g7", "d1-d7/g7");
        check(b"q3/4/4/4 w - - 0 1", "white has no amazon");
        check(b"W..|B...", "row");
        let error = Opened::read(Path::new("/nowhere/game.sgf")).expect_err("no such file");
        let message = error.to_string();
        assert!(
            message.starts_with("cannot open /nowhere/game.sgf: "),
            "{message}"
        );
    }
}
