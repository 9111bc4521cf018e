//! One search from beginning to end.

use core::time::Duration;

use amazons_ai::{Limits, Observer, Report, Searcher, think, turn_rng};
use amazons_core::Position;

use crate::clock::Clock;
use crate::pace::Pace;
use crate::signals::Signals;
use crate::strength::Strength;
use crate::time::Allotment;
use crate::uci::{BestMove, Info, Score};

/// What an answer has to wait for, though the search may have come to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// Nothing.
    #[default]
    Nothing,
    /// The signal to stop.
    Stop,
    /// The signal that the move thought about was played, from which on time counts; or that to stop.
    Hit,
}

/// A position to think about, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The position.
    pub position: Position,
    /// Turns played before it: together with the seed it tells which random numbers a level uses.
    pub turns_played: u32,
    /// How strong to play.
    pub strength: Strength,
    /// Seed of the levels' random numbers.
    pub seed: u64,
    /// What ends a search of full strength. Levels have limits of their own.
    pub limits: Limits,
    /// Time to think for; no limit where `None`.
    pub allotment: Option<Allotment>,
    /// What the answer has to wait for.
    pub hold: Hold,
}

impl Task {
    /// Thinks, and tells now and then what is known so far.
    ///
    /// There is a move wherever the position has one, however soon the end comes. The same task gives the
    /// same answer on every machine unless time or a signal ends it, or the searcher has several threads
    /// or remembers something else. Returns when the search is at its end and there is nothing to wait for.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use amazons_ai::Limits;
    /// use amazons_core::{Geometry, Position};
    /// use amazons_engine::{Equipment, Hold, Signals, Strength, Task};
    ///
    /// let position = Position::start(Geometry::QUICK)?;
    /// let task = Task {
    ///     position,
    ///     turns_played: 0,
    ///     strength: Strength::Full,
    ///     seed: 0,
    ///     limits: Limits { nodes: Some(1000), ..Limits::default() },
    ///     allotment: None,
    ///     hold: Hold::Nothing,
    /// };
    /// let mut searcher = Equipment::default().searcher()?;
    /// let clock = || Duration::ZERO;
    /// let best = task.run(&mut searcher, &Signals::default(), &clock, &mut |info| println!("{info}"));
    /// assert!(position.is_legal(best.mv.expect("there is a move")));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run(
        &self,
        searcher: &mut Searcher,
        signals: &Signals,
        clock: &impl Clock,
        tell: &mut impl FnMut(Info),
    ) -> BestMove {
        let mut watch = Watch {
            task: self,
            signals,
            clock,
            began: clock.now(),
            counts_from: None,
            pace: self.allotment.map(Pace::new),
            tell,
        };
        let best = match self.strength {
            Strength::Full => watch.think(searcher),
            Strength::Level(level) => {
                let mut rng = turn_rng(self.seed, self.turns_played as usize);
                match level.choose(&self.position, &mut rng, &mut watch) {
                    None => self.glance(),
                    mv => BestMove { mv, ponder: None },
                }
            }
        };
        signals.wait_until(|signals| {
            signals.is_stopped()
                || match self.hold {
                    Hold::Nothing => true,
                    Hold::Stop => false,
                    Hold::Hit => signals.is_hit(),
                }
        });
        best
    }

    /// A move for a level that was not given the time to choose one.
    fn glance(&self) -> BestMove {
        const NODES: u64 = 500;
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let mv = think(&self.position, &limits, &mut amazons_ai::Patient).best();
        BestMove { mv, ponder: None }
    }
}

/// Watches a search.
struct Watch<'a, C, F> {
    task: &'a Task,
    signals: &'a Signals,
    clock: &'a C,
    began: Duration,
    /// The moment from which time counts; `None` while the opponent's clock runs.
    counts_from: Option<Duration>,
    /// `None` where time does not matter.
    pace: Option<Pace>,
    tell: &'a mut F,
}

impl<C: Clock, F: FnMut(Info)> Watch<'_, C, F> {
    fn think(&mut self, searcher: &mut Searcher) -> BestMove {
        let Task {
            position, limits, ..
        } = self.task;
        let report = searcher.think(position, limits, self);
        if report.depth == 0 {
            // Stopped before the first iteration was at its end, so nothing has been told yet.
            self.tell(&report);
        }
        self.tell_sum(&report, searcher.fullness());
        BestMove {
            mv: report.best(),
            ponder: report
                .lines
                .first()
                .and_then(|line| line.moves.get(1))
                .copied(),
        }
    }

    /// What the whole search took of time and memory.
    fn tell_sum(&mut self, report: &Report, hashfull: u32) {
        let time = self.clock.now().saturating_sub(self.began);
        (self.tell)(Info {
            nodes: Some(report.nodes),
            nps: nps(report.nodes, time),
            hashfull: Some(hashfull),
            time: Some(time),
            ..Info::default()
        });
    }

    fn tell(&mut self, report: &Report) {
        let time = self.clock.now().saturating_sub(self.began);
        if report.lines.is_empty() {
            (self.tell)(Info {
                depth: Some(0),
                score: Some(Score::Mate(0)),
                ..Info::default()
            });
        }
        for (i, line) in report.lines.iter().enumerate() {
            (self.tell)(Info {
                depth: Some(line.depth),
                seldepth: Some(report.seldepth),
                multipv: u32::try_from(i + 1).ok(),
                score: Some(match line.score.mate() {
                    Some(turns) => Score::Mate(turns),
                    None => Score::Centi(line.score.hundredths()),
                }),
                nodes: Some(report.nodes),
                nps: nps(report.nodes, time),
                time: Some(time),
                pv: line.moves.clone(),
                ..Info::default()
            });
        }
    }

    /// Time used of what was allotted.
    fn used(&mut self) -> Option<Duration> {
        if self.counts_from.is_none() {
            if self.task.hold != Hold::Hit {
                self.counts_from = Some(self.began);
            } else if self.signals.is_hit() {
                self.counts_from = Some(self.clock.now());
            }
        }
        Some(self.clock.now().saturating_sub(self.counts_from?))
    }
}

impl<C: Clock, F: FnMut(Info)> Observer for Watch<'_, C, F> {
    fn should_stop(&mut self) -> bool {
        if self.signals.is_stopped() {
            return true;
        }
        match (self.used(), &self.pace) {
            (Some(used), Some(pace)) => pace.should_stop(used),
            _ => false,
        }
    }

    fn progress(&mut self, report: &Report) {
        self.tell(report);
        let used = self.used();
        if let Some(pace) = &mut self.pace {
            // What is found on the opponent's time counts as well.
            pace.progress(report, used.unwrap_or_default());
        }
    }
}

fn nps(nodes: u64, time: Duration) -> Option<u64> {
    let nps = u128::from(nodes) * 1000 / time.as_millis().max(1);
    u64::try_from(nps).ok()
}
