//! One thread of a search: looking into a position so many turns deep.

use core::cmp::Reverse;

use amazons_core::{Move, Position};

use super::history::History;
use super::table::{Entry, Table};
use super::window::{Bound, Window};
use crate::endgame::Fillings;
use crate::learned::Judge;
use crate::observer::{Observer, Patient};
use crate::params::*;
use crate::score::Score;

/// Positions that are judged between two questions to the observer.
pub(super) const ASK_EVERY: u64 = 64;

/// The observer said stop, or the nodes are used up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

/// One thread of a search.
pub(super) struct Worker<'a, O> {
    judge: Judge,
    table: &'a Table,
    /// Nodes that may be used.
    pub(super) budget: u64,
    pub(super) nodes: u64,
    pub(super) seldepth: u32,
    history: History,
    fillings: Fillings,
    /// Lists of moves that are not in use.
    lists: Vec<Vec<Child>>,
    moves: Vec<Vec<Move>>,
    pub(super) observer: &'a mut O,
}

/// A move and the position behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) mv: Move,
    /// The judgement of the position behind the move, for the side to move there.
    behind: Score,
    /// The same for whoever makes the move.
    pub(super) score: Score,
}

/// A position on the way of a search.
#[derive(Clone, Copy)]
pub(super) struct Node<'p> {
    pub(super) position: &'p Position,
    /// How it judges by itself.
    pub(super) judged: Score,
    /// Turns to look ahead from it.
    pub(super) depth: u32,
    /// Turns made since the root.
    pub(super) ply: usize,
    /// Whether the turn before was skipped.
    pub(super) after_pass: bool,
}

impl<'a, O: Observer> Worker<'a, O> {
    pub(super) fn new(judge: Judge, table: &'a Table, budget: u64, observer: &'a mut O) -> Self {
        Worker {
            judge,
            table,
            budget,
            nodes: 0,
            seldepth: 0,
            history: History::new(),
            fillings: Fillings::new(FILL_SLOTS),
            lists: Vec::new(),
            moves: Vec::new(),
            observer,
        }
    }

    /// The score of a position, exact within the window and a bound beyond it. `line` becomes the best
    /// moves.
    ///
    /// A score that tells of a game won or lost is proved, whatever was left out to find it.
    pub(super) fn search(
        &mut self,
        node: Node,
        window: Window,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        line.clear();
        self.seldepth = self.seldepth.max(node.ply as u32);
        let judged = node.judged;
        if node.depth == 0 || judged.mate().is_some() {
            return Ok(judged);
        }
        let key = node.position.zobrist();
        let known = self.table.get(key);
        if window.is_null() {
            if let Some(known) = known.filter(|known| u32::from(known.depth) >= node.depth)
                && window.is_answered_by(known.score, known.bound)
            {
                return Ok(known.score);
            }
            if let Some(score) = self.without_moving(&node, window)? {
                return Ok(score);
            }
        }
        let first = known
            .and_then(|known| known.best)
            .filter(|&mv| node.position.is_legal(mv));
        let (score, best) = match node.depth {
            1 => self.last_turn(&node, window, first, line)?,
            _ => self.selected_turns(&node, window, first, line)?,
        };
        let bound = window.bound(score);
        let entry = Entry {
            best: best.filter(|_| bound != Bound::AtMost),
            score,
            bound,
            depth: node.depth.min(u8::MAX.into()) as u8,
        };
        self.table.put(key, &entry);
        Ok(score)
    }

    /// A score that is good enough, or bad enough, without looking at moves.
    fn without_moving(&mut self, node: &Node, window: Window) -> Result<Option<Score>, Stopped> {
        let Window { alpha, beta } = window;
        if alpha.mate().is_some() || beta.mate().is_some() {
            return Ok(None);
        }
        let judged = node.judged.hundredths();
        let depth = node.depth as i32;
        if node.depth <= FUTILITY_DEPTH && judged - FUTILITY * depth >= beta.hundredths() {
            return Ok(Some(node.judged));
        }
        if let Some(&gain) = HOPELESS.get(node.depth as usize - 1)
            && judged + gain <= alpha.hundredths()
        {
            return Ok(Some(Score::from_hundredths(judged + gain)));
        }
        if node.depth >= 2 && !node.after_pass && node.judged >= beta {
            let passed = node.position.pass();
            let behind = self.judge(&passed)?;
            let after = Node {
                position: &passed,
                judged: behind,
                depth: node.depth.saturating_sub(1 + PASS_REDUCTION),
                ply: node.ply + 1,
                after_pass: true,
            };
            let score = self
                .search(
                    after,
                    Window {
                        alpha: beta.previous(),
                        beta,
                    }
                    .behind(),
                    &mut Vec::new(),
                )?
                .seen_a_turn_before();
            if score >= beta {
                // What follows a pass proves nothing.
                let score = if score.mate().is_some() { beta } else { score };
                return Ok(Some(score));
            }
        }
        Ok(None)
    }

    /// Judges the moves of the last turn until one is too good.
    fn last_turn(
        &mut self,
        node: &Node,
        window: Window,
        first: Option<Move>,
        line: &mut Vec<Move>,
    ) -> Result<(Score, Option<Move>), Stopped> {
        let position = node.position;
        self.seldepth = self.seldepth.max(node.ply as u32 + 1);
        let mut best = (Score::LOST, None);
        for mv in first.into_iter().chain(self.history.hints(node.ply)) {
            if Some(mv) == best.1 || !position.is_legal(mv) {
                continue;
            }
            if self.try_last(node, window, mv, &mut best, line)? {
                return Ok(best);
            }
        }
        let mut moves = self.moves.pop().unwrap_or_default();
        self.history.in_order(position, &mut moves);
        let mut result = Ok(());
        for &mv in &moves {
            match self.try_last(node, window, mv, &mut best, line) {
                Ok(false) => {}
                Ok(true) => break,
                Err(stop) => {
                    result = Err(stop);
                    break;
                }
            }
        }
        moves.clear();
        self.moves.push(moves);
        result.map(|()| best)
    }

    /// Judges a move of the last turn; answers whether it is too good.
    #[inline]
    fn try_last(
        &mut self,
        node: &Node,
        window: Window,
        mv: Move,
        best: &mut (Score, Option<Move>),
        line: &mut Vec<Move>,
    ) -> Result<bool, Stopped> {
        let score = self
            .judge(&node.position.play_unchecked(mv))?
            .seen_a_turn_before();
        if score > best.0 {
            *best = (score, Some(mv));
            if score > window.alpha {
                line.clear();
                line.push(mv);
            }
            if score >= window.beta {
                self.history.reward(node.ply, mv);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Judges all moves, and looks into the most promising ones.
    fn selected_turns(
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
        for i in 0..list.len() {
            if i >= width {
                if !is_lost(best.0) {
                    break;
                }
                if i == width {
                    list[width..].sort_unstable_by_key(|child| Reverse(child.key()));
                }
            }
            let child = list[i];
            if Some(child.mv) == first {
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
                        return core::ops::ControlFlow::Break(());
                    }
                }
            }
            core::ops::ControlFlow::Continue(())
        });
        stopped
    }

    /// The evaluation of a position, counted as a node.
    #[inline]
    pub(super) fn judge(&mut self, position: &Position) -> Result<Score, Stopped> {
        if self.nodes >= self.budget
            || (self.nodes.is_multiple_of(ASK_EVERY) && self.observer.should_stop())
        {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(self.judge_anyway(position))
    }

    /// The evaluation of a position whatever was said: proved where nothing is contested any more.
    #[inline]
    pub(super) fn judge_anyway(&mut self, position: &Position) -> Score {
        let judgement = self.judge.judge(position);
        if judgement.is_divided && judgement.score.mate().is_none() {
            return self.settled(position).unwrap_or(judgement.score);
        }
        judgement.score
    }

    #[cold]
    fn settled(&mut self, position: &Position) -> Option<Score> {
        let settlement = self.fillings.settle(position, FILL_BUDGET, &mut Patient)?;
        Some(settlement.score(position.to_move()))
    }
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
