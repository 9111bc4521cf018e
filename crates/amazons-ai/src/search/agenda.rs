//! In which order moves are looked into.

use std::collections::VecDeque;

/// Moves by their rank, the promising ones first, then those put off, and the others only if nothing
/// before holds.
pub(super) struct Agenda {
    count: usize,
    width: usize,
    next: usize,
    put_off: VecDeque<usize>,
}

/// What is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Next {
    pub(super) index: usize,
    /// Whether it may be put off: once at most.
    pub(super) may_wait: bool,
}

impl Agenda {
    /// So many moves, of which so many are promising.
    pub(super) fn new(count: usize, width: usize) -> Agenda {
        Agenda {
            count,
            width: width.min(count),
            next: 0,
            put_off: VecDeque::new(),
        }
    }

    /// The next move; of those that are not promising only where all before are lost.
    pub(super) fn next(&mut self, all_lost: bool) -> Option<Next> {
        if self.next >= self.width {
            if let Some(index) = self.put_off.pop_front() {
                let may_wait = false;
                return Some(Next { index, may_wait });
            }
            if !all_lost {
                return None;
            }
        }
        let index = self.next;
        self.next += 1;
        let may_wait = index < self.width;
        (index < self.count).then_some(Next { index, may_wait })
    }

    /// Puts a move off behind the promising ones.
    pub(super) fn put_off(&mut self, index: usize) {
        self.put_off.push_back(index);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(count: usize, width: usize, put_off: &[usize], all_lost: bool) -> Vec<usize> {
        let mut agenda = Agenda::new(count, width);
        let mut order = Vec::new();
        while let Some(Next { index, may_wait }) = agenda.next(all_lost) {
            if may_wait && put_off.contains(&index) {
                agenda.put_off(index);
            } else {
                order.push(index);
            }
        }
        order
    }

    #[test]
    fn what_is_put_off_comes_behind_the_promising() {
        assert_eq!(order(5, 3, &[], false), [0, 1, 2]);
        assert_eq!(order(5, 3, &[], true), [0, 1, 2, 3, 4]);
        assert_eq!(order(5, 3, &[0, 1], false), [2, 0, 1]);
        assert_eq!(order(5, 3, &[1, 3], true), [0, 2, 1, 3, 4]);
        assert_eq!(order(2, 3, &[1], false), [0, 1]);
        assert_eq!(order(0, 3, &[], true), [0; 0]);
    }
}
