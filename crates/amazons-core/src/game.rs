//! A game: a start, the moves played, and where in it one looks.

use core::fmt;

use crate::legality::IllegalMove;
use crate::moves::Move;
use crate::player::Player;
use crate::position::Position;
use crate::position_text::{Counters, Reading, UnfinishedTurn};

/// A start position, the moves played from it, and a cursor for undo and redo.
///
/// Every move in it is legal. The cursor stands behind the last move unless moves were undone; a
/// move played in the past replaces what had followed.
///
/// ```
/// use amazons_core::{Game, Geometry, Position};
///
/// let mut game = Game::new(Position::start(Geometry::CLASSIC)?);
/// game.play("d1-d7/g7".parse()?)?;
/// assert_eq!(
///     game.reading().to_string(),
///     "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1"
/// );
/// assert!(game.undo().is_some());
/// assert_eq!(game.position(), game.start());
/// assert_eq!((game.moves().len(), game.undone().len()), (0, 1));
/// assert_eq!(game.redo().map(|mv| mv.to_string()), Some("d1-d7/g7".into()));
/// assert_eq!(game.last_move(), Some("d1-d7/g7".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Game {
    counters: Counters,
    moves: Vec<Move>,
    /// The start and the position after each move: always one more than the moves.
    positions: Vec<Position>,
    cursor: usize,
}

/// How a game ended.
///
/// ```
/// use amazons_core::{Game, Outcome, Player, Position};
///
/// let mut game = Game::new(Position::from_diagram("W.#|###|B..", Player::White)?);
/// game.play("a3-b3/a3".parse()?)?;
/// assert_eq!(game.outcome(), None);
/// game.play("a1-b1/a1".parse()?)?; // #W#|###|#B.
/// assert_eq!(game.outcome(), Some(Outcome { winner: Player::Black, turns: 2 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who moved last.
    pub winner: Player,
    /// Turns of both players from the start to the end.
    pub turns: usize,
}

impl Game {
    /// A game without moves.
    #[must_use]
    pub fn new(start: Position) -> Game {
        Game {
            counters: Counters::default(),
            moves: Vec::new(),
            positions: vec![start],
            cursor: 0,
        }
    }

    /// A game without moves whose counters go on from those of a position text.
    ///
    /// # Errors
    ///
    /// [`UnfinishedTurn`] where the text says that an amazon has still to shoot.
    ///
    /// ```
    /// use amazons_core::Game;
    ///
    /// let mut game = Game::from_reading("q3/1*2/4/3Q b - - 7 4".parse()?)?;
    /// game.play("a4-a1/d4".parse()?)?;
    /// assert_eq!(game.reading().to_string(), "3*/1*2/4/q2Q w - - 8 5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_reading(reading: Reading) -> Result<Game, UnfinishedTurn> {
        Ok(Game {
            counters: reading.counters,
            ..Game::new(reading.finished()?)
        })
    }

    /// The position that the game began from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position at the cursor.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.cursor]
    }

    /// The position after so many turns, wherever the cursor stands and also among the turns undone;
    /// `None` beyond the last.
    ///
    /// ```
    /// use amazons_core::{Game, Geometry, Position};
    ///
    /// let mut game = Game::new(Position::start(Geometry::QUICK)?);
    /// game.play("b1-b4/d2".parse()?)?;
    /// game.undo();
    /// assert_eq!(game.position_after(0), Some(game.start()));
    /// assert!(game.position_after(1).is_some());
    /// assert_eq!(game.position_after(2), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn position_after(&self, turns: usize) -> Option<&Position> {
        self.positions.get(turns)
    }

    /// The position at the cursor with its counters.
    #[must_use]
    pub fn reading(&self) -> Reading {
        let played = self.positions[..self.cursor].iter();
        Reading {
            position: *self.position(),
            counters: played.fold(self.counters, |counters, position| {
                counters.after(position.to_move())
            }),
            to_shoot: None,
        }
    }

    /// The moves up to the cursor.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.cursor]
    }

    /// The moves undone, next one first.
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.cursor..]
    }

    /// The move that led to the position at the cursor.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.moves().last().copied()
    }

    /// Who has won, or `None` while the side to move at the cursor can move.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        Some(Outcome {
            winner: self.position().winner()?,
            turns: self.cursor,
        })
    }

    /// Plays a move at the cursor and forgets the moves undone.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] says why it may not be played; the game stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let next = self.position().play(mv)?;
        self.moves.truncate(self.cursor);
        self.positions.truncate(self.cursor + 1);
        self.moves.push(mv);
        self.positions.push(next);
        self.cursor += 1;
        Ok(())
    }

    /// Takes back the last move; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        self.cursor = self.cursor.checked_sub(1)?;
        Some(self.moves[self.cursor])
    }

    /// Plays the next undone move again; `None` at the end.
    pub fn redo(&mut self) -> Option<Move> {
        let mv = *self.moves.get(self.cursor)?;
        self.cursor += 1;
        Some(mv)
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("start", &self.start().to_string())
            .field("moves", &self.moves)
            .field("cursor", &self.cursor)
            .finish()
    }
}
