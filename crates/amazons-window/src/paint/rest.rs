//! All of a picture but what moves, kept from one picture to the next.

use tiny_skia::Pixmap;

use crate::layout::{Layout, Part};
use crate::scene::{Dragged, Scene, View};

/// A picture of everything at rest.
#[derive(Debug)]
pub(super) struct Rest {
    scene: Scene,
    unit: f32,
    parts: Vec<Part>,
    drawn: Pixmap,
}

impl Rest {
    pub(super) fn new(scene: Scene, layout: &Layout, drawn: &Pixmap) -> Rest {
        Rest {
            scene,
            unit: layout.unit(),
            parts: layout.parts().to_vec(),
            drawn: drawn.clone(),
        }
    }

    /// Whether this is what rests in a scene, laid out so.
    pub(super) fn is_of(&self, resting: &Scene, layout: &Layout, size: (u32, u32)) -> bool {
        (self.drawn.width(), self.drawn.height()) == size
            && self.unit == layout.unit()
            && self.scene == *resting
            && self.parts == layout.parts()
    }

    pub(super) fn drawn(&self) -> &Pixmap {
        &self.drawn
    }
}

/// The scene with everything that moves at its beginning, so that two moments of one movement are
/// alike.
pub(super) fn resting(scene: &Scene) -> Scene {
    let mut resting = scene.clone();
    if is_covered(scene) {
        // What lies over the game lies over what moves in it as well.
        return resting;
    }
    if let View::Game(view) = &mut resting.view {
        view.thinking = view.thinking.map(|_| 0.0);
        let board = &mut view.board;
        for flight in [&mut board.glide, &mut board.arrow].into_iter().flatten() {
            flight.progress = 0.0;
        }
        board.burn = board.burn.map(|(square, _)| (square, 0.0));
        if let Some(Dragged::Amazon { at, .. } | Dragged::Arrow { at, .. }) = &mut board.dragged {
            *at = (0, 0);
        }
    }
    resting
}

/// Whether anything in the scene moves by itself or with the pointer.
pub(super) fn moves(scene: &Scene) -> bool {
    let View::Game(view) = &scene.view else {
        return false;
    };
    let board = &view.board;
    let moves = view.thinking.is_some()
        || board.glide.is_some()
        || board.arrow.is_some()
        || board.burn.is_some()
        || board.dragged.is_some();
    moves && !is_covered(scene)
}

/// Whether something lies over the game.
pub(super) fn is_covered(scene: &Scene) -> bool {
    scene.menu.is_some() || scene.options.is_some() || scene.sign.is_some() || scene.keys.is_some()
}
