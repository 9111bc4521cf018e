//! The result of a match, counted.

mod text;

use amazons_core::Player;

use super::elo::PairCounts;
use super::game_line::{GameLine, MatchTag};
use super::standing::Tested;

/// A match and the games of it that count; `{}` writes the whole report, without a word about time.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    pub(crate) tag: MatchTag,
    /// In the order of their numbers.
    pub(crate) lines: Vec<GameLine>,
    /// What the sequential test found, if there was one.
    pub(crate) tested: Option<Tested>,
}

impl Report {
    /// How the pairs ended for the first player.
    pub(crate) fn counts(&self) -> PairCounts {
        self.pair_counts(GameLine::first_won)
    }

    /// Number of games.
    pub(crate) fn games(&self) -> usize {
        self.lines.len()
    }

    /// Number of games that the first player won.
    pub(crate) fn first_wins(&self) -> usize {
        self.count(GameLine::first_won)
    }

    fn one_sided(&self) -> impl Iterator<Item = [&GameLine; 2]> {
        let pairs = self.lines.chunk_by(|one, other| one.pair() == other.pair());
        pairs.filter_map(|pair| match pair {
            [one, other] if one.winner == other.winner => Some([one, other]),
            _ => None,
        })
    }

    /// The pairs, by how many of their games fulfil a condition. A game whose twin is missing does not
    /// count.
    fn pair_counts(&self, is_won: impl Fn(&GameLine) -> bool) -> PairCounts {
        let mut counts = PairCounts::default();
        for pair in self.lines.chunk_by(|one, other| one.pair() == other.pair()) {
            if let [one, other] = pair {
                counts.add([one, other].into_iter().filter(|line| is_won(line)).count());
            }
        }
        counts
    }

    fn count(&self, is_counted: impl Fn(&GameLine) -> bool) -> usize {
        self.lines.iter().filter(|line| is_counted(line)).count()
    }

    fn mean_length(&self) -> f64 {
        let turns: usize = self.lines.iter().map(GameLine::turns).sum();
        turns as f64 / self.games() as f64
    }

    /// A player's moves, and what they took together, over the games that tell it.
    fn sum(
        &self,
        is_first: bool,
        taken: impl Fn(&GameLine, Player) -> Option<u64>,
    ) -> Option<(usize, u64)> {
        let mut sums = (0, 0);
        for line in &self.lines {
            let player = if is_first {
                line.first_is()
            } else {
                !line.first_is()
            };
            if let Some(amount) = taken(line, player) {
                sums.0 += line.moves_of(player);
                sums.1 += amount;
            }
        }
        (sums.0 > 0).then_some(sums)
    }

    /// What the players are called: two of one level are told apart by their part in the match.
    fn names(&self) -> [String; 2] {
        let [first, second] = &self.tag.players;
        if first == second {
            [format!("{first} (first)"), format!("{second} (second)")]
        } else {
            [first.clone(), second.clone()]
        }
    }
}
