//! What is shown about a position beside the position itself.

use amazons_ai::TerritoryMap;
use amazons_core::{ByPlayer, Move, Player};

use super::Item;

/// What the person asked to see beside the players' names; nothing by default.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sight {
    /// How many squares each side reaches first.
    pub first: Option<FirstView>,
    /// The evaluation bar.
    pub evaluation: Option<EvaluationView>,
    /// The best lines found, best first.
    pub lines: Vec<LineView>,
    /// The evaluation over the whole game.
    pub graph: Option<GraphView>,
    /// The moves of the game.
    pub moves: Option<MovesView>,
    /// Buttons that walk through the game: to its start, one turn back, one on, to its end. Where there
    /// are any the screen is for looking rather than for playing, and everything is set closer.
    pub walk: Vec<Item>,
}

/// How many squares each side reaches first, in the place of what the score line counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstView {
    /// How many each side does.
    pub counts: ByPlayer<u32>,
    /// Below each player's name: `in reach · 23 first`.
    pub beside_names: ByPlayer<String>,
    /// What the numbers count where both stand in one line: `reached first`.
    pub label: String,
}

/// What lies over the squares of a board or around them; nothing by default.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Overlay {
    /// Who reaches the squares first: hatched and tinted.
    pub territory: Option<TerritoryMap>,
    /// The move that is advised.
    pub hint: Option<Move>,
    /// Whether the position is one that the game has left behind: tints the frame.
    pub past: bool,
}

/// Who is ahead.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluationView {
    /// White's chance to win, 0 to 1: White's share of the bar. `None` while nothing is known.
    pub white: Option<f32>,
    /// In words: `White +3.5 · 63% · depth 5`.
    pub text: String,
}

/// One line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineView {
    /// How good it is: `+3.5`.
    pub score: String,
    /// The moves: `d1–d7/g7 a7–d4/a7`; as many as fit are shown.
    pub moves: Vec<String>,
}

/// White's chance to win over the whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphView {
    /// White's chance after so many turns, 0 to 1, from the start on; `None` where it is not known
    /// yet.
    pub chances: Vec<Option<f32>>,
    /// The turns that the position on the board comes after.
    pub shown: usize,
    /// The turns that changed the game's course.
    pub turning: Vec<usize>,
    /// What the graph tells at the moment: `Turn 12 of 88`.
    pub caption: String,
}

/// The moves of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovesView {
    /// All moves, those undone too.
    pub moves: Vec<MoveView>,
    /// Who made the first of them.
    pub first: Player,
    /// How many of them led to the position on the board.
    pub shown: usize,
    /// How many of them were played and not undone.
    pub played: usize,
    /// The first row to show, as the person scrolled; the move shown is kept in sight where `None`.
    pub first_row: Option<usize>,
}

/// One move in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveView {
    /// The move: `d1–d7/g7`.
    pub text: String,
    /// Whether it changed the game's course.
    pub turning: bool,
}

/// A way to another position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walk {
    /// To the start.
    Start,
    /// One turn back.
    Back,
    /// One turn on.
    On,
    /// To the last turn: the present of a running game.
    End,
    /// Back to the turning point before.
    TurningBack,
    /// On to the next turning point.
    TurningOn,
}

impl MovesView {
    /// Rows of two moves each, White's at the left: where Black began, the first row holds one.
    #[must_use]
    pub fn rows(&self) -> usize {
        match self.moves.len() {
            0 => 0,
            moves => (moves + self.skipped()).div_ceil(2),
        }
    }

    /// The row of the move that led to the position on the board; 0 at the start.
    #[must_use]
    pub fn row_shown(&self) -> usize {
        (self.shown + self.skipped()).saturating_sub(1) / 2
    }

    /// The moves of a row by the number of turns behind each: White's and Black's.
    #[must_use]
    pub fn row(&self, row: usize) -> [Option<(usize, &MoveView)>; 2] {
        [0, 1].map(|column| {
            let index = (2 * row + column).checked_sub(self.skipped())?;
            Some((index + 1, self.moves.get(index)?))
        })
    }

    /// The places before the first move.
    fn skipped(&self) -> usize {
        match self.first {
            Player::White => 0,
            Player::Black => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_hold_a_move_of_each_side() {
        let check = |first: Player, count: usize, shown: usize, expected: (usize, usize, &str)| {
            let moves = (1..=count).map(|number| MoveView {
                text: number.to_string(),
                turning: false,
            });
            let view = MovesView {
                moves: moves.collect(),
                first,
                shown,
                played: count,
                first_row: None,
            };
            let cell = |cell: Option<(usize, &MoveView)>| match cell {
                Some((turns, entry)) => {
                    assert_eq!(turns.to_string(), entry.text);
                    entry.text.clone()
                }
                None => "-".to_owned(),
            };
            let rows: Vec<String> = (0..view.rows())
                .map(|row| view.row(row).map(cell).join(" "))
                .collect();
            let found = (view.rows(), view.row_shown(), rows.join(", "));
            let expected = (expected.0, expected.1, expected.2.to_owned());
            assert_eq!(found, expected, "{first}, {count} moves");
        };
        check(Player::White, 0, 0, (0, 0, ""));
        check(Player::White, 3, 3, (2, 1, "1 2, 3 -"));
        check(Player::White, 4, 2, (2, 0, "1 2, 3 4"));
        check(Player::Black, 0, 0, (0, 0, ""));
        check(Player::Black, 1, 1, (1, 0, "- 1"));
        check(Player::Black, 3, 2, (2, 1, "- 1, 2 3"));
    }
}
