//! Positions that are hard on whoever has no time.

use amazons_core::{Geometry, Player, Position, Setup, Square};
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;

/// Draws a position in which the side to move has a move.
type Draw = fn(&mut ChaCha8Rng) -> Position;

/// Each kind, by name.
pub(super) const KINDS: [(&str, Draw); 7] = [
    ("closed regions", closed_regions),
    ("large regions", large_regions),
    ("few walls", few_walls),
    ("mazes", mazes),
    ("one a side", one_a_side),
    ("ten a side", ten_a_side),
    ("nearly filled", nearly_filled),
];

const SIDE: u8 = 11;

/// Walls every third line, so that rooms of four squares are left.
fn closed_regions(rng: &mut ChaCha8Rng) -> Position {
    let is_wall = |square: Square| square.column() % 3 == 2 || square.row() % 3 == 2;
    drawn(rng, |_| 8, |square, _| is_wall(square))
}

/// A wall down the middle and one across: four regions of 25 squares, torn here and there.
fn large_regions(rng: &mut ChaCha8Rng) -> Position {
    let is_wall = |square: Square| square.column() == 5 || square.row() == 5;
    drawn(
        rng,
        |rng| rng.random_range(2..=4),
        |square, rng| is_wall(square) || rng.random_bool(0.15),
    )
}

fn few_walls(rng: &mut ChaCha8Rng) -> Position {
    drawn(rng, |_| 4, |_, rng| rng.random_bool(0.05))
}

fn mazes(rng: &mut ChaCha8Rng) -> Position {
    drawn(
        rng,
        |rng| rng.random_range(1..=6),
        |_, rng| rng.random_bool(0.4),
    )
}

fn one_a_side(rng: &mut ChaCha8Rng) -> Position {
    let share = rng.random_range(0.0..0.5);
    drawn(rng, |_| 1, |_, rng| rng.random_bool(share))
}

fn ten_a_side(rng: &mut ChaCha8Rng) -> Position {
    let share = rng.random_range(0.0..0.5);
    drawn(rng, |_| 10, |_, rng| rng.random_bool(share))
}

fn nearly_filled(rng: &mut ChaCha8Rng) -> Position {
    let board = Geometry::new(SIDE, SIDE).expect("a board");
    let start = Position::start(board).expect("large enough");
    played_on(start, rng.random_range(70..100), rng)
}

/// The largest board with walls where `is_wall` says so and amazons on other squares at random. Drawn anew
/// until the side to move has a move.
fn drawn(
    rng: &mut ChaCha8Rng,
    amazons: impl Fn(&mut ChaCha8Rng) -> usize,
    is_wall: impl Fn(Square, &mut ChaCha8Rng) -> bool,
) -> Position {
    let board = Geometry::new(SIDE, SIDE).expect("a board");
    loop {
        let mut setup = Setup::empty(board);
        let mut free = Vec::new();
        for square in board.squares() {
            match is_wall(square, rng) {
                true => setup = setup.obstruction(square),
                false => free.push(square),
            }
        }
        free.shuffle(rng);
        let amazons = amazons(rng);
        for (i, &square) in free.iter().take(2 * amazons).enumerate() {
            setup = setup.amazon(Player::ALL[i % 2], square);
        }
        let position = setup.position().ok();
        if let Some(position) = position.filter(Position::has_any_move) {
            return position;
        }
    }
}

/// The position after so many random turns, or before the game would have been over.
pub(super) fn played_on(start: Position, turns: usize, rng: &mut ChaCha8Rng) -> Position {
    let mut position = start;
    for _ in 0..turns {
        let moves = position.moves();
        let mv = moves
            .choose(rng)
            .expect("no position without a move is kept");
        let next = position.play_unchecked(*mv);
        if !next.has_any_move() {
            break;
        }
        position = next;
    }
    position
}
