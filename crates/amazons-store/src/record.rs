//! A game as people hand it on: who played, what was played, what was said about it.

mod excerpt;
mod move_list;
mod place;
mod property;

use std::collections::BTreeMap;

use amazons_core::{ByPlayer, Game, Player, Reading};

pub use move_list::MoveListError;
pub use place::Place;
pub use property::Property;

pub(crate) use excerpt::excerpt;
pub(crate) use place::{Unreadable, text_of};

use crate::sgf::{self, SgfError};

/// A game with all that its record says about it.
///
/// Read from SGF ([`from_sgf`](Self::from_sgf)) or from a plain list of moves
/// ([`from_moves`](Self::from_moves)), and written as either. A plain list keeps start and moves alone.
///
/// ```
/// use amazons_core::Player;
/// use amazons_store::GameRecord;
///
/// let record = GameRecord::from_sgf("\
/// (;FF[4]GM[18]SZ[10]PW[YAMAZON]PB[ANKY]AW[dj][gj][ag][jg]AB[da][ga][ad][jd]PL[W]
/// ;W[djddgd]C[the usual opening [so they say\\]];B[addgad])")?;
/// assert_eq!(record.players[Player::White].as_deref(), Some("YAMAZON"));
/// assert_eq!(record.comments[&1], "the usual opening [so they say]");
/// assert_eq!(record.to_moves(), "\
/// start: 3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1
/// d1-d7/g7
/// a7-d4/a7
/// ");
///
/// let again = GameRecord::from_sgf(record.to_sgf())?;
/// assert_eq!(again, record);
/// # Ok::<(), amazons_store::SgfError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameRecord {
    /// Start and moves. What was undone is not written.
    pub game: Game,
    /// Their names.
    pub players: ByPlayer<Option<String>>,
    /// The tournament or match.
    pub event: Option<String>,
    /// The round, as the record words it.
    pub round: Option<String>,
    /// Where it was played.
    pub place: Option<String>,
    /// When it was played; SGF asks for `2000-08-25`.
    pub date: Option<String>,
    /// The result as the record words it, such as `B+1`; see [`result_text`](Self::result_text).
    pub result: Option<String>,
    /// Comments by the number of turns played before them; that of 0 is about the whole game.
    pub comments: BTreeMap<usize, String>,
    /// Everything else that SGF said, by the number of turns played, kept as it was written.
    pub others: BTreeMap<usize, Vec<Property>>,
}

impl GameRecord {
    /// The longest record that is read, in bytes.
    pub const MAX_BYTES: usize = 1 << 20;

    /// A record that says nothing but start and moves.
    #[must_use]
    pub fn new(game: Game) -> GameRecord {
        GameRecord {
            game,
            players: ByPlayer::default(),
            event: None,
            round: None,
            place: None,
            date: None,
            result: None,
            comments: BTreeMap::new(),
            others: BTreeMap::new(),
        }
    }

    /// Reads one game in SGF, FF\[4\] GM\[18\].
    ///
    /// * A move is six letters, or plain text such as `d1-d6/g9`, as the site Little Golem writes it;
    ///   `resign` ends the game.
    /// * Without a setup the square of the first move tells whose amazons stand at the bottom of the
    ///   default start. Without moves either it is the start of the standard: Black at the bottom and
    ///   to move.
    /// * Obstructions without amazons (`AA` alone) stand on that default start; any other setup means
    ///   the whole board.
    /// * Without `PL` the player of the first move begins; where there are no moves, White.
    /// * Of variations the main line is followed and the others are left out, though their syntax is
    ///   checked.
    /// * `SZ` and `PL` may be repeated, also after the first move, where they say what is so anyway.
    /// * What stands before the first `(;` and behind the game is skipped.
    /// * Players, event and so on are heeded before the first move, as the standard has it.
    /// * Properties without meaning here are kept in [`others`](Self::others).
    /// * What is UTF-8 is read as that. Anything else is read in the charset that it names (`CA`), or as
    ///   Latin-1, the standard's own.
    ///
    /// # Errors
    ///
    /// An [`SgfError`] with line and column, the property and the value, and for moves their number.
    pub fn from_sgf(text: impl AsRef<[u8]>) -> Result<GameRecord, SgfError> {
        sgf::read(text.as_ref())
    }

    /// Writes SGF, FF\[4\] GM\[18\], in UTF-8, always with the whole setup.
    ///
    /// Comments and properties for more turns than were played are left out: no node is there for
    /// them.
    ///
    /// Reading it again (up to [`MAX_BYTES`](Self::MAX_BYTES)) gives an equal record otherwise, but for
    /// the counters of the start, which SGF has no words for, the [`result`](Self::result) that is
    /// filled in, and white space that SGF does not keep: tabs, and line breaks outside comments,
    /// become blanks.
    #[must_use]
    pub fn to_sgf(&self) -> String {
        sgf::write(self)
    }

    /// The result that the record gives, or `W+` or `B+` where it gives none and the game is over.
    ///
    /// ```
    /// use amazons_core::{Game, Position, Player};
    /// use amazons_store::GameRecord;
    ///
    /// let lost = Position::from_diagram("WB.", Player::White)?;
    /// assert_eq!(GameRecord::new(Game::new(lost)).result_text().as_deref(), Some("B+"));
    /// # Ok::<(), amazons_core::DiagramError>(())
    /// ```
    #[must_use]
    pub fn result_text(&self) -> Option<String> {
        self.result.clone().or_else(|| {
            let outcome = self.game.outcome()?;
            Some(match outcome.winner {
                Player::White => "W+".into(),
                Player::Black => "B+".into(),
            })
        })
    }

    /// The position after so many turns, with its counters, or `None` where fewer were played.
    #[must_use]
    pub fn after(&self, turns: usize) -> Option<Reading> {
        let mut game = self.game.clone();
        while game.moves().len() > turns {
            game.undo();
        }
        (game.moves().len() == turns).then(|| game.reading())
    }
}
