use super::*;
use crate::geometry::Geometry;

#[test]
fn each_fault_is_named_with_its_place() {
    let check = |text: &str, message: &str| {
        let read = text.parse::<Reading>().map_err(|error| error.to_string());
        assert_eq!(read, Err(message.to_owned()), "{text}");
    };
    check("", "the board has no rows");
    check(
        "Q2/3/2q",
        "the position text ends where the side to move (w or b) was expected",
    );
    check("Q2/3/2q x", "expected the side to move (w or b), found `x`");
    check("Q2/2/2q w", "row 2 has 2 squares, expected 3");
    check("Q2//2q w", "row 2 has 0 squares, expected 3");
    check(
        "Q2/1n1/2q w",
        "expected Q q * or a number in row 2, column 2, found `n1`",
    );
    check(
        "Q2/03/2q w",
        "expected Q q * or a number in row 2, column 1, found `03`",
    );
    check(
        "Q2/99999999999999/2q w",
        "row 2 goes beyond 11 rows and columns",
    );
    check("Q200/3/2q w", "row 1 goes beyond 11 rows and columns");
    check("Q2/3/3 w", "black has no amazon");
    check(
        "Q2/3/2q w KQ",
        "expected - for a field that Amazons has no use for, found `KQ`",
    );
    check(
        "Q2/3/2q w - - x 1",
        "expected the number of turns played, found `x`",
    );
    check(
        "Q2/3/2q w - - +0 1",
        "expected the number of turns played, found `+0`",
    );
    check(
        "Q2/3/2q w - - 0 4294967296",
        "expected the move number, found `4294967296`",
    );
    check(
        "Q2/3/2q w - - 0 1 2",
        "expected the end of the position text, found `2`",
    );
    check(
        "Q2/1½1/2q w",
        "expected Q q p P or a number in row 2, column 2, found `½1`",
    );
    // PlayStrategy.
    check(
        "Q2/pP*/2q[PpK] w",
        "expected a pocket of p and P that ends with ], found `PpK]`",
    );
    check(
        "Q2/3/2q[Pp w",
        "expected a pocket of p and P that ends with ], found `Pp`",
    );
    check(
        "Q2/3/2b[Pp] w",
        "expected w b x or a number in row 1, column 1, found `Q2`",
    );
    check(
        "Q2/3/2q w - - 0 1 ½a3",
        "expected the two squares of an unfinished turn, found `a3`",
    );
    check(
        "Q2/3/2q w - - 0 1 ½a1a2",
        "the unfinished turn is impossible: no white amazon on a1",
    );
    check(
        "Q2/p2/2q w - - 0 1 ½a3a1",
        "the unfinished turn is impossible: the path a3-a1 is blocked at a2",
    );
    // amazons-game-engine.
    check(
        "w2/3/2b w b2 1",
        "no amazon of the side to move stands on b2, where one has still to shoot",
    );
    check(
        "w2/3/2b w c1 1",
        "no amazon of the side to move stands on c1, where one has still to shoot",
    );
    check(
        "wx1/xx1/2b w a3 1",
        "the amazon on a3 has still to shoot, but no square is open to her arrow",
    );
    check(
        "w2/3/2b w z 1",
        "expected the square of the amazon that has still to shoot, or -, found `z`",
    );
    check("w2/3/2b w - one", "expected the move number, found `one`");
    check(
        "w2/3/2b w - 1 1",
        "expected the end of the position text, found `1`",
    );
    check(
        "w2/1q1/2b w - 1",
        "expected w b x or a number in row 2, column 2, found `q1`",
    );
}

#[test]
fn fields_behind_the_side_may_be_missing() {
    let text = "q*2*qq*q1/Q*2*Q***1/10/10/10/10/10/10/10/6Q2Q b";
    let reading: Reading = text.parse().expect("well formed");
    assert_eq!(reading.counters, Counters::default());
    assert_eq!(reading.position.move_count(), 26);
}

#[test]
fn the_pocket_may_stand_in_brackets_behind_a_slash_or_in_a_row() {
    let pocket = "P".repeat(46) + &"p".repeat(46);
    let expected: Reading = "qq3/2**1/5/5/Q4 b - - 3 2".parse().expect("well formed");
    for text in [
        format!("qq3/2pP1/5/5/Q4[{pocket}] b - - 3 2"),
        format!("qq3/2pP1/5/5/Q4/[{pocket}] b - - 3 2"),
        format!("qq3/2pP1/5/5/Q4/{pocket} b - - 3 2"),
        "qq3/2pP1/5/5/Q4[] b - - 3 2".to_owned(),
        "qq3/2pP1/5/5/Q4 b - - 3 2".to_owned(),
    ] {
        assert_eq!(text.parse(), Ok(expected), "{text}");
    }
    // A row of burnt squares is no pocket.
    let burnt: Reading = "Q2/ppP/1q1/PPP w".parse().expect("well formed");
    assert_eq!(burnt.position.geometry().height(), 4);
}

#[test]
fn an_unfinished_turn_is_read_and_refused_elsewhere() {
    let g1_to_j1: Reading = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3[Pp] w - - 0 1 ½g1j1"
        .parse()
        .expect("well formed");
    let j1 = "j1".parse().ok();
    assert_eq!(g1_to_j1.to_shoot, j1);
    assert_eq!(g1_to_j1.position.to_move(), Player::White);
    assert_eq!(g1_to_j1.position.arrows(j1.unwrap(), j1.unwrap()).len(), 16);

    let text = "3b2b3/10/10/b8b/10/10/w8w/10/10/3w5w w j1 1";
    assert_eq!(text.parse(), Ok(g1_to_j1));
    assert_eq!(g1_to_j1.to_string(), text);

    let refusal = "the turn is unfinished: the amazon on j1 has still to shoot";
    let position = text.parse::<Position>();
    assert_eq!(
        position.map_err(|error| error.to_string()),
        Err(refusal.into())
    );
    for format in [PositionFormat::FairyStockfish, PositionFormat::PlayStrategy] {
        let written = g1_to_j1.text(format);
        assert_eq!(
            written.map_err(|error| error.to_string()),
            Err(refusal.into())
        );
    }
}

#[test]
fn every_format_keeps_the_counters_that_it_has() {
    let start = Position::start(Geometry::CLASSIC).expect("large enough");
    for (halfmove, fullmove, to_move) in [(0, 1, "w"), (1, 1, "b"), (8, 5, "w"), (9, 5, "b")] {
        let fairy = start.to_string().replace(" w - - 0 1", "");
        let text = format!("{fairy} {to_move} - - {halfmove} {fullmove}");
        let reading: Reading = text.parse().expect("well formed");
        for format in PositionFormat::ALL {
            let text = reading.text(format).expect("a whole turn");
            assert_eq!(text.parse(), Ok(reading), "{text}");
        }
    }
}
