//! What holds of a search wherever it is cut short.

use std::num::NonZeroUsize;

use amazons_ai::{Limits, Patient, Report, Searcher, SolveLimits, Solver};
use amazons_core::{Move, Position};

/// Positions that the side to move wins, and that a search cut short has once taken for lost.
const WON: [&str; 3] = [
    "4/qQpp/4/pQq1 b",
    "1p1p/pp1p/2p1/q1pp/2Qp w",
    "3qQ/2p1p/4Q/5/2q2 w",
];

fn think(position: &Position, nodes: u64, lines: usize) -> Report {
    let limits = Limits {
        nodes: Some(nodes),
        lines: NonZeroUsize::new(lines).expect("not zero"),
        ..Limits::default()
    };
    Searcher::new(4, NonZeroUsize::MIN).think(position, &limits, &mut Patient)
}

fn at_every_length(check: impl Fn(&Position, u64)) {
    for text in WON {
        let position = text.parse().expect(text);
        let lengths = (0..18).flat_map(|doublings| [(1 << doublings) + 7, 3 << doublings]);
        lengths.for_each(|nodes| check(&position, nodes));
    }
}

#[test]
fn a_win_is_never_called_lost() {
    at_every_length(|position, nodes| {
        let mut solver = Solver::new(4);
        let mut wins = |position: &Position| {
            let winner = solver.winner(position, &SolveLimits::default(), &mut Patient);
            winner == Some(position.to_move())
        };
        let report = think(position, nodes, 1);
        let proved = report.score().mate().map(|turns| turns > 0);
        assert_ne!(
            proved.map(|is_won| is_won == wins(position)),
            Some(false),
            "{nodes} nodes: {report:?}\n{position:?}"
        );
    });
}

#[test]
fn what_is_proved_lost_is_not_played_while_something_else_is_not() {
    for (text, lost, lengths) in [
        (WON[0], "c1-c2/b2", 55_000..110_000),
        (WON[1], "c1-b2/c1", 490..510),
    ] {
        let position: Position = text.parse().expect(text);
        let lost: Move = lost.parse().expect(lost);
        for nodes in lengths.step_by(5_000) {
            for lines in [1, 3] {
                let report = think(&position, nodes, lines);
                let is_proved = report.score().mate().is_some_and(|turns| turns <= 0);
                assert!(
                    !is_proved || report.best() != Some(lost),
                    "{nodes} nodes: {report:?}"
                );
            }
        }
    }
}

#[test]
fn an_older_line_is_not_kept_for_a_move_proved_lost_since() {
    let position: Position = WON[1].parse().expect("a position");
    let lost: Move = "c1-b2/b3".parse().expect("a move");
    for nodes in (460..700).step_by(40) {
        let report = think(&position, nodes, 3);
        assert_ne!(report.best(), Some(lost), "{nodes} nodes: {report:?}");
    }
}

#[test]
fn the_best_of_several_lines_comes_first() {
    at_every_length(|position, nodes| {
        for lines in [2, 5] {
            let report = think(position, nodes, lines);
            let is_sorted = report.lines.is_sorted_by(|a, b| a.score >= b.score);
            assert!(is_sorted, "{nodes} nodes: {report:?}");
        }
    });
}

#[test]
fn threads_share_the_nodes() {
    let position: Position = WON[0].parse().expect("a position");
    for (threads, nodes) in [(2, 1_000), (3, 20_000), (4, 20_000)] {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let threads = NonZeroUsize::new(threads).expect("not zero");
        let report = Searcher::new(4, threads).think(&position, &limits, &mut Patient);
        // Each thread is told after 64 positions at the latest.
        let most = nodes + 64 * threads.get() as u64;
        assert!(report.nodes <= most, "{threads} threads: {}", report.nodes);
    }
}
