//! What a layout consists of.

use amazons_core::{Geometry, Player};

use crate::layout::{BoardFrame, GraphFrame, Rect};
use crate::scene::{Hearing, Shares, Target};
use crate::text::{self, Weight};

/// One thing to draw, with its place. Later ones lie over earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// The board with its coordinates.
    Board(BoardFrame),
    /// A rounded card.
    Card(Rect, CardFace),
    /// A button without its text.
    Button(Rect, ButtonFace, Target),
    /// One line of text.
    Text(TextLine),
    /// A small amazon that stands for a player.
    Token(Rect, Player),
    /// A small picture of a board's start.
    Miniature(Rect, Geometry),
    /// The three bars of the menu button.
    Bars(Rect),
    /// The dots that pulse while somebody thinks.
    Pulse(Rect),
    /// A burnt square that stands for an obstruction.
    Burnt(Rect),
    /// An empty square, crossed out, that stands for taking away what is there.
    Eraser(Rect),
    /// Wins and losses as a bar, its full length being the longest of its like.
    Shares(Rect, Shares),
    /// A thin line between rows of a table.
    Rule(Rect),
    /// The evaluation bar, along its longer side.
    Balance(Rect),
    /// The graph of the evaluation over the game.
    Graph(GraphFrame),
    /// A list that can be scrolled, with the first of its rows that is shown. Draws nothing.
    List(Rect, usize),
    /// A loudspeaker.
    Loudspeaker(Rect, Hearing),
    /// Something that is on or off.
    Switch(Rect, bool),
    /// Dims all that lies below it.
    Veil(Rect),
}

/// How a card looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFace {
    /// Lies on the ground.
    Plain,
    /// A player's whose turn it is.
    ToMove,
    /// Floats over everything: the menu.
    Floating,
    /// A notice.
    Notice,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonFace {
    /// The most important one.
    Main,
    /// Any other.
    Plain,
    /// The chosen one among its like.
    Chosen,
    /// Shows itself only under the pointer: a menu's item.
    Quiet,
    /// Does nothing at the moment.
    Idle,
}

/// Colour of a text, named by its part in the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// What is read first.
    Strong,
    /// What is read after that.
    Soft,
    /// On the main button.
    OnAccent,
    /// What is chosen.
    Accent,
    /// What does nothing at the moment.
    Idle,
    /// A call to step.
    Step,
    /// A call to shoot.
    Shot,
    /// On a notice.
    OnNotice,
    /// On a notice, of lesser weight.
    AsideOnNotice,
}

/// Size, weight and colour of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextStyle {
    /// Pixels per em.
    pub size: f32,
    /// Weight of the letters.
    pub weight: Weight,
    /// Colour of the letters.
    pub ink: Ink,
}

/// Which side of its box a text keeps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Starts at the left.
    Left,
    /// Stands in the middle.
    Centre,
    /// Ends at the right.
    Right,
}

/// One line of text where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLine {
    /// The text, no longer than its box.
    pub text: String,
    /// Its box: nothing else that has a text reaches into it.
    pub rect: Rect,
    /// Where the first letter starts.
    pub x: i32,
    /// Where the letters stand.
    pub baseline: i32,
    /// How it looks.
    pub style: TextStyle,
}

impl TextLine {
    /// Length of the text, in pixels.
    pub(super) fn length(&self) -> f32 {
        text::width(&self.text, self.style.weight, self.style.size)
    }

    /// The same line elsewhere.
    pub(super) fn moved(self, across: i32, down: i32) -> TextLine {
        TextLine {
            rect: self.rect.moved(across, down),
            x: self.x + across,
            baseline: self.baseline + down,
            ..self
        }
    }
}

impl Part {
    /// The same part elsewhere.
    pub(super) fn moved(self, across: i32, down: i32) -> Part {
        let shift = |rect: Rect| rect.moved(across, down);
        match self {
            Part::Board(frame) => Part::Board(frame.moved(across, down)),
            Part::Card(rect, face) => Part::Card(shift(rect), face),
            Part::Button(rect, face, target) => Part::Button(shift(rect), face, target),
            Part::Text(line) => Part::Text(line.moved(across, down)),
            Part::Token(rect, player) => Part::Token(shift(rect), player),
            Part::Miniature(rect, geometry) => Part::Miniature(shift(rect), geometry),
            Part::Bars(rect) => Part::Bars(shift(rect)),
            Part::Pulse(rect) => Part::Pulse(shift(rect)),
            Part::Burnt(rect) => Part::Burnt(shift(rect)),
            Part::Eraser(rect) => Part::Eraser(shift(rect)),
            Part::Shares(rect, shares) => Part::Shares(shift(rect), shares),
            Part::Rule(rect) => Part::Rule(shift(rect)),
            Part::Balance(rect) => Part::Balance(shift(rect)),
            Part::Graph(frame) => Part::Graph(frame.moved(across, down)),
            Part::List(rect, first) => Part::List(shift(rect), first),
            Part::Loudspeaker(rect, hearing) => Part::Loudspeaker(shift(rect), hearing),
            Part::Switch(rect, on) => Part::Switch(shift(rect), on),
            Part::Veil(rect) => Part::Veil(shift(rect)),
        }
    }
}
