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
    AtomEnum, ChangeWindowAttributesAux, ConnectionExt as _, CreateWindowAux, EnterNotifyEvent,
    EventMask, Gravity, MotionNotifyEvent, NotifyMode, PropMode, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

use super::pointer::{Button, PointerEvent};
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
    /// A window without a picture over the whole of ours, that takes the pointer's events: every click
    /// comes in order and with its place, however long a picture takes. The window library only looks
    /// now and then whether a button is down. `None` where it could not be laid.
    ear: Option<u32>,
}

/// What the server has told since it was last asked.
#[derive(Debug, Default)]
pub(super) struct Heard {
    /// Whether a part of the window came into sight, empty.
    pub(super) exposed: bool,
    /// What the pointer did, in order.
    pub(super) pointer: Vec<PointerEvent>,
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
        let mut adopted = Adopted {
            connection: self.connection,
            window: handle.window.try_into().ok()?,
            ear: None,
        };
        adopted.introduce().ok()?;
        adopted.ear = adopted.lay_ear().ok();
        Some(adopted)
    }
}

impl Adopted {
    fn introduce(&self) -> Result<(), ReplyOrIdError> {
        let Adopted {
            connection, window, ..
        } = self;
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

    /// Lays the ear over the window.
    fn lay_ear(&self) -> Result<u32, ReplyOrIdError> {
        /// The largest that there is: what lies beyond our window is cut off.
        const SIDE: u16 = 32_767;
        let Adopted {
            connection, window, ..
        } = self;
        let ear = connection.generate_id()?;
        let events = EventMask::BUTTON_PRESS
            | EventMask::BUTTON_RELEASE
            | EventMask::POINTER_MOTION
            | EventMask::ENTER_WINDOW
            | EventMask::LEAVE_WINDOW;
        let attributes = CreateWindowAux::new().event_mask(events);
        connection
            .create_window(
                x11rb::COPY_DEPTH_FROM_PARENT,
                ear,
                *window,
                0,
                0,
                SIDE,
                SIDE,
                0,
                WindowClass::INPUT_ONLY,
                x11rb::COPY_FROM_PARENT,
                &attributes,
            )?
            .check()?;
        connection.map_window(ear)?.check()?;
        Ok(ear)
    }

    /// Whether the pointer's events are told.
    pub(super) fn hears_pointer(&self) -> bool {
        self.ear.is_some()
    }

    /// What has happened since the last call. Does not wait.
    pub(super) fn heard(&self) -> Heard {
        let mut heard = Heard::default();
        while let Ok(Some(event)) = self.connection.poll_for_event() {
            match event {
                Event::Expose(_) => heard.exposed = true,
                Event::MotionNotify(MotionNotifyEvent {
                    event_x: x,
                    event_y: y,
                    ..
                })
                | Event::EnterNotify(EnterNotifyEvent {
                    event_x: x,
                    event_y: y,
                    ..
                }) => {
                    let (x, y) = (x.into(), y.into());
                    // Only the last of many steps matters.
                    if let Some(PointerEvent::Moved(..)) = heard.pointer.last() {
                        heard.pointer.pop();
                    }
                    heard.pointer.push(PointerEvent::Moved(x, y));
                }
                Event::ButtonPress(press) => {
                    let (x, y) = (press.event_x.into(), press.event_y.into());
                    heard.pointer.extend(match press.detail {
                        1 => Some(PointerEvent::Pressed(Button::Left, x, y)),
                        3 => Some(PointerEvent::Pressed(Button::Right, x, y)),
                        4 => Some(PointerEvent::Scrolled(-1)),
                        5 => Some(PointerEvent::Scrolled(1)),
                        _ => None,
                    });
                }
                Event::ButtonRelease(release) => {
                    let (x, y) = (release.event_x.into(), release.event_y.into());
                    heard.pointer.extend(match release.detail {
                        1 => Some(PointerEvent::Released(Button::Left, x, y)),
                        3 => Some(PointerEvent::Released(Button::Right, x, y)),
                        _ => None,
                    });
                }
                // While a button is down the pointer stays ours outside as well.
                Event::LeaveNotify(left) if left.mode == NotifyMode::NORMAL => {
                    heard.pointer.push(PointerEvent::Left);
                }
                _ => {}
            }
        }
        heard
    }
}
