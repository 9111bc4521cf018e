//! Keys, by what they mean rather than by where they are.

/// A key that went down, and again for each time that it repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// What a key writes: letters, digits, `?`, a blank.
    Char(char),
    /// Enter, of either kind.
    Enter,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Esc.
    Escape,
    /// The key that deletes to the left.
    Backspace,
    /// An arrow key.
    Left,
    /// An arrow key.
    Right,
    /// An arrow key.
    Up,
    /// An arrow key.
    Down,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// Ctrl and a page up.
    TurningBack,
    /// Ctrl and a page down.
    TurningOn,
    /// The key for help.
    F1,
    /// Ctrl and Z.
    Undo,
    /// Ctrl and Y, or Ctrl, Shift and Z.
    Redo,
}
