//! A UCI engine that plays the first legal move it finds, until it commits the fault it is asked for.
//!
//! `faulty-engine FAULT TURNS`: the fault comes with the engine's move number TURNS + 1 of a game. It
//! offers the option `Seed`, and passes over that many moves before it takes one, so that a seed shows.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use amazons_core::{Game, Move, Position, Reading};

fn main() -> ExitCode {
    // Nobody listens any more where writing fails.
    run().unwrap_or(ExitCode::SUCCESS)
}

fn run() -> io::Result<ExitCode> {
    let mut arguments = std::env::args().skip(1);
    let fault = arguments.next().unwrap_or_default();
    let turns: usize = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(0);
    let mut game = None;
    let (mut played, mut seed) = (0, 0);
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["uci"] if fault == "mute" => {}
            ["uci"] => say("id name Faulty\noption name Seed type string default 0\nuciok")?,
            ["isready"] => say("readyok")?,
            ["ucinewgame"] => played = 0,
            ["setoption", "name", "Seed", "value", value] => seed = value.parse().unwrap_or(0),
            ["position", ref rest @ ..] => game = read(rest),
            ["go", ..] => {
                let Some(game) = &game else {
                    say("info string no position")?;
                    continue;
                };
                let moves = game.position().moves();
                let mv = moves[seed as usize % moves.len()];
                match (played == turns, fault.as_str()) {
                    (true, "crash") => return Ok(ExitCode::from(3)),
                    // Longer than any test waits.
                    (true, "hang") => thread::sleep(Duration::from_secs(3600)),
                    (true, "deaf") => {}
                    // Until nobody listens any more.
                    (true, "flood") => loop {
                        say("info string and another thing")?;
                    },
                    (true, "late") => {
                        thread::sleep(Duration::from_millis(2500));
                        answer(mv)?;
                    }
                    (true, "cheat") => say("bestmove a1a2,a2a3")?,
                    (true, "babble") => say("bestmove e4")?,
                    (true, "none") => say("bestmove (none)")?,
                    _ => answer(mv)?,
                }
                played += 1;
            }
            ["quit"] => break,
            _ => {}
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads what follows `position`.
fn read(words: &[&str]) -> Option<Game> {
    let moves_at = words.iter().position(|&word| word == "moves");
    let (start, moves) = words.split_at(moves_at.unwrap_or(words.len()));
    let mut game = match start {
        ["startpos"] => Game::new(Position::start("classic".parse().ok()?).ok()?),
        ["fen", fen @ ..] => Game::from_reading(fen.join(" ").parse::<Reading>().ok()?).ok()?,
        _ => return None,
    };
    for word in moves.iter().skip(1) {
        game.play(word.parse().ok()?).ok()?;
    }
    Some(game)
}

fn answer(Move { from, to, arrow }: Move) -> io::Result<()> {
    say(&format!(
        "info depth 1 nodes 7 score cp 0\nbestmove {from}{to},{to}{arrow}"
    ))
}

fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}
