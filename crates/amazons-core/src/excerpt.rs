//! Pieces of a text that is being read, for messages.

/// The first characters of a foreign text, enough to recognise it in a message, with `…` where it goes
/// on.
///
/// Characters that cannot be seen, or that a terminal would obey, are escaped. All readers of this
/// crate name what they have found this way; it is public for readers built upon them.
///
/// ```
/// use amazons_core::excerpt;
///
/// assert_eq!(excerpt("d1-d6/z9", 16), "d1-d6/z9");
/// assert_eq!(excerpt("q\u{1b}[2J and much more", 4), "q\\u{1b}[2…");
/// ```
#[must_use]
pub fn excerpt(text: &str, characters: usize) -> String {
    let mut rest = text.chars();
    let start = rest.by_ref().take(characters);
    let mut start: String = start.flat_map(char::escape_debug).collect();
    if !rest.as_str().is_empty() {
        start.push('…');
    }
    start
}

/// What a reader of this crate has found where something else was expected.
pub(crate) fn found(text: &str) -> String {
    excerpt(text, 16)
}
