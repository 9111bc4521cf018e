//! Samples of the screens beside the game, made by the app itself.

use std::time::Duration;

use amazons_core::{Game, Geometry, Move, Position};
use amazons_store::{GameRecord, GameSummary, PERSON, Record, Settings};

use super::{from_menu, press};
use crate::app::{App, Input, Listed, Standing};
use crate::language::Language;
use crate::scene::{Brush, Command, Edit, Scene, Target};

/// A board that is a position, half set up.
pub(super) fn editor(say: Language) -> Scene {
    let mut app = beside(say, Command::SetUp);
    press(&mut app, Target::Edit(Edit::Brush(Brush::Obstruction)));
    for name in ["c3", "d3", "f6", "e8"] {
        let square = name.parse().expect("a square of the board");
        press(&mut app, Target::Square(square));
    }
    app.scene(Duration::ZERO)
}

/// An empty board of the largest size, on which everything is missing.
pub(super) fn editor_empty(say: Language) -> Scene {
    let mut app = beside(say, Command::SetUp);
    for edit in [Edit::Columns(11), Edit::Rows(11), Edit::Clear] {
        press(&mut app, Target::Edit(edit));
    }
    app.scene(Duration::ZERO)
}

/// The games kept, more than most windows have room for.
pub(super) fn games(say: Language) -> Scene {
    let mut app = beside(say, Command::Games);
    let listed = (0..18).map(|index| {
        let geometry = Geometry::NAMED[index % 3];
        let mut record = GameRecord::new(played(geometry, 17 + 4 * index % 11));
        record.players.white = Some(PERSON.to_owned());
        record.players.black = Some(["Easy", "Normal", "Crazy"][index % 3].to_owned());
        record.date = Some(format!("2026-11-{:02}", 29 - index));
        record.result = Some(["W+", "B+"][index % 2].to_owned());
        Listed {
            path: format!("{index}.sgf").into(),
            summary: match index {
                4 => None,
                _ => Some(GameSummary::of(&record)),
            },
        }
    });
    app.handle(Input::Games(Ok(listed.collect())), Duration::ZERO);
    app.scene(Duration::ZERO)
}

/// A game of so many turns, good or bad.
fn played(board: Geometry, turns: usize) -> Game {
    let start = Position::start(board).expect("a board with a name has a start");
    let mut game = Game::new(start);
    for turn in 0..turns {
        let moves: Vec<Move> = game.position().moves().into_iter().collect();
        let mv = moves[(41 * turn) % moves.len()];
        game.play(mv).expect("it was listed as legal");
    }
    game
}

/// The statistics of several boards and levels.
pub(super) fn records(say: Language) -> Scene {
    let mut app = beside(say, Command::Records);
    let standings = [
        (Geometry::QUICK, "Easy", 30, 4),
        (Geometry::QUICK, "Hard", 3, 12),
        (Geometry::MEDIUM, "Normal", 7, 7),
        (Geometry::MEDIUM, "Crazy", 0, 2),
        (Geometry::CLASSIC, "Hard", 9, 15),
    ];
    let standings = standings.map(|(board, level, wins, losses)| Standing {
        board,
        level: level.to_owned(),
        record: Record {
            wins,
            losses,
            current_streak: 0,
            best_streak: wins / 3,
        },
    });
    app.handle(Input::Statistics(Ok(standings.into())), Duration::ZERO);
    app.scene(Duration::ZERO)
}

/// An app on one of the screens beside the game.
fn beside(say: Language, command: Command) -> App {
    let settings = Settings {
        board: Geometry::CLASSIC,
        ..Settings::default()
    };
    from_menu(say, settings, Target::Command(command))
}
