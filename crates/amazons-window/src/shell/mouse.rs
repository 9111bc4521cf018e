//! The mouse buttons that mean something.

use minifb::{MouseButton, Window};

/// Which mouse buttons were down at the last look.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Buttons {
    pub(super) left: bool,
    pub(super) right: bool,
}

impl Buttons {
    pub(super) fn of(window: &Window) -> Buttons {
        Buttons {
            left: window.get_mouse_down(MouseButton::Left),
            right: window.get_mouse_down(MouseButton::Right),
        }
    }

    /// Those that are down now and were not before.
    pub(super) fn since(self, before: Buttons) -> Buttons {
        Buttons {
            left: self.left && !before.left,
            right: self.right && !before.right,
        }
    }

    pub(super) fn or(self, other: Buttons) -> Buttons {
        Buttons {
            left: self.left || other.left,
            right: self.right || other.right,
        }
    }
}
