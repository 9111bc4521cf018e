//! Whole games of level against level from fixed seeds, one on each named board.
//!
//! They change with every change of the evaluation or of a level's rules, and should change with
//! nothing else.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

mod view;

use amazons_ai::{Level, Patient, turn_rng};
use amazons_core::{ByPlayer, Game, Geometry, Position};
use insta::assert_snapshot;
use view::view;

/// Plays a game to its end and writes it down, a numbered line for each turn of both.
fn play(board: Geometry, levels: ByPlayer<Level>, seed: u64) -> String {
    let mut game = Game::new(Position::start(board).unwrap());
    while game.outcome().is_none() {
        let position = game.position();
        let mut rng = turn_rng(seed, game.moves().len());
        let mv = levels[position.to_move()].choose(position, &mut rng, &mut Patient);
        game.play(mv.expect("there is a move")).unwrap();
    }
    let mut text = format!(
        "{} (white) against {} (black), seed {seed}\n\n",
        levels.white, levels.black
    );
    for (number, turns) in (1..).zip(game.moves().chunks(2)) {
        let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
        text += &format!("{number}. {}\n", turns.join(" "));
    }
    format!("{text}\n{}", view(&game.reading()))
}

fn check(name: &str, board: Geometry, [white, black]: [Level; 2], seed: u64) {
    assert_snapshot!(name, play(board, ByPlayer { white, black }, seed));
}

#[test]
fn hard_against_normal_on_quick() {
    check(
        "hard_normal_6x6",
        Geometry::QUICK,
        [Level::Hard, Level::Normal],
        1,
    );
}

#[test]
fn normal_against_hard_on_medium() {
    check(
        "normal_hard_8x8",
        Geometry::MEDIUM,
        [Level::Normal, Level::Hard],
        2,
    );
}

#[test]
fn crazy_against_easy_on_classic() {
    check(
        "crazy_easy_10x10",
        Geometry::CLASSIC,
        [Level::Crazy, Level::Easy],
        3,
    );
}
