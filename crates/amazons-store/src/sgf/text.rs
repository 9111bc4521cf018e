//! Texts inside the brackets of a value.

use std::iter::Peekable;
use std::str::Chars;

/// What a value of SGF's type *text* says. A line break behind a backslash is none, any other is `\n`,
/// and other white space is a blank.
pub(super) fn unescape(raw: &str) -> String {
    let mut text = String::new();
    let mut rest = raw.chars().peekable();
    while let Some(character) = rest.next() {
        match character {
            '\\' => match next_plain(&mut rest) {
                Some('\n') | None => {}
                Some(escaped) => text.push(escaped),
            },
            _ => text.push(plain(character, &mut rest)),
        }
    }
    text
}

/// What a value of SGF's type *simple text* says: a text of one line.
pub(super) fn unescape_line(raw: &str) -> String {
    unescape(raw).replace('\n', " ")
}

/// The value of type *text* that says this.
pub(crate) fn escape(text: &str) -> String {
    let mut raw = String::new();
    let mut rest = text.chars().peekable();
    while let Some(character) = next_plain(&mut rest) {
        if matches!(character, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(character);
    }
    raw
}

/// The value of type *simple text* that says this.
pub(super) fn escape_line(text: &str) -> String {
    escape(text).replace('\n', " ")
}

fn next_plain(rest: &mut Peekable<Chars<'_>>) -> Option<char> {
    let character = rest.next()?;
    Some(plain(character, rest))
}

/// One form for all line breaks, `\n`, `\r`, `\r\n` and `\n\r`, and one for all other white space.
fn plain(character: char, rest: &mut Peekable<Chars<'_>>) -> char {
    let second_half = match character {
        '\n' => '\r',
        '\r' => '\n',
        '\t' | '\u{b}' | '\u{c}' => return ' ',
        _ => return character,
    };
    rest.next_if_eq(&second_half);
    '\n'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_say_what_the_standard_says() {
        let check = |raw: &str, text: &str| assert_eq!(unescape(raw), text, "{raw:?}");
        check("plain", "plain");
        check(r"a \[b\] \\ \: \x", r"a [b] \ : x");
        check(
            "one\r\ntwo\n\rthree\rfour\nfive",
            "one\ntwo\nthree\nfour\nfive",
        );
        check("soft\\\nbreak \\\r\nhere", "softbreak here");
        check("tab\there\\\tand there", "tab here and there");
        check("line\n\nline", "line\n\nline");
        check("\\", "");
        assert_eq!(unescape_line("one\r\ntwo"), "one two");
    }

    #[test]
    fn what_is_written_is_read_back() {
        let check = |text: &str, raw: &str| {
            assert_eq!(escape(text), raw);
            assert_eq!(escape(&unescape(raw)), raw);
        };
        check("a [b] \\", "a [b\\] \\\\");
        check("one\r\ntwo\tthree", "one\ntwo three");
        check("\n\n", "\n\n");
        assert_eq!(escape_line("one\ntwo"), "one two");
    }
}
