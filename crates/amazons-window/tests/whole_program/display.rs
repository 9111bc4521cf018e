//! A display of one's own, with a mouse.

use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tiny_skia::Pixmap;
use x11rb::connection::Connection as _;
use x11rb::properties::{WmClass, WmSizeHints};
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ClientMessageEvent, ConfigureWindowAux,
    ConnectionExt as _, EventMask, ImageFormat, KEY_PRESS_EVENT, KEY_RELEASE_EVENT,
    MOTION_NOTIFY_EVENT, MapState, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// Far longer than anything takes; only against hanging.
const PATIENCE: Duration = Duration::from_secs(60);
/// Between two looks at something that is waited for.
const LOOK_AGAIN: Duration = Duration::from_millis(15);
/// How long a button is held: a quick click of a person.
const CLICK: Duration = Duration::from_millis(40);

/// An X server without screen, and a connection to it.
pub(crate) struct Display {
    server: Child,
    name: String,
    connection: RustConnection,
    root: Window,
}

/// Waits until `look` finds something; `None` when that takes far too long.
pub(crate) fn wait_for<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        let found = look();
        if found.is_some() || begun.elapsed() > PATIENCE {
            return found;
        }
        sleep(LOOK_AGAIN);
    }
}

impl Display {
    /// Starts a server; `None` where there is none to start.
    ///
    /// # Panics
    ///
    /// Where there is none although `CI` is set.
    pub(crate) fn open() -> Option<Display> {
        let server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "2560x1600x24"])
            .args(["-nolisten", "tcp", "-noreset"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut server = match server {
            Ok(server) => server,
            Err(error) => {
                let reason = format!("Xvfb cannot be started ({error})");
                let on_a_ci_machine = env::var_os("CI").is_some_and(|value| !value.is_empty());
                assert!(!on_a_ci_machine, "{reason}, and CI is set");
                // Straight to the stream: what a passing test prints otherwise is not shown.
                let _ = writeln!(
                    io::stderr(),
                    "\n*** SKIPPED: the test of the whole window, as {reason}. Install xvfb. ***\n"
                );
                return None;
            }
        };
        let mut number = String::new();
        let output = server.stdout.take().expect("piped");
        BufReader::new(output)
            .read_line(&mut number)
            .expect("Xvfb names its display");
        let name = format!(":{}", number.trim());
        let (connection, screen) =
            RustConnection::connect(Some(&name)).expect("Xvfb takes a connection");
        let root = connection.setup().roots[screen].root;
        Some(Display {
            server,
            name,
            connection,
            root,
        })
    }

    /// The value of `DISPLAY`.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The windows with this title that are on the screen, from the lowest to the topmost.
    pub(crate) fn windows(&self, title: &str) -> Vec<Window> {
        let request = self.connection.query_tree(self.root).expect("asked");
        let tree = request.reply().expect("an answer");
        let is_wanted = |&window: &Window| {
            self.title(window).as_deref() == Some(title.as_bytes()) && self.is_viewable(window)
        };
        tree.children.into_iter().filter(is_wanted).collect()
    }

    fn title(&self, window: Window) -> Option<Vec<u8>> {
        let (name, text) = (AtomEnum::WM_NAME, AtomEnum::STRING);
        let request = self
            .connection
            .get_property(false, window, name, text, 0, 64);
        Some(request.ok()?.reply().ok()?.value)
    }

    fn is_viewable(&self, window: Window) -> bool {
        let request = self.connection.get_window_attributes(window);
        request
            .ok()
            .and_then(|request| request.reply().ok())
            .is_some_and(|attributes| attributes.map_state == MapState::VIEWABLE)
    }

    /// Where the window is, and its size: x, y, width, height.
    pub(crate) fn place(&self, window: Window) -> (i16, i16, u16, u16) {
        let request = self.connection.get_geometry(window).expect("asked");
        let place = request.reply().expect("the window is there");
        (place.x, place.y, place.width, place.height)
    }

    /// What the window shows; `None` when it is gone.
    pub(crate) fn picture(&self, window: Window) -> Option<Pixmap> {
        let request = self.connection.get_geometry(window).ok()?;
        let place = request.reply().ok()?;
        let (width, height) = (place.width, place.height);
        let format = ImageFormat::Z_PIXMAP;
        let request = self
            .connection
            .get_image(format, window, 0, 0, width, height, u32::MAX);
        let image = request.ok()?.reply().ok()?;
        let mut pixmap = Pixmap::new(width.into(), height.into())?;
        let pixels = pixmap.data_mut().chunks_exact_mut(4);
        for (rgba, bgrx) in pixels.zip(image.data.chunks_exact(4)) {
            rgba.copy_from_slice(&[bgrx[2], bgrx[1], bgrx[0], 255]);
        }
        Some(pixmap)
    }

    /// Moves the pointer to a pixel of the screen.
    pub(crate) fn point(&self, x: i16, y: i16) {
        self.fake(MOTION_NOTIFY_EVENT, 0, x, y);
        // Until the server has it there.
        wait_for(|| {
            let request = self.connection.query_pointer(self.root).ok()?;
            let pointer = request.reply().ok()?;
            ((pointer.root_x, pointer.root_y) == (x, y)).then_some(())
        })
        .expect("the pointer moves");
    }

    /// Holds the button down where the pointer is, for a click's time at least and until `seen` has
    /// seen what follows from it: the window library looks at the button now and then, and on a
    /// busy machine a quick click can fall between two looks.
    pub(crate) fn click<T>(&self, seen: impl FnOnce() -> T) -> T {
        self.fake(BUTTON_PRESS_EVENT, 1, 0, 0);
        sleep(CLICK);
        let what = seen();
        self.fake(BUTTON_RELEASE_EVENT, 1, 0, 0);
        what
    }

    /// Presses the main button where the pointer is, or lets it go.
    pub(crate) fn button(&self, is_down: bool) {
        let event = if is_down {
            BUTTON_PRESS_EVENT
        } else {
            BUTTON_RELEASE_EVENT
        };
        self.fake(event, 1, 0, 0);
    }

    /// Presses the key that writes this or has this meaning, and lets it go.
    ///
    /// # Panics
    ///
    /// Where the display's keyboard has no such key.
    pub(crate) fn key(&self, keysym: u32) {
        let setup = self.connection.setup();
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let request = self
            .connection
            .get_keyboard_mapping(first, last - first + 1);
        let mapping = request.expect("asked").reply().expect("an answer");
        let per_key = usize::from(mapping.keysyms_per_keycode);
        let place = mapping.keysyms.iter().position(|&other| other == keysym);
        let place = place.unwrap_or_else(|| panic!("no key has the symbol {keysym:#x}"));
        let key = first + u8::try_from(place / per_key).expect("key codes are bytes");
        self.fake(KEY_PRESS_EVENT, key, 0, 0);
        self.fake(KEY_RELEASE_EVENT, key, 0, 0);
    }

    fn fake(&self, event: u8, detail: u8, x: i16, y: i16) {
        let connection = &self.connection;
        connection
            .xtest_fake_input(event, detail, x11rb::CURRENT_TIME, self.root, x, y, 0)
            .expect("asked")
            .check()
            .expect("the server has XTEST");
    }

    /// Gives the window another size, as a window manager does.
    pub(crate) fn resize(&self, window: Window, width: u16, height: u16) {
        let size = ConfigureWindowAux::new()
            .width(u32::from(width))
            .height(u32::from(height));
        self.connection
            .configure_window(window, &size)
            .expect("asked")
            .check()
            .expect("the window is there");
    }

    /// Takes the window from the screen and brings it back, empty.
    pub(crate) fn hide_and_show(&self, window: Window) {
        let connection = &self.connection;
        for request in [
            connection.unmap_window(window),
            connection.map_window(window),
        ] {
            let checked = request.expect("asked").check();
            checked.expect("the window is there");
        }
    }

    /// What the window tells of itself: its class, and its least size.
    pub(crate) fn described(&self, window: Window) -> (String, Option<(i32, i32)>) {
        let class = WmClass::get(&self.connection, window)
            .expect("asked")
            .reply();
        let class = class.expect("an answer").expect("it has a class");
        let hints = WmSizeHints::get_normal_hints(&self.connection, window).expect("asked");
        let hints = hints.reply().expect("an answer").expect("it has hints");
        let class = String::from_utf8_lossy(class.class()).into_owned();
        (class, hints.min_size)
    }

    /// Asks the window to close, as its close button does.
    pub(crate) fn ask_to_close(&self, window: Window) {
        let atom = |name: &str| {
            let request = self.connection.intern_atom(false, name.as_bytes());
            let reply = request.expect("asked").reply();
            reply.expect("the server knows atoms").atom
        };
        let data = [atom("WM_DELETE_WINDOW"), x11rb::CURRENT_TIME, 0, 0, 0];
        let message = ClientMessageEvent::new(32, window, atom("WM_PROTOCOLS"), data);
        self.connection
            .send_event(false, window, EventMask::NO_EVENT, message)
            .expect("asked")
            .check()
            .expect("the window is there");
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
