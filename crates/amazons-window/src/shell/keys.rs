//! Keys, every press of them however short.

use std::sync::mpsc::{Receiver, Sender, channel};

use minifb::{InputCallback, Key, Window};

use crate::scene::{Command, Target, Walk};

/// What a key means to the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyEvent {
    /// Esc.
    Escape,
    /// Ctrl and plus.
    Larger,
    /// Ctrl and minus.
    Smaller,
    /// Ctrl and 0.
    UsualSize,
    /// A key that stands for a button.
    Ask(Target),
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
    escape: bool,
    control: bool,
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
            Raw::Key(Key::Escape, Way::Down) => {
                // A key held down is pressed again and again.
                let again = std::mem::replace(&mut self.escape, true);
                (!again).then_some(KeyEvent::Escape)
            }
            Raw::Key(Key::Escape, Way::Up) => {
                self.escape = false;
                None
            }
            Raw::Key(Key::LeftCtrl | Key::RightCtrl, way) => {
                self.control = way == Way::Down;
                None
            }
            // By what they write, not by where they are: plus is elsewhere on every keyboard.
            Raw::Char('+' | '=') if self.control => Some(KeyEvent::Larger),
            Raw::Char('-') if self.control => Some(KeyEvent::Smaller),
            Raw::Char('0') if self.control => Some(KeyEvent::UsualSize),
            Raw::Key(key, Way::Down) => {
                walk(key, self.control).map(Target::Walk).map(KeyEvent::Ask)
            }
            Raw::Char(character) if !self.control => {
                command(character).map(Target::Command).map(KeyEvent::Ask)
            }
            Raw::Key(..) | Raw::Char(_) => None,
        }
    }
}

/// Keys that walk through a game.
fn walk(key: Key, control: bool) -> Option<Walk> {
    match key {
        Key::Home => Some(Walk::Start),
        Key::PageUp if control => Some(Walk::TurningBack),
        Key::PageUp => Some(Walk::Back),
        Key::PageDown if control => Some(Walk::TurningOn),
        Key::PageDown => Some(Walk::On),
        Key::End => Some(Walk::End),
        _ => None,
    }
}

/// Letters for what the menu offers; those from a to k name columns.
fn command(character: char) -> Option<Command> {
    match character.to_ascii_lowercase() {
        't' => Some(Command::Territory),
        'v' => Some(Command::Evaluation),
        'p' => Some(Command::Hint),
        'n' => Some(Command::Analyse),
        'r' => Some(Command::Review),
        _ => None,
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
        let (escape, ctrl) = (Key::Escape, Key::RightCtrl);
        check(&[down(escape), up(escape)], &[KeyEvent::Escape]);
        check(&[down(escape), down(escape)], &[KeyEvent::Escape]);
        check(
            &[down(escape), up(escape), down(escape)],
            &[KeyEvent::Escape, KeyEvent::Escape],
        );
        check(&[Raw::Char('+'), Raw::Char('0')], &[]);
        check(
            &[down(ctrl), Raw::Char('+'), Raw::Char('-'), Raw::Char('0')],
            &[KeyEvent::Larger, KeyEvent::Smaller, KeyEvent::UsualSize],
        );
        check(&[down(ctrl), up(ctrl), Raw::Char('-')], &[]);
        let ask = KeyEvent::Ask;
        let walked = |walk| ask(Target::Walk(walk));
        check(
            &[down(Key::Home), down(Key::PageUp), down(Key::PageUp)],
            &[walked(Walk::Start), walked(Walk::Back), walked(Walk::Back)],
        );
        check(
            &[down(ctrl), down(Key::PageDown), up(ctrl), down(Key::End)],
            &[walked(Walk::TurningOn), walked(Walk::End)],
        );
        let asked = |command| ask(Target::Command(command));
        check(
            &[Raw::Char('T'), Raw::Char('v'), Raw::Char('a')],
            &[asked(Command::Territory), asked(Command::Evaluation)],
        );
    }
}
