//! What the app is told, and what it asks for.

use std::path::PathBuf;
use std::time::Duration;

use amazons_ai::Opponent;
use amazons_core::{Geometry, Move, Position};
use amazons_store::{Exported, GameId, Record, SavedGame, Settings, WindowSize};

use super::analysis::{Finding, Query};
use super::key::Key;
use super::left::{CountOrder, Left};
use super::records::Standing;
use super::shelf::Listed;
use crate::language::Language;
use crate::opened::Opened;
use crate::scene::{Resize, Target};
use crate::sound::Sound;

/// What the app begins with: what was kept, and what was asked for this time.
#[derive(Clone, Debug)]
pub struct Start {
    /// The settings that were kept.
    pub settings: Settings,
    /// The language that the machine is set to, spoken unless the settings name another.
    pub locale: Language,
    /// The board to preselect for this run alone, instead of the one in the settings.
    pub board: Option<Geometry>,
    /// The opponent to preselect for this run alone, instead of the one in the settings.
    pub opponent: Option<Opponent>,
    /// How large everything is for this run alone, instead of as in the settings; 1 as usual.
    pub scale: Option<f32>,
    /// The game that was left, against an opponent that this program knows.
    pub saved: Option<SavedGame>,
    /// The seed of the first new game; each further one has the next number.
    pub seed: u64,
    /// The number behind the first new game's id, drawn at random in earnest; each further game has
    /// the next one.
    pub id: u64,
    /// The game or position to begin with.
    pub opened: Option<Opened>,
    /// What the person should know before playing, most important first.
    pub notices: Vec<String>,
}

/// Something that has happened.
#[derive(Clone, Debug)]
pub enum Input {
    /// The left button went down on something, or on nothing that means anything. Does nothing
    /// within 400 ms after a press that dismissed a notice: a second press was meant for that still.
    Pressed(Option<Target>),
    /// The pointer is over something else than before. Leaves a running animation alone.
    Hovered(Option<Target>),
    /// The pointer has moved away from where the left button went down, which is down still.
    Dragged {
        /// The pixel of the window.
        at: (i32, i32),
        /// What is there.
        over: Option<Target>,
    },
    /// The left button went up.
    Released,
    /// The right button went down: one step back.
    RightPressed,
    /// Everything should be larger or smaller.
    Resize(Resize),
    /// The window has kept this size for a while.
    WindowSize(WindowSize),
    /// A key went down.
    Key(Key),
    /// The time has come that [`App::next_tick`](super::App::next_tick) named, or any other.
    Tick,
    /// The window is being shut.
    Close,
    /// The answer to [`Effect::Think`]; `None` where the thinking failed.
    Answer {
        /// The number that the question had. An answer to any but the last question is dropped.
        generation: u64,
        /// The move.
        turn: Option<Move>,
    },
    /// How many turns ahead the thinking looks by now.
    Depth {
        /// The number that the question had.
        generation: u64,
        /// Turns.
        depth: u32,
    },
    /// The answer to [`Effect::Count`].
    Counted(Left),
    /// The answer to [`Effect::Finish`].
    Recorded {
        /// The game that was to be counted.
        id: GameId,
        /// The record with it, or in a few words why it was not counted.
        record: Result<Record, String>,
    },
    /// The person should know this and can do nothing about it in here.
    Notice(String),
    /// What such a notice said does not hold any more.
    Mended(String),
    /// The answer to [`Effect::LoadStatistics`], or in a few words why there are none.
    Statistics(Result<Vec<Standing>, String>),
    /// The answer to [`Effect::ListGames`], likewise.
    Games(Result<Vec<Listed>, String>),
    /// The answer to [`Effect::Open`], likewise.
    Opened(Result<Box<Opened>, String>),
    /// The answer to [`Effect::Export`], likewise.
    Exported(Result<Exported, String>),
    /// What is found out about the position of [`Effect::Analyse`].
    Analysed(Finding),
    /// The list of moves was scrolled until this row was the first to be seen.
    ScrolledTo(usize),
}

/// Something that the app asks the shell to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Choose a move, and answer with [`Input::Answer`].
    Think(Order),
    /// Stop thinking; no answer is wanted any more.
    CancelThinking,
    /// Find out about a position in the background, and answer with [`Input::Analysed`], often.
    Analyse(Query),
    /// Stop finding out.
    CancelAnalysis,
    /// End thinking now and answer the best move found.
    Hurry,
    /// Count the moves left, and answer with [`Input::Counted`].
    Count(CountOrder),
    /// Load the statistics, and answer with [`Input::Statistics`].
    LoadStatistics,
    /// List the games kept, and answer with [`Input::Games`].
    ListGames,
    /// Open one of them, and answer with [`Input::Opened`].
    Open(PathBuf),
    /// Copy games and statistics for other programs, and answer with [`Input::Exported`].
    Export,
    /// Keep the running game.
    Save(SavedGame),
    /// Put a game that is left unfinished among the games kept: another one takes its place.
    Keep(SavedGame),
    /// Count the game, which is over, and answer with [`Input::Recorded`].
    Finish(SavedGame),
    /// Let something be heard, unless the time for it is long past.
    Sound {
        /// What.
        sound: Sound,
        /// When: as the picture gets there.
        at: Duration,
    },
    /// Keep the settings.
    SaveSettings(Settings),
    /// End the program.
    Quit,
}

/// A position to think about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Order {
    /// The question's number, larger than that of any question before it and never 0.
    pub generation: u64,
    /// The position, in which the computer is to move.
    pub position: Position,
    /// What for.
    pub task: Task,
}

/// What a move is wanted for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Task {
    /// To play as somebody does.
    Choose {
        /// Who it is.
        opponent: Opponent,
        /// The game's seed.
        seed: u64,
        /// Turns played in the game so far.
        turns_played: usize,
    },
    /// To fill what is the mover's alone, without giving a move away.
    Fill,
}
