//! What PLAY would play.

use std::time::Duration;

use amazons_ai::{Level, Opponent};
use amazons_core::{ByPlayer, Geometry, Player, Position};
use amazons_store::{Seat, Settings, TimeControl};

use crate::who::Who;

/// Board, players and clocks of the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) board: Geometry,
    pub(crate) who: ByPlayer<Who>,
    /// The seat for which somebody is chosen.
    pub(crate) seat: Player,
    pub(crate) control: Option<TimeControl>,
}

/// The time controls that are offered.
pub(crate) const CONTROLS: [Option<TimeControl>; 4] =
    [None, control(3, 0), control(5, 3), control(15, 10)];

const fn control(minutes: u64, seconds: u64) -> Option<TimeControl> {
    Some(TimeControl {
        initial: Duration::from_secs(60 * minutes),
        increment: Duration::from_secs(seconds),
    })
}

impl Choice {
    /// What the settings say; whatever they name that there is not is replaced by the default. What
    /// was asked for this time comes first.
    pub(crate) fn new(
        settings: &Settings,
        board: Option<Geometry>,
        opponent: Option<Opponent>,
    ) -> Choice {
        let kept = |seat: &Option<Seat>| seat.as_ref().and_then(Who::on);
        let level = settings.level.parse();
        let mut who = ByPlayer {
            white: kept(&settings.white).unwrap_or(Who::Person),
            black: kept(&settings.black)
                .unwrap_or_else(|| Who::Computer(level.unwrap_or(Opponent::Level(Level::Normal)))),
        };
        if let Some(opponent) = opponent {
            let computer = if who.white.is_person() {
                Player::Black
            } else {
                Player::White
            };
            who[computer] = Who::Computer(opponent);
            who[!computer] = Who::Person;
        }
        Choice {
            board: board
                .or_else(|| Some(settings.board).filter(|&board| Position::start(board).is_ok()))
                .unwrap_or(Geometry::QUICK),
            seat: if who.black.is_person() {
                Player::White
            } else {
                Player::Black
            },
            who,
            control: settings.control,
        }
    }

    /// Has somebody sit on the seat that is being chosen for.
    pub(crate) fn sit(&mut self, who: Who) {
        self.who[self.seat] = who;
    }

    /// The settings with the players and clocks of this choice.
    pub(crate) fn keep(&self, settings: &mut Settings) {
        if let Some(opponent) = self.who[self.seat].opponent() {
            settings.level = opponent.to_string();
        }
        settings.white = Some(self.who.white.seat());
        settings.black = Some(self.who.black.seat());
        settings.control = self.control;
    }

    /// The clocks to play with: there are none where nobody is at the window to look at them.
    pub(crate) fn clocks(&self) -> Option<TimeControl> {
        self.control.filter(|_| self.is_played())
    }

    /// Whether a person plays, not only looks on.
    pub(crate) fn is_played(&self) -> bool {
        self.who.white.is_person() || self.who.black.is_person()
    }
}
