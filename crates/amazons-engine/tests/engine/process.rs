//! The program through pipes: signals while it thinks, ends of all kinds, hostile lines.

use std::process::{Command, Stdio};

use amazons_core::{Geometry, Position};
use amazons_engine::uci::BestMove;

use crate::mangled::{GTP, UCI, mangled};
use crate::program::Program;

fn check_best(line: &str) {
    let best: BestMove = line.parse().expect(line);
    let start = Position::start(Geometry::CLASSIC).expect("a start");
    assert!(start.is_legal(best.mv.expect(line)), "{line}");
}

/// Begins endless thinking.
fn thinking(go: &str) -> Program {
    let mut program = Program::start(&[]);
    program.say("position startpos");
    program.say(go);
    program.hear("info depth 1");
    program
}

#[test]
fn it_listens_while_it_thinks_and_stops() {
    let mut program = thinking("go infinite");
    program.say("isready");
    program.hear("readyok");
    program.say("go nodes 1");
    program.hear("info string go refused: a search is running");
    program.say("stop");
    let heard = program.hear("bestmove");
    check_best(heard.last().expect("a line"));
    program.say("go depth 1");
    check_best(program.hear("bestmove").last().expect("a line"));
    program.say("quit");
    assert!(program.end().0.success());
}

#[test]
fn memory_and_threads_are_set_between_searches() {
    let mut program = thinking("go infinite");
    for (line, refused) in [
        ("setoption name Hash value 1", "setoption"),
        ("setoption name Threads value 2", "setoption"),
        ("ucinewgame", "ucinewgame"),
    ] {
        program.say(line);
        program.hear(&format!(
            "info string {refused} refused: a search is running"
        ));
    }
    program.say("stop");
    program.hear("bestmove");
    for line in [
        "setoption name Hash value 1",
        "setoption name Threads value 2",
        "ucinewgame",
    ] {
        program.say(line);
        program.say("go movetime 10");
        let heard = program.hear("bestmove");
        check_best(heard.last().expect("a line"));
        assert!(
            heard.iter().any(|line| line.contains(" hashfull ")),
            "{heard:?}"
        );
    }
}

#[test]
fn thinking_on_the_opponent_s_time_waits_for_the_hit() {
    let mut program = thinking("go ponder depth 1");
    program.say("isready");
    let heard = program.hear("readyok");
    assert!(
        heard.iter().all(|line| !line.starts_with("bestmove")),
        "{heard:?}"
    );
    program.say("ponderhit");
    check_best(program.hear("bestmove").last().expect("a line"));

    program.say("go ponder movetime 1");
    program.hear("info depth 1");
    program.say("isready");
    program.hear("readyok");
    program.say("stop");
    check_best(program.hear("bestmove").last().expect("a line"));
}

#[test]
fn quitting_ends_it_while_it_thinks() {
    for go in ["go infinite", "go ponder wtime 1000 btime 1000"] {
        let mut program = thinking(go);
        program.say("quit");
        let (status, heard) = program.end();
        assert!(status.success());
        check_best(heard.last().expect("a line"));
    }
}

#[test]
fn a_closed_input_ends_it_while_it_thinks() {
    let mut program = thinking("go infinite");
    program.hang_up();
    let (status, heard) = program.end();
    assert!(status.success());
    check_best(heard.last().expect("a line"));
}

#[test]
fn a_closed_output_ends_it_quietly() {
    for arguments in [&["uci"][..], &["gtp"], &["bench"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_amazons-engine"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program was built");
        drop(child.stdout.take());
        let mut input = child.stdin.take().expect("piped");
        // It may be gone before it has read all of it.
        let _ = std::io::Write::write_all(&mut input, b"isready\nname\nisready\n");
        drop(input);
        let output = child.wait_with_output().expect("a child");
        assert!(output.status.success(), "{arguments:?}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            !errors.contains("amazons-engine:"),
            "{arguments:?}: {errors}"
        );
        assert!(!errors.contains("panic"), "{arguments:?}: {errors}");
    }
}

#[test]
fn paths_are_counted_and_the_count_stops() {
    let mut program = Program::start(&["uci"]);
    program.say("position fen 1qq1/q2q/Q2Q/1QQ1 w");
    program.say("go perft 2");
    let heard = program.hear("Nodes searched");
    assert_eq!(heard.last().expect("a line"), "Nodes searched: 4336");
    assert_eq!(heard.len(), 88 + 2);
    program.say("position startpos");
    program.say("go perft 9");
    program.say("stop");
    program.hear("info string the count was stopped");
    program.say("go perft 0");
    program.hear("Nodes searched: 1");
}

#[test]
fn lines_beyond_measure_are_refused() {
    let mut program = Program::start(&["uci"]);
    program.say(&"position ".repeat(100_000));
    program.hear("info string refused: the line is longer than 65536 bytes");
    program.say("isready");
    program.hear("readyok");
}

/// Says mangled lines to a program while what it answers is thrown away.
fn check_mangled(mut program: Program, lines: &[&str], last: [&str; 2], beginning: &str) {
    let is_quit = |line: &String| line.contains("quit");
    for line in mangled(lines, 4).filter(|line| !is_quit(line)).take(10_000) {
        program.say(&line);
    }
    for line in last {
        program.say(line);
    }
    program.hear(beginning);
    program.say("quit");
    assert!(program.end().0.success());
}

#[test]
fn uci_survives_mangled_lines() {
    let mut program = Program::start(&["uci"]);
    // Clearing a large memory takes its time.
    program.say("setoption name Hash value 1");
    check_mangled(
        program,
        UCI,
        ["stop", "xyzzy"],
        "info string refused: unknown command `xyzzy`",
    );
}

#[test]
fn gtp_survives_mangled_lines() {
    let program = Program::start(&["gtp", "--nodes", "1", "--hash", "1"]);
    check_mangled(program, GTP, ["77 name", "78 name"], "=78 Amazons");
}

#[test]
fn gtp_answers_all_that_was_said_before_the_end() {
    let mut program = Program::start(&["gtp", "--level", "easy"]);
    program.say("boardsize 6");
    program.say("5 genmove white");
    program.hang_up();
    let (status, heard) = program.end();
    assert!(status.success());
    let mv = heard.iter().find_map(|line| line.strip_prefix("=5 "));
    let start = Position::start(Geometry::QUICK).expect("a start");
    assert!(start.is_legal(mv.expect("an answer").parse().expect("a move")));
}

#[test]
fn botzone_reads_a_turn_and_answers_while_the_input_is_open() {
    let arguments = [
        "botzone",
        "--time-limit",
        "20",
        "--hash",
        "1",
        "--threads",
        "2",
    ];
    let mut program = Program::start(&arguments);
    program.say("1\n-1 -1 -1 -1 -1 -1");
    let (status, heard) = program.end();
    assert!(status.success());
    assert_eq!(heard.len(), 1);
    assert_eq!(heard[0].split(' ').count(), 6, "{heard:?}");

    let mut program = Program::start(&["botzone"]);
    program.say("one");
    assert!(!program.end().0.success());
}
