//! Botzone: requests and answers.

use std::num::NonZeroUsize;
use std::time::Duration;

use amazons_core::{Geometry, Player, Position};
use amazons_engine::args::{BotzoneArgs, EquipmentArgs};
use amazons_engine::botzone;

use crate::dialogue::{frozen, searcher};

fn check(request: &str, expected: &str) {
    let read = botzone::read(request.lines().map(str::to_owned));
    let read = read.map(|game| {
        format!(
            "{:#} {}",
            game.position().diagram(),
            game.position().to_move()
        )
    });
    let read = read.unwrap_or_else(|error| error.to_string());
    assert_eq!(read, expected, "{request}");
}

#[test]
fn requests_are_read() {
    let start = "..B..B..|........|B......B|........|........|W......W|........|..W..W..";
    check("1\n-1 -1 -1 -1 -1 -1", &format!("{start} black"));
    check(
        "1\n2 0 2 5 4 5\nthis line is not read",
        ".....B..|........|B......B|........|........|W.B.#..W|........|..W..W.. white",
    );
    check(
        "2\n-1 -1 -1 -1 -1 -1\n0 2 2 4 2 0x",
        "expected six numbers from 0 to 7 in line 3, found `0 2 2 4 2 0x`",
    );
    check(
        "",
        "expected the number of the turn, from 1 to 28, in line 1, found ``",
    );
    check(
        "29",
        "expected the number of the turn, from 1 to 28, in line 1, found `29`",
    );
    check("1", "the request ends where line 2 was expected");
    check(
        "1\n2 0 2 8 4 5",
        "expected six numbers from 0 to 7 in line 2, found `2 0 2 8 4 5`",
    );
    check("1\n2 0 2 7 4 5", "line 2: the path c8-c1 is blocked at c1");
    check("1\n2 7 2 6 4 6", "line 2: no black amazon on c1");
}

#[test]
fn a_whole_game_comes_to_its_end() {
    let args = BotzoneArgs {
        time_limit: Duration::from_millis(900),
        nodes: Some(500),
        equipment: EquipmentArgs {
            hash: 1,
            threads: NonZeroUsize::MIN,
        },
    };
    let mut searcher = searcher();
    let mut lines = vec!["-1 -1 -1 -1 -1 -1".to_owned()];
    loop {
        // Each side sees its own request: the line of -1 stands before Black's first turn alone.
        let of_black = lines.len() % 2 == 1;
        let seen = if of_black { &lines[..] } else { &lines[1..] };
        let turn = seen.len().div_ceil(2).to_string();
        let request = [turn].into_iter().chain(seen.iter().cloned());
        let game = botzone::read(request).expect("the engine's own moves");
        let mover = if of_black {
            Player::Black
        } else {
            Player::White
        };
        assert_eq!(game.position().to_move(), mover);
        let answer = botzone::answer(&game, &args, &mut searcher, Duration::ZERO, &frozen);
        let answer = answer.to_string();
        if answer == "-1 -1 -1 -1 -1 -1" {
            assert_eq!(game.position().winner(), Some(!mover));
            return;
        }
        lines.push(answer);
    }
}

#[test]
fn the_start_is_that_of_the_medium_board() {
    let game = botzone::read(["1", "-1 -1 -1 -1 -1 -1"].map(str::to_owned).into_iter());
    let start = Position::start(Geometry::MEDIUM).expect("a start");
    let black_begins = start.to_setup().to_move(Player::Black).position();
    assert_eq!(Ok(*game.expect("readable").position()), black_begins);
}
