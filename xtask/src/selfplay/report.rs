//! The result of a match, for people.

use core::fmt;

use amazons_core::Player;

use super::contest::{Contest, Played};
use super::elo::{Estimate, PairCounts, elo};

/// A match and all its games; `{}` writes the whole report.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    pub(crate) contest: Contest,
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
        let names @ [first, second] = &self.names();
        let board = self.contest.start.geometry();
        let (games, pairs) = (self.games(), self.pairs.len());
        let seed = self.contest.seed;
        writeln!(
            f,
            "{first} against {second} on {board}, {games} games in {pairs} pairs, seed {seed}\n"
        )?;
        self.write_wins(f, names)?;

        let PairCounts { won, shared, lost } = self.counts();
        writeln!(
            f,
            "\npairs of {first}: {won} won, {shared} shared, {lost} lost"
        )?;
        let Estimate { score, low, high } = self.counts().estimate();
        let [middle, least, most] = [score, low, high].map(|score| score * 100.0);
        writeln!(
            f,
            "score of {first}: {middle:.1} %, 95 % interval {least:.1} to {most:.1}"
        )?;
        let [middle, least, most] = [score, low, high].map(elo);
        writeln!(
            f,
            "Elo of {first} over {second}: {middle:+.0}, 95 % interval {least:+.0} to {most:+.0}"
        )?;
        writeln!(f, "mean length: {:.1} turns", self.mean_length())
    }
}

impl Report {
    /// What the players are called: two of one level are told apart by their part in the match.
    fn names(&self) -> [String; 2] {
        let Contest { first, second, .. } = self.contest;
        if first == second {
            [format!("{first} (first)"), format!("{second} (second)")]
        } else {
            [first.to_string(), second.to_string()]
        }
    }

    /// The table of wins, a row a player and a column a colour.
    fn write_wins(&self, f: &mut fmt::Formatter<'_>, names: &[String; 2]) -> fmt::Result {
        let width = names
            .iter()
            .map(String::len)
            .fold("together".len(), usize::max);
        let mut row = |name: &str, cells: [&dyn fmt::Display; 3]| {
            let [white, black, together] = cells;
            writeln!(f, "{name:width$}  {white:>8}  {black:>8}  {together:>8}")
        };
        row("wins", [&"as White", &"as Black", &"together"])?;
        for (name, is_first) in names.iter().zip([true, false]) {
            let [white, black] = Player::ALL.map(|colour| {
                self.count(|game| game.winner == colour && game.first_won() == is_first)
            });
            row(name, [&white, &black, &(white + black)])?;
        }
        let [white, black] = Player::ALL.map(|colour| self.count(|game| game.winner == colour));
        row("together", [&white, &black, &self.games()])
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
        let contest = Contest {
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
score of Hard: 75.0 %, 95 % interval 29.1 to 100.0
Elo of Hard over Easy: +191, 95 % interval -155 to +inf
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
score of Hard (first): 0.0 %, 95 % interval 0.0 to 97.5
Elo of Hard (first) over Hard (second): -inf, 95 % interval -inf to +636
mean length: 45.5 turns
"
        );
    }
}
