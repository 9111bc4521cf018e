//! What the pointer does, and what that means.

use minifb::{MouseButton, MouseMode, Window};

use crate::app::Input;
use crate::scene::Target;

/// Something that the pointer did, at a pixel of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PointerEvent {
    /// It moved there.
    Moved(i32, i32),
    /// A button went down there.
    Pressed(Button, i32, i32),
    /// A button went up there.
    Released(Button, i32, i32),
    /// The wheel turned by a notch; up is negative.
    Scrolled(i32),
    /// It left the window.
    Left,
}

/// A button that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Button {
    /// The main one.
    Left,
    /// The other one.
    Right,
}

/// Where the pointer is, and what it drags.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pointer {
    place: Option<(i32, i32)>,
    /// Where the main button went down, while it is.
    pressed: Option<(i32, i32)>,
    is_dragging: bool,
}

impl Pointer {
    /// A hand is not quite still while it clicks: less than this many pixels is no dragging.
    const DRAG: i32 = 3;

    /// Where it is; `None` outside the window.
    pub(super) fn place(&self) -> Option<(i32, i32)> {
        self.place
    }

    /// What an event means, `target_at` telling what lies under a pixel.
    pub(super) fn take(
        &mut self,
        event: PointerEvent,
        target_at: impl Fn(i32, i32) -> Option<Target>,
    ) -> Option<Input> {
        match event {
            PointerEvent::Moved(x, y) => {
                self.place = Some((x, y));
                let (left, top) = self.pressed?;
                let far = (x - left).abs().max((y - top).abs()) >= Self::DRAG;
                self.is_dragging |= far;
                self.is_dragging.then(|| Input::Dragged {
                    at: (x, y),
                    over: target_at(x, y),
                })
            }
            PointerEvent::Pressed(Button::Left, x, y) => {
                self.place = Some((x, y));
                self.pressed = Some((x, y));
                self.is_dragging = false;
                Some(Input::Pressed(target_at(x, y)))
            }
            PointerEvent::Pressed(Button::Right, x, y) => {
                self.place = Some((x, y));
                Some(Input::RightPressed)
            }
            PointerEvent::Released(Button::Left, x, y) => {
                self.place = Some((x, y));
                self.pressed = None;
                self.is_dragging = false;
                Some(Input::Released)
            }
            PointerEvent::Released(Button::Right, ..) | PointerEvent::Scrolled(_) => None,
            PointerEvent::Left => {
                self.place = None;
                None
            }
        }
    }
}

/// Makes events of the pointer's state, for windows that tell no events. What happens between two looks
/// is lost.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Levels {
    place: Option<(i32, i32)>,
    left: bool,
    right: bool,
    /// How the wheel was turned since the last look.
    wheel: i32,
}

impl Levels {
    /// What has changed since the last look.
    pub(super) fn look(&mut self, window: &Window) -> Vec<PointerEvent> {
        let now = Levels {
            place: window
                .get_mouse_pos(MouseMode::Discard)
                .map(|(x, y)| (x as i32, y as i32)),
            left: window.get_mouse_down(MouseButton::Left),
            right: window.get_mouse_down(MouseButton::Right),
            // The window library counts up as positive.
            wheel: window
                .get_scroll_wheel()
                .map_or(0, |(_, notches)| -notches.signum() as i32),
        };
        let before = std::mem::replace(self, now);
        now.since(before)
    }

    fn since(self, before: Levels) -> Vec<PointerEvent> {
        let mut events = Vec::new();
        match self.place {
            Some((x, y)) if self.place != before.place => events.push(PointerEvent::Moved(x, y)),
            None if before.place.is_some() => events.push(PointerEvent::Left),
            _ => {}
        }
        if self.wheel != 0 {
            events.push(PointerEvent::Scrolled(self.wheel));
        }
        let buttons = [
            (Button::Left, before.left, self.left),
            (Button::Right, before.right, self.right),
        ];
        for (button, was_down, is_down) in buttons {
            match (was_down, is_down, self.place) {
                (false, true, Some((x, y))) => events.push(PointerEvent::Pressed(button, x, y)),
                (true, false, _) => {
                    let (x, y) = self.place.or(before.place).unwrap_or((-1, -1));
                    events.push(PointerEvent::Released(button, x, y));
                }
                _ => {}
            }
        }
        events
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What events come to, as text.
    fn check(events: &[PointerEvent], expected: &str) {
        let mut pointer = Pointer::default();
        let inputs = events.iter().filter_map(|&event| {
            let input = pointer.take(event, |x, _| (x < 100).then_some(Target::Back))?;
            Some(match input {
                Input::Pressed(target) => format!("press {}", target.is_some()),
                Input::Dragged { at, over } => format!("drag {at:?} {}", over.is_some()),
                Input::Released => "release".to_owned(),
                Input::RightPressed => "right".to_owned(),
                other => panic!("{other:?}"),
            })
        });
        assert_eq!(
            inputs.collect::<Vec<_>>().join(", "),
            expected,
            "{events:?}"
        );
    }

    #[test]
    fn a_drag_starts_after_three_pixels() {
        use PointerEvent::{Left, Moved, Pressed, Released};
        let press = Pressed(Button::Left, 10, 10);
        let release = Released(Button::Left, 50, 10);
        check(
            &[Moved(5, 5), press, release, Moved(50, 50)],
            "press true, release",
        );
        check(&[press, Moved(12, 8), release], "press true, release");
        check(
            &[
                press,
                Moved(13, 10),
                Moved(11, 10),
                Left,
                Moved(200, 7),
                release,
                Moved(0, 0),
            ],
            "press true, drag (13, 10) true, drag (11, 10) true, drag (200, 7) false, release",
        );
        check(&[Pressed(Button::Right, 1, 1), Moved(90, 1)], "right");
        check(&[Pressed(Button::Left, 300, 1)], "press false");
    }

    #[test]
    fn levels_are_made_into_events() {
        let at = |place, left| Levels {
            place,
            left,
            right: false,
            wheel: 0,
        };
        let check = |before: Levels, after: Levels, expected: &[PointerEvent]| {
            assert_eq!(after.since(before), expected, "{before:?} {after:?}");
        };
        let here = Some((3, 4));
        check(at(here, false), at(here, false), &[]);
        check(
            at(None, false),
            at(here, true),
            &[
                PointerEvent::Moved(3, 4),
                PointerEvent::Pressed(Button::Left, 3, 4),
            ],
        );
        check(
            at(here, true),
            at(None, false),
            &[
                PointerEvent::Left,
                PointerEvent::Released(Button::Left, 3, 4),
            ],
        );
        check(at(None, false), at(None, true), &[]);
    }
}
