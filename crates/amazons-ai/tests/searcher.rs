//! What is promised of a search that remembers, and of its threads.

use std::num::NonZeroUsize;

use amazons_ai::{Limits, Patient, Report, Searcher, SolveLimits, Solver, turn_rng};
use amazons_core::{Geometry, Position};
use rand::seq::IndexedRandom;

const ONE: NonZeroUsize = NonZeroUsize::MIN;

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn start() -> Position {
    Position::start(Geometry::MEDIUM).expect("large enough")
}

#[test]
fn what_was_thought_is_remembered_until_it_is_forgotten() {
    let mut searcher = Searcher::new(4, ONE);
    let think = |searcher: &mut Searcher| searcher.think(&start(), &nodes(60_000), &mut Patient);
    let first = think(&mut searcher);
    let second = think(&mut searcher);
    assert!(second.depth >= first.depth);
    assert_ne!(second, first, "nothing was remembered");
    searcher.forget();
    assert_eq!(think(&mut searcher), first);
}

#[test]
fn threads_help_and_come_to_their_end() {
    let mut searcher = Searcher::new(4, NonZeroUsize::new(3).expect("not zero"));
    let mut position = start();
    for limit in [0, 1, 100, 30_000] {
        let report: Report = searcher.think(&position, &nodes(limit), &mut Patient);
        let best = report.best().expect("there is a move");
        position = position.play(best).expect("it is legal");
    }
    let mut asked = 0;
    let mut stop_soon = || {
        asked += 1;
        asked > 50
    };
    let report = searcher.think(&position, &Limits::default(), &mut stop_soon);
    assert!(report.best().is_some_and(|best| position.is_legal(best)));
}

/// Positions of random games in which at most so many squares are left.
fn late_positions(board: &str, most: u32) -> Vec<Position> {
    let board: Geometry = board.parse().expect("a board");
    let mut late = Vec::new();
    for seed in 0..12 {
        let mut rng = turn_rng(seed, 1);
        let mut position = Position::start(board).expect("large enough");
        while let Some(&mv) = position.moves().choose(&mut rng) {
            position = position.play_unchecked(mv);
            let empty = position.empty().len();
            if (8..=most).contains(&empty) && seed % 3 == u64::from(empty) % 3 {
                late.push(position);
            }
        }
    }
    late
}

#[test]
fn with_few_squares_left_nothing_won_is_lost() {
    let mut solver = Solver::new(16);
    let mut proved = 0;
    for (board, most) in [("5x5", 11), ("6x6", 14), ("8x8", 14)] {
        for position in late_positions(board, most) {
            if position.winner().is_some() {
                continue;
            }
            let limits = SolveLimits::default();
            let winner = solver.winner(&position, &limits, &mut Patient);
            let winner = winner.expect("nobody says stop");
            let mut searcher = Searcher::new(4, ONE);
            let report = searcher.think(&position, &nodes(600_000), &mut Patient);
            let turns = report.score().mate();
            let wins = winner == position.to_move();
            assert_eq!(
                turns.map(|turns| turns > 0),
                Some(wins),
                "{position:?}\n{report:?}"
            );
            if let (true, Some(best)) = (wins, report.best()) {
                let after = position.play(best).expect("it is legal");
                assert_eq!(solver.winner(&after, &limits, &mut Patient), Some(winner));
            }
            proved += 1;
        }
    }
    assert!(proved > 30, "only {proved} positions");
}
