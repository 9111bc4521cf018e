//! What a player of these sources thinks with.

use core::fmt;
use core::num::NonZeroUsize;
use core::str::FromStr;
use core::time::Duration;

use amazons_engine::Equipment;

use super::limit::Limit;

/// Memory, threads, and a limit of its own. Reads and writes as `threads=2,movetime=200`, without what is
/// as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Means {
    pub(crate) equipment: Equipment,
    /// In place of the match's limit.
    pub(crate) limit: Option<Limit>,
}

impl Default for Means {
    /// Each of many games at once takes its memory and clears it when it begins, so it is less than an
    /// engine's.
    fn default() -> Self {
        Means {
            equipment: Equipment {
                hash: 16,
                threads: NonZeroUsize::MIN,
            },
            limit: None,
        }
    }
}

impl Means {
    /// The usual means, and so long for each move.
    pub(crate) fn with_move_time(time: Duration) -> Means {
        Means {
            limit: Some(Limit::MoveTime(time)),
            ..Means::default()
        }
    }
}

impl fmt::Display for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Means::default().equipment;
        let Equipment { hash, threads } = self.equipment;
        let mut parts = Vec::new();
        if hash != usual.hash {
            parts.push(format!("hash={hash}"));
        }
        if threads != usual.threads {
            parts.push(format!("threads={threads}"));
        }
        match self.limit {
            Some(Limit::MoveTime(time)) => parts.push(format!("movetime={}", time.as_millis())),
            Some(Limit::Nodes(nodes)) => parts.push(format!("nodes={nodes}")),
            _ => {}
        }
        f.write_str(&parts.join(","))
    }
}

impl FromStr for Means {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut means = Means::default();
        for part in text.split(',') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let count = |most: usize| {
                let count: Option<NonZeroUsize> = value.parse().ok();
                let count = count.filter(|count| count.get() <= most);
                count.ok_or_else(|| format!("{key} takes a number from 1 to {most}, not `{value}`"))
            };
            match key {
                "hash" => means.equipment.hash = count(Equipment::MOST_HASH)?.get(),
                "threads" => means.equipment.threads = count(Equipment::MOST_THREADS)?,
                "movetime" => {
                    let time = Duration::from_millis(count(usize::MAX)?.get() as u64);
                    means.limit = Some(Limit::MoveTime(time));
                }
                "nodes" => {
                    let nodes = value.parse();
                    let nodes =
                        nodes.map_err(|_| format!("nodes takes a number, not `{value}`"))?;
                    means.limit = Some(Limit::Nodes(nodes));
                }
                _ => {
                    return Err(format!(
                        "`{key}` is none of hash, threads, movetime and nodes"
                    ));
                }
            }
        }
        Ok(means)
    }
}
