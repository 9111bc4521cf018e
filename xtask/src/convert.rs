//! `cargo xtask convert`: any format of positions and game records into any other.

mod content;
mod format;

use std::fs::File;
use std::io::{self, Read, Write};

use amazons_store::GameRecord;
use anyhow::{Context, bail};

use content::Content;
use format::Format;

/// Turn a position or a game record into another format.
///
/// Of a game record the position formats give the last position, or that after `--ply` turns; a record
/// made of a position has no moves. Of an SGF file with variations the main line is taken.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Position formats:
  fairy-stockfish  3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1
  playstrategy     the same with `p` for burnt squares, and a pocket of arrows
  game-engine      3b2b3/10/10/b2w2x2b/10/10/w8w/10/10/6w3 b - 1
  diagram          a row a line, `.` empty, `#` burnt, `W` and `B` (or `o` and `x`) amazons; below
                   it `white to move` or `black to move`, and where that is missing White moves
  diagram-line     the same in one line with `|` between the rows

Record formats:
  sgf              SGF FF[4] GM[18]; from one file to another all that the main line says is kept
  moves            `start:` and a position text or a board such as 8x6, then moves such as
                   d1-d7/g7; without a start the Classic board; move numbers, and several moves a
                   line, are read too

Examples:
  $ cargo xtask convert tests/data/records/yamazon-anky-2000.sgf --to moves
  $ cargo xtask convert tests/data/yamazon-anky-2000.moves --to diagram --ply 44
  $ cargo xtask convert game.txt --from moves --to sgf
  $ cargo xtask convert - --to fairy-stockfish")]
pub(crate) struct Arguments {
    /// File to read, or - for the standard input.
    input: String,

    /// Format to write.
    #[arg(long, value_name = "FORMAT", hide_possible_values = true)]
    to: Format,

    /// Format of the input. It is told by its form where this is not given.
    #[arg(long, value_name = "FORMAT", hide_possible_values = true)]
    from: Option<Format>,

    /// Number of turns of a game record after which to take the position. Not for records to be
    /// written, which are whole games.
    #[arg(long, value_name = "TURNS")]
    ply: Option<usize>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let bytes = arguments
        .bytes()
        .with_context(|| format!("cannot read {}", arguments.name()))?;
    let converted = arguments.convert(&bytes)?;
    write!(io::stdout(), "{converted}")?;
    Ok(())
}

impl Arguments {
    fn name(&self) -> &str {
        match self.input.as_str() {
            "-" => "the standard input",
            file => file,
        }
    }

    /// The input, and no more than shows that there is too much of it.
    fn bytes(&self) -> io::Result<Vec<u8>> {
        let most = GameRecord::MAX_BYTES as u64 + 1;
        let mut bytes = Vec::new();
        match self.input.as_str() {
            "-" => io::stdin().lock().take(most).read_to_end(&mut bytes)?,
            file => File::open(file)?.take(most).read_to_end(&mut bytes)?,
        };
        Ok(bytes)
    }

    fn convert(&self, bytes: &[u8]) -> anyhow::Result<String> {
        let name = self.name();
        let format = match self.from {
            Some(format) => format,
            None => match Format::guess(bytes) {
                Some(format) => format,
                None => bail!("{name} is empty"),
            },
        };
        let content =
            Content::read(format, bytes).with_context(|| format!("{name}, read as {format}"))?;
        let content = match self.ply {
            Some(_) if self.to.is_record() => {
                bail!(
                    "--ply takes one position, but {} is of a whole game",
                    self.to
                )
            }
            Some(turns) => content.after(turns).context(name.to_owned())?,
            None => content,
        };
        content
            .write(self.to)
            .with_context(|| format!("{name}, written as {}", self.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comes of a conversion, or the message.
    fn convert(
        text: &[u8],
        from: Option<Format>,
        to: Format,
        ply: Option<usize>,
    ) -> Result<String, String> {
        let input = "game".to_owned();
        let arguments = Arguments {
            input,
            to,
            from,
            ply,
        };
        arguments
            .convert(text)
            .map_err(|error| format!("{error:#}"))
    }

    const GOLDEN: [(&str, Format); 5] = [
        (
            include_str!("../../tests/data/records/yamazon-anky-2000.sgf"),
            Format::Sgf,
        ),
        (
            include_str!("../../tests/data/records/obstructed.sgf"),
            Format::Sgf,
        ),
        (
            include_str!("../../tests/data/records/rectangle.sgf"),
            Format::Sgf,
        ),
        (
            include_str!("../../tests/data/records/start-text.moves"),
            Format::Moves,
        ),
        (
            include_str!("../../tests/data/yamazon-anky-2000.moves"),
            Format::Moves,
        ),
    ];

    #[test]
    fn every_format_converts_through_every_other_and_is_guessed() {
        for (text, format) in GOLDEN {
            let to = |text: &str, from: Option<Format>, to: Format| {
                convert(text.as_bytes(), from, to, None)
                    .unwrap_or_else(|error| panic!("{error}: {text}"))
            };
            let moves = to(text, None, Format::Moves);
            assert_eq!(to(text, Some(format), Format::Moves), moves);
            let position = to(text, None, Format::DiagramLine);
            for first in Format::ALL {
                let once = to(text, None, first);
                for second in Format::ALL {
                    let twice = to(&once, Some(first), second);
                    assert_eq!(to(&once, None, second), twice, "{first} is guessed");
                    assert_eq!(
                        to(&twice, None, Format::DiagramLine),
                        position,
                        "{first}, {second}"
                    );
                    if first.is_record() && second.is_record() {
                        let again = to(&twice, None, Format::Moves);
                        // SGF has no words for the counters of the start.
                        let turns =
                            |text: &str| text.lines().skip(1).map(String::from).collect::<Vec<_>>();
                        assert_eq!(turns(&again), turns(&moves), "{first}, {second}");
                    }
                }
            }
        }
    }

    #[test]
    fn formats_look_as_they_are_told() {
        let check = |to: Format, ply: Option<usize>, expected: &str| {
            let written = convert(b"d1-d7/g7 a7-d4/a7", None, to, ply);
            assert_eq!(written.as_deref(), Ok(expected), "{to}");
        };
        let ply = Some(1);
        check(
            Format::FairyStockfish,
            ply,
            "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1\n",
        );
        check(
            Format::GameEngine,
            ply,
            "3b2b3/10/10/b2w2x2b/10/10/w8w/10/10/6w3 b - 1\n",
        );
        check(
            Format::Diagram,
            Some(0),
            "...B..B...\n..........\n..........\nB........B\n..........\n..........\nW........W\n..........\n..........\n...W..W...\nwhite to move\n",
        );
        check(
            Format::DiagramLine,
            ply,
            "...B..B...|..........|..........|B..W..#..B|..........|..........|W........W|..........|..........|......W... black to move\n",
        );
        check(
            Format::Sgf,
            None,
            "(;FF[4]GM[18]CA[UTF-8]SZ[10]\nAW[dj][gj][ag][jg]AB[ad][jd][da][ga]PL[W]\n;W[djddgd];B[addgad])\n",
        );
    }

    #[test]
    fn forms_that_others_write_are_read() {
        let check = |text: &str, expected: &str| {
            let written = convert(text.as_bytes(), None, Format::FairyStockfish, None);
            assert_eq!(written, Ok(format!("{expected}\n")), "{text}");
        };
        check("x..|.#.|..o", "q2/1*1/2Q w - - 0 1");
        check("W.B black to move", "Q1q b - - 0 1");
        check("W.B\n", "Q1q w - - 0 1");
        check("Q1q b", "Q1q b - - 0 1");
        check("start: Q1q b", "Q1q b - - 0 1");
        check(
            "Subject: 4x4\n\n(;GM[18]SZ[4]AW[dd]AB[aa])\u{1a}",
            "q3/4/4/3Q w - - 0 1",
        );
        check("x..\n.#.\n..o\n\nBlack to move\n", "q2/1*1/2Q b - - 0 1");
        check("b2/1x1/2w b - 3", "q2/1*1/2Q b - - 5 3");
        check("q2/1p1/2Q[Pp] b - - 5 3\r\n", "q2/1*1/2Q b - - 5 3");
        check("\u{feff}START: q3/4/4/3Q b", "q3/4/4/3Q b - - 0 1");
        check("q3/4/4/3Q b\na4a3a4", "*3/q3/4/3Q w - - 1 2");
        check("(;SZ[4]AW[dd]AB[aa]PL[B])", "q3/4/4/3Q b - - 0 1");
    }

    #[test]
    fn every_fault_is_named_with_its_place() {
        let check = |text: &[u8], to: Format, ply: Option<usize>, message: &str| {
            assert_eq!(convert(text, None, to, ply), Err(message.to_owned()));
        };
        check(b" \n", Format::Sgf, None, "game is empty");
        check(
            b"(;GM[18]\n;W[d1-d2])",
            Format::Moves,
            None,
            "game, read as sgf: line 2, column 2: move 1 (W[d1-d2]): the move ends at character 6, expected a square",
        );
        check(
            b"d1-d7/g7\nd1-d2/d3",
            Format::Sgf,
            None,
            "game, read as moves: line 2, move 2 (`d1-d2/d3`) is illegal: no black amazon on d1",
        );
        check(
            b"W..|..|..B",
            Format::Sgf,
            None,
            "game, read as diagram-line: row 2 has 2 squares, expected 3",
        );
        check(
            b"Q2/2/2q w",
            Format::Sgf,
            None,
            "game, read as fairy-stockfish: row 2 has 2 squares, expected 3",
        );
        check(
            b"w2/2/2b w",
            Format::Sgf,
            None,
            "game, read as game-engine: row 2 has 2 squares, expected 3",
        );
        check(
            b"q2/1p/2Q w",
            Format::Sgf,
            None,
            "game, read as playstrategy: row 2 has 2 squares, expected 3",
        );
        check(
            b"q3/4/4/3Q",
            Format::Sgf,
            None,
            "game, read as fairy-stockfish: the position text ends where the side to move (w or b) was expected",
        );
        check(
            b"\xff",
            Format::Sgf,
            None,
            "game, read as moves: line 1, column 1: byte 0xff is not UTF-8 text",
        );
        check(
            b"d1-d7/g7",
            Format::Diagram,
            Some(2),
            "game: there is no turn 2, the game has 1",
        );
        check(
            b"W..|...|..B",
            Format::Diagram,
            Some(1),
            "game: a position has no turns to choose from",
        );
        check(
            b"d1-d7/g7",
            Format::Sgf,
            Some(1),
            "--ply takes one position, but sgf is of a whole game",
        );
        let unfinished = b"b3/4/4/3w w d1 1";
        for to in Format::ALL
            .into_iter()
            .filter(|&to| to != Format::GameEngine)
        {
            let message = format!(
                "game, written as {to}: the turn is unfinished: the amazon on d1 has still to shoot"
            );
            check(unfinished, to, None, &message);
        }
        let kept = convert(unfinished, None, Format::GameEngine, None);
        assert_eq!(kept.as_deref(), Ok("b3/4/4/3w w d1 1\n"));
        let other = convert(
            b"w2/3/2b w",
            Some(Format::FairyStockfish),
            Format::Sgf,
            None,
        );
        assert_eq!(
            other,
            Err("game, read as fairy-stockfish: expected Q q * or a number in row 1, column 1, found `w2`".into())
        );
        let binary = convert(b"W.\n.\xff", Some(Format::Diagram), Format::Sgf, None);
        assert_eq!(
            binary,
            Err("game, read as diagram: byte 5 is not UTF-8 text".into())
        );
    }
}
