//! The board editor's screen.

use amazons_core::{Bitboard, ByPlayer, Geometry, Player, Square, Start};

use super::{BoardLook, Choices, Item};

/// Setting up a board.
#[derive(Clone, Debug, PartialEq)]
pub struct EditorView {
    /// What stands on the board, be it a position or not.
    pub board: SetupView,
    /// `Set up a board`.
    pub title: String,
    /// What a tap on a square puts there; one is chosen.
    pub brushes: Vec<Item>,
    /// The number of columns, with buttons for fewer and more.
    pub columns: Stepper,
    /// The number of rows likewise.
    pub rows: Stepper,
    /// Who is to move.
    pub sides: Choices,
    /// Known starts, and the empty board.
    pub starts: Vec<Item>,
    /// What is missing, or the position's text.
    pub message: String,
    /// Whether it is a position.
    pub is_sound: bool,
    /// What to do with the position.
    pub buttons: Vec<Item>,
}

/// What stands on a board that is being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupView {
    /// Columns and rows.
    pub geometry: Geometry,
    /// The amazons.
    pub amazons: ByPlayer<Bitboard>,
    /// The obstructions.
    pub blocked: Bitboard,
    /// What the board itself looks like.
    pub look: BoardLook,
    /// The square that the pointer points at.
    pub pointed: Option<Square>,
}

/// A number with buttons around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stepper {
    /// `10 columns`.
    pub label: String,
    /// One fewer.
    pub less: Item,
    /// One more.
    pub more: Item,
}

/// A change to the board that is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edit {
    /// Choose what taps put on squares.
    Brush(Brush),
    /// Have so many columns.
    Columns(u8),
    /// Have so many rows.
    Rows(u8),
    /// Have this side move next.
    ToMove(Player),
    /// Take everything off the board.
    Clear,
    /// The default start of the board's size.
    Default,
    /// A known start.
    Start(Start),
}

/// What a tap puts on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Brush {
    /// An amazon.
    Amazon(Player),
    /// An obstruction.
    Obstruction,
    /// Nothing.
    Eraser,
}
