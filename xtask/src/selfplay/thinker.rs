//! A player at a board.

use std::time::Instant;

use amazons_ai::{Level, Limits, Observer, Report, Searcher, turn_rng};
use amazons_core::{Game, Move};
use amazons_engine::{Equipment, Pace};

use super::contender::Recipe;
use super::engine::Engine;
use super::fault::NoMove;
use super::halt::Halt;
use super::limit::{Clock, Limit, Tolerance};

/// Plays one game after the other.
#[derive(Debug)]
pub(crate) enum Thinker {
    Level(Level),
    /// Remembers from move to move of a game.
    Full(Box<Searcher>),
    Engine(Box<Engine>),
}

/// A move and what it took to find.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) mv: Move,
    /// Unknown for levels, and for engines that do not tell.
    pub(crate) nodes: Option<u64>,
}

impl Thinker {
    pub(crate) fn new(recipe: &Recipe, tolerance: Tolerance) -> Thinker {
        match recipe {
            Recipe::Level(level) => Thinker::Level(*level),
            Recipe::Full(means) => {
                let Equipment { hash, threads } = means.equipment;
                Thinker::Full(Box::new(Searcher::new(hash, threads)))
            }
            Recipe::Engine { invocation, .. } => {
                let engine = Engine::new(invocation.clone(), tolerance.patience);
                Thinker::Engine(Box::new(engine))
            }
        }
    }

    /// What stands behind the player's name, so that a log can be told from one of another version.
    pub(crate) fn version(&mut self, halt: &Halt) -> Result<String, NoMove> {
        const OWN: &str = concat!(
            "amazons-ai ",
            env!("CARGO_PKG_VERSION"),
            " ",
            env!("AMAZONS_REVISION")
        );
        match self {
            Thinker::Level(_) | Thinker::Full(_) => Ok(OWN.into()),
            Thinker::Engine(engine) => engine.name(halt),
        }
    }

    pub(crate) fn new_game(&mut self, seed: u64, halt: &Halt) -> Result<(), NoMove> {
        match self {
            Thinker::Level(_) => Ok(()),
            Thinker::Full(searcher) => {
                searcher.forget();
                Ok(())
            }
            Thinker::Engine(engine) => engine.new_game(seed, halt),
        }
    }

    /// Chooses a move in a game that is not over. The move may be illegal.
    pub(crate) fn choose(
        &mut self,
        game: &Game,
        seed: u64,
        clock: &Clock,
        halt: &Halt,
    ) -> Result<Choice, NoMove> {
        match self {
            Thinker::Level(level) => {
                let mut rng = turn_rng(seed, game.moves().len());
                let mv = level.choose(game.position(), &mut rng, &mut || halt.is_set());
                let mv = mv.ok_or(NoMove::Halted)?;
                Ok(Choice { mv, nodes: None })
            }
            Thinker::Full(searcher) => search(searcher, game, clock, halt),
            Thinker::Engine(engine) => {
                let (mv, nodes) = engine.choose(game, clock, halt)?;
                Ok(Choice { mv, nodes })
            }
        }
    }

    /// Begins anew after a fault.
    pub(crate) fn restart(&mut self) {
        if let Thinker::Engine(engine) = self {
            engine.stop();
        }
    }

    /// Whether the match's limit counts for the player.
    pub(crate) fn heeds_limits(&self) -> bool {
        !matches!(self, Thinker::Level(_))
    }
}

fn search(
    searcher: &mut Searcher,
    game: &Game,
    clock: &Clock,
    halt: &Halt,
) -> Result<Choice, NoMove> {
    let nodes = match clock.limit {
        Limit::Nodes(nodes) => Some(nodes.get()),
        _ => None,
    };
    let limits = Limits {
        nodes,
        ..Limits::default()
    };
    let position = game.position();
    let mut watch = Watch {
        began: Instant::now(),
        pace: clock.allotment(position).map(Pace::new),
        halt,
    };
    let report = searcher.think(position, &limits, &mut watch);
    match report.best() {
        Some(mv) if !halt.is_set() => Ok(Choice {
            mv,
            nodes: Some(report.nodes),
        }),
        _ => Err(NoMove::Halted),
    }
}

/// Ends a search in time.
struct Watch<'a> {
    began: Instant,
    pace: Option<Pace>,
    halt: &'a Halt,
}

impl Observer for Watch<'_> {
    fn should_stop(&mut self) -> bool {
        let is_late = |pace: &Pace| pace.should_stop(self.began.elapsed());
        self.halt.is_set() || self.pace.as_ref().is_some_and(is_late)
    }

    fn progress(&mut self, report: &Report) {
        let used = self.began.elapsed();
        if let Some(pace) = &mut self.pace {
            pace.progress(report, used);
        }
    }
}
