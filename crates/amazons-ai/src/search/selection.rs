//! Turns of which the most promising moves are looked into.

use core::cmp::Reverse;
use core::ops::ControlFlow;

use amazons_core::{Move, Position};

use super::agenda::Agenda;
use super::window::Window;
use super::worker::{Node, Stopped, Worker};
use crate::observer::Observer;
use crate::params::{TOLD_DEPTH, reduction, width};
use crate::score::Score;

/// A move and the position behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) mv: Move,
    /// The judgement of the position behind the move, for the side to move there.
    behind: Score,
    /// The same for whoever makes the move.
    pub(super) score: Score,
}

impl Child {
    pub(super) fn new(mv: Move, behind: Score) -> Child {
        Child {
            mv,
            behind,
            score: behind.seen_a_turn_before(),
        }
    }

    /// What children are sorted by: the score, and among equal ones the move, so that the order does not
    /// depend on the sort.
    pub(super) fn key(&self) -> (Score, Reverse<[usize; 3]>) {
        let Move { from, to, arrow } = self.mv;
        (
            self.score,
            Reverse([from, to, arrow].map(|square| square.index())),
        )
    }
}

pub(super) fn is_lost(score: Score) -> bool {
    score.mate().is_some_and(|turns| turns <= 0)
}

impl<O: Observer> Worker<'_, O> {
    /// Judges all moves, and looks into the most promising ones.
    pub(super) fn selected_turns(
        &mut self,
        node: &Node,
        window: Window,
        first: Option<Move>,
        line: &mut Vec<Move>,
    ) -> Result<(Score, Option<Move>), Stopped> {
        let mut best: (Score, Option<Move>) = (Score::LOST, None);
        let mut behind = Vec::new();
        if let Some(mv) = first {
            let next = node.position.play_unchecked(mv);
            let judged = self.judge(&next)?;
            let child = Child::new(mv, judged);
            let score = self.look_into(node, &child, node.depth, window, &mut behind)?;
            best = (score, Some(mv));
            core::mem::swap(line, &mut behind);
            if score >= window.beta {
                self.history.reward(node.ply, mv);
                return Ok(best);
            }
        }
        if window.is_null() {
            for mv in self.history.hints(node.ply) {
                if Some(mv) == first || !node.position.is_legal(mv) {
                    continue;
                }
                let judged = self.judge(&node.position.play_unchecked(mv))?;
                let child = Child::new(mv, judged);
                if child.score < window.beta {
                    continue;
                }
                let score = self.look_into(node, &child, node.depth, window, &mut behind)?;
                if score >= window.beta {
                    core::mem::swap(line, &mut behind);
                    self.history.reward(node.ply, mv);
                    return Ok((score, Some(mv)));
                }
            }
        }
        let mut list = self.lists.pop().unwrap_or_default();
        let ranked = self.rank(node.position, &mut list);
        let result = match ranked {
            Ok(()) => self.try_ranked(node, window, first, &mut list, best, line),
            Err(stopped) => Err(stopped),
        };
        list.clear();
        self.lists.push(list);
        result
    }

    fn try_ranked(
        &mut self,
        node: &Node,
        window: Window,
        first: Option<Move>,
        list: &mut [Child],
        mut best: (Score, Option<Move>),
        line: &mut Vec<Move>,
    ) -> Result<(Score, Option<Move>), Stopped> {
        let width = width(node.depth);
        // The most promising ones in order, the others behind them.
        if list.len() > width {
            list.select_nth_unstable_by_key(width - 1, |child| Reverse(child.key()));
        }
        let end = width.min(list.len());
        list[..end].sort_unstable_by_key(|child| Reverse(child.key()));
        self.history
            .keep(node.ply, list[..end].iter().map(|child| child.mv));
        let mut behind = Vec::new();
        let mut tried = u32::from(first.is_some());
        let mut agenda = Agenda::new(list.len(), width);
        let mut is_sorted = false;
        while let Some(next) = agenda.next(is_lost(best.0)) {
            if next.index >= width && !is_sorted {
                list[width..].sort_unstable_by_key(|child| Reverse(child.key()));
                is_sorted = true;
            }
            let child = list[next.index];
            if Some(child.mv) == first {
                continue;
            }
            if next.may_wait && tried > 0 && self.is_under_way(node, &child) {
                agenda.put_off(next.index);
                continue;
            }
            let open = Window {
                alpha: window.alpha.max(best.0),
                ..window
            };
            let score = self.look_with_doubt(node, &child, tried, open, &mut behind)?;
            tried += 1;
            if score > best.0 || best.1.is_none() {
                best = (score, Some(child.mv));
                core::mem::swap(line, &mut behind);
            }
            if score >= window.beta {
                self.history.reward(node.ply, child.mv);
                break;
            }
        }
        Ok(best)
    }

    /// Whether another thread is looking into a move as deep: what it finds will be known then.
    // CITE: Weill, "The ABDADA distributed minimax-search algorithm", ICCA Journal 19 (1996); here as
    // simplified by Kerrigan, "Simplified ABDADA" (2016).
    pub(super) fn is_under_way(&self, node: &Node, child: &Child) -> bool {
        self.name(node, child)
            .is_some_and(|name| self.shared.is_under_way(name))
    }

    /// What a move looked into at a depth is known by among threads; `None` where it is not told.
    fn name(&self, node: &Node, child: &Child) -> Option<u64> {
        let is_told = self.shared.is_shared() && node.depth >= TOLD_DEPTH;
        is_told.then(|| {
            let next = node.position.play_unchecked(child.mv);
            next.zobrist() ^ u64::from(node.depth) << 12
        })
    }

    /// Looks into a move with the least effort that answers the window: late moves less deep and with
    /// a null window, and again where that proves too little.
    pub(super) fn look_with_doubt(
        &mut self,
        node: &Node,
        child: &Child,
        tried: u32,
        open: Window,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        if tried == 0 {
            return self.look_into(node, child, node.depth, open, line);
        }
        let name = self.name(node, child);
        if let Some(name) = name {
            self.shared.begin(name);
        }
        let score = self.look_in_steps(node, child, tried, open, line);
        if let Some(name) = name {
            self.shared.end(name);
        }
        score
    }

    fn look_in_steps(
        &mut self,
        node: &Node,
        child: &Child,
        tried: u32,
        open: Window,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        let reduction = reduction(node.depth, tried);
        let mut score = self.look_into(node, child, node.depth - reduction, open.null(), line)?;
        if reduction > 0 && score > open.alpha {
            score = self.look_into(node, child, node.depth, open.null(), line)?;
        }
        if score > open.alpha && score < open.beta {
            score = self.look_into(node, child, node.depth, open, line)?;
        }
        Ok(score)
    }

    /// The score of a move looked into `depth` turns deep, itself included, and what follows it.
    pub(super) fn look_into(
        &mut self,
        node: &Node,
        child: &Child,
        depth: u32,
        window: Window,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        let next = node.position.play_unchecked(child.mv);
        let node = Node {
            position: &next,
            judged: child.behind,
            depth: depth - 1,
            ply: node.ply + 1,
            after_pass: false,
        };
        let score = self.search(node, window.behind(), line)?;
        line.insert(0, child.mv);
        Ok(score.seen_a_turn_before())
    }

    /// Judges all moves of a position.
    fn rank(&mut self, position: &Position, list: &mut Vec<Child>) -> Result<(), Stopped> {
        let mut stopped = Ok(());
        let _ = position.for_each_step(|step| {
            for mv in step.moves() {
                match self.judge(&position.play_unchecked(mv)) {
                    Ok(judged) => list.push(Child::new(mv, judged)),
                    Err(stop) => {
                        stopped = Err(stop);
                        return ControlFlow::Break(());
                    }
                }
            }
            ControlFlow::Continue(())
        });
        stopped
    }
}
