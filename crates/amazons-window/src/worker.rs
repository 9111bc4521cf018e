//! The thread that thinks for the computer, so that the window never waits.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use amazons_ai::turn_rng;
use amazons_core::Move;

use crate::app::Order;

/// No order has this number, so no order is wanted while this is.
const NOTHING: u64 = 0;

/// A thread that answers one [`Order`] after another.
///
/// A new order stops the thinking about the one before it. Dropping the worker stops it too and
/// waits for the thread to end, which takes a moment, not a whole turn.
#[derive(Debug)]
pub struct Worker {
    /// `None` only while being dropped.
    orders: Option<Sender<Order>>,
    replies: Receiver<Reply>,
    /// The number of the order that an answer is wanted for.
    wanted: Arc<AtomicU64>,
    thread: Option<JoinHandle<()>>,
}

/// The answer to an [`Order`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The order's number.
    pub generation: u64,
    /// The move; `None` where thinking failed.
    pub turn: Option<Move>,
}

impl Worker {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// Whatever the system says where it has no thread to give.
    pub fn start() -> io::Result<Worker> {
        Worker::start_with(|order, should_stop| {
            let mut rng = turn_rng(order.seed, order.turns_played);
            let mut observer = should_stop;
            order.level.choose(&order.position, &mut rng, &mut observer)
        })
    }

    fn start_with<F>(choose: F) -> io::Result<Worker>
    where
        F: Fn(&Order, &mut dyn FnMut() -> bool) -> Option<Move> + Send + 'static,
    {
        let (orders, incoming) = channel::<Order>();
        let (outgoing, replies) = channel();
        let wanted = Arc::new(AtomicU64::new(NOTHING));
        let still_wanted = Arc::clone(&wanted);
        let run = move || {
            for order in incoming {
                let mut should_stop = || still_wanted.load(Ordering::Relaxed) != order.generation;
                if should_stop() {
                    continue;
                }
                // A failure in a search must not freeze a game: it is told, and the next order
                // finds the thread alive. Nothing outlives the closure, so nothing is left broken.
                let thought = catch_unwind(AssertUnwindSafe(|| choose(&order, &mut should_stop)));
                if should_stop() {
                    continue;
                }
                let reply = Reply {
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
            wanted,
            thread: Some(thread),
        })
    }

    /// Begins to think about `order` and forgets the one before it.
    pub fn think(&self, order: Order) {
        self.wanted.store(order.generation, Ordering::Relaxed);
        if let Some(orders) = &self.orders {
            // The thread ends only when the sender is dropped, so this cannot fail.
            let _ = orders.send(order);
        }
    }

    /// Stops thinking; no reply comes any more, but for one that is under way already.
    pub fn cancel(&self) {
        self.wanted.store(NOTHING, Ordering::Relaxed);
    }

    /// The next reply, where there is one. Does not wait.
    #[must_use]
    pub fn reply(&self) -> Option<Reply> {
        self.replies.try_recv().ok()
    }
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

    use amazons_ai::Level;
    use amazons_core::{Geometry, Position};

    use super::*;

    fn order(generation: u64) -> Order {
        Order {
            generation,
            position: Position::start(Geometry::QUICK).expect("large enough"),
            level: Level::Easy,
            seed: 7,
            turns_played: 0,
        }
    }

    /// Waits for the reply, far longer than any takes.
    fn wait(worker: &Worker) -> Reply {
        worker
            .replies
            .recv_timeout(Duration::from_secs(60))
            .expect("a reply")
    }

    #[test]
    fn answers_as_the_level_chooses() {
        let worker = Worker::start().expect("a thread");
        worker.think(order(1));
        let reply = wait(&worker);
        let Order {
            position, level, ..
        } = order(1);
        let expected = level.choose(&position, &mut turn_rng(7, 0), &mut amazons_ai::Patient);
        assert_eq!(reply.generation, 1);
        assert!(reply.turn.is_some());
        assert_eq!(reply.turn, expected);
    }

    #[test]
    fn a_panic_is_an_answer_and_the_thread_lives_on() {
        let worker = Worker::start_with(|order, _| match order.generation {
            1 => panic!("a search gone wrong"),
            _ => "b1-b4/d2".parse().ok(),
        })
        .expect("a thread");
        worker.think(order(1));
        assert_eq!(wait(&worker).turn, None);
        worker.think(order(2));
        assert!(wait(&worker).turn.is_some());
    }

    #[test]
    fn a_new_order_stops_the_one_before() {
        // Endless until it is told to stop; then it answers all the same, too late.
        let worker = Worker::start_with(|order, should_stop| {
            while order.generation == 1 && !should_stop() {}
            "b1-b4/d2".parse().ok()
        })
        .expect("a thread");
        worker.think(order(1));
        worker.think(order(2));
        assert_eq!(wait(&worker).generation, 2);
        assert_eq!(worker.reply(), None);
    }

    #[test]
    fn dropping_stops_endless_thinking() {
        let worker = Worker::start_with(|_, should_stop| {
            while !should_stop() {}
            None
        })
        .expect("a thread");
        worker.think(order(1));
        drop(worker);
    }
}
