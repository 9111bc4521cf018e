//! Watching the computer play: pause, pace, and the turns that wait to be shown.

use std::time::Duration;

use amazons_core::Move;

use super::App;
use super::input::Effect;
use super::table::Mode;
use crate::scene::Pace;

/// How a game that is watched goes on.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Watch {
    pub(crate) is_paused: bool,
    pub(crate) pace: Pace,
    /// Since when the position on the board is to be seen.
    since: Duration,
    /// The next turn, found already, and when it is due.
    held: Option<(Move, Duration)>,
}

impl Pace {
    /// How long a position is looked at before the next turn.
    fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 2500,
            Pace::Usual => 700,
            Pace::Fast => 60,
        })
    }

    /// The next one, and from the last the first again.
    pub(crate) fn next(self) -> Pace {
        match self {
            Pace::Slow => Pace::Usual,
            Pace::Usual => Pace::Fast,
            Pace::Fast => Pace::Slow,
        }
    }
}

impl Watch {
    /// When the turn that waits is to be played; `None` while there is none, or in a pause.
    pub(crate) fn due(&self) -> Option<Duration> {
        self.held.map(|(_, due)| due).filter(|_| !self.is_paused)
    }

    /// Forgets the turn that waits.
    pub(crate) fn forget(&mut self) {
        self.held = None;
    }
}

impl App {
    /// Whether the computer plays both sides on the board.
    pub(super) fn is_watching(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.plays_out || table.mode() == Mode::Watch)
    }

    /// How fast turns follow each other.
    pub(super) fn pace(&self) -> Pace {
        match &self.table {
            Some(table) if table.plays_out => Pace::Fast,
            _ => self.watch.pace,
        }
    }

    /// Keeps the turn that was found until the person has seen the position before it.
    pub(super) fn hold(&mut self, turn: Move, now: Duration) {
        let due = self.watch.since + self.pace().rest();
        self.watch.held = Some((turn, due.max(now)));
    }

    /// The position on the board is another one from now on, or once its turn has been shown.
    pub(super) fn look_from(&mut self, now: Duration) {
        self.watch.since = self.film.ends().unwrap_or(now).max(now);
    }

    /// Plays the turn that waits where its time has come.
    pub(super) fn play_held(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if self.watch.due().is_some_and(|due| due <= now)
            && let Some((turn, _)) = self.watch.held.take()
        {
            self.play_computers_turn(turn, now, effects);
        }
    }

    /// Stops a game that is watched, or lets it go on.
    pub(super) fn pause(&mut self, now: Duration) {
        self.watch.is_paused = !self.watch.is_paused;
        if let Some((_, due)) = &mut self.watch.held {
            *due = (*due).min(now);
        }
    }

    /// Lets the turns of a game that is watched follow faster or slower.
    pub(super) fn change_pace(&mut self, now: Duration) {
        self.watch.pace = self.watch.pace.next();
        let rest = self.pace().rest();
        if let Some((_, due)) = &mut self.watch.held {
            *due = (*due).min(now + rest);
        }
    }
}
