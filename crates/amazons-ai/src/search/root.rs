//! The position that a search is asked about.

use core::cmp::Reverse;

use amazons_core::Position;

use super::agenda::Agenda;
use super::prover::Prover;
use super::selection::{Child, is_lost};
use super::window::Window;
use super::worker::{Node, Stopped, Worker};
use crate::limits::Limits;
use crate::observer::Observer;
use crate::params::{ASPIRATION, PROOF_AFTER, ROOT_WIDTH};
use crate::report::{Line, Report};
use crate::score::Score;

/// One thread's look at the first moves, one turn deeper with each iteration.
pub(super) struct Root<'a, O> {
    pub(super) worker: Worker<'a, O>,
    pub(super) position: &'a Position,
    pub(super) prover: Option<Prover<'a>>,
    /// First moves that the iteration under way proves lost.
    pub(super) lost: Vec<Line>,
}

impl<O: Observer> Root<'_, O> {
    /// Iterates until there is nothing more to find out, or it is enough.
    pub(super) fn deepen(mut self, limits: &Limits) -> Report {
        let mut report = Report::default();
        let count = limits.lines.get();
        let Some((mut ranked, whole)) = self.rank() else {
            return report;
        };
        report.lines = ranked.iter().take(count).map(Line::judged).collect();
        report.depth = u32::from(whole);
        self.sum_up(&mut report);
        let most = self.position.empty().len();
        let deepest = most.min(limits.depth.unwrap_or(u32::MAX));
        while whole && report.depth < deepest && !is_decided(&report) {
            let depth = report.depth + 1;
            let mut lines = Vec::new();
            self.lost.clear();
            let finished = self.search(&mut ranked, depth, &report.lines, count, &mut lines);
            keep_best(&mut report.lines, lines, &self.lost, count);
            for (rank, line) in report.lines.iter().enumerate() {
                bring_to(&mut ranked, rank, line);
            }
            if finished.is_ok() {
                report.depth = depth;
            }
            if finished.is_ok() && self.prove(&mut report, count) {
                self.sum_up(&mut report);
                break;
            }
            self.sum_up(&mut report);
            if finished.is_err() {
                break;
            }
        }
        report
    }

    /// Gives the solver its share; answers whether it has come to its end.
    fn prove(&mut self, report: &mut Report, lines: usize) -> bool {
        let Some(prover) = &mut self.prover else {
            return false;
        };
        let worker = &mut self.worker;
        if lines != 1 || worker.nodes < PROOF_AFTER {
            return false;
        }
        let spent = worker.nodes.max(worker.shared.nodes());
        let share = prover.share(worker.nodes, worker.budget.saturating_sub(spent));
        // Counted before it is used, so that other threads do not use it meanwhile.
        worker.shared.add_nodes(share);
        let found = &report.lines[0];
        let (proved, used) =
            prover.work(self.position, found, worker.nodes, share, worker.observer);
        worker.nodes += used;
        worker.shared.give_back(share.saturating_sub(used));
        match proved {
            Some(line) => {
                report.lines = vec![line];
                true
            }
            None => false,
        }
    }

    fn sum_up(&mut self, report: &mut Report) {
        report.nodes = self.worker.nodes.max(self.worker.shared.nodes());
        report.seldepth = self.worker.seldepth.max(report.depth);
        if report.depth > 0 {
            self.worker.observer.progress(report);
        }
    }

    /// Judges all first moves, best first; `None` where there is none. Also tells whether there was
    /// time for all of them. At least one is judged whatever is said.
    fn rank(&mut self) -> Option<(Vec<Child>, bool)> {
        let mut ranked = Vec::new();
        let mut whole = true;
        self.worker.seldepth = 1;
        // What was best before comes first, for a stop that leaves time for nothing else.
        let known = self.worker.known_best(self.position);
        let others = self.position.moves().into_iter();
        for mv in known
            .into_iter()
            .chain(others.filter(|&mv| Some(mv) != known))
        {
            let next = self.position.play_unchecked(mv);
            let judged = self.worker.judge(&next);
            whole = judged.is_ok();
            if !whole && !ranked.is_empty() {
                break;
            }
            let judged = judged.unwrap_or_else(|Stopped| self.worker.judge_anyway(&next));
            ranked.push(Child::new(mv, judged));
            if !whole {
                break;
            }
        }
        ranked.sort_by_key(|child| Reverse(child.key()));
        (!ranked.is_empty()).then_some((ranked, whole))
    }

    /// Looks into the first moves at one depth, and adds the lines found to `lines`, best first: all
    /// that were asked for, or those found before a stop.
    fn search(
        &mut self,
        ranked: &mut [Child],
        depth: u32,
        before: &[Line],
        count: usize,
        lines: &mut Vec<Line>,
    ) -> Result<(), Stopped> {
        for rank in 0..count.min(ranked.len()) {
            let expected = before.get(rank).map(|line| line.score);
            let (best, result) = self.search_rank(ranked, rank, depth, expected);
            if let Some(line) = best {
                // Next time it comes first, and the next rank leaves it out.
                bring_to(ranked, rank, &line);
                lines.push(line);
            }
            result?;
        }
        Ok(())
    }

    /// The best line without those of better ranks, within a window around what is expected that grows
    /// where the score lies outside.
    fn search_rank(
        &mut self,
        ranked: &mut [Child],
        rank: usize,
        depth: u32,
        expected: Option<Score>,
    ) -> (Option<Line>, Result<(), Stopped>) {
        let mut margin = ASPIRATION;
        let mut window = match expected {
            Some(score) if depth >= 3 && score.mate().is_none() => Window {
                alpha: score.lowered(margin),
                beta: score.raised(margin),
            },
            _ => Window::FULL,
        };
        let mut kept: Option<Line> = None;
        loop {
            let (best, result) = self.search_window(ranked, rank, depth, window);
            if result.is_err() {
                // A line that failed low says nothing, and a loss is not proved while there are other
                // moves: the one before it stays.
                let holds = |line: &Line| {
                    (line.score > window.alpha || line.depth < depth) && !is_lost(line.score)
                };
                return (best.filter(holds).or(kept), result);
            }
            let Some(line) = best else {
                return (kept, Ok(()));
            };
            margin *= 4;
            if line.score <= window.alpha && window.alpha > Score::LOST {
                window.alpha = window.alpha.lowered(margin);
            } else if line.score >= window.beta && window.beta < Score::WON {
                window.beta = window.beta.raised(margin);
                bring_to(ranked, rank, &line);
                kept = Some(line);
            } else {
                return (Some(line), Ok(()));
            }
        }
    }

    fn search_window(
        &mut self,
        ranked: &[Child],
        rank: usize,
        depth: u32,
        window: Window,
    ) -> (Option<Line>, Result<(), Stopped>) {
        let node = Node {
            position: self.position,
            judged: Score::EVEN,
            depth,
            ply: 0,
            after_pass: false,
        };
        let ranked = &ranked[rank..];
        let mut best: Option<Line> = None;
        let mut agenda = Agenda::new(ranked.len(), ROOT_WIDTH);
        let mut tried = 0;
        loop {
            let score = best.as_ref().map_or(Score::LOST, |line| line.score);
            let Some(next) = agenda.next(is_lost(score)) else {
                break;
            };
            let child = &ranked[next.index];
            if next.may_wait && tried > 0 && self.worker.is_under_way(&node, child) {
                agenda.put_off(next.index);
                continue;
            }
            let open = Window {
                alpha: window.alpha.max(score),
                ..window
            };
            let mut moves = Vec::new();
            match self
                .worker
                .look_with_doubt(&node, child, tried, open, &mut moves)
            {
                Ok(score) => {
                    let line = Line {
                        moves,
                        score,
                        depth,
                    };
                    if is_lost(score) {
                        self.lost.push(line.clone());
                    }
                    if best.as_ref().is_none_or(|best| score > best.score) {
                        best = Some(line);
                    }
                    if score >= window.beta {
                        break;
                    }
                }
                Err(stop) => {
                    let all_lost = best.as_ref().is_some_and(|line| is_lost(line.score));
                    if all_lost && !is_lost(child.score) {
                        // What was not looked into yet is better than what is proved lost.
                        best = Some(Line::judged(child));
                    }
                    return (best, Err(stop));
                }
            }
            tried += 1;
        }
        (best, Ok(()))
    }
}

/// Whether looking deeper cannot change the lines: all of them are proved.
fn is_decided(report: &Report) -> bool {
    let depth = report.depth;
    let is_proved = |line: &Line| {
        line.score
            .mate()
            .is_some_and(|turns| turns.unsigned_abs() <= depth)
    };
    report.lines.iter().all(is_proved)
}

/// Puts the first move of a line at a rank, and those from there to where it was behind it.
fn bring_to(ranked: &mut [Child], rank: usize, line: &Line) {
    let place = ranked.iter().position(|child| child.mv == line.moves[0]);
    if let Some(place) = place.filter(|&place| place >= rank) {
        ranked[rank..=place].rotate_right(1);
    }
}

impl Line {
    /// A move that is judged and not looked into.
    fn judged(child: &Child) -> Line {
        Line {
            moves: vec![child.mv],
            score: child.score,
            depth: 1,
        }
    }
}

/// Puts the lines of an iteration, which a stop may have cut short, before the older ones, and the best
/// of several first. What is proved lost meanwhile counts for older lines too.
fn keep_best(lines: &mut Vec<Line>, found: Vec<Line>, lost: &[Line], count: usize) {
    let older = core::mem::replace(lines, found);
    for line in older {
        if lines.iter().all(|kept| kept.moves[0] != line.moves[0]) {
            let proved = lost.iter().find(|lost| lost.moves[0] == line.moves[0]);
            lines.push(proved.cloned().unwrap_or(line));
        }
    }
    lines.truncate(count);
    // A later line was looked into with a wider eye, and an older one with a narrower.
    lines.sort_by_key(|line| Reverse(line.score));
}
