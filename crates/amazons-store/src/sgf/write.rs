//! Writing a record.

use std::collections::HashSet;
use std::fmt::Write;

use amazons_core::{Bitboard, Geometry, Player};

use super::point::{write_move, write_point};
use super::text::{escape, escape_line};
use crate::record::{GameRecord, Property};

/// Moves written on one line.
const MOVES_A_LINE: usize = 10;

/// Writes one game.
pub(crate) fn write(record: &GameRecord) -> String {
    let mut sgf = String::from("(;FF[4]GM[18]CA[UTF-8]");
    let geometry = record.game.start().geometry();
    write_header(&mut sgf, record, geometry);
    let (first, rest) = in_nodes(record, 0);
    sgf.push_str(&first);
    write_setup(&mut sgf, record, geometry);
    sgf.push_str(&rest);
    for (index, &mv) in record.game.moves().iter().enumerate() {
        if index % MOVES_A_LINE == 0 {
            sgf.push('\n');
        }
        let name = match index % 2 == 0 {
            true => letter(record.game.start().to_move()),
            false => letter(!record.game.start().to_move()),
        };
        let (first, rest) = in_nodes(record, index + 1);
        push(
            &mut sgf,
            format_args!(";{name}[{}]{first}{rest}", write_move(mv, geometry)),
        );
    }
    sgf.push_str(")\n");
    sgf
}

/// Size and what is known of the game, a field each.
fn write_header(sgf: &mut String, record: &GameRecord, geometry: Geometry) {
    let (width, height) = (geometry.width(), geometry.height());
    match width == height {
        true => push(sgf, format_args!("SZ[{width}]")),
        false => push(sgf, format_args!("SZ[{width}:{height}]")),
    }
    for (name, text) in [
        ("PW", &record.players.white),
        ("PB", &record.players.black),
        ("EV", &record.event),
        ("RO", &record.round),
        ("PC", &record.place),
        ("DT", &record.date),
        ("RE", &record.result_text()),
    ] {
        if let Some(text) = text {
            push(sgf, format_args!("{name}[{}]", escape_line(text)));
        }
    }
}

/// A line with everything on the board and who begins.
fn write_setup(sgf: &mut String, record: &GameRecord, geometry: Geometry) {
    let start = record.game.start();
    sgf.push('\n');
    for (name, squares) in [
        ("AW", start.amazons(Player::White)),
        ("AB", start.amazons(Player::Black)),
        ("AA", start.burnt()),
    ] {
        write_points(sgf, name, squares, geometry);
    }
    push(sgf, format_args!("PL[{}]", letter(start.to_move())));
}

fn write_points(sgf: &mut String, name: &str, squares: Bitboard, geometry: Geometry) {
    if !squares.is_empty() {
        sgf.push_str(name);
    }
    for square in squares {
        push(sgf, format_args!("[{}]", write_point(square, geometry)));
    }
}

fn letter(player: Player) -> &'static str {
    match player {
        Player::White => "W",
        Player::Black => "B",
    }
}

/// What the record says after so many turns: what goes on in the node there, and the nodes that
/// follow, since a node may have each property once only.
fn in_nodes(record: &GameRecord, turns: usize) -> (String, String) {
    let others = record.others.get(&turns).map_or(&[][..], Vec::as_slice);
    let mut nodes = runs(others).map(|run| run.iter().map(text_of).collect::<String>());
    let mut first = nodes.next().unwrap_or_default();
    if let Some(comment) = record.comments.get(&turns) {
        push(&mut first, format_args!("C[{}]", escape(comment)));
    }
    let rest = nodes.map(|node| format!(";{node}")).collect();
    (first, rest)
}

fn text_of(property: &Property) -> String {
    format!("{}[{}]", property.name(), property.values().join("]["))
}

/// Cuts the properties before each name that has come since the last cut.
fn runs(mut properties: &[Property]) -> impl Iterator<Item = &[Property]> {
    std::iter::from_fn(move || {
        let mut names = HashSet::new();
        let names_seen = properties.iter().map(Property::name);
        let length = names_seen.take_while(|&name| names.insert(name)).count();
        let (run, rest) = properties.split_at(length);
        properties = rest;
        (length > 0).then_some(run)
    })
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("strings take everything");
}
