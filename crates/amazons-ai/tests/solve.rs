//! Proofs, against a search that knows nothing but the rules.

use std::collections::HashMap;

use amazons_ai::{Patient, SolveLimits, Solver};
use amazons_core::{Bitboard, Geometry, Move, Player, Position, Setup, Square};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Who has won every position seen, by trying all moves to the end.
#[derive(Default)]
struct Exhaustive {
    known: HashMap<Position, bool>,
}

impl Exhaustive {
    fn is_won(&mut self, position: &Position) -> bool {
        if let Some(&is_won) = self.known.get(position) {
            return is_won;
        }
        let is_won = !self.winning_moves(position, 1).is_empty();
        self.known.insert(*position, is_won);
        is_won
    }

    /// Winning moves, up to a number of them.
    fn winning_moves(&mut self, position: &Position, most: usize) -> Vec<Move> {
        let moves = position.moves().into_iter();
        moves
            .filter(|&mv| !self.is_won(&position.play_unchecked(mv)))
            .take(most)
            .collect()
    }
}

/// A board of up to 7 x 5 squares with one to four amazons a side and some empty squares, strewn.
fn strewn(rng: &mut ChaCha8Rng, most_empty: usize) -> Position {
    let board = Geometry::new(rng.random_range(2..=7), rng.random_range(2..=5)).expect("a board");
    let mut squares: Vec<Square> = board.squares().iter().collect();
    squares.shuffle(rng);
    let mut take = |most: usize| -> Bitboard {
        let count = rng.random_range(1..=most).min(squares.len() / 2);
        squares.drain(..count.max(1)).collect()
    };
    let mut setup = Setup::empty(board);
    setup.amazons.white = take(4);
    setup.amazons.black = take(4);
    let empty = take(most_empty);
    setup.blocked = board.squares() & !(setup.amazons.white | setup.amazons.black | empty);
    setup.position().expect("a position")
}

/// The solver's answers to every question about a position are those of the exhaustive search.
fn check(position: &Position, solver: &mut Solver, exhaustive: &mut Exhaustive) {
    let limits = SolveLimits::default();
    let to_move = position.to_move();
    let is_won = exhaustive.is_won(position);
    let expected = if is_won { to_move } else { !to_move };
    let solution = solver
        .solve(position, &limits, &mut Patient)
        .expect("no limit");
    assert_eq!(solution.winner, expected, "{position:?}");
    match solution.best {
        None => assert!(!position.has_any_move(), "{position:?}"),
        Some(mv) => {
            let is_lost_for_other = !exhaustive.is_won(&position.play_unchecked(mv));
            assert_eq!(is_lost_for_other, is_won, "{mv} in {position:?}");
        }
    }
    let winning = solver.winning_moves(position, &limits, &mut Patient);
    let expected = exhaustive.winning_moves(position, usize::MAX);
    assert_eq!(winning, Some(expected), "{position:?}");
}

/// From squares that hardly hang together to a small board: zugzwang, defective territories and sums
/// of regions come up by the hundred.
#[test]
fn strewn_positions_are_solved_as_by_trying_everything() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut solver = Solver::new(1);
    for count in 0..4000 {
        let position = strewn(&mut rng, 4 + count % 6);
        // Each board of its own, or positions of different boards would be taken for one another.
        let mut exhaustive = Exhaustive::default();
        check(&position, &mut solver, &mut exhaustive);
        let passed = position.to_setup().to_move(Player::Black).position();
        check(&passed.expect("a position"), &mut solver, &mut exhaustive);
    }
}

#[test]
fn what_was_looked_at_is_counted_after_a_stop_too() {
    let start = Position::start("5x5".parse().expect("a board")).expect("large enough");
    let mut solver = Solver::new(1);
    let mut asked = 0;
    let mut stop_soon = || {
        asked += 1;
        asked == 3
    };
    let limits = SolveLimits::default();
    assert_eq!(solver.winner(&start, &limits, &mut stop_soon), None);
    assert!(
        (1..=3 * 128).contains(&solver.nodes()),
        "{}",
        solver.nodes()
    );
}
