//! Pieces of a record inside error messages.

/// Characters of a piece that a message shows.
const LONGEST: usize = 20;

/// The beginning of a text that may be as long as a file. What cannot be seen, or what a terminal would
/// obey, is escaped.
pub(crate) fn excerpt(text: &str) -> String {
    let mut rest = text.chars();
    let start = rest.by_ref().take(LONGEST).flat_map(char::escape_debug);
    let mut start: String = start.collect();
    if !rest.as_str().is_empty() {
        start.push('…');
    }
    start
}
