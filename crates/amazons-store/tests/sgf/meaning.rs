//! What is understood, and what is kept of it.

use amazons_core::{Game, Geometry, Player, Position};
use amazons_store::{GameRecord, Property};

/// The start of a text, as position text without its counters, and its moves.
fn read(sgf: &str) -> (String, Vec<String>) {
    let record = GameRecord::from_sgf(sgf).unwrap_or_else(|error| panic!("{sgf}: {error}"));
    let start = record.game.start().to_string();
    let moves = record.game.moves().iter().map(ToString::to_string);
    (start.replace(" - - 0 1", ""), moves.collect())
}

#[test]
fn starts_are_understood() {
    let check = |sgf: &str, start: &str| assert_eq!(read(sgf).0, start, "{sgf}");
    let white_below = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3";
    let black_below = "3Q2Q3/10/10/Q8Q/10/10/q8q/10/10/3q2q3";
    // The square of the first move tells the colours, the move itself who begins.
    check("(;GM[18];W[djddgd])", &format!("{white_below} w"));
    check("(;GM[18];B[djddgd])", &format!("{black_below} b"));
    check("(;GM[18];B[dadcac])", &format!("{white_below} b"));
    check("(;GM[18];W[dadcac])", &format!("{black_below} w"));
    // Without moves the standard's own start.
    check("(;)", &format!("{black_below} b"));
    check("(;PL[W])", &format!("{black_below} w"));
    // Sizes.
    check("(;SZ[6];W[bfbcdc])", "1q2q1/q4q/6/6/Q4Q/1Q2Q1 w");
    check("(;SZ[ 5:4 ];W[bdbcbd])", "1q1q1/q3q/Q3Q/1Q1Q1 w");
    // Obstructions alone stand on the default start.
    check("(;SZ[6]AA[cc];W[bfbece])", "1q2q1/q4q/2*3/6/Q4Q/1Q2Q1 w");
    check("(;SZ[6]AA[cc]PL[W];AA[dc])", "1Q2Q1/Q4Q/2**2/6/q4q/1q2q1 w");
    // Setups, in any order, over several nodes, in rectangles, as squares, with white space.
    check("(;PL[b]AB[aa]AW[dd]SZ[4])", "q3/4/4/3Q b");
    check("(;SZ[4]AB[aa]AW[dd];B[aabbaa])", "q3/4/4/3Q b");
    check("(;SZ[4]AB[aa]AW[dd])", "q3/4/4/3Q w");
    check(
        "(;SZ[4]AB [ A a ]\n[ba]AW[d1]AA[ab:cc]PL[White])",
        "qq2/***1/***1/3Q w",
    );
    check("(;SZ[4]AB[aa]AW[dd]AA[cc:ab])", "q3/***1/***1/3Q w");
    check(
        "(;SZ[4]AB[aa]AW[dd]AA[ab:db];AE[bb]AB[cb];C[x];B[aabbaa])",
        "q3/*1q*/4/3Q b",
    );
}

#[test]
fn moves_are_understood() {
    let check = |sgf: &str, moves: &[&str]| assert_eq!(read(sgf).1, moves, "{sgf}");
    let two = ["d1-d7/g7", "a7-d4/a7"];
    check("(;GM[18];W[djddgd];B[addgad])", &two);
    check("(;GM[18];W[d1-d7/g7];B[a7-d4(a7)])", &two);
    check(
        "(;GM[18];W[ DJdd\ngd ];B[d1d7]W[])"
            .replace("B[d1d7]W[]", "B[A7D4A7]")
            .as_str(),
        &two,
    );
    check(
        "\u{feff} \n(\n;\nGM\n[18]\n; W [djddgd]\r\n;B[addgad] )\n",
        &two,
    );
    // What repeats the facts is no setup.
    check(
        "(;GM[18]PL[W]SZ[10];PL[W]SZ[10:10];W[djddgd]PL[B]SZ[10];SZ[10]PL[b];PL[B]B[addgad]PL[W];PL[W])",
        &two,
    );
    // Mail around the game.
    check(
        "From: a (b)\nSubject: (game)\0\n\n(;W[djddgd];B[addgad]) :-)\n(end)\u{1a}\0",
        &two,
    );
    // A whole game may stand in the root, and older files write names in mixed case.
    check("(;GaMe[18]White[djddgd];Black[addgad])", &two);
    check("(;GM[18];W[djddgd];B[addgad];W[resign])", &two);
    // The first variation is the main line.
    check("(;GM[18];W[djddgd](;B[addgad])(;B[nonsense](;;)))", &two);
    check("(;GM[18](;W[djddgd](;B[addgad](;))(;))(;X[]))", &two);
}

#[test]
fn what_is_said_is_kept() {
    let sgf = r"(;FF[4]GM[18]PB[Bl\]ack]PW[White
line]EV[E]RO[3 (of 5)]PC[P]DT[2000-08-25]RE[W+R]AP[Prog\:x:1\\]LB[cc:3][aa:1][bb:2]
C[first \[line\]
second\
line \\ end]N[one];C[more];TM[600]N[two];W[djddgd]BL[59.5]C[good];C[still];TE[1];B[addgad]TE[1])";
    let record = GameRecord::from_sgf(sgf).unwrap();
    let text = |text: &Option<String>| text.clone().unwrap();
    assert_eq!(text(&record.players.black), "Bl]ack");
    assert_eq!(text(&record.players.white), "White line");
    assert_eq!(text(&record.event), "E");
    assert_eq!(text(&record.round), "3 (of 5)");
    assert_eq!(text(&record.place), "P");
    assert_eq!(text(&record.date), "2000-08-25");
    assert_eq!(text(&record.result), "W+R");
    let comments: Vec<_> = record.comments.iter().collect();
    assert_eq!(
        comments,
        [
            (&0, &"first [line]\nsecondline \\ end\nmore".to_owned()),
            (&1, &"good\nstill".to_owned())
        ]
    );
    let others = record.others.iter().flat_map(|(turns, others)| {
        others
            .iter()
            .map(move |one| format!("{turns} {} {:?}", one.name(), one.values()))
    });
    assert_eq!(
        others.collect::<Vec<_>>(),
        [
            r#"0 AP ["Prog\\:x:1\\\\"]"#,
            r#"0 LB ["cc:3", "aa:1", "bb:2"]"#,
            r#"0 N ["one"]"#,
            r#"0 TM ["600"]"#,
            r#"0 N ["two"]"#,
            r#"1 BL ["59.5"]"#,
            r#"1 TE ["1"]"#,
            r#"2 TE ["1"]"#,
        ]
    );

    let first = record.to_sgf();
    let again = GameRecord::from_sgf(&first).unwrap();
    assert_eq!(again, record);
    assert_eq!(again.to_sgf(), first);
    insta::assert_snapshot!(first);
}

/// What a record says about the whole game stands before the first move; where it comes later, it is
/// kept there.
#[test]
fn what_is_said_late_stays_late() {
    for sgf in [
        "(;GM[18];W[djddgd]PW[White]FF[4]RE[W+];GM[1]CA[x]PW[again])",
        "(;GM[18];PW[White]GM[18]C[];C[];W[djddgd]C[]C[x];C[])",
        "(;GM[18]W[djddgd]PW[White]C[x]X[1];X[2])",
        "(;GM[18];W[resign];PW[White]C[x]X[1]X[2];X[3];RE[W+])",
    ] {
        let record = GameRecord::from_sgf(sgf).unwrap();
        let written = record.to_sgf();
        let again = GameRecord::from_sgf(&written).unwrap();
        assert_eq!(again.to_sgf(), written);
        assert_eq!(again.others, record.others, "{sgf}");
        assert_eq!(again.comments, record.comments, "{sgf}");
        assert_eq!(again.players, record.players, "{sgf}");
    }
}

#[test]
fn what_a_program_says_is_written_and_read() {
    let mut record = GameRecord::new(Game::new(Position::start(Geometry::QUICK).unwrap()));
    record.game.play("b1-b4/d2".parse().unwrap()).unwrap();
    record.players[Player::White] = Some("a\r\nb\t]".into());
    record.comments.insert(1, "\\]\r\n\rtab\t;(:[".into());
    record.comments.insert(7, "after the end".into());
    let rated = Property::new("XR", ["] \\", ""]).unwrap();
    record.others.insert(1, vec![rated.clone(), rated]);
    let first = record.to_sgf();
    let again = GameRecord::from_sgf(&first).unwrap();
    assert_eq!(again.to_sgf(), first);
    assert_eq!(again.comments[&1], "\\]\n\ntab ;(:[");
    assert_eq!(again.players[Player::White].as_deref(), Some("a b ]"));
    assert_eq!(again.others, record.others);
    for name in ["", "x", "X Y", "PW", "C"] {
        assert_eq!(Property::new(name, [""]), None, "{name}");
    }
}

#[test]
fn the_result_is_found_where_the_file_says_none() {
    let check = |sgf: &str, result: Option<&str>| {
        let record = GameRecord::from_sgf(sgf).unwrap();
        assert_eq!(record.result_text().as_deref(), result, "{sgf}");
        let again = GameRecord::from_sgf(record.to_sgf()).unwrap();
        assert_eq!(again.result.as_deref(), result);
    };
    let end = "SZ[3:1]AW[aa]AB[ba]AA[ca]";
    check("(;SZ[4]AW[aa]AB[bb])", None);
    check(&format!("(;{end}PL[W])"), Some("B+"));
    check(&format!("(;{end}PL[B])"), Some("W+"));
    check(&format!("(;{end}PL[B]RE[Void])"), Some("Void"));
    check("(;SZ[4]AW[aa]AB[bb];W[resign])", Some("B+R"));
    check("(;SZ[4]AW[aa]AB[bb]RE[?];B[resign])", Some("?"));
}
