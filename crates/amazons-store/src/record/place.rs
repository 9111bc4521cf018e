//! Where in a record something stands.

use std::fmt;

use super::GameRecord;

/// A place in a text; lines and characters are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in that line.
    pub column: usize,
}

impl Place {
    /// The place of the byte at `at`. Lines end with `\n`, `\r` or both.
    pub(crate) fn of(text: &str, at: usize) -> Place {
        let before = &text[..at];
        let mut line = 1;
        let mut start = 0;
        for (index, byte) in before.bytes().enumerate() {
            let is_pair = byte == b'\r' && text.as_bytes().get(index + 1) == Some(&b'\n');
            if matches!(byte, b'\n' | b'\r') && !is_pair {
                line += 1;
                start = index + 1;
            }
        }
        Place {
            line,
            column: before[start..].chars().count() + 1,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why some bytes are no text.
pub(crate) enum Unreadable {
    TooLarge { limit: usize },
    NotText { place: Place, byte: u8 },
}

/// The text of a record, without its byte order mark.
pub(crate) fn text_of(bytes: &[u8]) -> Result<&str, Unreadable> {
    let limit = GameRecord::MAX_BYTES;
    if bytes.len() > limit {
        return Err(Unreadable::TooLarge { limit });
    }
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    str::from_utf8(bytes).map_err(|error| {
        let (text, rest) = bytes.split_at(error.valid_up_to());
        let text = str::from_utf8(text).expect("valid up to here");
        Unreadable::NotText {
            place: Place::of(text, text.len()),
            byte: rest[0],
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_counts_once() {
        let check = |before: &str, line: usize, column: usize| {
            let text = format!("{before}x");
            assert_eq!(
                Place::of(&text, before.len()),
                Place { line, column },
                "{before:?}"
            );
        };
        check("", 1, 1);
        check("äö", 1, 3);
        check("a\nb", 2, 2);
        check("a\r\nb\r\n", 3, 1);
        check("a\rb\r", 3, 1);
        check("\n\n\r\r", 5, 1);
    }
}
