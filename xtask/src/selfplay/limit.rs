//! How long or how far the players of a match may think.

use core::fmt;
use core::num::NonZeroU64;
use core::str::FromStr;
use core::time::Duration;

use amazons_core::{ByPlayer, Player, Position};
use amazons_engine::uci::Go;
use amazons_engine::{Allotment, ClockTime};

/// The limit of both players' thinking. Levels heed none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// For levels alone, which end by themselves.
    None,
    /// So long for each move.
    MoveTime(Duration),
    /// So many nodes for each move.
    Nodes(NonZeroU64),
    /// A clock for the whole game.
    Clock(TimeControl),
}

/// Time for the whole game, and what each move adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeControl {
    pub(crate) base: Duration,
    pub(crate) increment: Duration,
}

/// What a match may be told of limits.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
#[group(multiple = false)]
pub(crate) struct LimitOptions {
    /// Time for each move, in milliseconds.
    #[arg(long, value_name = "MS")]
    movetime: Option<NonZeroU64>,

    /// Nodes for each move.
    #[arg(long, value_name = "N")]
    nodes: Option<NonZeroU64>,

    /// Time for each game and what each move adds, in seconds, such as 10+0.1.
    #[arg(long, value_name = "BASE+INC")]
    tc: Option<TimeControl>,
}

impl LimitOptions {
    pub(crate) fn limit(&self) -> Limit {
        match (self.movetime, self.nodes, self.tc) {
            (Some(ms), _, _) => Limit::MoveTime(Duration::from_millis(ms.get())),
            (_, Some(nodes), _) => Limit::Nodes(nodes),
            (_, _, Some(control)) => Limit::Clock(control),
            _ => Limit::None,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::None => f.write_str("none"),
            Limit::MoveTime(time) => write!(f, "movetime {}", time.as_millis()),
            Limit::Nodes(nodes) => write!(f, "nodes {nodes}"),
            Limit::Clock(control) => write!(f, "tc {control}"),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [base, increment] = [self.base, self.increment].map(|time| time.as_secs_f64());
        write!(f, "{base}+{increment}")
    }
}

impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seconds = |text: &str| {
            let seconds: f64 = text.parse().ok()?;
            Duration::try_from_secs_f64(seconds).ok()
        };
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (seconds(base), seconds(increment)) {
            (Some(base), Some(increment)) if !base.is_zero() => Ok(TimeControl { base, increment }),
            _ => Err("expected seconds for the game and for each move, such as 10+0.1".into()),
        }
    }
}

/// How much the lab overlooks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tolerance {
    /// Time beyond a player's own that still loses nothing.
    pub(crate) margin: Duration,
    /// How long an answer may take that no clock limits.
    pub(crate) patience: Duration,
}

/// The time that both players of a game have left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    pub(crate) limit: Limit,
    /// Meaningful with [`Limit::Clock`] alone.
    pub(crate) left: ByPlayer<Duration>,
    tolerance: Tolerance,
}

impl Clock {
    pub(crate) fn new(limit: Limit, tolerance: Tolerance) -> Clock {
        let base = match limit {
            Limit::Clock(control) => control.base,
            _ => Duration::ZERO,
        };
        Clock {
            limit,
            left: ByPlayer::from_fn(|_| base),
            tolerance,
        }
    }

    /// How long the next move of this player may take before it loses, margin included.
    pub(crate) fn allowance(&self, player: Player) -> Duration {
        match self.limit {
            Limit::MoveTime(time) => time + self.tolerance.margin,
            Limit::Clock(_) => self.left[player] + self.tolerance.margin,
            Limit::None | Limit::Nodes(_) => self.tolerance.patience,
        }
    }

    /// How long the lab's own search thinks about a position; `None` where time is no limit.
    pub(crate) fn allotment(&self, position: &Position) -> Option<Allotment> {
        match self.limit {
            Limit::MoveTime(time) => Some(Allotment {
                aim: time,
                most: time,
            }),
            Limit::Clock(control) => {
                let clock = ClockTime {
                    left: self.left[position.to_move()],
                    increment: control.increment,
                    moves_to_go: None,
                };
                Some(Allotment::of_clock(clock, position))
            }
            Limit::None | Limit::Nodes(_) => None,
        }
    }

    /// The same limits, as an engine is told them.
    pub(crate) fn go(&self) -> Go {
        match self.limit {
            Limit::None => Go::default(),
            Limit::MoveTime(time) => Go {
                movetime: Some(time),
                ..Go::default()
            },
            Limit::Nodes(nodes) => Go {
                nodes: Some(nodes.get()),
                ..Go::default()
            },
            Limit::Clock(control) => Go {
                time: self.left.map(Some),
                increment: ByPlayer::from_fn(|_| control.increment),
                ..Go::default()
            },
        }
    }

    /// A move of this player took so long. The margin is lent, not given.
    pub(crate) fn spend(&mut self, player: Player, time: Duration) {
        if let Limit::Clock(control) = self.limit {
            let left = self.left[player].saturating_sub(time);
            self.left[player] = left + control.increment;
        }
    }

    /// Whether time, not patience, is what a late answer oversteps.
    pub(crate) fn is_timed(&self) -> bool {
        matches!(self.limit, Limit::MoveTime(_) | Limit::Clock(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn time_controls_are_read_in_seconds() {
        let check = |text: &str, expected: Option<(u64, u64)>| {
            let control = text.parse::<TimeControl>().ok();
            let millis = |time: Duration| time.as_millis() as u64;
            let found = control.map(|control| (millis(control.base), millis(control.increment)));
            assert_eq!(found, expected, "{text}");
        };
        check("10+0.1", Some((10_000, 100)));
        check("0.5", Some((500, 0)));
        for bad in ["", "0+1", "x+1", "1+", "-1+1", "1+1+1", "1e400"] {
            check(bad, None);
        }
    }

    #[test]
    fn a_clock_runs_down_and_gains_the_increment() {
        let control = TimeControl {
            base: SECOND * 10,
            increment: SECOND,
        };
        let tolerance = Tolerance {
            margin: SECOND / 10,
            patience: SECOND,
        };
        let mut clock = Clock::new(Limit::Clock(control), tolerance);
        clock.spend(Player::White, SECOND * 4);
        assert_eq!(clock.left[Player::White], SECOND * 7);
        assert_eq!(clock.left[Player::Black], SECOND * 10);
        assert_eq!(clock.allowance(Player::White), SECOND * 7 + SECOND / 10);
        // More than the time left, within the margin.
        clock.spend(Player::White, SECOND * 8);
        assert_eq!(clock.left[Player::White], SECOND);
        assert_eq!(
            clock.go().to_string(),
            "go wtime 1000 btime 10000 winc 1000 binc 1000"
        );
    }
}
