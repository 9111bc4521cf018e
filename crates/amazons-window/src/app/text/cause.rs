//! What is wrong with a file, in a few words.

use std::io::{self, ErrorKind};

use amazons_store::Fault;

use super::short;
use crate::language::Language;
use crate::opened::OpenFault;

impl Language {
    /// Why a file makes no sense.
    pub(super) fn cause(self, fault: &Fault) -> String {
        match fault {
            Fault::Unreadable(error) => format!("{}: {}", self.cannot_read(), self.refusal(error)),
            Fault::NoFile => self.no_file().to_owned(),
            Fault::TooLarge { limit } => self.larger_than(*limit),
            Fault::NotText { at } => self.no_text(*at),
            Fault::Json { message } => match place_of(message) {
                Some((line, column)) => self.wrong_at(line, column),
                None => self.wrong().to_owned(),
            },
            Fault::Version { version } => self.no_format(*version),
            Fault::Record(_) => self.no_record().to_owned(),
            Fault::UnfinishedStart(_) => self.unfinished_start().to_owned(),
            Fault::UnreadableMove { number, text, .. } => self.unreadable_move(*number, text),
            Fault::IllegalMove { number, text, .. } => self.illegal_move(*number, text),
            Fault::Streaks { .. } => self.contradicts_itself().to_owned(),
            other => self.system_says(&short(&other.to_string(), 80)),
        }
    }

    /// Why a file is no game and no position.
    pub(super) fn misreading(self, fault: &OpenFault) -> String {
        match fault {
            OpenFault::Io(error) => self.refusal(error),
            OpenFault::NoFile => self.no_file().to_owned(),
            OpenFault::Empty => self.empty().to_owned(),
            OpenFault::Encoding(at) => self.no_text(*at),
            other => self.text_says(&short(&other.to_string(), 120)),
        }
    }

    /// Why the operating system refuses, in its own words where it seldom does so.
    pub(super) fn refusal(self, error: &io::Error) -> String {
        match error.kind() {
            ErrorKind::PermissionDenied => self.no_permission(),
            ErrorKind::NotFound => self.not_there(),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => self.no_space(),
            ErrorKind::ReadOnlyFilesystem => self.write_protected(),
            ErrorKind::IsADirectory => self.a_directory(),
            ErrorKind::NotADirectory | ErrorKind::AlreadyExists => self.something_in_the_way(),
            _ => return self.system_says(&short(&error.to_string(), 80)),
        }
        .to_owned()
    }

    /// That something could not be done which the store tried.
    pub(super) fn failed_to(self, action: &str) -> &'static str {
        match action {
            "read" => self.cannot_read(),
            "write" => self.cannot_write(),
            "create" => self.cannot_create(),
            "lock" => self.cannot_lock(),
            "move" => self.cannot_rename(),
            "remove" => self.cannot_remove(),
            "export to" => self.cannot_export(),
            _ => self.cannot_open(),
        }
    }
}

/// Line and column at the end of what is said about JSON.
fn place_of(message: &str) -> Option<(u64, u64)> {
    let (_, place) = message.rsplit_once(" at line ")?;
    let (line, column) = place.split_once(" column ")?;
    Some((line.parse().ok()?, column.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use amazons_store::{Store, StoreError};

    use super::*;

    #[test]
    fn the_cause_is_told_in_every_language() {
        let check = |file: &str, content: &str, expected: [&str; 2]| {
            let directory = tempfile::tempdir().expect("a directory");
            fs::write(directory.path().join(file), content).expect("written");
            let store = Store::open(directory.path()).expect("opened");
            let refused = match file {
                "game.json" => store.load_game().map(drop),
                "statistics.json" => store.load_statistics().map(drop),
                _ => store.load_settings().map(drop),
            };
            let Err(StoreError::Damaged { fault, .. }) = refused else {
                panic!("{content}: {refused:?}");
            };
            let told = Language::ALL.map(|language| language.cause(&fault));
            assert_eq!(told, expected, "{content}");
        };
        check(
            "settings.json",
            "{\n  \"version\" 2 }",
            ["wrong in line 2, column 13", "falsch in Zeile 2, Spalte 13"],
        );
        check(
            "settings.json",
            "{ \"version\": 0 }",
            ["there is no format 0", "es gibt kein Format 0"],
        );
        check(
            "game.json",
            r#"{ "version": 2, "id": "1", "seed": "1", "white": "person", "black": "person", "clock": null,
                "start": "4/q3/4/3Q w - - 0 1", "moves": ["d1-d2/d1", "a3-a4/?"], "ruling": null }"#,
            [
                "move 2 cannot be read: a3-a4/?",
                "Zug 2 ist nicht lesbar: a3-a4/?",
            ],
        );
    }

    #[test]
    fn the_system_is_quoted_only_where_it_is_seldom_heard() {
        let check = |kind: ErrorKind, expected: [&str; 2]| {
            let error = io::Error::new(kind, "disk on fire");
            let told = Language::ALL.map(|language| language.refusal(&error));
            assert_eq!(told, expected, "{kind}");
        };
        check(
            ErrorKind::PermissionDenied,
            ["no permission", "keine Berechtigung"],
        );
        check(ErrorKind::StorageFull, ["no space left", "kein Platz mehr"]);
        check(
            ErrorKind::Other,
            [
                "the system says: disk on fire",
                "das System meldet: disk on fire",
            ],
        );
    }
}
