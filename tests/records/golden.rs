//! Records are read for what they say, and go through every format unharmed.

use amazons_core::{Game, Geometry, Player, Position, PositionFormat, Reading, Setup};
use amazons_store::GameRecord;
use insta::assert_snapshot;

use crate::format::{FORMATS, golden_records, start_and_moves};

#[test]
fn every_golden_file_is_read() {
    let told = include_str!("../data/records/README.md");
    let records = golden_records();
    assert_eq!(records.len(), told.matches("\n| `").count());
    for (name, record) in records {
        assert!(told.contains(&format!("| `{name}` |")), "{name}");
        let end = record.game.position().diagram();
        let (moves, sgf) = (record.to_moves(), record.to_sgf());
        assert_snapshot!(name, format!("{moves}\n{sgf}\n{end}\n"));
    }
}

#[test]
fn yamazon_against_anky_is_one_game_in_both_formats() {
    let sgf = GameRecord::from_sgf(include_str!("../data/records/yamazon-anky-2000.sgf")).unwrap();
    let moves = GameRecord::from_moves(include_str!("../data/yamazon-anky-2000.moves")).unwrap();
    assert_eq!(sgf.game, moves.game);
    assert_eq!(sgf.game.moves().len(), 88);
    let end = sgf.game.position();
    let move_counts = Player::ALL.map(|player| {
        let setup = end.to_setup().to_move(player);
        setup.position().unwrap().move_count()
    });
    assert_eq!((end.to_move(), move_counts), (Player::White, [0, 1]));
    assert_eq!(sgf.players[Player::White].as_deref(), Some("YAMAZON"));
    assert_eq!(sgf.players[Player::Black].as_deref(), Some("ANKY"));
    assert_eq!(
        sgf.event.as_deref(),
        Some("5th Computer Olympiad, London 2000")
    );
    assert_eq!(sgf.round.as_deref(), Some("5"));
    assert_eq!(sgf.result.as_deref(), Some("B+1"));
    assert_eq!(moves.result_text().as_deref(), Some("B+"));
}

#[test]
fn every_record_format_converts_through_every_other() {
    for (name, record) in golden_records() {
        for first in FORMATS {
            for second in FORMATS {
                let once = first.read(first.write(&record).as_bytes()).unwrap();
                let twice = second.read(second.write(&once).as_bytes()).unwrap();
                let expected = start_and_moves(&record);
                assert_eq!(start_and_moves(&once), expected, "{name}, {first:?}");
                assert_eq!(
                    start_and_moves(&twice),
                    expected,
                    "{name}, {first:?}, {second:?}"
                );
            }
        }
        let again = GameRecord::from_moves(record.to_moves()).unwrap();
        assert_eq!(again.game, record.game, "{name}: counters");
    }
}

#[test]
fn lists_of_moves_are_understood() {
    let check = |text: &str, expected: &str| {
        let record = GameRecord::from_moves(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let written = record.to_moves();
        assert_eq!(written, expected, "{text}");
        let again = GameRecord::from_moves(&written).unwrap();
        assert_eq!(again, record, "{text}");
    };
    let line = "start: Q1q w - - 0 1\n";
    check("Q1q w - - 0 1", line);
    check("start: Q1q w", line);
    check("w1b w - 1", line);
    check("start: 4x4", "start: 1qq1/q2q/Q2Q/1QQ1 w - - 0 1\n");
    let three = "start: 3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1\n\
        d1-d6/g9\nd10-d9/d8\na4-a5/a6\n";
    for text in [
        "1. d1-d6/g9 d10-d9/d8 2. a4 - a5 / a6",
        "d1-d6 / d6 - g9 d10-d9/d8 a4-a5/a6",
        "d1 - d6 / g9 d10 - d9 / d8 a4 a5 a6",
        "d1d6, d6g9 d10d9, d9d8\n a4-a5 (a6)",
        "1. d1-d6/g9\n1. ... d10-d9/d8\n2.a4-a5/a6",
        "1. d1-d6/g9\n1... d10-d9/d8 2 a4-a5(a6)",
    ] {
        check(text, three);
    }
}

#[test]
fn faults_in_lists_of_moves_are_named() {
    let check = |text: &str, message: &str| {
        let error = GameRecord::from_moves(text).expect_err(text);
        assert_eq!(error.to_string(), message);
    };
    check(
        "d1-d6/g9 d10 - d9 / zz a4-a5/a6",
        "line 1, move 2 (`d10 - d9 / zz`): expected a square at character 12 of the move, found `zz`",
    );
    check(
        "d1-d6/g9 d10-",
        "line 1, move 2 (`d10-`): the move ends at character 5, expected a square",
    );
    check(
        "q3/4/4/3Q\na4a3a4",
        "line 1: start `q3/4/4/3Q`: the position text ends where the side to move (w or b) was expected",
    );
    check(
        "start: 3x3",
        "line 1: the 3x3 board has no default start: 4 to 11 columns and rows are needed",
    );
    check(
        "start: Q1q",
        "line 1: `Q1q` is not a start: quick, medium, classic, cross, scrambled, quick-two, \
         medium-three, a board such as 8x6 (4x4 to 11x11), or a position text",
    );
}

/// Games that go all over the board, on every board from its default start, either side to move.
#[test]
fn every_board_is_written_and_read() {
    for (width, height) in (4..=11).flat_map(|width| (4..=11).map(move |height| (width, height))) {
        let board = Geometry::new(width, height).unwrap();
        for player in Player::ALL {
            let start = Setup::start(board).unwrap().to_move(player);
            let mut game = Game::new(start.position().unwrap());
            for stride in 1..=30 {
                let moves = game.position().moves();
                if moves.is_empty() {
                    break;
                }
                game.play(moves[stride * 7919 % moves.len()]).unwrap();
            }
            let record = GameRecord::new(game);
            for format in FORMATS {
                let again = format.read(format.write(&record).as_bytes()).unwrap();
                assert_eq!(again.game, record.game, "{board}, {format:?}");
            }
        }
    }
}

#[test]
fn sgf_keeps_all_that_was_said() {
    for (name, record) in golden_records() {
        let written = record.to_sgf();
        let again = GameRecord::from_sgf(&written).unwrap();
        assert_eq!(again.to_sgf(), written, "{name}");
        assert_eq!(again.players, record.players, "{name}");
        let fields = |record: &GameRecord| {
            let GameRecord {
                event,
                round,
                place,
                date,
                ..
            } = record.clone();
            [event, round, place, date, record.result_text()]
        };
        assert_eq!(fields(&again), fields(&record), "{name}");
        assert_eq!(again.comments, record.comments, "{name}");
        assert_eq!(again.others, record.others, "{name}");
    }
}

#[test]
fn every_position_format_converts_through_every_other() {
    type Convert = Box<dyn Fn(&Position) -> Position>;
    let mut conversions: Vec<Convert> = Vec::new();
    for format in PositionFormat::ALL {
        conversions.push(Box::new(move |position| {
            let text = Reading::from(*position).text(format).unwrap();
            text.parse().unwrap()
        }));
    }
    let picture = |text: String, to_move| Position::from_diagram(&text, to_move).unwrap();
    conversions.push(Box::new(move |position| {
        picture(position.diagram().to_string(), position.to_move())
    }));
    conversions.push(Box::new(move |position| {
        picture(format!("{:#}", position.diagram()), position.to_move())
    }));
    for (name, record) in golden_records() {
        for turns in 0..=record.game.moves().len() {
            let position = record.after(turns).unwrap().position;
            for first in &conversions {
                for second in &conversions {
                    assert_eq!(second(&first(&position)), position, "{name} after {turns}");
                }
            }
        }
    }
}

#[test]
fn counters_are_kept_where_a_format_has_them() {
    for (name, record) in golden_records() {
        for turns in 0..=record.game.moves().len() {
            let reading = record.after(turns).unwrap();
            for format in [PositionFormat::FairyStockfish, PositionFormat::PlayStrategy] {
                let text = reading.text(format).unwrap();
                assert_eq!(text.parse(), Ok(reading), "{name} after {turns}");
            }
            let text = reading.text(PositionFormat::GameEngine).unwrap();
            let read: Reading = text.parse().unwrap();
            assert_eq!(read.counters.fullmove, reading.counters.fullmove);
        }
    }
}
