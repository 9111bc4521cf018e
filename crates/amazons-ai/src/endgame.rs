//! How many moves a side still has where it is alone.

mod allowance;
mod area;
mod filling;
mod fillings;
mod settlement;

use amazons_core::{Owner, Position, Region};

use crate::observer::Observer;

pub(crate) use allowance::{Allowance, Stopped};
pub(crate) use area::{Area, grow};
pub use filling::Filling;
pub(crate) use fillings::Fillings;
pub use settlement::Settlement;

/// Counts the moves left in a region, exactly or as a bound.
///
/// A region of nobody has none. `None` where both sides have amazons in it: then the number depends on
/// both, and is no number. Positions looked at are limited to `budget`; with that, or when the
/// observer says stop, the answer is the bound reached so far.
///
/// Method: a walk from square to square, which most often uses up all of them; where it does not,
/// depth-first search for a way of a given length, from the number of squares that can be reached
/// downwards, which cuts off whatever leaves too few of them and counts parts that fall asunder one by
/// one.
///
/// ```
/// use amazons_ai::{Filling, Patient, fill};
/// use amazons_core::{Player, Position, Territory};
///
/// // Two arms that only the square in the middle joins: Black cannot fill both.
/// let position = Position::from_diagram("#.##|#B#W|.###", Player::White)?;
/// let black = Territory::of(&position).regions().next().expect("there is one");
/// assert_eq!(black.empty().len(), 2);
/// assert_eq!(fill(&black, 1000, &mut Patient), Some(Filling::Exact(1)));
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
pub fn fill(region: &Region, budget: u64, observer: &mut impl Observer) -> Option<Filling> {
    let player = match region.owner() {
        Owner::Nobody => return Some(Filling::Exact(0)),
        Owner::Alone(player) => player,
        _ => return None,
    };
    let area = Area {
        amazons: region.amazons(player),
        empty: region.empty(),
    };
    let mut allowance = Allowance::new(budget, observer);
    Some(Fillings::new(SLOTS).count(area, budget, &mut allowance))
}

/// Counts the moves left of both sides where no region holds amazons of both; `None` elsewhere.
///
/// Positions looked at are limited to `budget`; with that, or when the observer says stop, the moves of
/// regions not counted out are bounds.
///
/// ```
/// use amazons_ai::{Filling, Patient, Score, settle};
/// use amazons_core::{ByPlayer, Player, Position};
///
/// let position = Position::from_diagram("#.#W.|#B#..|.####", Player::White)?;
/// let settlement = settle(&position, 1000, &mut Patient).expect("nothing is contested");
/// assert_eq!(settlement.moves, ByPlayer { white: Filling::Exact(3), black: Filling::Exact(1) });
/// assert_eq!(settlement.score(Player::White).mate(), Some(3));
/// assert_eq!(settlement.score(Player::Black).mate(), Some(-2));
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
pub fn settle(
    position: &Position,
    budget: u64,
    observer: &mut impl Observer,
) -> Option<Settlement> {
    Fillings::new(SLOTS).settle(position, budget, observer)
}

/// Areas remembered for one question: enough for the largest regions of real games, and a stranger one
/// is counted more than once.
const SLOTS: usize = 1 << 12;
