//! Moves as UCI writes them.

use core::fmt;

use amazons_core::Move;

/// Writes a move in the form of UCI, `d1d7,d7g7`: the amazon's step, and the arrow's way from where it
/// landed.
///
/// Reading needs nothing of its own: [`Move`] reads this form among all others.
///
/// ```
/// use amazons_engine::uci::MoveText;
///
/// let text = MoveText("d1-d7/g7".parse()?).to_string();
/// assert_eq!(text, "d1d7,d7g7");
/// # Ok::<(), amazons_core::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText(pub Move);

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Move { from, to, arrow } = self.0;
        write!(f, "{from}{to},{to}{arrow}")
    }
}
