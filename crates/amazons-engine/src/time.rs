//! How long to think about a move.

use core::time::Duration;

use amazons_core::Position;

/// Kept back of every clock: the time that an answer may take on its way.
const RESERVE: Duration = Duration::from_millis(50);

/// Kept back of a time for one move.
const MOVE_RESERVE: Duration = Duration::from_millis(10);

/// Own turns that are never less than expected, so that the last moments of a clock last.
const FEWEST_TURNS: u32 = 6;

/// Time to think for, in two steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allotment {
    /// After that no deeper look is begun: it would not come to its end.
    pub aim: Duration,
    /// After that thinking ends. Never less than `aim`.
    pub most: Duration,
}

/// What a clock shows, and how it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTime {
    /// Time left.
    pub left: Duration,
    /// Time gained with each move.
    pub increment: Duration,
    /// Own moves until the clock gains time anew; `None` where it has to last for the whole game.
    pub moves_to_go: Option<u32>,
}

impl Allotment {
    /// A time for one move, less a reserve.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use amazons_engine::Allotment;
    ///
    /// let allotment = Allotment::for_move(Duration::from_millis(1000));
    /// assert_eq!(allotment.most, Duration::from_millis(990));
    /// ```
    #[must_use]
    pub fn for_move(time: Duration) -> Allotment {
        let most = time - MOVE_RESERVE.min(time / 10);
        Allotment { aim: most, most }
    }

    /// A share of a clock: what is left, divided by the own turns that may still come, and most of the
    /// increment.
    ///
    /// Never more than a part of what is left: however long the game lasts, the clock does not run out
    /// as long as the way of an answer takes less than the reserve of 50 ms. A clock that shows less than
    /// that allots next to nothing.
    #[must_use]
    pub fn of_clock(clock: ClockTime, position: &Position) -> Allotment {
        let usable = clock.left.saturating_sub(RESERVE);
        let turns = match clock.moves_to_go {
            Some(moves) => turns_left(position).min(moves.max(1)),
            None => turns_left(position),
        };
        let share = (usable / turns).saturating_add(clock.increment / 4 * 3);
        // A single move left before the clock gains time may use all of it.
        let bound = match clock.moves_to_go {
            Some(0 | 1) => usable,
            _ => usable / 3,
        };
        // An iteration takes several times as long as the one before: whoever begins one after half of
        // the share would seldom end it within.
        Allotment {
            aim: (share / 2).min(bound),
            most: share.saturating_mul(2).min(bound),
        }
    }

    /// So much less, for an answer that has begun late.
    #[must_use]
    pub fn less(self, late: Duration) -> Allotment {
        Allotment {
            aim: self.aim.saturating_sub(late),
            most: self.most.saturating_sub(late),
        }
    }

    /// The shorter of both.
    #[must_use]
    pub fn min(self, other: Allotment) -> Allotment {
        Allotment {
            aim: self.aim.min(other.aim),
            most: self.most.min(other.most),
        }
    }

    /// A quarter more, up to the same bound, for an engine that also thinks on the opponent's time.
    #[must_use]
    pub fn with_pondering(self) -> Allotment {
        Allotment {
            aim: (self.aim.saturating_mul(5) / 4).min(self.most),
            ..self
        }
    }
}

/// Own turns that matter and may still come. Each turn burns a square and games end with about a tenth
/// of the board empty; the last third is each side filling its own, where thinking is quick.
fn turns_left(position: &Position) -> u32 {
    (position.empty().len() / 3).max(FEWEST_TURNS)
}

#[cfg(test)]
mod tests {
    use amazons_core::Geometry;

    use super::*;

    #[test]
    fn no_clock_runs_out_however_long_the_game() {
        let check = |left: u64, increment: u64, moves_to_go: Option<u32>, late: u64| {
            let start = Position::start(Geometry::new(11, 11).expect("a board")).expect("a start");
            let mut left = Duration::from_millis(left);
            let mut moves_to_go = moves_to_go;
            for turn in 0..60 {
                let clock = ClockTime {
                    left,
                    increment: Duration::from_millis(increment),
                    moves_to_go,
                };
                let allotment = Allotment::of_clock(clock, &start);
                assert!(allotment.aim <= allotment.most, "{clock:?}");
                let used = allotment.most + Duration::from_millis(late);
                assert!(used < left, "turn {turn}: {clock:?} {allotment:?}");
                left = left - used + clock.increment;
                moves_to_go = match moves_to_go {
                    Some(1) => return,
                    moves => moves.map(|moves| moves - 1),
                };
            }
        };
        // The way of an answer takes a part of the reserve; increments make up for it.
        for increment in [50, 100, 1000] {
            for left in [200, 1000, 60_000, 3_600_000] {
                check(left, increment, None, 40);
                check(left, increment, Some(40), 40);
                check(left, increment, Some(1), 40);
            }
        }
        check(60_000, 0, None, 5);
        check(1_000, 0, Some(10), 5);
    }

    #[test]
    fn a_clock_that_is_as_good_as_run_out_allots_nothing() {
        let start = Position::start(Geometry::CLASSIC).expect("a start");
        for left in [0, 1, 50] {
            let clock = ClockTime {
                left: Duration::from_millis(left),
                increment: Duration::ZERO,
                moves_to_go: None,
            };
            assert_eq!(Allotment::of_clock(clock, &start).most, Duration::ZERO);
        }
    }
}
