//! How many moves a side still has in a region of its own.

use std::collections::HashMap;

use amazons_core::{Bitboard, Owner, Region, queen_reach};

use crate::observer::Observer;

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
/// assert_eq!(unproved, Filling::Between { at_least: 0, at_most: 2 });
/// assert_eq!((unproved.at_least(), unproved.at_most(), unproved.exact()), (0, 2, None));
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
}

/// Counts the moves left in a region, exactly or as a bound.
///
/// A region of nobody has none. `None` where both sides have amazons in it: then the number depends on
/// both, and is no number. Positions looked at are limited to `budget`; with that, or when the
/// observer says stop, the answer is the bound reached so far.
///
/// Method: depth-first search for a way of a given length, from the number of squares that can be
/// reached downwards, which cuts off whatever leaves too few of them.
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
    let start = State {
        amazons: region.amazons(player),
        empty: region.empty(),
    };
    let mut search = Search {
        known: HashMap::new(),
        longest: 0,
        budget,
        observer,
    };
    let mut at_most = start.reachable().len();
    while at_most > 0 {
        match search.can_make(start, at_most, 0) {
            Ok(true) => break,
            Ok(false) => at_most -= 1,
            Err(Stopped) => {
                let at_least = search.longest.min(at_most);
                return Some(Filling::Between { at_least, at_most });
            }
        }
    }
    Some(Filling::Exact(at_most))
}

/// The observer said stop, or the budget is used up.
struct Stopped;

/// One side's amazons and the empty squares around them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    amazons: Bitboard,
    empty: Bitboard,
}

impl State {
    /// The empty squares that an amazon can still get to. Every move uses up one of them.
    fn reachable(self) -> Bitboard {
        let mut reached = self.amazons;
        loop {
            let next = reached | (reached.neighbours() & (self.empty | self.amazons));
            if next == reached {
                return reached & !self.amazons;
            }
            reached = next;
        }
    }
}

/// What is proved about a state: a number of moves that is possible, and one that is not exceeded.
#[derive(Clone, Copy)]
struct Known {
    at_least: u32,
    at_most: u32,
}

struct Search<'a, O> {
    known: HashMap<State, Known>,
    /// Moves of the longest way walked so far.
    longest: u32,
    budget: u64,
    observer: &'a mut O,
}

impl<O: Observer> Search<'_, O> {
    /// Whether `moves` moves can be made from a state, which `made` moves have led to.
    fn can_make(&mut self, state: State, moves: u32, made: u32) -> Result<bool, Stopped> {
        self.longest = self.longest.max(made);
        if moves == 0 {
            return Ok(true);
        }
        let state = State {
            empty: state.reachable(),
            ..state
        };
        let reachable = state.empty.len();
        if reachable < moves {
            return Ok(false);
        }
        let known = self.known.get(&state).copied().unwrap_or(Known {
            at_least: 0,
            at_most: reachable,
        });
        if known.at_least >= moves || known.at_most < moves {
            return Ok(known.at_least >= moves);
        }
        self.ask()?;
        let can = self.try_all(state, moves, made)?;
        let known = match can {
            true => Known {
                at_least: moves,
                ..known
            },
            false => Known {
                at_most: moves - 1,
                ..known
            },
        };
        self.known.insert(state, known);
        Ok(can)
    }

    fn try_all(&mut self, state: State, moves: u32, made: u32) -> Result<bool, Stopped> {
        for from in state.amazons {
            let empty_behind = state.empty.with(from);
            for to in queen_reach(from, state.empty) {
                let amazons = state.amazons.without(from).with(to);
                let arrows = queen_reach(to, empty_behind);
                // A square at the rim is the least loss: few ways lead through it.
                let mut tried = Bitboard::EMPTY;
                for room in 0..=8 {
                    for arrow in arrows & !tried {
                        let around = Bitboard::from(arrow).neighbours() & empty_behind;
                        if around.len() > room {
                            continue;
                        }
                        tried = tried.with(arrow);
                        let after = State {
                            amazons,
                            empty: empty_behind.without(to).without(arrow),
                        };
                        if self.can_make(after, moves - 1, made + 1)? {
                            return Ok(true);
                        }
                    }
                    if tried == arrows {
                        break;
                    }
                }
            }
        }
        Ok(false)
    }

    /// Counts a state, and asks the observer now and then.
    fn ask(&mut self) -> Result<(), Stopped> {
        const EVERY: u64 = 256;
        self.budget = self.budget.checked_sub(1).ok_or(Stopped)?;
        if self.budget.is_multiple_of(EVERY) && self.observer.should_stop() {
            return Err(Stopped);
        }
        Ok(())
    }
}
