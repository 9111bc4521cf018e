//! The random numbers of one turn.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The generator for the turn that follows `turns_played`, of a game with this seed.
///
/// Every turn has its own stream of numbers, so a game that is left and continued plays on as it
/// would have. ChaCha8 gives the same numbers on every machine and in every version.
#[must_use]
pub fn turn_rng(game_seed: u64, turns_played: usize) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(game_seed);
    rng.set_stream(turns_played as u64);
    rng
}
