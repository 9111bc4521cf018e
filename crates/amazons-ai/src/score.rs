//! How good a position is for the side to move.

use core::fmt;
use core::ops::Neg;

/// A judgement of a position in hundredths of a square of territory, from the view of the side to
/// move: positive is good for it. A game that is proved to be won or lost counts the turns to its
/// end, a near win more than a far one.
///
/// `-score` is the same judgement seen by the other side.
///
/// ```
/// use amazons_ai::Score;
///
/// assert!(Score::LOST < Score::from_squares(-3.5));
/// assert_eq!(-Score::LOST, Score::WON);
/// assert_eq!(Score::from_squares(-3.5).to_string(), "-3.50");
/// assert_eq!(Score::LOST.seen_a_turn_before().mate(), Some(1));
/// assert_eq!(Score::from_squares(2.0).mate(), None);
/// assert_eq!(Score::from_squares(2.004).squares(), 2.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// More turns than any game has.
const LONGEST: i32 = 1000;

impl Score {
    /// The side to move has won already.
    pub const WON: Score = Score(1_000_000);
    /// The side to move has no move.
    pub const LOST: Score = Score(-1_000_000);
    /// Nobody is ahead.
    pub const EVEN: Score = Score(0);

    /// A lead of so many squares, rounded to the nearest hundredth, halves away from zero; never as
    /// much as a game that is proved to be won or lost.
    #[must_use]
    pub fn from_squares(squares: f64) -> Score {
        let limit = f64::from(Score::WON.0 - LONGEST - 1);
        // The cast cannot lose anything within these limits.
        Score((squares * 100.0).round().clamp(-limit, limit) as i32)
    }

    /// A lead of so many hundredths of a square; never as much as a game that is proved.
    pub(crate) const fn from_hundredths(hundredths: i32) -> Score {
        let limit = Score::WON.0 - LONGEST - 1;
        match hundredths {
            _ if hundredths > limit => Score(limit),
            _ if hundredths < -limit => Score(-limit),
            _ => Score(hundredths),
        }
    }

    /// The score with these [`hundredths`](Self::hundredths).
    pub(crate) const fn of(hundredths: i32) -> Score {
        Score(hundredths)
    }

    /// The lead in squares. Says nothing where [`mate`](Self::mate) says something.
    #[must_use]
    pub fn squares(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// The lead in hundredths of a square, which protocols call centipawns.
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// Turns to the end of a game that is proved: positive where the side to move wins, negative or
    /// zero where it loses. `None` where nothing is proved.
    #[must_use]
    pub const fn mate(self) -> Option<i32> {
        if self.0 >= Score::WON.0 - LONGEST {
            Some(Score::WON.0 - self.0)
        } else if self.0 <= Score::LOST.0 + LONGEST {
            Some(Score::LOST.0 - self.0)
        } else {
            None
        }
    }

    /// The score of a move for whoever makes it, from the score of the position behind it: seen by
    /// the other side, with an end one turn further away.
    #[must_use]
    pub const fn seen_a_turn_before(self) -> Score {
        let seen = -self.0;
        match self.mate() {
            None => Score(seen),
            Some(_) if seen > 0 => Score(seen - 1),
            Some(_) => Score(seen + 1),
        }
    }

    /// The reverse of [`seen_a_turn_before`](Self::seen_a_turn_before), for bounds.
    #[must_use]
    pub(crate) const fn seen_a_turn_later(self) -> Score {
        let seen = -self.0;
        match self.mate() {
            None => Score(seen),
            Some(_) if seen > 0 => Score(seen + 1),
            Some(_) => Score(seen - 1),
        }
    }

    /// The next worse score.
    pub(crate) const fn previous(self) -> Score {
        Score(self.0 - 1)
    }

    /// So many hundredths of a square less; all the way down next to a lost game.
    pub(crate) fn lowered(self, hundredths: i32) -> Score {
        let score = self.0 - hundredths;
        if score < -10_000 {
            Score::LOST
        } else {
            Score(score)
        }
    }

    /// So many hundredths of a square more; all the way up next to a won game.
    pub(crate) fn raised(self, hundredths: i32) -> Score {
        let score = self.0 + hundredths;
        if score > 10_000 {
            Score::WON
        } else {
            Score(score)
        }
    }

    /// The side to move wins with its move number `turns`, both sides' counted.
    pub(crate) const fn won_in(turns: u32) -> Score {
        Score(Score::WON.0 - turns as i32)
    }

    /// The side to move loses after so many turns of both sides.
    pub(crate) const fn lost_in(turns: u32) -> Score {
        Score(Score::LOST.0 + turns as i32)
    }

    /// The next better score.
    pub(crate) const fn next(self) -> Score {
        Score(self.0 + 1)
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    /// Signed squares with two decimals, or `won`, `won in 3`, `lost in 2`, `lost`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (*self, self.mate()) {
            (Score::WON, _) => f.pad("won"),
            (Score::LOST, _) => f.pad("lost"),
            (_, Some(turns @ 1..)) => f.pad(&format!("won in {turns}")),
            (_, Some(turns)) => f.pad(&format!("lost in {}", -turns)),
            (score, None) => f.pad(&format!("{:+.2}", score.squares())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_end_comes_nearer_turn_by_turn() {
        let one = Score::LOST.seen_a_turn_before();
        let two = one.seen_a_turn_before();
        let three = two.seen_a_turn_before();
        assert_eq!(
            [one, two, three].map(Score::mate),
            [Some(1), Some(-2), Some(3)]
        );
        let words = [Score::LOST, one, two, three].map(|score| score.to_string());
        assert_eq!(words, ["lost", "won in 1", "lost in 2", "won in 3"]);
        assert!(three < one, "a near win is better");
        assert!(Score::LOST < two, "a far loss is better");
        for score in [one, two, three, Score::EVEN, Score::from_squares(1e9)] {
            assert_eq!(score.seen_a_turn_before().seen_a_turn_later(), score);
        }
        assert_eq!(Score::from_squares(-1e9).mate(), None);
    }
}
