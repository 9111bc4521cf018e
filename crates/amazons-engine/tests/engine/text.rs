//! The text of UCI: whatever is written is read back, whatever is read is read without a panic.

use std::time::Duration;

use amazons_core::{ByPlayer, Geometry, Move, Position, Square};
use amazons_engine::uci::{
    Answer, BestMove, Command, Go, Info, OptionKind, OptionOffer, Place, Score, SetOption,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

fn check_read(line: &str, expected: &str) {
    let read = line.parse::<Command>();
    let read = read.map_or_else(|error| error.to_string(), |command| command.to_string());
    assert_eq!(read, expected, "{line}");
}

#[test]
fn commands_are_read() {
    check_read(" go   infinite ", "go infinite");
    check_read(
        "go wtime 5 btime 6 winc 1 movestogo 9",
        "go wtime 5 btime 6 winc 1 movestogo 9",
    );
    check_read("go wtime -5", "go wtime 0");
    check_read("go perft 3", "go perft 3");
    check_read("setoption name  Clear  Hash ", "setoption name Clear Hash");
    check_read("setoption name A value b  c", "setoption name A value b  c");
    check_read(
        "position startpos moves 1. d1-d7/g7 D10-D8xA8 2... d7d8d9",
        "position startpos moves d1d7,d7g7 d10d8,d8a8 d7d8,d8d9",
    );
    check_read("", "an empty line");
    check_read("go mate 3", "`mate` means nothing here");
    check_read("quit now", "`now` means nothing here");
}

/// A line that an engine may write, and what it is written back as.
fn check_answer(line: &str, expected: &str) {
    let read = line.parse::<Answer>();
    let read = read.map_or_else(|error| error.to_string(), |answer| answer.to_string());
    assert_eq!(read, expected, "{line}");
}

#[test]
fn answers_of_other_engines_are_read() {
    check_answer(
        "Fairy-Stockfish 14 by Fabian Fichter",
        "Fairy-Stockfish 14 by Fabian Fichter",
    );
    check_answer(
        "info depth 5 seldepth 5 multipv 1 score cp 12 upperbound nodes 77 nps 7 hashfull 3 tbhits 0 time 11 pv d1d7,d7g7 a7b7,b7b8",
        "info depth 5 seldepth 5 multipv 1 score cp 12 nodes 77 nps 7 hashfull 3 time 11 pv d1d7,d7g7 a7b7,b7b8",
    );
    check_answer(
        "info depth 9 currmove d1d7,d7g7 currmovenumber 1",
        "info depth 9",
    );
    check_answer("info score mate -3", "info score mate -3");
    check_answer("bestmove 0000", "bestmove (none)");
    check_answer("bestmove d1d7,d7g7 ponder (none)", "bestmove d1d7,d7g7");
    check_answer("bestmove", "something must follow `bestmove`");
    check_answer("bestmove d1d7", "`d1d7` is no value of bestmove");
    check_answer("info score cp lots", "`lots` is no value of cp");
    check_answer(
        "option name Clear Hash type button",
        "option name Clear Hash type button",
    );
    check_answer(
        "option name Use NNUE type combo default true var true var false",
        "option name Use NNUE type combo default true var true var false",
    );
    check_answer(
        "option name File type string default <empty>",
        "option name File type string default <empty>",
    );
    check_answer(
        "option name N type spin default 1 min x",
        "`x` is no value of min",
    );
}

fn moves() -> impl Strategy<Value = Move> {
    let square = || (0..121usize).prop_map(|index| Square::from_index(index).expect("on the grid"));
    (square(), square(), square()).prop_map(|(from, to, arrow)| Move { from, to, arrow })
}

fn time() -> impl Strategy<Value = Duration> {
    (0..i64::MAX as u64).prop_map(Duration::from_millis)
}

fn go() -> impl Strategy<Value = Go> {
    let limits = (
        option::of(time()),
        option::of(any::<u64>()),
        option::of(any::<u32>()),
    );
    let clocks = (option::of(time()), option::of(time()), time(), time());
    let rest = (option::of(any::<u32>()), any::<bool>(), any::<bool>());
    (limits, clocks, rest).prop_map(|(limits, clocks, rest)| Go {
        movetime: limits.0,
        nodes: limits.1,
        depth: limits.2,
        time: ByPlayer {
            white: clocks.0,
            black: clocks.1,
        },
        increment: ByPlayer {
            white: clocks.2,
            black: clocks.3,
        },
        moves_to_go: rest.0,
        infinite: rest.1,
        ponder: rest.2,
    })
}

fn commands() -> impl Strategy<Value = Command> {
    let place = (option::of(4u8..=11), vec(moves(), 0..5)).prop_map(|(side, moves)| {
        let start = side.map(|side| {
            let board = Geometry::new(side, 4).expect("a board");
            Position::start(board).expect("a start").into()
        });
        Command::Position(Place { start, moves })
    });
    let set = ("[A-Za-z]{1,8}", "[a-z0-9]{0,8}")
        .prop_map(|(name, value)| Command::SetOption(SetOption { name, value }));
    let plain = prop::sample::select(vec![
        Command::Uci,
        Command::IsReady,
        Command::NewGame,
        Command::Stop,
        Command::PonderHit,
        Command::Display,
        Command::Eval,
        Command::Quit,
    ]);
    prop_oneof![
        plain,
        place,
        set,
        go().prop_map(Command::Go),
        any::<u32>().prop_map(Command::Perft),
    ]
}

fn answers() -> impl Strategy<Value = Answer> {
    let score = prop_oneof![
        any::<i32>().prop_map(Score::Centi),
        any::<i32>().prop_map(Score::Mate)
    ];
    let numbers = (
        option::of(any::<u32>()),
        option::of(any::<u32>()),
        option::of(any::<u32>()),
        option::of(score),
    );
    let counts = (
        option::of(any::<u64>()),
        option::of(any::<u64>()),
        option::of(any::<u32>()),
        option::of(time()),
    );
    let info = (numbers, counts, vec(moves(), 0..4)).prop_map(|(numbers, counts, pv)| {
        Answer::Info(Info {
            depth: numbers.0,
            seldepth: numbers.1,
            multipv: numbers.2,
            score: numbers.3,
            nodes: counts.0,
            nps: counts.1,
            hashfull: counts.2,
            time: counts.3,
            pv,
            string: None,
        })
    });
    let best = (moves(), option::of(moves())).prop_map(|(mv, ponder)| {
        Answer::BestMove(BestMove {
            mv: Some(mv),
            ponder,
        })
    });
    let kind = prop_oneof![
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        any::<(i64, i64, i64)>().prop_map(|(default, min, max)| OptionKind::Spin {
            default,
            min,
            max
        }),
        "[a-z]{0,5}".prop_map(|default| OptionKind::Text { default }),
        ("[a-z]{1,2}", vec("[a-z]{1,2}", 0..4))
            .prop_map(|(default, values)| OptionKind::Combo { default, values }),
        Just(OptionKind::Button),
    ];
    let offer = ("[A-Z]{1,3}( [A-Z]{1,3})?", kind)
        .prop_map(|(name, kind)| Answer::Option(OptionOffer { name, kind }));
    prop_oneof![
        info,
        best,
        offer,
        "[a-z]{1,5}".prop_map(Answer::words),
        Just(Answer::UciOk),
        Just(Answer::ReadyOk),
    ]
}

proptest! {
    #[test]
    fn commands_are_read_back(command in commands()) {
        prop_assert_eq!(command.to_string().parse(), Ok(command));
    }

    #[test]
    fn answers_are_read_back(answer in answers()) {
        prop_assert_eq!(answer.to_string().parse(), Ok(answer));
    }

    #[test]
    fn any_text_is_read_or_refused(line in "\\PC{0,60}") {
        // What is read says the same when it is written and read again.
        if let Ok(command) = line.parse::<Command>() {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }
        let _ = line.parse::<Answer>();
    }
}
