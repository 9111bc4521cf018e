//! A game on the table: the game as it is kept, and a person's hand in it.

use std::time::Duration;

use amazons_ai::Opponent;
use amazons_core::{ByPlayer, IllegalMove, Move, Outcome, Player, Position, Territory};
use amazons_store::{Record, SavedGame};

use super::clock::Clock;
use super::hand::Hand;
use super::left::Left;
use crate::who::Who;

/// A game, running or over.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// The game as it is kept on disk, but for the clocks.
    pub(crate) saved: SavedGame,
    /// Who plays.
    pub(crate) who: ByPlayer<Who>,
    /// The clocks, where there are any.
    pub(crate) clock: Option<Clock>,
    /// How far a person's turn has come.
    pub(crate) hand: Hand,
    /// What became of it when it was over.
    pub(crate) tally: Tally,
    /// What is left to play, once that is known.
    pub(crate) left: Option<Left>,
    /// Whether the computer plays the rest for both.
    pub(crate) plays_out: bool,
}

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// A person on this side, against the computer.
    Against(Player, Opponent),
    /// Two people.
    TwoPeople,
    /// The computer against itself.
    Watch,
}

/// Whether a game was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tally {
    /// Not known yet.
    #[default]
    Awaited,
    /// It is part of this record.
    Counted(Record),
    /// It was not, and these words say why.
    Uncounted(String),
}

impl Table {
    /// Sets up a game that was kept; `None` where it names an opponent that this program does not know.
    pub(crate) fn new(saved: SavedGame) -> Option<Table> {
        Some(Table {
            who: ByPlayer {
                white: Who::on(&saved.seats.white)?,
                black: Who::on(&saved.seats.black)?,
            },
            clock: saved.clock.map(Clock::new),
            saved,
            hand: Hand::Empty,
            tally: Tally::Awaited,
            left: None,
            plays_out: false,
        })
    }

    pub(crate) fn mode(&self) -> Mode {
        match (self.who.white, self.who.black) {
            (Who::Person, Who::Person) => Mode::TwoPeople,
            (Who::Person, Who::Computer(opponent)) => Mode::Against(Player::White, opponent),
            (Who::Computer(opponent), Who::Person) => Mode::Against(Player::Black, opponent),
            (Who::Computer(_), Who::Computer(_)) => Mode::Watch,
        }
    }

    /// The side of the person who plays against the computer.
    pub(crate) fn person(&self) -> Option<Player> {
        match self.mode() {
            Mode::Against(person, _) => Some(person),
            Mode::TwoPeople | Mode::Watch => None,
        }
    }

    /// Who sits at the bottom as long as nobody turns the board.
    pub(crate) fn bottom(&self) -> Player {
        self.person().unwrap_or(Player::White)
    }

    pub(crate) fn position(&self) -> &Position {
        self.saved.game.position()
    }

    /// How many turns were played.
    pub(crate) fn turns(&self) -> usize {
        self.saved.game.moves().len()
    }

    /// The last of so many turns.
    pub(crate) fn turn(&self, turns: usize) -> Option<Move> {
        let index = turns.checked_sub(1)?;
        self.saved.game.moves().get(index).copied()
    }

    pub(crate) fn last(&self) -> Option<Move> {
        self.saved.game.last_move()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.saved.outcome()
    }

    /// Who is to move, `None` when the game is over.
    pub(crate) fn to_move(&self) -> Option<Player> {
        let position = self.position();
        let goes_on = self.saved.ruling.is_none() && position.has_any_move();
        goes_on.then(|| position.to_move())
    }

    /// Whether the board waits for a person.
    pub(crate) fn is_persons_turn(&self) -> bool {
        !self.plays_out
            && self
                .to_move()
                .is_some_and(|player| self.who[player].is_person())
    }

    /// Plays a turn of either side; the hand is empty after it.
    pub(crate) fn play(&mut self, turn: Move) -> Result<(), IllegalMove> {
        self.saved.game.play(turn)?;
        self.hand = Hand::Empty;
        Ok(())
    }

    /// The game as it is to be kept at `now`.
    pub(crate) fn kept(&self, now: Duration) -> SavedGame {
        SavedGame {
            clock: self.clock.map(|clock| clock.kept(now)),
            ..self.saved.clone()
        }
    }

    /// Whether no amazon meets the enemy any more.
    pub(crate) fn is_separated(&self) -> bool {
        Territory::of(self.position()).is_separated()
    }

    /// What is left to play in the position on the board, where that is known.
    pub(crate) fn left(&self) -> Option<Left> {
        self.left.filter(|left| left.position == *self.position())
    }
}
