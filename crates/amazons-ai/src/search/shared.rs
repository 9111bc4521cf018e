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

    /// Asked by a helping thread, which has judged so many positions since it asked last.
    pub(super) fn is_stopped(&self, nodes: u64) -> bool {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// Positions that the helping threads have judged.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}
