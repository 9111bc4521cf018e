//! The rules once more, in the plainest way there is: an array of squares and single steps.
//!
//! Shares nothing with the bitboards but the types that positions and moves are handed over in.

use amazons_core::{Move, Player, Position, Square};

/// What stands on each square, by column and row.
pub(crate) struct Mailbox {
    squares: Vec<Vec<Content>>,
    to_move: Player,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Empty,
    Burnt,
    Amazon(Player),
}

type Place = (usize, usize);

impl Mailbox {
    /// Reads the position off its diagram.
    pub(crate) fn of(position: &Position) -> Mailbox {
        let diagram = position.diagram().to_string();
        let rows: Vec<&str> = diagram.lines().rev().collect();
        let content = |row: &&str, column: usize| match row.as_bytes()[column] {
            b'.' => Content::Empty,
            b'#' => Content::Burnt,
            b'W' => Content::Amazon(Player::White),
            b'B' => Content::Amazon(Player::Black),
            other => panic!("{other} in a diagram"),
        };
        let column = |column| rows.iter().map(|row| content(row, column)).collect();
        Mailbox {
            squares: (0..rows[0].len()).map(column).collect(),
            to_move: position.to_move(),
        }
    }

    /// All legal moves, sorted.
    pub(crate) fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in self.amazons(self.to_move) {
            for to in self.slides(from, from) {
                for arrow in self.slides(to, from) {
                    let [from, to, arrow] = [from, to, arrow].map(square);
                    moves.push(Move { from, to, arrow });
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    /// The squares that a player's amazons can move to, sorted and each named once.
    pub(crate) fn reach(&self, player: Player) -> Vec<Square> {
        let amazons = self.amazons(player).into_iter();
        let mut reach: Vec<Square> = amazons
            .flat_map(|from| self.slides(from, from))
            .map(square)
            .collect();
        reach.sort_unstable();
        reach.dedup();
        reach
    }

    fn amazons(&self, player: Player) -> Vec<Place> {
        let columns = self.squares.iter().enumerate();
        columns
            .flat_map(|(x, column)| (0..column.len()).map(move |y| (x, y)))
            .filter(|&(x, y)| self.squares[x][y] == Content::Amazon(player))
            .collect()
    }

    /// Where a queen on `start` can slide while the square `left` counts as empty.
    fn slides(&self, start: Place, left: Place) -> Vec<Place> {
        let mut ends = Vec::new();
        for (dx, dy) in [
            (0, 1),
            (1, 1),
            (1, 0),
            (1, -1),
            (0, -1),
            (-1, -1),
            (-1, 0),
            (-1, 1),
        ] {
            let step = |(x, y): Place| {
                let next = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
                let content = *self.squares.get(next.0)?.get(next.1)?;
                (content == Content::Empty || next == left).then_some(next)
            };
            let mut at = start;
            while let Some(next) = step(at) {
                ends.push(next);
                at = next;
            }
        }
        ends
    }
}

fn square((column, row): Place) -> Square {
    Square::new(column as u8, row as u8).expect("on the board")
}
