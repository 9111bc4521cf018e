//! What is known about positions, and what is being found out.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::time::Duration;

use amazons_ai::{Report, Score, winning_chance};
use amazons_core::{Move, Player, Position};

use super::input::Effect;

/// A position to judge in the background.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Query {
    /// The question's number, larger than that of any question before it and never 0.
    pub generation: u64,
    /// The position.
    pub position: Position,
    /// How many first moves to answer, best first.
    pub lines: NonZeroUsize,
    /// How long to think at most.
    pub time: Duration,
}

/// What is found out about a [`Query`], so far or in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number that the question had. What belongs to any but the last question is dropped.
    pub generation: u64,
    /// What the search tells; without lines where there is no move, or where it failed.
    pub report: Report,
    /// Whether nothing more comes.
    pub is_last: bool,
}

/// How much of a position's analysis is wanted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Wish {
    pub(crate) position: Position,
    pub(crate) lines: NonZeroUsize,
    pub(crate) time: Duration,
}

/// All that was found out about the positions of a game, whichever way they were reached.
#[derive(Clone, Debug, Default)]
pub(crate) struct Analysis {
    judged: HashMap<Position, Judgement>,
    /// The question under way.
    asked: Option<Query>,
    generation: u64,
}

/// What is known about one position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Judgement {
    report: Report,
    /// With how many lines and how long a search was done to its end, at most.
    done: Option<(NonZeroUsize, Duration)>,
}

impl Analysis {
    /// Has this found out, or nothing; what is known already is not asked again.
    pub(crate) fn want(&mut self, wish: Option<Wish>, effects: &mut Vec<Effect>) {
        let wish = wish.filter(|wish| !self.is_known(wish));
        let is_asked = match (&wish, &self.asked) {
            (Some(wish), Some(asked)) => {
                (wish.position, wish.lines, wish.time) == (asked.position, asked.lines, asked.time)
            }
            (None, None) => true,
            _ => false,
        };
        if is_asked {
            return;
        }
        self.asked = wish.map(|wish| {
            self.generation += 1;
            Query {
                generation: self.generation,
                position: wish.position,
                lines: wish.lines,
                time: wish.time,
            }
        });
        effects.push(match self.asked {
            Some(query) => Effect::Analyse(query),
            None => Effect::CancelAnalysis,
        });
    }

    /// Takes in what was found out.
    pub(crate) fn take(&mut self, finding: Finding) {
        let Some(query) = self
            .asked
            .filter(|query| query.generation == finding.generation)
        else {
            return;
        };
        let known = self.judged.entry(query.position).or_default();
        // A deeper search begins with shallow findings, which would only make the numbers jump.
        let is_better = finding.report.depth >= known.report.depth
            && finding.report.lines.len() >= known.report.lines.len();
        if is_better {
            known.report = finding.report;
        }
        if finding.is_last {
            known.done = Some((query.lines, query.time));
            self.asked = None;
        }
    }

    /// Forgets everything but what is being asked.
    pub(crate) fn clear(&mut self) {
        self.judged.clear();
    }

    /// What is known about a position, if anything is.
    pub(crate) fn judgement(&self, position: &Position) -> Option<&Judgement> {
        let found = self.judged.get(position);
        found.filter(|judgement| !judgement.report.lines.is_empty())
    }

    /// White's chance to win, where anything is known.
    pub(crate) fn chance(&self, position: &Position) -> Option<f32> {
        if let Some(winner) = position.winner() {
            return Some(if winner == Player::White { 1.0 } else { 0.0 });
        }
        Some(winning_chance(self.judgement(position)?.score(position)) as f32)
    }

    /// Whether nothing more is to be found out about this.
    pub(crate) fn is_known(&self, wish: &Wish) -> bool {
        // There is nothing to find out where the game is over.
        let is_over = !wish.position.has_any_move();
        let judged = self.judged.get(&wish.position);
        let done = judged.and_then(|judgement| judgement.done);
        is_over || done.is_some_and(|(lines, time)| lines >= wish.lines && time >= wish.time)
    }
}

impl Judgement {
    /// How good the position is for White.
    pub(crate) fn score(&self, position: &Position) -> Score {
        for_white(self.report.score(), position)
    }

    /// The best move.
    pub(crate) fn best(&self) -> Option<Move> {
        self.report.best()
    }

    /// Turns looked ahead.
    pub(crate) fn depth(&self) -> u32 {
        self.report.depth
    }

    /// The best lines, with how good they are for White.
    pub(crate) fn lines(&self, position: &Position) -> impl Iterator<Item = (Score, &[Move])> {
        let position = *position;
        let lines = self.report.lines.iter();
        lines.map(move |line| (for_white(line.score, &position), &line.moves[..]))
    }
}

fn for_white(score: Score, position: &Position) -> Score {
    match position.to_move() {
        Player::White => score,
        Player::Black => -score,
    }
}

#[cfg(test)]
mod tests {
    use amazons_ai::{Limits, Patient, think};
    use amazons_core::Geometry;

    use super::*;

    fn wish(moves: &[&str], seconds: u64) -> Wish {
        let mut position = Position::start(Geometry::QUICK).expect("large enough");
        for text in moves {
            position = position
                .play(text.parse().expect("a move"))
                .expect("it is legal");
        }
        Wish {
            position,
            lines: NonZeroUsize::MIN,
            time: Duration::from_secs(seconds),
        }
    }

    fn asked(analysis: &mut Analysis, wish: Option<Wish>) -> Option<Query> {
        let mut effects = Vec::new();
        analysis.want(wish, &mut effects);
        match effects[..] {
            [Effect::Analyse(query)] => Some(query),
            [] => None,
            _ => panic!("{effects:?}"),
        }
    }

    fn finding(query: &Query, depth: u32, is_last: bool) -> Finding {
        let limits = Limits {
            depth: Some(depth),
            ..Limits::default()
        };
        Finding {
            generation: query.generation,
            report: think(&query.position, &limits, &mut Patient),
            is_last,
        }
    }

    #[test]
    fn a_question_is_asked_once_and_again_only_to_know_more() {
        let mut analysis = Analysis::default();
        let query = asked(&mut analysis, Some(wish(&[], 1))).expect("asked");
        assert_eq!(asked(&mut analysis, Some(wish(&[], 1))), None);
        analysis.take(finding(&query, 1, true));
        assert_eq!(asked(&mut analysis, Some(wish(&[], 1))), None);
        let more = asked(&mut analysis, Some(wish(&[], 2))).expect("asked");
        assert!(more.generation > query.generation);
    }

    #[test]
    fn late_findings_are_dropped_and_shallow_ones_replace_nothing() {
        let mut analysis = Analysis::default();
        let first = asked(&mut analysis, Some(wish(&[], 1))).expect("asked");
        let other = asked(&mut analysis, Some(wish(&["b1-b4/d2"], 1))).expect("asked");
        analysis.take(finding(&first, 1, true));
        assert_eq!(analysis.judgement(&first.position), None);
        analysis.take(finding(&other, 2, true));
        let more = asked(&mut analysis, Some(wish(&["b1-b4/d2"], 2))).expect("asked");
        analysis.take(finding(&more, 1, false));
        let depth = analysis.judgement(&other.position).map(Judgement::depth);
        assert_eq!(depth, Some(2));
    }

    #[test]
    fn nothing_wanted_cancels() {
        let mut analysis = Analysis::default();
        asked(&mut analysis, Some(wish(&[], 1))).expect("asked");
        let mut effects = Vec::new();
        analysis.want(None, &mut effects);
        analysis.want(None, &mut effects);
        assert_eq!(effects, [Effect::CancelAnalysis]);
    }

    #[test]
    fn scores_are_whites_whoever_is_to_move() {
        let check = |diagram: &str, to_move: Player, expected: f32| {
            let position = Position::from_diagram(diagram, to_move).expect("a position");
            let mut analysis = Analysis::default();
            let wish = Wish {
                position,
                ..wish(&[], 1)
            };
            if let Some(query) = asked(&mut analysis, Some(wish)) {
                analysis.take(finding(&query, 3, true));
            }
            assert_eq!(analysis.chance(&position), Some(expected), "{diagram}");
        };
        check("W...|..##|..#B", Player::White, 1.0);
        check("B...|..##|..#W", Player::Black, 0.0);
        check("W#|##|#B", Player::White, 0.0);
        check("W#|##|#B", Player::Black, 1.0);
    }
}
