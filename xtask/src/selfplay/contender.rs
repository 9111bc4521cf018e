//! Who may play a match.

use core::fmt;
use core::str::FromStr;

use amazons_ai::Level;
use anyhow::{Context, bail};

use super::engine::Invocation;
use super::limit::Limit;
use super::revision;

/// A player as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contender {
    /// One of the levels; ends by itself and heeds no limit.
    Level(Level),
    /// The search of these sources, within the match's limit.
    Full,
    /// A UCI engine, started by this command.
    Engine(String),
    /// The engine of this revision of the repository.
    Revision(String),
}

/// A player ready to be seated at any number of boards.
#[derive(Clone, Debug)]
pub(crate) enum Recipe {
    Level(Level),
    Full,
    Engine {
        invocation: Invocation,
        /// The hash of the revision that it was built from, where the lab built it.
        revision: Option<String>,
    },
}

impl Contender {
    /// Finds or builds what the player needs.
    pub(crate) fn prepare(&self, limit: Limit) -> anyhow::Result<Recipe> {
        if limit == Limit::None && !matches!(self, Contender::Level(_)) {
            bail!("{self} needs a limit: --movetime, --nodes or --tc");
        }
        Ok(match self {
            Contender::Level(level) => Recipe::Level(*level),
            Contender::Full => Recipe::Full,
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

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Level(level) => level.fmt(f),
            Contender::Full => f.pad("Full"),
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
        if text.eq_ignore_ascii_case("full") {
            return Ok(Contender::Full);
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
        for text in ["Easy", "Crazy", "Full", "engine:a 'b c' d", "rev:HEAD~3"] {
            assert_eq!(text.parse::<Contender>().expect(text).to_string(), text);
        }
        for (text, message) in [
            ("tough", "not a player: easy"),
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
        let error = prepare("full").unwrap_err().to_string();
        assert_eq!(error, "Full needs a limit: --movetime, --nodes or --tc");
    }
}
