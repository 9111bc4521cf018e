//! How good a position is for the side to move.

use core::fmt;
use core::ops::Neg;

/// A judgement of a position in hundredths of a square of territory, from the view of the side to
/// move: positive is good for it.
///
/// `-score` is the same judgement seen by the other side.
///
/// ```
/// use amazons_ai::Score;
///
/// assert!(Score::LOST < Score::from_squares(-3.5));
/// assert_eq!(-Score::LOST, Score::WON);
/// assert_eq!(Score::from_squares(-3.5).to_string(), "-3.50");
/// assert_eq!(Score::from_squares(2.004).squares(), 2.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// The side to move has won.
    pub const WON: Score = Score(1_000_000);
    /// The side to move has no move.
    pub const LOST: Score = Score(-1_000_000);
    /// Nobody is ahead.
    pub const EVEN: Score = Score(0);

    /// A lead of so many squares, rounded to the nearest hundredth, halves away from zero; never as
    /// much as a won or lost game.
    #[must_use]
    pub fn from_squares(squares: f64) -> Score {
        let limit = f64::from(Score::WON.0 - 1);
        // The cast cannot lose anything within these limits.
        Score((squares * 100.0).round().clamp(-limit, limit) as i32)
    }

    /// The lead in squares.
    #[must_use]
    pub fn squares(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    /// `won`, `lost`, or signed squares with two decimals.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::WON => f.pad("won"),
            Score::LOST => f.pad("lost"),
            score => f.pad(&format!("{:+.2}", score.squares())),
        }
    }
}
