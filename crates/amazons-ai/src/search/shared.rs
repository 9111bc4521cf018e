//! What the threads of a search share besides the table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Whether to stop, and how much the helping threads have done.
#[derive(Default)]
pub(super) struct Shared {
    is_stopped: AtomicBool,
    nodes: AtomicU64,
}

impl Shared {
    pub(super) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the helping threads have to come to their end.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// A helping thread has judged so many positions more.
    pub(super) fn add_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
    }

    /// Positions that the helping threads have judged.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}
