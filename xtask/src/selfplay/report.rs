//! The result of a match, for people.

use core::fmt;

use amazons_core::Player;

use super::elo::{Estimate, PairCounts, elo};
use super::pair::{Match, Played};

/// A match and all its games; `{}` writes the whole report.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    pub(crate) contest: Match,
    pub(crate) pairs: Vec<[Played; 2]>,
}

impl Report {
    /// How the pairs ended for the first player.
    pub(crate) fn counts(&self) -> PairCounts {
        let mut counts = PairCounts::default();
        for pair in &self.pairs {
            match pair.iter().filter(|game| game.first_won()).count() {
                2 => counts.won += 1,
                1 => counts.shared += 1,
                _ => counts.lost += 1,
            }
        }
        counts
    }

    /// Number of games.
    pub(crate) fn games(&self) -> usize {
        self.pairs.len() * 2
    }

    /// Number of games that the first player won.
    pub(crate) fn first_wins(&self) -> usize {
        self.count(Played::first_won)
    }

    fn count(&self, is_counted: impl Fn(&Played) -> bool) -> usize {
        let games = self.pairs.iter().flatten();
        games.filter(|game| is_counted(game)).count()
    }

    fn mean_length(&self) -> f64 {
        let turns: usize = self
            .pairs
            .iter()
            .flatten()
            .map(|game| game.moves.len())
            .sum();
        turns as f64 / self.games() as f64
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Match {
            first,
            second,
            start,
            pairs,
            seed,
        } = &self.contest;
        let board = start.geometry();
        let games = self.games();
        // Two players of one level are told apart by their part in the match.
        let (first, second) = if first == second {
            (format!("{first} (first)"), format!("{second} (second)"))
        } else {
            (first.to_string(), second.to_string())
        };
        let won = |colour: Player, by_first: bool| {
            self.count(|game| game.winner == colour && game.first_won() == by_first)
        };
        let counts = self.counts();
        let Estimate { score, low, high } = counts.estimate();

        writeln!(
            f,
            "{first} against {second} on {board}, {games} games in {pairs} pairs, seed {seed}"
        )?;
        writeln!(f)?;
        let width = first.len().max(second.len()).max("together".len());
        writeln!(
            f,
            "{:width$}  {:>8}  {:>8}  {:>8}",
            "wins", "as White", "as Black", "together"
        )?;
        for (name, is_first) in [(&first, true), (&second, false)] {
            let [white, black] = Player::ALL.map(|colour| won(colour, is_first));
            writeln!(
                f,
                "{name:width$}  {white:>8}  {black:>8}  {:>8}",
                white + black
            )?;
        }
        let [white, black] = Player::ALL.map(|colour| self.count(|game| game.winner == colour));
        writeln!(
            f,
            "{:width$}  {white:>8}  {black:>8}  {games:>8}",
            "together"
        )?;
        writeln!(f)?;
        let PairCounts { won, shared, lost } = counts;
        writeln!(
            f,
            "pairs of {first}: {won} won, {shared} shared, {lost} lost"
        )?;
        writeln!(
            f,
            "score of {first}: {:.1} % [{:.1}, {:.1}]",
            score * 100.0,
            low * 100.0,
            high * 100.0
        )?;
        let [middle, low, high] = [score, low, high].map(elo);
        writeln!(
            f,
            "Elo of {first} over {second}: {middle:+.0} [{low:+.0}, {high:+.0}]"
        )?;
        writeln!(f, "mean length: {:.1} turns", self.mean_length())?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use amazons_ai::Level;
    use amazons_core::{Geometry, Position};

    use super::*;

    fn report(second: Level, winners: &[[Player; 2]]) -> String {
        let played = |first_is, winner, turns| Played {
            first_is,
            winner,
            moves: vec!["a1-a2/a3".parse().unwrap(); turns],
        };
        let contest = Match {
            first: Level::Hard,
            second,
            start: Position::start(Geometry::MEDIUM).unwrap(),
            pairs: winners.len() as u32,
            seed: 9,
        };
        let pair = |&[one, other]: &[Player; 2]| {
            [
                played(Player::White, one, 50),
                played(Player::Black, other, 41),
            ]
        };
        let pairs = winners.iter().map(pair).collect();
        Report { contest, pairs }.to_string()
    }

    #[test]
    fn the_report_counts_by_player_and_by_colour() {
        use Player::{Black, White};
        let all_kinds = [
            [White, Black],
            [White, White],
            [White, Black],
            [Black, Black],
        ];
        assert_eq!(
            report(Level::Easy, &all_kinds),
            "\
Hard against Easy on 8x8, 8 games in 4 pairs, seed 9

wins      as White  as Black  together
Hard             3         3         6
Easy             1         1         2
together         4         4         8

pairs of Hard: 2 won, 2 shared, 0 lost
score of Hard: 75.0 % [29.1, 100.0]
Elo of Hard over Easy: +191 [-155, +inf]
mean length: 45.5 turns
"
        );
        assert_eq!(
            report(Level::Hard, &[[Black, White]]),
            "\
Hard (first) against Hard (second) on 8x8, 2 games in 1 pairs, seed 9

wins           as White  as Black  together
Hard (first)          0         0         0
Hard (second)         1         1         2
together              1         1         2

pairs of Hard (first): 0 won, 0 shared, 1 lost
score of Hard (first): 0.0 % [0.0, 97.5]
Elo of Hard (first) over Hard (second): -inf [-inf, +636]
mean length: 45.5 turns
"
        );
    }
}
