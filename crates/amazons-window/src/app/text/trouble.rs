//! What the person is told where something went wrong with what is kept.
//!
//! First what it means for them, then where the file lies, and the technical reason last.

use std::ffi::OsStr;
use std::path::Path;

use amazons_store::StoreError;

/// Another process keeps the games.
pub(crate) const GUEST: &str = "Another Amazons window keeps the games. What is played in this one \
    is neither saved nor counted.";

/// Nothing can be kept at all.
pub(crate) fn nowhere_to_keep(error: &StoreError) -> String {
    with_details("Nothing can be saved or counted.", error)
}

/// Something kept could not be read.
pub(crate) fn not_loaded(error: &StoreError) -> String {
    let meaning = match error {
        StoreError::Damaged { path, .. } => match Kind::of(path) {
            Kind::Game => "The game that was left is damaged, so it cannot be continued.",
            Kind::Statistics => "The record of your games is damaged, so it begins anew.",
            Kind::Settings => "Your settings are damaged, so the usual ones are used.",
            Kind::Other => "Something kept is damaged.",
        },
        StoreError::Newer { path, .. } => newer(path),
        StoreError::Io { path, .. } => match Kind::of(path) {
            Kind::Game => "The game that was left cannot be read, so it cannot be continued.",
            Kind::Statistics => "The record of your games cannot be read.",
            Kind::Settings => "Your settings cannot be read, so the usual ones are used.",
            Kind::Other => "Not everything kept can be read.",
        },
        _ => "Not everything kept can be read.",
    };
    with_details(meaning, error)
}

/// The game could not be kept after a turn.
pub(crate) fn not_saved(error: &StoreError) -> String {
    match error {
        StoreError::Newer { path, .. } => with_details(newer(path), error),
        _ => with_details("The game is not saved, but you can play on.", error),
    }
}

/// The game that has ended could not be counted.
pub(crate) fn not_counted(error: &StoreError) -> String {
    with_details("This game is not counted.", error)
}

/// The settings could not be kept.
pub(crate) fn settings_not_saved(error: &StoreError) -> String {
    match error {
        StoreError::Newer { path, .. } => with_details(newer(path), error),
        _ => with_details("The settings are not saved.", error),
    }
}

/// The game that was left is at a level that this program does not know, and is kept here now.
pub(crate) fn set_aside(level: &str, aside: &Path) -> String {
    format!("{} It is kept as {}.", unknown(level), place(aside))
}

/// The same, but it lies where the next game would be saved.
pub(crate) fn not_set_aside(level: &str, error: &StoreError) -> String {
    let meaning = format!(
        "{} It stays where it is, so nothing played now is saved or counted.",
        unknown(level)
    );
    with_details(&meaning, error)
}

fn unknown(level: &str) -> String {
    format!(
        "The game that was left cannot be continued: this version of Amazons knows no level {:?}.",
        short(level, 24)
    )
}

fn newer(path: &Path) -> &'static str {
    match Kind::of(path) {
        Kind::Game => {
            "The game that was left is from a newer version of Amazons. It stays as it is, and \
             what is played now is not saved."
        }
        Kind::Statistics => {
            "The record of your games is from a newer version of Amazons. It stays as it is, and \
             what is played now is not counted."
        }
        Kind::Settings => {
            "Your settings are from a newer version of Amazons. They stay as they are, and \
             changes last until the window is shut."
        }
        Kind::Other => "Something kept is from a newer version of Amazons. It stays as it is.",
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

fn with_details(meaning: &str, error: &StoreError) -> String {
    let details = match error {
        StoreError::Damaged {
            path,
            fault,
            set_aside,
        } => {
            let kept = match set_aside {
                Some(aside) => format!("The file is kept as {}", place(aside)),
                None => format!("The file is still {}", place(path)),
            };
            format!("{kept} ({}).", short(&fault.to_string(), 80))
        }
        StoreError::Newer { path, found, known } => {
            format!("The file is {} (format {found}, not {known}).", place(path))
        }
        StoreError::Io {
            action,
            path,
            error,
        } => format!("It is about {} (cannot {action}: {error}).", place(path)),
        other => format!("({other})."),
    };
    format!("{meaning} {details}")
}

/// `game.json in /home/…`: a long path has no blank to break the line at.
fn place(path: &Path) -> String {
    match (path.file_name(), path.parent()) {
        (Some(name), Some(directory)) => {
            format!("{} in {}", name.to_string_lossy(), directory.display())
        }
        _ => path.display().to_string(),
    }
}

fn short(text: &str, characters: usize) -> String {
    match text.char_indices().nth(characters) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
