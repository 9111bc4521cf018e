//! The cursor on the board, which the arrow keys move.

use amazons_core::{Bitboard, Geometry, Player, Square};

/// A way on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Left,
    Right,
    Up,
    Down,
}

/// The next square on the way, as the board lies with `bottom` at the bottom; the same one at the edge.
pub(crate) fn moved(from: Square, way: Way, board: Geometry, bottom: Player) -> Square {
    let way = match (bottom, way) {
        (Player::White, way) => way,
        (Player::Black, Way::Left) => Way::Right,
        (Player::Black, Way::Right) => Way::Left,
        (Player::Black, Way::Up) => Way::Down,
        (Player::Black, Way::Down) => Way::Up,
    };
    let (column, row) = (from.column(), from.row());
    let next = match way {
        Way::Left => column
            .checked_sub(1)
            .and_then(|column| Square::new(column, row)),
        Way::Right => Square::new(column + 1, row),
        Way::Up => Square::new(column, row + 1),
        Way::Down => row.checked_sub(1).and_then(|row| Square::new(column, row)),
    };
    next.filter(|&square| board.contains(square))
        .unwrap_or(from)
}

/// The square of `all` behind `from`, or the one before it, going round; `None` where there is none.
pub(crate) fn next_of(all: Bitboard, from: Option<Square>, backwards: bool) -> Option<Square> {
    let squares: Vec<Square> = all.iter().collect();
    let behind = |square: &&Square| from.is_none_or(|from| **square > from);
    let before = |square: &&Square| from.is_none_or(|from| **square < from);
    if backwards {
        let found = squares.iter().rev().find(before);
        found.or(squares.last()).copied()
    } else {
        let found = squares.iter().find(behind);
        found.or(squares.first()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    #[test]
    fn ways_are_those_of_the_screen_and_end_at_the_edge() {
        let check = |from: &str, way, bottom, expected: &str| {
            let to = moved(square(from), way, Geometry::QUICK, bottom);
            assert_eq!(to, square(expected), "{from} {way:?} {bottom}");
        };
        check("b2", Way::Left, Player::White, "a2");
        check("b2", Way::Right, Player::White, "c2");
        check("b2", Way::Up, Player::White, "b3");
        check("b2", Way::Down, Player::White, "b1");
        check("b2", Way::Left, Player::Black, "c2");
        check("b2", Way::Up, Player::Black, "b1");
        check("a1", Way::Left, Player::White, "a1");
        check("a1", Way::Down, Player::White, "a1");
        check("f6", Way::Right, Player::White, "f6");
        check("f6", Way::Up, Player::White, "f6");
    }

    #[test]
    fn the_next_one_goes_round() {
        let all: Bitboard = ["b1", "a2", "e5"].into_iter().map(square).collect();
        let check = |from: Option<&str>, backwards, expected: &str| {
            let next = next_of(all, from.map(square), backwards);
            assert_eq!(next, Some(square(expected)), "{from:?} {backwards}");
        };
        check(None, false, "b1");
        check(Some("b1"), false, "a2");
        check(Some("e5"), false, "b1");
        check(Some("c1"), false, "a2");
        check(None, true, "e5");
        check(Some("b1"), true, "e5");
        assert_eq!(next_of(Bitboard::EMPTY, None, false), None);
    }
}
