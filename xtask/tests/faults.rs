//! An engine that misbehaves loses the game, with the reason in the log, and the match goes on.

#[allow(dead_code, reason = "each test uses its part of it")]
mod lab;

use amazons_core::Player;
use amazons_store::GameRecord;
use lab::{fail, faulty, files, games, selfplay, succeed, text};
use tempfile::tempdir;

/// Two games of the faulty engine against Easy: it loses both with this reason, after two of its moves.
fn check(fault: &str, limit: &str, reason: &str, detail: &str) {
    let directory = tempdir().expect("a directory");
    let path = directory.path();
    let arguments = format!("--black easy --board 6x6 --games 2 --log log --sgf sgf {limit}");
    let mut command = selfplay(path, &arguments);
    command.args(["--white", &faulty(fault, 2)]);
    let report = succeed(command);

    let games = games(path, "log");
    assert_eq!(games.len(), 2, "{fault}");
    for (game, winner) in games.iter().zip(["black", "white"]) {
        assert_eq!(game["winner"], winner, "{fault}: {game}");
        assert_eq!(game["reason"], reason, "{fault}: {game}");
        let found = game["detail"].as_str().expect("a detail");
        assert!(found.starts_with(detail), "{fault}: {found}");
        // Two moves of the engine, and two or three of Easy.
        let moves = game["moves"].as_array().expect("moves").len();
        assert_eq!(moves, if winner == "black" { 4 } else { 5 }, "{fault}");
    }
    assert!(
        report.contains(": 0 won, 0 shared, 1 lost"),
        "{fault}: {report}"
    );
    assert!(report.contains(" lost 2 "), "{fault}: {report}");

    for (file, result) in files(&path.join("sgf")).iter().zip(["B+", "W+"]) {
        let record = GameRecord::from_sgf(std::fs::read(file).expect("a file")).expect("SGF");
        let result = format!("{result}{}", if reason == "time" { "T" } else { "F" });
        assert_eq!(record.result, Some(result));
        let comment = record.comments.values().next_back().expect("a comment");
        assert!(comment.contains(detail), "{fault}: {comment}");
    }
}

const MOVETIME: &str = "--movetime 200 --margin 800";
const NODES: &str = "--nodes 10 --patience 1";

#[test]
fn an_engine_that_dies_loses() {
    check("crash", NODES, "crash", "crashed: exit status: 3");
    check("crash", MOVETIME, "crash", "crashed: exit status: 3");
}

#[test]
fn an_engine_that_sleeps_loses() {
    check("hang", NODES, "hang", "hung: no answer to `go`");
    check("deaf", NODES, "hang", "hung: no answer to `go`");
    check("flood", NODES, "hang", "hung: no answer to `go`");
    check("deaf", MOVETIME, "time", "overstepped its time");
    check(
        "deaf",
        "--tc 0.3+0 --margin 700",
        "time",
        "overstepped its time",
    );
}

#[test]
fn an_engine_that_answers_late_loses_on_time() {
    check("late", MOVETIME, "time", "overstepped its time");
}

#[test]
fn an_engine_that_cheats_loses() {
    let illegal = "illegal move: ";
    check("cheat", NODES, "illegal-move", "illegal move: `a1-a2/a3`: ");
    check("babble", MOVETIME, "illegal-move", "illegal move: `e4`");
    check("none", MOVETIME, "illegal-move", illegal);
}

#[test]
fn late_is_fine_within_the_margin() {
    let directory = tempdir().unwrap();
    let arguments = "--black easy --board 4x4 --games 2 --movetime 1 --margin 60000 --log log";
    let mut command = selfplay(directory.path(), arguments);
    command.args(["--white", &faulty("late", 0)]);
    succeed(command);
    for game in games(directory.path(), "log") {
        assert_eq!(game["reason"], "no-move");
    }
}

#[test]
fn an_engine_that_never_starts_ends_the_match() {
    let directory = tempdir().unwrap();
    let check = |player: &str, message: &str| {
        let arguments = "--black easy --games 2 --nodes 10 --patience 1";
        let mut command = selfplay(directory.path(), arguments);
        command.args(["--white", player]);
        let error = fail(command);
        assert!(error.contains(message), "{player}: {error}");
    };
    check(
        &faulty("mute", 0),
        "does not start: hung: no answer to `uci`",
    );
    check(
        "engine:no/such/engine",
        "does not start: crashed: no/such/engine: ",
    );
    check("engine:true", "does not start: crashed: ");
    check(
        "rev:no-such-revision",
        "rev:no-such-revision: there is no such revision",
    );
}

#[test]
fn engines_play_whole_games_from_any_board() {
    let directory = tempdir().unwrap();
    for board in ["classic", "5x4"] {
        let log = format!("log-{board}");
        let arguments = format!("--black full --board {board} --games 2 --nodes 20 --log {log}");
        let mut command = selfplay(directory.path(), &arguments);
        command.args(["--white", &faulty("", 0)]);
        let report = succeed(command);
        assert!(report.contains("nodes per move of engine:"), "{report}");
        assert!(report.contains(": 7\n"), "{report}");
        for game in games(directory.path(), &log) {
            assert_eq!(game["reason"], "no-move");
            let player = |player: Player| game[player.to_string()].as_str();
            assert!(Player::ALL.map(player).contains(&Some("Full")), "{game}");
        }
        assert!(text(directory.path(), &log).contains("\"versions\":[\"Faulty\","));
    }
}
