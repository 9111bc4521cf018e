//! The list of settings, and a board as some of them make it.

use std::time::Duration;

use amazons_store::Settings;

use super::{from_menu, shots};
use crate::language::Language;
use crate::scene::{BoardLook, Coordinates, Hearing, Scene, Sign, Squares, Target, View};

/// The list of settings over the first screen, as the program itself makes it.
pub(super) fn options(say: Language) -> Scene {
    from_menu(say, Settings::default(), Target::Options).scene(Duration::ZERO)
}

/// A board of one colour without coordinates, an arrow to be shot.
pub(super) fn plain_board(say: Language) -> Scene {
    let mut scene = shots(say);
    if let View::Game(view) = &mut scene.view {
        view.board.look = BoardLook {
            squares: Squares::OneColour,
            coordinates: Coordinates::Hidden,
        };
    }
    scene
}

/// The sign that tells of sound switched off, over a game.
pub(super) fn muted(say: Language) -> Scene {
    Scene {
        sign: Some(Sign {
            label: say.sound_off().to_owned(),
            hearing: Hearing::Off,
        }),
        ..shots(say)
    }
}
