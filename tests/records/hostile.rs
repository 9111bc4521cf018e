//! Records that are cut, changed, or made to take much memory.

use allocation_counter::measure;
use amazons_store::{GameRecord, Place, SgfError};

use crate::format::{FORMATS, Format, golden_files, start_and_moves};

/// Bytes of memory for a byte of the record, and some to begin with.
const MEMORY_A_BYTE: u64 = 128;
const LEAST_MEMORY: u64 = 64 << 10;

/// Bytes of an error's message.
const LONGEST_MESSAGE: usize = 400;

/// Reads, and makes sure that it takes little memory, that an error is short and names its place, and
/// that what was read is written and read again.
fn check(format: Format, bytes: &[u8]) {
    let shown = || {
        bytes
            .escape_ascii()
            .take(200)
            .map(char::from)
            .collect::<String>()
    };
    let mut answer = None;
    let memory = measure(|| answer = Some(format.read(bytes)));
    let most = LEAST_MEMORY + MEMORY_A_BYTE * (bytes.len().min(GameRecord::MAX_BYTES) as u64);
    assert!(memory.bytes_max <= most, "{memory:?}, {}", shown());
    match answer.unwrap() {
        Ok(record) => {
            let written = format.write(&record);
            // Properties said twice in a node are written in two, which takes more room.
            if written.len() > GameRecord::MAX_BYTES {
                return;
            }
            let again = format.read(written.as_bytes());
            let again = again.unwrap_or_else(|error| panic!("{error}: {}", shown()));
            assert_eq!(start_and_moves(&again), start_and_moves(&record));
            assert_eq!(format.write(&again), written, "{}", shown());
        }
        Err(message) => {
            assert!(message.len() <= LONGEST_MESSAGE, "{message}");
            assert!(!message.contains(char::is_control), "{message:?}");
            let has_place = message.starts_with("line ");
            let is_too_large = message == "the record is larger than 1048576 bytes";
            assert!(has_place || is_too_large, "{message}, {}", shown());
        }
    }
}

#[test]
fn records_cut_off_at_any_byte() {
    for (name, bytes) in golden_files() {
        let end = bytes.iter().rposition(|byte| *byte == b')').unwrap_or(0);
        for length in 0..bytes.len() {
            for format in FORMATS {
                check(format, &bytes[..length]);
                check(format, &bytes[length..]);
            }
            if name.ends_with(".sgf") && length <= end {
                let cut = GameRecord::from_sgf(&bytes[..length]);
                assert!(cut.is_err(), "{name} cut at {length} was read");
            }
        }
    }
}

#[test]
fn records_with_one_byte_changed() {
    for (name, bytes) in golden_files() {
        let format = Format::of(&name);
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed.remove(at);
            check(format, &changed);
            for new in b"()[];:\\ \n\0\xff\xc3zZ90\x1b" {
                changed = bytes.clone();
                changed[at] = *new;
                check(format, &changed);
                changed.insert(at, bytes[at]);
                check(format, &changed);
            }
        }
    }
}

/// Pieces that a whole file is made of.
const PIECES: [&str; 28] = [
    "(",
    ")",
    "(;",
    "(;(",
    "(;)",
    ";",
    "[",
    "]",
    "[]",
    "A[]",
    "AA[aa]",
    "AA[aa:jj]",
    "C[x]",
    "W[djddgd]",
    ";W[djddgd]",
    "A",
    "a",
    "\\",
    "1",
    "9",
    " ",
    "\n",
    "\0",
    "ß",
    "\u{feff}",
    "d1-d7/g7 ",
    "start:",
    "1. ",
];

#[test]
fn one_piece_again_and_again() {
    for piece in PIECES {
        for length in [100_000, GameRecord::MAX_BYTES - 50] {
            let line = piece.repeat(length / piece.len());
            for (before, behind) in [
                ("", ""),
                ("(;GM[18]", ")"),
                ("(;GM[18]C[", "])"),
                ("(;GM[18]SZ[", "])"),
                ("(;GM[18]AW[", "])"),
                ("(;GM[18]PL[", "])"),
                ("(;GM[18];W[", "])"),
                ("(;GM[18];W[d1-d7/", "])"),
                ("(;GM[18]PW[", ""),
            ] {
                check(Format::Sgf, format!("{before}{line}{behind}").as_bytes());
            }
            for (before, behind) in [
                ("", ""),
                ("start: ", ""),
                ("d1-d7/", ""),
                ("d1-d7/g7\n", ""),
                ("", " w"),
            ] {
                check(Format::Moves, format!("{before}{line}{behind}").as_bytes());
            }
        }
        let line = piece.repeat(10_000_000 / piece.len());
        for format in FORMATS {
            check(format, line.as_bytes());
        }
    }
}

#[test]
fn a_hundred_thousand_parentheses() {
    let many = 100_000;
    let check = |sgf: &str, column: Option<usize>| {
        let place = match GameRecord::from_sgf(sgf) {
            Ok(_) => None,
            Err(SgfError::Syntax {
                place: Place { line: 1, column },
                ..
            }) => Some(column),
            Err(other) => panic!("{other}"),
        };
        assert_eq!(place, column);
    };
    let (open, close) = ("(;".repeat(many), ")".repeat(many));
    check(&format!("{open}{close}"), None);
    check(&format!("{open}{close})"), None);
    check(&open, Some(2 * many + 1));
    check(&"(".repeat(many), Some(2));
    check(&close, Some(1));
    check(&format!("(;{})", ";".repeat(many)), None);
    check(&format!("(;{})", "(;)".repeat(many)), None);
}
