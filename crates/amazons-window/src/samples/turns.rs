//! A game at the board, from its first position to its end.

use amazons_ai::Level;
use amazons_core::{Geometry, Move, Player, Position};
use amazons_store::Record;

use super::{after, board, game, left, scene, square, view};
use crate::language::Language;
use crate::scene::{BoardView, Command, EndView, Flight, GameView, Item, Scene, Target};

/// The first position of a board, nothing chosen.
#[must_use]
pub fn start(say: Language, geometry: Geometry) -> Scene {
    let position = Position::start(geometry).expect("a board to show has a start");
    scene(view(game(say, position, None)))
}

/// In mid-game, an amazon chosen.
#[must_use]
pub fn steps(say: Language) -> Scene {
    let (position, last) = after(22);
    let from = square("f3");
    let words = (
        say.move_amazon().to_owned(),
        say.would_step(from, square("d5")),
    );
    scene(view(GameView {
        board: BoardView {
            selected: Some(from),
            steps: position.targets(from),
            pointed: Some(square("d5")),
            ..board(position, last)
        },
        headline: words.0,
        advice: words.1,
        ..game(say, position, last)
    }))
}

/// In mid-game, an amazon has stepped and has still to shoot.
#[must_use]
pub fn shots(say: Language) -> Scene {
    let (position, last) = after(22);
    let (from, to) = (square("f3"), square("d5"));
    let words = (
        say.shoot_arrow().to_owned(),
        say.would_shoot(from, to, square("d2")),
    );
    scene(view(GameView {
        board: BoardView {
            pending: Some((from, to)),
            selected: Some(to),
            shots: position.arrows(from, to),
            pointed: Some(square("d2")),
            ..board(position, last)
        },
        headline: words.0,
        advice: words.1,
        buttons: vec![Item::new(Target::Back, say.back())],
        ..game(say, position, last)
    }))
}

/// The computer thinks.
#[must_use]
pub fn thinking(say: Language) -> Scene {
    let (position, last) = after(31);
    let turn = last.map(|turn| say.you_played(&say.played(turn)));
    scene(view(GameView {
        thinking: Some(0.2),
        headline: say.is_thinking(&say.level(Level::Hard).to_uppercase()),
        advice: format!("{} {}", say.looks_ahead(12), turn.unwrap_or_default()),
        buttons: thinking_buttons(say),
        ..game(say, position, last)
    }))
}

/// What can be pressed while the computer thinks.
fn thinking_buttons(say: Language) -> Vec<Item> {
    vec![
        Item::new(Target::Undo, say.undo()),
        Item::new(Target::Stop, say.stop()),
    ]
}

/// An amazon between two squares.
#[must_use]
pub fn glide(say: Language) -> Scene {
    let (position, last) = after(21);
    let board = BoardView {
        pending: Some((square("j7"), square("h7"))),
        glide: Some(flown("j7", "h7", 0.6)),
        ..board(position, last)
    };
    moving(say, board)
}

/// An arrow in the air.
#[must_use]
pub fn flight(say: Language) -> Scene {
    let (position, last) = after(23);
    let board = BoardView {
        arrow: Some(flown("f2", "f3", 0.5)),
        ..board(position, last)
    };
    let played = last.map(|turn| say.you_played(&say.played(turn)));
    scene(view(GameView {
        board,
        headline: say.you_shoot().to_owned(),
        advice: played.unwrap_or_default(),
        to_move: Some(Player::White),
        ..game(say, position, last)
    }))
}

/// An arrow that has landed and burns.
#[must_use]
pub fn burn(say: Language) -> Scene {
    let (position, last) = after(20);
    let board = BoardView {
        burn: Some((square("h6"), 0.4)),
        ..board(position, last)
    };
    moving(say, board)
}

/// The last arrow burnt the square that its amazon came from.
#[must_use]
pub fn shot_back(say: Language) -> Scene {
    let (before, _) = after(22);
    let turn: Move = "f3-d5/f3".parse().expect("it is a move");
    let position = before.play(turn).expect("it is legal");
    let headline = say.is_thinking(&say.level(Level::Hard).to_uppercase());
    let words = (headline, say.you_played(&say.played(turn)));
    scene(view(GameView {
        thinking: Some(0.7),
        headline: words.0,
        advice: words.1,
        buttons: thinking_buttons(say),
        ..game(say, position, Some(turn))
    }))
}

/// Black sits at the bottom of a board wider than high.
#[must_use]
pub fn flipped(say: Language) -> Scene {
    let geometry = Geometry::new(11, 5).expect("a board of this size is one");
    let position = Position::start(geometry).expect("a board to show has a start");
    scene(view(GameView {
        board: BoardView {
            bottom: Player::Black,
            ..board(position, None)
        },
        ..game(say, position, None)
    }))
}

/// The end of a long game.
#[must_use]
pub fn end(say: Language) -> Scene {
    let (position, last) = after(88);
    let record = Record {
        wins: 9,
        losses: 15,
        current_streak: -1,
        best_streak: 3,
    };
    let winner = say.level(Level::Hard);
    let left = left(&position);
    scene(view(GameView {
        to_move: None,
        headline: say.wins(&winner).to_uppercase(),
        advice: String::new(),
        buttons: vec![
            Item::new(Target::NewGame, say.new_game()),
            Item::new(Target::SwapSides, say.swap_sides()),
            Item::new(Target::Command(Command::Review), say.review()),
            Item {
                emphasised: true,
                ..Item::new(Target::Rematch, say.rematch())
            },
        ],
        end: Some(EndView {
            reason: format!(
                "{} {} {}",
                say.you_cannot_move(),
                say.after_turns(88),
                say.had_more(&winner, left.black.at_least())
            ),
            won: false,
            record_heading: say.record_heading(Geometry::CLASSIC, &winner),
            title: say.wins(&winner),
            record: say.record(&record),
        }),
        ..game(say, position, last)
    }))
}

fn moving(say: Language, board: BoardView) -> Scene {
    let (position, last) = (board.position, board.last);
    let words = (
        say.moves(&say.level(Level::Hard).to_uppercase()),
        String::new(),
    );
    scene(view(GameView {
        board,
        headline: words.0,
        advice: words.1,
        to_move: Some(Player::Black),
        ..game(say, position, last)
    }))
}

fn flown(from: &str, to: &str, progress: f32) -> Flight {
    Flight {
        from: square(from),
        to: square(to),
        progress,
    }
}
