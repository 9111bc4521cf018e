//! How far a state is from being proved.

/// Proof numbers of a state: how many states at least have yet to be proved until it is proved won,
/// or lost, for the side to move. 0 is proved, [`PROVED_OTHERWISE`](Self::PROVED_OTHERWISE) impossible.
// CITE: Allis, van der Meulen, van den Herik, "Proof-number search", Artificial Intelligence 66, 1994.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) win: u32,
    pub(super) loss: u32,
}

impl Numbers {
    pub(super) const PROVED_OTHERWISE: u32 = u32::MAX;
    pub(super) const WON: Numbers = Numbers {
        win: 0,
        loss: Self::PROVED_OTHERWISE,
    };
    pub(super) const LOST: Numbers = Numbers {
        win: Self::PROVED_OTHERWISE,
        loss: 0,
    };
    /// Limits that only a proof reaches.
    pub(super) const UNLIMITED: Numbers = Numbers {
        win: Self::PROVED_OTHERWISE,
        loss: Self::PROVED_OTHERWISE,
    };
    /// Before anything is known.
    pub(super) const UNKNOWN: Numbers = Numbers { win: 1, loss: 1 };

    /// What a state is believed to need before it was looked at, from its promise for who is not to
    /// move. Found by trying: a lead of a few squares should outweigh many moves.
    pub(super) fn first(promise: i32) -> Numbers {
        const EVEN: i32 = 20;
        const SQUARE: i32 = 4;
        let needed = |promise: i32| (EVEN + SQUARE * promise).max(1) as u32;
        Numbers {
            win: needed(promise),
            loss: needed(-promise),
        }
    }

    pub(super) fn proved(is_won: bool) -> Numbers {
        if is_won { Numbers::WON } else { Numbers::LOST }
    }

    /// Whether the side to move wins, once that is proved.
    pub(super) fn is_won(self) -> Option<bool> {
        match self {
            Numbers::WON => Some(true),
            Numbers::LOST => Some(false),
            _ => None,
        }
    }
}
