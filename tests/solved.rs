//! Boards that are solved, and positions whose combinatorial values are published.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

mod canonical;

use std::collections::BTreeMap;

use amazons_ai::{Patient, SolveLimits, Solver};
use amazons_core::{Move, Player, Position};
use serde::Deserialize;

use canonical::Games;

/// See `data/README.md`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Solved {
    /// Who wins from the default start.
    boards: BTreeMap<String, String>,
    replies_4x4: Replies,
    /// Values of diagrams, Black being Left.
    values: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Replies {
    first_moves: usize,
    two_ply_lines: usize,
    won_by_black: usize,
    /// Winning replies and all replies to a first move.
    winning_replies: BTreeMap<String, (usize, usize)>,
    line: String,
}

fn solved() -> Solved {
    serde_json::from_str(include_str!("data/solved.json")).unwrap()
}

fn winner(solver: &mut Solver, position: &Position) -> Player {
    let winner = solver.winner(position, &SolveLimits::default(), &mut Patient);
    winner.expect("no limit")
}

#[test]
fn small_boards_have_their_winners() {
    for (board, place) in solved().boards {
        let start = Position::start(board.parse().unwrap()).unwrap();
        let found = match winner(&mut Solver::new(256), &start) {
            Player::White => "first",
            Player::Black => "second",
        };
        assert_eq!(found, place, "{board}");
    }
}

#[test]
fn every_reply_on_4x4_is_judged() {
    let known = solved().replies_4x4;
    let start = Position::start("4x4".parse().unwrap()).unwrap();
    let mut solver = Solver::new(64);
    let (mut lines, mut won_by_black) = (0, 0);
    let mut winning_replies = BTreeMap::new();
    let first_moves = start.moves();
    for &mv in &first_moves {
        let position = start.play_unchecked(mv);
        let winning = solver.winning_moves(&position, &SolveLimits::default(), &mut Patient);
        let counts = (winning.unwrap().len(), position.moves().len());
        won_by_black += counts.0;
        lines += counts.1;
        winning_replies.insert(mv.to_string(), counts);
    }
    assert_eq!(first_moves.len(), known.first_moves);
    assert_eq!(
        (lines, won_by_black),
        (known.two_ply_lines, known.won_by_black)
    );
    for (mv, counts) in known.winning_replies {
        assert_eq!(winning_replies[&mv], counts, "{mv}");
    }
}

#[test]
fn black_makes_no_mistake_on_the_published_line() {
    let known = solved().replies_4x4;
    let mut position = Position::start("4x4".parse().unwrap()).unwrap();
    let mut solver = Solver::new(64);
    for mv in known.line.split(' ') {
        assert_eq!(
            winner(&mut solver, &position),
            Player::Black,
            "{position:?}"
        );
        position = position.play(mv.parse::<Move>().unwrap()).unwrap();
    }
    assert_eq!(position.winner(), Some(Player::Black));
}

/// Who wins a diagram when White, and when Black, moves first.
fn winners(solver: &mut Solver, diagram: &str) -> [Player; 2] {
    Player::ALL.map(|to_move| {
        let position = Position::from_diagram(diagram, to_move).unwrap();
        winner(solver, &position)
    })
}

#[test]
fn published_values_come_out_and_tell_the_winner() {
    let mut games = Games::default();
    let mut solver = Solver::new(16);
    for (diagram, value) in solved().values {
        let game = games.of(&Position::from_diagram(&diagram, Player::White).unwrap());
        assert_eq!(games.text(game), value, "{diagram}");
        assert_eq!(
            winners(&mut solver, &diagram),
            games.winners(game),
            "{diagram}"
        );
    }
}

/// Two diagrams beside each other, with a wall between.
fn beside(left: &str, right: &str) -> String {
    let rows = |diagram: &str| diagram.split('|').map(String::from).collect::<Vec<_>>();
    let (left, right) = (rows(left), rows(right));
    let wall = |rows: &[String]| "#".repeat(rows[0].len());
    let height = left.len().max(right.len());
    let row = |rows: &[String], i: usize| rows.get(i).cloned().unwrap_or_else(|| wall(rows));
    let joined = (0..height).map(|i| format!("{}#{}", row(&left, i), row(&right, i)));
    joined.collect::<Vec<_>>().join("|")
}

#[test]
fn sums_of_two_are_won_as_their_values_say() {
    let mut games = Games::default();
    let mut solver = Solver::new(64);
    let values = solved().values;
    let narrow = || {
        values
            .keys()
            .filter(|diagram| diagram.find('|').unwrap() <= 5)
    };
    let mut sums = 0;
    for left in narrow() {
        for right in narrow() {
            let value = |games: &mut Games, diagram: &str| {
                games.of(&Position::from_diagram(diagram, Player::White).unwrap())
            };
            let (a, b) = (value(&mut games, left), value(&mut games, right));
            let sum = games.sum(a, b);
            let diagram = beside(left, right);
            assert_eq!(
                winners(&mut solver, &diagram),
                games.winners(sum),
                "{diagram}"
            );
            sums += 1;
        }
    }
    assert_eq!(sums, 121);
}
