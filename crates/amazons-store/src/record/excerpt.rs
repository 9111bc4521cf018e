//! Pieces of a record inside error messages.

/// The beginning of a text that may be as long as a file.
pub(crate) fn excerpt(text: &str) -> String {
    amazons_core::excerpt(text, 20)
}
