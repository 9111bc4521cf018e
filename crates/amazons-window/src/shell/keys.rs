//! Keys, every press of them however short.

use std::sync::mpsc::{Receiver, Sender, channel};

use minifb::{InputCallback, Key, Window};

use crate::app;

/// What a key means to the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyEvent {
    /// A key for the app.
    App(app::Key),
    /// Ctrl and plus.
    Larger,
    /// Ctrl and minus.
    Smaller,
    /// Ctrl and 0.
    UsualSize,
}

/// Listens to a window's keys.
///
/// The window library's own list of keys pressed misses those that were let go before it looked.
pub(super) struct Keys {
    raw: Receiver<Raw>,
    held: Held,
}

/// What is held down, as far as it matters.
#[derive(Clone, Copy, Debug, Default)]
struct Held {
    /// Of those that mean something once only, however long they are held.
    once: Option<Key>,
    control: bool,
    shift: bool,
}

#[derive(Clone, Copy, Debug)]
enum Raw {
    Key(Key, Way),
    Char(char),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Down,
    Up,
}

struct Ear(Sender<Raw>);

impl InputCallback for Ear {
    fn add_char(&mut self, character: u32) {
        if let Some(character) = char::from_u32(character) {
            // Nobody listens any more only when the window is about to go.
            let _ = self.0.send(Raw::Char(character));
        }
    }

    fn set_key_state(&mut self, key: Key, is_down: bool) {
        let way = if is_down { Way::Down } else { Way::Up };
        let _ = self.0.send(Raw::Key(key, way));
    }
}

impl Keys {
    /// Begins to listen.
    pub(super) fn listen(window: &mut Window) -> Keys {
        let (ear, raw) = channel();
        window.set_input_callback(Box::new(Ear(ear)));
        Keys {
            raw,
            held: Held::default(),
        }
    }

    /// What was pressed since the last call, in order.
    pub(super) fn events(&mut self) -> Vec<KeyEvent> {
        let Keys { raw, held } = self;
        raw.try_iter().filter_map(|raw| held.take(raw)).collect()
    }

    /// Forgets what is held: a key that is let go in another window is never heard of.
    pub(super) fn forget_held(&mut self) {
        self.held = Held::default();
    }
}

impl Held {
    fn take(&mut self, raw: Raw) -> Option<KeyEvent> {
        match raw {
            Raw::Key(Key::LeftCtrl | Key::RightCtrl, way) => {
                self.control = way == Way::Down;
                None
            }
            Raw::Key(Key::LeftShift | Key::RightShift, way) => {
                self.shift = way == Way::Down;
                None
            }
            Raw::Key(key @ (Key::Escape | Key::Enter | Key::NumPadEnter), Way::Down) => {
                // A key held down is pressed again and again.
                let before = self.once.replace(key);
                (before != Some(key)).then(|| self.named(key)).flatten()
            }
            Raw::Key(key, Way::Down) => self.named(key),
            Raw::Key(key, Way::Up) => {
                self.once.take_if(|held| *held == key);
                None
            }
            // By what they write, not by where they are: plus is elsewhere on every keyboard.
            Raw::Char('+' | '=') if self.control => Some(KeyEvent::Larger),
            Raw::Char('-') if self.control => Some(KeyEvent::Smaller),
            Raw::Char('0') if self.control => Some(KeyEvent::UsualSize),
            // What Ctrl makes of Z and Y.
            Raw::Char('\u{1a}') if self.shift => Some(KeyEvent::App(app::Key::Redo)),
            Raw::Char('\u{1a}') => Some(KeyEvent::App(app::Key::Undo)),
            Raw::Char('\u{19}') => Some(KeyEvent::App(app::Key::Redo)),
            Raw::Char(character) if self.control || character.is_control() => None,
            Raw::Char(character) => Some(KeyEvent::App(app::Key::Char(character))),
        }
    }

    /// A key that is told by its place.
    fn named(self, key: Key) -> Option<KeyEvent> {
        let key = match key {
            Key::Escape => app::Key::Escape,
            Key::Enter | Key::NumPadEnter => app::Key::Enter,
            Key::Tab if self.shift => app::Key::BackTab,
            Key::Tab => app::Key::Tab,
            Key::Backspace => app::Key::Backspace,
            Key::Left => app::Key::Left,
            Key::Right => app::Key::Right,
            Key::Up => app::Key::Up,
            Key::Down => app::Key::Down,
            Key::Home => app::Key::Home,
            Key::End => app::Key::End,
            Key::PageUp if self.control => app::Key::TurningBack,
            Key::PageDown if self.control => app::Key::TurningOn,
            Key::PageUp => app::Key::PageUp,
            Key::PageDown => app::Key::PageDown,
            Key::F1 => app::Key::F1,
            _ => return None,
        };
        Some(KeyEvent::App(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_they_say() {
        let check = |raw: &[Raw], expected: &[KeyEvent]| {
            let mut held = Held::default();
            let events: Vec<_> = raw.iter().filter_map(|&raw| held.take(raw)).collect();
            assert_eq!(events, expected, "{raw:?}");
        };
        let down = |key| Raw::Key(key, Way::Down);
        let up = |key| Raw::Key(key, Way::Up);
        let (escape, ctrl, shift) = (Key::Escape, Key::RightCtrl, Key::LeftShift);
        let esc = KeyEvent::App(app::Key::Escape);
        check(&[down(escape), up(escape)], &[esc]);
        check(&[down(escape), down(escape)], &[esc]);
        check(&[down(escape), up(escape), down(escape)], &[esc, esc]);
        let left = KeyEvent::App(app::Key::Left);
        check(&[down(Key::Left), down(Key::Left)], &[left, left]);
        check(
            &[
                down(Key::Tab),
                down(shift),
                down(Key::Tab),
                up(shift),
                down(Key::Tab),
            ],
            &[app::Key::Tab, app::Key::BackTab, app::Key::Tab].map(KeyEvent::App),
        );
        // What these write besides is nothing.
        check(
            &[Raw::Char('\t'), Raw::Char('\r'), Raw::Char('\u{1b}')],
            &[],
        );
        check(&[Raw::Char('f')], &[KeyEvent::App(app::Key::Char('f'))]);
        check(&[down(ctrl), Raw::Char('f')], &[]);
        check(
            &[
                down(ctrl),
                Raw::Char('\u{1a}'),
                Raw::Char('\u{19}'),
                down(shift),
                Raw::Char('\u{1a}'),
            ],
            &[app::Key::Undo, app::Key::Redo, app::Key::Redo].map(KeyEvent::App),
        );
        check(
            &[down(ctrl), Raw::Char('+'), Raw::Char('-'), Raw::Char('0')],
            &[KeyEvent::Larger, KeyEvent::Smaller, KeyEvent::UsualSize],
        );
        let minus = KeyEvent::App(app::Key::Char('-'));
        check(&[down(ctrl), up(ctrl), Raw::Char('-')], &[minus]);
    }
}
