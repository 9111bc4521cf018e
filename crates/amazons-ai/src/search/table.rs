//! The transposition table: what was found out about positions, shared by all threads of a search.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use amazons_core::{Move, Square};

use super::window::Bound;
use crate::score::Score;

/// What was found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best move, or the one that was good enough; `None` where none was.
    pub(crate) best: Option<Move>,
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// Turns looked ahead.
    pub(crate) depth: u8,
}

/// A table of fixed size. Reading and writing need no lock: an entry that two threads wrote at once does
/// not fit its key and is taken for none.
// CITE: Hyatt and Mann, "A lockless transposition table implementation for parallel search", ICGA Journal 25 (2002).
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    /// Of the search under way: entries of earlier ones are the first to go.
    generation: AtomicU8,
}

/// Entries that may hold the same position, as many as one line of the processor's cache holds.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

#[derive(Debug, Default)]
struct Slot {
    /// The key, changed by the data.
    check: AtomicU64,
    data: AtomicU64,
}

const GENERATIONS: u8 = 64;

impl Table {
    /// A table of about so many bytes, at least one bucket.
    pub(crate) fn with_bytes(bytes: usize) -> Table {
        let count = (bytes / size_of::<Bucket>()).max(1);
        // The largest power of two that fits.
        let count = 1 << count.ilog2();
        Table {
            buckets: (0..count).map(|_| Bucket::default()).collect(),
            generation: AtomicU8::new(0),
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Another search begins.
    pub(crate) fn age(&self) {
        let next = (self.generation.load(Ordering::Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[key as usize & (self.buckets.len() - 1)]
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let slots = self.bucket(key).0.iter();
        let mut words = slots.map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (slot.check.load(Ordering::Relaxed) ^ data, data)
        });
        let (_, data) = words.find(|&(found, data)| found == key && data != 0)?;
        Some(unpack(data).0)
    }

    /// Remembers an entry in place of an older one of the position, or of the least useful one.
    pub(crate) fn put(&self, key: u64, entry: &Entry) {
        let now = self.generation.load(Ordering::Relaxed);
        let use_of = |slot: &Slot| -> i32 {
            let data = slot.data.load(Ordering::Relaxed);
            if data == 0 {
                return i32::MIN;
            }
            if slot.check.load(Ordering::Relaxed) ^ data == key {
                return i32::MIN + 1;
            }
            let (old, generation) = unpack(data);
            let age = (now + GENERATIONS - generation) % GENERATIONS;
            i32::from(old.depth) - 4 * i32::from(age)
        };
        let bucket = &self.bucket(key).0;
        // The position's own slot comes before an empty one.
        let own = bucket.iter().find(|slot| use_of(slot) == i32::MIN + 1);
        let slot = own.or_else(|| bucket.iter().min_by_key(|slot| use_of(slot)));
        if let Some(slot) = slot {
            let mut entry = *entry;
            if let (Some(old), true) = (own, entry.best.is_none()) {
                entry.best = unpack(old.data.load(Ordering::Relaxed)).0.best;
            }
            let data = pack(&entry, now);
            slot.data.store(data, Ordering::Relaxed);
            slot.check.store(key ^ data, Ordering::Relaxed);
        }
    }

    /// How full the table is of entries of this search, in thousandths.
    pub(crate) fn fullness(&self) -> u32 {
        const LOOKED_AT: usize = 250;
        let now = self.generation.load(Ordering::Relaxed);
        let slots = self
            .buckets
            .iter()
            .take(LOOKED_AT)
            .flat_map(|bucket| &bucket.0);
        let (mut used, mut all) = (0, 0);
        for slot in slots {
            let data = slot.data.load(Ordering::Relaxed);
            all += 1;
            used += u32::from(data != 0 && unpack(data).1 == now);
        }
        used * 1000 / all
    }
}

/// Bits of one square, of a score, and where each part of an entry begins. Bit 63 tells an entry from
/// nothing.
const SQUARE_BITS: u32 = 7;
const SCORE_BITS: u32 = 22;
const SCORE_AT: u32 = 3 * SQUARE_BITS;
const DEPTH_AT: u32 = SCORE_AT + SCORE_BITS;
const BOUND_AT: u32 = DEPTH_AT + 8;
const GENERATION_AT: u32 = BOUND_AT + 2;
const IS_ENTRY: u64 = 1 << 63;
const _: () = assert!(GENERATION_AT + GENERATIONS.ilog2() <= 63, "it fits");

fn pack(entry: &Entry, generation: u8) -> u64 {
    // A move from a square to itself stands for none.
    let squares = entry
        .best
        .map_or([0; 3], |mv| [mv.from, mv.to, mv.arrow].map(Square::index));
    let squares = squares
        .into_iter()
        .fold(0, |bits, square| bits << SQUARE_BITS | square as u64);
    let score = (entry.score.hundredths() + (1 << (SCORE_BITS - 1))) as u64;
    let bound = match entry.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    IS_ENTRY
        | squares
        | score << SCORE_AT
        | u64::from(entry.depth) << DEPTH_AT
        | bound << BOUND_AT
        | u64::from(generation) << GENERATION_AT
}

fn unpack(data: u64) -> (Entry, u8) {
    let bits = |at: u32, count: u32| (data >> at) & ((1 << count) - 1);
    let square = |rank: u32| Square::from_index(bits(rank * SQUARE_BITS, SQUARE_BITS) as usize);
    let best = match (square(2), square(1), square(0)) {
        (Some(from), Some(to), Some(arrow)) if from != to => Some(Move { from, to, arrow }),
        _ => None,
    };
    let score = bits(SCORE_AT, SCORE_BITS) as i32 - (1 << (SCORE_BITS - 1));
    let bound = match bits(BOUND_AT, 2) {
        0 => Bound::Exact,
        1 => Bound::AtLeast,
        _ => Bound::AtMost,
    };
    let entry = Entry {
        best,
        score: Score::of(score),
        bound,
        depth: bits(DEPTH_AT, 8) as u8,
    };
    (entry, bits(GENERATION_AT, GENERATIONS.ilog2()) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(mv: &str, score: Score, bound: Bound, depth: u8) -> Entry {
        Entry {
            best: mv.parse().ok(),
            score,
            bound,
            depth,
        }
    }

    #[test]
    fn what_is_put_in_comes_out() {
        let table = Table::with_bytes(1 << 12);
        let entries = [
            entry("a1-k11/a2", Score::WON, Bound::Exact, 255),
            entry("", Score::LOST, Bound::AtMost, 0),
            entry("k11-a1/k1", Score::from_squares(-3.21), Bound::AtLeast, 7),
        ];
        for (key, entry) in (1..).zip(&entries) {
            table.put(key, entry);
        }
        for (key, entry) in (1..).zip(entries) {
            assert_eq!(table.get(key), Some(entry));
        }
        assert_eq!(table.get(17), None);
    }

    #[test]
    fn old_and_shallow_entries_go_first() {
        let table = Table::with_bytes(1);
        let at = |depth| entry("a1-a2/a3", Score::EVEN, Bound::Exact, depth);
        for (key, depth) in [(1, 9), (2, 3), (3, 5), (4, 7)] {
            table.put(key, &at(depth));
        }
        table.put(5, &at(1));
        assert_eq!(table.get(2), None, "the shallowest has gone");
        table.age();
        table.age();
        for key in 6..=9 {
            table.put(key, &at(2));
        }
        assert!(
            (6..=9).all(|key| table.get(key).is_some()),
            "those of earlier searches have gone"
        );
        assert_eq!(table.fullness(), 1000);
    }

    #[test]
    fn a_move_outlives_a_bound_without_one() {
        let table = Table::with_bytes(1);
        table.put(1, &entry("a1-a2/a3", Score::EVEN, Bound::Exact, 3));
        table.put(1, &entry("", Score::LOST, Bound::AtMost, 4));
        let found = table.get(1).expect("it was put in");
        assert_eq!((found.best, found.depth), ("a1-a2/a3".parse().ok(), 4));
    }
}
