//! The proof search.

use core::cmp::Reverse;

use amazons_core::{Move, Slides, queen_reach};

use crate::endgame::{Allowance, Fillings, Stopped};
use crate::observer::Observer;

use super::state::State;
use super::table::{Key, Table};

/// A proof search in progress.
pub(super) struct Search<'a, 'b, O> {
    pub(super) table: &'a mut Table,
    pub(super) fillings: &'a mut Fillings,
    pub(super) allowance: &'a mut Allowance<'b, O>,
    /// The moves to be tried in all states on the way to the current one.
    pub(super) open: Vec<Child>,
}

/// A state behind a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) state: State,
    pub(super) key: Key,
    /// How good the move looks.
    promise: i32,
}

impl<O: Observer> Search<'_, '_, O> {
    /// Whether the side to move wins.
    pub(super) fn is_won(&mut self, state: &State, key: Key) -> Result<bool, Stopped> {
        let began = self.allowance.left();
        let first = self.open.len();
        let mut is_won = self.expand(state)?;
        if !is_won {
            self.open[first..].sort_unstable_by_key(|child| Reverse(child.promise));
            for i in first..self.open.len() {
                let child = self.open[i];
                // An earlier one may have answered it.
                let known = self.table.recall(child.key, child.state.lead);
                let is_lost_for_other = match known {
                    Some(is_won) => !is_won,
                    None => !self.is_won(&child.state, child.key)?,
                };
                if is_lost_for_other {
                    is_won = true;
                    break;
                }
            }
        }
        self.open.truncate(first);
        let positions = began - self.allowance.left();
        self.table.learn(key, state.lead, is_won, positions);
        Ok(is_won)
    }

    /// Opens all moves that do not lose at first sight; or finds that one of them wins at first sight.
    pub(super) fn expand(&mut self, state: &State) -> Result<bool, Stopped> {
        let first = self.open.len();
        let mut wins = false;
        for from in state.own {
            let empty_behind = state.empty.with(from);
            for to in queen_reach(from, state.empty) {
                for arrow in queen_reach(to, empty_behind) {
                    let mv = Move { from, to, arrow };
                    let next = state.play(mv, self.fillings, self.allowance)?;
                    wins = self.consider(next)?;
                    if wins {
                        self.open.truncate(first);
                        return Ok(true);
                    }
                }
            }
        }
        if let Some(next) = state.wait() {
            wins = self.consider(next)?;
        }
        Ok(wins)
    }

    /// Opens a move unless it is known who wins; tells whether it is the one who makes it.
    fn consider(&mut self, state: State) -> Result<bool, Stopped> {
        self.allowance.spend()?;
        let is_won = state.is_won(self.fillings, self.allowance);
        if let Some(is_won) = is_won {
            return Ok(!is_won);
        }
        let key = Key::of(&state);
        if let Some(is_won) = self.table.recall(key, state.lead) {
            return Ok(!is_won);
        }
        self.open.push(Child {
            state,
            key,
            promise: promise(&state),
        });
        Ok(false)
    }
}

/// How bad a state looks for the side to move, and so how good the move that leads there.
pub(super) fn promise(state: &State) -> i32 {
    let slides = Slides::new(state.empty);
    let own = slides.reach(state.own).len() as i32;
    let other = slides.reach(state.other).len() as i32;
    other - own - 2 * state.lead
}
