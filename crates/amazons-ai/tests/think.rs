//! What is promised of the search.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;

use amazons_ai::{Limits, Observer, Patient, Report, Score, think, turn_rng};
use amazons_core::{Geometry, Move, Player, Position};
use rand::seq::IndexedRandom;

/// Positions of random games on a board, those with at most so many empty squares.
fn positions(board: &str, most_empty: u32, games: u64) -> Vec<Position> {
    let board: Geometry = board.parse().expect("a board");
    let start = Position::start(board).expect("large enough");
    let mut positions = Vec::new();
    for seed in 0..games {
        let mut rng = turn_rng(seed, 0);
        let mut position = start;
        loop {
            if position.empty().len() <= most_empty {
                positions.push(position);
            }
            match position.moves().choose(&mut rng) {
                Some(&mv) => position = position.play_unchecked(mv),
                None => break,
            }
        }
    }
    positions
}

fn limits(depth: Option<u32>, nodes: Option<u64>, lines: usize) -> Limits {
    Limits {
        depth,
        nodes,
        lines: NonZeroUsize::new(lines).expect("at least one"),
    }
}

/// Who wins, by looking at everything.
fn winner(position: &Position, known: &mut HashMap<Position, Player>) -> Player {
    if let Some(&winner) = known.get(position) {
        return winner;
    }
    let mover = position.to_move();
    let can_win = position
        .moves()
        .into_iter()
        .any(|mv| winner(&position.play_unchecked(mv), known) == mover);
    let winner = if can_win { mover } else { !mover };
    known.insert(*position, winner);
    winner
}

/// A report makes sense by itself: its moves are legal and different, best first.
fn check_sound(position: &Position, report: &Report) {
    let firsts: HashSet<Move> = report.lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!(firsts.len(), report.lines.len(), "{report:?}");
    for line in &report.lines {
        let mut after = *position;
        for &mv in &line.moves {
            after = after
                .play(mv)
                .unwrap_or_else(|error| panic!("{error}: {line:?}"));
        }
        // Where nothing is contested any more the moves left are counted, not played.
        if let Some(turns) = line.score.mate() {
            let left = turns.unsigned_abs() as usize - line.moves.len();
            assert_eq!(left == 0, after.winner().is_some(), "{line:?}");
        }
    }
}

#[test]
fn the_end_is_played_out_right() {
    let mut known = HashMap::new();
    let mut proved = 0;
    for position in positions("4x4", 7, 60) {
        let mover_wins = winner(&position, &mut known) == position.to_move();
        let report = think(&position, &Limits::default(), &mut Patient);
        check_sound(&position, &report);
        if position.winner().is_some() {
            assert_eq!(report, Report::default());
            continue;
        }
        let turns = report.score().mate();
        assert_eq!(
            turns.map(|turns| turns > 0),
            Some(mover_wins),
            "{position:?}\n{report:?}"
        );
        proved += 1;
    }
    assert!(proved > 200, "only {proved} positions");
}

#[test]
fn what_is_called_won_or_lost_is_so() {
    let mut known = HashMap::new();
    let mut claims = 0;
    for position in positions("5x4", 9, 40) {
        for depth in 1..=4 {
            let report = think(&position, &limits(Some(depth), None, 3), &mut Patient);
            check_sound(&position, &report);
            for line in &report.lines {
                let Some(turns) = line.score.mate() else {
                    continue;
                };
                claims += 1;
                let after = position.play_unchecked(line.moves[0]);
                let wins = winner(&after, &mut known) == position.to_move();
                assert_eq!(turns > 0, wins, "{position:?}\n{line:?}");
            }
        }
    }
    assert!(claims > 200, "only {claims} claims");
}

#[test]
fn limits_are_kept() {
    for position in positions("6x6", 20, 3).iter().step_by(3) {
        let moves = position.moves().len();
        for nodes in [0, 1, 2, 50, 3000] {
            let report = think(position, &limits(None, Some(nodes), 2), &mut Patient);
            assert!(report.nodes <= nodes);
            assert_eq!(report.lines.is_empty(), moves == 0);
            check_sound(position, &report);
            let longest = report.lines.iter().map(|line| line.moves.len()).max();
            assert!(report.seldepth as usize >= longest.unwrap_or(0));
        }
        for depth in 1..=3 {
            let report = think(position, &limits(Some(depth), None, 1), &mut Patient);
            assert!(report.depth <= depth && report.seldepth <= depth);
            let longest = report.lines.iter().map(|line| line.moves.len()).max();
            assert!(report.seldepth as usize >= longest.unwrap_or(0));
        }
    }
}

#[test]
fn as_many_lines_as_asked_for() {
    let start = Position::start(Geometry::QUICK).expect("large enough");
    for lines in [1, 2, 7, 600] {
        let report = think(&start, &limits(Some(2), Some(40_000), lines), &mut Patient);
        assert_eq!(report.lines.len(), lines.min(544));
        check_sound(&start, &report);
    }
    let report = think(&start, &limits(Some(2), None, 5), &mut Patient);
    assert!(
        report
            .lines
            .is_sorted_by(|better, worse| better.score >= worse.score)
    );
    let alone = think(&start, &limits(Some(2), None, 1), &mut Patient);
    assert_eq!(alone.lines[0], report.lines[0]);
}

/// Says stop when asked for the so many-th time.
struct StopAt {
    asked: u64,
    at: u64,
    told: Vec<u32>,
}

impl Observer for StopAt {
    fn should_stop(&mut self) -> bool {
        self.asked += 1;
        self.asked >= self.at
    }

    fn progress(&mut self, report: &Report) {
        self.told.push(report.depth);
    }
}

#[test]
fn a_stop_is_obeyed_with_a_move_in_hand() {
    let start = Position::start(Geometry::MEDIUM).expect("large enough");
    for at in [1, 2, 5, 19, 20, 40, 200] {
        let mut observer = StopAt {
            asked: 0,
            at,
            told: Vec::new(),
        };
        let report = think(&start, &Limits::default(), &mut observer);
        check_sound(&start, &report);
        assert_eq!(report.lines.len(), 1);
        assert_eq!(observer.asked, at, "asked on after the stop");
        assert!(report.nodes >= 64 * (at - 1));
        assert!(observer.told.is_sorted(), "{:?}", observer.told);
    }
}

#[test]
fn the_same_limits_give_the_same_report() {
    for position in positions("8x8", 60, 1).iter().step_by(8) {
        let limits = limits(None, Some(20_000), 2);
        let first = think(position, &limits, &mut Patient);
        assert_eq!(first, think(position, &limits, &mut Patient));
    }
}

#[test]
fn looking_further_finds_the_better_move() {
    // By itself the best move loses to the best reply more often than a move looked into.
    let mut better = 0;
    let mut seen = 0;
    for position in positions("6x6", 16, 12) {
        let shallow = think(&position, &limits(Some(1), None, 1), &mut Patient);
        let deep = think(&position, &limits(Some(3), None, 1), &mut Patient);
        let (Some(shallow), Some(deep)) = (shallow.best(), deep.best()) else {
            continue;
        };
        let worth = |mv: Move| -> Score {
            let after = position.play_unchecked(mv);
            think(&after, &limits(Some(3), None, 1), &mut Patient)
                .score()
                .seen_a_turn_before()
        };
        if shallow != deep {
            seen += 1;
            better += u32::from(worth(deep) > worth(shallow));
        }
    }
    assert!(seen > 20 && better * 2 > seen, "{better} of {seen}");
}
