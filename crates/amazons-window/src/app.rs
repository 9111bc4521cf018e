//! What the window does: a state machine without window, clock, disk or thread.

mod analysis;
mod chance;
mod course;
mod film;
mod hand;
mod input;
mod notices;
mod play;
mod seeing;
mod sight;
mod study;
mod table;
mod text;
mod view;

use std::time::Duration;

use amazons_ai::Level;
use amazons_core::{Geometry, Position};
use amazons_store::Settings;

pub use analysis::{Finding, Query};
pub use input::{Effect, Input, Order, Start};

pub(crate) use notices::Shown;

use crate::language::Language;
use crate::scene::{Scene, Target, Theme, Walk};
use analysis::Analysis;
use film::Film;
use notices::Notices;
use seeing::Seeing;
use study::Study;
use table::{Table, Tally};

/// Everything that the window knows between two inputs.
///
/// Inputs go into [`handle`](Self::handle), which answers with what is to be done outside;
/// [`scene`](Self::scene) says what is to be seen. Both are told the time, counted from any fixed
/// moment, and never ask for it. A move is played, and asked to be saved, before it is shown: an
/// animation only shows what is so already, and an input ends it without being lost.
///
/// ```
/// use std::time::Duration;
///
/// use amazons_store::Settings;
/// use amazons_window::app::{App, Effect, Input, Start};
/// use amazons_window::language::Language;
/// use amazons_window::scene::Target;
///
/// let mut app = App::new(Start {
///     settings: Settings::default(),
///     locale: Language::English,
///     board: None,
///     level: None,
///     saved: None,
///     seed: 1,
///     id: 1,
///     notices: Vec::new(),
/// });
/// let mut press = |target| app.handle(Input::Pressed(Some(target)), Duration::ZERO);
/// assert!(matches!(press(Target::Play)[..], [Effect::Save(_)]));
/// press(Target::Square("b1".parse()?));
/// press(Target::Square("b4".parse()?));
/// let effects = press(Target::Square("d2".parse()?));
/// assert!(matches!(effects[..], [Effect::Save(_), Effect::Think(_)]));
/// # Ok::<(), amazons_core::ParseSquareError>(())
/// ```
#[derive(Clone, Debug)]
pub struct App {
    /// As they are kept; `choice` may differ for one run.
    settings: Settings,
    choice: Choice,
    theme: Theme,
    language: Language,
    screen: Screen,
    menu: Menu,
    table: Option<Table>,
    film: Film,
    hovered: Option<Target>,
    notices: Notices,
    next_seed: u64,
    next_id: u64,
    /// The number of the last question.
    generation: u64,
    /// Whether its answer is still wanted.
    awaits_answer: bool,
    seeing: Seeing,
    analysis: Analysis,
    /// What is known of the game on the table where it is studied rather than played.
    study: Option<Study>,
}

/// What PLAY would play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Choice {
    board: Geometry,
    level: Level,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    Settings,
    Game,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Menu {
    Open,
    Shut,
}

impl App {
    /// The app as it is before the first input: on the settings screen.
    ///
    /// Whatever the settings name and this program does not know is replaced by the default, and a
    /// game at a level that it does not know is not offered.
    #[must_use]
    pub fn new(start: Start) -> App {
        let Start {
            settings,
            locale,
            board,
            level,
            saved,
            seed,
            id,
            notices,
        } = start;
        App {
            choice: Choice {
                board: board
                    .or_else(|| Some(settings.board).filter(|&board| has_start(board)))
                    .unwrap_or(Geometry::QUICK),
                level: level
                    .or_else(|| settings.level.parse().ok())
                    .unwrap_or(Level::Normal),
            },
            theme: theme_named(&settings.theme),
            language: settings
                .language
                .as_deref()
                .and_then(Language::of_locale)
                .unwrap_or(locale),
            settings,
            screen: Screen::Settings,
            menu: Menu::Shut,
            table: saved
                .and_then(Table::new)
                .filter(|table| table.outcome().is_none()),
            film: Film::default(),
            hovered: None,
            notices: Notices::new(notices),
            next_seed: seed,
            next_id: id,
            generation: 0,
            awaits_answer: false,

            seeing: Seeing::default(),
            analysis: Analysis::default(),
            study: None,
        }
    }

    /// Takes in what has happened at `now` and answers with what is to be done, in this order.
    pub fn handle(&mut self, input: Input, now: Duration) -> Vec<Effect> {
        let mut effects = Vec::new();
        match input {
            Input::Hovered(target) => self.hovered = target,
            Input::Pressed(_) if self.notices.are_numb(now) => {}
            Input::Pressed(target) => {
                self.film.cut();
                self.press(target, now, &mut effects);
            }
            Input::RightPressed => {
                self.film.cut();
                if self.menu == Menu::Shut && self.seeing.looking.take().is_none() {
                    self.step_back();
                }
            }
            Input::Escape => {
                self.film.cut();
                if self.menu == Menu::Open {
                    self.menu = Menu::Shut;
                } else if self.seeing.looking.take().is_none() && !self.step_back() {
                    self.menu = Menu::Open;
                }
            }
            Input::Close => self.quit(&mut effects),
            Input::Answer { generation, turn } => {
                if self.awaits_answer && generation == self.generation {
                    self.awaits_answer = false;
                    self.answer(turn, now, &mut effects);
                }
            }
            Input::Recorded { id, record } => {
                if let Some(table) = self.table.as_mut().filter(|table| table.saved.id == id) {
                    table.tally = record.map_or_else(Tally::Uncounted, Tally::Counted);
                }
            }
            Input::Notice(text) => self.notices.add(text),
            Input::Analysed(finding) => self.analysis.take(finding),
            Input::ScrolledTo(row) => self.seeing.first_row = Some(row),
        }
        if self.study.is_some() {
            // What is studied is nobody's game: nothing of it is kept or counted.
            effects.retain(|effect| !matches!(effect, Effect::Save(_) | Effect::Finish(_)));
        }
        self.find_out(&mut effects);
        effects
    }

    /// What is to be seen at `now`.
    #[must_use]
    pub fn scene(&self, now: Duration) -> Scene {
        view::scene(self, now)
    }

    /// The time by which the scene will have changed by itself, so that it should be drawn again;
    /// `None` while it stands still until the next input.
    #[must_use]
    pub fn next_redraw(&self, now: Duration) -> Option<Duration> {
        /// 60 pictures a second for what moves across the board.
        const MOTION: Duration = Duration::from_micros(16_667);
        /// 25 for a mark that pulses.
        const PULSE: Duration = Duration::from_millis(40);
        if self.screen == Screen::Settings {
            None
        } else if self.film.running(now).is_some() {
            Some(now + MOTION)
        } else {
            self.awaits_answer.then(|| now + PULSE)
        }
    }

    fn press(&mut self, target: Option<Target>, now: Duration, effects: &mut Vec<Effect>) {
        let looked_back = self.seeing.looking.is_some() && self.menu == Menu::Shut;
        if looked_back && matches!(target, Some(Target::Square(_) | Target::Back)) {
            // The board of the past is no board to play on: first back to the present.
            self.seeing.looking = None;
            return;
        }
        let Some(target) = target.filter(|&target| self.offers(target)) else {
            // A tap beside the open menu shuts it and does nothing else.
            self.menu = Menu::Shut;
            return;
        };
        match target {
            Target::Ground if self.menu == Menu::Open => {}
            Target::Ground => self.notices.dismiss(now),
            Target::MenuButton => {
                self.menu = match self.menu {
                    Menu::Open => Menu::Shut,
                    Menu::Shut => Menu::Open,
                }
            }
            Target::Resume => self.menu = Menu::Shut,
            Target::Theme(theme) => {
                self.menu = Menu::Shut;
                self.theme = theme;
                self.settings.theme = theme_name(theme).to_owned();
                effects.push(Effect::SaveSettings(self.settings.clone()));
            }
            Target::Quit => self.quit(effects),
            Target::NewGame => self.leave_game(effects),
            Target::Board(board) => {
                self.choice.board = board;
                self.settings.board = board;
                effects.push(Effect::SaveSettings(self.settings.clone()));
            }
            Target::Level(level) => {
                self.choice.level = level;
                self.settings.level = level.to_string();
                effects.push(Effect::SaveSettings(self.settings.clone()));
            }
            Target::Play => self.begin(self.choice, effects),
            Target::Continue => self.go_on(effects),
            Target::Rematch => {
                if let Some(table) = &self.table {
                    let choice = Choice {
                        board: table.position().geometry(),
                        level: table.level,
                    };
                    self.begin(choice, effects);
                }
            }
            Target::Back => {
                self.step_back();
            }
            Target::Ply(turns) => self.look_at(turns),
            Target::Walk(walk) => {
                self.menu = Menu::Shut;
                self.walk(walk);
            }
            Target::Now => self.seeing.looking = None,
            Target::Command(command) => {
                self.menu = Menu::Shut;
                self.command(command, effects);
            }
            Target::Square(square) => self.tap(square, now, effects),
        }
    }

    /// Whether the present screen has this to tap. What the window laid out may be a moment old.
    fn offers(&self, target: Target) -> bool {
        if self.menu == Menu::Open {
            return matches!(
                target,
                Target::Ground
                    | Target::MenuButton
                    | Target::Resume
                    | Target::Theme(_)
                    | Target::Quit
            ) || target == Target::NewGame && self.screen == Screen::Game
                || matches!(target, Target::Command(_) | Target::Walk(Walk::Back))
                    && self.offers_here(target);
        }
        let over = || self.table.as_ref().is_some_and(|t| t.outcome().is_some());
        match (target, self.screen) {
            (Target::MenuButton | Target::Ground, _) => true,
            (Target::Board(_) | Target::Level(_) | Target::Play, screen) => {
                screen == Screen::Settings
            }
            (Target::Continue, screen) => screen == Screen::Settings && self.table.is_some(),
            (Target::Square(_) | Target::Back, screen) => screen == Screen::Game,
            (Target::Rematch | Target::NewGame, screen) => screen == Screen::Game && over(),
            (Target::Ply(_) | Target::Walk(_) | Target::Now | Target::Command(_), _) => {
                self.offers_here(target)
            }
            (Target::Resume | Target::Theme(_) | Target::Quit, _) => false,
        }
    }
}

fn has_start(board: Geometry) -> bool {
    Position::start(board).is_ok()
}

/// The name under which the settings keep a theme.
fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

fn theme_named(name: &str) -> Theme {
    if name.eq_ignore_ascii_case(theme_name(Theme::Dark)) {
        Theme::Dark
    } else {
        Theme::Light
    }
}
