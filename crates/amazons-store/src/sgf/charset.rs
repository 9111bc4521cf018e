//! The bytes of a file as text.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1252};

use super::SgfError;
use crate::record::{Unreadable, text_of};

/// The text of a file: UTF-8, or else in the charset that it begins with the mark of or names, or else
/// Latin-1.
///
/// # Errors
///
/// [`SgfError::TooLarge`]; [`SgfError::NotText`] where it names a charset that its bytes are not in.
pub(super) fn decoded(bytes: &[u8]) -> Result<Cow<'_, str>, SgfError> {
    let refused = match text_of(bytes) {
        Ok(text) => return Ok(Cow::Borrowed(text)),
        Err(refused @ Unreadable::TooLarge { .. }) => return Err(refused.into()),
        Err(refused @ Unreadable::NotText { .. }) => refused,
    };
    // Latin-1 is read as what it is a part of everywhere: windows-1252 knows what its holes mean.
    let marked = Encoding::for_bom(bytes).map(|(charset, length)| (charset, &bytes[length..]));
    let charset = || named(bytes).map_or(Some(WINDOWS_1252), Encoding::for_label);
    marked
        .or_else(|| Some((charset()?, bytes)))
        .and_then(|(charset, bytes)| {
            charset.decode_without_bom_handling_and_without_replacement(bytes)
        })
        .ok_or_else(|| refused.into())
}

/// The charset that the first `CA` names. Its name is written in ASCII, as is the syntax around it.
fn named(bytes: &[u8]) -> Option<&[u8]> {
    const PROPERTY: &[u8] = b"CA[";
    let mut windows = bytes.windows(PROPERTY.len()).enumerate();
    let (at, _) = windows.find(|&(at, window)| {
        // Not the end of a longer name.
        let before = at.checked_sub(1).map(|before| bytes[before]);
        window == PROPERTY && !before.is_some_and(|before| before.is_ascii_alphabetic())
    })?;
    let value = &bytes[at + PROPERTY.len()..];
    let end = value.iter().position(|&byte| byte == b']')?;
    Some(value[..end].trim_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_in_its_charset() {
        let check = |bytes: &[u8], expected: &str| {
            let text = decoded(bytes).map_err(|error| error.to_string());
            let text = text.unwrap_or_else(|error| error.into());
            assert_eq!(text, expected);
        };
        check("(;PW[Jörg])".as_bytes(), "(;PW[Jörg])");
        check(b"(;PW[J\xf6rg])", "(;PW[Jörg])");
        check(b"(;CA[iso-8859-1]PW[J\xf6rg])", "(;CA[iso-8859-1]PW[Jörg])");
        check(b"(;CA[ISO-8859-2]PW[\xb3])", "(;CA[ISO-8859-2]PW[ł])");
        check(b"(;CA[Shift_JIS]PW[\x83\x41])", "(;CA[Shift_JIS]PW[ア])");
        check(b"\xff\xfe(\0;\0\x5d\x01", "(;ŝ");
        check(b"(;ICA[KOI8-R]PW[\xe4])", "(;ICA[KOI8-R]PW[ä])");
        let refused = "line 1, column 16: byte 0xff is not UTF-8 text";
        check(b"(;CA[UTF-8]PW[J\xff])", refused);
        let unknown = "line 1, column 15: byte 0xff is not UTF-8 text";
        check(b"(;CA[Klingon]P\xff])", unknown);
    }
}
