//! The memory for proofs that a command line asks for.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;

use amazons_ai::Solver;
use amazons_engine::Equipment;
use anyhow::{Context, ensure};

/// Mebibytes, not more than an engine's table may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hash(usize);

impl Hash {
    pub(crate) const fn of(mebibytes: usize) -> Hash {
        Hash(mebibytes)
    }

    /// A solver with so much memory; `solvers` of them must fit together.
    pub(crate) fn solver(self, solvers: usize) -> anyhow::Result<Solver> {
        let together = Equipment {
            hash: self.0.saturating_mul(solvers),
            threads: NonZeroUsize::MIN,
        };
        together.check().with_context(|| format!("--hash {self}"))?;
        Ok(Solver::new(self.0))
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Hash {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Hash> {
        let mebibytes = text.parse()?;
        let most = Equipment::MOST_HASH;
        ensure!((1..=most).contains(&mebibytes), "not between 1 and {most}");
        Ok(Hash(mebibytes))
    }
}
