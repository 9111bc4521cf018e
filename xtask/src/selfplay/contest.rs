//! A match: pairs of games, each pair with one opening and both ways round.

use core::ops::ControlFlow;
use core::time::Duration;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use amazons_core::{ByPlayer, Game, Move, Player};

use super::contender::Recipe;
use super::fault::{Fault, NoMove};
use super::game_line::{GameLine, MatchTag, Reason, first_is, pair_of};
use super::halt::Halt;
use super::limit::{Clock, Limit, Tolerance};
use super::opening::{Opening, first_reading};
use super::thinker::{Choice, Thinker};

/// Two players, their limits, and the openings of their games.
#[derive(Clone, Debug)]
pub(crate) struct Contest {
    pub(crate) tag: MatchTag,
    pub(crate) recipes: [Recipe; 2],
    pub(crate) limit: Limit,
    pub(crate) tolerance: Tolerance,
    /// One for each pair.
    pub(crate) openings: Vec<Opening>,
}

/// How a game ended.
struct Ending {
    winner: Player,
    fault: Option<Fault>,
}

impl Contest {
    /// Plays the games with these numbers, so many at once, and hands them out as they end, until told
    /// to break off or halted from outside; running games are then given up.
    pub(crate) fn play(
        &self,
        games: &[u32],
        workers: NonZeroUsize,
        mut on_game: impl FnMut(GameLine) -> ControlFlow<()>,
    ) {
        let halt = Halt::default();
        let next = AtomicUsize::new(0);
        let (sender, finished) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..workers.get().min(games.len()) {
                let (sender, halt, next) = (sender.clone(), &halt, &next);
                scope.spawn(move || {
                    let mut thinkers = self
                        .recipes
                        .each_ref()
                        .map(|r| Thinker::new(r, self.tolerance));
                    while let Some(&game) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let Some(line) = self.play_game(game, &mut thinkers, halt) else {
                            return;
                        };
                        if sender.send(line).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for line in finished {
                if on_game(line).is_break() {
                    halt.set();
                    break;
                }
            }
        });
    }

    /// The game with this number; `None` where it was given up.
    fn play_game(&self, number: u32, thinkers: &mut [Thinker; 2], halt: &Halt) -> Option<GameLine> {
        let opening = self.opening(number);
        let first_is = first_is(number);
        let seat = |player| usize::from(player != first_is);
        let seed = opening.game_seeds[first_is];
        let mut game = opening.game.clone();
        let mut nodes = ByPlayer::from_fn(|_| None);
        let mut times = ByPlayer::from_fn(|_| Duration::ZERO);
        let mut clocks = self.recipes.each_ref().map(|recipe| {
            let limit = recipe.own_limit().unwrap_or(self.limit);
            Clock::new(limit, self.tolerance)
        });

        let ending = 'game: {
            for player in Player::ALL {
                if let Err(error) = thinkers[seat(player)].new_game(seed, halt) {
                    break 'game Ending::lost(player, error)?;
                }
            }
            loop {
                if let Some(winner) = game.position().winner() {
                    break Ending {
                        winner,
                        fault: None,
                    };
                }
                let player = game.position().to_move();
                let thinker = &mut thinkers[seat(player)];
                let clock = &clocks[seat(player)];
                let began = Instant::now();
                let chosen = thinker.choose(&game, seed, clock, halt);
                let time = began.elapsed();
                times[player] += time;
                let chosen = chosen.and_then(|choice| {
                    if thinker.heeds_limits() && clock.is_timed() && time > clock.allowance(player)
                    {
                        return Err(Fault::Time.into());
                    }
                    play(&mut game, choice.mv)?;
                    Ok(choice)
                });
                match chosen {
                    Ok(Choice { nodes: some, .. }) => {
                        if let Some(some) = some {
                            *nodes[player].get_or_insert(0) += some;
                        }
                        clocks
                            .iter_mut()
                            .for_each(|clock| clock.spend(player, time));
                    }
                    Err(error) => {
                        thinker.restart();
                        break Ending::lost(player, error)?;
                    }
                }
            }
        };

        let [white, black] = Player::ALL.map(|player| self.tag.players[seat(player)].clone());
        let opening_turns = opening.game.moves().len();
        Some(GameLine {
            game: number,
            white,
            black,
            start: first_reading(&opening.game),
            opening: opening.game.moves().to_vec(),
            moves: game.moves()[opening_turns..].to_vec(),
            winner: ending.winner,
            reason: ending.fault.as_ref().map_or(Reason::NoMove, Reason::from),
            detail: ending.fault.map(|fault| fault.to_string()),
            nodes,
            seed,
            tag: self.tag.clone(),
            timing: Some(times.into()),
        })
    }

    /// Whether a line from a log is of this match: then it says what a game played now would.
    pub(crate) fn owns(&self, line: &GameLine) -> bool {
        let is_numbered = (1..=self.tag.games).contains(&line.game);
        is_numbered && line.tag == self.tag && {
            let opening = self.opening(line.game);
            line.start == first_reading(&opening.game)
                && line.opening == opening.game.moves()
                && line.seed == opening.game_seeds[line.first_is()]
        }
    }

    fn opening(&self, game: u32) -> &Opening {
        &self.openings[pair_of(game) as usize]
    }
}

impl Ending {
    /// The player has no move to show; `None` where the game is given up.
    fn lost(player: Player, error: NoMove) -> Option<Ending> {
        match error {
            NoMove::Halted => None,
            NoMove::Lost(fault) => Some(Ending {
                winner: !player,
                fault: Some(fault),
            }),
        }
    }
}

fn play(game: &mut Game, mv: Move) -> Result<(), Fault> {
    let played = game.play(mv);
    played.map_err(|error| Fault::IllegalMove(format!("`{mv}`: {error}")))
}

#[cfg(test)]
mod tests {
    use amazons_ai::Level;
    use amazons_core::Position;

    use super::*;
    use crate::selfplay::contender::Contender;
    use crate::selfplay::means::Means;
    use crate::selfplay::plan::Plan;

    fn play(workers: usize, seed: u64) -> Vec<GameLine> {
        let start = Position::start("5x5".parse().unwrap()).unwrap();
        let contenders = [
            Contender::Level(Level::Hard),
            Contender::Full(Means::default()),
        ];
        let plan = Plan {
            seed,
            limit: Limit::Nodes(500.try_into().unwrap()),
            ..Plan::untimed(contenders, "5x5".into(), start, 3)
        };
        let mut lines = Vec::new();
        let workers = workers.try_into().unwrap();
        plan.contest()
            .unwrap()
            .play(&[1, 2, 3, 4, 5, 6], workers, |line| {
                lines.push(GameLine {
                    timing: None,
                    ..line
                });
                ControlFlow::Continue(())
            });
        lines.sort_by_key(|line| line.game);
        lines
    }

    #[test]
    fn a_seed_gives_the_same_games_to_any_number_of_workers() {
        assert_eq!(play(1, 7), play(2, 7));
        assert_ne!(play(1, 7), play(1, 8));
    }

    #[test]
    fn a_pair_shares_its_opening_and_swaps_colours() {
        let lines = play(2, 1);
        assert_eq!(lines.len(), 6);
        for pair in lines.chunks(2) {
            assert_eq!(pair[0].opening, pair[1].opening);
            assert_eq!(
                (pair[0].white.as_str(), pair[1].white.as_str()),
                ("Hard", "Full")
            );
            for line in pair {
                let game = line.replay().unwrap();
                assert_eq!(
                    game.outcome().map(|outcome| outcome.winner),
                    Some(line.winner)
                );
                let chosen: usize = Player::ALL.iter().map(|&p| line.moves_of(p)).sum();
                assert_eq!(chosen, line.moves.len());
            }
        }
    }
}
