//! What the window library does not do for its window under X11, done over a connection of our own.
//!
//! All of it makes the window nicer and none of it is needed, so what fails is left undone.

use std::env;

use minifb::{HasWindowHandle as _, Window};
use raw_window_handle::RawWindowHandle;
use x11rb::connection::Connection as _;
use x11rb::errors::ReplyOrIdError;
use x11rb::properties::WmSizeHints;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ChangeWindowAttributesAux, ConnectionExt as _, EventMask, Gravity, PropMode,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

use crate::theme::Colour;

/// Below this size the layout has to shorten texts.
const LEAST_SIZE: (i32, i32) = (360, 420);

/// Instance and class, by which a desktop groups windows and finds rules for them.
const CLASS: &[u8] = b"amazons\0amazons\0";

/// A connection to the X server.
pub(super) struct Server {
    connection: RustConnection,
    screen: usize,
}

/// The connection, with our window.
pub(super) struct Adopted {
    connection: RustConnection,
    window: u32,
}

impl Server {
    /// Connects, unless the window will be a Wayland compositor's.
    pub(super) fn connect() -> Option<Server> {
        if cfg!(feature = "wayland") && env::var_os("WAYLAND_DISPLAY").is_some() {
            return None;
        }
        let (connection, screen) = RustConnection::connect(None).ok()?;
        Some(Server { connection, screen })
    }

    /// Width and height in pixels, of all monitors together.
    pub(super) fn screen_size(&self) -> (u16, u16) {
        let screen = &self.connection.setup().roots[self.screen];
        (screen.width_in_pixels, screen.height_in_pixels)
    }

    /// Gives the window its class and its least size, lets its content stay in place when it is
    /// resized, and listens for exposures; `None` where it is not on this server.
    pub(super) fn adopt(self, window: &Window) -> Option<Adopted> {
        let RawWindowHandle::Xlib(handle) = window.window_handle().ok()?.as_raw() else {
            return None;
        };
        let adopted = Adopted {
            connection: self.connection,
            window: handle.window.try_into().ok()?,
        };
        adopted.introduce().ok()?;
        Some(adopted)
    }
}

impl Adopted {
    fn introduce(&self) -> Result<(), ReplyOrIdError> {
        let Adopted { connection, window } = self;
        connection.change_property8(
            PropMode::REPLACE,
            *window,
            AtomEnum::WM_CLASS,
            AtomEnum::STRING,
            CLASS,
        )?;
        let hints = WmSizeHints {
            min_size: Some(LEAST_SIZE),
            ..WmSizeHints::default()
        };
        hints.set_normal_hints(connection, *window)?;
        let attributes = ChangeWindowAttributesAux::new()
            .bit_gravity(Gravity::NORTH_WEST)
            .event_mask(EventMask::EXPOSURE);
        connection
            .change_window_attributes(*window, &attributes)?
            .check()?;
        Ok(())
    }

    /// Has the server fill what is uncovered with this colour until we send a picture, so that
    /// nothing flashes.
    pub(super) fn set_ground(&self, colour: Colour) {
        // The window library sends its pixels in this form, too.
        let pixel = u32::from_be_bytes([0, colour.red, colour.green, colour.blue]);
        let attributes = ChangeWindowAttributesAux::new().background_pixel(pixel);
        let asked = self
            .connection
            .change_window_attributes(self.window, &attributes);
        if asked.is_ok() {
            let _ = self.connection.flush();
        }
    }

    /// Whether a part of the window came into sight since the last call, empty. Does not wait.
    pub(super) fn was_exposed(&self) -> bool {
        let mut exposed = false;
        while let Ok(Some(event)) = self.connection.poll_for_event() {
            exposed |= matches!(event, Event::Expose(_));
        }
        exposed
    }
}
