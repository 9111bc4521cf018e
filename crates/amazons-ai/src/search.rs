//! Looking ahead: iterative-deepening alpha-beta over the evaluation.

use core::cmp::Reverse;

use amazons_core::{Move, Position};

use crate::evaluate::evaluate;
use crate::limits::Limits;
use crate::observer::Observer;
use crate::params::{ROOT_WIDTH, WIDTH};
use crate::report::{Line, Report};
use crate::score::Score;

/// Thinks about a position until a limit is reached, the observer says stop, or nothing is left to
/// find out.
///
/// There is a line wherever there is a move, however soon the stop comes. Same position, same limits,
/// no stop: the same report on every machine. What is reported as won or lost is proved.
///
/// Method: every move is judged by itself, and the most promising ones are looked into, one turn
/// deeper in each iteration; moves of the last turn are all judged. Where all moves looked into lose,
/// the others are looked into as well.
///
/// ```
/// use amazons_ai::{Limits, Patient, think};
/// use amazons_core::{Player, Position};
///
/// // White shuts Black in at once.
/// let position = Position::from_diagram("W...|..##|..#B", Player::White)?;
/// let report = think(&position, &Limits::default(), &mut Patient);
/// assert_eq!(report.score().mate(), Some(1));
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
pub fn think(position: &Position, limits: &Limits, observer: &mut impl Observer) -> Report {
    let mut search = Search {
        budget: limits.nodes.unwrap_or(u64::MAX),
        nodes: 0,
        seldepth: 0,
        replies: Vec::new(),
        observer,
    };
    search.deepen(position, limits)
}

/// The observer said stop, or the nodes are used up.
struct Stopped;

struct Search<'a, O> {
    /// Nodes that may be used.
    budget: u64,
    nodes: u64,
    seldepth: u32,
    /// For each turn ahead, the move that was too good there last: tried first in the last turn,
    /// whose moves are not sorted.
    replies: Vec<Option<Move>>,
    observer: &'a mut O,
}

/// A move and how good it is for whoever makes it.
#[derive(Clone, Copy, Debug)]
struct Scored {
    mv: Move,
    score: Score,
}

/// Scores between which the true one is wanted.
#[derive(Clone, Copy, Debug)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    const FULL: Window = Window {
        alpha: Score::LOST,
        beta: Score::WON,
    };

    /// The window for the position behind a move.
    fn behind(self) -> Window {
        Window {
            alpha: self.beta.seen_a_turn_later(),
            beta: self.alpha.seen_a_turn_later(),
        }
    }

    /// Asks no more than whether a score is above alpha.
    fn null(self) -> Window {
        Window {
            beta: self.alpha.next(),
            ..self
        }
    }
}

impl<O: Observer> Search<'_, O> {
    fn deepen(&mut self, position: &Position, limits: &Limits) -> Report {
        let mut report = Report::default();
        let count = limits.lines.get();
        let Some((mut ranked, whole)) = self.rank_root(position) else {
            return report;
        };
        let line = |scored: &Scored| Line {
            moves: vec![scored.mv],
            score: scored.score,
            depth: 1,
        };
        report.lines = ranked.iter().take(count).map(line).collect();
        report.depth = u32::from(whole);
        self.sum_up(&mut report);
        let deepest = position.empty().len().min(limits.depth.unwrap_or(u32::MAX));
        while whole && report.depth < deepest && !is_decided(&report) {
            let depth = report.depth + 1;
            let mut lines = Vec::new();
            let finished = self.search_root(position, &mut ranked, depth, count, &mut lines);
            keep_best(&mut report.lines, lines, count);
            if finished.is_ok() {
                report.depth = depth;
            }
            self.sum_up(&mut report);
            if finished.is_err() {
                break;
            }
        }
        report
    }

    fn sum_up(&mut self, report: &mut Report) {
        report.nodes = self.nodes;
        report.seldepth = self.seldepth.max(report.depth);
        if report.depth > 0 {
            self.observer.progress(report);
        }
    }

    /// Judges all first moves, best first; `None` where there is none. Also tells whether there was
    /// time for all of them. At least one is judged whatever is said.
    fn rank_root(&mut self, position: &Position) -> Option<(Vec<Scored>, bool)> {
        let mut ranked = Vec::new();
        let mut whole = true;
        self.seldepth = 1;
        for mv in position.moves() {
            let next = position.play_unchecked(mv);
            let judged = self.judge(&next);
            whole = judged.is_ok();
            if !whole && !ranked.is_empty() {
                break;
            }
            let score = judged.unwrap_or_else(|Stopped| evaluate(&next));
            ranked.push(Scored {
                mv,
                score: score.seen_a_turn_before(),
            });
            if !whole {
                break;
            }
        }
        ranked.sort_by_key(|scored| Reverse(scored.score));
        (!ranked.is_empty()).then_some((ranked, whole))
    }

    /// Looks into the first moves at one depth, and adds the lines found to `lines`, best first: all
    /// that were asked for, or those found before a stop.
    fn search_root(
        &mut self,
        position: &Position,
        ranked: &mut [Scored],
        depth: u32,
        count: usize,
        lines: &mut Vec<Line>,
    ) -> Result<(), Stopped> {
        for rank in 0..count.min(ranked.len()) {
            let width = (rank + ROOT_WIDTH).min(ranked.len());
            let mut best: Option<Line> = None;
            let mut stopped = Ok(());
            for (i, &Scored { mv, .. }) in ranked.iter().enumerate().skip(rank) {
                let alpha = best.as_ref().map_or(Score::LOST, |line| line.score);
                if i >= width && !is_lost(alpha) {
                    break;
                }
                let window = Window {
                    alpha,
                    ..Window::FULL
                };
                let mut moves = Vec::new();
                match self.look_into(position, mv, depth, 0, window, &mut moves) {
                    Ok(score) if best.is_none() || score > alpha => {
                        best = Some(Line {
                            moves,
                            score,
                            depth,
                        });
                    }
                    Ok(_) => {}
                    Err(stop) => {
                        stopped = Err(stop);
                        break;
                    }
                }
            }
            if let Some(line) = best {
                // Next time it comes first, and the next rank leaves it out.
                if let Some(i) = ranked.iter().position(|scored| scored.mv == line.moves[0]) {
                    ranked[rank..=i].rotate_right(1);
                }
                lines.push(line);
            }
            stopped?;
        }
        Ok(())
    }

    /// The score of a move looked into `depth` turns deep, itself included, and what follows it.
    fn look_into(
        &mut self,
        position: &Position,
        mv: Move,
        depth: u32,
        ply: usize,
        window: Window,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        let next = position.play_unchecked(mv);
        let behind = window.behind();
        let score = self.search(&next, depth - 1, ply + 1, behind, line)?;
        line.insert(0, mv);
        Ok(score.seen_a_turn_before())
    }

    /// The score of a position looked into `depth` turns deep, exact within the window and a bound
    /// beyond it. `line` becomes the best moves.
    fn search(
        &mut self,
        position: &Position,
        depth: u32,
        ply: usize,
        window: Window,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        line.clear();
        // The moves of a last turn are judged here without going there.
        self.seldepth = self.seldepth.max(ply as u32 + depth.min(1));
        if self.replies.len() <= ply {
            self.replies.resize(ply + 1, None);
        }
        match depth {
            0 => self.judge(position),
            1 => self.last_turn(position, ply, window, line),
            _ => self.selected_turns(position, depth, ply, window, line),
        }
    }

    /// Judges the moves of the last turn, in any order, until one is too good.
    fn last_turn(
        &mut self,
        position: &Position,
        ply: usize,
        window: Window,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        let mut best = Score::LOST;
        let first = self.replies[ply].filter(|&mv| position.is_legal(mv));
        for mv in first.into_iter().chain(position.moves()) {
            let score = self
                .judge(&position.play_unchecked(mv))?
                .seen_a_turn_before();
            if score > best {
                best = score;
                *line = vec![mv];
                if best >= window.beta {
                    self.replies[ply] = Some(mv);
                    break;
                }
            }
        }
        Ok(best)
    }

    /// Judges all moves, and looks into the most promising ones.
    fn selected_turns(
        &mut self,
        position: &Position,
        depth: u32,
        ply: usize,
        window: Window,
        line: &mut Vec<Move>,
    ) -> Result<Score, Stopped> {
        let mut ranked = Vec::new();
        for mv in position.moves() {
            let score = self
                .judge(&position.play_unchecked(mv))?
                .seen_a_turn_before();
            ranked.push(Scored { mv, score });
        }
        ranked.sort_by_key(|scored| Reverse(scored.score));
        let mut best = Score::LOST;
        let mut behind = Vec::new();
        for (i, Scored { mv, .. }) in ranked.into_iter().enumerate() {
            if i >= WIDTH && !is_lost(best) {
                break;
            }
            let open = Window {
                alpha: window.alpha.max(best),
                ..window
            };
            let first_window = if i == 0 { open } else { open.null() };
            let mut score = self.look_into(position, mv, depth, ply, first_window, &mut behind)?;
            if i > 0 && score > open.alpha && score < open.beta {
                score = self.look_into(position, mv, depth, ply, open, &mut behind)?;
            }
            if score > best || i == 0 {
                best = score;
                core::mem::swap(line, &mut behind);
            }
            if best >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// The evaluation of a position, counted as a node.
    fn judge(&mut self, position: &Position) -> Result<Score, Stopped> {
        const ASK_EVERY: u64 = 64;
        if self.nodes >= self.budget
            || (self.nodes.is_multiple_of(ASK_EVERY) && self.observer.should_stop())
        {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(evaluate(position))
    }
}

fn is_lost(score: Score) -> bool {
    score.mate().is_some_and(|turns| turns <= 0)
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

/// Puts the lines of an iteration, which a stop may have cut short, before the older ones.
fn keep_best(lines: &mut Vec<Line>, found: Vec<Line>, count: usize) {
    let older = core::mem::replace(lines, found);
    for line in older {
        if lines.iter().all(|kept| kept.moves[0] != line.moves[0]) {
            lines.push(line);
        }
    }
    lines.truncate(count);
}
