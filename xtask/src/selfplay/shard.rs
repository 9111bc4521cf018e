//! A part of a match, for one of several machines.

use core::fmt;
use core::str::FromStr;

use super::game_line::pair_of;

/// The part numbered `index`, from 1, of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    index: u32,
    count: u32,
}

impl Shard {
    /// The numbers of this part's games among so many: whole pairs, dealt out in turn.
    pub(crate) fn games(self, games: u32) -> Vec<u32> {
        let is_ours = |&game: &u32| pair_of(game) % self.count == self.index - 1;
        (1..=games).filter(is_ours).collect()
    }
}

impl Default for Shard {
    fn default() -> Self {
        Shard { index: 1, count: 1 }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/');
        let parts = parts.and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        match parts {
            Some((index, count)) if index >= 1 && index <= count => Ok(Shard { index, count }),
            _ => Err("expected I/N with I from 1 to N, such as 2/4".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_out_whole_pairs() {
        let games = |text: &str| text.parse::<Shard>().unwrap().games(10);
        assert_eq!(games("1/1"), Vec::from_iter(1..=10));
        assert_eq!(games("1/3"), [1, 2, 7, 8]);
        assert_eq!(games("2/3"), [3, 4, 9, 10]);
        assert_eq!(games("3/3"), [5, 6]);
        assert_eq!(games("9/9"), [0; 0]);
        for bad in ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3"] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }
}
