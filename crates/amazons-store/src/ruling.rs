//! How a game ends before somebody is out of moves.

use amazons_core::Player;
use serde::{Deserialize, Serialize};

use crate::saved_game::PlayerName;

/// A game that was ended, rather than played until somebody cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a ruling")]
pub struct Ruling {
    /// Who has won.
    #[serde(with = "PlayerName")]
    pub winner: Player,
    /// Why.
    pub by: Verdict,
}

/// Why a game was ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The loser's time was up.
    Time,
    /// The moves left to each side were counted.
    Count,
}
