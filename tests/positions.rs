//! Positions as a person sees them: starts, positions of the literature, whole real games.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

mod view;

use amazons_ai::amazon_mobility;
use amazons_core::{Game, Geometry, Player, Position};
use insta::assert_snapshot;
use view::view;

/// The position after the first `turns` of a game record, a move a line.
fn replay(record: &str, turns: usize) -> Game {
    let mut game = Game::new(Position::start(Geometry::CLASSIC).unwrap());
    for line in record.lines().take(turns) {
        game.play(line.parse().unwrap()).unwrap();
    }
    game
}

/// The move counts of both sides, whoever is to move.
fn move_counts(position: &Position) -> [u32; 2] {
    Player::ALL.map(|player| {
        let setup = position.to_setup().to_move(player);
        setup.position().unwrap().move_count()
    })
}

#[test]
fn starts() {
    for board in [
        "quick", "medium", "classic", "4x4", "5x4", "4x5", "11x11", "11x4",
    ] {
        let start = Position::start(board.parse().unwrap()).unwrap();
        assert_snapshot!(format!("start_{board}"), view(&Game::new(start).reading()));
    }
}

#[test]
fn other_starts() {
    for (name, text) in [
        ("cross", "3q2q3/10/10/Q8Q/10/10/Q8Q/10/10/3q2q3 w"),
        ("scrambled", "3q2Q3/10/10/Q8q/10/10/q8Q/10/10/3Q2q3 w"),
        ("6x6_two_a_side", "3q2/6/q5/5Q/6/2Q3 w"),
        ("8x8_three_a_side", "3q4/8/q6q/8/8/Q6Q/8/4Q3 w"),
        ("7x5_obstructed", "q2*2q/7/*2*2*/7/Q2*2Q w"),
    ] {
        assert_snapshot!(name, view(&text.parse().unwrap()));
    }
}

/// Boards and positions that stand in an article: what the article says of them is in
/// `literature.rs`, here is how they look and how mobile each amazon is.
#[test]
fn positions_of_lieberum_2005() {
    for (name, diagram) in [
        (
            "lieberum_figure_2",
            "..#B#.....|..W##.....|..##B####.|.##.#.W.#.|#....#....\
            |.##..###..|...W...#..|.#.....W.#|...B..B...|#......#..",
        ),
        (
            "lieberum_figure_3_left",
            "........#.|....#..#..|...W.B....|..##.B....|....#...#.\
            |.#B#.#####|.....#WW#.|...W##.#..|.#B..#....|.....#....",
        ),
    ] {
        let position = Position::from_diagram(diagram, Player::White).unwrap();
        let mut text = view(&Game::new(position).reading());
        for player in Player::ALL {
            for square in position.amazons(player) {
                let mobility = amazon_mobility(&position, square);
                text += &format!("mobility of {player} on {square}: {mobility}\n");
            }
        }
        assert_snapshot!(name, text);
    }
}

#[test]
fn yamazon_against_anky_2000() {
    let record = include_str!("data/yamazon-anky-2000.moves");
    for turns in [1, 20, 44, 70] {
        let game = replay(record, turns);
        let name = format!("yamazon_anky_turn_{turns}");
        assert_snapshot!(name, view(&game.reading()));
    }

    let game = replay(record, usize::MAX);
    assert_eq!(game.moves().len(), 88);
    assert_eq!(move_counts(game.position()), [0, 1]);
    let outcome = game.outcome().expect("white cannot move");
    assert_eq!((outcome.winner, outcome.turns), (Player::Black, 88));
    assert_snapshot!("yamazon_anky_end", view(&game.reading()));
}

#[test]
fn a_record_of_playstrategy() {
    let game = replay(include_str!("data/playstrategy.moves"), usize::MAX);
    assert_eq!(move_counts(game.position())[1], 0);
    assert_eq!(
        game.outcome().map(|outcome| outcome.winner),
        Some(Player::White)
    );
    assert_snapshot!("playstrategy_end", view(&game.reading()));
}
