//! Every reader of text, given what nobody would write: an answer or a short error that names the
//! place, in little memory, and no panic.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

use allocation_counter::measure;
use amazons_core::{
    Game, Geometry, Move, Player, Position, PositionFormat, Reading, Square, Start,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::Config;

/// Reads a text and makes sure that what was read, written again, reads the same. Answers the error's
/// message.
type Read = fn(&str) -> Result<(), String>;

/// Each reader with texts that it takes.
const READERS: [(Read, &[&str]); 6] = [
    (square, &["a1", "k11", "D10"]),
    (geometry, &["5x4", "11X11", "classic"]),
    (start, &["quick", "Medium-Three"]),
    (
        one_move,
        &[
            "d1-d6/g9",
            "12. D1-D7(g7)",
            "3... B1-B4xD4 ",
            "d10-d6,g9",
            "a1a10b10",
            "d1d6,d6g11",
        ],
    ),
    (
        position_text,
        &[
            "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1",
            "q*2*qq*q1/Q*2*Q***1/10/10/10/10/10/10/10/6Q2Q b",
            "qq3/2pP1/5/5/Q4[PPPppp] b - - 3 2",
            "qq3/2pP1/5/5/Q4/PPPPPPPPPPPPPPPP b - - 3 2",
            "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3[Pp] w - - 0 1 ½g1j1",
            "3b2b3/10/10/b8b/10/10/w8w/10/10/3w5w w j1 1",
            "b3/1x2/4/3w b - 12",
        ],
    ),
    (
        diagram,
        &[
            "W.#.|..#.|####|.B#W",
            ".B..B.\nB....B\n.W....\n......\nW..#.W\n....W.\n",
            "  x..|.#.|..o\r\n",
        ],
    ),
];

fn square(text: &str) -> Result<(), String> {
    let square: Square = text.parse().map_err(|error| format!("{error}"))?;
    assert_eq!(square.to_string().parse(), Ok(square));
    Ok(())
}

fn geometry(text: &str) -> Result<(), String> {
    let board: Geometry = text.parse().map_err(|error| format!("{error}"))?;
    assert_eq!(board.to_string().parse(), Ok(board));
    Ok(())
}

fn start(text: &str) -> Result<(), String> {
    let start: Start = text.parse().map_err(|error| format!("{error}"))?;
    assert_eq!(start.to_string().parse(), Ok(start));
    Ok(())
}

fn one_move(text: &str) -> Result<(), String> {
    let mv: Move = text.parse().map_err(|error| format!("{error}"))?;
    assert_eq!(mv.to_string().parse(), Ok(mv));
    Ok(())
}

fn position_text(text: &str) -> Result<(), String> {
    let read: Result<Reading, _> = text.parse();
    let whole: Result<Position, _> = text.parse();
    let reading = match read {
        Ok(reading) => reading,
        Err(error) => {
            assert_eq!(whole, Err(error.clone()));
            return Err(error.to_string());
        }
    };
    let written: Reading = reading.to_string().parse().unwrap();
    match reading.to_shoot {
        None => {
            assert_eq!(written, reading);
            for format in PositionFormat::ALL {
                let text = reading.text(format).unwrap();
                assert_eq!(text.parse(), Ok(reading.position), "{text}");
            }
            assert_eq!(
                Game::from_reading(reading).unwrap().position(),
                &reading.position
            );
            assert_eq!(whole, Ok(reading.position));
            Ok(())
        }
        // The one format that can say so has no count of turns.
        Some(_) => {
            assert_eq!(written.position, reading.position);
            assert_eq!(written.to_shoot, reading.to_shoot);
            assert_eq!(written.counters.fullmove, reading.counters.fullmove);
            assert!(Game::from_reading(reading).is_err());
            Err(whole.unwrap_err().to_string())
        }
    }
}

fn diagram(text: &str) -> Result<(), String> {
    let read = Position::from_diagram(text, Player::Black);
    let position = read.map_err(|error| error.to_string())?;
    for written in [
        format!("{}", position.diagram()),
        format!("{:#}", position.diagram()),
    ] {
        assert_eq!(
            Position::from_diagram(&written, Player::Black),
            Ok(position)
        );
    }
    Ok(())
}

/// Bytes that reading any text may take, those of writing it again included.
const MOST_MEMORY: u64 = 16 << 10;

/// Bytes of an error's message.
const LONGEST_MESSAGE: usize = 300;

/// What an error says where there is no piece of the text, nor a number, to be named.
const WITHOUT_A_PIECE: [&str; 4] = [
    "the board has no rows",
    "white has no amazon",
    "black has no amazon",
    "the position text ends where ",
];

fn check(read: Read, text: &str) {
    let mut answer = Ok(());
    let memory = measure(|| answer = read(text));
    let shown: String = text.chars().take(200).collect();
    assert!(memory.bytes_max <= MOST_MEMORY, "{memory:?}, {shown:?}");
    let Err(message) = answer else { return };
    assert!(message.len() <= LONGEST_MESSAGE, "{message}, {shown:?}");
    assert!(!message.contains(char::is_control), "{message:?}");
    let names_something = message.contains('`')
        || message.contains(|c: char| c.is_ascii_digit())
        || WITHOUT_A_PIECE
            .iter()
            .any(|whole| message.starts_with(whole));
    assert!(names_something, "{message}, {shown:?}");
}

fn check_all(text: &str) {
    for (read, _) in READERS {
        check(read, text);
    }
}

/// Characters that mean something somewhere, look as if they did, or take more than one byte.
const CHARACTERS: &str =
    "01239/QqpPWBwbox*#[].|½,()-+ \t\r\n\0\x1b`'\"\\AaKké€𝟙٣K\u{a0}\u{2028}\u{202e}\u{feff}\u{301}";

#[test]
fn texts_that_are_taken_are_taken() {
    for (read, texts) in READERS {
        for text in texts {
            match read(text) {
                Ok(()) => {}
                Err(message) => assert!(message.starts_with("the turn is unfinished"), "{text}"),
            }
        }
    }
}

#[test]
fn texts_cut_off_at_any_byte() {
    for (_, texts) in READERS {
        for text in texts {
            for end in 0..text.len() {
                check_all(&String::from_utf8_lossy(&text.as_bytes()[..end]));
                check_all(&String::from_utf8_lossy(&text.as_bytes()[end..]));
            }
        }
    }
}

#[test]
fn texts_with_one_character_changed() {
    for (read, texts) in READERS {
        for text in texts {
            for (at, old) in text.char_indices() {
                let (before, behind) = (&text[..at], &text[at + old.len_utf8()..]);
                check(read, &format!("{before}{behind}"));
                check(read, &format!("{before}{old}{old}{behind}"));
                for new in CHARACTERS.chars() {
                    check(read, &format!("{before}{new}{behind}"));
                    check(read, &format!("{before}{new}{old}{behind}"));
                }
            }
            for new in CHARACTERS.chars() {
                check(read, &format!("{text}{new}"));
            }
        }
    }
}

#[test]
fn huge_numbers_in_every_place() {
    let nines = "9".repeat(1000);
    let numbers = [
        "0",
        "00",
        "-1",
        "+1",
        "1e9",
        "0x10",
        "255",
        "256",
        "65536",
        "4294967295",
        "4294967296",
        "18446744073709551616",
        &nines,
    ];
    for (read, texts) in READERS {
        for text in texts {
            for (at, _) in text.char_indices() {
                let behind = text[at..].trim_start_matches(|c: char| c.is_ascii_digit());
                for number in numbers {
                    check(read, &format!("{}{number}{behind}", &text[..at]));
                }
            }
        }
    }
}

/// A reader that went over its text again for each character would still be at it tomorrow.
#[test]
fn lines_of_ten_million_bytes() {
    const LENGTH: usize = 10_000_000;
    for character in "19/QpwBx*[].#|½-( \n\0𝟙".chars() {
        let line = String::from(character).repeat(LENGTH / character.len_utf8());
        check_all(&line);
        for (read, texts) in READERS {
            let text = texts[0];
            for at in [1, text.len()] {
                check(read, &format!("{}{line}{}", &text[..at], &text[at..]));
            }
        }
    }
}

/// Words and characters that texts are made of, in no order.
fn pieces() -> impl Strategy<Value = String> {
    let words = READERS
        .iter()
        .flat_map(|(_, texts)| texts.iter())
        .flat_map(|text| text.split_inclusive(['/', '|', ' ', '-', '\n', '[']));
    let words: Vec<String> = words.map(str::to_owned).collect();
    let characters: Vec<String> = CHARACTERS.chars().map(String::from).collect();
    vec(prop_oneof![select(words), select(characters)], 0..20).prop_map(|all| all.concat())
}

proptest! {
    #![proptest_config(Config { failure_persistence: None, ..Config::with_cases(5000) })]

    #[test]
    fn any_text(text: String) {
        check_all(&text);
    }

    #[test]
    fn any_bytes(bytes: Vec<u8>) {
        check_all(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_pieces(text in pieces()) {
        check_all(&text);
    }
}
