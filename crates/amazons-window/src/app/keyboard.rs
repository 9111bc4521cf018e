//! Playing by the keys alone.
//!
//! Arrow keys move a cursor while it is on the board, and it is brought there by Up, Down, Tab or Enter
//! and laid down by Esc, by the mouse, or by walking. Without it Left and Right walk through the game;
//! Home, End and the page keys always do. Where there is no board to play on, the same keys go from
//! button to button.

use std::time::Duration;

use amazons_core::Square;

use super::cursor::{Way, moved, next_of};
use super::hand::{Hand, Tap};
use super::input::Effect;
use super::key::Key;
use super::study::{Purpose, Study};
use super::typed::{Meaning, Typed};
use super::{App, Menu, Screen};
use crate::scene::{Command, Target, Walk};

/// What the keys have chosen and not yet done.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Keyboard {
    /// The cursor, where it is on the board.
    cursor: Option<Square>,
    /// Where it was last.
    remembered: Option<Square>,
    /// The button that Enter would press.
    pub(super) focus: Option<Target>,
    typed: Typed,
}

impl Keyboard {
    /// The mouse has taken over.
    pub(crate) fn lay_down(&mut self) {
        self.remembered = self.cursor.take().or(self.remembered);
        self.focus = None;
        self.typed.forget();
    }

    /// When waiting for the rest of what was typed is over.
    pub(crate) fn due(&self) -> Option<Duration> {
        self.typed.due()
    }

    /// What was typed of a square's name.
    pub(crate) fn typed(&self) -> Option<String> {
        self.typed.text()
    }

    fn put(&mut self, square: Square) {
        self.cursor = Some(square);
        self.remembered = self.cursor;
    }
}

impl App {
    pub(super) fn key(&mut self, key: Key, now: Duration, effects: &mut Vec<Effect>) {
        if self.menu == Menu::Keys {
            // Whatever it is, it was pressed to be rid of the list.
            self.menu = Menu::Shut;
            return;
        }
        match key {
            Key::F1 | Key::Char('?') => self.menu = Menu::Keys,
            // No column of a board has this letter.
            Key::Char('m' | 'M') => self.mute(now, effects),
            Key::Char(character) if self.plays() => {
                self.type_character(character, now, effects);
            }
            Key::Char(_) => {}
            Key::Escape => self.escape(now, effects),
            key if self.plays() && self.has_board_to_play_on() => {
                self.end_typing_now(now, effects);
                self.key_on_board(key, now, effects);
            }
            key => self.key_between_buttons(key, now, effects),
        }
    }

    /// Whether the board is on the screen and nothing over it.
    pub(super) fn plays(&self) -> bool {
        self.screen == Screen::Game && self.menu == Menu::Shut && self.side.is_none()
    }

    fn has_board_to_play_on(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.to_move().is_some() && !self.is_watching())
    }

    fn escape(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if self.menu != Menu::Shut {
            self.menu = Menu::Shut;
            self.keyboard.focus = None;
        } else if self.leave_side() {
            self.keyboard.lay_down();
        } else if self.keyboard.typed.forget() || self.drop_drag() {
        } else if self.is_looking_back() {
            self.press(Some(Target::Now), now, effects);
        } else if self.step_back() {
        } else if self.keyboard.cursor.is_some() || self.focused().is_some() {
            self.keyboard.lay_down();
        } else {
            self.menu = Menu::Open;
            self.keyboard.focus = None;
        }
    }

    fn key_on_board(&mut self, key: Key, now: Duration, effects: &mut Vec<Effect>) {
        match key {
            Key::Left if self.keyboard.cursor.is_none() => {
                self.walk_by_key(Walk::Back, now, effects);
            }
            Key::Right if self.keyboard.cursor.is_none() => {
                self.walk_by_key(Walk::On, now, effects);
            }
            Key::PageUp => self.walk_by_key(Walk::Back, now, effects),
            Key::PageDown => self.walk_by_key(Walk::On, now, effects),
            Key::TurningBack => self.walk_by_key(Walk::TurningBack, now, effects),
            Key::TurningOn => self.walk_by_key(Walk::TurningOn, now, effects),
            Key::Home => self.walk_by_key(Walk::Start, now, effects),
            Key::End => self.walk_by_key(Walk::End, now, effects),
            Key::Left => self.move_cursor(Way::Left),
            Key::Right => self.move_cursor(Way::Right),
            Key::Up => self.move_cursor(Way::Up),
            Key::Down => self.move_cursor(Way::Down),
            Key::Tab => self.next_amazon(false),
            Key::BackTab => self.next_amazon(true),
            Key::Enter if self.is_looking_back() => {
                self.press(Some(Target::Now), now, effects);
            }
            Key::Enter => match self.keyboard.cursor {
                Some(square) => self.tap(square, now, effects),
                None => self.bring_cursor(),
            },
            Key::Backspace => {
                self.step_back();
            }
            Key::Undo => self.undo(now, effects),
            Key::Redo => self.press(Some(Target::Redo), now, effects),
            Key::Escape | Key::F1 | Key::Char(_) => {}
        }
    }

    fn walk_by_key(&mut self, walk: Walk, now: Duration, effects: &mut Vec<Effect>) {
        self.keyboard.lay_down();
        self.press(Some(Target::Walk(walk)), now, effects);
    }

    /// Puts the cursor where it was last, or on an amazon of the side to move.
    fn bring_cursor(&mut self) {
        let Some(table) = &self.table else { return };
        let position = table.position();
        let remembered = self
            .keyboard
            .remembered
            .filter(|&square| position.geometry().contains(square));
        let in_hand = table.hand.selected();
        let own = position.amazons(position.to_move());
        if let Some(square) = in_hand.or(remembered).or_else(|| own.first()) {
            self.keyboard.put(square);
        }
    }

    fn move_cursor(&mut self, way: Way) {
        let Some((board, bottom)) = self.board_and_bottom() else {
            return;
        };
        match self.keyboard.cursor {
            Some(square) => self.keyboard.put(moved(square, way, board, bottom)),
            None => self.bring_cursor(),
        }
    }

    /// Puts the cursor on the next amazon that can be chosen.
    fn next_amazon(&mut self, backwards: bool) {
        let Some(table) = self.table.as_ref().filter(|table| table.is_persons_turn()) else {
            return;
        };
        let position = table.position();
        let own = position.amazons(position.to_move());
        let free = own
            .iter()
            .filter(|&square| !position.targets(square).is_empty())
            .collect();
        let from = self.keyboard.cursor.or(table.hand.selected());
        if let Some(square) = next_of(free, from, backwards) {
            self.keyboard.put(square);
        }
    }

    fn type_character(&mut self, character: char, now: Duration, effects: &mut Vec<Effect>) {
        if !self.has_board_to_play_on() {
            self.mean(Meaning::Plain(character.to_ascii_lowercase()), now, effects);
            return;
        }
        let Some((board, _)) = self.board_and_bottom() else {
            return;
        };
        let mut typed = self.keyboard.typed;
        let makes_sense = |square| self.meaning(square) != Tap::Ignored;
        let meanings = typed.take(character, board, now, makes_sense);
        self.keyboard.typed = typed;
        for meaning in meanings {
            self.mean(meaning, now, effects);
        }
    }

    /// Ends waiting for the rest of what was typed, once that was long enough.
    pub(super) fn end_typing(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if self.keyboard.due().is_some_and(|due| due <= now) {
            self.end_typing_now(now, effects);
        }
    }

    fn end_typing_now(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if let Some(meaning) = self.keyboard.typed.end() {
            self.mean(meaning, now, effects);
        }
    }

    fn mean(&mut self, meaning: Meaning, now: Duration, effects: &mut Vec<Effect>) {
        match meaning {
            Meaning::Square(square) => {
                // Who types a whole move names the amazon, be it in hand already or not.
                let is_chosen = self
                    .table
                    .as_ref()
                    .is_some_and(|table| table.hand == Hand::Chosen(square));
                if !self.is_looking_back() && !is_chosen {
                    self.tap(square, now, effects);
                }
            }
            Meaning::Plain(letter) => {
                let target = match letter {
                    'f' => {
                        // Always there, though no button on the board says so.
                        self.press_of_menu(Target::Flip, now, effects);
                        return;
                    }
                    'u' => {
                        // A step can be taken back where no whole turn can.
                        self.undo(now, effects);
                        return;
                    }
                    'y' => Target::Redo,
                    's' => Target::Stop,
                    'x' => Target::Count,
                    'o' => Target::PlayOut,
                    ' ' => Target::Pause,
                    'w' => Target::Pace,
                    't' => Target::Command(Command::Territory),
                    'v' => Target::Command(Command::Evaluation),
                    'p' => Target::Command(Command::Hint),
                    // The key that began it ends it.
                    'n' => self.begins_or_ends(Purpose::Analysis, Command::Analyse),
                    'r' => self.begins_or_ends(Purpose::Review, Command::Review),
                    _ => return,
                };
                if self.offers(target) {
                    self.press(Some(target), now, effects);
                }
            }
        }
    }

    fn begins_or_ends(&self, purpose: Purpose, begin: Command) -> Target {
        let studies = |study: &Study| study.about.purpose == purpose;
        Target::Command(match &self.study {
            Some(study) if studies(study) => Command::Leave,
            _ => begin,
        })
    }

    /// Does what an item of the menu does, without the menu.
    fn press_of_menu(&mut self, target: Target, now: Duration, effects: &mut Vec<Effect>) {
        self.menu = Menu::Open;
        self.press(Some(target), now, effects);
        self.menu = Menu::Shut;
    }

    /// Keys on a board that there is nothing to play on: walking.
    pub(super) fn key_on_board_over(&mut self, key: Key, now: Duration, effects: &mut Vec<Effect>) {
        let walk = match key {
            Key::Left | Key::PageUp => Walk::Back,
            Key::Right | Key::PageDown => Walk::On,
            Key::TurningBack => Walk::TurningBack,
            Key::TurningOn => Walk::TurningOn,
            Key::Home => Walk::Start,
            Key::End => Walk::End,
            _ => return,
        };
        self.walk_by_key(walk, now, effects);
    }

    /// Where the cursor is, if it is on the board.
    pub(super) fn cursor(&self) -> Option<Square> {
        let is_asked = self.has_board_to_play_on() && !self.is_looking_back();
        self.keyboard.cursor.filter(|_| is_asked)
    }

    fn board_and_bottom(&self) -> Option<(amazons_core::Geometry, amazons_core::Player)> {
        let table = self.table.as_ref()?;
        Some((table.position().geometry(), self.bottom(table)))
    }

    /// Whether the board shows a position that the game has left behind.
    pub(super) fn is_looking_back(&self) -> bool {
        self.seeing.looking.is_some()
    }
}
