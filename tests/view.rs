//! Positions as texts that a person can judge, for snapshots.

use core::fmt::Write;

use amazons_core::{Player, Reading};

/// The diagram with its coordinates, and below it what is known of the position.
pub(crate) fn view(reading: &Reading) -> String {
    let position = &reading.position;
    let geometry = position.geometry();
    let mut text = String::new();
    let diagram = position.diagram().to_string();
    for (row, line) in (1..=geometry.height()).rev().zip(diagram.lines()) {
        write!(text, "{row:>2} ").unwrap();
        for square in line.chars() {
            write!(text, " {square}").unwrap();
        }
        text.push('\n');
    }
    text.push_str("   ");
    for letter in ('a'..).take(geometry.width().into()) {
        write!(text, " {letter}").unwrap();
    }
    let [white, black] = Player::ALL.map(|player| position.reach(player).len());
    let winner = match position.winner() {
        Some(winner) => format!("{winner} has won"),
        None => "nobody has won yet".into(),
    };
    write!(
        text,
        "\n\n{reading}\n{} to move, legal moves: {}, {winner}\nscore line: white {white}, black {black}\n",
        position.to_move(),
        position.move_count(),
    )
    .unwrap();
    text
}
