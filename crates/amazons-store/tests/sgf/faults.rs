//! What is refused, and where; and that no text is too deep to be read.

use amazons_store::{GameRecord, SgfError};

#[test]
fn every_fault_is_named_with_its_place() {
    let check = |sgf: &str, message: &str| {
        let error = GameRecord::from_sgf(sgf).expect_err(sgf);
        assert_eq!(error.to_string(), message, "{sgf}");
    };
    // Syntax.
    check(
        "",
        "line 1, column 1: expected ( to begin a game, but the text ends",
    );
    check(
        "d1-d7/g7",
        "line 1, column 1: expected ( to begin a game, found `d1-d7/g7`",
    );
    check(
        "(",
        "line 1, column 2: expected ; to begin a node, but the text ends",
    );
    check(
        "(W[djddgd])",
        "line 1, column 2: expected ; to begin a node, found `W[djddgd])`",
    );
    check(
        "(;GM[18]\n ;W",
        "line 2, column 4: expected [ and a value, but the text ends",
    );
    check(
        "(;GM[18];W;B[aa])",
        "line 1, column 11: expected [ and a value, found `;B[aa])`",
    );
    check(
        "(;C[ä\\]",
        "line 1, column 4: this value of C is not closed by ]",
    );
    check(
        "(;x1[1])",
        "line 1, column 3: expected a capital letter in the name of a property, found `x1[1])`",
    );
    check(
        "(;GM[18]",
        "line 1, column 9: expected a property or one of ; ( ), but the text ends",
    );
    check(
        "(;GM[18]ß[1])",
        "line 1, column 9: expected a property or one of ; ( ), found `ß[1])`",
    );
    check(
        "(;GM[18]\0)",
        "line 1, column 9: expected a property or one of ; ( ), found `\\0)`",
    );
    check(
        "(;(;);)",
        "line 1, column 6: expected one of ( ), found `;)`",
    );
    check(
        "(;)\n(;)",
        "line 2, column 1: a second game begins here, and one is read",
    );
    // Values.
    check(
        "(;GM[1])",
        "line 1, column 3: GM[1]: expected 18, the Game of the Amazons",
    );
    check(
        "(;SZ[12])",
        "line 1, column 3: SZ[12]: expected a size such as 10 or 6:8, 11 columns and rows at most",
    );
    check(
        "(;SZ[6:0])",
        "line 1, column 3: SZ[6:0]: expected a size such as 10 or 6:8, 11 columns and rows at most",
    );
    check("(;SZ[6]SZ[8])", "line 1, column 8: SZ is given twice");
    check("(;PL[W];PL[B])", "line 1, column 9: PL is given twice");
    check("(;PW[a][b])", "line 1, column 3: PW is given twice");
    check("(;PL[X])", "line 1, column 3: PL[X]: expected W or B");
    check(
        "(;SZ[4]AW[])",
        "line 1, column 8: AW[]: expected a point such as dj, or a rectangle such as aa:cb",
    );
    check(
        "(;SZ[4]AW[ae])",
        "line 1, column 8: AW[ae] is not on the 4x4 board",
    );
    check(
        "(;SZ[4]AW[aa:a5])",
        "line 1, column 8: AW[aa:a5] is not on the 4x4 board",
    );
    check(
        "(;SZ[4]AW[aa]AB[aa])",
        "line 1, column 8: the setup is no position: two things stand on a4",
    );
    check(
        "(;SZ[4]AB[ba]AA[aa])",
        "line 1, column 8: the setup is no position: white has no amazon",
    );
    check(
        "(;SZ[4]AA[ba])",
        "line 1, column 8: the setup is no position: two things stand on b4",
    );
    check(
        "(;)\nmore\n( ;)",
        "line 3, column 1: a second game begins here, and one is read",
    );
    check(
        "(;SZ[3])",
        "line 1, column 3: the setup is no position: the 3x3 board has no default start: 4 to 11 columns and rows are needed",
    );
    check(
        "(;GM[18];W[djddgd]\n;AA[aa])",
        "line 2, column 2: AA sets something up after 1 turn",
    );
    check(
        "(;GM[18];W[djddgd];B[addgad]\n;AE[aa])",
        "line 2, column 2: AE sets something up after 2 turns",
    );
    check(
        "(;GM[18];W[djddgd]\n;PL[W])",
        "line 2, column 2: PL[W]: expected B, who is to move",
    );
    check(
        "(;GM[18];W[djddgd]\n;PL[W]B[addgad])",
        "line 2, column 2: PL[W]: expected B, who is to move",
    );
    check(
        "(;GM[18];W[djddgd]\n;SZ[6])",
        "line 2, column 2: SZ[6]: expected the size that the game began with",
    );
    // Moves.
    let game = |moves: &str| format!("(;GM[18]\n;W[djddgd]\n{moves})");
    check(
        &game(";B[dddd]"),
        "line 3, column 2: move 2 (B[dddd]): expected three points such as djddgd, or d1-d7/g7",
    );
    check(
        &game(";B[]"),
        "line 3, column 2: move 2 (B[]): expected three points such as djddgd, or d1-d7/g7",
    );
    check(
        &game(";B[addgaz]"),
        "line 3, column 2: move 2 (B[addgaz]): az is not on the 10x10 board",
    );
    check(
        &game(";B[a7-d4/]"),
        "line 3, column 2: move 2 (B[a7-d4/]): the move ends at character 7, expected a square",
    );
    check(
        &game(";W[gjehea]"),
        "line 3, column 2: move 2 (W[gjehea]): black is to move",
    );
    check(
        &game(";B[djddgd]"),
        "line 3, column 2: move 2 (B[djddgd]): no black amazon on d1",
    );
    check(
        &game(";B[adgdad]"),
        "line 3, column 2: move 2 (B[adgdad]): the path a7-g7 is blocked at d7",
    );
    check(
        &game(";B[addgad]B[gjehea]"),
        "line 3, column 11: B is a second move in one node",
    );
    check(
        "(;GM[18];W[djddgd]B[addgad])",
        "line 1, column 19: B is a second move in one node",
    );
    check(
        &game(";B[addgad][gjehea]"),
        "line 3, column 2: B is given twice",
    );
    check(
        &game(";B[resign];W[gjehea]"),
        "line 3, column 12: move 2 (W[gjehea]): black has resigned",
    );
    check(
        "(;GM[18];W[aabbcc])",
        "line 1, column 10: move 1 (W[aabbcc]): no white amazon on a10",
    );
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let check = |bytes: &[u8], message: &str| {
        let sgf = GameRecord::from_sgf(bytes).unwrap_err().to_string();
        let moves = GameRecord::from_moves(bytes).unwrap_err().to_string();
        assert_eq!((sgf.as_str(), moves.as_str()), (message, message));
    };
    check(
        b"(;CA[UTF-8]C[\n\xff])",
        "line 2, column 1: byte 0xff is not UTF-8 text",
    );
    check(
        &vec![b'['; GameRecord::MAX_BYTES + 1],
        "the record is larger than 1048576 bytes",
    );
}

#[test]
fn depth_costs_nothing() {
    let many = 100_000;
    let ok = |sgf: String| GameRecord::from_sgf(sgf).unwrap();
    let nested = "(;".repeat(many);
    assert!(
        ok(format!("{nested}{}", ")".repeat(many)))
            .game
            .moves()
            .is_empty()
    );
    assert!(ok(format!("(;{})", ";".repeat(many))).others.is_empty());
    let names = "A[]".repeat(many);
    let kept = ok(format!("(;{names})"));
    assert_eq!(kept.others[&0].len(), many);
    assert_eq!(GameRecord::from_sgf(kept.to_sgf()).unwrap(), kept);
    let error = GameRecord::from_sgf(nested).unwrap_err();
    assert!(matches!(error, SgfError::Syntax { place, .. } if place.column == 2 * many + 1));
    let error = GameRecord::from_sgf("(".repeat(many)).unwrap_err();
    assert!(matches!(error, SgfError::Syntax { place, .. } if place.column == 2));
}
