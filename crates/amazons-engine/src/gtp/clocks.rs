//! The clocks of a game in GTP.

use core::time::Duration;

use amazons_core::{ByPlayer, Player, Position};

use crate::time::{Allotment, ClockTime};

/// Canadian byo-yomi: a main time, then so many moves in each period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) main: Duration,
    pub(crate) period: Duration,
    pub(crate) moves: u32,
}

/// What a player's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeLeft {
    pub(crate) left: Duration,
    /// Moves left in this period; 0 within the main time.
    pub(crate) moves: u32,
}

/// Both players' clocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clocks {
    settings: Settings,
    left: ByPlayer<TimeLeft>,
}

impl Clocks {
    /// Clocks at the beginning of a game; `None` where the settings mean that time is not limited.
    pub(crate) fn new(settings: Settings) -> Option<Clocks> {
        // CITE: Go Text Protocol version 2, draft 2: a period without moves is no time limit.
        if !settings.period.is_zero() && settings.moves == 0 {
            return None;
        }
        let full = settings.full();
        Some(Clocks {
            settings,
            left: ByPlayer::from_fn(|_| full),
        })
    }

    pub(crate) fn restart(&mut self) {
        let full = self.settings.full();
        self.left = ByPlayer::from_fn(|_| full);
    }

    /// What the board program says that a clock shows.
    pub(crate) fn set(&mut self, player: Player, left: TimeLeft) {
        self.left[player] = left;
    }

    pub(crate) fn allot(&self, player: Player, position: &Position) -> Allotment {
        let TimeLeft { left, moves } = self.left[player];
        let moves_to_go = match moves {
            // The first period will come when the main time is over.
            0 => None,
            moves => Some(moves),
        };
        let clock = ClockTime {
            left,
            increment: Duration::ZERO,
            moves_to_go,
        };
        Allotment::of_clock(clock, position)
    }

    /// Takes the time of a move from a clock, for board programs that do not tell what it shows.
    pub(crate) fn spend(&mut self, player: Player, time: Duration) {
        let Settings { period, moves, .. } = self.settings;
        let clock = &mut self.left[player];
        let over = time.saturating_sub(clock.left);
        clock.left = clock.left.saturating_sub(time);
        match clock.moves {
            0 if clock.left.is_zero() && moves > 0 => {
                *clock = TimeLeft {
                    left: period.saturating_sub(over),
                    moves,
                };
            }
            0 => {}
            1 => {
                *clock = TimeLeft {
                    left: period,
                    moves,
                }
            }
            _ => clock.moves -= 1,
        }
    }
}

impl Settings {
    fn full(self) -> TimeLeft {
        match self.main.is_zero() {
            true => TimeLeft {
                left: self.period,
                moves: self.moves,
            },
            false => TimeLeft {
                left: self.main,
                moves: 0,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn settings(main: u32, period: u32, moves: u32) -> Settings {
        Settings {
            main: SECOND * main,
            period: SECOND * period,
            moves,
        }
    }

    #[test]
    fn periods_follow_the_main_time() {
        let mut clocks = Clocks::new(settings(10, 30, 2)).expect("limited");
        let mut check = |spent: u32, left: u32, moves: u32| {
            clocks.spend(Player::White, SECOND * spent);
            let expected = TimeLeft {
                left: SECOND * left,
                moves,
            };
            assert_eq!(clocks.left[Player::White], expected);
        };
        check(4, 6, 0);
        check(8, 28, 2);
        check(5, 23, 1);
        check(5, 30, 2);
        assert_eq!(clocks.left[Player::Black].left, SECOND * 10);
    }

    #[test]
    fn a_period_without_moves_is_no_limit() {
        assert!(Clocks::new(settings(0, 10, 0)).is_none());
        assert!(Clocks::new(settings(10, 0, 0)).is_some());
        let clocks = Clocks::new(settings(0, 10, 1)).expect("limited");
        assert_eq!(clocks.left[Player::Black].moves, 1);
    }
}
