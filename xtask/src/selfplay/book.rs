//! A file of openings.

use std::path::Path;

use amazons_core::{Game, Move, Position, Reading};
use anyhow::{Context, bail, ensure};

/// Reads the openings of a file: on each line a position text, or moves from `start`, apart by blanks.
///
/// Empty lines and lines that begin with `#` are nothing.
pub(crate) fn read(path: &Path, start: Position) -> anyhow::Result<Vec<Game>> {
    parse(&std::fs::read_to_string(path)?, start)
}

fn parse(text: &str, start: Position) -> anyhow::Result<Vec<Game>> {
    let lines = text
        .lines()
        .zip(1..)
        .map(|(line, number)| (line.trim(), number));
    let openings = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let games = openings
        .map(|(line, number)| opening(line, start).with_context(|| format!("line {number}")))
        .collect::<anyhow::Result<Vec<Game>>>()?;
    ensure!(!games.is_empty(), "there is no opening");
    Ok(games)
}

fn opening(line: &str, start: Position) -> anyhow::Result<Game> {
    let is_number =
        |word: &&str| word.ends_with('.') && word.starts_with(|c: char| c.is_ascii_digit());
    let words: Vec<&str> = line
        .split_whitespace()
        .filter(|word| !is_number(word))
        .collect();
    let is_move = words
        .first()
        .is_some_and(|word| word.parse::<Move>().is_ok());
    let mut game = Game::new(start);
    if is_move {
        for word in words {
            let mv: Move = word.parse().with_context(|| format!("`{word}`"))?;
            game.play(mv).with_context(|| format!("`{word}`"))?;
        }
    } else {
        game = Game::from_reading(line.parse::<Reading>()?)?;
    }
    if let Some(outcome) = game.outcome() {
        bail!("{} has won already", outcome.winner);
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use amazons_core::Geometry;

    use super::*;

    fn parse(text: &str) -> Result<Vec<(usize, String)>, String> {
        let start = Position::start(Geometry::CLASSIC).unwrap();
        let games = super::parse(text, start).map_err(|error| format!("{error:#}"))?;
        let entry = |game: &Game| (game.moves().len(), game.reading().to_string());
        Ok(games.iter().map(entry).collect())
    }

    #[test]
    fn positions_and_moves_are_openings() {
        let after = "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1";
        let text = format!("# two of one\n\n{after}\r\n 1. d1-d7/g7\nd1d7,d7g7\n");
        let expected = [0, 1, 1].map(|moves| (moves, after.to_owned()));
        assert_eq!(parse(&text).unwrap(), expected);
    }

    #[test]
    fn bad_openings_are_named() {
        for (text, message) in [
            ("", "there is no opening"),
            ("d1-d7/g7 d1-d7/g7", "line 1: `d1-d7/g7`: "),
            ("d1-d7/g7 z", "line 1: `z`: "),
            ("#\n3q/x w", "line 2: "),
            ("Qq2/**2/4/4 w", "line 1: black has won already"),
        ] {
            let error = parse(text).expect_err(text);
            assert!(error.contains(message), "{text}: {error}");
        }
    }
}
