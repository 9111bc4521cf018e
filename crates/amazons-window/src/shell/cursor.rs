//! How the pointer looks.

use minifb::CursorStyle;

use crate::scene::{Scene, Target, View};

/// A hand over what can be tapped.
pub(super) fn cursor(scene: &Scene) -> CursorStyle {
    let pointed = match &scene.view {
        View::Game(view) => view.board.pointed.is_some(),
        View::Editor(_) => true,
        View::Settings(_) | View::Page(_) => false,
    };
    match scene.hovered {
        None => CursorStyle::Arrow,
        // The ground of the menu does nothing; that of a notice is tapped to be rid of it.
        Some(Target::Ground) if scene.menu.is_some() => CursorStyle::Arrow,
        Some(Target::Square(_)) if !pointed => CursorStyle::Arrow,
        Some(_) => CursorStyle::OpenHand,
    }
}
