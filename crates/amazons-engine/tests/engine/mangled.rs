//! Ten thousand random or mangled lines for each protocol.

use std::num::NonZeroUsize;
use std::time::Duration;

use amazons_engine::args::{BotzoneArgs, EquipmentArgs, GtpArgs};
use amazons_engine::uci::Answer;
use amazons_engine::{Effect, Session, Signals, Strength, botzone, gtp};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::dialogue::{frozen, searcher};

const LINES: usize = 10_000;

const EQUIPMENT: EquipmentArgs = EquipmentArgs {
    hash: 1,
    threads: NonZeroUsize::MIN,
};

/// Lines of UCI to be mangled.
pub(crate) const UCI: &[&str] = &[
    "uci",
    "isready",
    "ucinewgame",
    "setoption name MultiPV value 3",
    "setoption name Hash value 1",
    "setoption name Threads value 2",
    "setoption name Level value Hard",
    "setoption name Seed value 123",
    "setoption name UCI_Variant value amazons",
    "position startpos",
    "position startpos moves d1d7,d7g7 a7e3,e3a3 1. d7-d8/d9",
    "position fen 3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1 moves d10d8,d8a8",
    "position fen 3b2b3/10/10/b8b/10/10/w8w/10/10/3w2w3 w - 1",
    "position fen q3/1*2/4/3Q b - - 1 1",
    "go nodes 100",
    "go movetime 3",
    "go wtime 1000 btime 1000 winc 10 binc 10 movestogo 3",
    "go infinite",
    "go ponder depth 2",
    "go perft 2",
    "ponderhit",
    "stop",
    "d",
    "eval",
];

/// Lines of GTP to be mangled.
pub(crate) const GTP: &[&str] = &[
    "protocol_version",
    "1 name",
    "2 version",
    "known_command play",
    "list_commands",
    "list_games",
    "set_game Amazons",
    "boardsize 6",
    "boardsize 10",
    "clear_board",
    "play white D1-D7-G7",
    "12 play black A7-E3-A3",
    "genmove white",
    "genmove b",
    "reg_genmove black",
    "undo",
    "time_settings 300 30 5",
    "time_left white 12 3",
    "showboard",
    "final_score",
    "# a comment",
];

const BOTZONE: &[&str] = &[
    "1\n-1 -1 -1 -1 -1 -1\n",
    "1\n2 0 2 5 4 5\n",
    "2\n-1 -1 -1 -1 -1 -1\n0 2 2 4 2 0\n2 7 2 6 2 5\n",
];

/// Mangled lines, the same ones in every run.
pub(crate) fn mangled(lines: &[&str], seed: u64) -> impl Iterator<Item = String> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    std::iter::repeat_with(move || {
        let mut line: Vec<char> = lines.choose(&mut rng).expect("some").chars().collect();
        // One in three is left as it is, so that the mangled ones meet all kinds of states.
        let changes = rng.random_range(-3i32..6).max(0);
        for _ in 0..changes {
            let at = rng.random_range(0..=line.len());
            match rng.random_range(0..6) {
                0 => line.truncate(at),
                1 if at < line.len() => {
                    line.remove(at);
                }
                2 => line.insert(at, *ODD.choose(&mut rng).expect("some")),
                3 if at < line.len() => line[at] = rng.random_range(' '..'\u{7f}'),
                4 => {
                    let other = lines.choose(&mut rng).expect("some");
                    line.splice(at..at, other.chars());
                }
                _ => line.insert(at, rng.random_range('0'..='9')),
            }
        }
        line.into_iter().collect()
    })
}

const ODD: &[char] = &[
    ' ', '\t', '\0', '\u{1b}', '½', '-', '/', '*', ',', '#', '\u{202e}', '💥', '9', '.',
];

#[test]
fn uci_goes_on() {
    let mut session = Session::new();
    let mut searcher = searcher();
    let mut searches = 0;
    for (i, line) in mangled(UCI, 1).take(LINES).enumerate() {
        for effect in session.line(&line) {
            if let Effect::Think(task) = effect {
                let signals = Signals::default();
                signals.stop();
                let best = task.run(&mut searcher, &signals, &frozen, &mut |_| {});
                assert_eq!(best.mv.is_some(), task.position.has_any_move(), "{line:?}");
                searches += 1;
            }
        }
        if i % 100 == 0 {
            let ready = session.line("isready");
            assert_eq!(ready, [Effect::Say(Answer::ReadyOk)], "after {line:?}");
        }
    }
    assert!(searches > 500, "{searches}");
}

#[test]
fn gtp_goes_on() {
    let args = GtpArgs {
        level: Strength::Full,
        seed: 0,
        movetime: Duration::ZERO,
        nodes: Some(1),
        equipment: EQUIPMENT,
    };
    let mut session = gtp::Session::new(&args, searcher(), frozen);
    let (mut replies, mut successes) = (0, 0);
    for line in mangled(GTP, 2).take(LINES) {
        let Some(reply) = session.line(&line) else {
            continue;
        };
        replies += 1;
        successes += usize::from(reply.result.is_ok());
        let text = reply.to_string();
        assert!(text.starts_with(['=', '?']), "{line:?}: {text:?}");
        // The empty line at the end is the only one.
        assert_eq!(
            text.find("\n\n"),
            Some(text.len() - 2),
            "{line:?}: {text:?}"
        );
    }
    assert!(
        successes > 2000 && replies > successes,
        "{successes} of {replies}"
    );
}

#[test]
fn botzone_answers_or_names_the_line() {
    let args = BotzoneArgs {
        time_limit: Duration::ZERO,
        nodes: Some(1),
        equipment: EQUIPMENT,
    };
    let mut searcher = searcher();
    let mut answers = 0;
    for request in mangled(BOTZONE, 3).take(LINES) {
        match botzone::read(request.lines().map(str::to_owned)) {
            Ok(game) => {
                let answer = botzone::answer(&game, &args, &mut searcher, Duration::ZERO, &frozen);
                let mv = answer.0.expect("nobody loses so soon");
                assert!(game.position().is_legal(mv), "{request:?}: {mv}");
                answers += 1;
            }
            Err(error) => assert!(error.to_string().contains("line"), "{request:?}: {error}"),
        }
    }
    assert!((1000..LINES).contains(&answers), "{answers}");
}
