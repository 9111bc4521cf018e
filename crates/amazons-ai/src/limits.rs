//! How far a search may go.

use core::num::NonZeroUsize;

/// What ends a search, and how much it answers. Time is not among it: the search reads no clock, and
/// whoever has one says stop through the [`Observer`](crate::Observer).
///
/// ```
/// use amazons_ai::Limits;
///
/// let limits = Limits { depth: Some(2), ..Limits::default() };
/// assert_eq!(limits.nodes, None);
/// assert_eq!(limits.lines.get(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Turns to look ahead; no limit where `None`.
    pub depth: Option<u32>,
    /// Positions to judge; no limit where `None`.
    pub nodes: Option<u64>,
    /// Different first moves to answer, best first.
    pub lines: NonZeroUsize,
}

impl Default for Limits {
    /// One line, and no limit at all.
    fn default() -> Self {
        Limits {
            depth: None,
            nodes: None,
            lines: NonZeroUsize::MIN,
        }
    }
}
