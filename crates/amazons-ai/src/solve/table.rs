//! What has been proved, in a memory of fixed size.

use crate::endgame::grow;

use super::numbers::Numbers;
use super::shape::Shape;
use super::state::State;

/// What a state is known by, apart from its lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    place: u64,
    check: u64,
}

impl Key {
    /// A key that no state has.
    pub(super) const NONE: Key = Key { place: 0, check: 0 };
    pub(super) fn of(state: &State) -> Key {
        let mut left = state.own | state.other | state.empty;
        let (mut place, mut check) = (0u64, 0u64);
        while let Some(seed) = left.first() {
            let region = grow(seed.into(), left);
            left &= !region;
            let shape = Shape::of(
                state.own & region,
                state.other & region,
                state.empty & region,
            );
            let [[own, own_high], [other, other_high], [empty, empty_high]] = shape.words;
            let low = fold(own ^ 0xa076_1d64_78bd_642f, other ^ 0xe703_7ed1_a0b4_28db);
            let middle = fold(
                empty ^ 0x8ebc_6af0_9c88_c6e3,
                own_high ^ 0x5899_65cc_7537_4cc3,
            );
            let high = fold(
                other_high ^ 0x1d8e_4e27_c47d_124f,
                empty_high ^ 0xeb44_acca_b455_d165,
            );
            // Sums, so that the order of the regions does not matter.
            place = place.wrapping_add(fold(low ^ middle, high ^ 0x2d35_8dcc_aa6c_78a5));
            check = check.wrapping_add(fold(low ^ high, middle ^ 0x8bb8_4b93_962e_acc9));
        }
        Key {
            place,
            check: check.max(1),
        }
    }
}

/// Mixes two words.
// CITE: Yi and others, wyhash: multiply to 128 bits and fold.
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product >> 64) as u64 ^ product as u64
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
    /// The lead that the numbers belong to.
    lead: i8,
    /// Numbers that prove nothing yet, packed; 0 where none are noted.
    win: u16,
    loss: u16,
}

/// Numbers up to 32 bits in 16, the lowest digits of large ones dropped.
fn pack(number: u32) -> u16 {
    let shift = (u32::BITS - number.leading_zeros()).saturating_sub(11);
    (shift << 11) as u16 | (number >> shift) as u16
}

fn unpack(packed: u16) -> u32 {
    u32::from(packed & 0x7ff) << (packed >> 11)
}

/// A lead that no board has room for.
const BEYOND: i32 = 127;

impl Entry {
    const NOTHING: Entry = Entry {
        check: 0,
        won: 0,
        lost: 0,
        work: 0,
        lead: 0,
        win: 0,
        loss: 0,
    };

    /// All but the key, in one word.
    fn facts(&self) -> u64 {
        let [win, win_high] = self.win.to_le_bytes();
        let [loss, loss_high] = self.loss.to_le_bytes();
        let [lead] = self.lead.to_le_bytes();
        u64::from_le_bytes([
            self.won, self.lost, self.work, lead, win, win_high, loss, loss_high,
        ])
    }

    fn from_facts(check: u64, facts: u64) -> Entry {
        let [won, lost, work, lead, win, win_high, loss, loss_high] = facts.to_le_bytes();
        Entry {
            check,
            won,
            lost,
            work,
            lead: i8::from_le_bytes([lead]),
            win: u16::from_le_bytes([win, win_high]),
            loss: u16::from_le_bytes([loss, loss_high]),
        }
    }

    fn is_won(&self, lead: i32) -> Option<bool> {
        if lead >= BEYOND - i32::from(self.won) {
            return Some(true);
        }
        (lead <= i32::from(self.lost) - BEYOND).then_some(false)
    }
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
        self.entry(key)?.is_won(lead)
    }

    /// What is stored of states that took at least so many positions: three words for each, behind one
    /// that tells the size of the table.
    pub(super) fn words(&self, least_positions: u64) -> Vec<u64> {
        let least = least_positions.max(1).ilog2() as u8;
        let mut words = vec![self.buckets.len() as u64];
        for (place, bucket) in (0..).zip(&self.buckets) {
            for entry in bucket.iter().filter(|entry| entry.work >= least) {
                if entry.check != 0 {
                    words.extend([place, entry.check, entry.facts()]);
                }
            }
        }
        words
    }

    /// Takes up what [`words`](Self::words) gave; whether it belongs to a table of this size.
    pub(super) fn take_up(&mut self, words: &[u64]) -> bool {
        let Some((&size, entries)) = words.split_first() else {
            return false;
        };
        let (entries, rest) = entries.as_chunks::<3>();
        if size != self.buckets.len() as u64 || !rest.is_empty() {
            return false;
        }
        for &[place, check, facts] in entries {
            let entry = Entry::from_facts(check, facts);
            let positions = 1 << entry.work.min(63);
            *self.slot(Key { place, check }, positions) = entry;
        }
        true
    }

    /// How hard a state was to prove, as a logarithm; 0 where nothing is known.
    pub(super) fn work(&self, key: Key) -> u8 {
        self.entry(key).map_or(0, |entry| entry.work)
    }

    /// What is known of a state, proved or not.
    pub(super) fn numbers(&self, key: Key, lead: i32) -> Option<Numbers> {
        let entry = self.entry(key)?;
        if let Some(is_won) = entry.is_won(lead) {
            return Some(Numbers::proved(is_won));
        }
        let is_noted = entry.win > 0 && i32::from(entry.lead) == lead;
        is_noted.then(|| Numbers {
            win: unpack(entry.win),
            loss: unpack(entry.loss),
        })
    }

    /// Notes how far a state is from being proved.
    pub(super) fn note(&mut self, key: Key, lead: i32, numbers: Numbers, positions: u64) {
        let slot = self.slot(key, positions);
        slot.lead = lead as i8;
        slot.win = pack(numbers.win);
        slot.loss = pack(numbers.loss);
    }

    fn entry(&self, key: Key) -> Option<&Entry> {
        let bucket = &self.buckets[key.place as usize & (self.buckets.len() - 1)];
        bucket.iter().find(|entry| entry.check == key.check)
    }

    /// The entry of a state, made in place of the one that was easiest to prove if there is none.
    fn slot(&mut self, key: Key, positions: u64) -> &mut Entry {
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
        slot
    }

    /// Remembers who wins.
    pub(super) fn learn(&mut self, key: Key, lead: i32, is_won: bool, positions: u64) {
        let slot = self.slot(key, positions);
        if is_won {
            slot.won = slot.won.max((BEYOND - lead) as u8);
        } else {
            slot.lost = slot.lost.max((BEYOND + lead) as u8);
        }
    }
}
