//! The settings that are about the window rather than about a game.

use crate::scene::Item;

/// The list of settings, which lies over the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionsView {
    /// Above the list.
    pub title: String,
    /// The settings, top to bottom.
    pub rows: Vec<OptionRow>,
}

/// One setting.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionRow {
    /// What is set.
    pub label: String,
    /// How it is set.
    pub control: Control,
}

/// What a setting is changed with.
#[derive(Clone, Debug, PartialEq)]
pub enum Control {
    /// Something that is on or off.
    Switch {
        /// What it is.
        switch: Switch,
        /// Whether it is on.
        on: bool,
    },
    /// Some buttons, side by side.
    Buttons(Vec<Item>),
}

/// What can be switched on and off, and is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Switch {
    /// Light text on dark ground.
    Dark,
    /// All squares of the board are of one colour.
    OneColour,
    /// Letters and numbers beside the board.
    Coordinates,
    /// Amazons glide and arrows fly.
    Motion,
    /// Moves and ends are heard.
    Sound,
    /// The score line counts the squares that each side reaches first.
    Territory,
    /// The board shows who reaches which square first.
    Overlay,
    /// A bar shows how the computer judges the game.
    Evaluation,
}

/// To make everything in the window larger or smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resize {
    /// A step smaller.
    Smaller,
    /// A step larger.
    Larger,
    /// As it is when nobody has chosen.
    Usual,
}

/// Tells for a moment that sound was switched on or off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// `Sound off`.
    pub label: String,
    /// Which of the two.
    pub hearing: Hearing,
}

/// Whether sounds are heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hearing {
    /// They are.
    On,
    /// They are not.
    Off,
}
