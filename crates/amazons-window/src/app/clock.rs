//! The clocks of the game on the table.

use std::time::Duration;

use amazons_core::{ByPlayer, Player};
use amazons_store::{GameClock, TimeControl};

/// Both clocks, of which one runs at a time, or none.
///
/// A clock turns with the arrow. What the clock has run is taken off when it stops.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    kept: GameClock,
    running: Option<Running>,
}

#[derive(Clone, Copy, Debug)]
struct Running {
    player: Player,
    /// May lie ahead: while the other's turn is being shown no time is lost.
    since: Duration,
}

impl Clock {
    pub(crate) fn new(kept: GameClock) -> Clock {
        Clock {
            kept,
            running: None,
        }
    }

    pub(crate) fn control(&self) -> TimeControl {
        self.kept.control
    }

    /// Lets a side's clock run from `since` on, and no other.
    pub(crate) fn start(&mut self, player: Player, since: Duration) {
        if self.running.is_none_or(|running| running.player != player) {
            self.stop(since);
            self.running = Some(Running { player, since });
        }
    }

    /// Stops the clock that runs.
    pub(crate) fn stop(&mut self, now: Duration) {
        if let Some(Running { player, since }) = self.running.take() {
            let left = &mut self.kept.left[player];
            *left = left.saturating_sub(now.saturating_sub(since));
        }
    }

    /// Ends the turn of a side, which gets its increment.
    pub(crate) fn turn(&mut self, player: Player, now: Duration) {
        self.stop(now);
        self.kept.spend(player, Duration::ZERO);
    }

    /// Takes back the increment of a turn that is undone, unless the side has used it up since.
    pub(crate) fn undo(&mut self, player: Player) {
        let left = &mut self.kept.left[player];
        let before = left.checked_sub(self.kept.control.increment);
        *left = before.filter(|before| !before.is_zero()).unwrap_or(*left);
    }

    /// Gives the increment of a turn that is played again.
    pub(crate) fn redo(&mut self, player: Player) {
        self.kept.spend(player, Duration::ZERO);
    }

    /// Has a clock that was to start later run at once: the person did not wait to see the turn.
    pub(crate) fn hurry(&mut self, now: Duration) {
        if let Some(running) = &mut self.running {
            running.since = running.since.min(now);
        }
    }

    /// What each side has left.
    pub(crate) fn left(&self, now: Duration) -> ByPlayer<Duration> {
        let mut clock = *self;
        clock.stop(now);
        clock.kept.left
    }

    /// The clocks as they are kept.
    pub(crate) fn kept(&self, now: Duration) -> GameClock {
        let mut clock = *self;
        clock.stop(now);
        clock.kept
    }

    /// When the clock that runs will have run down.
    pub(crate) fn falls(&self) -> Option<Duration> {
        let Running { player, since } = self.running?;
        Some(since + self.kept.left[player])
    }

    /// The side whose time is up.
    pub(crate) fn fallen(&self, now: Duration) -> Option<Player> {
        let player = self.running?.player;
        self.falls().filter(|&falls| falls <= now).map(|_| player)
    }

    /// When what it shows changes next.
    pub(crate) fn changes(&self, now: Duration) -> Option<Duration> {
        let Running { player, since } = self.running?;
        if now < since {
            return Some(since);
        }
        let left = self.left(now)[player];
        let step = if left < TENTHS_BELOW {
            Duration::from_millis(100)
        } else {
            Duration::from_secs(1)
        };
        let beyond = left.as_nanos().saturating_sub(1) % step.as_nanos();
        let beyond = Duration::from_nanos(u64::try_from(beyond).unwrap_or_default());
        // Just past the edge, or rounding up would show the same number again.
        Some(now + beyond + Duration::from_millis(1))
    }
}

/// With less time than this, tenths of a second are shown.
const TENTHS_BELOW: Duration = Duration::from_secs(10);

/// `4:59`, or `9.4` where little is left. Rounds up: nothing is left only at zero.
pub(crate) fn shown(left: Duration) -> String {
    if left < TENTHS_BELOW {
        let tenths = left.as_millis().div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_millis().div_ceil(1000);
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn clock() -> Clock {
        Clock::new(GameClock::new(TimeControl {
            initial: ms(60_000),
            increment: ms(2_000),
        }))
    }

    #[test]
    fn the_clock_turns_with_the_arrow() {
        let mut clock = clock();
        clock.start(Player::White, ms(1000));
        assert_eq!(clock.left(ms(6000)).white, ms(55_000));
        clock.start(Player::White, ms(6000));
        assert_eq!(clock.falls(), Some(ms(61_000)), "it runs on");
        clock.turn(Player::White, ms(11_000));
        clock.start(Player::Black, ms(11_500));
        assert_eq!(clock.left(ms(11_400)).black, ms(60_000), "not yet");
        let left = clock.left(ms(12_500));
        assert_eq!((left.white, left.black), (ms(52_000), ms(59_000)));
        clock.stop(ms(13_500));
        assert_eq!(clock.left(ms(99_000)).black, ms(58_000));
        assert_eq!(clock.falls(), None);
    }

    #[test]
    fn turns_taken_back_and_played_again_make_no_time() {
        let mut clock = clock();
        for turn in 0..5 {
            clock.start(Player::White, ms(100 * turn));
            clock.turn(Player::White, ms(100 * (turn + 1)));
            clock.undo(Player::White);
        }
        assert_eq!(clock.left(ms(500)).white, ms(59_500));
        clock.redo(Player::White);
        assert_eq!(clock.left(ms(500)).white, ms(61_500));
        // What was given is used up: nothing is taken below that.
        clock.start(Player::White, ms(500));
        clock.stop(ms(60_500));
        clock.undo(Player::White);
        assert_eq!(clock.left(ms(60_500)).white, ms(1_500));
    }

    #[test]
    fn a_turn_that_is_not_watched_starts_the_clock_at_once() {
        let mut clock = clock();
        clock.start(Player::Black, ms(5000));
        clock.hurry(ms(4000));
        assert_eq!(clock.left(ms(5000)).black, ms(59_000));
        clock.hurry(ms(4500));
        assert_eq!(clock.left(ms(5000)).black, ms(59_000));
    }

    #[test]
    fn a_flag_falls_when_nothing_is_left() {
        let mut clock = clock();
        clock.start(Player::White, ms(0));
        assert_eq!(clock.fallen(ms(59_999)), None);
        assert_eq!(clock.fallen(ms(60_000)), Some(Player::White));
        assert_eq!(clock.kept(ms(70_000)).left.white, Duration::ZERO);
    }

    #[test]
    fn times_are_shown() {
        let check = |left, expected: &str| assert_eq!(shown(ms(left)), expected);
        check(0, "0.0");
        check(1, "0.1");
        check(9_400, "9.4");
        check(9_999, "10.0");
        check(10_000, "0:10");
        check(10_001, "0:11");
        check(299_500, "5:00");
        check(3_600_000, "1:00:00");
    }

    #[test]
    fn it_is_looked_at_again_when_it_shows_something_else() {
        let mut clock = clock();
        clock.start(Player::White, ms(0));
        for start in [0, 300, 49_500, 55_050] {
            let next = clock.changes(ms(start)).expect("it runs");
            let text = |at| shown(clock.left(at).white);
            assert_ne!(text(ms(start)), text(next), "{start}");
            assert_eq!(text(ms(start)), text(next - ms(2)), "{start}");
        }
    }
}
