//! UCI: dialogues, options, and the time that clocks allot.

use std::num::NonZeroUsize;
use std::time::Duration;

use amazons_engine::{Allotment, Effect, Hold, Session, Strength, Task};
use insta::assert_snapshot;

use crate::dialogue;

/// A position with few moves, all of whose ends are near.
const NEAR_THE_END: &str = "position fen Q3/2**/2*q w";

fn check(script: &str) -> String {
    dialogue::uci(&mut Session::new(), script)
}

#[test]
fn introduction() {
    let dialogue = check(
        "uci\nisready\n\n  ucinewgame  \nsetoption name uci_variant value Amazons\nsetoption name Hash value 16\nsetoption name Threads value 2\nquit",
    );
    assert_snapshot!(dialogue.replace(env!("CARGO_PKG_VERSION"), "VERSION"));
}

#[test]
fn a_position_is_shown_and_judged() {
    assert_snapshot!(check(
        "position startpos moves d1d7,d7g7 12. A7-E3/A3\nd\neval\nposition fen 1bb1/b2b/w2w/1ww1 w - 1\nd"
    ));
}

#[test]
fn a_proved_end() {
    assert_snapshot!(check(&format!(
        "{NEAR_THE_END}\ngo depth 3\nsetoption name MultiPV value 3\ngo depth 1\nsetoption name Level value easy\ngo\n\
         setoption name Level value full\nsetoption name MultiPV value 1\n\
         position fen 1qq1/1QQq/Qq**/*1Q1 b\ngo"
    )));
}

#[test]
fn there_is_no_move() {
    assert_snapshot!(check(
        "position fen Q*1/**1/2q w\ngo nodes 10\ngo perft 1\nd"
    ));
}

#[test]
fn what_is_refused_changes_nothing() {
    assert_snapshot!(check(
        "position fen Q3/2**/2*q w\n\
         position startpos moves d1d7,d7g7 d10d6,d6d5\n\
         position startpos moves d1d7,d7g7 d10d99\n\
         position fen 3q2q3/10 w\n\
         position fen\n\
         position fen 3b/4/4/w3 w a1 1\n\
         position nowhere\n\
         position\n\
         position startpos d1d7,d7g7\n\
         go movetime soon\n\
         go nodes\n\
         go mate 3\n\
         go perft\n\
         go perft -1\n\
         setoption\n\
         setoption name\n\
         setoption name Contempt value 16\n\
         setoption name Hash value 0\n\
         setoption name Hash value 65537\n\
         setoption name Threads value 257\n\
         setoption name MultiPV value 0\n\
         setoption name MultiPV value 501\n\
         setoption name Level value god\n\
         setoption name Seed value x\n\
         setoption name Ponder\n\
         setoption name UCI_Variant value chess\n\
         stop now\n\
         xyzzy \u{1b}[2J and so on and so on and so on\n\
         d"
    ));
}

/// What `go` asks for in the start of the Classic board after some lines.
fn task(before: &str, go: &str) -> Task {
    let mut session = Session::new();
    for line in before.lines() {
        assert_eq!(session.line(line), [], "{line}");
    }
    match session.line(go).as_slice() {
        [Effect::Think(task)] => *task,
        effects => panic!("{go}: {effects:?}"),
    }
}

#[test]
fn limits_and_options_arrive() {
    let before = "setoption name MultiPV value 3\nsetoption name Level value CRAZY\nsetoption name Seed value 18446744073709551615\nposition startpos moves d1d7,d7g7";
    let asked = task(before, "go nodes 5 depth 6 ponder");
    assert_eq!((asked.limits.nodes, asked.limits.depth), (Some(5), Some(6)));
    assert_eq!(asked.limits.lines, NonZeroUsize::new(3).expect("positive"));
    assert_eq!(asked.strength, Strength::Level(amazons_ai::Level::Crazy));
    assert_eq!((asked.seed, asked.turns_played), (u64::MAX, 1));
    assert_eq!((asked.hold, asked.allotment), (Hold::Hit, None));
    assert_eq!(task("", "go infinite").hold, Hold::Stop);
    assert_eq!(task("", "go").hold, Hold::Nothing);
}

#[test]
fn the_clock_of_the_side_to_move_counts() {
    let most = |before: &str, go: &str| {
        let allotment = task(before, go).allotment.expect("a time");
        allotment.most
    };
    let check_order = |before: &str, less: &str, more: &str| {
        assert!(most(before, less) < most(before, more), "{less} < {more}");
    };
    check_order("", "go wtime 1000 btime 99000", "go wtime 2000 btime 1000");
    check_order(
        "position startpos moves d1d7,d7g7",
        "go wtime 99000 btime 1000",
        "go wtime 1000 btime 2000",
    );
    check_order("", "go wtime 60000", "go wtime 60000 winc 2000");
    check_order("", "go wtime 60000", "go wtime 60000 movestogo 5");
    check_order("", "go wtime 60000 movetime 100", "go movetime 200");
    assert_eq!(
        task("", "go movetime 1000").allotment,
        Some(Allotment::for_move(Duration::from_secs(1)))
    );
    assert_eq!(most("", "go wtime -30 btime 1000"), Duration::ZERO);

    let aim = |before: &str| {
        task(before, "go wtime 60000")
            .allotment
            .expect("a time")
            .aim
    };
    assert!(aim("") < aim("setoption name Ponder value true"));
}
