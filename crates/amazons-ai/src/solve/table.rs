//! What has been proved, in a memory of fixed size.

use amazons_core::Bitboard;

use super::state::State;

/// What a state is known by, apart from its lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    place: u64,
    check: u64,
}

impl Key {
    // CITE: Yi and others, wyhash: multiply to 128 bits and fold.
    pub(super) fn of(state: &State) -> Key {
        let fold = |a: u64, b: u64| {
            let product = u128::from(a) * u128::from(b);
            (product >> 64) as u64 ^ product as u64
        };
        let words = |set: Bitboard| (set.bits() as u64, (set.bits() >> 64) as u64);
        let (own, own_high) = words(state.own);
        let (other, other_high) = words(state.other);
        let (empty, empty_high) = words(state.empty);
        let low = fold(own ^ 0xa076_1d64_78bd_642f, other ^ 0xe703_7ed1_a0b4_28db);
        let middle = fold(
            empty ^ 0x8ebc_6af0_9c88_c6e3,
            own_high ^ 0x5899_65cc_7537_4cc3,
        );
        let high = fold(
            other_high ^ 0x1d8e_4e27_c47d_124f,
            empty_high ^ 0xeb44_acca_b455_d165,
        );
        Key {
            place: fold(low ^ middle, high ^ 0x2d35_8dcc_aa6c_78a5),
            check: fold(low ^ high, middle ^ 0x8bb8_4b93_962e_acc9).max(1),
        }
    }
}

/// A table of proofs.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// A power of two.
    buckets: Vec<[Entry; WAYS]>,
}

const WAYS: usize = 4;

/// What is proved of a state with any lead: more can only help.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// 0 where nothing is stored.
    check: u64,
    /// How much less than [`BEYOND`] the least lead is that is known to win.
    won: u8,
    /// How much more than `-BEYOND` the greatest lead is that is known to lose.
    lost: u8,
    /// How hard it was to prove, the logarithm of the positions looked at.
    work: u8,
}

/// A lead that no board has room for.
const BEYOND: i32 = 127;

impl Entry {
    /// All zero, so that a large table costs nothing before it is used.
    const NOTHING: Entry = Entry {
        check: 0,
        won: 0,
        lost: 0,
        work: 0,
    };
}

impl Table {
    /// A table of at most so many MiB.
    pub(super) fn new(mebibytes: usize) -> Table {
        let most = (mebibytes << 20) / size_of::<[Entry; WAYS]>();
        let buckets = 1 << most.max(1).ilog2();
        Table {
            buckets: vec![[Entry::NOTHING; WAYS]; buckets],
        }
    }

    /// Whether the side to move wins, if that is known.
    pub(super) fn recall(&self, key: Key, lead: i32) -> Option<bool> {
        let bucket = &self.buckets[key.place as usize & (self.buckets.len() - 1)];
        let entry = bucket.iter().find(|entry| entry.check == key.check)?;
        if lead >= BEYOND - i32::from(entry.won) {
            return Some(true);
        }
        (lead <= i32::from(entry.lost) - BEYOND).then_some(false)
    }

    /// How hard a state was to prove, as a logarithm; 0 where nothing is known.
    pub(super) fn work(&self, key: Key) -> u8 {
        let bucket = &self.buckets[key.place as usize & (self.buckets.len() - 1)];
        let entry = bucket.iter().find(|entry| entry.check == key.check);
        entry.map_or(0, |entry| entry.work)
    }

    /// Remembers who wins.
    pub(super) fn learn(&mut self, key: Key, lead: i32, is_won: bool, positions: u64) {
        let mask = self.buckets.len() - 1;
        let bucket = &mut self.buckets[key.place as usize & mask];
        let found = bucket.iter().position(|entry| entry.check == key.check);
        let slot = match found {
            Some(i) => &mut bucket[i],
            None => {
                let easiest = bucket.iter_mut().min_by_key(|entry| entry.work);
                let slot = easiest.expect("a bucket has entries");
                *slot = Entry {
                    check: key.check,
                    ..Entry::NOTHING
                };
                slot
            }
        };
        slot.work = slot.work.max(positions.max(1).ilog2() as u8);
        if is_won {
            slot.won = slot.won.max((BEYOND - lead) as u8);
        } else {
            slot.lost = slot.lost.max((BEYOND + lead) as u8);
        }
    }
}
