//! The thread that counts how many moves each side has left, beside the one that thinks.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use amazons_ai::moves_left;

use crate::app::{CountOrder, Left};

/// Positions looked at in each region at most: a second or two in all.
const BUDGET: u64 = 1_000_000;

/// A thread that answers one [`CountOrder`] after another.
///
/// Dropping it stops the counting and waits for the thread to end.
#[derive(Debug)]
pub struct Counter {
    /// `None` only while being dropped.
    orders: Option<Sender<CountOrder>>,
    answers: Receiver<Left>,
    stopped: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Counter {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// Whatever the system says where it has no thread to give.
    pub fn start() -> io::Result<Counter> {
        let (orders, incoming) = channel::<CountOrder>();
        let (outgoing, answers) = channel();
        let stopped = Arc::new(AtomicBool::new(false));
        let is_stopped = Arc::clone(&stopped);
        let run = move || {
            for order in incoming {
                let mut should_stop = || is_stopped.load(Ordering::Relaxed);
                let moves = moves_left(&order.position, BUDGET, &mut should_stop);
                let answer = moves.map(|moves| Left {
                    turns: order.turns,
                    position: order.position,
                    moves,
                });
                if answer.is_some_and(|answer| outgoing.send(answer).is_err()) {
                    return;
                }
            }
        };
        let thread = Builder::new().name("counter".to_owned()).spawn(run)?;
        Ok(Counter {
            orders: Some(orders),
            answers,
            stopped,
            thread: Some(thread),
        })
    }

    /// Counts what is left in a position, after what was ordered before.
    pub fn count(&self, order: CountOrder) {
        if let Some(orders) = &self.orders {
            // The thread ends only when the sender is dropped, so this cannot fail.
            let _ = orders.send(order);
        }
    }

    /// The next answer, where there is one. Does not wait.
    #[must_use]
    pub fn answer(&self) -> Option<Left> {
        self.answers.try_recv().ok()
    }
}

impl Drop for Counter {
    fn drop(&mut self) {
        self.stopped.store(true, Ordering::Relaxed);
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use amazons_ai::Filling;
    use amazons_core::{Player, Position};

    use super::*;

    #[test]
    fn answers_come_in_order_and_open_positions_have_none() {
        let counter = Counter::start().expect("a thread");
        let position =
            |diagram: &str| Position::from_diagram(diagram, Player::White).expect("a position");
        for (turns, diagram) in [(1, "..B|...|W.."), (2, "#.#W.|#B#..|.####")] {
            counter.count(CountOrder {
                turns,
                position: position(diagram),
            });
        }
        let answer = counter
            .answers
            .recv_timeout(Duration::from_secs(60))
            .expect("an answer");
        assert_eq!(answer.turns, 2);
        assert_eq!(answer.moves.white, Filling::Exact(3));
        assert_eq!(answer.winner(), Some(Player::White));
    }
}
