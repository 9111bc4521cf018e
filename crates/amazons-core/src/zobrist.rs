//! The random keys of the position hash.

use crate::player::Player;
use crate::square::{GRID_SQUARES, Square};

/// One key for each thing that may stand on a square, and one for the side to move.
struct Keys {
    white: [u64; TABLE],
    black: [u64; TABLE],
    burnt: [u64; TABLE],
    black_to_move: u64,
}

/// A power of two, so that an index is cut to fit by one cheap operation instead of being checked.
const TABLE: usize = 128;

static KEYS: Keys = keys();

const fn keys() -> Keys {
    let mut state = 0x616d_617a_6f6e_7321;
    let mut keys = Keys {
        white: [0; TABLE],
        black: [0; TABLE],
        burnt: [0; TABLE],
        black_to_move: 0,
    };
    let mut i = 0;
    while i < GRID_SQUARES {
        (keys.white[i], state) = split_mix(state);
        (keys.black[i], state) = split_mix(state);
        (keys.burnt[i], state) = split_mix(state);
        i += 1;
    }
    (keys.black_to_move, _) = split_mix(state);
    keys
}

/// One step of a SplitMix64 generator: the number and the next state.
// CITE: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (z ^ (z >> 31), state)
}

#[inline]
pub(crate) fn amazon(player: Player, square: Square) -> u64 {
    match player {
        Player::White => KEYS.white[square.index() % TABLE],
        Player::Black => KEYS.black[square.index() % TABLE],
    }
}

#[inline]
pub(crate) fn burnt(square: Square) -> u64 {
    KEYS.burnt[square.index() % TABLE]
}

#[inline]
pub(crate) fn side_to_move(player: Player) -> u64 {
    match player {
        Player::White => 0,
        Player::Black => KEYS.black_to_move,
    }
}
