//! The clocks of a game as they are kept.

use std::time::Duration;

use amazons_core::{ByPlayer, Player};
use serde::{Deserialize, Serialize};

/// How much time each side has for a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "ControlFile", into = "ControlFile")]
pub struct TimeControl {
    /// At the start.
    pub initial: Duration,
    /// Added after each of the side's turns.
    pub increment: Duration,
}

/// The time control of a game and what is left of it. Kept in whole milliseconds, rounded down.
///
/// ```
/// use std::time::Duration;
///
/// use amazons_store::{GameClock, TimeControl};
///
/// let control = TimeControl { initial: Duration::from_secs(300), increment: Duration::ZERO };
/// let clock = GameClock::new(control);
/// assert_eq!((clock.left.white, clock.left.black), (control.initial, control.initial));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameClock {
    /// What was agreed upon.
    pub control: TimeControl,
    /// What each side has left.
    pub left: ByPlayer<Duration>,
}

impl GameClock {
    /// Clocks that have not run yet.
    #[must_use]
    pub fn new(control: TimeControl) -> GameClock {
        GameClock {
            control,
            left: ByPlayer::from_fn(|_| control.initial),
        }
    }

    /// Takes what `player` has spent on a turn off that side's time and adds the increment.
    pub fn spend(&mut self, player: Player, spent: Duration) {
        let left = self.left[player].saturating_sub(spent);
        self.left[player] = left.saturating_add(self.control.increment);
    }
}

/// In whole milliseconds.
#[derive(Serialize, Deserialize)]
#[serde(expecting = "a time control")]
struct ControlFile {
    initial_ms: u64,
    increment_ms: u64,
}

fn whole_ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl From<TimeControl> for ControlFile {
    fn from(control: TimeControl) -> Self {
        Self {
            initial_ms: whole_ms(control.initial),
            increment_ms: whole_ms(control.increment),
        }
    }
}

impl From<ControlFile> for TimeControl {
    fn from(file: ControlFile) -> Self {
        Self {
            initial: Duration::from_millis(file.initial_ms),
            increment: Duration::from_millis(file.increment_ms),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a clock")]
pub(crate) struct ClockFile {
    initial_ms: u64,
    increment_ms: u64,
    white_left_ms: u64,
    black_left_ms: u64,
}

impl From<GameClock> for ClockFile {
    fn from(clock: GameClock) -> Self {
        Self {
            initial_ms: whole_ms(clock.control.initial),
            increment_ms: whole_ms(clock.control.increment),
            white_left_ms: whole_ms(clock.left.white),
            black_left_ms: whole_ms(clock.left.black),
        }
    }
}

impl From<ClockFile> for GameClock {
    fn from(file: ClockFile) -> Self {
        GameClock {
            control: TimeControl {
                initial: Duration::from_millis(file.initial_ms),
                increment: Duration::from_millis(file.increment_ms),
            },
            left: ByPlayer {
                white: Duration::from_millis(file.white_left_ms),
                black: Duration::from_millis(file.black_left_ms),
            },
        }
    }
}
