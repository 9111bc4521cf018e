//! Games as plain lists of moves.

use std::fmt::Write;

use amazons_core::{
    Game, Geometry, IllegalMove, Move, ParseMoveError, ParseStartError, Player, Position,
    PositionTextError, Reading, SetupError, Start, UnfinishedTurn,
};
use thiserror::Error;

use super::{GameRecord, Place, Unreadable, excerpt, text_of};

/// Why a text is no list of moves, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum MoveListError {
    /// More than [`GameRecord::MAX_BYTES`].
    #[error("the record is larger than {limit} bytes")]
    TooLarge {
        /// Bytes that are read at most.
        limit: usize,
    },
    /// Not UTF-8.
    #[error("{place}: byte 0x{byte:02x} is not UTF-8 text")]
    NotText {
        /// Where.
        place: Place,
        /// The first wrong byte.
        byte: u8,
    },
    /// The position that the game begins from cannot be read.
    #[error("line {line}: start `{text}`: {why}")]
    Position {
        /// Number of the line, counted from 1.
        line: usize,
        /// The text, shortened.
        text: String,
        /// What is wrong with it.
        why: PositionTextError,
    },
    /// The start is neither a position text nor the name of a start nor a board.
    #[error("line {line}: {why}, a board such as 8x6 (4x4 to 11x11), or a position text")]
    Start {
        /// Number of the line, counted from 1.
        line: usize,
        /// What is wrong with it.
        why: ParseStartError,
    },
    /// The board that the game begins on has no default start.
    #[error("line {line}: {why}")]
    Board {
        /// Number of the line, counted from 1.
        line: usize,
        /// What is wrong with it.
        why: SetupError,
    },
    /// The game is said to begin in the middle of a turn.
    #[error("line {line}: {why}")]
    Unfinished {
        /// Number of the line, counted from 1.
        line: usize,
        /// Who has still to shoot.
        why: UnfinishedTurn,
    },
    /// A move that cannot be read.
    #[error("line {line}, move {number} (`{text}`): {why}")]
    UnreadableMove {
        /// Number of the line, counted from 1.
        line: usize,
        /// Number of the move, counted from 1.
        number: usize,
        /// Its text, shortened.
        text: String,
        /// What is wrong with it.
        why: ParseMoveError,
    },
    /// A move that the rules forbid where it stands.
    #[error("line {line}, move {number} (`{text}`) is illegal: {why}")]
    IllegalMove {
        /// Number of the line, counted from 1.
        line: usize,
        /// Number of the move, counted from 1.
        number: usize,
        /// Its text, shortened.
        text: String,
        /// The rule that it breaks.
        why: IllegalMove,
    },
}

impl From<Unreadable> for MoveListError {
    fn from(error: Unreadable) -> Self {
        match error {
            Unreadable::TooLarge { limit } => Self::TooLarge { limit },
            Unreadable::NotText { place, byte } => Self::NotText { place, byte },
        }
    }
}

impl GameRecord {
    /// Reads a plain list of moves: one a line, or several with blanks between them, in any notation
    /// that [`Move`] reads, with or without move numbers. Where several stand on a line, each ends
    /// with the word that makes it whole.
    ///
    /// The first line may be a position text, or `start:` and a position text, the name of a
    /// [`Start`], or a board such as `8x6` for its default start. Without it the game begins from that
    /// of [`Start::Classic`], [`Start::Medium`] and [`Start::Quick`] on which White has an amazon where
    /// the first move begins; no two have one on the same square. Empty lines are skipped.
    ///
    /// # Errors
    ///
    /// A [`MoveListError`] with the line, and the number of the move.
    ///
    /// ```
    /// use amazons_store::GameRecord;
    ///
    /// let record = GameRecord::from_moves("start: quick\n1. b1-b4/d2 e6-e5/e6\n2. a2b3d3")?;
    /// assert_eq!(record.game.moves().len(), 3);
    ///
    /// let medium = GameRecord::from_moves("c1-c5/e7")?;
    /// assert_eq!(medium.game.start().geometry().to_string(), "8x8");
    ///
    /// let refused = GameRecord::from_moves("d1-d7/g7\nd1-d7/g7").unwrap_err();
    /// assert_eq!(
    ///     refused.to_string(),
    ///     "line 2, move 2 (`d1-d7/g7`) is illegal: no black amazon on d1"
    /// );
    /// # Ok::<(), amazons_store::MoveListError>(())
    /// ```
    pub fn from_moves(text: impl AsRef<[u8]>) -> Result<GameRecord, MoveListError> {
        let text = text_of(text.as_ref())?;
        let lines = (1..).zip(text.lines().map(str::trim));
        let mut lines = lines.filter(|(_, text)| !text.is_empty()).peekable();
        let mut game = match lines.next_if(|(_, text)| is_start(text)) {
            Some((line, text)) => read_start(line, text)?,
            None => {
                let first = lines.peek().map_or("", |&(_, text)| text);
                Game::new(start_position(start_of(first)))
            }
        };
        for (line, text) in lines {
            play_line(&mut game, line, text)?;
        }
        Ok(GameRecord::new(game))
    }

    /// Writes the start as position text behind `start:`, then a move a line.
    #[must_use]
    pub fn to_moves(&self) -> String {
        let start = self.after(0).expect("every game has a start");
        let mut text = format!("start: {start}\n");
        for mv in self.game.moves() {
            writeln!(text, "{mv}").expect("strings take everything");
        }
        text
    }
}

const START: &str = "start:";

/// A move has no side to move behind it, one slash at most, and no word with a colon before it.
fn is_start(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let is_board = first.matches('/').count() > 1 && !first.contains('-');
    has_start_word(text) || has_side(text) || is_board
}

fn has_side(text: &str) -> bool {
    matches!(text.split_whitespace().nth(1), Some("w" | "b"))
}

fn has_start_word(text: &str) -> bool {
    let word = text.get(..START.len());
    word.is_some_and(|word| word.eq_ignore_ascii_case(START))
}

fn read_start(line: usize, text: &str) -> Result<Game, MoveListError> {
    let text = match has_start_word(text) {
        true => text[START.len()..].trim(),
        false => text,
    };
    // A board of one row has no slash.
    if !text.contains('/') && !has_side(text) {
        return Ok(Game::new(read_start_name(line, text)?));
    }
    let reading: Reading = text.parse().map_err(|why| MoveListError::Position {
        line,
        text: excerpt(text),
        why,
    })?;
    Game::from_reading(reading).map_err(|why| MoveListError::Unfinished { line, why })
}

/// A known start, or the default start of a board.
fn read_start_name(line: usize, text: &str) -> Result<Position, MoveListError> {
    match (text.parse(), text.parse::<Geometry>()) {
        (Ok(start), _) => Ok(start_position(start)),
        (_, Ok(board)) => Position::start(board).map_err(|why| MoveListError::Board { line, why }),
        (Err(why), Err(_)) => Err(MoveListError::Start { line, why }),
    }
}

fn start_position(start: Start) -> Position {
    let setup = start.setup();
    setup.position().expect("every known start is a position")
}

/// The start of the games that begin with this line: `d1` has an amazon of White on one board alone.
fn start_of(line: &str) -> Start {
    let mut rest = line.trim_start();
    while !rest.is_empty() && is_number(&rest[..word_end(rest, 0)]) {
        rest = rest[word_end(rest, 0)..].trim_start();
    }
    let first = first_move(rest).1.map(|mv| mv.from);
    let has_it = |start: &Start| {
        let amazons = start_position(*start).amazons(Player::White);
        first.as_ref().is_ok_and(|&square| amazons.has(square))
    };
    let starts = [Start::Classic, Start::Medium, Start::Quick];
    starts.into_iter().find(has_it).unwrap_or(Start::Classic)
}

fn play_line(game: &mut Game, line: usize, text: &str) -> Result<(), MoveListError> {
    if let Ok(mv) = text.parse() {
        return play(game, line, text, mv);
    }
    let mut rest = text;
    while !rest.is_empty() {
        let end = word_end(rest, 0);
        let end = match is_number(&rest[..end]) {
            true => end,
            false => {
                let (text, mv) = first_move(rest);
                let mv = mv.map_err(|why| MoveListError::UnreadableMove {
                    line,
                    number: game.moves().len() + 1,
                    text: excerpt(text),
                    why,
                })?;
                play(game, line, text, mv)?;
                text.len()
            }
        };
        rest = rest[end..].trim_start();
    }
    Ok(())
}

/// The move that a text begins with: as many words as it takes, since there may be blanks within it.
fn first_move(text: &str) -> (&str, Result<Move, ParseMoveError>) {
    let mut end = word_end(text, 0);
    loop {
        let (words, rest) = text.split_at(end);
        let read = words.parse::<Move>();
        let is_part = match &read {
            Err(ParseMoveError::NoSquare { found, .. }) => found.is_empty(),
            // The amazon's square is said twice, `d1-d6 / d6 - g9`.
            Ok(mv) if mv.to == mv.arrow => {
                words.ends_with('-') || rest.trim_start().starts_with('-')
            }
            _ => false,
        };
        if !is_part || rest.is_empty() {
            return (words, read);
        }
        end = word_end(text, end);
    }
}

/// Where the first word behind `from` ends.
fn word_end(text: &str, from: usize) -> usize {
    let rest = text[from..].trim_start();
    let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
    text.len() - rest.len() + length
}

/// `12`, `12.`, `12...` or `...`.
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn play(game: &mut Game, line: usize, text: &str, mv: Move) -> Result<(), MoveListError> {
    game.play(mv).map_err(|why| MoveListError::IllegalMove {
        line,
        number: game.moves().len() + 1,
        text: excerpt(text),
        why,
    })
}
