//! What the tests of the lab share: matches played by the real program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// The engine that commits this fault with its move number `turns + 1`, as a player.
pub(crate) fn faulty(fault: &str, turns: u32) -> String {
    let program = env!("CARGO_BIN_EXE_faulty-engine");
    format!("engine:'{program}' {fault} {turns}")
}

/// `cargo xtask selfplay` with these arguments, apart by blanks, in the directory.
pub(crate) fn selfplay(directory: &Path, arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.current_dir(directory).arg("selfplay");
    command.args(arguments.split_whitespace());
    command
}

/// Runs it to its good end; answers what it printed.
pub(crate) fn succeed(mut command: Command) -> String {
    let output = command.output().expect("it starts");
    assert!(
        output.status.success(),
        "{command:?}: {}",
        complaint(&output)
    );
    String::from_utf8(output.stdout).expect("it prints text")
}

/// Runs it to its bad end; answers what it complained about.
pub(crate) fn fail(mut command: Command) -> String {
    let output = command.output().expect("it starts");
    assert!(!output.status.success(), "{command:?}");
    complaint(&output)
}

pub(crate) fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The text of a file.
pub(crate) fn text(directory: &Path, name: &str) -> String {
    fs::read_to_string(directory.join(name)).expect(name)
}

/// The games of a log.
pub(crate) fn games(directory: &Path, name: &str) -> Vec<Value> {
    let log = text(directory, name);
    let lines = log
        .lines()
        .map(|line| serde_json::from_str(line).expect(line));
    lines.collect()
}

/// The numbers of a log's games.
pub(crate) fn numbers(directory: &Path, name: &str) -> Vec<u64> {
    let games = games(directory, name);
    games
        .iter()
        .map(|game| game["game"].as_u64().expect("a number"))
        .collect()
}

/// All files of a directory, by name.
pub(crate) fn files(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).expect("a directory");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths
}
