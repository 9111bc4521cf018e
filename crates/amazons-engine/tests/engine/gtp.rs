//! GTP: dialogues.

use std::fmt::Write as _;
use std::num::NonZeroUsize;
use std::time::Duration;

use amazons_engine::args::{EquipmentArgs, GtpArgs};
use amazons_engine::gtp::Session;
use amazons_engine::{Clock, Strength};
use insta::assert_snapshot;

use crate::dialogue::{frozen, searcher};

fn session<C: Clock>(level: Strength, clock: C) -> Session<C> {
    let args = GtpArgs {
        level,
        seed: 7,
        movetime: Duration::from_secs(1),
        nodes: Some(500),
        equipment: EquipmentArgs {
            hash: 1,
            threads: NonZeroUsize::MIN,
        },
    };
    Session::new(&args, searcher(), clock)
}

fn check(script: &str) -> String {
    let mut session = session(Strength::Full, frozen);
    let mut dialogue = String::new();
    for line in script.lines() {
        writeln!(dialogue, "> {line}").expect("memory is enough");
        if let Some(reply) = session.line(line) {
            write!(dialogue, "{reply}").expect("memory is enough");
        }
    }
    dialogue
}

#[test]
fn a_game_as_quarry_begins_it() {
    let dialogue = check(
        "protocol_version\nname\nversion\nlist_commands\nlist_games\nset_game Amazons\nboardsize 10\n\
         clear_board\nplay white D1-D7-G7\nshowboard\nundo\nundo\nquit",
    );
    let version = format!("= {}\n", env!("CARGO_PKG_VERSION"));
    assert_snapshot!(dialogue.replace(&version, "= VERSION\n"));
}

#[test]
fn numbers_comments_and_faults() {
    assert_snapshot!(check(
        "1 known_command genmove\n2 known_command castle\n# nothing\n\n3 castle # unknown\n\
         4 play white D1-D11-G7\n5 play white D1-D8\n6 play green D1-D7-G7\n7 play white\n\
         8 play black A7-A8-A7\n9 play black A8-A9-A8\n10 genmove black\n11 boardsize 12\n\
         12 boardsize 3\n13 boardsize x\n14 set_game Go\n15 time_settings 1 x 2\n\
         16 time_left white 1\n17 final_score\n18\n19 showboard"
    ));
}

#[test]
fn a_whole_game_ends_with_a_resignation_and_a_score() {
    let mut session = session(Strength::Full, frozen);
    let mut said = |line: &str| {
        let reply = session.line(line).expect("an answer");
        reply.result.expect(line)
    };
    said("boardsize 5");
    let mut turns = 0;
    loop {
        let player = ["white", "black"][turns % 2];
        let mv = said(&format!("genmove {player}"));
        if mv == "resign" {
            break;
        }
        turns += 1;
    }
    assert!((6..=17).contains(&turns), "{turns}");
    let winner = if turns % 2 == 0 { "B+" } else { "W+" };
    let score = said("final_score");
    let moves: u32 = score
        .strip_prefix(winner)
        .expect(&score)
        .parse()
        .expect(&score);
    assert!(moves < 17, "{score}");
}

#[test]
fn moves_are_the_level_s_for_this_seed() {
    let level = amazons_ai::Level::Normal;
    let mut session = session(Strength::Level(level), frozen);
    let start = amazons_core::Position::start(amazons_core::Geometry::CLASSIC).expect("a start");
    let mut rng = amazons_ai::turn_rng(7, 0);
    let expected = level.choose(&start, &mut rng, &mut amazons_ai::Patient);
    let reply = session.line("reg_genmove white").expect("an answer");
    let mv = reply.result.expect("a move").parse().expect("a move");
    assert_eq!(Some(mv), expected);
}
