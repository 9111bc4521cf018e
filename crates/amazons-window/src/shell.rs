//! The real window: the one place that knows the window library, the clock and the disk.

mod cursor;
mod error;
mod frame;
mod icon;
mod keeper;
mod keys;
mod picture;
mod pointer;
mod scribe;
#[cfg(all(feature = "sound", unix))]
mod speaker;
mod x11;

use std::time::{Duration, Instant};

use minifb::Window;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::analyst::Analyst;
use crate::app::{App, Effect, Input, Start};
use crate::args::Args;
use crate::counter::Counter;
use crate::language::Language;
use crate::opened::Opened;
use crate::scene::Resize;
use crate::sound::Sound;
use crate::worker::{Reply, Worker};
use amazons_store::WindowSize;
use cursor::cursor;
use error::reason;
use keeper::{Keeper, Kept};
use keys::{KeyEvent, Keys};
use picture::Picture;
use pointer::{Levels, Pointer, PointerEvent};
use scribe::{Job, Scribe};
#[cfg(all(feature = "sound", unix))]
use speaker::Speaker;
use x11::{Adopted, Heard, Server};

pub use error::ShellError;

/// The window library does not tell when the window was uncovered, so what is on it is sent again
/// this often.
const PRESENT_AGAIN: Duration = Duration::from_millis(500);
/// The same where the server tells, in case that is missed: a large picture is some work to send.
const PRESENT_AGAIN_UNDER_X11: Duration = Duration::from_secs(5);
/// How long a window has to keep its size for that to be kept.
const SETTLED: Duration = Duration::from_millis(600);

/// Opens the window and plays until it is shut.
///
/// Whatever goes wrong with the disk, or with the file that is to be opened, is told in the window, which plays on. Where there is no window
/// to tell it in, the disk is not touched.
///
/// # Errors
///
/// A [`ShellError`] where the window cannot be opened, or is lost.
pub fn run(args: &Args) -> Result<(), ShellError> {
    let random = || SysRng.try_next_u64().map_err(ShellError::NoRandomness);
    let (seed, id) = (args.seed.map_or_else(random, Ok)?, random()?);
    let worker = Worker::start().map_err(ShellError::NoThread)?;
    let analyst = Analyst::start().map_err(ShellError::NoThread)?;
    let counter = Counter::start().map_err(ShellError::NoThread)?;
    let server = Server::connect();
    let settings = Keeper::glance(args.data_dir.as_deref());
    let window = frame::open(
        args.scale,
        &settings,
        server.as_ref().map(Server::screen_size),
    )?;
    let adopted = server.and_then(|server| server.adopt(&window));
    // A damaged file is set aside and told once, so this waits for the window to tell it in.
    let locale = Language::of_machine(|name| std::env::var(name).ok());
    let (keeper, kept) = Keeper::open(args.data_dir.as_deref(), locale);
    let Kept {
        settings,
        saved,
        mut notices,
    } = kept;
    let read = args.path.as_deref().map(Opened::read).transpose();
    let opened = read.unwrap_or_else(|error| {
        notices.insert(0, keeper.not_opened(&error));
        None
    });
    let app = App::new(Start {
        settings,
        locale,
        board: args.board,
        opponent: args.level,
        scale: args.scale,
        saved,
        seed,
        id,
        opened,
        notices,
    });
    let scribe = Scribe::start(keeper).map_err(ShellError::NoThread)?;
    let threads = (worker, analyst, counter);
    Shell::new(app, scribe, threads, (window, adopted))?.play()
}

/// The window with everything behind it.
struct Shell {
    app: App,
    scribe: Scribe,
    worker: Worker,
    analyst: Analyst,
    counter: Counter,
    window: Window,
    /// Where there is no X server behind the window it goes without.
    adopted: Option<Adopted>,
    keys: Keys,
    picture: Picture,
    /// The window's size and since when it has that.
    size: ((usize, usize), Instant),
    /// What is to be heard, and when.
    cues: Vec<(Sound, Duration)>,
    #[cfg(all(feature = "sound", unix))]
    speaker: Speaker,
    begun: Instant,
    /// When the window was last sent its picture.
    presented: Instant,
    /// When the scene has to be looked at again although nothing was put in.
    redraw: Option<Duration>,
    pointer: Pointer,
    levels: Levels,
    was_active: bool,
    is_open: bool,
}

impl Shell {
    fn new(
        app: App,
        scribe: Scribe,
        (worker, analyst, counter): (Worker, Analyst, Counter),
        (mut window, adopted): (Window, Option<Adopted>),
    ) -> Result<Shell, ShellError> {
        let begun = Instant::now();
        let keys = Keys::listen(&mut window);
        let size = window.get_size();
        let mut shell = Shell {
            picture: Picture::default(),
            app,
            scribe,
            worker,
            analyst,
            counter,
            window,
            adopted,
            keys,
            size: (size, begun),
            cues: Vec::new(),
            #[cfg(all(feature = "sound", unix))]
            speaker: Speaker::start(),
            begun,
            presented: begun,
            redraw: None,
            pointer: Pointer::default(),
            levels: Levels::default(),
            was_active: false,
            is_open: true,
        };
        shell.draw_if_changed();
        shell.present()?;
        icon::set(&mut shell.window);
        Ok(shell)
    }

    fn play(mut self) -> Result<(), ShellError> {
        while self.is_open {
            let changed = self.draw_if_changed();
            let heard = self
                .adopted
                .as_ref()
                .map(Adopted::heard)
                .unwrap_or_default();
            let again = match self.adopted {
                Some(_) => PRESENT_AGAIN_UNDER_X11,
                None => PRESENT_AGAIN,
            };
            if changed || heard.exposed || self.presented.elapsed() >= again {
                self.present()?;
            } else {
                self.window.update();
            }
            self.take_input(heard);
        }
        // Shut just after it was made another size, it is that size next time.
        self.take_size();
        self.keep_size();
        Ok(())
    }

    fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Hands everything that has happened since the last look to the app.
    fn take_input(&mut self, heard: Heard) {
        if !self.window.is_open() {
            self.give(Input::Close);
            return;
        }
        let active = self.window.is_active();
        if active != self.was_active {
            self.was_active = active;
            self.keys.forget_held();
            // Another window may have come or gone in front.
            self.presented = self.begun;
        }
        for event in self.keys.events() {
            match event {
                KeyEvent::App(key) => self.give(Input::Key(key)),
                KeyEvent::Larger => self.give(Input::Resize(Resize::Larger)),
                KeyEvent::Smaller => self.give(Input::Resize(Resize::Smaller)),
                KeyEvent::UsualSize => self.give(Input::Resize(Resize::Usual)),
            }
        }
        self.take_pointer(heard);
        self.take_size();
        self.sound();
        while let Some(reply) = self.worker.reply() {
            self.give(match reply {
                Reply::Depth { generation, depth } => Input::Depth { generation, depth },
                Reply::Turn { generation, turn } => Input::Answer { generation, turn },
            });
        }
        while let Some(finding) = self.analyst.finding() {
            self.give(Input::Analysed(finding));
        }
        while let Some(left) = self.counter.answer() {
            self.give(Input::Counted(left));
        }
        if self.app.next_tick().is_some_and(|due| due <= self.now()) {
            self.give(Input::Tick);
        }
        while let Some(input) = self.scribe.answer() {
            self.give(input);
        }
    }

    fn take_pointer(&mut self, heard: Heard) {
        let hears = self.adopted.as_ref().is_some_and(Adopted::hears_pointer);
        let events = if hears {
            heard.pointer
        } else {
            self.levels.look(&self.window)
        };
        for event in events {
            self.scroll(event);
            let picture = &self.picture;
            let input = self.pointer.take(event, |x, y| picture.target_at(x, y));
            if let Some(input) = input {
                self.give(input);
            }
        }
        let place = self.pointer.place();
        let target = place.and_then(|(x, y)| self.picture.target_at(x, y));
        if target != self.picture.hovered() {
            self.picture.set_hovered(target);
            self.give(Input::Hovered(target));
        }
    }

    /// Passes on how far the wheel was turned over a list.
    fn scroll(&mut self, event: PointerEvent) {
        const ROWS: usize = 2;
        let PointerEvent::Scrolled(notches) = event else {
            return;
        };
        let place = self.pointer.place();
        if let Some(first) = place.and_then(|(x, y)| self.picture.list_at(x, y)) {
            let row = if notches < 0 {
                first.saturating_sub(ROWS)
            } else {
                first + ROWS
            };
            self.give(Input::ScrolledTo(row));
        }
    }

    /// Tells the app of the window's size once that has stayed the same for a while: dragged by its
    /// corner, a window has a hundred sizes.
    fn take_size(&mut self) {
        let now = self.window.get_size();
        let (known, since) = self.size;
        if now != known {
            self.size = (now, Instant::now());
        } else if since.elapsed() >= SETTLED {
            self.keep_size();
        }
    }

    /// Tells the app of the window's size where it does not know it yet.
    fn keep_size(&mut self) {
        let (known, since) = self.size;
        if since != self.begun {
            self.size = (known, self.begun);
            let side = |pixels: usize| u32::try_from(pixels).unwrap_or(u32::MAX);
            self.give(Input::WindowSize(WindowSize {
                width: side(known.0),
                height: side(known.1),
            }));
        }
    }

    /// Lets be heard what the picture has come to.
    fn sound(&mut self) {
        let now = self.now();
        let is_due = |cue: &mut (Sound, Duration)| cue.1 <= now;
        for (sound, _) in self.cues.extract_if(.., is_due) {
            #[cfg(all(feature = "sound", unix))]
            self.speaker.play(sound);
            #[cfg(not(all(feature = "sound", unix)))]
            let _ = sound;
        }
    }

    /// Hands an input to the app and does what it asks for.
    fn give(&mut self, input: Input) {
        self.redraw = Some(Duration::ZERO);
        for effect in self.app.handle(input, self.now()) {
            match effect {
                Effect::Think(order) => self.worker.think(order),
                Effect::CancelThinking => self.worker.cancel(),
                Effect::Analyse(query) => self.analyst.judge(query),
                Effect::CancelAnalysis => self.analyst.cancel(),
                Effect::Hurry => self.worker.hurry(),
                Effect::Count(order) => self.counter.count(order),
                Effect::Save(saved) => self.scribe.take(Job::Save(saved)),
                Effect::Keep(saved) => self.scribe.take(Job::Keep(saved)),
                Effect::Finish(saved) => self.scribe.take(Job::Finish(saved)),
                Effect::SaveSettings(settings) => self.scribe.take(Job::SaveSettings(settings)),
                Effect::LoadStatistics => self.scribe.take(Job::LoadStatistics),
                Effect::ListGames => self.scribe.take(Job::ListGames),
                Effect::Open(path) => self.scribe.take(Job::Open(path)),
                Effect::Export => self.scribe.take(Job::Export),
                Effect::Sound { sound, at } => self.cues.push((sound, at)),
                Effect::Quit => self.is_open = false,
            }
        }
    }

    /// Draws the scene where it, the window's size or the scale is another than before; whether it
    /// was.
    fn draw_if_changed(&mut self) -> bool {
        let (width, height) = self.window.get_size();
        let now = self.now();
        let due = self.redraw.is_some_and(|due| due <= now);
        if !due && self.picture.fits(width, height, self.app.scale()) {
            return false;
        }
        let scene = self.app.scene(now);
        self.redraw = self.app.next_redraw(now);
        let cursor = cursor(&scene);
        let theme = scene.theme;
        let changed = self.picture.draw(scene, width, height, self.app.scale());
        if changed {
            self.window.set_cursor_style(cursor);
            let ground = crate::theme::Palette::of(theme).ground;
            self.window
                .set_background_color(ground.red, ground.green, ground.blue);
            if let Some(adopted) = &self.adopted {
                adopted.set_ground(ground);
            }
        }
        changed
    }

    /// Sends the picture to the window, and looks for what has happened.
    fn present(&mut self) -> Result<(), ShellError> {
        self.presented = Instant::now();
        let (pixels, width, height) = self.picture.pixels();
        self.window
            .update_with_buffer(pixels, width, height)
            .map_err(|error| ShellError::WindowLost {
                reason: reason(&error),
            })
    }
}
