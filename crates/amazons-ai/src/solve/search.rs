//! The moves of a state, and trying them one after the other.

use core::cmp::Reverse;

use amazons_core::{Bitboard, Move, Slides, queen_reach};

use crate::endgame::{Allowance, Fillings, Stopped, grow};
use crate::observer::Observer;

use super::numbers::Numbers;
use super::state::State;
use super::table::{Key, Table};

/// A proof search in progress.
pub(super) struct Search<'a, 'b, O> {
    pub(super) table: &'a mut Table,
    pub(super) fillings: &'a mut Fillings,
    pub(super) allowance: &'a mut Allowance<'b, O>,
    /// The moves to be tried in all states on the way to the current one.
    pub(super) open: Vec<Child>,
    /// For each number of empty squares, the move that last won at first sight.
    pub(super) killers: Vec<Option<Move>>,
}

/// The state behind a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) state: State,
    pub(super) key: Key,
    pub(super) numbers: Numbers,
    /// How good the move looks.
    promise: i32,
}

impl<'a, 'b, O: Observer> Search<'a, 'b, O> {
    pub(super) fn new(
        table: &'a mut Table,
        fillings: &'a mut Fillings,
        allowance: &'a mut Allowance<'b, O>,
    ) -> Self {
        Search {
            table,
            fillings,
            allowance,
            open: Vec::new(),
            killers: vec![None; Bitboard::GRID.len() as usize + 1],
        }
    }

    /// Whether the side to move wins, by trying its moves in the order of their promise.
    pub(super) fn try_all(&mut self, state: &State, key: Key) -> Result<bool, Stopped> {
        let began = self.allowance.left();
        let first = self.open.len();
        let mut is_won = self.expand(state)?;
        if !is_won {
            self.open[first..].sort_unstable_by_key(|child| Reverse(child.promise));
            for i in first..self.open.len() {
                let Child { state, key, .. } = self.open[i];
                // A proof found since then may have answered it.
                let known = self.table.recall(key, state.lead);
                let is_other_won = match known {
                    Some(is_won) => is_won,
                    None => self.try_all(&state, key)?,
                };
                if !is_other_won {
                    is_won = true;
                    break;
                }
            }
            self.open.truncate(first);
        }
        let positions = began - self.allowance.left();
        self.table.learn(key, state.lead, is_won, positions);
        Ok(is_won)
    }

    /// Opens all moves that do not lose at first sight; or finds that one of them wins, and opens none.
    pub(super) fn expand(&mut self, state: &State) -> Result<bool, Stopped> {
        let first = self.open.len();
        let wins = self.generate(state)? || self.look_up(first);
        if wins {
            self.open.truncate(first);
        }
        Ok(wins)
    }

    /// Opens all moves but those that the bounds refute, until they prove one to win. Most won states
    /// are proved here, before anything dearer is asked.
    fn generate(&mut self, state: &State) -> Result<bool, Stopped> {
        let squares = state.empty.len() as usize;
        let killer = self.killers[squares].filter(|&mv| state.can_play(mv));
        if let Some(mv) = killer {
            let next = state.play(mv, self.fillings, self.allowance)?;
            if self.consider(next)? {
                return Ok(true);
            }
        }
        for from in state.own {
            let empty_behind = state.empty.with(from);
            for to in queen_reach(from, state.empty) {
                for arrow in queen_reach(to, empty_behind) {
                    let mv = Move { from, to, arrow };
                    if killer == Some(mv) {
                        continue;
                    }
                    let next = state.play(mv, self.fillings, self.allowance)?;
                    if self.consider(next)? {
                        self.killers[squares] = Some(mv);
                        return Ok(true);
                    }
                }
            }
        }
        match state.wait() {
            Some(next) => self.consider(next),
            None => Ok(false),
        }
    }

    /// Opens a move unless the bounds tell who wins; tells whether it is the one who makes it.
    fn consider(&mut self, state: State) -> Result<bool, Stopped> {
        self.allowance.spend()?;
        let is_won = state.is_won(self.fillings, self.allowance);
        if is_won.is_none() {
            self.open.push(Child {
                state,
                key: Key::NONE,
                numbers: Numbers::UNKNOWN,
                promise: 0,
            });
        }
        Ok(is_won == Some(false))
    }

    /// Looks up what is known of the open moves from `first` on, and closes those that lose; tells
    /// whether one of them wins.
    fn look_up(&mut self, first: usize) -> bool {
        let mut i = first;
        while i < self.open.len() {
            let child = &mut self.open[i];
            child.key = Key::of(&child.state);
            let known = self.table.numbers(child.key, child.state.lead);
            match known {
                Some(Numbers::LOST) => return true,
                Some(Numbers::WON) => {
                    self.open.swap_remove(i);
                    continue;
                }
                _ => {}
            }
            child.promise = promise(&child.state);
            child.numbers = known.unwrap_or_else(|| Numbers::first(child.promise));
            i += 1;
        }
        false
    }
}

/// How bad a state looks for the side to move, and so how good the move that leads there.
///
/// Squares that one side alone reaches within one move, within two, and at all.
pub(super) fn promise(state: &State) -> i32 {
    let slides = Slides::new(state.empty);
    let reaches = |amazons: Bitboard| {
        let one = slides.reach(amazons);
        let two = slides.reach(one) | one;
        let all = grow(amazons, state.empty) & state.empty;
        [one, two, all]
    };
    let pairs = reaches(state.other).into_iter().zip(reaches(state.own));
    let squares: i32 = pairs
        .map(|(other, own)| (other & !own).len() as i32 - (own & !other).len() as i32)
        .sum();
    squares - 2 * state.lead
}
