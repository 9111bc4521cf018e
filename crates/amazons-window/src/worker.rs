//! The thread that thinks for the computer, so that the window never waits.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Instant;

use amazons_ai::{Limits, Observer, Opponent, Report, filling_move, think, turn_rng};
use amazons_core::Move;

use crate::app::{Order, Task};
use crate::memory::Memory;

/// No order has this number, so no order is wanted while this is.
const NOTHING: u64 = 0;

/// Positions looked at for a move that fills a region.
const FILLING_BUDGET: u64 = 20_000;

/// A thread that answers one [`Order`] after another.
///
/// A new order stops the thinking about the one before it. Dropping the worker stops it too and
/// waits for the thread to end, which takes a moment, not a whole turn.
#[derive(Debug)]
pub struct Worker {
    /// `None` only while being dropped.
    orders: Option<Sender<Order>>,
    replies: Receiver<Reply>,
    signals: Arc<Signals>,
    thread: Option<JoinHandle<()>>,
}

/// What comes back about an [`Order`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// How far ahead was looked by now.
    Depth {
        /// The order's number.
        generation: u64,
        /// Turns.
        depth: u32,
    },
    /// The answer.
    Turn {
        /// The order's number.
        generation: u64,
        /// The move; `None` where thinking failed.
        turn: Option<Move>,
    },
}

/// What the thread is told while it thinks.
#[derive(Debug)]
struct Signals {
    /// The number of the order that an answer is wanted for.
    wanted: AtomicU64,
    /// The number of the order that an answer is wanted for now.
    hurried: AtomicU64,
}

/// Watches the thinking about one order.
struct Watch<'a> {
    generation: u64,
    signals: &'a Signals,
    /// When it has been enough.
    deadline: Option<Instant>,
    outgoing: &'a Sender<Reply>,
}

impl Watch<'_> {
    /// Whether no answer is wanted any more.
    fn is_dropped(&self) -> bool {
        self.signals.wanted.load(Ordering::Relaxed) != self.generation
    }

    fn is_hurried(&self) -> bool {
        self.signals.hurried.load(Ordering::Relaxed) == self.generation
    }
}

impl Observer for Watch<'_> {
    fn should_stop(&mut self) -> bool {
        self.is_dropped()
            || self.is_hurried()
            || self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn progress(&mut self, report: &Report) {
        // Nobody listens any more only when the worker is about to go.
        let _ = self.outgoing.send(Reply::Depth {
            generation: self.generation,
            depth: report.depth,
        });
    }
}

impl Worker {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// Whatever the system says where it has no thread to give.
    pub fn start() -> io::Result<Worker> {
        let mut memory = Memory::default();
        Worker::start_with(move |order, watch| work(&mut memory, order, watch))
    }

    fn start_with<F>(mut work: F) -> io::Result<Worker>
    where
        F: FnMut(&Order, &mut Watch) -> Option<Move> + Send + 'static,
    {
        let (orders, incoming) = channel::<Order>();
        let (outgoing, replies) = channel();
        let signals = Arc::new(Signals {
            wanted: AtomicU64::new(NOTHING),
            hurried: AtomicU64::new(NOTHING),
        });
        let heard = Arc::clone(&signals);
        let run = move || {
            for order in incoming {
                let mut watch = Watch {
                    generation: order.generation,
                    signals: &heard,
                    deadline: None,
                    outgoing: &outgoing,
                };
                if watch.is_dropped() {
                    continue;
                }
                // A failure in a search must not freeze a game: it is told, and the next order
                // finds the thread alive. The memory lets go of a search that fails, so nothing is
                // left broken.
                let thought = catch_unwind(AssertUnwindSafe(|| work(&order, &mut watch)));
                if watch.is_dropped() {
                    continue;
                }
                let reply = Reply::Turn {
                    generation: order.generation,
                    turn: thought.unwrap_or(None),
                };
                if outgoing.send(reply).is_err() {
                    return;
                }
            }
        };
        let thread = Builder::new().name("thinker".to_owned()).spawn(run)?;
        Ok(Worker {
            orders: Some(orders),
            replies,
            signals,
            thread: Some(thread),
        })
    }

    /// Begins to think about `order` and forgets the one before it.
    pub fn think(&self, order: Order) {
        self.signals
            .wanted
            .store(order.generation, Ordering::Relaxed);
        if let Some(orders) = &self.orders {
            // The thread ends only when the sender is dropped, so this cannot fail.
            let _ = orders.send(order);
        }
    }

    /// Has the thinking end now with the best move found so far.
    pub fn hurry(&self) {
        let wanted = self.signals.wanted.load(Ordering::Relaxed);
        self.signals.hurried.store(wanted, Ordering::Relaxed);
    }

    /// Stops thinking; no reply comes any more, but for one that is under way already.
    pub fn cancel(&self) {
        self.signals.wanted.store(NOTHING, Ordering::Relaxed);
    }

    /// The next reply, where there is one. Does not wait.
    #[must_use]
    pub fn reply(&self) -> Option<Reply> {
        self.replies.try_recv().ok()
    }
}

/// Does what an order asks for.
fn work(memory: &mut Memory, order: &Order, watch: &mut Watch) -> Option<Move> {
    let position = &order.position;
    let begun = Instant::now();
    let turn = match order.task {
        Task::Choose {
            opponent,
            seed,
            turns_played,
        } => {
            watch.deadline = opponent.move_time().map(|time| begun + time);
            match opponent {
                Opponent::Master { .. } => memory.think(seed, position, watch),
                Opponent::Level(level) => {
                    level.choose(position, &mut turn_rng(seed, turns_played), watch)
                }
            }
        }
        Task::Fill => filling_move(position, FILLING_BUDGET, watch),
    };
    if turn.is_some() || watch.is_dropped() {
        return turn;
    }
    // A level that was told to move now, or nothing left to fill: what is best at first sight.
    let first_sight = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    let mut until_dropped = || watch.is_dropped();
    think(position, &first_sight, &mut until_dropped).best()
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.cancel();
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // The thread catches what a search throws, and it was told to stop.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use amazons_ai::{Level, Patient};
    use amazons_core::{Geometry, Position};

    use super::*;

    fn order(generation: u64, opponent: Opponent) -> Order {
        Order {
            generation,
            position: Position::start(Geometry::QUICK).expect("large enough"),
            task: Task::Choose {
                opponent,
                seed: 7,
                turns_played: 0,
            },
        }
    }

    const EASY: Opponent = Opponent::Level(Level::Easy);

    /// Waits for an answer, far longer than any takes.
    fn wait(worker: &Worker) -> (u64, Option<Move>) {
        loop {
            let reply = worker.replies.recv_timeout(Duration::from_secs(60));
            if let Reply::Turn { generation, turn } = reply.expect("a reply") {
                return (generation, turn);
            }
        }
    }

    #[test]
    fn answers_as_the_level_chooses() {
        let worker = Worker::start().expect("a thread");
        worker.think(order(1, EASY));
        let (generation, turn) = wait(&worker);
        let position = order(1, EASY).position;
        let expected = EASY.choose(&position, &mut turn_rng(7, 0), &mut Patient);
        assert_eq!(generation, 1);
        assert!(turn.is_some());
        assert_eq!(turn, expected);
    }

    #[test]
    fn master_tells_how_far_it_looks_and_answers_in_time_or_when_told() {
        let worker = Worker::start().expect("a thread");
        let move_time = Duration::from_millis(1);
        worker.think(order(1, Opponent::Master { move_time }));
        assert!(wait(&worker).1.is_some());

        let move_time = Duration::from_secs(1_000_000);
        worker.think(order(2, Opponent::Master { move_time }));
        let first = worker.replies.recv_timeout(Duration::from_secs(60));
        assert!(matches!(first, Ok(Reply::Depth { generation: 2, .. })));
        worker.hurry();
        let (generation, turn) = wait(&worker);
        assert_eq!(generation, 2);
        assert!(turn.is_some());
    }

    #[test]
    fn a_level_that_is_told_to_move_now_moves() {
        let worker = Worker::start().expect("a thread");
        let crazy = Order {
            position: Position::start(Geometry::CLASSIC).expect("large enough"),
            ..order(1, Opponent::Level(Level::Crazy))
        };
        worker.think(crazy);
        worker.hurry();
        let (_, turn) = wait(&worker);
        assert!(crazy.position.is_legal(turn.expect("a move")));
    }

    #[test]
    fn a_region_is_filled() {
        let worker = Worker::start().expect("a thread");
        let diagram = "#.#W.|#B#..|.####";
        let position = Position::from_diagram(diagram, amazons_core::Player::Black);
        worker.think(Order {
            position: position.expect("a position"),
            task: Task::Fill,
            ..order(1, EASY)
        });
        let turn = wait(&worker).1.expect("a move");
        assert_eq!(turn.from, "b2".parse().expect("a square"));
    }

    #[test]
    fn a_panic_is_an_answer_and_the_thread_lives_on() {
        let worker = Worker::start_with(|order, _| match order.generation {
            1 => panic!("a search gone wrong"),
            _ => "b1-b4/d2".parse().ok(),
        })
        .expect("a thread");
        worker.think(order(1, EASY));
        assert_eq!(wait(&worker).1, None);
        worker.think(order(2, EASY));
        assert!(wait(&worker).1.is_some());
    }

    #[test]
    fn a_new_order_stops_the_one_before() {
        // Endless until it is told to stop; then it answers all the same, too late.
        let worker = Worker::start_with(|order, watch| {
            while order.generation == 1 && !watch.should_stop() {}
            "b1-b4/d2".parse().ok()
        })
        .expect("a thread");
        worker.think(order(1, EASY));
        worker.think(order(2, EASY));
        assert_eq!(wait(&worker).0, 2);
        assert_eq!(worker.reply(), None);
    }

    #[test]
    fn dropping_stops_endless_thinking() {
        let worker = Worker::start_with(|_, watch| {
            while !watch.should_stop() {}
            None
        })
        .expect("a thread");
        worker.think(order(1, EASY));
        drop(worker);
    }
}
