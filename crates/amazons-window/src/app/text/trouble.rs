//! What the person is told where something went wrong with what is kept.
//!
//! First what it means for them; behind a line break, as a detail, where the file lies and what is
//! wrong with it.

use std::ffi::OsStr;
use std::path::Path;

use amazons_store::StoreError;

use super::short;
use crate::language::Language;
use crate::opened::OpenError;

impl Language {
    /// Nothing can be kept at all.
    pub(crate) fn nowhere_to_keep(self, error: &StoreError) -> String {
        self.with_details(self.nowhere_to_keep_it(), error)
    }

    /// Something kept could not be read.
    pub(crate) fn not_loaded(self, error: &StoreError) -> String {
        let meaning = match error {
            StoreError::Damaged { path, .. } => match Kind::of(path) {
                Kind::Game => self.game_damaged(),
                Kind::Statistics => self.statistics_damaged(),
                Kind::Settings => self.settings_damaged(),
                Kind::Other => self.something_damaged(),
            },
            StoreError::Newer { path, .. } => self.newer(path),
            StoreError::Io { path, .. } => match Kind::of(path) {
                Kind::Game => self.game_unreadable(),
                Kind::Statistics => self.statistics_unreadable(),
                Kind::Settings => self.settings_unreadable(),
                Kind::Other => self.something_unreadable(),
            },
            _ => self.something_unreadable(),
        };
        self.with_details(meaning, error)
    }

    /// The game could not be kept after a turn.
    pub(crate) fn not_saved(self, error: &StoreError) -> String {
        match error {
            StoreError::Newer { path, .. } => self.with_details(self.newer(path), error),
            _ => self.with_details(self.game_not_saved(), error),
        }
    }

    /// A game left unfinished could not be put among the others.
    pub(crate) fn not_kept(self, error: &StoreError) -> String {
        self.with_details(self.game_not_kept(), error)
    }

    /// Games and statistics could not be copied.
    pub(crate) fn not_exported(self, error: &StoreError) -> String {
        self.with_details(self.nothing_exported(), error)
    }

    /// The game that has ended could not be counted.
    pub(crate) fn not_counted(self, error: &StoreError) -> String {
        self.with_details(self.game_not_counted(), error)
    }

    /// The settings could not be kept.
    pub(crate) fn settings_not_saved(self, error: &StoreError) -> String {
        match error {
            StoreError::Newer { path, .. } => self.with_details(self.newer(path), error),
            _ => self.with_details(self.settings_unsaved(), error),
        }
    }

    /// The game that was left is at a level that this program does not know, and is kept here now.
    pub(crate) fn set_aside(self, level: &str, aside: &Path) -> String {
        let unknown = self.unknown_level(&short(level, 24));
        format!("{unknown}\n{}", self.it_is_kept_as(&self.place(aside)))
    }

    /// The same, but it lies where the next game would be saved.
    pub(crate) fn not_set_aside(self, level: &str, error: &StoreError) -> String {
        let unknown = self.unknown_level(&short(level, 24));
        self.with_details(&format!("{unknown} {}", self.it_stays()), error)
    }

    /// The file that was named at the start is no game and no position, or is not there.
    pub(crate) fn not_opened(self, error: &OpenError) -> String {
        let details = self.file_is(&self.place(&error.path), &self.misreading(&error.fault));
        format!("{}\n{details}", self.file_not_opened())
    }

    fn newer(self, path: &Path) -> &'static str {
        match Kind::of(path) {
            Kind::Game => self.game_newer(),
            Kind::Statistics => self.statistics_newer(),
            Kind::Settings => self.settings_newer(),
            Kind::Other => self.something_newer(),
        }
    }

    fn with_details(self, meaning: &str, error: &StoreError) -> String {
        let details = match error {
            StoreError::Damaged {
                path,
                fault,
                set_aside,
            } => {
                let why = self.cause(fault);
                match set_aside {
                    Some(aside) => self.file_kept_as(&self.place(aside), &why),
                    None => self.file_still(&self.place(path), &why),
                }
            }
            StoreError::Newer { path, found, known } => {
                self.file_format(&self.place(path), *found, *known)
            }
            StoreError::Io {
                action,
                path,
                error,
            } => {
                let (what, why) = (self.failed_to(action), self.refusal(error));
                self.it_is_about(&self.place(path), what, &why)
            }
            StoreError::NoHome => self.no_home().to_owned(),
            _ => return meaning.to_owned(),
        };
        format!("{meaning}\n{details}")
    }

    fn place(self, path: &Path) -> String {
        match (path.file_name(), path.parent()) {
            (Some(name), Some(directory)) if directory != Path::new("") => {
                self.file_in(&name.to_string_lossy(), &directory.display().to_string())
            }
            _ => path.display().to_string(),
        }
    }
}

/// What a file is for, judged by its name.
enum Kind {
    Game,
    Statistics,
    Settings,
    Other,
}

impl Kind {
    fn of(path: &Path) -> Kind {
        match path.file_stem().and_then(OsStr::to_str) {
            Some("game") => Kind::Game,
            Some("statistics") => Kind::Statistics,
            Some("settings") => Kind::Settings,
            _ => Kind::Other,
        }
    }
}
