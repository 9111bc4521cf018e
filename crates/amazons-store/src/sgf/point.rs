//! Points and moves: letters for column and row, rows counted from the top.

use amazons_core::{Bitboard, Geometry, Move, Square};

use super::error::MoveFault;
use crate::record::excerpt;

/// The point's two letters.
pub(super) fn write_point(square: Square, geometry: Geometry) -> String {
    let letter = |number: u8| char::from(b'a' + number);
    let row = geometry.height() - 1 - square.row();
    [letter(square.column()), letter(row)].into_iter().collect()
}

/// The six letters of a move.
pub(super) fn write_move(mv: Move, geometry: Geometry) -> String {
    let points = [mv.from, mv.to, mv.arrow];
    points.map(|square| write_point(square, geometry)).concat()
}

/// Why a value is no point.
pub(super) enum PointFault {
    NoPoint,
    OffBoard,
}

/// The points of a value: one, or a rectangle of them written as two opposite corners, `aa:cb`.
pub(super) fn read_points(value: &str, geometry: Geometry) -> Result<Bitboard, PointFault> {
    let value = visible(value);
    let (first, second) = value.split_once(':').unwrap_or((&value, &value));
    let (first, second) = (read_point(first, geometry)?, read_point(second, geometry)?);
    let is_between =
        |number: u8, one: u8, other: u8| (one.min(other)..=one.max(other)).contains(&number);
    let squares = geometry.squares().iter();
    Ok(squares
        .filter(|square| {
            is_between(square.column(), first.column(), second.column())
                && is_between(square.row(), first.row(), second.row())
        })
        .collect())
}

/// A point of two letters, or a square such as `d10`.
fn read_point(text: &str, geometry: Geometry) -> Result<Square, PointFault> {
    let square = match *text.as_bytes() {
        [column, row] if column.is_ascii_alphabetic() && row.is_ascii_alphabetic() => {
            let number = |letter: u8| letter.to_ascii_lowercase() - b'a';
            let row = (geometry.height() - 1).checked_sub(number(row));
            row.and_then(|row| Square::new(number(column), row))
        }
        [_, digit, ..] if digit.is_ascii_digit() => text.parse().ok(),
        _ => return Err(PointFault::NoPoint),
    };
    let on_board = square.filter(|&square| geometry.contains(square));
    on_board.ok_or(PointFault::OffBoard)
}

/// A move of three points, or as plain text.
pub(super) fn read_move(value: &str, geometry: Geometry) -> Result<Move, MoveFault> {
    let letters = visible(value);
    let is_plain = letters.bytes().any(|byte| byte.is_ascii_digit());
    if is_plain {
        return value.parse().map_err(MoveFault::Text);
    }
    if letters.len() != 6 || !letters.bytes().all(|byte| byte.is_ascii_alphabetic()) {
        return Err(MoveFault::NoMove);
    }
    let point = |from: usize| {
        let point = &letters[from..from + 2];
        read_point(point, geometry).map_err(|_| MoveFault::OffBoard {
            point: excerpt(point),
            geometry,
        })
    };
    Ok(Move {
        from: point(0)?,
        to: point(2)?,
        arrow: point(4)?,
    })
}

/// The text without white space, which programs break long lines with.
fn visible(value: &str) -> String {
    value.chars().filter(|c| !c.is_whitespace()).collect()
}
