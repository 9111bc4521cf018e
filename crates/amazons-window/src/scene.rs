//! What is to be seen, without where it stands or how it is drawn.
//!
//! Made by the app, laid out by [`Layout`](crate::layout::Layout), drawn by
//! [`Painter`](crate::paint::Painter). All text that a person reads is in here.

mod command;
mod editor;
mod options;
mod page;
mod sight;

use amazons_core::{Bitboard, ByPlayer, Geometry, Move, Player, Position, Square};
use amazons_store::TimeControl;

use crate::language::Language;
use crate::who::Who;

pub use command::Command;
pub use editor::{Brush, Edit, EditorView, SetupView, Stepper};
pub use options::{Control, Hearing, OptionRow, OptionsView, Resize, Sign, Switch};
pub use page::{PageRow, PageView, Shares};
pub use sight::{
    EvaluationView, FirstView, GraphView, LineView, MoveView, MovesView, Overlay, Sight, Walk,
};

/// One picture of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Which colours to draw in.
    pub theme: Theme,
    /// The screen.
    pub view: View,
    /// The open menu's items, top to bottom, or `None` while it is shut. Lies over the view.
    pub menu: Option<Vec<Item>>,
    /// What the pointer is over, drawn as such.
    pub hovered: Option<Target>,
    /// What Enter would press.
    pub focused: Option<Target>,
    /// The settings, over everything, while they are open.
    pub options: Option<OptionsView>,
    /// What has just been switched by a key, over the screen for a moment.
    pub sign: Option<Sign>,
    /// What the keys do, over everything, while the person asks for it.
    pub keys: Option<KeysView>,
    /// Something that the person should know and can do nothing about in here, such as a save file
    /// that could not be read. One or two sentences; what stands behind line breaks is shown smaller,
    /// such as a file's place and how many more there are.
    pub notice: Option<String>,
}

/// Light or dark colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark text on light ground.
    #[default]
    Light,
    /// Light text on dark ground.
    Dark,
}

/// The screens.
#[derive(Clone, Debug, PartialEq)]
pub enum View {
    /// Choosing what to play.
    Settings(Box<SettingsView>),
    /// A game, running or over.
    Game(Box<GameView>),
    /// Setting up a board.
    Editor(Box<EditorView>),
    /// A list.
    Page(PageView),
}

/// The settings screen.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingsView {
    /// The title of the game.
    pub title: String,
    /// One line below the title.
    pub subtitle: String,
    /// Heading and choices of the boards.
    pub boards: Choices,
    /// The two seats, White's first, with who sits there; one of them is being chosen for.
    pub seats: Choices,
    /// Everybody who can sit there.
    pub players: Choices,
    /// The clocks to choose from.
    pub controls: Choices,
    /// The buttons below, most important last: PLAY, and CONTINUE where a game was left.
    pub buttons: Vec<Item>,
}

/// The list of keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeysView {
    /// Above the list.
    pub title: String,
    /// Keys, and what they do.
    pub rows: Vec<(String, String)>,
}

/// A row of things of which one is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    /// What is being chosen; empty where that is plain.
    pub heading: String,
    /// The things to choose from.
    pub choices: Vec<Item>,
}

/// Something to tap that has a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// What tapping it means.
    pub target: Target,
    /// Its text.
    pub label: String,
    /// A second, smaller line, such as `6 × 6` or `Medium · Hard · turn 12`; may be empty.
    pub detail: String,
    /// Whether it is the one chosen among its like, or the main button.
    pub emphasised: bool,
    /// Whether it does anything at the moment.
    pub enabled: bool,
}

impl Item {
    /// Something to tap with one line of text, like any other of its kind.
    #[must_use]
    pub fn new(target: Target, label: &str) -> Item {
        Item {
            target,
            label: label.to_owned(),
            detail: String::new(),
            emphasised: false,
            enabled: true,
        }
    }
}

/// The game screen.
#[derive(Clone, Debug, PartialEq)]
pub struct GameView {
    /// The board.
    pub board: BoardView,
    /// Who the players are: `You`, `Hard`.
    pub names: ByPlayer<String>,
    /// The score line: squares that each side can move to now.
    pub mobility: ByPlayer<u32>,
    /// What the score line counts: `Squares in reach`.
    pub mobility_label: String,
    /// Whose turn it is; `None` when the game is over.
    pub to_move: Option<Player>,
    /// What the players' clocks show, where there are any.
    pub clocks: Option<ByPlayer<String>>,
    /// How far through its pulse the thinking mark is, 0 to 1; `None` while nobody thinks.
    pub thinking: Option<f32>,
    /// What to do now, large: `SHOOT AN ARROW`.
    pub headline: String,
    /// What to do now, in words that name the squares: `d1–d7: choose the square to burn`.
    pub advice: String,
    /// The buttons beside the board: at most two while playing, such as Back where a step can be taken
    /// back. At the end of the game: what to do next.
    pub buttons: Vec<Item>,
    /// The end of the game, shown beside the board, which stays visible.
    pub end: Option<EndView>,
    /// What the person asked to see besides.
    pub sight: Sight,
}

/// The board and everything on it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The position. While an amazon has stepped but not yet shot, it stands where it went, see
    /// `pending`.
    pub position: Position,
    /// Who sits at the bottom.
    pub bottom: Player,
    /// The amazon that has stepped and has still to shoot: where it came from and where it stands.
    /// `position` is the one before the step: draw the amazon on the second square, not the first.
    pub pending: Option<(Square, Square)>,
    /// The amazon chosen to move, or the one that has still to shoot.
    pub selected: Option<Square>,
    /// Squares to step to: green dots.
    pub steps: Bitboard,
    /// Squares to shoot at: orange rings.
    pub shots: Bitboard,
    /// Amazons that cannot move: dimmed.
    pub stuck: Bitboard,
    /// The last whole turn: from, to and arrow are marked.
    pub last: Option<Move>,
    /// What the board itself looks like.
    pub look: BoardLook,
    /// The square that the pointer or the cursor points at, where tapping it means something.
    pub pointed: Option<Square>,
    /// Where the cursor is that the arrow keys move.
    pub cursor: Option<Square>,
    /// What hangs on the pointer.
    pub dragged: Option<Dragged>,
    /// An amazon on its way, drawn between two squares instead of where it stands.
    pub glide: Option<Flight>,
    /// An arrow on its way; its square is already burnt in `position` but drawn empty still.
    pub arrow: Option<Flight>,
    /// An arrow that has landed and burns: the square and how far, 0 to 1.
    pub burn: Option<(Square, f32)>,
    /// What lies over the squares besides.
    pub overlay: Overlay,
}

/// What the person drags across the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dragged {
    /// An amazon; where it stands a shadow of it stays behind.
    Amazon {
        /// Where it stands.
        from: Square,
        /// The pixel of the window that the pointer is at.
        at: (i32, i32),
    },
    /// The arrow of the amazon that has stepped.
    Arrow {
        /// Where the amazon stands.
        from: Square,
        /// The pixel of the window that the pointer is at.
        at: (i32, i32),
    },
}

/// How fast turns follow each other in a game that is watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// With time to think along.
    Slow,
    /// As a game is played.
    #[default]
    Usual,
    /// As fast as the computer finds them.
    Fast,
}

/// What a board looks like, whatever stands on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BoardLook {
    /// How the squares are told apart.
    pub squares: Squares,
    /// Whether letters and numbers stand in the margin.
    pub coordinates: Coordinates,
}

/// How the squares of a board are told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Squares {
    /// By two colours in turn, as on a chess board.
    #[default]
    TwoColours,
    /// By lines between squares of one colour.
    OneColour,
}

/// The letters and numbers in a board's margin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// They are there.
    #[default]
    Shown,
    /// They are not, and the board is a little larger.
    Hidden,
}

/// Something on its way from one square to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Where it starts.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// How much of the way is behind it, 0 to 1, eased already.
    pub progress: f32,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct EndView {
    /// `You win` or `Hard wins`.
    pub title: String,
    /// Why, and in how many moves.
    pub reason: String,
    /// Whether the person has won.
    pub won: bool,
    /// Which games the record counts: `Medium 8 × 8 · Hard`.
    pub record_heading: String,
    /// The record, a name and a value a line: games, wins, losses, win rate, streaks.
    pub record: Vec<(String, String)>,
}

/// Everything that can be tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A square of the board.
    Square(Square),
    /// The menu button at the top left.
    MenuButton,
    /// Take the step back.
    Back,
    /// The position after so many turns of the game.
    Ply(usize),
    /// Another position of the game.
    Walk(Walk),
    /// The present of a running game.
    Now,
    /// Something else to do.
    Command(Command),
    /// Change the board that is set up.
    Edit(Edit),
    /// Open a game of the list of those kept, counted from 0.
    Kept(usize),
    /// A board to choose.
    Board(Geometry),
    /// A side to choose somebody for.
    Seat(Player),
    /// Somebody to choose for it.
    Sit(Who),
    /// Clocks to choose.
    Control(Option<TimeControl>),
    /// Begin a game.
    Play,
    /// Go on with the game that was left.
    Continue,
    /// Play again, as before.
    Rematch,
    /// Play again with sides swapped.
    SwapSides,
    /// Take back the last turn, one's own and the reply in one go.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Have the computer move now.
    Stop,
    /// Stop the game that is watched, or let it go on.
    Pause,
    /// Watch faster or slower.
    Pace,
    /// End the game with the count of the moves left.
    Count,
    /// Have the computer play the rest for both.
    PlayOut,
    /// Turn the board.
    Flip,
    /// Show the settings.
    Options,
    /// Switch something on or off.
    Switch(Switch),
    /// Speak a language.
    Language(Language),
    /// Make everything larger or smaller.
    Resize(Resize),
    /// Show what the keys do.
    Keys,
    /// Shut the menu.
    Resume,
    /// Go to the settings screen.
    NewGame,
    /// Shut the window.
    Quit,
    /// The open menu's own ground, or the notice: swallows the tap.
    Ground,
}
