//! Where to look first: proof numbers, depth first.

use crate::endgame::Stopped;
use crate::observer::Observer;

use super::numbers::Numbers;
use super::search::Search;
use super::state::State;
use super::table::Key;

/// Contested empty squares up to which all moves are simply tried one after the other.
const SMALL: u32 = 8;

/// What the children of a state say of it.
struct Outlook {
    numbers: Numbers,
    /// The child to look into, and by how much the others are worse.
    best: usize,
    second: u32,
}

impl<O: Observer> Search<'_, '_, O> {
    /// Looks into a state until it is proved, or needs as much as one of the limits.
    // CITE: Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002.
    pub(super) fn prove(
        &mut self,
        state: &State,
        key: Key,
        limits: Numbers,
    ) -> Result<Numbers, Stopped> {
        if state.empty.len() <= SMALL {
            return Ok(Numbers::proved(self.try_all(state, key)?));
        }
        let began = self.allowance.left();
        let first = self.open.len();
        let numbers = match self.expand(state)? {
            true => Numbers::WON,
            false => {
                self.close_twins(first);
                self.prove_children(first, limits)?
            }
        };
        self.open.truncate(first);
        let positions = began - self.allowance.left();
        match numbers.is_won() {
            Some(is_won) => self.table.learn(key, state.lead, is_won, positions),
            None => self.table.note(key, state.lead, numbers, positions),
        }
        Ok(numbers)
    }

    fn prove_children(&mut self, first: usize, limits: Numbers) -> Result<Numbers, Stopped> {
        while first < self.open.len() {
            let outlook = self.outlook(first);
            let Numbers { win, loss } = outlook.numbers;
            if win >= limits.win || loss >= limits.loss {
                return Ok(outlook.numbers);
            }
            let child = self.open[outlook.best];
            let known = self.table.recall(child.key, child.state.lead);
            let numbers = match known {
                Some(is_won) => Numbers::proved(is_won),
                None => {
                    // A quarter beyond the second best, so as not to go to and fro between them.
                    let enough = outlook.second.saturating_add(1 + outlook.second / 4);
                    let limits = Numbers {
                        win: limits.loss.saturating_sub(loss - child.numbers.win),
                        loss: limits.win.min(enough),
                    };
                    self.prove(&child.state, child.key, limits)?
                }
            };
            match numbers.is_won() {
                Some(true) => {
                    self.open.swap_remove(outlook.best);
                }
                Some(false) => return Ok(Numbers::WON),
                None => self.open[outlook.best].numbers = numbers,
            }
        }
        Ok(Numbers::LOST)
    }

    /// Keeps one of the moves that lead to the same state: twins would be counted twice.
    fn close_twins(&mut self, first: usize) {
        self.open[first..].sort_unstable_by_key(|child| (child.key, child.state.lead));
        let mut kept = first;
        for i in first..self.open.len() {
            let child = self.open[i];
            let last = self.open[first..kept].last();
            let is_twin = last
                .is_some_and(|last| last.key == child.key && last.state.lead == child.state.lead);
            if !is_twin {
                self.open[kept] = child;
                kept += 1;
            }
        }
        self.open.truncate(kept);
    }

    /// There is a child.
    fn outlook(&self, first: usize) -> Outlook {
        let mut outlook = Outlook {
            numbers: Numbers {
                win: Numbers::PROVED_OTHERWISE,
                loss: 0,
            },
            best: first,
            second: Numbers::PROVED_OTHERWISE,
        };
        for (i, child) in self.open.iter().enumerate().skip(first) {
            let Numbers { win, loss } = child.numbers;
            if loss < outlook.numbers.win {
                outlook.second = outlook.numbers.win;
                outlook.numbers.win = loss;
                outlook.best = i;
            } else {
                outlook.second = outlook.second.min(loss);
            }
            outlook.numbers.loss = outlook.numbers.loss.saturating_add(win);
        }
        // Numbers that large would be taken for proofs.
        outlook.numbers.loss = outlook.numbers.loss.min(Numbers::PROVED_OTHERWISE - 1);
        outlook
    }
}
