//! What pressing things does, and what the present screen has to press.

use std::time::Duration;

use super::choice::Choice;
use super::input::Effect;
use super::table::{Mode, Table};
use super::{App, Menu, Screen};
use crate::scene::{Target, Theme, Walk};

impl App {
    pub(super) fn press(
        &mut self,
        target: Option<Target>,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) {
        if self.is_looking_back() && self.menu == Menu::Shut {
            // The board of the past is no board to play on: first back to the present.
            if matches!(target, Some(Target::Square(_) | Target::Back)) {
                self.seeing.looking = None;
                return;
            }
        }
        let Some(target) = target.filter(|&target| self.offers(target)) else {
            // A tap beside the open menu shuts it and does nothing else.
            self.menu = Menu::Shut;
            return;
        };
        if self.side.is_some() && self.menu == Menu::Shut && target != Target::Ground {
            self.press_beside(target, now, effects);
            return;
        }
        match target {
            Target::Ground if self.menu == Menu::Keys => self.menu = Menu::Shut,
            Target::Ground if matches!(self.menu, Menu::Open | Menu::Options) => {}
            Target::Ground => self.notices.dismiss(now),
            Target::MenuButton => {
                self.menu = match self.menu {
                    Menu::Open | Menu::Options | Menu::Keys => Menu::Shut,
                    Menu::Shut => Menu::Open,
                }
            }
            Target::Resume => self.menu = Menu::Shut,
            Target::Keys => self.menu = Menu::Keys,
            Target::Options => self.open_options(),
            Target::Switch(switch) => self.switch(switch, effects),
            Target::Language(language) => self.speak(language, effects),
            Target::Resize(resize) => self.resize(resize, effects),
            Target::Flip => {
                self.menu = Menu::Shut;
                self.settings.flipped = !self.settings.flipped;
                effects.push(Effect::SaveSettings(self.settings.clone()));
            }
            Target::Quit => self.quit(now, effects),
            Target::NewGame => self.leave_game(now, effects),
            Target::Board(board) => {
                self.choice.board = board;
                self.laid.retain(|(origin, _)| origin.is_some());
                self.settings.board = board;
                effects.push(Effect::SaveSettings(self.settings.clone()));
            }
            Target::Seat(player) => self.choice.seat = player,
            Target::Sit(who) => {
                self.choice.sit(who);
                self.keep_choice(effects);
            }
            Target::Control(control) => {
                self.choice.control = control;
                self.keep_choice(effects);
            }
            Target::Play => self.begin(self.choice, now, effects),
            Target::Continue => self.go_on(now, effects),
            Target::Rematch | Target::SwapSides => {
                if let Some(table) = &self.table {
                    let who = match target {
                        Target::SwapSides => table.who.swapped(),
                        _ => table.who,
                    };
                    let choice = Choice {
                        board: table.position().geometry(),
                        who,
                        control: table.clock.map(|clock| clock.control()),
                        ..self.choice
                    };
                    self.begin(choice, now, effects);
                }
            }
            Target::Back => {
                self.step_back();
            }
            Target::Undo => self.undo(now, effects),
            Target::Redo => self.redo(now, effects),
            Target::Stop => effects.push(Effect::Hurry),
            Target::Pause => self.pause(now),
            Target::Pace => self.change_pace(now),
            Target::Count => self.end_by_count(now, effects),
            Target::PlayOut => self.play_out(now, effects),
            Target::Ply(turns) => self.look_at(turns),
            Target::Walk(walk) => {
                self.menu = Menu::Shut;
                self.walk(walk);
            }
            Target::Now => self.seeing.looking = None,
            Target::Edit(_) | Target::Kept(_) => {}
            Target::Command(command) => {
                self.menu = Menu::Shut;
                self.command(command, now, effects);
            }
            Target::Square(square) => self.take_hold(square, now, effects),
        }
    }

    fn keep_choice(&mut self, effects: &mut Vec<Effect>) {
        self.choice.keep(&mut self.settings);
        effects.push(Effect::SaveSettings(self.settings.clone()));
    }

    /// Whether the present screen has this to press. What the window laid out may be a moment old.
    pub(super) fn offers(&self, target: Target) -> bool {
        match self.menu {
            Menu::Shut => {}
            Menu::Keys => return matches!(target, Target::Ground | Target::MenuButton),
            Menu::Options => return self.options_offer(target),
            Menu::Open => {
                return matches!(
                    target,
                    Target::Ground
                        | Target::MenuButton
                        | Target::Resume
                        | Target::Keys
                        | Target::Options
                        | Target::Quit
                ) || matches!(target, Target::NewGame | Target::Flip)
                    && self.screen == Screen::Game
                    || matches!(target, Target::Command(_) | Target::Walk(Walk::Back))
                        && self.offers_here(target);
            }
        }
        match &self.side {
            Some(side) => self.offers_beside(side, target),
            None => self.offers_below(target),
        }
    }

    /// The same, whatever lies over the screen.
    pub(super) fn offers_below(&self, target: Target) -> bool {
        let plays = self.screen == Screen::Game;
        let table = self.table.as_ref().filter(|_| plays);
        let is = |what: &dyn Fn(&Table) -> bool| table.is_some_and(what);
        match target {
            Target::MenuButton | Target::Ground => true,
            Target::Board(_) | Target::Seat(_) | Target::Sit(_) | Target::Play => !plays,
            Target::Control(control) => !plays && (control.is_none() || self.choice.is_played()),
            Target::Continue => !plays && self.table.is_some(),
            Target::Square(_) | Target::Back => plays,
            Target::Rematch | Target::NewGame => is(&|table| table.outcome().is_some()),
            Target::SwapSides => {
                is(&|table| table.outcome().is_some() && table.mode() != Mode::TwoPeople)
            }
            Target::Undo => is(&|table| table.undoes().is_some()),
            Target::Redo => is(&|table| table.redoes().is_some()),
            Target::Stop => plays && self.awaits_answer,
            Target::Pause | Target::Pace => plays && self.is_watching(),
            Target::Count => {
                self.offers_ending()
                    && is(&|table| table.left().is_some_and(|left| left.winner().is_some()))
            }
            Target::PlayOut => plays && self.offers_ending(),
            Target::Resume
            | Target::Keys
            | Target::Flip
            | Target::Edit(_)
            | Target::Kept(_)
            | Target::Options
            | Target::Switch(_)
            | Target::Language(_)
            | Target::Resize(_)
            | Target::Quit => false,
            Target::Ply(_) | Target::Walk(_) | Target::Now | Target::Command(_) => {
                self.offers_here(target)
            }
        }
    }
}

/// The name under which the settings keep a theme.
pub(super) fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

/// The theme that the settings name.
pub(super) fn theme_named(name: &str) -> Theme {
    if name.eq_ignore_ascii_case(theme_name(Theme::Dark)) {
        Theme::Dark
    } else {
        Theme::Light
    }
}
