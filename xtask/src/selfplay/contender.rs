//! Who may play a match.

use core::fmt;
use core::str::FromStr;

use amazons_ai::Level;
use anyhow::{Context, bail};

use super::engine::Invocation;
use super::limit::Limit;
use super::means::Means;
use super::revision;

/// A player as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contender {
    /// One of the levels; ends by itself and heeds no limit.
    Level(Level),
    /// The search of these sources.
    Full(Means),
    /// A UCI engine, started by this command.
    Engine(String),
    /// The engine of this revision of the repository.
    Revision(String),
}

/// A player ready to be seated at any number of boards.
#[derive(Clone, Debug)]
pub(crate) enum Recipe {
    Level(Level),
    Full(Means),
    Engine {
        invocation: Invocation,
        /// The hash of the revision that it was built from, where the lab built it.
        revision: Option<String>,
    },
}

impl Contender {
    /// Finds or builds what the player needs.
    pub(crate) fn prepare(&self, limit: Limit) -> anyhow::Result<Recipe> {
        let has_limit = match self {
            Contender::Level(_) => true,
            Contender::Full(means) => means.limit.is_some(),
            Contender::Engine(_) | Contender::Revision(_) => false,
        };
        if limit == Limit::None && !has_limit {
            bail!("{self} needs a limit: --movetime, --nodes or --tc");
        }
        Ok(match self {
            Contender::Level(level) => Recipe::Level(*level),
            Contender::Full(means) => {
                // Better told here than found out in the midst of a match.
                means.equipment.searcher()?;
                Recipe::Full(*means)
            }
            Contender::Engine(command) => Recipe::Engine {
                invocation: command.parse().map_err(anyhow::Error::msg)?,
                revision: None,
            },
            Contender::Revision(name) => {
                let built = revision::engine(name).with_context(|| self.to_string())?;
                Recipe::Engine {
                    invocation: Invocation::new(built.program),
                    revision: Some(built.hash),
                }
            }
        })
    }
}

impl Recipe {
    /// The player's limit where it is not the match's.
    pub(crate) fn own_limit(&self) -> Option<Limit> {
        match self {
            Recipe::Full(means) => means.limit,
            Recipe::Level(_) | Recipe::Engine { .. } => None,
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => level.fmt(f),
            Contender::Full(means) if *means == Means::default() => f.pad("Full"),
            Contender::Full(means) => f.pad(&format!("Full:{means}")),
            Contender::Engine(command) => f.pad(&format!("engine:{command}")),
            Contender::Revision(name) => f.pad(&format!("rev:{name}")),
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(command) = text.strip_prefix("engine:") {
            command.parse::<Invocation>()?;
            return Ok(Contender::Engine(command.into()));
        }
        if let Some(name) = text.strip_prefix("rev:") {
            // Git would take it for an option.
            if name.is_empty() || name.starts_with('-') {
                return Err(format!("`{name}` is no revision"));
            }
            return Ok(Contender::Revision(name.into()));
        }
        let (name, means) = text.split_once(':').unwrap_or((text, ""));
        if ["full", "master"].contains(&name.to_ascii_lowercase().as_str()) {
            return match means {
                "" => Ok(Contender::Full(Means::default())),
                means => means.parse().map(Contender::Full),
            };
        }
        let level = text.parse::<Level>();
        level.map(Contender::Level).map_err(|_| {
            "not a player: easy, normal, hard, crazy, full, engine:COMMAND or rev:GITREV".into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written() {
        for text in [
            "Easy",
            "Crazy",
            "Full",
            "Full:threads=2",
            "Full:hash=1,threads=256,nodes=5",
            "Full:movetime=200",
            "engine:a 'b c' d",
            "rev:HEAD~3",
        ] {
            assert_eq!(text.parse::<Contender>().expect(text).to_string(), text);
        }
        let means = "MASTER:movetime=50".parse::<Contender>();
        let time = core::time::Duration::from_millis(50);
        assert_eq!(means, Ok(Contender::Full(Means::with_move_time(time))));
        for (text, message) in [
            ("tough", "not a player: easy"),
            ("full:speed=9", "`speed` is none of hash, threads, movetime"),
            (
                "full:threads=0",
                "threads takes a number from 1 to 256, not `0`",
            ),
            ("full:hash", "hash takes a number from 1 to 65536, not ``"),
            ("full:nodes=0", "nodes takes a number, not `0`"),
            ("engine:", "no program"),
            ("engine:a 'b", "missing closing quote"),
            ("rev:", "no revision"),
            ("rev:--all", "no revision"),
        ] {
            let error = text.parse::<Contender>().expect_err(text);
            assert!(error.contains(message), "{text}: {error}");
        }
    }

    #[test]
    fn only_levels_end_by_themselves() {
        let prepare = |text: &str| text.parse::<Contender>().unwrap().prepare(Limit::None);
        assert!(prepare("easy").is_ok());
        assert!(prepare("full:nodes=5").is_ok());
        let error = prepare("full").unwrap_err().to_string();
        assert_eq!(error, "Full needs a limit: --movetime, --nodes or --tc");
    }
}
