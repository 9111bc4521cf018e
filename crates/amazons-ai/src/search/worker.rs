//! One thread of a search: looking into a position so many turns deep.

use amazons_core::{Move, Position};

use super::history::History;
use super::selection::Child;
use super::shared::Shared;
use super::table::{Entry, Table};
use super::window::{Bound, Window};
use crate::endgame::Fillings;
use crate::learned::Judge;
use crate::observer::{Observer, Patient};
use crate::params::{FILL_BUDGET, FILL_SLOTS, FUTILITY, FUTILITY_DEPTH, HOPELESS, PASS_REDUCTION};
use crate::score::Score;

/// Positions that are judged between two questions to the observer.
const ASK_EVERY: u64 = 64;

/// Judged positions that a count of moves left stands for, and one that came to no end.
const COUNT: u64 = 8;
const LONG_COUNT: u64 = 64;

/// The observer said stop, or the nodes are used up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

/// One thread of a search.
pub(super) struct Worker<'a, O> {
    judge: Judge,
    table: &'a Table,
    /// Nodes that all threads together may use.
    pub(super) budget: u64,
    pub(super) nodes: u64,
    pub(super) seldepth: u32,
    pub(super) history: History,
    fillings: Fillings,
    /// Lists of moves that are not in use.
    pub(super) lists: Vec<Vec<Child>>,
    pub(super) moves: Vec<Vec<Move>>,
    /// Positions that may be judged before the observer is asked again.
    unasked: u64,
    pub(super) shared: &'a Shared,
    pub(super) observer: &'a mut O,
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
    pub(super) fn new(
        judge: Judge,
        table: &'a Table,
        shared: &'a Shared,
        budget: u64,
        observer: &'a mut O,
    ) -> Self {
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
            unasked: 0,
            shared,
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
            // What is proved holds at any depth.
            let is_enough = |known: &Entry| {
                u32::from(known.depth) >= node.depth || known.score.mate().is_some()
            };
            if let Some(known) = known.filter(is_enough)
                && window.is_answered_by(known.score, known.bound)
            {
                return Ok(known.score);
            }
            if let Some(score) = self.without_moving(&node, window)? {
                return Ok(score);
            }
        }
        let first = best_of(known, node.position);
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

    /// The best move that is remembered of a position.
    pub(super) fn known_best(&self, position: &Position) -> Option<Move> {
        best_of(self.table.get(position.zobrist()), position)
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
            let window = Window {
                alpha: beta.previous(),
                beta,
            };
            let score = self
                .search(after, window.behind(), &mut Vec::new())?
                .seen_a_turn_before();
            if score >= beta {
                // What follows a pass proves nothing.
                let score = if score.mate().is_some() { beta } else { score };
                return Ok(Some(score));
            }
        }
        Ok(None)
    }

    /// The evaluation of a position, counted as a node.
    #[inline]
    pub(super) fn judge(&mut self, position: &Position) -> Result<Score, Stopped> {
        if self.nodes >= self.budget || (self.unasked == 0 && self.ask()) {
            return Err(Stopped);
        }
        self.unasked -= 1;
        self.nodes += 1;
        Ok(self.judge_anyway(position))
    }

    /// Asks the observer whether to stop.
    fn ask(&mut self) -> bool {
        self.unasked = ASK_EVERY;
        self.shared.add_nodes(ASK_EVERY);
        self.shared.nodes() >= self.budget || self.observer.should_stop()
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
        let is_exact =
            settlement.moves.white.exact().is_some() && settlement.moves.black.exact().is_some();
        let worth = if is_exact { COUNT } else { LONG_COUNT };
        self.unasked = self.unasked.saturating_sub(worth);
        Some(settlement.score(position.to_move()))
    }
}

fn best_of(known: Option<Entry>, position: &Position) -> Option<Move> {
    known?.best.filter(|&mv| position.is_legal(mv))
}
