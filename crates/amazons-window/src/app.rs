//! What the window does: a state machine without window, clock, disk or thread.

mod analysis;
mod choice;
mod clock;
mod course;
mod cursor;
mod drag;
mod editor;
mod ending;
mod film;
mod focus;
mod hand;
mod history;
mod input;
mod key;
mod keyboard;
mod left;
mod notices;
mod options;
mod play;
mod press;
mod records;
mod seeing;
mod shelf;
mod side;
mod sight;
mod study;
mod table;
mod text;
mod typed;
mod view;
mod watch;

use std::time::Duration;

use amazons_core::{Position, Setup};
use amazons_store::Settings;

pub use analysis::{Finding, Query};
pub use input::{Effect, Input, Order, Start, Task};
pub use key::Key;
pub use left::{CountOrder, Left};
pub use records::Standing;
pub use shelf::Listed;

pub(crate) use choice::CONTROLS;
pub(crate) use left::shown;
pub(crate) use notices::Shown;
pub(crate) use options::{HAS_SOUND, scale_kept};
pub(crate) use text::notation;

use crate::language::Language;
use crate::scene::{Scene, Target, Theme};
use crate::sound::Sound;
use analysis::Analysis;
use choice::Choice;
use drag::Grip;
use film::Film;
use keyboard::Keyboard;
use notices::Notices;
use seeing::Seeing;
use side::Side;
use study::Study;
use table::{Table, Tally};
use watch::Watch;

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
///     opponent: None,
///     scale: None,
///     saved: None,
///     seed: 1,
///     id: 1,
///     opened: None,
///     notices: Vec::new(),
/// });
/// let mut press = |target| app.handle(Input::Pressed(Some(target)), Duration::ZERO);
/// assert!(matches!(press(Target::Play)[..], [Effect::Save(_)]));
/// press(Target::Square("b1".parse()?));
/// press(Target::Square("b4".parse()?));
/// let effects = press(Target::Square("d2".parse()?));
/// assert!(effects.iter().any(|effect| matches!(effect, Effect::Think(_))));
/// # Ok::<(), amazons_core::ParseSquareError>(())
/// ```
#[derive(Clone, Debug)]
pub struct App {
    /// As they are kept; `choice` may differ for one run.
    settings: Settings,
    choice: Choice,
    theme: Theme,
    scale: f32,
    language: Language,
    screen: Screen,
    menu: Menu,
    table: Option<Table>,
    film: Film,
    hovered: Option<Target>,
    grip: Option<Grip>,
    keyboard: Keyboard,
    watch: Watch,
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
    /// How many turns ahead the thinking looks by now.
    depth: Option<u32>,
    /// The screen that lies over the others.
    side: Option<Side>,
    /// The boards last set up, to go on with: one from the first screen, and one from a position.
    laid: Vec<(Option<Position>, Setup)>,
    /// Until when the sign is shown that tells whether sounds are heard.
    signed_until: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    Settings,
    Game,
}

/// What lies over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Menu {
    Open,
    Shut,
    /// The settings.
    Options,
    /// The list of keys.
    Keys,
}

impl App {
    /// The app as it is before the first input: on the settings screen.
    ///
    /// Whatever the settings name and this program does not know is replaced by the default, and a
    /// game against an opponent that it does not know is not offered.
    #[must_use]
    pub fn new(start: Start) -> App {
        let Start {
            settings,
            locale,
            board,
            opponent,
            scale,
            saved,
            seed,
            id,
            opened,
            notices,
        } = start;
        let mut app = App {
            choice: Choice::new(&settings, board, opponent),
            theme: press::theme_named(&settings.theme),
            scale: scale.unwrap_or_else(|| options::scale_kept(settings.scale)),
            language: settings
                .language
                .as_deref()
                .and_then(Language::of_locale)
                .unwrap_or(locale),
            film: Film::reduced(settings.reduced_motion),
            settings,
            screen: Screen::Settings,
            menu: Menu::Shut,
            table: saved
                .and_then(Table::new)
                .filter(|table| table.outcome().is_none()),
            hovered: None,
            grip: None,
            keyboard: Keyboard::default(),
            watch: Watch::default(),
            notices: Notices::new(notices),
            next_seed: seed,
            next_id: id,
            generation: 0,
            awaits_answer: false,
            seeing: Seeing::default(),
            analysis: Analysis::default(),
            study: None,
            depth: None,
            side: None,
            laid: Vec::new(),
            signed_until: Duration::ZERO,
        };
        if let Some(opened) = opened {
            app.show(opened, Duration::ZERO, &mut Vec::new());
        }
        app
    }

    /// Takes in what has happened at `now` and answers with what is to be done, in this order.
    pub fn handle(&mut self, input: Input, now: Duration) -> Vec<Effect> {
        let mut effects = Vec::new();
        // What is late is not made up for by what comes after it.
        self.look_at_flags(now, &mut effects);
        match input {
            Input::Hovered(target) => self.hovered = target,
            Input::Pressed(_) if self.notices.are_numb(now) => {}
            Input::Pressed(target) => {
                self.cut_film(now);
                self.keyboard.lay_down();
                self.press(target, now, &mut effects);
            }
            Input::Dragged { at, over } => self.drag(at, over),
            Input::Released => self.let_go(now, &mut effects),
            Input::RightPressed => {
                self.cut_film(now);
                let takes_back = self.side.is_none()
                    && self.menu == Menu::Shut
                    && !self.drop_drag()
                    && self.seeing.looking.take().is_none();
                if takes_back {
                    self.step_back();
                }
            }
            Input::Key(key) => {
                self.cut_film(now);
                self.key(key, now, &mut effects);
            }
            Input::Resize(resize) => self.resize(resize, &mut effects),
            Input::WindowSize(size) => {
                if self.settings.window != Some(size) {
                    self.settings.window = Some(size);
                    effects.push(Effect::SaveSettings(self.settings.clone()));
                }
            }
            Input::Tick => {
                self.end_typing(now, &mut effects);
                self.play_held(now, &mut effects);
            }
            Input::Close => self.quit(now, &mut effects),
            Input::Answer { generation, turn } => {
                if self.awaits_answer && generation == self.generation {
                    self.awaits_answer = false;
                    self.answer(turn, now, &mut effects);
                }
            }
            Input::Depth { generation, depth } => {
                if self.awaits_answer && generation == self.generation {
                    self.depth = Some(depth);
                }
            }
            Input::Counted(left) => self.counted(left),
            Input::Recorded { id, record } => {
                if let Some(table) = self.table.as_mut().filter(|table| table.saved.id == id) {
                    table.tally = record.map_or_else(Tally::Uncounted, Tally::Counted);
                }
            }
            Input::Notice(text) => self.notices.add(text),
            Input::Mended(text) => self.notices.withdraw(&text),
            Input::Analysed(finding) => self.analysis.take(finding),
            Input::ScrolledTo(row) => match &mut self.side {
                Some(side) => {
                    side.scroll_to(row);
                    // A row out of sight is none to press.
                    self.keyboard.lay_down();
                }
                None => self.seeing.first_row = Some(row),
            },
            input @ (Input::Statistics(_)
            | Input::Games(_)
            | Input::Opened(_)
            | Input::Exported(_)) => self.take_beside(input, now, &mut effects),
        }
        self.keep_time(now);
        if self.study.is_some() {
            // What is studied is nobody's game: nothing of it is kept or counted.
            effects.retain(|effect| !matches!(effect, Effect::Save(_) | Effect::Finish(_)));
        }
        if effects
            .iter()
            .any(|effect| matches!(effect, Effect::Finish(_)))
        {
            self.hear(Sound::End, self.film.ends().unwrap_or(now), &mut effects);
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
        let signed = Some(self.signed_until).filter(|&until| until > now);
        if self.screen == Screen::Settings || self.side.is_some() {
            return signed;
        }
        let moving = self.film.running(now).map(|_| next_beat(now, MOTION));
        let pulsing = self.awaits_answer.then(|| next_beat(now, PULSE));
        let clock = self.table.as_ref().and_then(|table| table.clock);
        let ticking = clock.and_then(|clock| clock.changes(now));
        [moving, pulsing, ticking, signed]
            .into_iter()
            .flatten()
            .min()
    }

    /// The time by which the app wants to hear [`Input::Tick`]; `None` while it waits for nothing.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        let clock = self.table.as_ref().and_then(|table| table.clock);
        let falls = clock.and_then(|clock| clock.falls());
        [self.keyboard.due(), self.watch.due(), falls]
            .into_iter()
            .flatten()
            .min()
    }

    /// Ends what moves: the person has seen enough of it.
    fn cut_film(&mut self, now: Duration) {
        self.film.cut();
        if let Some(clock) = self.table.as_mut().and_then(|table| table.clock.as_mut()) {
            clock.hurry(now);
        }
    }

    /// Lets the clock of the side to move run, from when the turn before was seen; stops it while
    /// something lies over the game, or another screen is shown.
    fn keep_time(&mut self, now: Duration) {
        let is_shown =
            self.screen == Screen::Game && self.menu == Menu::Shut && self.side.is_none();
        let seen = self.film.ends().unwrap_or(now).max(now);
        let Some(table) = &mut self.table else { return };
        let to_move = table.to_move().filter(|_| is_shown && !table.plays_out);
        if let Some(clock) = &mut table.clock {
            match to_move {
                Some(player) => clock.start(player, seen),
                None => clock.stop(now),
            }
        }
    }
}

/// The next time that is a multiple of `every`. Counted from the last picture instead, each would be late by
/// the time until the window is looked at again, and the next one later by that.
fn next_beat(now: Duration, every: Duration) -> Duration {
    let beats = now.as_nanos() / every.as_nanos() + 1;
    every.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX))
}
