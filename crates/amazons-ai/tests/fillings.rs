//! Moves left in closed regions, against trying everything; and that no region takes long.

use std::collections::HashMap;

use amazons_ai::{Filling, Patient, fill};
use amazons_core::{Bitboard, Geometry, Player, Region, Setup, Square, queen_reach};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A region grown at random from a square on a board of any size, with some amazons in it. How often a
/// square is passed over makes it a blob or a net of corridors.
fn grown(rng: &mut ChaCha8Rng, most_squares: u32) -> Region {
    let side = rng.random_range(4..=11);
    let board = Geometry::new(side, side).expect("a board");
    let skip: f64 = rng.random_range(0.0..0.6);
    let squares: Vec<Square> = board.squares().iter().collect();
    let mut pick = |set: Bitboard| {
        let squares: Vec<Square> = set.iter().collect();
        squares[rng.random_range(0..squares.len())]
    };
    let seed = squares[squares.len() / 2];
    let mut region = Bitboard::from(seed);
    let mut passed = Bitboard::EMPTY;
    while region.len() < most_squares {
        let beside = region.neighbours() & board.squares() & !region & !passed;
        if beside.is_empty() {
            break;
        }
        let square = pick(beside);
        // Corridors: what touches more than it must is passed over.
        let touches = (Bitboard::from(square).neighbours() & region).len();
        if touches > 2 && f64::from(touches) * skip > 1.0 {
            passed = passed.with(square);
        } else {
            region = region.with(square);
        }
    }
    let mut setup = Setup::empty(board).amazon(Player::White, seed);
    for _ in 0..region.len() / 12 {
        setup.amazons.white = setup.amazons.white.with(pick(region));
    }
    setup.blocked = board.squares() & !region;
    // The other side has to be somewhere: on a burnt square beyond.
    let far = setup.blocked.first();
    let Some(far) = far else {
        return grown(rng, most_squares - 1);
    };
    setup.blocked = setup.blocked.without(far);
    setup = setup.amazon(Player::Black, far);
    let position = setup.position().expect("a position");
    match Region::around(&position, seed) {
        Some(region) if region.amazons(Player::Black).is_empty() => region,
        _ => grown(rng, most_squares),
    }
}

type Known = HashMap<(Bitboard, Bitboard), u32>;

/// The longest way, by trying all.
fn longest(amazons: Bitboard, empty: Bitboard, known: &mut Known) -> u32 {
    if let Some(&moves) = known.get(&(amazons, empty)) {
        return moves;
    }
    let mut most = 0;
    for from in amazons {
        let behind = empty.with(from);
        for to in queen_reach(from, empty) {
            for arrow in queen_reach(to, behind) {
                let after = behind.without(to).without(arrow);
                let amazons = amazons.without(from).with(to);
                most = most.max(1 + longest(amazons, after, known));
            }
        }
    }
    known.insert((amazons, empty), most);
    most
}

#[test]
fn small_regions_are_counted_as_by_trying_everything() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..600 {
        let squares = rng.random_range(2..=9);
        let region = grown(&mut rng, squares);
        let amazons = region.amazons(Player::White);
        let moves = longest(amazons, region.empty(), &mut Known::new());
        let filling = fill(&region, u64::MAX, &mut Patient);
        assert_eq!(filling, Some(Filling::Exact(moves)), "{region:?}");
        let unproved = fill(&region, 0, &mut Patient).expect("it is all White's");
        assert!(
            unproved.at_least() <= moves && moves <= unproved.at_most(),
            "{region:?}"
        );
    }
}

#[test]
fn no_region_takes_more_than_it_is_given() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let budget = 2_000;
    for _ in 0..150 {
        let squares = rng.random_range(20..=100);
        let region = grown(&mut rng, squares);
        let mut asked = 0;
        let mut observer = || {
            asked += 1;
            false
        };
        let filling = fill(&region, budget, &mut observer).expect("it is all White's");
        assert!(filling.at_least() <= filling.at_most(), "{region:?}");
        assert!(asked <= budget / 128 + 1, "{asked} in {region:?}");

        // Who says stop is not asked again.
        let mut asked = 0;
        let mut observer = || {
            asked += 1;
            true
        };
        fill(&region, u64::MAX, &mut observer).expect("it is all White's");
        assert!(asked <= 1, "{asked} in {region:?}");
    }
}
