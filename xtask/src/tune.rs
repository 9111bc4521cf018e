//! `cargo xtask tune`: learns the weights of the evaluation from games of the engine against itself.

mod fit;
mod lesson;
mod sample;

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use amazons_ai::learned::PARTS;
use amazons_core::{Geometry, Position};
use anyhow::{Context, ensure};
use rayon::prelude::*;

use crate::progress::Progress;
use crate::selfplay::log;
use fit::{Fit, search_scale};
use lesson::Lesson;
use sample::Sample;

/// Learn the weights of the evaluation for a board from self-play.
///
/// Plays games of the engine against itself with a fixed number of nodes a move, and fits weights to who
/// won and to what the search said; one game in twenty is kept back to measure them with. Writes the weight
/// file with where it comes from. The same arguments at the same revision give the same file.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask tune --board 10x10 --games 20000 --nodes 4000 --seed 1 --out weights.txt")]
pub(crate) struct Arguments {
    /// Board to learn on: quick, medium, classic, or columns x rows.
    #[arg(long, default_value = "classic")]
    board: Geometry,

    /// Number of games.
    #[arg(long, default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Nodes that the search has for each move.
    #[arg(long, default_value = "4000", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Seed of the openings.
    #[arg(long, default_value = "1")]
    seed: u64,

    /// File of the games, one on each line, kept as they are played; those in it are not played again.
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,

    /// Weight file to write; without it the games are played and kept, and nothing is learned.
    #[arg(long, value_name = "FILE", required_unless_present = "data")]
    out: Option<PathBuf>,
}

/// Hundredths of a square that make a logit in weight files.
const HUNDREDTHS_A_LOGIT: f32 = 400.0;

/// One game in so many is kept back to measure the weights with.
const KEPT_BACK: usize = 20;

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    if let Some(out) = &arguments.out {
        // Told before the games are played, not after.
        let opened = File::options().append(true).create(true).open(out);
        opened.with_context(|| format!("cannot write {}", out.display()))?;
    }
    let lessons = arguments.lessons()?;
    let Some(out) = &arguments.out else {
        return Ok(());
    };
    let samples: Vec<Vec<Sample>> = lessons
        .par_iter()
        .enumerate()
        .map(|(i, lesson)| Sample::of(lesson).with_context(|| format!("game {}", i + 1)))
        .collect::<anyhow::Result<_>>()?;
    let is_kept = |&(i, _): &(usize, _)| i % KEPT_BACK == KEPT_BACK - 1;
    let pick = |kept: bool| -> Vec<Sample> {
        let games = samples
            .iter()
            .enumerate()
            .filter(|game| is_kept(game) == kept);
        games.flat_map(|(_, game)| game.iter().cloned()).collect()
    };
    let (to_learn, kept) = (pick(false), pick(true));
    let scale = search_scale(&to_learn);
    let empty = Position::start(arguments.board)?.empty().len();
    let fit = Fit::learn(&to_learn, empty, scale);
    let quality = fit.quality(&kept);
    println!("games: {}, positions: {}", lessons.len(), to_learn.len());
    println!("squares a logit in the search's scores: {scale}");
    match kept.len() {
        0 => println!("fewer than {KEPT_BACK} games: none kept back to measure the weights with"),
        positions => println!(
            "on {positions} positions kept back: loss {:.4}, winner foretold {:.1} %",
            quality.loss,
            quality.right * 100.0
        ),
    }
    fs::write(out, arguments.weight_file(&fit))
        .with_context(|| format!("cannot write {}", out.display()))
}

impl Arguments {
    /// The games: those of the data file, and then those that are missing.
    fn lessons(&self) -> anyhow::Result<Vec<Lesson>> {
        let mut lessons = match &self.data {
            Some(path) if path.exists() => read(path, self.board)?,
            _ => Vec::new(),
        };
        let mut log = match &self.data {
            Some(path) => Some(BufWriter::new(
                File::options()
                    .create(true)
                    .append(true)
                    .open(path)
                    .with_context(|| format!("cannot write {}", path.display()))?,
            )),
            None => None,
        };
        let board = Position::start(self.board)?;
        let numbers: Vec<u64> = (lessons.len() as u64..self.games).collect();
        let progress = Progress::new(numbers.len() as u64, "games");
        for some in numbers.chunks(64) {
            let played: Vec<Lesson> = some
                .par_iter()
                .map(|&number| {
                    let lesson = Lesson::play(board, self.seed, number, self.nodes);
                    progress.advance();
                    lesson
                })
                .collect();
            if let Some(log) = &mut log {
                for lesson in &played {
                    serde_json::to_writer(&mut *log, lesson)?;
                    writeln!(log)?;
                }
                log.flush()?;
            }
            lessons.extend(played);
        }
        lessons.truncate(self.games as usize);
        Ok(lessons)
    }

    fn weight_file(&self, fit: &Fit) -> String {
        let Arguments {
            board,
            games,
            nodes,
            seed,
            ..
        } = self;
        let revision = env!("AMAZONS_REVISION");
        let mut text = format!(
            "# Weights of the evaluation, learned on {board} by self-play at revision {revision}:\n\
             # cargo xtask tune --board {board} --games {games} --nodes {nodes} --seed {seed}\n\
             # Each line: empty squares, then the weight of each feature in 1/{PARTS} of a hundredth of a square.\n"
        );
        for (i, anchor) in fit.anchors.iter().enumerate() {
            let _ = write!(text, "{}:", i as u32 * fit.step);
            for weight in anchor {
                let parts = weight * HUNDREDTHS_A_LOGIT * PARTS as f32;
                // Saturates far beyond any weight that makes sense.
                let _ = write!(text, " {}", parts.round() as i16);
            }
            text.push('\n');
        }
        text
    }
}

/// The games of a file, all of one board.
fn read(path: &Path, board: Geometry) -> anyhow::Result<Vec<Lesson>> {
    let bytes = log::whole_lines(path)?;
    bytes
        .split_inclusive(|&byte| byte == b'\n')
        .enumerate()
        .map(|(i, line)| {
            let place = || format!("{}, line {}", path.display(), i + 1);
            let lesson: Lesson =
                serde_json::from_slice(line).with_context(|| format!("{}: not a game", place()))?;
            ensure!(
                lesson.scores.len() == lesson.moves.len(),
                "{}: as many scores as moves are wanted",
                place()
            );
            let start: Position = lesson.start.parse().with_context(place)?;
            let of = start.geometry();
            ensure!(of == board, "{}: a game on {of}, not on {board}", place());
            Ok(lesson)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(directory: &Path, games: u64) -> Arguments {
        Arguments {
            board: "5x5".parse().unwrap(),
            games,
            nodes: 300,
            seed: 3,
            data: Some(directory.join("games.jsonl")),
            out: Some(directory.join("weights.txt")),
        }
    }

    fn learned(directory: &Path, games: u64) -> (String, String) {
        run(&arguments(directory, games)).unwrap();
        let read = |name: &str| fs::read_to_string(directory.join(name)).unwrap();
        (read("games.jsonl"), read("weights.txt"))
    }

    #[test]
    fn the_same_arguments_give_the_same_file() {
        let [one, other] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let (games, weights) = learned(one.path(), 40);
        assert_eq!(games.lines().count(), 40);
        assert!(
            weights.contains("# cargo xtask tune --board 5x5 --games 40 --nodes 300 --seed 3\n")
        );
        // Cut short and gone on with, it comes to the same.
        learned(other.path(), 13);
        assert_eq!(learned(other.path(), 40), (games, weights));
    }

    #[test]
    fn weights_foretell_games_that_they_were_not_learned_from() {
        let directory = tempfile::tempdir().unwrap();
        let lessons = arguments(directory.path(), 120).lessons().unwrap();
        let samples = |lessons: &[Lesson]| -> Vec<Sample> {
            lessons
                .iter()
                .flat_map(|lesson| Sample::of(lesson).unwrap())
                .collect()
        };
        let (to_learn, kept) = lessons.split_at(90);
        let fit = Fit::learn(&samples(to_learn), 17, 4.0);
        let quality = fit.quality(&samples(kept));
        // A coin has a loss of ln 2.
        assert!(quality.loss < 0.6 && quality.right > 0.65, "{quality:?}");
    }

    #[test]
    fn faults_of_the_data_are_named() {
        let directory = tempfile::tempdir().unwrap();
        let arguments = arguments(directory.path(), 1);
        let check = |line: &str, what: &str| {
            fs::write(directory.path().join("games.jsonl"), line).unwrap();
            let error = format!("{:#}", run(&arguments).unwrap_err());
            assert!(error.contains(what), "{error}");
        };
        check(
            "{}\n",
            "games.jsonl, line 1: not a game: missing field `start`",
        );
        check(
            "{\"start\":\"Q3q/5/5/5/5 w\",\"moves\":[],\"scores\":[1],\"white_won\":true}\n",
            "line 1: as many scores as moves",
        );
        let game = |start: &str, mv: &str| {
            format!(r#"{{"start":"{start}","moves":["{mv}"],"scores":[0],"white_won":true}}"#)
                + "\n"
        };
        let board = "Q3q/5/5/5/5";
        check(
            &game(&format!("{board} x"), "a5-a4/a5"),
            "games.jsonl, line 1: ",
        );
        check(&game(&format!("{board} w"), "a5-a4/c1"), "game 1: ");
        check(
            &game("Q2/3/2q w", "a3-a2/a3"),
            "line 1: a game on 3x3, not on 5x5",
        );
    }
}
