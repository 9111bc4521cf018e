//! The random beginning that both games of a pair share.

use amazons_core::{ByPlayer, Game, Position};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Random plies at the beginning of each game.
const PLIES: usize = 2;

/// Where a pair of games begins, and the seed of each of them.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub(crate) game: Game,
    /// By the colour of the match's first player, which names the game in its pair.
    pub(crate) game_seeds: ByPlayer<u64>,
}

impl Opening {
    /// Draws the opening of a pair; nothing but the arguments has a part in it.
    pub(crate) fn draw(start: Position, seed: u64, pair: u32) -> Opening {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(pair));
        let mut game = Game::new(start);
        for _ in 0..PLIES {
            let Some(&mv) = game.position().moves().choose(&mut rng) else {
                break;
            };
            game.play(mv).expect("generated moves are legal");
        }
        Opening {
            game,
            game_seeds: ByPlayer::from_fn(|_| rng.random()),
        }
    }
}

#[cfg(test)]
mod tests {
    use amazons_core::Geometry;

    use super::*;

    #[test]
    fn openings_depend_on_the_seed_and_the_pair() {
        let start = Position::start(Geometry::MEDIUM).unwrap();
        let draw = |seed, pair| {
            let Opening { game, game_seeds } = Opening::draw(start, seed, pair);
            assert_eq!(game.moves().len(), PLIES);
            assert_ne!(game_seeds.white, game_seeds.black);
            (game.moves().to_vec(), game_seeds)
        };
        assert_eq!(draw(1, 0), draw(1, 0));
        assert_ne!(draw(1, 0).0, draw(1, 1).0);
        assert_ne!(draw(1, 0).0, draw(2, 0).0);
        assert_ne!(draw(1, 0).1, draw(1, 1).1);
    }
}
