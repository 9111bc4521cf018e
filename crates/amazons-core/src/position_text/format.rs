//! The formats of position texts, each read and written.

use crate::legality::{IllegalMove, check_slide};
use crate::player::Player;
use crate::position::Position;
use crate::position_text::board::Alphabet;
use crate::position_text::fields::{Fields, wrong};
use crate::position_text::{Counters, PositionTextError, Reading};
use crate::rows::Rows;
use crate::square::{GRID_SIDE, Square};

/// The dialects of position text.
///
/// ```
/// use amazons_core::{Geometry, Position, PositionFormat, Reading};
///
/// let start = Position::start(Geometry::QUICK)?;
/// let text = |format| Reading::from(start).text(format);
/// assert_eq!(text(PositionFormat::FairyStockfish)?, "1q2q1/q4q/6/6/Q4Q/1Q2Q1 w - - 0 1");
/// assert_eq!(text(PositionFormat::GameEngine)?, "1b2b1/b4b/6/6/w4w/1w2w1 w - 1");
/// for format in PositionFormat::ALL {
///     assert_eq!(text(format)?.parse(), Ok(start));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionFormat {
    /// As Fairy-Stockfish writes its variant `amazons`: `Q` White, `q` Black, `*` burnt, numbers
    /// for empty squares; side to move, `-`, `-`, turns played, move number.
    FairyStockfish,
    /// As the site PlayStrategy writes it: burnt squares are `p` or `P`, behind the board stands a
    /// pocket of arrows in brackets, and behind the counters ` ½` and the step of an unfinished turn.
    /// Whose arrow burnt a square is not kept: they are all written `p`.
    PlayStrategy,
    /// As the package amazons-game-engine writes it: `w` White, `b` Black, `x` burnt; side to move,
    /// the square of the amazon that has still to shoot or `-`, move number.
    GameEngine,
}

const FAIRY_STOCKFISH: Alphabet = Alphabet {
    white: &['Q'],
    black: &['q'],
    burnt: &['*'],
    names: "Q q *",
};

const PLAY_STRATEGY: Alphabet = Alphabet {
    white: &['Q'],
    black: &['q'],
    burnt: &['p', 'P', '*'],
    names: "Q q p P",
};

const GAME_ENGINE: Alphabet = Alphabet {
    white: &['w', 'W'],
    black: &['b', 'B'],
    burnt: &['x', 'X'],
    names: "w b x",
};

/// Arrows of each colour in the pocket that PlayStrategy shows, whatever has been shot.
const POCKET: usize = 46;

const HALFMOVE: &str = "the number of turns played";
const FULLMOVE: &str = "the move number";

impl PositionFormat {
    /// All formats.
    pub const ALL: [PositionFormat; 3] = [
        PositionFormat::FairyStockfish,
        PositionFormat::PlayStrategy,
        PositionFormat::GameEngine,
    ];

    /// The format that a text is in, told by characters that only one of them has. A text that
    /// several could have written says the same in all of them.
    ///
    /// ```
    /// use amazons_core::PositionFormat;
    ///
    /// assert_eq!(PositionFormat::of("w2/3/2b w - 1"), PositionFormat::GameEngine);
    /// assert_eq!(PositionFormat::of("Q2/1p1/2q w"), PositionFormat::PlayStrategy);
    /// assert_eq!(PositionFormat::of("Q2/1*1/2q w"), PositionFormat::FairyStockfish);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> PositionFormat {
        let board = Fields::of(text).word();
        if board.contains(['w', 'W', 'b', 'B', 'x', 'X']) {
            PositionFormat::GameEngine
        } else if board.contains(['[', 'p', 'P']) || text.contains('½') {
            PositionFormat::PlayStrategy
        } else {
            PositionFormat::FairyStockfish
        }
    }

    /// Reads a text of this format, where [`Reading`]'s `FromStr` would tell the format by itself.
    ///
    /// # Errors
    ///
    /// A [`PositionTextError`] with the place.
    ///
    /// ```
    /// use amazons_core::PositionFormat;
    ///
    /// let text = "w2/3/2b w - 1";
    /// assert!(PositionFormat::GameEngine.read(text).is_ok());
    /// let error = PositionFormat::FairyStockfish.read(text).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "expected Q q * or a number in row 1, column 1, found `w2`"
    /// );
    /// ```
    pub fn read(self, text: &str) -> Result<Reading, PositionTextError> {
        let mut fields = Fields::of(text);
        let board = fields.word();
        match self {
            PositionFormat::FairyStockfish => {
                let rows = FAIRY_STOCKFISH.read(board)?;
                let reading = read_chess_fields(&rows, &mut fields)?;
                fields.end()?;
                Ok(reading)
            }
            PositionFormat::PlayStrategy => {
                let rows = PLAY_STRATEGY.read(without_pocket(board)?)?;
                let (text, step) = match text.split_once('½') {
                    None => (text, None),
                    Some((text, step)) => (text, Some(step)),
                };
                let mut fields = Fields::of(text);
                fields.word();
                let mut reading = read_chess_fields(&rows, &mut fields)?;
                fields.end()?;
                if let Some(step) = step {
                    make_step(&mut reading, step.trim())?;
                }
                Ok(reading)
            }
            PositionFormat::GameEngine => {
                let rows = GAME_ENGINE.read(board)?;
                read_game_engine_fields(&rows, &mut fields)
            }
        }
    }

    pub(super) fn write(self, reading: &Reading) -> String {
        let Reading {
            position,
            counters: Counters { halfmove, fullmove },
            to_shoot,
        } = reading;
        let side = match position.to_move() {
            Player::White => "w",
            Player::Black => "b",
        };
        match self {
            PositionFormat::FairyStockfish => {
                let board = FAIRY_STOCKFISH.write(position);
                format!("{board} {side} - - {halfmove} {fullmove}")
            }
            PositionFormat::PlayStrategy => {
                let board = PLAY_STRATEGY.write(position);
                let (white, black) = ("P".repeat(POCKET), "p".repeat(POCKET));
                format!("{board}[{white}{black}] {side} - - {halfmove} {fullmove}")
            }
            PositionFormat::GameEngine => {
                let board = GAME_ENGINE.write(position);
                let shooter = to_shoot.map_or_else(|| "-".to_owned(), |square| square.to_string());
                format!("{board} {side} {shooter} {fullmove}")
            }
        }
    }
}

/// Side to move, two dashes, two counters.
fn read_chess_fields(rows: &Rows, fields: &mut Fields<'_>) -> Result<Reading, PositionTextError> {
    let to_move = fields.side()?;
    fields.dashes()?;
    let initial = Counters::default();
    let counters = Counters {
        halfmove: fields.number(HALFMOVE, initial.halfmove)?,
        fullmove: fields.number(FULLMOVE, initial.fullmove)?,
    };
    Ok(Reading {
        position: rows.setup(to_move)?.position()?,
        counters,
        to_shoot: None,
    })
}

/// Side to move, square of the amazon that has still to shoot, move number.
fn read_game_engine_fields(
    rows: &Rows,
    fields: &mut Fields<'_>,
) -> Result<Reading, PositionTextError> {
    let to_move = fields.side()?;
    let to_shoot = match fields.word() {
        "" | "-" => None,
        square => Some(square.parse::<Square>().map_err(|_| {
            wrong(
                "the square of the amazon that has still to shoot, or -",
                square,
            )
        })?),
    };
    let fullmove = fields.number(FULLMOVE, Counters::default().fullmove)?;
    fields.end()?;
    let position = rows.setup(to_move)?.position()?;
    if let Some(square) = to_shoot {
        if !position.amazons(to_move).has(square) {
            return Err(PositionTextError::NoShooter { square });
        }
        // Whoever has stepped can at least shoot back to where she came from.
        if position.targets(square).is_empty() {
            return Err(PositionTextError::NoArrow { square });
        }
    }
    Ok(Reading {
        position,
        counters: Counters::from_fullmove(fullmove, to_move),
        to_shoot,
    })
}

/// Cuts the pocket off: in brackets, with or without a slash before it, or as one more row of
/// arrows alone, longer than any row of a board.
fn without_pocket(board: &str) -> Result<&str, PositionTextError> {
    let is_arrows = |text: &str| text.bytes().all(|letter| matches!(letter, b'p' | b'P'));
    if let Some((board, pocket)) = board.split_once('[') {
        return match pocket.strip_suffix(']') {
            Some(arrows) if is_arrows(arrows) => Ok(board.strip_suffix('/').unwrap_or(board)),
            _ => Err(wrong("a pocket of p and P that ends with ]", pocket)),
        };
    }
    match board.rsplit_once('/') {
        Some((board, row)) if row.len() > GRID_SIDE.into() && is_arrows(row) => Ok(board),
        _ => Ok(board),
    }
}

/// Makes the step of an unfinished turn, written as two squares.
fn make_step(reading: &mut Reading, step: &str) -> Result<(), PositionTextError> {
    let not_a_step = || wrong("the two squares of an unfinished turn", step);
    let (from, rest) = Square::read_prefix(step).ok_or_else(not_a_step)?;
    let to: Square = rest.parse().map_err(|_| not_a_step())?;
    let position = reading.position;
    let player = position.to_move();
    if !position.amazons(player).has(from) {
        let square = from;
        return Err(PositionTextError::Step(IllegalMove::NoAmazon {
            player,
            square,
        }));
    }
    check_slide(from, to, position.empty()).map_err(PositionTextError::Step)?;
    let mut setup = position.to_setup();
    setup.amazons[player] = setup.amazons[player].without(from).with(to);
    reading.position = Position::from_valid_setup(&setup);
    reading.to_shoot = Some(to);
    Ok(())
}
