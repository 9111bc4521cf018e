//! Looking ahead: iterative-deepening principal-variation search over the learned evaluation.

mod agenda;
mod history;
mod last_turn;
mod prover;
mod root;
mod selection;
mod shared;
mod table;
mod window;
mod worker;

use std::num::NonZeroUsize;
use std::thread;

use amazons_core::Position;

use crate::learned::Judge;
use crate::limits::Limits;
use crate::observer::Observer;
use crate::report::Report;
use crate::solve::Solver;
use prover::Prover;
use root::Root;
use shared::Shared;
use table::Table;
use worker::Worker;

/// Thinks about a position until a limit is reached, the observer says stop, or nothing is left to
/// find out.
///
/// There is a line wherever there is a move, however soon the stop comes. Same position, same limits,
/// no stop: the same report on every machine. What is reported as won or lost is proved.
///
/// ```
/// use amazons_ai::{Limits, Patient, think};
/// use amazons_core::{Player, Position};
///
/// // White shuts Black in at once.
/// let position = Position::from_diagram("W...|..##|..#B", Player::White)?;
/// let report = think(&position, &Limits::default(), &mut Patient);
/// assert_eq!(report.score().mate(), Some(1));
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
pub fn think(position: &Position, limits: &Limits, observer: &mut impl Observer) -> Report {
    // No larger than what the limits can fill.
    let bytes = match (limits.nodes, limits.depth) {
        (_, Some(..=2)) => 1 << 16,
        (Some(nodes), _) => nodes.saturating_mul(4).clamp(1 << 12, 1 << 24) as usize,
        (None, _) => 1 << 24,
    };
    Searcher::with_bytes(bytes, NonZeroUsize::MIN).think(position, limits, observer)
}

/// A search with a memory that lasts from one position to the next, for whoever plays a game with it.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use amazons_ai::{Limits, Patient, Searcher};
/// use amazons_core::{Geometry, Position};
///
/// let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
/// let limits = Limits { nodes: Some(2000), ..Limits::default() };
/// let mut position = Position::start(Geometry::QUICK)?;
/// for _ in 0..2 {
///     let mv = searcher.think(&position, &limits, &mut Patient).best().expect("there is a move");
///     position = position.play(mv)?;
/// }
/// assert!(searcher.fullness() <= 1000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Searcher {
    table: Table,
    solver: Solver,
    threads: NonZeroUsize,
}

impl Searcher {
    /// A search that remembers positions in about so many mebibytes, and thinks with so many threads.
    ///
    /// A quarter as much more is taken for proofs towards the end of a game. With more than one thread
    /// the same question may get another answer next time.
    #[must_use]
    pub fn new(mebibytes: usize, threads: NonZeroUsize) -> Searcher {
        Searcher::with_bytes(mebibytes << 20, threads)
    }

    fn with_bytes(bytes: usize, threads: NonZeroUsize) -> Searcher {
        Searcher {
            table: Table::with_bytes(bytes),
            solver: Solver::new((bytes >> 22).max(1)),
            threads,
        }
    }

    /// How full the memory is of positions of the last search, in thousandths.
    #[must_use]
    pub fn fullness(&self) -> u32 {
        self.table.fullness()
    }

    /// Forgets everything, as for a new game.
    pub fn forget(&mut self) {
        let bytes = self.table.bytes();
        // The old memory is given back first, so that both are never held together.
        *self = Searcher::with_bytes(0, self.threads);
        *self = Searcher::with_bytes(bytes, self.threads);
    }

    /// Thinks as [`think`] does.
    pub fn think(
        &mut self,
        position: &Position,
        limits: &Limits,
        observer: &mut impl Observer,
    ) -> Report {
        self.table.age();
        let judge = Judge::of(position.geometry());
        let helpers = self.threads.get() - 1;
        let shared = Shared::new(helpers);
        let budget = limits.nodes.unwrap_or(u64::MAX);
        let (table, solver) = (&self.table, &mut self.solver);
        thread::scope(|scope| {
            for _ in 0..helpers {
                let shared = &shared;
                scope.spawn(move || {
                    let mut until_stopped = || shared.is_stopped();
                    let root = Root {
                        worker: Worker::new(judge, table, shared, budget, &mut until_stopped),
                        position,
                        prover: None,
                        lost: Vec::new(),
                    };
                    // The first thread's limits end it.
                    root.deepen(&Limits {
                        lines: limits.lines,
                        ..Limits::default()
                    });
                });
            }
            let root = Root {
                worker: Worker::new(judge, table, &shared, budget, observer),
                position,
                prover: Prover::of(position, solver),
                lost: Vec::new(),
            };
            let report = root.deepen(limits);
            shared.stop();
            report
        })
    }
}
