//! Scenes of playing with clocks, keys and the mouse, and of games that are watched.

use amazons_ai::{Level, Opponent};
use amazons_core::ByPlayer;

use super::{after, board, game, left, scene, settings, shots, square, steps, view};
use crate::app::shown;
use crate::language::Language;
use crate::scene::{BoardView, Dragged, GameView, Item, KeysView, Scene, Target, View};

/// The list of keys over a game.
pub(super) fn keys(say: Language) -> Scene {
    Scene {
        keys: Some(KeysView::of(say)),
        ..steps(say)
    }
}

fn change(mut scene: Scene, change: impl FnOnce(&mut GameView)) -> Scene {
    if let View::Game(view) = &mut scene.view {
        change(view);
    }
    scene
}

/// A game with clocks, the computer thinking.
pub(super) fn clocks(say: Language) -> Scene {
    change(super::thinking(say), |view| {
        view.clocks = Some(ByPlayer {
            white: "1:04:59".to_owned(),
            black: say.decimal("9.4"),
        });
    })
}

/// An amazon hangs on the pointer.
pub(super) fn amazon_dragged(say: Language) -> Scene {
    change(steps(say), |view| {
        view.board.dragged = Some(Dragged::Amazon {
            from: square("f3"),
            at: (200, 230),
        });
        view.advice = say.would_drop(square("f3"), square("d5"));
    })
}

/// An arrow hangs on the pointer.
pub(super) fn arrow_dragged(say: Language) -> Scene {
    change(shots(say), |view| {
        view.board.dragged = Some(Dragged::Arrow {
            from: square("d5"),
            at: (250, 300),
        });
        view.advice = say.would_burn(square("f3"), square("d5"), square("d2"));
    })
}

/// The cursor on the board.
pub(super) fn cursor(say: Language) -> Scene {
    change(steps(say), |view| {
        view.board.cursor = Some(square("d5"));
    })
}

/// Every amazon is shut off, and the rest may be counted.
pub(super) fn shut_off(say: Language) -> Scene {
    let (position, last) = after(80);
    let hard = say.level(Level::Hard);
    let left = left(&position).map(shown);
    let numbers = say.yours_left(&left.white, &hard, &left.black);
    scene(view(GameView {
        advice: format!("{numbers} {}", say.would_win(&hard)),
        buttons: vec![
            Item::new(Target::PlayOut, say.play_out()),
            Item::new(Target::Count, say.count()),
        ],
        ..game(say, position, last)
    }))
}

/// The computer plays itself, at rest.
pub(super) fn watched(say: Language) -> Scene {
    let (position, last) = after(40);
    let turn = last.map(|turn| say.whose_turn(&say.level(Level::Crazy), &say.played(turn)));
    scene(view(GameView {
        board: BoardView {
            ..board(position, last)
        },
        names: ByPlayer {
            white: say.opponent(Opponent::HASTY_MASTER),
            black: say.level(Level::Crazy),
        },
        headline: say.is_paused().to_owned(),
        advice: turn.unwrap_or_default(),
        buttons: vec![
            Item::new(Target::Pause, say.unpause()),
            Item::new(Target::Pace, say.usual_pace()),
        ],
        ..game(say, position, last)
    }))
}

/// A button of the settings chosen with the keys.
pub(super) fn settings_focused(say: Language) -> Scene {
    Scene {
        focused: Some(Target::Play),
        ..settings(say)
    }
}
