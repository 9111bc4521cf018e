//! What a search of full strength may use of the machine.

use core::num::NonZeroUsize;
use std::fs;

use amazons_ai::Searcher;
use thiserror::Error;

const MEBIBYTE: u64 = 1 << 20;

/// Memory and threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Equipment {
    /// Mebibytes for what is remembered of positions; the largest power of two that fits is used, and a
    /// quarter as much more for proofs.
    pub hash: usize,
    /// Threads that think.
    pub threads: NonZeroUsize,
}

/// Memory that cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
#[error("there is not enough memory for a table of {hash} MiB")]
pub struct NoMemory {
    /// Mebibytes that were asked for.
    pub hash: usize,
}

impl Equipment {
    /// The largest table, in mebibytes.
    pub const MOST_HASH: usize = 1 << 16;

    /// The most threads.
    pub const MOST_THREADS: usize = 256;

    /// A search with this equipment, which remembers nothing yet.
    ///
    /// # Errors
    ///
    /// [`NoMemory`] where the machine has not that much to give.
    ///
    /// ```
    /// use amazons_engine::Equipment;
    ///
    /// assert_eq!(Equipment::default().searcher()?.fullness(), 0);
    /// let boundless = Equipment { hash: usize::MAX >> 20, ..Equipment::default() };
    /// let error = boundless.searcher().unwrap_err().to_string();
    /// assert!(error.starts_with("there is not enough memory for a table of "));
    /// # Ok::<(), amazons_engine::NoMemory>(())
    /// ```
    pub fn searcher(self) -> Result<Searcher, NoMemory> {
        self.check()?;
        Ok(Searcher::new(self.hash, self.threads))
    }

    /// Whether the machine has that much to give.
    ///
    /// # Errors
    ///
    /// [`NoMemory`] where it has not.
    pub fn check(self) -> Result<(), NoMemory> {
        match self.fits() {
            true => Ok(()),
            false => Err(NoMemory { hash: self.hash }),
        }
    }

    fn fits(self) -> bool {
        let bytes = (self.hash as u64).saturating_mul(MEBIBYTE / 4 * 5);
        // A system may promise more than it has, so its promise is not enough.
        let is_there = available().is_none_or(|available| bytes <= available);
        let is_promised = usize::try_from(bytes)
            .is_ok_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok());
        is_there && is_promised
    }
}

impl Default for Equipment {
    /// 64 MiB and one thread.
    fn default() -> Self {
        Equipment {
            hash: 64,
            threads: NonZeroUsize::MIN,
        }
    }
}

/// Bytes that programs can still get without others having to give way; `None` where the system does
/// not tell in the way of Linux.
fn available() -> Option<u64> {
    let told = fs::read_to_string("/proc/meminfo").ok()?;
    let line = told
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}
