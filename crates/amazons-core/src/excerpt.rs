//! Pieces of a text that is being read, for messages.

/// The first characters of a text, enough to recognise it in an error. Those that cannot be seen, or
/// that a terminal would obey, are escaped.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 16;
    let mut rest = text.chars();
    let mut start: String = rest
        .by_ref()
        .take(LONGEST)
        .flat_map(char::escape_debug)
        .collect();
    if !rest.as_str().is_empty() {
        start.push('…');
    }
    start
}
