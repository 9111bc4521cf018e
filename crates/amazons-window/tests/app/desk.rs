//! Stands in for the shell: hands inputs to the app and carries out what it asks for.

use std::collections::VecDeque;
use std::time::Duration;

use amazons_ai::{Level, Limits, Patient, filling_move, think, turn_rng};
use amazons_core::{Game, Geometry, Move, Player, Position, Square};
use amazons_store::{GameId, SavedGame, Seat, Settings, Store};
use amazons_window::app::{App, Effect, Finding, Input, Key, Order, Query, Start, Task};
use amazons_window::language::Language;
use amazons_window::scene::{
    BoardView, Command, EditorView, GameView, PageView, Scene, SettingsView, Target, View, Walk,
};
use amazons_window::who::Who;

use crate::scene_text::scene_text;

/// An app and the world around it.
pub(crate) struct Desk {
    pub(crate) app: App,
    pub(crate) now: Duration,
    /// What the app has asked for and nobody has looked at.
    pub(crate) effects: VecDeque<Effect>,
    /// Where games are kept, if anywhere.
    pub(crate) store: Option<Store>,
    /// The last question, until it is answered.
    pub(crate) order: Option<Order>,
    /// The position that is being judged.
    pub(crate) query: Option<Query>,
}

/// A start without anything kept: a small board, an easy level, fixed numbers.
pub(crate) fn start() -> Start {
    Start {
        settings: Settings {
            board: Geometry::QUICK,
            level: "Easy".into(),
            theme: "Light".into(),
            ..Settings::default()
        },
        locale: Language::English,
        board: None,
        opponent: None,
        scale: None,
        saved: None,
        seed: 1,
        id: 1,
        opened: None,
        notices: Vec::new(),
    }
}

/// A game that was left after these moves on this board.
pub(crate) fn saved(board: Geometry, level: &str, human: Player, moves: &[&str]) -> SavedGame {
    let mut game = Game::new(Position::start(board).expect("large enough"));
    for text in moves {
        game.play(text.parse().expect("a move")).expect("legal");
    }
    SavedGame::new(GameId::from(77), 5, Seat::against(level, human), game)
}

/// The computer's seat at a level.
pub(crate) fn level(level: Level) -> Target {
    Target::Sit(Who::Computer(level.into()))
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

impl Desk {
    pub(crate) fn new(start: Start) -> Desk {
        Desk {
            app: App::new(start),
            now: Duration::from_secs(10),
            effects: VecDeque::new(),
            store: None,
            order: None,
            query: None,
        }
    }

    /// On the board of a new game.
    pub(crate) fn playing() -> Desk {
        let mut desk = Desk::new(start());
        desk.press(Target::Play);
        desk.effects.clear();
        desk
    }

    /// On the board of a game that was left.
    pub(crate) fn continuing(saved: SavedGame) -> Desk {
        let mut desk = Desk::new(Start {
            saved: Some(saved),
            ..start()
        });
        desk.press(Target::Continue);
        desk
    }

    pub(crate) fn give(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.app.handle(input, self.now) {
                inputs.extend(self.carry_out(&effect));
                self.effects.push_back(effect);
            }
        }
    }

    fn carry_out(&mut self, effect: &Effect) -> Option<Input> {
        match effect {
            Effect::Think(order) => self.order = Some(*order),
            Effect::CancelThinking => self.order = None,
            Effect::Analyse(query) => self.query = Some(*query),
            Effect::CancelAnalysis => self.query = None,
            _ => {}
        }
        let store = self.store.as_ref()?;
        match effect {
            Effect::Save(saved) => store.save_game(saved).expect("saved"),
            Effect::SaveSettings(settings) => store.save_settings(settings).expect("saved"),
            Effect::Finish(saved) => {
                let record = Ok(store.finish_game(saved).expect("counted"));
                return Some(Input::Recorded {
                    id: saved.id,
                    record,
                });
            }
            _ => {}
        }
        None
    }

    /// Presses the button and lets it go.
    pub(crate) fn press(&mut self, target: Target) {
        self.give(Input::Pressed(Some(target)));
        self.give(Input::Released);
    }

    /// Presses keys, one straight after the other; what they write between blanks, or a key's name.
    pub(crate) fn keys(&mut self, keys: &str) {
        for word in keys.split(' ') {
            let named = match word {
                "Enter" => Some(Key::Enter),
                "Tab" => Some(Key::Tab),
                "BackTab" => Some(Key::BackTab),
                "Esc" => Some(Key::Escape),
                "Backspace" => Some(Key::Backspace),
                "Left" => Some(Key::Left),
                "Right" => Some(Key::Right),
                "Up" => Some(Key::Up),
                "Down" => Some(Key::Down),
                "Home" => Some(Key::Home),
                "End" => Some(Key::End),
                "F1" => Some(Key::F1),
                _ => None,
            };
            match named {
                Some(key) => self.give(Input::Key(key)),
                None => {
                    for character in word.chars() {
                        self.give(Input::Key(Key::Char(character)));
                    }
                }
            }
        }
    }

    /// Lets the app's time come, as often as it asks for it until `milliseconds` have passed.
    pub(crate) fn pass(&mut self, milliseconds: u64) {
        let end = self.now + Duration::from_millis(milliseconds);
        while let Some(due) = self.app.next_tick().filter(|&due| due <= end) {
            self.now = self.now.max(due);
            self.give(Input::Tick);
        }
        self.now = end;
    }

    /// Taps squares, one straight after the other.
    pub(crate) fn tap(&mut self, squares: &str) {
        for name in squares.split(' ') {
            self.press(Target::Square(square(name)));
        }
    }

    pub(crate) fn wait(&mut self, milliseconds: u64) {
        self.now += Duration::from_millis(milliseconds);
    }

    /// Answers the last question as a certain move.
    pub(crate) fn answer(&mut self, text: &str) {
        let order = self.order.take().expect("a question");
        self.reply(order.generation, Some(text.parse().expect("a move")));
    }

    /// Answers the last question as the level does.
    pub(crate) fn think(&mut self) {
        let order = self.order.take().expect("a question");
        let turn = match order.task {
            Task::Choose {
                opponent,
                seed,
                turns_played,
            } => opponent.choose(
                &order.position,
                &mut turn_rng(seed, turns_played),
                &mut Patient,
            ),
            Task::Fill => filling_move(&order.position, 10_000, &mut Patient),
        };
        self.reply(order.generation, turn);
    }

    /// Judges what is being judged, looking so many turns ahead.
    pub(crate) fn find(&mut self, depth: u32) {
        let query = self.query.take().expect("a query");
        let limits = Limits {
            depth: Some(depth),
            lines: query.lines,
            ..Limits::default()
        };
        self.give(Input::Analysed(Finding {
            generation: query.generation,
            report: think(&query.position, &limits, &mut Patient),
            is_last: true,
        }));
    }

    pub(crate) fn ask(&mut self, command: Command) {
        self.press(Target::Command(command));
    }

    pub(crate) fn walk(&mut self, walk: Walk) {
        self.press(Target::Walk(walk));
    }

    pub(crate) fn reply(&mut self, generation: u64, turn: Option<Move>) {
        self.give(Input::Answer { generation, turn });
    }

    pub(crate) fn scene(&self) -> Scene {
        self.app.scene(self.now)
    }

    pub(crate) fn text(&self) -> String {
        scene_text(&self.scene())
    }

    pub(crate) fn game(&self) -> GameView {
        match self.scene().view {
            View::Game(view) => *view,
            _ => panic!("no game is on the board:\n{}", self.text()),
        }
    }

    pub(crate) fn board(&self) -> BoardView {
        self.game().board
    }

    /// What was asked for since the last look, by name and in order.
    pub(crate) fn asked(&mut self) -> String {
        let name = |effect: Effect| match effect {
            Effect::Think(_) => "think".to_owned(),
            Effect::CancelThinking => "cancel".to_owned(),
            Effect::Analyse(query) => format!("analyse {}", query.lines),
            Effect::CancelAnalysis => "cancel analysis".to_owned(),
            Effect::Hurry => "hurry".to_owned(),
            Effect::Count(order) => format!("count {}", order.turns),
            Effect::LoadStatistics => "statistics".to_owned(),
            Effect::ListGames => "games".to_owned(),
            Effect::Open(path) => format!("open {}", path.display()),
            Effect::Export => "export".to_owned(),
            Effect::Save(saved) => format!("save {}", saved.game.moves().len()),
            Effect::Keep(saved) => format!("keep {}", saved.game.moves().len()),
            Effect::Finish(saved) => format!("finish {}", saved.game.moves().len()),
            Effect::SaveSettings(settings) => format!(
                "settings {} {} {}",
                settings.board, settings.level, settings.theme
            ),
            Effect::Quit => "quit".to_owned(),
            Effect::Sound { .. } => unreachable!("left out below"),
        };
        let quiet = |effect: &Effect| !matches!(effect, Effect::Sound { .. });
        let names: Vec<String> = self.effects.drain(..).filter(quiet).map(name).collect();
        names.join(", ")
    }

    /// What was to be heard, and how many milliseconds from now.
    pub(crate) fn heard(&mut self) -> String {
        let now = self.now;
        let name = |effect: Effect| match effect {
            Effect::Sound { sound, at } => {
                Some(format!("{sound:?} {}", at.saturating_sub(now).as_millis()))
            }
            _ => None,
        };
        let names: Vec<String> = self.effects.drain(..).filter_map(name).collect();
        names.join(", ")
    }

    /// What is in hand on the board: `none`, `b1`, or `b1-b4` once it has stepped.
    pub(crate) fn hand(&self) -> String {
        let board = self.board();
        match (board.selected, board.pending) {
            (None, None) => "none".into(),
            (Some(square), None) => square.to_string(),
            (selected, Some((from, to))) => {
                assert_eq!(selected, Some(to), "the amazon that stepped is in hand");
                format!("{from}-{to}")
            }
        }
    }

    pub(crate) fn editor(&self) -> EditorView {
        match self.scene().view {
            View::Editor(view) => *view,
            _ => panic!("no board is set up:\n{}", self.text()),
        }
    }

    pub(crate) fn page(&self) -> PageView {
        match self.scene().view {
            View::Page(view) => view,
            _ => panic!("there is no list:\n{}", self.text()),
        }
    }

    /// Opens the menu and takes something from it.
    pub(crate) fn menu(&mut self, command: Command) {
        self.press(Target::MenuButton);
        self.ask(command);
    }

    pub(crate) fn settings(&self) -> SettingsView {
        match self.scene().view {
            View::Settings(view) => *view,
            _ => panic!("not on the settings screen:\n{}", self.text()),
        }
    }
}
