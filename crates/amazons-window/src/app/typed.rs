//! Squares that are typed, character by character.
//!
//! Typing the name of a square is tapping it, so `d1d7g7` and `d1-d7/g7` are three taps. Letters that
//! name columns may mean something by themselves as well, such as F for turning the board, so a letter
//! waits a moment for its digit.

use std::time::Duration;

use amazons_core::{Geometry, Square};

/// How long a letter waits for its digit, and a first digit for a second one.
const WAIT: Duration = Duration::from_millis(500);

/// The beginning of a square's name, if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Typed {
    begun: Option<(Begun, Duration)>,
}

/// What was typed of a name, and when it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begun {
    /// A letter.
    Column(char),
    /// A letter and a 1, where the board has rows from 10 on.
    RowOne(Square),
}

/// What typing came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A square of the board.
    Square(Square),
    /// A character that is no part of a square's name.
    Plain(char),
}

impl Typed {
    /// Takes a character in; `makes_sense` tells whether tapping a square would do anything.
    pub(crate) fn take(
        &mut self,
        character: char,
        board: Geometry,
        now: Duration,
        makes_sense: impl Fn(Square) -> bool,
    ) -> Vec<Meaning> {
        let letter = character.to_ascii_lowercase();
        let digit = character.to_digit(10);
        let mut meanings = Vec::new();
        match (self.begun.map(|(begun, _)| begun), digit) {
            (Some(Begun::Column(column)), Some(digit)) => {
                self.begun = None;
                let first = named(column, digit, board);
                let longer = |second: u32| named(column, 10 + second, board);
                match first {
                    Some(square) if digit == 1 && longer(0).is_some() => {
                        let more = [0, 1].into_iter().filter_map(longer);
                        let is_plain = makes_sense(square) && !more.into_iter().any(makes_sense);
                        if is_plain {
                            meanings.push(Meaning::Square(square));
                        } else {
                            self.begun = Some((Begun::RowOne(square), now));
                        }
                    }
                    Some(square) => meanings.push(Meaning::Square(square)),
                    None => {}
                }
            }
            (Some(Begun::RowOne(square)), Some(digit)) => {
                self.begun = None;
                let longer = square_above(square, 9 + digit, board);
                meanings.push(Meaning::Square(longer.unwrap_or(square)));
            }
            (_, None) if column(letter, board).is_some() => {
                meanings.extend(self.end());
                self.begun = Some((Begun::Column(letter), now));
            }
            (_, None) if matches!(character, '-' | '/' | ',' | '–') => {
                meanings.extend(self.end());
            }
            (Some(_), None) if character == ' ' => meanings.extend(self.end()),
            _ => {
                meanings.extend(self.end());
                meanings.push(Meaning::Plain(letter));
            }
        }
        meanings
    }

    /// Ends waiting: what was begun means what it means by itself.
    pub(crate) fn end(&mut self) -> Option<Meaning> {
        let (begun, _) = self.begun.take()?;
        Some(match begun {
            Begun::Column(letter) => Meaning::Plain(letter),
            Begun::RowOne(square) => Meaning::Square(square),
        })
    }

    /// Forgets what was begun; whether there was anything.
    pub(crate) fn forget(&mut self) -> bool {
        self.begun.take().is_some()
    }

    /// When waiting is over.
    pub(crate) fn due(&self) -> Option<Duration> {
        self.begun.map(|(_, since)| since + WAIT)
    }

    /// What was typed so far.
    pub(crate) fn text(&self) -> Option<String> {
        self.begun.map(|(begun, _)| match begun {
            Begun::Column(letter) => letter.to_string(),
            Begun::RowOne(square) => square.to_string(),
        })
    }
}

/// The column that a letter names, counted from 0.
fn column(letter: char, board: Geometry) -> Option<u8> {
    let column = (letter as u32).checked_sub('a' as u32)?;
    u8::try_from(column).ok().filter(|&at| at < board.width())
}

/// The square in the column of a letter and in a row, counted from 1.
fn named(letter: char, row: u32, board: Geometry) -> Option<Square> {
    let row = u8::try_from(row.checked_sub(1)?).ok()?;
    let square = Square::new(column(letter, board)?, row)?;
    board.contains(square).then_some(square)
}

/// The square in the same column, in a row counted from 0.
fn square_above(square: Square, row: u32, board: Geometry) -> Option<Square> {
    let square = Square::new(square.column(), u8::try_from(row).ok()?)?;
    board.contains(square).then_some(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types on a board of this many rows where only the squares named make sense.
    fn check(rows: u8, text: &str, sensible: &str, expected: &str) {
        let board = Geometry::new(10, rows).expect("a board");
        let mut typed = Typed::default();
        let is_sensible =
            |square: Square| sensible.split(' ').any(|name| name.parse() == Ok(square));
        let mut meanings = Vec::new();
        for character in text.chars() {
            meanings.extend(typed.take(character, board, Duration::ZERO, is_sensible));
        }
        let waiting = typed.text();
        meanings.extend(typed.end());
        let meanings: Vec<String> = meanings
            .into_iter()
            .map(|meaning| match meaning {
                Meaning::Square(square) => square.to_string(),
                Meaning::Plain(character) => format!("'{character}'"),
            })
            .collect();
        let waiting = waiting.map_or_else(String::new, |text| format!(" ({text})"));
        assert_eq!(meanings.join(" ") + &waiting, expected, "{text}");
    }

    #[test]
    fn names_of_squares_are_squares() {
        check(6, "b1b4d2", "", "b1 b4 d2");
        check(6, "b1-b4/d2", "", "b1 b4 d2");
        check(6, "B1 B4, D2", "", "b1 ' ' b4 ' ' d2");
        check(10, "d1d7g10", "", "d1 d7 g10");
        check(10, "d10-d1/g1", "", "d10 d1 g1 (g1)");
        check(11, "a11a10a1", "", "a11 a10 a1 (a1)");
        // Nothing to wait for where the longer name makes no sense.
        check(10, "a1", "a1", "a1");
        check(10, "a1", "a1 a10", "a1 (a1)");
        check(10, "a12", "", "a1");
        // No such row.
        check(6, "b7b1", "", "b1");
        check(6, "b0b1", "", "b1");
    }

    #[test]
    fn what_is_no_name_means_itself() {
        check(6, "u", "", "'u'");
        check(6, "f", "", "'f' (f)");
        check(6, "fu", "", "'f' 'u'");
        check(6, "F", "", "'f' (f)");
        check(6, "ff2", "", "'f' f2");
        check(6, "7 -", "", "'7' ' '");
        check(6, "k", "", "'k'");
    }
}
