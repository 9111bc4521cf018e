//! The games of a match as SGF files.

use std::fs;
use std::path::Path;

use amazons_core::Player;
use amazons_store::GameRecord;
use anyhow::Context;

use super::game_line::{GameLine, Reason};

/// Writes each game to a file of its own in the directory, which is made if need be.
pub(crate) fn export(directory: &Path, lines: &[GameLine]) -> anyhow::Result<()> {
    fs::create_dir_all(directory)
        .with_context(|| format!("cannot make {}", directory.display()))?;
    for line in lines {
        let path = directory.join(format!("game-{:05}.sgf", line.game));
        fs::write(&path, record(line)?.to_sgf())
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

fn record(line: &GameLine) -> anyhow::Result<GameRecord> {
    let mut record = GameRecord::new(line.replay()?);
    record.players[Player::White] = Some(line.white.clone());
    record.players[Player::Black] = Some(line.black.clone());
    let [first, second] = &line.tag.players;
    record.event = Some(format!("{first} against {second}, seed {}", line.tag.seed));
    record.round = Some(line.game.to_string());
    record.result = Some(result(line));
    if let Some(detail) = &line.detail {
        let loser = !line.winner;
        let last = record.game.moves().len();
        record.comments.insert(last, format!("{loser} {detail}"));
    }
    Ok(record)
}

/// As SGF words it: `W+`, on time `W+T`, by forfeit `W+F`.
fn result(line: &GameLine) -> String {
    let winner = match line.winner {
        Player::White => "W",
        Player::Black => "B",
    };
    let how = match line.reason {
        Reason::NoMove => "",
        Reason::Time => "T",
        Reason::Crash | Reason::Hang | Reason::IllegalMove => "F",
    };
    format!("{winner}+{how}")
}
