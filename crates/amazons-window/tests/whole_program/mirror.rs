//! An app that is given what the window is given, and says what it has to show.

use std::collections::VecDeque;
use std::path::Path;
use std::time::Duration;

use amazons_ai::{Patient, filling_move, moves_left, turn_rng};
use amazons_core::{Move, Player};
use amazons_store::{Access, Settings, Store};
use amazons_window::app::{App, Effect, Input, Key, Left, Order, Start, Task};
use amazons_window::args::Args;
use amazons_window::language::Language;
use amazons_window::layout::{Layout, Rect};
use amazons_window::opened::Opened;
use amazons_window::paint::Painter;
use amazons_window::scene::{BoardView, GameView, Scene, Target, View};
use clap::Parser as _;
use tiny_skia::Pixmap;

/// The app, and what it has asked to be kept.
pub(crate) struct Mirror {
    app: App,
    now: Duration,
    size: (u32, u32),
    /// Where the pointer is, in the window.
    pointer: (i32, i32),
    /// A store of its own, so that games end with a record as the window's do.
    store: Store,
    _directory: tempfile::TempDir,
    /// The moves of the game that was saved last.
    pub(crate) moves: Vec<Move>,
}

impl Mirror {
    /// As the program starts on this data directory with these options, and has these notices to show.
    pub(crate) fn new(directory: &Path, options: &[&str], notices: &[&str]) -> Mirror {
        let kept = Store::open(directory).expect("a store");
        let words = ["amazons"].iter().chain(options);
        let args = Args::try_parse_from(words).expect("the program's options");
        let settings: Settings = kept.load_settings().expect("readable");
        let saved = match kept.access() {
            Access::Owner => kept.load_game().expect("readable"),
            Access::Guest => None,
        };
        let moves = saved
            .as_ref()
            .map(|saved| saved.game.moves().to_vec())
            .unwrap_or_default();
        let start = Start {
            settings,
            locale: Language::English,
            board: args.board,
            opponent: args.level,
            scale: args.scale,
            saved,
            seed: args.seed.unwrap_or_default(),
            id: 0,
            opened: args.path.and_then(|path| Opened::read(&path).ok()),
            notices: notices.iter().map(|&notice| notice.to_owned()).collect(),
        };
        let own = tempfile::tempdir().expect("a directory");
        Mirror {
            app: App::new(start),
            now: Duration::from_secs(1),
            size: (1, 1),
            pointer: (-1, -1),
            store: Store::open(own.path()).expect("a store"),
            _directory: own,
            moves,
        }
    }

    /// In a window of this many pixels.
    pub(crate) fn sized(mut self, width: u16, height: u16) -> Mirror {
        self.resize(width, height);
        self
    }

    /// In a window of this many pixels from now on.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.size = (width.into(), height.into());
    }

    /// Moves the pointer to a pixel of the window.
    pub(crate) fn point(&mut self, x: i32, y: i32) {
        self.pointer = (x, y);
        self.hover();
    }

    /// Presses the button there; the computer answers at once, and everything comes to rest.
    pub(crate) fn press(&mut self) {
        let target = self.target();
        self.give(Input::Pressed(target));
        self.give(Input::Released);
        self.hover();
    }

    /// Presses the button and moves the pointer with it to a pixel of the window.
    pub(crate) fn drag_to(&mut self, (x, y): (i32, i32)) {
        let target = self.target();
        self.give(Input::Pressed(target));
        self.pointer = (x, y);
        let over = self.target();
        self.give(Input::Dragged { at: (x, y), over });
        self.hover();
    }

    /// Lets the button go.
    pub(crate) fn let_go(&mut self) {
        self.give(Input::Released);
        self.hover();
    }

    /// Presses a key.
    pub(crate) fn key(&mut self, key: Key) {
        self.give(Input::Key(key));
        self.hover();
    }

    /// The pixels of the picture that something to tap takes up.
    pub(crate) fn rect_of(&self, target: Target) -> Option<Rect> {
        self.layout(&self.scene()).rect_of(target)
    }

    fn target(&self) -> Option<Target> {
        self.layout(&self.scene())
            .target_at(self.pointer.0, self.pointer.1)
    }

    /// Tells the app what the pointer is over, until that changes nothing any more.
    fn hover(&mut self) {
        for _ in 0..3 {
            let target = self.target();
            self.give(Input::Hovered(target));
        }
    }

    fn give(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.app.handle(input, self.now) {
                inputs.extend(self.carry_out(effect));
            }
        }
        self.now += Duration::from_secs(10);
    }

    fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            // Master would take its time.
            Effect::Think(order) if takes_time(&order) => return None,
            Effect::Think(order) => {
                let turn = match order.task {
                    Task::Choose {
                        opponent,
                        seed,
                        turns_played,
                    } => {
                        let mut rng = turn_rng(seed, turns_played);
                        opponent.choose(&order.position, &mut rng, &mut Patient)
                    }
                    Task::Fill => filling_move(&order.position, 10_000, &mut Patient),
                };
                let generation = order.generation;
                return Some(Input::Answer { generation, turn });
            }
            Effect::Save(saved) => {
                self.moves = saved.game.moves().to_vec();
            }
            Effect::Finish(saved) => {
                self.moves = saved.game.moves().to_vec();
                let record = Ok(self.store.finish_game(&saved).expect("counted"));
                let id = saved.id;
                return Some(Input::Recorded { id, record });
            }
            Effect::Count(order) => {
                let moves = moves_left(&order.position, 1_000_000, &mut Patient)?;
                return Some(Input::Counted(Left {
                    turns: order.turns,
                    position: order.position,
                    moves,
                }));
            }
            Effect::CancelThinking
            | Effect::Hurry
            | Effect::Keep(_)
            | Effect::Analyse(_)
            | Effect::CancelAnalysis
            | Effect::LoadStatistics
            | Effect::ListGames
            | Effect::Open(_)
            | Effect::Export
            | Effect::SaveSettings(_)
            | Effect::Sound { .. }
            | Effect::Quit => {}
        }
        None
    }

    /// What there is to be seen when everything has come to rest.
    pub(crate) fn scene(&self) -> Scene {
        self.app.scene(self.now)
    }

    fn layout(&self, scene: &Scene) -> Layout {
        Layout::new(self.size.0, self.size.1, self.app.scale(), scene)
    }

    /// The middle of what there is to tap.
    pub(crate) fn place_of(&self, target: Target) -> (i32, i32) {
        let rect = self
            .layout(&self.scene())
            .rect_of(target)
            .unwrap_or_else(|| panic!("{target:?} is not on the screen"));
        (rect.x + rect.width / 2, rect.y + rect.height / 2)
    }

    /// That, drawn.
    pub(crate) fn picture(&self) -> Pixmap {
        let scene = self.scene();
        let mut pixmap = Pixmap::new(self.size.0, self.size.1).expect("it has pixels");
        Painter::new().paint(&scene, &self.layout(&scene), &mut pixmap);
        pixmap
    }

    pub(crate) fn game(&self) -> GameView {
        match self.scene().view {
            View::Game(view) => *view,
            _ => panic!("no game is on the board"),
        }
    }

    pub(crate) fn board(&self) -> BoardView {
        self.game().board
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game().end.is_some()
    }

    pub(crate) fn winner(&self) -> Option<Player> {
        self.board().position.winner()
    }
}

fn takes_time(order: &Order) -> bool {
    matches!(order.task, Task::Choose { opponent, .. } if opponent.move_time().is_some())
}
