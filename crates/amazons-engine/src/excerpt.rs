//! Foreign texts made fit to be shown.

/// The first characters of a text, enough to recognise it in an answer.
pub(crate) fn excerpt(text: &str) -> String {
    amazons_core::excerpt(text, 24)
}
