//! Golden position texts: each is read, and converts through every other format unchanged.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

use amazons_core::{Player, Position, PositionFormat, Reading};

/// A line of `data/positions.txt`.
struct Golden {
    format: &'static str,
    /// What another program counts, where it was asked.
    first_moves: Option<u32>,
    text: &'static str,
}

fn golden() -> impl Iterator<Item = Golden> {
    include_str!("data/positions.txt").lines().map(|line| {
        let mut fields = line.split('\t');
        Golden {
            format: fields.next().unwrap(),
            first_moves: fields.next().unwrap().parse().ok(),
            text: fields.next().unwrap(),
        }
    })
}

impl Golden {
    /// Whether nothing is left out at the end of a position text.
    fn is_whole(&self) -> bool {
        self.text.ends_with(|last: char| last.is_ascii_digit())
    }

    fn read(&self) -> Reading {
        match self.format {
            // A diagram does not say who is to move.
            "diagram" => Position::from_diagram(self.text, Player::White)
                .unwrap()
                .into(),
            _ => self.text.parse().unwrap(),
        }
    }
}

#[test]
fn every_golden_text_is_read() {
    let mut formats = std::collections::BTreeMap::new();
    for golden in golden() {
        *formats.entry(golden.format).or_insert(0) += 1;
        let reading = golden.read();
        if let Some(moves) = golden.first_moves {
            assert_eq!(reading.position.move_count(), moves, "{}", golden.text);
        }
    }
    let expected = [
        ("diagram", 13),
        ("fairy-stockfish", 3),
        ("game-engine", 2),
        ("playstrategy", 3),
    ];
    assert!(formats.into_iter().eq(expected));
}

#[test]
fn every_whole_text_is_written_back_to_the_letter() {
    let formats = [
        ("fairy-stockfish", PositionFormat::FairyStockfish),
        ("game-engine", PositionFormat::GameEngine),
    ];
    for golden in golden() {
        let is_whole = golden.text.ends_with(|last: char| last.is_ascii_digit());
        for (_, format) in formats
            .iter()
            .filter(|(name, _)| *name == golden.format && is_whole)
        {
            assert_eq!(golden.read().text(*format).unwrap(), golden.text);
        }
    }
}

#[test]
fn every_format_converts_through_every_other() {
    for golden in golden() {
        let reading = golden.read();
        let Ok(position) = reading.finished() else {
            assert_eq!(reading.to_string().parse(), Ok(reading));
            continue;
        };
        for first in PositionFormat::ALL {
            for second in PositionFormat::ALL {
                let once: Reading = reading.text(first).unwrap().parse().unwrap();
                let twice: Reading = once.text(second).unwrap().parse().unwrap();
                for written in [once, twice] {
                    assert_eq!(written.position, position, "{}", golden.text);
                    // amazons-game-engine keeps the move number alone, and the rest follows from it.
                    if golden.is_whole() {
                        assert_eq!(written.counters, reading.counters, "{}", golden.text);
                    }
                }
            }
        }
        let lines = position.diagram().to_string();
        let one_line = format!("{:#}", position.diagram());
        for diagram in [lines, one_line] {
            let read = Position::from_diagram(&diagram, position.to_move());
            assert_eq!(read, Ok(position), "{diagram}");
        }
    }
}

#[test]
fn the_two_programs_mean_the_same_unfinished_turn() {
    let unfinished: Vec<Reading> = golden()
        .map(|golden| golden.read())
        .filter(|reading| reading.to_shoot.is_some())
        .collect();
    assert_eq!(unfinished.len(), 2);
    assert_eq!(unfinished[0], unfinished[1]);
}
