//! The text protocol of the site Botzone for Amazons.
//!
//! The board is 8x8, Black stands at the top and begins, and squares are counted from 0 at the top left:
//! column, then row. The program runs once a turn. It reads the number n of the turn, then 2n-1 lines of
//! moves, six numbers each: where an amazon stood, where it went, what its arrow burnt. The first line is
//! six times -1 where the engine itself begins. It answers one such line, six times -1 where it has no
//! move.

use core::fmt;
use core::time::Duration;

use amazons_ai::{Limits, Searcher};
use amazons_core::{Game, Geometry, IllegalMove, Move, Player, Setup, Square};
use thiserror::Error;

use crate::args::BotzoneArgs;
use crate::clock::Clock;
use crate::excerpt::excerpt;
use crate::signals::Signals;
use crate::strength::Strength;
use crate::task::{Hold, Task};
use crate::time::Allotment;

/// Turns that one side has at most: each burns one of the squares that are empty at the start.
const MOST_TURNS: usize = 28;

const SIDE: u8 = 8;

/// Why a request cannot be answered. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BotzoneError {
    /// The first line is not a number of turns.
    #[error("expected the number of the turn, from 1 to {MOST_TURNS}, in line 1, found `{found}`")]
    Turn {
        /// The line, shortened.
        found: String,
    },
    /// The request ends too early.
    #[error("the request ends where line {line} was expected")]
    Missing {
        /// Number of the line that is missing.
        line: usize,
    },
    /// A line is not a move.
    #[error("expected six numbers from 0 to 7 in line {line}, found `{found}`")]
    Move {
        /// Number of the line.
        line: usize,
        /// The line, shortened.
        found: String,
    },
    /// A move is illegal where it is played.
    #[error("line {line}: {error}")]
    Illegal {
        /// Number of the line.
        line: usize,
        /// Why it is illegal.
        error: IllegalMove,
    },
}

/// A move as Botzone writes it.
///
/// ```
/// use amazons_engine::botzone::Numbers;
///
/// let numbers = Numbers(Some("a6-c4/c8".parse()?));
/// assert_eq!(numbers.to_string(), "0 2 2 4 2 0");
/// # Ok::<(), amazons_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers(
    /// The move; `None` where there is none.
    pub Option<Move>,
);

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(Move { from, to, arrow }) = self.0 else {
            return f.write_str("-1 -1 -1 -1 -1 -1");
        };
        let number = |square: Square| {
            let row = i32::from(SIDE) - 1 - i32::from(square.row());
            format!("{} {row}", square.column())
        };
        write!(f, "{} {} {}", number(from), number(to), number(arrow))
    }
}

/// Reads a request: the game with the engine to move. Reads no line more than belongs to it.
///
/// # Errors
///
/// A [`BotzoneError`] names the line that is wrong.
pub fn read(mut lines: impl Iterator<Item = String>) -> Result<Game, BotzoneError> {
    let first = lines.next().unwrap_or_default();
    let turn: usize = first
        .trim()
        .parse()
        .ok()
        .filter(|turn| (1..=MOST_TURNS).contains(turn))
        .ok_or_else(|| BotzoneError::Turn {
            found: excerpt(first.trim()),
        })?;
    let setup = Setup::start(Geometry::MEDIUM).expect("the board is large enough");
    let start = setup.to_move(Player::Black).position();
    let mut game = Game::new(start.expect("a start is a position"));
    for line in 2..=2 * turn {
        let text = lines.next().ok_or(BotzoneError::Missing { line })?;
        let unreadable = || BotzoneError::Move {
            line,
            found: excerpt(text.trim()),
        };
        let numbers: Vec<i32> = text
            .split_whitespace()
            .map(|word| word.parse().map_err(|_| unreadable()))
            .collect::<Result<_, _>>()?;
        if line == 2 && numbers == [-1; 6] {
            continue;
        }
        let mv = read_move(&numbers).ok_or_else(unreadable)?;
        game.play(mv)
            .map_err(|error| BotzoneError::Illegal { line, error })?;
    }
    Ok(game)
}

fn read_move(numbers: &[i32]) -> Option<Move> {
    let &[x0, y0, x1, y1, x2, y2] = numbers else {
        return None;
    };
    let square = |x: i32, y: i32| {
        let column = u8::try_from(x).ok().filter(|&column| column < SIDE)?;
        let row = u8::try_from(y).ok().filter(|&row| row < SIDE)?;
        Square::new(column, SIDE - 1 - row)
    };
    Some(Move {
        from: square(x0, y0)?,
        to: square(x1, y1)?,
        arrow: square(x2, y2)?,
    })
}

/// Thinks about the turn that was read. The time counts from `began`, so that reading counts as well.
#[must_use]
pub fn answer(
    game: &Game,
    args: &BotzoneArgs,
    searcher: &mut Searcher,
    began: Duration,
    clock: &impl Clock,
) -> Numbers {
    let late = clock.now().saturating_sub(began);
    let reading = game.reading();
    let task = Task {
        position: reading.position,
        turns_played: reading.counters.halfmove,
        strength: Strength::Full,
        seed: 0,
        limits: Limits {
            nodes: args.nodes,
            ..Limits::default()
        },
        allotment: Some(Allotment::for_move(args.time_limit.saturating_sub(late))),
        hold: Hold::Nothing,
    };
    let best = task.run(searcher, &Signals::default(), clock, &mut |_| {});
    Numbers(best.mv)
}
