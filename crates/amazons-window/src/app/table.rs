//! A game on the table: the game as it is kept, and the person's hand in it.

use amazons_ai::Level;
use amazons_core::{IllegalMove, Move, Outcome, Player, Position};
use amazons_store::{Record, SavedGame, Seat};

use super::hand::Hand;

/// A game between the person and the computer, running or over.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// The game as it is kept on disk.
    pub(crate) saved: SavedGame,
    /// Whom the person plays.
    pub(crate) level: Level,
    /// How far the person's turn has come.
    pub(crate) hand: Hand,
    /// The side that the person plays.
    person: Player,
    /// What became of it when it was over.
    pub(crate) tally: Tally,
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
    /// Sets up a game that was kept; `None` where its level is one that this program does not know.
    pub(crate) fn new(saved: SavedGame) -> Option<Table> {
        let (person, level) = saved.against()?;
        Some(Table {
            level: level.parse().ok()?,
            person,
            saved,
            hand: Hand::Empty,
            tally: Tally::Awaited,
        })
    }

    /// Sets up a game that both sides are moved in by hand.
    pub(crate) fn by_hand(saved: SavedGame) -> Table {
        Table {
            level: Level::Normal,
            person: Player::White,
            saved,
            hand: Hand::Empty,
            tally: Tally::Awaited,
        }
    }

    pub(crate) fn position(&self) -> &Position {
        self.saved.game.position()
    }

    pub(crate) fn last(&self) -> Option<Move> {
        self.saved.game.last_move()
    }

    pub(crate) fn human(&self) -> Player {
        self.person
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.saved.outcome()
    }

    /// Who is to move, `None` when the game is over.
    pub(crate) fn to_move(&self) -> Option<Player> {
        let position = self.position();
        position.has_any_move().then(|| position.to_move())
    }

    /// Whether the board waits for the person.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.to_move()
            .is_some_and(|player| self.saved.seats[player] == Seat::Person)
    }

    /// Plays a turn of either side; the hand is empty after it.
    pub(crate) fn play(&mut self, turn: Move) -> Result<(), IllegalMove> {
        self.saved.game.play(turn)?;
        self.hand = Hand::Empty;
        Ok(())
    }
}
