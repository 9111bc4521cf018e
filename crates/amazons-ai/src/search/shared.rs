//! What the threads of a search share besides the table.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Whether to stop, how much the helping threads have done, and what each is looking into.
pub(super) struct Shared {
    is_stopped: AtomicBool,
    nodes: AtomicU64,
    /// What is being looked into, by the low bits of its name; 0 where nothing is. Empty where one
    /// thread is alone.
    under_way: Box<[AtomicU64]>,
}

/// Places for what is being looked into. Two that share one are both looked into by whoever comes.
const PLACES: usize = 1 << 12;

impl Shared {
    /// For a search with so many threads besides the first.
    pub(super) fn new(helpers: usize) -> Shared {
        let places = if helpers == 0 { 0 } else { PLACES };
        Shared {
            is_stopped: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            under_way: (0..places).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    pub(super) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the helping threads have to come to their end.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// A thread judges so many positions more; one that is alone counts for itself.
    pub(super) fn add_nodes(&self, nodes: u64) {
        if self.is_shared() {
            self.nodes.fetch_add(nodes, Ordering::Relaxed);
        }
    }

    /// So many positions were not judged after all.
    pub(super) fn give_back(&self, nodes: u64) {
        if self.is_shared() {
            self.nodes.fetch_sub(nodes, Ordering::Relaxed);
        }
    }

    /// Positions that the threads have judged, where there are several.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Whether there is anybody to share with.
    pub(super) fn is_shared(&self) -> bool {
        !self.under_way.is_empty()
    }

    /// Whether a thread is looking into what is named so.
    pub(super) fn is_under_way(&self, name: u64) -> bool {
        self.place(name)
            .is_some_and(|place| place.load(Ordering::Relaxed) == name)
    }

    /// A thread begins to look into what is named so.
    pub(super) fn begin(&self, name: u64) {
        if let Some(place) = self.place(name) {
            place.store(name, Ordering::Relaxed);
        }
    }

    /// It has come to its end.
    pub(super) fn end(&self, name: u64) {
        if let Some(place) = self.place(name) {
            let _ = place.compare_exchange(name, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }

    fn place(&self, name: u64) -> Option<&AtomicU64> {
        self.under_way.get(name as usize & (PLACES - 1))
    }
}
