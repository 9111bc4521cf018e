//! Scenes of what there is to see about a position, and of walking through a game.

use amazons_ai::{Level, TerritoryMap};
use amazons_core::{ByPlayer, Player};

use super::{GAME, after, game, scene, square, view};
use crate::app::notation;
use crate::language::Language;
use crate::scene::{
    BoardView, Command, EvaluationView, FirstView, GameView, GraphView, Item, LineView, MoveView,
    MovesView, Overlay, Scene, Sight, Target, Walk,
};

/// In mid-game with everything switched on that can be seen while playing.
#[must_use]
pub fn territory(say: Language) -> Scene {
    let (position, last) = after(22);
    let map = TerritoryMap::of(&position);
    let counts = ByPlayer::from_fn(|player| map.first(player).len());
    let game = game(say, position, last);
    scene(view(GameView {
        board: BoardView {
            overlay: Overlay {
                territory: Some(map),
                ..Overlay::default()
            },
            ..game.board
        },
        sight: Sight {
            first: Some(FirstView {
                counts,
                beside_names: counts.map(|count| say.reach_and_first(count)),
                label: say.reached_first().to_owned(),
            }),
            evaluation: Some(evaluation(say, Player::White, "2.1", 0.63)),
            moves: Some(move_list(22, 22)),
            ..Sight::default()
        },
        ..game
    }))
}

/// A move is advised.
#[must_use]
pub fn hint(say: Language) -> Scene {
    let (position, last) = after(22);
    let game = game(say, position, last);
    scene(view(GameView {
        board: BoardView {
            overlay: Overlay {
                hint: Some("f3-d5/d1".parse().expect("it is a move")),
                ..Overlay::default()
            },
            ..game.board
        },
        advice: say.advise("f3-d5/d1".parse().expect("it is a move")),
        ..game
    }))
}

/// Late in a game, its moves beside the board.
#[must_use]
pub fn moves(say: Language) -> Scene {
    let (position, last) = after(60);
    scene(view(GameView {
        sight: Sight {
            moves: Some(move_list(60, 60)),
            ..Sight::default()
        },
        ..game(say, position, last)
    }))
}

/// A running game, looked at some turns back.
#[must_use]
pub fn past(say: Language) -> Scene {
    let (position, last) = after(30);
    let game = game(say, position, last);
    scene(view(GameView {
        board: BoardView {
            overlay: Overlay {
                past: true,
                ..Overlay::default()
            },
            ..game.board
        },
        to_move: None,
        headline: say.turn_of(30, 60),
        advice: last.map_or_else(String::new, |turn| {
            say.whose_turn(&say.level(Level::Hard), &say.played(turn))
        }),
        buttons: vec![Item {
            emphasised: true,
            ..Item::new(Target::Now, say.now())
        }],
        sight: Sight {
            moves: Some(move_list(60, 30)),
            walk: walk(30, 60),
            ..Sight::default()
        },
        ..game
    }))
}

/// A position is analysed.
#[must_use]
pub fn analysis(say: Language) -> Scene {
    let (position, last) = after(22);
    let game = game(say, position, last);
    let lines = [
        ("+4.2", "d8–b6/d8 h7–h8/j6 j5–i4/h4"),
        ("+4.1", "f3–e3/e4 h7–h8/j6 j5–i4/h4"),
        ("+3.5", "h10–g9/i7 c6–e4/b7 f3–e3/d3"),
    ];
    let line = |(score, moves): (&str, &str)| LineView {
        score: say.decimal(score),
        moves: moves.split(' ').map(str::to_owned).collect(),
    };
    scene(view(GameView {
        board: BoardView {
            selected: Some(square("f3")),
            steps: position.targets(square("f3")),
            ..game.board
        },
        headline: say.to_move(&say.white().to_uppercase()),
        advice: say.tap_dot(square("f3")),
        names: ByPlayer {
            white: say.white().to_owned(),
            black: say.black().to_owned(),
        },
        buttons: vec![
            Item::new(Target::Command(Command::Leave), say.done()),
            Item::new(Target::Command(Command::PlayOn), say.play_on()),
        ],
        sight: Sight {
            evaluation: Some(evaluation(say, Player::White, "4.2", 0.72)),
            lines: lines.map(line).into(),
            moves: Some(move_list(22, 22)),
            walk: walk(22, 22),
            ..Sight::default()
        },
        ..game
    }))
}

/// A finished game is reviewed; the first of its turns have not been judged yet.
#[must_use]
pub fn review(say: Language) -> Scene {
    let (position, last) = after(41);
    let chances = (0..=88).map(|turns| {
        let wave = 0.86 + 0.05 * (turns as f32 / 4.0).sin();
        // What each turning point cost its side, and how it went downhill after the last.
        let turned: f32 = [(33, -0.22), (41, -0.24), (60, 0.21)]
            .into_iter()
            .filter_map(|(at, by)| (turns >= at).then_some(by))
            .sum();
        let lost = (turns as f32 - 60.0).max(0.0) / 47.0;
        (turns > 20).then_some((wave + turned - lost).clamp(0.02, 0.98))
    });
    let game = game(say, position, last);
    let mut list = move_list(88, 41);
    for turns in [33, 41, 60] {
        list.moves[turns - 1].turning = true;
    }
    scene(view(GameView {
        board: BoardView {
            overlay: Overlay {
                past: true,
                ..Overlay::default()
            },
            ..game.board
        },
        headline: say.turn_of(41, 88),
        advice: last.map_or_else(String::new, |turn| {
            let better = "j2-h4/j2".parse().expect("it is a move");
            say.cost(&say.played(turn), &say.share(0.24), &say.played(better))
        }),
        buttons: vec![
            Item::new(Target::Command(Command::Leave), say.done()),
            Item::new(Target::Command(Command::PlayOn), say.play_on()),
        ],
        sight: Sight {
            evaluation: Some(evaluation(say, Player::Black, "1.5", 0.59)),
            graph: Some(GraphView {
                chances: chances.collect(),
                shown: 41,
                turning: vec![33, 41, 60],
                caption: say.positions_judged(68, 89),
            }),
            moves: Some(list),
            walk: walk(41, 88),
            ..Sight::default()
        },
        ..game
    }))
}

/// Who leads by how many squares, and how likely that side is to win.
fn evaluation(say: Language, leader: Player, squares: &str, chance: f32) -> EvaluationView {
    EvaluationView {
        white: Some(match leader {
            Player::White => chance,
            Player::Black => 1.0 - chance,
        }),
        text: say.leads(
            say.colour(leader),
            &say.decimal(squares),
            &say.share(chance.into()),
            4,
        ),
    }
}

/// The first moves of the sample game, of which so many led to the position on the board.
fn move_list(count: usize, shown: usize) -> MovesView {
    let moves = GAME.split_whitespace().take(count).map(|text| MoveView {
        text: notation(text.parse().expect("every move of the sample is one")),
        turning: false,
    });
    MovesView {
        moves: moves.collect(),
        first: Player::White,
        shown,
        played: count,
        first_row: None,
    }
}

/// The buttons that walk through a game of which so many turns are shown.
fn walk(shown: usize, last: usize) -> Vec<Item> {
    let (back, on) = (shown > 0, shown < last);
    let ways = [
        (Walk::Start, "|←", back),
        (Walk::Back, "←", back),
        (Walk::On, "→", on),
        (Walk::End, "→|", on),
    ];
    ways.map(|(way, label, enabled)| Item {
        enabled,
        ..Item::new(Target::Walk(way), label)
    })
    .into()
}
