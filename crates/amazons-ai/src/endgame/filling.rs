//! A number of moves, known or bounded.

use core::ops::Add;

/// How many moves the amazons of a region can still make there if they play it as well as can be.
///
/// That is not always the number of empty squares: a *defective* territory has squares that cannot
/// all be used up. Source: M. Müller and T. Tegos, "Experiments in computer Amazons", More Games of
/// No Chance, 2002.
///
/// ```
/// use amazons_ai::{Filling, Patient, fill};
/// use amazons_core::{Player, Position, Region};
///
/// // Black's two empty squares cannot both be used up, but that takes some looking.
/// let position = Position::from_diagram("#.##|#B#W|.###", Player::White)?;
/// let black = Region::around(&position, "b2".parse()?).expect("she stands there");
/// let unproved = fill(&black, 0, &mut Patient).expect("it is all Black's");
/// assert_eq!(unproved, Filling::Between { at_least: 1, at_most: 2 });
/// assert_eq!((unproved.at_least(), unproved.at_most(), unproved.exact()), (1, 2, None));
///
/// let proved = fill(&black, 1000, &mut Patient).expect("it is all Black's");
/// assert_eq!((proved.at_least(), proved.at_most(), proved.exact()), (1, 1, Some(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filling {
    /// So many moves, proved.
    Exact(u32),
    /// The proof was not finished: at least so many were found, more than so many are impossible.
    Between {
        /// Moves of a way that was found.
        at_least: u32,
        /// No way is longer.
        at_most: u32,
    },
}

impl Filling {
    /// The number that is proved to be possible.
    #[must_use]
    pub const fn at_least(self) -> u32 {
        match self {
            Filling::Exact(moves) => moves,
            Filling::Between { at_least, .. } => at_least,
        }
    }

    /// The number that is proved not to be exceeded.
    #[must_use]
    pub const fn at_most(self) -> u32 {
        match self {
            Filling::Exact(moves) => moves,
            Filling::Between { at_most, .. } => at_most,
        }
    }

    /// The number, where it was proved.
    #[must_use]
    pub const fn exact(self) -> Option<u32> {
        match self {
            Filling::Exact(moves) => Some(moves),
            Filling::Between { .. } => None,
        }
    }

    /// Exact where the bounds meet.
    pub(crate) const fn between(at_least: u32, at_most: u32) -> Filling {
        if at_least == at_most {
            Filling::Exact(at_least)
        } else {
            Filling::Between { at_least, at_most }
        }
    }
}

/// The moves of two regions together.
impl Add for Filling {
    type Output = Filling;

    fn add(self, other: Filling) -> Filling {
        Filling::between(
            self.at_least() + other.at_least(),
            self.at_most() + other.at_most(),
        )
    }
}
