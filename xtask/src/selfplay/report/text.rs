//! The result of a match in words, for people.

use core::fmt;

use amazons_core::Player;

use super::Report;
use crate::selfplay::elo::{Estimate, PairCounts, elo};
use crate::selfplay::game_line::{GameLine, MatchTag, Reason};
use crate::selfplay::sprt::Verdict;
use crate::selfplay::standing::Tested;

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names @ [first, second] = &self.names();
        let MatchTag { board, seed, .. } = &self.tag;
        let (games, counts) = (self.games(), self.counts());
        let pairs = counts.pairs();
        writeln!(
            f,
            "{first} against {second} on {board}, {games} games in {pairs} pairs, seed {seed}\n"
        )?;
        if games == 0 {
            return writeln!(f, "no game was played to its end");
        }
        self.write_wins(f, names)?;
        self.write_faults(f, names)?;

        if pairs > 0 {
            let PairCounts { won, shared, lost } = counts;
            writeln!(
                f,
                "\npairs of {first}: {won} won, {shared} shared, {lost} lost"
            )?;
            let estimate = counts.estimate();
            write_score(f, first, estimate)?;
            let Estimate { score, low, high } = estimate;
            let [middle, least, most] = [score, low, high].map(elo);
            writeln!(
                f,
                "Elo of {first} over {second}: {middle:+.0}, 95 % interval {least:+.0} to {most:+.0}"
            )?;
            let first_mover = self.pair_counts(|line| line.winner == line.start.position.to_move());
            write_score(f, "the first mover", first_mover.estimate())?;
            let [white, black] = Player::ALL.map(|colour| {
                let is_won = |pair: &[&GameLine; 2]| pair[0].winner == colour;
                self.one_sided().filter(is_won).count()
            });
            writeln!(
                f,
                "pairs that one colour won twice: {white} White, {black} Black"
            )?;
        }
        self.write_test(f, names)?;
        writeln!(f, "mean length: {:.1} turns", self.mean_length())?;
        self.write_nodes(f, names)
    }
}

impl Report {
    /// The pairs of which one colour won both games, in words: their openings may be decided.
    pub(crate) fn decided(&self) -> String {
        let mut text = String::new();
        for [one, _] in self.one_sided() {
            let moves: Vec<String> = one.opening.iter().map(|mv| mv.to_string()).collect();
            text += &format!(
                "pair {}: {} won twice from {}, {}\n",
                one.pair() + 1,
                one.winner,
                one.start,
                if moves.is_empty() {
                    "no moves".into()
                } else {
                    moves.join(" ")
                },
            );
        }
        text
    }

    /// The mean time that each player took for a move, in words; `None` where the games do not tell.
    pub(crate) fn times(&self) -> Option<String> {
        let mean = |is_first| {
            let (moves, micros) = self.sum(is_first, |line, player| {
                line.timing.map(|timing| timing.of(player))
            })?;
            Some(micros as f64 / moves as f64 / 1e3)
        };
        let [first, second] = self.names();
        let (one, other) = (mean(true)?, mean(false)?);
        Some(format!(
            "time per move: {first} {one:.2} ms, {second} {other:.2} ms"
        ))
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

    /// The games that a player lost otherwise than by having no move.
    fn write_faults(&self, f: &mut fmt::Formatter<'_>, names: &[String; 2]) -> fmt::Result {
        const FAULTS: [(Reason, &str); 4] = [
            (Reason::Crash, "by crashing"),
            (Reason::Hang, "by hanging"),
            (Reason::Time, "on time"),
            (Reason::IllegalMove, "by an illegal move"),
        ];
        for (name, is_first) in names.iter().zip([true, false]) {
            for (reason, how) in FAULTS {
                let games =
                    self.count(|line| line.reason == reason && line.first_won() != is_first);
                if games > 0 {
                    writeln!(f, "{name} lost {games} {how}")?;
                }
            }
        }
        Ok(())
    }

    fn write_test(&self, f: &mut fmt::Formatter<'_>, [first, second]: &[String; 2]) -> fmt::Result {
        let Some(Tested {
            sprt,
            counts,
            verdict,
        }) = self.tested
        else {
            return Ok(());
        };
        let ratio = sprt.log_likelihood_ratio(counts);
        let verdict = match verdict {
            Some(Verdict::Higher) => format!("{first} over {second} is the higher"),
            Some(Verdict::Lower) => format!("{first} over {second} is the lower"),
            None => "undecided".into(),
        };
        let pairs = counts.pairs();
        writeln!(
            f,
            "SPRT of {sprt}: {verdict}, LLR {ratio:+.2} after {pairs} pairs"
        )
    }

    fn write_nodes(&self, f: &mut fmt::Formatter<'_>, names: &[String; 2]) -> fmt::Result {
        for (name, is_first) in names.iter().zip([true, false]) {
            if let Some((moves, nodes)) = self.sum(is_first, |line, player| line.nodes[player]) {
                writeln!(
                    f,
                    "nodes per move of {name}: {:.0}",
                    nodes as f64 / moves as f64
                )?;
            }
        }
        Ok(())
    }
}

fn write_score(f: &mut fmt::Formatter<'_>, name: &str, estimate: Estimate) -> fmt::Result {
    let Estimate { score, low, high } = estimate;
    let [middle, least, most] = [score, low, high].map(|score| score * 100.0);
    writeln!(
        f,
        "score of {name}: {middle:.1} %, 95 % interval {least:.1} to {most:.1}"
    )
}

#[cfg(test)]
mod tests {
    use amazons_core::{ByPlayer, Geometry, Position};

    use super::*;
    use crate::selfplay::game_line::{Timing, first_is};

    fn line(game: u32, winner: Player, tag: &MatchTag) -> GameLine {
        let turns = match first_is(game) {
            Player::White => 50,
            Player::Black => 41,
        };
        GameLine {
            game,
            white: String::new(),
            black: String::new(),
            start: Position::start(Geometry::MEDIUM).unwrap().into(),
            opening: Vec::new(),
            moves: vec!["a1-a2/a3".parse().unwrap(); turns],
            winner,
            reason: Reason::NoMove,
            detail: None,
            nodes: ByPlayer {
                white: (game == 1).then_some(50_000),
                black: None,
            },
            seed: 0,
            tag: tag.clone(),
            timing: None,
        }
    }

    fn report(second: &str, winners: &[Player]) -> Report {
        let tag = MatchTag {
            players: ["Hard".into(), second.into()],
            versions: Default::default(),
            board: "8x8".into(),
            limit: "none".into(),
            openings: "none".into(),
            seed: 9,
            games: winners.len() as u32,
        };
        let lines = winners
            .iter()
            .zip(1..)
            .map(|(&winner, game)| line(game, winner, &tag));
        Report {
            lines: lines.collect(),
            tag,
            tested: None,
        }
    }

    use Player::{Black, White};

    #[test]
    fn the_report_counts_by_player_and_by_colour() {
        let all_kinds = [White, Black, White, White, White, Black, Black, Black];
        assert_eq!(
            report("Easy", &all_kinds).to_string(),
            "\
Hard against Easy on 8x8, 8 games in 4 pairs, seed 9

wins      as White  as Black  together
Hard             3         3         6
Easy             1         1         2
together         4         4         8

pairs of Hard: 2 won, 2 shared, 0 lost
score of Hard: 75.0 %, 95 % interval 29.1 to 100.0
Elo of Hard over Easy: +191, 95 % interval -155 to +inf
score of the first mover: 50.0 %, 95 % interval 0.0 to 100.0
pairs that one colour won twice: 1 White, 1 Black
mean length: 45.5 turns
nodes per move of Hard: 2000
"
        );
        assert_eq!(
            report("Hard", &[Black, White]).to_string(),
            "\
Hard (first) against Hard (second) on 8x8, 2 games in 1 pairs, seed 9

wins           as White  as Black  together
Hard (first)          0         0         0
Hard (second)         1         1         2
together              1         1         2

pairs of Hard (first): 0 won, 0 shared, 1 lost
score of Hard (first): 0.0 %, 95 % interval 0.0 to 97.5
Elo of Hard (first) over Hard (second): -inf, 95 % interval -inf to +636
score of the first mover: 50.0 %, 95 % interval 1.3 to 98.8
pairs that one colour won twice: 0 White, 0 Black
mean length: 45.5 turns
nodes per move of Hard (first): 2000
"
        );
    }

    #[test]
    fn openings_that_may_be_decided_are_listed() {
        let mut report = report("Easy", &[White, Black, White, White, Black, Black]);
        report.lines[2].opening = vec!["d1-d7/g7".parse().unwrap()];
        let start = Position::start(Geometry::MEDIUM).unwrap();
        let start = amazons_core::Reading::from(start);
        let expected = format!(
            "pair 2: white won twice from {start}, d1-d7/g7\npair 3: black won twice from {start}, no moves\n"
        );
        assert_eq!(report.decided(), expected);
    }

    #[test]
    fn faults_tests_and_single_games_are_told() {
        let mut report = report("Easy", &[White, Black, Black]);
        report.lines[2].reason = Reason::Time;
        report.tested = Some(Tested {
            sprt: "0,200".parse().unwrap(),
            counts: report.counts(),
            verdict: None,
        });
        let text = report.to_string();
        for part in [
            "3 games in 1 pairs",
            "Hard lost 1 on time\n",
            "SPRT of +0 against +200 Elo: undecided, LLR +0.42 after 1 pairs\n",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let none = self::report("Easy", &[]).to_string();
        assert!(
            none.ends_with("\n\nno game was played to its end\n"),
            "{none}"
        );
    }

    #[test]
    fn times_are_means_over_moves() {
        let mut report = report("Easy", &[White, Black]);
        assert_eq!(report.times(), None);
        for line in &mut report.lines {
            line.timing = Some(Timing {
                white_us: 50_000,
                black_us: 100_000,
            });
        }
        // Hard has 25 moves of 2 ms and 20 of 5 ms, Easy 25 of 4 ms and 21 of 50/21 ms.
        let expected = "time per move: Hard 3.33 ms, Easy 3.26 ms";
        assert_eq!(report.times().as_deref(), Some(expected));
    }
}
