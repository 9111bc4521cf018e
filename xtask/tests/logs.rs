//! Logs: the same whoever plays them, in whatever parts, and whatever interrupts them.

#[allow(dead_code, reason = "each test uses its part of it")]
mod lab;

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use lab::{complaint, fail, faulty, files, games, numbers, selfplay, succeed, text};
use tempfile::tempdir;

/// A match of two players that are the same on every machine.
const MATCH: &str = "--white full --black hard --board 5x5 --games 12 --seed 3 --nodes 300";

/// The match's log without times, and its report.
fn whole(path: &Path) -> (String, String) {
    let report = play(path, "--workers 1 --no-timing --log whole");
    (text(path, "whole"), report)
}

fn play(path: &Path, more: &str) -> String {
    succeed(selfplay(path, &format!("{MATCH} {more}")))
}

#[test]
fn workers_and_shards_make_no_difference() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let (log, report) = whole(path);
    assert_eq!(numbers(path, "whole"), Vec::from_iter(1..=12));
    assert!(!log.contains("timing"), "{log}");

    assert_eq!(play(path, "--workers 2 --no-timing --log two"), report);
    assert_eq!(text(path, "two"), log);

    for shard in 1..=4 {
        play(
            path,
            &format!("--shard {shard}/4 --no-timing --log shard-{shard}"),
        );
    }
    assert_eq!(numbers(path, "shard-2"), [3, 4, 11, 12]);
    let merged = succeed(selfplay(
        path,
        "merge shard-3 shard-1 shard-4 shard-2 --log merged",
    ));
    assert_eq!(merged, report);
    assert_eq!(text(path, "merged"), log);
}

#[test]
fn engines_get_the_game_s_seed() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let play = |more: &str| {
        let fixed = "--black easy --board 6x6 --games 8 --nodes 9 --no-timing";
        let mut command = selfplay(path, &format!("{fixed} {more}"));
        command.args(["--white", &faulty("", 0)]);
        succeed(command)
    };
    play("--workers 1 --log one");
    play("--workers 2 --log two");
    assert_eq!(text(path, "one"), text(path, "two"));
}

#[test]
fn gnu_parallel_plays_shards() {
    if Command::new("parallel").arg("--version").output().is_err() {
        eprintln!("GNU parallel is not installed: nothing tested");
        return;
    }
    let directory = tempdir().unwrap();
    let path = directory.path();
    let (log, report) = whole(path);
    let mut parallel = Command::new("parallel");
    let program = env!("CARGO_BIN_EXE_xtask");
    let shard = format!("'{program}' selfplay {MATCH} --workers 1 --shard {{}}/3 --log part-{{}}");
    parallel
        .current_dir(path)
        .args(["--will-cite", "--jobs", "2", &shard, ":::", "1", "2", "3"]);
    succeed(parallel);
    let merge = "merge part-1 part-2 part-3 --no-timing --log merged";
    assert_eq!(succeed(selfplay(path, merge)), report);
    assert_eq!(text(path, "merged"), log);
}

#[test]
fn times_stand_in_one_object() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    play(path, "--log timed");
    let without = games(path, "timed").into_iter().map(|mut game| {
        let timing = game.as_object_mut().unwrap().remove("timing").unwrap();
        assert!(
            timing["white_us"].is_u64() && timing["black_us"].is_u64(),
            "{timing}"
        );
        game
    });
    let without: Vec<_> = without.collect();
    whole(path);
    assert_eq!(without, games(path, "whole"));
}

#[test]
fn a_log_that_was_cut_anywhere_goes_on() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let (log, report) = whole(path);
    // Within the first line, at and beside a line's end, and in the midst.
    let ends: Vec<usize> = log.match_indices('\n').map(|(at, _)| at + 1).collect();
    for length in [
        0,
        1,
        ends[0] - 1,
        ends[0],
        ends[0] + 1,
        ends[6] + 300,
        log.len(),
    ] {
        fs::write(path.join("cut"), &log[..length]).unwrap();
        let mut command = selfplay(path, &format!("{MATCH} --no-timing --log cut --resume"));
        let output = command.output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), report, "{length}");
        assert_eq!(text(path, "cut"), log, "{length}");
        let is_torn = length != 0 && !ends.contains(&length);
        let said = complaint(&output);
        assert_eq!(
            said.contains("the unfinished last line is dropped"),
            is_torn,
            "{length}: {said}"
        );
    }
    // Whatever the order in which games ended.
    let turned: Vec<&str> = log.lines().skip(2).take(5).collect();
    let turned: String = turned
        .iter()
        .rev()
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(path.join("turned"), turned).unwrap();
    assert_eq!(play(path, "--no-timing --log turned --resume"), report);
    assert_eq!(text(path, "turned"), log);
}

/// Starts a match that would last for minutes, sends the signal when the log has grown by a game, and
/// waits for the end.
#[cfg(unix)]
fn interrupted(path: &Path, more: &str, signal: &str) -> Output {
    let fixed = "--white full --black full --board 8x8 --games 2000 --movetime 20 --log log";
    let mut command = selfplay(path, &format!("{fixed} {more}"));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let lines = || {
        fs::read_to_string(path.join("log"))
            .unwrap_or_default()
            .lines()
            .count()
    };
    let before = lines();
    let child = command.spawn().expect("it starts");
    let began = Instant::now();
    while lines() <= before {
        assert!(began.elapsed() < Duration::from_secs(120), "no game ends");
        thread::yield_now();
    }
    let kill = Command::new("kill")
        .args([signal, &child.id().to_string()])
        .status();
    assert!(kill.expect("there is a kill").success());
    child.wait_with_output().expect("it ends")
}

#[cfg(unix)]
#[test]
fn a_killed_match_keeps_every_game_that_had_ended() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    interrupted(path, "", "-KILL");
    let kept = games(path, "log");
    assert!(!kept.is_empty());
    // The match goes on, until it is told to end.
    let output = interrupted(path, "--resume --sgf sgf", "-TERM");
    let said = complaint(&output);
    assert!(said.contains(" of 2000 games"), "{said}");
    let now = games(path, "log");
    assert!(now.len() > kept.len());
    assert!(kept.iter().all(|game| now.contains(game)));
    assert_eq!(files(&path.join("sgf")).len(), now.len());
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_with_the_score_so_far() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let output = interrupted(path, "", "-INT");
    assert_eq!(output.status.code(), Some(1));
    let ended = numbers(path, "log");
    assert!(ended.is_sorted(), "{ended:?}");
    let count = ended.len();
    let report = String::from_utf8_lossy(&output.stdout);
    assert!(
        report.contains(&format!(" on 8x8, {count} games in ")),
        "{report}"
    );
    assert!(report.contains("mean length: "), "{report}");
    let said = complaint(&output);
    assert!(
        said.contains(&format!("interrupted after {count} of 2000 games")),
        "{said}"
    );
}

#[test]
fn a_test_stops_at_the_same_game_for_all() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let fixed = "--white hard --black easy --board 6x6 --games 400 --no-timing";
    let play = |more: &str| succeed(selfplay(path, &format!("{fixed} {more}")));
    let report = play("--workers 1 --sprt -100,100 --log one");
    assert!(
        report.contains("SPRT of -100 against +100 Elo: Hard over Easy is the higher"),
        "{report}"
    );
    let decided = games(path, "one").len();
    assert!(decided < 100, "{decided} games");
    assert_eq!(play("--workers 2 --sprt -100,100 --log two"), report);
    assert_eq!(text(path, "two"), text(path, "one"));
    // Going on finds the verdict in the log.
    assert_eq!(play("--sprt -100,100 --log two --resume"), report);

    for shard in 1..=2 {
        play(&format!("--shard {shard}/2 --log part-{shard}"));
    }
    let merge = "merge part-1 part-2 --sprt -100,100 --log merged";
    assert_eq!(succeed(selfplay(path, merge)), report);
    assert_eq!(text(path, "merged"), text(path, "one"));
}

#[test]
fn logs_that_do_not_belong_together_are_refused() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let (log, _) = whole(path);
    let check = |arguments: &str, message: &str| {
        let error = fail(selfplay(path, arguments));
        assert!(error.contains(message), "{arguments}: {error}");
    };
    check(
        &format!("{MATCH} --log whole"),
        "whole exists: --resume goes on with it",
    );
    let other = MATCH.replace("--seed 3", "--seed 4");
    check(
        &format!("{other} --log whole --resume"),
        "game 1 is of another match than this",
    );
    check(
        &format!("{MATCH} --shard 2/2 --log whole --resume"),
        "game 1 is of another match",
    );
    assert_eq!(text(path, "whole"), log, "a refused log is left alone");

    succeed(selfplay(path, &format!("{other} --no-timing --log other")));
    check("merge whole other", "other: game 1 is of another match");
    let changed = log.replacen("\"winner\":\"white\"", "\"winner\":\"black\"", 1);
    fs::write(path.join("changed"), changed).unwrap();
    check(
        "merge changed",
        "changed: line 1: game 1: black does not win by these moves",
    );
    let changed = log.replacen("\"no-move\"", "\"time\"", 1);
    fs::write(path.join("changed"), changed).unwrap();
    check("merge whole changed", "was played another way before");
    fs::write(path.join("broken"), format!("{{}}\n{log}")).unwrap();
    check("merge broken", "broken: line 1: missing field");
    fs::write(path.join("empty"), "").unwrap();
    check("merge empty", "there is no game in these files");
    check("merge none", "cannot read none");
    let conflict = "--shard 1/2 --sprt 0,10 --white easy --black easy";
    check(conflict, "cannot be used with");
}

#[test]
fn openings_come_from_a_file() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let book = "# two openings\na2-a4/a3 f5-f3/f4\n\n3q2/6/q5/5Q/6/2Q3 b - - 7 4\n";
    fs::write(path.join("book"), book).unwrap();
    let fixed = "--white easy --black hard --board 6x6 --games 6 --openings book --log log";
    succeed(selfplay(path, fixed));
    let openings: Vec<String> = games(path, "log")
        .iter()
        .map(|game| format!("{} {}", game["start"], game["opening"]))
        .collect();
    let first = r#""1q2q1/q4q/6/6/Q4Q/1Q2Q1 w - - 0 1" ["a2-a4/a3","f5-f3/f4"]"#;
    let second = r#""3q2/6/q5/5Q/6/2Q3 b - - 7 4" []"#;
    assert_eq!(openings, [first, first, second, second, first, first]);

    fs::write(path.join("book"), "a2-a4/a3 a2-a4/a3").unwrap();
    let error = fail(selfplay(path, &fixed.replace("--log log", "")));
    assert!(
        error.contains("cannot read the openings in book: line 1: `a2-a4/a3`: "),
        "{error}"
    );
}
