//! A match: pairs of games, each pair with one opening and both ways round.

use amazons_ai::{Level, Patient, turn_rng};
use amazons_core::{ByPlayer, Move, Player, Position};
use rayon::prelude::*;

use super::opening::Opening;
use crate::progress::Progress;

/// Two players, where they start, and how many pairs of games they play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contest {
    /// Has White in the first game of each pair.
    pub(crate) first: Level,
    /// Has White in the second game of each pair.
    pub(crate) second: Level,
    pub(crate) start: Position,
    pub(crate) pairs: u32,
    pub(crate) seed: u64,
}

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    /// The colour of the match's first player.
    pub(crate) first_is: Player,
    pub(crate) winner: Player,
    /// All turns, the opening's among them.
    pub(crate) moves: Vec<Move>,
}

impl Played {
    pub(crate) fn first_won(&self) -> bool {
        self.first_is == self.winner
    }
}

impl Contest {
    /// Plays all games on the threads of the current pool, and answers them pair by pair.
    ///
    /// The result does not depend on the number of threads.
    pub(crate) fn play(&self, progress: &Progress) -> Vec<[Played; 2]> {
        (0..self.pairs)
            .into_par_iter()
            .map(|pair| {
                let opening = Opening::draw(self.start, self.seed, pair);
                let play = |first_is| {
                    let played = self.play_game(&opening, first_is);
                    progress.advance();
                    played
                };
                let (one, other) = rayon::join(|| play(Player::White), || play(Player::Black));
                [one, other]
            })
            .collect()
    }

    fn play_game(&self, opening: &Opening, first_is: Player) -> Played {
        let levels = ByPlayer::from_fn(|player| match player == first_is {
            true => self.first,
            false => self.second,
        });
        let seed = opening.game_seeds[first_is];
        let mut game = opening.game.clone();
        loop {
            let position = game.position();
            if let Some(winner) = position.winner() {
                let moves = game.moves().to_vec();
                return Played {
                    first_is,
                    winner,
                    moves,
                };
            }
            let mut rng = turn_rng(seed, game.moves().len());
            let mv = levels[position.to_move()]
                .choose(position, &mut rng, &mut Patient)
                .expect("there is a move, and nobody says stop");
            game.play(mv).expect("levels choose legal moves");
        }
    }
}

#[cfg(test)]
mod tests {
    use rayon::ThreadPoolBuilder;

    use super::*;

    fn play(workers: usize, seed: u64) -> Vec<[Played; 2]> {
        let contest = Contest {
            first: Level::Hard,
            second: Level::Easy,
            start: Position::start("5x5".parse().unwrap()).unwrap(),
            pairs: 3,
            seed,
        };
        let pool = ThreadPoolBuilder::new().num_threads(workers);
        let progress = Progress::new(6, "games");
        pool.build().unwrap().install(|| contest.play(&progress))
    }

    #[test]
    fn a_seed_gives_the_same_games_to_any_number_of_workers() {
        assert_eq!(play(1, 7), play(2, 7));
        assert_ne!(play(1, 7), play(1, 8));
    }

    #[test]
    fn a_pair_shares_its_opening_and_swaps_colours() {
        for [one, other] in play(2, 1) {
            assert_eq!(one.moves[..2], other.moves[..2]);
            assert_eq!(
                (one.first_is, other.first_is),
                (Player::White, Player::Black)
            );
        }
    }
}
