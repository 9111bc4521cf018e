//! The beginnings of games: each serves a pair of them.

use core::fmt;
use std::path::PathBuf;

use amazons_ai::evaluate;
use amazons_core::{ByPlayer, Game, Geometry, Position, Reading};
use anyhow::{Context, bail};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::book;

/// Random openings that are tried for one that is near balance.
const ATTEMPTS: u32 = 10_000;

/// Where a pair of games begins, and the seed of each of them.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub(crate) game: Game,
    /// By the colour of the match's first player, which names the game in its pair.
    pub(crate) game_seeds: ByPlayer<u64>,
}

/// What a match may be told of openings.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct OpeningOptions {
    /// Random legal plies at the beginning of each pair of games.
    #[arg(long, value_name = "N", default_value = "2")]
    opening_plies: usize,

    /// Draw the random plies again until neither side is ahead by more than so many squares by the
    /// evaluation.
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    balance: Option<f64>,

    /// File of openings, a position text or a list of moves from the board's start on each line,
    /// which the pairs take in turn.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["opening_plies", "balance"])]
    openings: Option<PathBuf>,
}

fn squares(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(squares) if squares >= 0.0 && squares.is_finite() => Ok(squares),
        _ => Err("expected a number of squares".into()),
    }
}

impl OpeningOptions {
    /// Reads the file, if there is one.
    pub(crate) fn source(&self, board: Geometry) -> anyhow::Result<Source> {
        let start = Position::start(board)?;
        let Some(path) = &self.openings else {
            return Ok(Source::Random {
                start,
                plies: self.opening_plies,
                bound: self.balance,
            });
        };
        let name = path.file_name().unwrap_or(path.as_os_str());
        let games = book::read(path, start)
            .with_context(|| format!("cannot read the openings in {}", path.display()))?;
        Ok(Source::Book {
            name: name.to_string_lossy().into(),
            games,
        })
    }
}

/// Where openings come from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    Random {
        start: Position,
        plies: usize,
        /// The greatest lead of a side, in squares.
        bound: Option<f64>,
    },
    Book {
        name: String,
        /// At least one.
        games: Vec<Game>,
    },
}

impl Source {
    /// Two random plies.
    pub(crate) fn two_plies(start: Position) -> Source {
        Source::Random {
            start,
            plies: 2,
            bound: None,
        }
    }

    /// Draws the opening of a pair; nothing but the arguments has a part in it.
    ///
    /// # Errors
    ///
    /// When no opening is near enough to balance.
    pub(crate) fn draw(&self, seed: u64, pair: u32) -> anyhow::Result<Opening> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(pair));
        let game = match self {
            Source::Random {
                start,
                plies,
                bound,
            } => random(*start, *plies, *bound, &mut rng)?,
            Source::Book { games, .. } => games[pair as usize % games.len()].clone(),
        };
        Ok(Opening {
            game,
            game_seeds: ByPlayer::from_fn(|_| rng.random()),
        })
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Random { plies, bound, .. } => {
                write!(f, "{plies} random plies")?;
                match bound {
                    Some(bound) => write!(f, " within {bound} squares"),
                    None => Ok(()),
                }
            }
            Source::Book { name, games } => write!(f, "{} of {name}", games.len()),
        }
    }
}

/// Where a game started, with the counters it had there.
pub(crate) fn first_reading(game: &Game) -> Reading {
    let mut first = game.clone();
    while first.undo().is_some() {}
    first.reading()
}

fn random(
    start: Position,
    plies: usize,
    bound: Option<f64>,
    rng: &mut ChaCha8Rng,
) -> anyhow::Result<Game> {
    for _ in 0..ATTEMPTS {
        let mut game = Game::new(start);
        for _ in 0..plies {
            let Some(&mv) = game.position().moves().choose(rng) else {
                break;
            };
            game.play(mv).expect("generated moves are legal");
        }
        let Some(bound) = bound else {
            return Ok(game);
        };
        let is_over = game.outcome().is_some();
        if !is_over && evaluate(game.position()).squares().abs() <= bound {
            return Ok(game);
        }
    }
    let bound = bound.unwrap_or_default();
    bail!(
        "none of {ATTEMPTS} random openings of {plies} plies lies within {bound} squares of balance"
    );
}

#[cfg(test)]
mod tests {
    use amazons_core::Player;

    use super::*;

    fn draw(bound: Option<f64>, seed: u64, pair: u32) -> anyhow::Result<Opening> {
        let source = Source::Random {
            start: Position::start(Geometry::MEDIUM).unwrap(),
            plies: 2,
            bound,
        };
        source.draw(seed, pair)
    }

    #[test]
    fn openings_depend_on_the_seed_and_the_pair() {
        let draw = |seed, pair| {
            let Opening { game, game_seeds } = draw(None, seed, pair).unwrap();
            assert_eq!(game.moves().len(), 2);
            assert_ne!(game_seeds.white, game_seeds.black);
            (game.moves().to_vec(), game_seeds)
        };
        assert_eq!(draw(1, 0), draw(1, 0));
        assert_ne!(draw(1, 0).0, draw(1, 1).0);
        assert_ne!(draw(1, 0).0, draw(2, 0).0);
        assert_ne!(draw(1, 0).1, draw(1, 1).1);
    }

    #[test]
    fn openings_near_balance_are_within_the_bound() {
        let lead = |opening: Opening| evaluate(opening.game.position()).squares().abs();
        let leads = |bound| (0..30).map(move |pair| lead(draw(bound, 1, pair).unwrap()));
        assert!(leads(Some(0.5)).all(|lead| lead <= 0.5));
        assert!(
            leads(None).any(|lead| lead > 0.5),
            "the bound changes nothing"
        );
        // The bound holds nowhere on a board where the first ply decides.
        let source = Source::Random {
            start: Position::from_diagram("W.B", Player::White).unwrap(),
            plies: 1,
            bound: Some(100.0),
        };
        let error = source.draw(1, 0).map(|_| ()).unwrap_err().to_string();
        let expected =
            "none of 10000 random openings of 1 plies lies within 100 squares of balance";
        assert_eq!(error, expected);
    }
}
