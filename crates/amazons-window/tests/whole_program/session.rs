//! The program running in its window, and its mirror.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::Duration;

use amazons_core::{Bitboard, Square};
use amazons_store::Store;
use amazons_window::app::Key;
use amazons_window::layout::Rect;
use amazons_window::scene::{BoardView, Target, View};
use tiny_skia::Pixmap;
use x11rb::protocol::xproto::Window;

use crate::display::{Display, wait_for};
use crate::mirror::Mirror;

/// What stands on the frame of every window of the program.
const TITLE: &str = "Amazons";

/// One run of the program.
pub(crate) struct Session<'a> {
    display: &'a Display,
    directory: PathBuf,
    program: Child,
    window: Window,
    mirror: Mirror,
}

impl<'a> Session<'a> {
    /// Starts the program on a data directory, waits for its window, and for its picture.
    pub(crate) fn start(display: &'a Display, directory: &Path, options: &[&str]) -> Session<'a> {
        Session::start_telling(display, directory, options, &[])
    }

    /// The same, where the window has something to tell.
    pub(crate) fn start_telling(
        display: &'a Display,
        directory: &Path,
        options: &[&str],
        notices: &[&str],
    ) -> Session<'a> {
        let mut session = Session::open(display, directory, options, notices);
        session.point((0, 0));
        session
    }

    /// Starts the program and waits for its window, but not for its picture: where positions are judged,
    /// what is found out changes it, sooner or later.
    pub(crate) fn start_judging(
        display: &'a Display,
        directory: &Path,
        options: &[&str],
    ) -> Session<'a> {
        Session::open(display, directory, options, &[])
    }

    fn open(
        display: &'a Display,
        directory: &Path,
        options: &[&str],
        notices: &[&str],
    ) -> Session<'a> {
        // Before the program owns the directory.
        let mirror = Mirror::new(directory, options, notices);
        let others = display.windows(TITLE);
        let mut program = Command::new(env!("CARGO_BIN_EXE_amazons"))
            .env("DISPLAY", display.name())
            .env("LC_ALL", "C")
            .env_remove("WAYLAND_DISPLAY")
            .arg("--data-dir")
            .arg(directory)
            .args(options)
            .stdin(Stdio::null())
            .spawn()
            .expect("the program runs");
        let window = wait_for(|| {
            if let Some(status) = program.try_wait().expect("a child") {
                panic!("the program has ended without a window: {status}");
            }
            let windows = display.windows(TITLE).into_iter();
            windows.rev().find(|window| !others.contains(window))
        })
        .expect("a window opens");
        let (_, _, width, height) = display.place(window);
        Session {
            display,
            directory: directory.to_owned(),
            program,
            window,
            mirror: mirror.sized(width, height),
        }
    }

    /// Moves the pointer to a pixel of the window, and waits for what lights up there: then the
    /// program knows that the button was let go, too.
    fn point(&mut self, (x, y): (i32, i32)) {
        self.point_at((x, y));
        self.mirror.point(x, y);
        self.expect_picture();
    }

    /// Clicks on something and waits until the window shows what follows from it.
    pub(crate) fn click(&mut self, target: Target) {
        self.point(self.mirror.place_of(target));
        self.mirror.press();
        let display = self.display;
        display.click(|| self.expect_picture());
    }

    /// Drags from the middle of something to that of something else; the window has to show what hangs
    /// on the pointer meanwhile.
    pub(crate) fn drag(&mut self, from: Target, to: Target) {
        self.point(self.mirror.place_of(from));
        let place = self.mirror.place_of(to);
        self.display.button(true);
        self.point_at(place);
        self.mirror.drag_to(place);
        self.expect_picture();
        self.mirror.let_go();
        self.display.button(false);
        self.expect_picture();
    }

    /// Presses a key, and waits until the window shows what follows from it.
    pub(crate) fn key(&mut self, keysym: u32, key: Key) {
        self.mirror.key(key);
        self.display.key(keysym);
        self.expect_picture();
    }

    /// Types characters that keys without shift write.
    pub(crate) fn type_text(&mut self, text: &str) {
        for character in text.chars() {
            self.mirror.key(Key::Char(character));
            // The symbols of these are their codes.
            self.display.key(u32::from(character));
        }
        self.expect_picture();
    }

    /// Clicks on things at a fast person's pace: a click every 60 ms, held 20 ms, without waiting for
    /// what follows from it.
    pub(crate) fn click_fast(&mut self, targets: &[Target]) {
        for &target in targets {
            let place = self.mirror.place_of(target);
            self.point_at(place);
            self.display.button(true);
            sleep(Duration::from_millis(20));
            self.display.button(false);
            sleep(Duration::from_millis(40));
            self.mirror.point(place.0, place.1);
            self.mirror.press();
        }
    }

    /// Presses a key without waiting for all that follows from it, and waits until the board shows it.
    pub(crate) fn key_for_board(&mut self, keysym: u32, key: Key) {
        self.mirror.key(key);
        self.display.key(keysym);
        self.expect_board();
    }

    /// Waits until the board looks as the mirror says, whatever moves beside it.
    pub(crate) fn expect_board(&mut self) {
        let squares = self.board().position.geometry().squares();
        let squares: Vec<Target> = squares.iter().map(Target::Square).collect();
        self.expect_parts(&squares);
    }

    /// Waits until the window shows a part of the picture as the mirror does, whatever moves elsewhere.
    pub(crate) fn expect_part(&mut self, target: Target) {
        self.expect_parts(&[target]);
    }

    fn expect_parts(&mut self, targets: &[Target]) {
        let rect = |&target| self.mirror.rect_of(target).expect("on the screen");
        let rects: Vec<Rect> = targets.iter().map(rect).collect();
        let parts = |picture: &Pixmap| {
            let pixels = rects.iter().flat_map(|rect| {
                (rect.y..rect.bottom())
                    .flat_map(|y| (rect.x..rect.right()).map(move |x| (x as u32, y as u32)))
            });
            pixels.map(|(x, y)| picture.pixel(x, y)).collect::<Vec<_>>()
        };
        let expected = self.mirror.picture();
        let mut seen = None;
        let arrived = wait_for(|| {
            if let Some(status) = self.program.try_wait().expect("a child") {
                panic!("the program has ended: {status}");
            }
            seen = self.display.picture(self.window);
            (parts(seen.as_ref()?) == parts(&expected)).then_some(())
        });
        if arrived.is_none() {
            unexpected(&expected, seen.as_ref());
        }
    }

    /// Gives the window sizes one after the other, quickly; the last one stays.
    pub(crate) fn resize_fast(&mut self, sizes: &[(u16, u16)]) {
        for &(width, height) in sizes {
            self.display.resize(self.window, width, height);
            sleep(Duration::from_millis(15));
        }
        let &(width, height) = sizes.last().expect("a size");
        self.mirror.resize(width, height);
        self.point((0, 0));
    }

    fn point_at(&self, (x, y): (i32, i32)) {
        let (left, top, _, _) = self.display.place(self.window);
        let on_screen = |at: i32, start: i16| i16::try_from(at).expect("on the screen") + start;
        self.display.point(on_screen(x, left), on_screen(y, top));
    }

    /// Waits until the window shows what the mirror says.
    ///
    /// # Panics
    ///
    /// When it never does: then both pictures lie in the build directory, to be looked at.
    fn expect_picture(&mut self) {
        let expected = self.mirror.picture();
        let mut seen = None;
        let arrived = wait_for(|| {
            if let Some(status) = self.program.try_wait().expect("a child") {
                panic!("the program has ended: {status}");
            }
            seen = self.display.picture(self.window);
            (seen.as_ref() == Some(&expected)).then_some(())
        });
        if arrived.is_none() {
            unexpected(&expected, seen.as_ref());
        }
    }

    /// What the window tells of itself: its class, and its least size.
    pub(crate) fn described(&self) -> (String, Option<(i32, i32)>) {
        self.display.described(self.window)
    }

    /// Its width and height.
    pub(crate) fn size(&self) -> (u16, u16) {
        let (_, _, width, height) = self.display.place(self.window);
        (width, height)
    }

    /// Makes the window larger, and hides and shows it, while the program can do nothing about it:
    /// the server alone has to fill it with the ground's colour. Then the program draws it.
    pub(crate) fn expose_while_stopped(&mut self, width: u16, height: u16) {
        let before = self.mirror.picture();
        // Above the settings there is nothing but ground.
        let ground = before.pixel(0, 0);
        self.signal("STOP");
        self.display.resize(self.window, width, height);
        let seen = self.display.picture(self.window).expect("it is there");
        let at = |x: u16, y: u16| seen.pixel(x.into(), y.into());
        assert_eq!(at(width - 1, height - 1), ground, "grown, not drawn yet");
        let middle = (before.width() / 2, before.height() / 2);
        let old = |picture: &Pixmap| picture.pixel(middle.0, middle.1);
        assert_eq!(old(&seen), old(&before), "the old content stays in place");
        self.display.hide_and_show(self.window);
        let seen = self.display.picture(self.window).expect("it is there");
        assert_eq!(seen.pixel(middle.0, middle.1), ground, "shown, not drawn");
        self.signal("CONT");
        self.mirror.resize(width, height);
        self.expect_picture();
    }

    fn signal(&self, name: &str) {
        let id = self.program.id().to_string();
        let status = Command::new("sh")
            .args(["-c", "kill -s \"$0\" \"$1\"", name, &id])
            .status();
        assert!(status.expect("a shell").success(), "{name}");
    }

    pub(crate) fn expect_settings(&self) {
        assert!(matches!(self.mirror.scene().view, View::Settings(_)));
    }

    /// Chooses an amazon and a square for it, differently from turn to turn.
    pub(crate) fn begin_a_turn(&mut self, number: usize) {
        let board = self.mirror.board();
        if board.selected.is_none() {
            let own = board.position.amazons(board.bottom);
            let free = own & !board.stuck;
            self.click(Target::Square(pick(free, number)));
        }
        let steps = self.mirror.board().steps;
        self.click(Target::Square(pick(steps, number * 7)));
    }

    /// Plays a turn by three clicks and waits for the computer's.
    pub(crate) fn play_a_turn(&mut self, number: usize) {
        self.begin_a_turn(number);
        let shots = self.mirror.board().shots;
        self.click(Target::Square(pick(shots, number * 5)));
    }

    /// Plays a turn by three clicks without waiting to see it.
    pub(crate) fn play_a_turn_unseen(&mut self, number: usize) {
        let position = self.mirror.board().position;
        let moves = position.moves();
        let turn = moves[number * 97 % moves.len()];
        self.click_fast(&[turn.from, turn.to, turn.arrow].map(Target::Square));
    }

    /// Waits until the mirror's game, of so many turns, is on the disk.
    pub(crate) fn expect_kept(&self, turns: usize) {
        assert_eq!(self.mirror.moves.len(), turns);
        let store = Store::open(&self.directory).expect("a store");
        wait_for(|| {
            let saved = store.load_game().expect("readable").expect("a game");
            (saved.game.moves() == self.mirror.moves).then_some(())
        })
        .expect("the game is kept");
    }

    /// What is to be seen of the board.
    pub(crate) fn board(&self) -> BoardView {
        self.mirror.board()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.mirror.is_over()
    }

    pub(crate) fn winner(&self) -> Option<amazons_core::Player> {
        self.mirror.winner()
    }

    /// Closes the window; the program has to end well.
    pub(crate) fn close(mut self) {
        self.display.ask_to_close(self.window);
        let status = self.wait();
        assert!(status.success(), "{status}");
    }

    /// Clicks on what ends the program; it has to end well.
    pub(crate) fn quit_by(mut self, target: Target) {
        self.point(self.mirror.place_of(target));
        let display = self.display;
        let status = display.click(|| self.wait());
        assert!(status.success(), "{status}");
    }

    /// Ends the program at once, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.program.kill().expect("it runs");
        self.wait();
    }

    fn wait(&mut self) -> ExitStatus {
        wait_for(|| self.program.try_wait().expect("a child")).expect("the program ends")
    }
}

impl Drop for Session<'_> {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// Keeps both pictures, to be looked at, and fails.
fn unexpected(expected: &Pixmap, seen: Option<&Pixmap>) -> ! {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let keep = |picture: &Pixmap, name: &str| {
        picture.save_png(directory.join(name)).expect("written");
    };
    keep(expected, "expected.png");
    if let Some(seen) = seen {
        keep(seen, "seen.png");
    }
    panic!("not the expected picture, see {}", directory.display());
}

/// One of the squares.
pub(crate) fn pick(squares: Bitboard, number: usize) -> Square {
    let index = number % squares.len() as usize;
    squares.iter().nth(index).expect("not empty")
}
