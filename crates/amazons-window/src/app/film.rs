//! Moves on their way: what the board shows instead of what is already so.

use std::time::Duration;

use amazons_core::{Move, Position, Square};

use crate::scene::Flight;

/// How long an amazon takes to its square.
const GLIDE: Duration = Duration::from_millis(200);
/// How long an arrow flies.
const FLIGHT: Duration = Duration::from_millis(180);
/// How long the square that it hit takes to burn.
const BURN: Duration = Duration::from_millis(260);

/// Clips that run one after another.
///
/// The game itself is always ahead of its film: a move is played and saved first and shown then, so
/// that cutting the film short loses nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Film {
    clips: Vec<(Clip, Ends)>,
    /// Whether nothing is to move: what was played is there at once.
    is_still: bool,
}

/// The time at which a clip is over.
type Ends = Duration;

/// One thing in motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Clip {
    /// What moves.
    pub(crate) motion: Motion,
    /// The position to draw it over: the one before the turn while the amazon glides, the one after
    /// it from then on.
    pub(crate) position: Position,
    /// How many turns of the game are seen at that point, the one in motion counted as soon as its arrow
    /// flies.
    pub(crate) turns: usize,
}

/// What moves, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Motion {
    /// An amazon.
    Glide {
        /// Where it leaves.
        from: Square,
        /// Where it arrives.
        to: Square,
    },
    /// An arrow.
    Arrow {
        /// Where the amazon stands that shot it.
        from: Square,
        /// The square that it hits.
        to: Square,
    },
    /// The fire on a square.
    Burn(Square),
}

impl Motion {
    fn lasts(self) -> Duration {
        match self {
            Motion::Glide { .. } => GLIDE,
            Motion::Arrow { .. } => FLIGHT,
            Motion::Burn(_) => BURN,
        }
    }
}

impl Film {
    /// A film in which nothing moves, or one in which everything does.
    pub(crate) fn reduced(is_still: bool) -> Film {
        Film {
            is_still,
            ..Film::default()
        }
    }

    /// Adds a clip behind the running ones, or begins it now.
    pub(crate) fn add(&mut self, clip: Clip, now: Duration) {
        if self.is_still {
            return;
        }
        self.clips.retain(|&(_, ends)| now < ends);
        let begins = self.ends().unwrap_or(now);
        self.clips.push((clip, begins + clip.motion.lasts()));
    }

    /// Adds a step from the position after so many turns.
    pub(crate) fn add_step(
        &mut self,
        before: Position,
        turns: usize,
        (from, to): (Square, Square),
        now: Duration,
    ) {
        let clip = Clip {
            motion: Motion::Glide { from, to },
            position: before,
            turns,
        };
        self.add(clip, now);
    }

    /// Adds the arrow of a turn, and its fire: `turns` is how many led to the position after it.
    pub(crate) fn add_shot(&mut self, after: Position, turns: usize, turn: Move, now: Duration) {
        let arrow = Motion::Arrow {
            from: turn.to,
            to: turn.arrow,
        };
        for motion in [arrow, Motion::Burn(turn.arrow)] {
            let clip = Clip {
                motion,
                position: after,
                turns,
            };
            self.add(clip, now);
        }
    }

    /// Ends every clip at once.
    pub(crate) fn cut(&mut self) {
        self.clips.clear();
    }

    /// The clip that runs at `now`, and how far it is, eased, 0 to 1; `None` when all are over.
    pub(crate) fn running(&self, now: Duration) -> Option<(Clip, f32)> {
        let &(clip, ends) = self.clips.iter().find(|&&(_, ends)| now < ends)?;
        let left = (ends - now).as_secs_f32() / clip.motion.lasts().as_secs_f32();
        Some((clip, clip.motion.ease(1.0 - left.min(1.0))))
    }

    /// When all clips are over.
    pub(crate) fn ends(&self) -> Option<Duration> {
        self.clips.last().map(|&(_, ends)| ends)
    }
}

impl Motion {
    fn ease(self, time: f32) -> f32 {
        match self {
            Motion::Glide { .. } => cubic_in_out(time),
            // An arrow leaves at full speed, and fire neither hurries nor rests.
            Motion::Arrow { .. } | Motion::Burn(_) => time,
        }
    }

    /// The glide to draw.
    pub(crate) fn glide(self, progress: f32) -> Option<Flight> {
        match self {
            Motion::Glide { from, to } => Some(Flight { from, to, progress }),
            _ => None,
        }
    }

    /// The arrow to draw.
    pub(crate) fn arrow(self, progress: f32) -> Option<Flight> {
        match self {
            Motion::Arrow { from, to } => Some(Flight { from, to, progress }),
            _ => None,
        }
    }

    /// The fire to draw.
    pub(crate) fn burn(self, progress: f32) -> Option<(Square, f32)> {
        match self {
            Motion::Burn(square) => Some((square, progress)),
            _ => None,
        }
    }

    /// The step under way, drawn over the position before it.
    pub(crate) fn step(self) -> Option<(Square, Square)> {
        match self {
            Motion::Glide { from, to } => Some((from, to)),
            _ => None,
        }
    }
}

/// Slow at both ends: half the way in half the time.
fn cubic_in_out(time: f32) -> f32 {
    if time < 0.5 {
        4.0 * time.powi(3)
    } else {
        1.0 - (2.0 - 2.0 * time).powi(3) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use amazons_core::Geometry;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn film() -> Film {
        let before = Position::start(Geometry::QUICK).expect("large enough");
        let turn: Move = "b1-b4/d2".parse().expect("a move");
        let after = before.play(turn).expect("legal");
        let mut film = Film::default();
        film.add_step(before, 0, (turn.from, turn.to), ms(1000));
        film.add_shot(after, 1, turn, ms(1000));
        film
    }

    #[test]
    fn clips_run_one_after_another() {
        let check = |at: u64, expected: &str| {
            let shown = film().running(ms(at)).map(|(clip, progress)| {
                let kind = match clip.motion {
                    Motion::Glide { .. } => "glide",
                    Motion::Arrow { .. } => "arrow",
                    Motion::Burn(_) => "burn",
                };
                format!("{kind} {progress:.2}")
            });
            assert_eq!(shown.as_deref().unwrap_or("over"), expected, "{at} ms");
        };
        check(1000, "glide 0.00");
        check(1050, "glide 0.06");
        check(1100, "glide 0.50");
        check(1150, "glide 0.94");
        check(1200, "arrow 0.00");
        check(1290, "arrow 0.50");
        check(1380, "burn 0.00");
        check(1640, "over");
    }

    #[test]
    fn a_clip_added_after_the_end_begins_at_once() {
        let mut film = film();
        let (clip, _) = film.running(ms(1000)).expect("running");
        film.add(clip, ms(5000));
        assert_eq!(film.running(ms(5000)), Some((clip, 0.0)));
        film.cut();
        assert_eq!(film.running(ms(5000)), None);
    }
}
