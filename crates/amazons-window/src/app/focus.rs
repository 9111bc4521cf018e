//! Going from button to button by the keys, where there is no board to play on.

use std::time::Duration;

use super::input::Effect;
use super::key::Key;
use super::side::{PAGE, Side};
use super::{App, Menu};
use crate::scene::{Control, Edit, Item, OptionRow, Target, View, Walk};

/// How many players stand side by side on the settings screen.
pub(crate) const PLAYERS_IN_A_ROW: usize = 4;

impl App {
    pub(super) fn key_between_buttons(
        &mut self,
        key: Key,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) {
        if self.plays() && !matches!(key, Key::Tab | Key::BackTab | Key::Enter) {
            self.key_on_board_over(key, now, effects);
            return;
        }
        let rows = self.rows(now);
        let all: Vec<Target> = rows.concat();
        let at = self
            .focused()
            .and_then(|target| all.iter().position(|&other| other == target));
        let main = self.main_button(now);
        let is_listed = |target: &&Target| matches!(target, Target::Kept(_));
        let listed = all.iter().filter(is_listed).count();
        let is_list = matches!(self.side, Some(Side::Records(_) | Side::Shelf(_)));
        let is_list = is_list && self.menu == Menu::Shut;
        let next = match (key, at) {
            // From row to row where one of them was chosen, else the list is scrolled.
            (Key::PageUp, Some(at)) if at < listed => all.get(at.saturating_sub(PAGE)).copied(),
            (Key::PageDown, Some(at)) if at < listed => {
                all.get((at + PAGE).min(listed - 1)).copied()
            }
            (Key::PageUp | Key::PageDown, _) if is_list => {
                let walk = match key {
                    Key::PageUp => Walk::Back,
                    _ => Walk::On,
                };
                self.press(Some(Target::Walk(walk)), now, effects);
                return;
            }
            (Key::Down, None) if listed > 0 => {
                let first = self.side.as_ref().map_or(0, Side::first_row);
                let is_seen =
                    |target: &&Target| matches!(target, Target::Kept(row) if *row >= first);
                all.iter().find(is_seen).copied()
            }
            (Key::Enter, _) => {
                if let Some(target) = self.focused().or(main) {
                    self.press(Some(target), now, effects);
                    self.stay_at(target, at, now);
                }
                return;
            }
            (Key::Home, _) => all.first().copied(),
            (Key::End, _) => all.last().copied(),
            (_, None) => main.or(all.first().copied()),
            (Key::Tab | Key::Right, Some(at)) => all.get(at + 1).or(all.first()).copied(),
            (Key::BackTab | Key::Left, Some(at)) => {
                let before = at.checked_sub(1).and_then(|at| all.get(at));
                before.or(all.last()).copied()
            }
            (Key::Up, Some(at)) => beside(&rows, at, -1),
            (Key::Down, Some(at)) => beside(&rows, at, 1),
            _ => return,
        };
        self.keyboard.focus = next;
    }

    /// A button that says another number once it was pressed is still the one that Enter presses.
    fn stay_at(&mut self, pressed: Target, at: Option<usize>, now: Duration) {
        if matches!(pressed, Target::Edit(Edit::Columns(_) | Edit::Rows(_))) {
            let all = self.rows(now).concat();
            self.keyboard.focus = at.and_then(|at| all.get(at)).copied();
        }
    }

    /// What can be reached with the keys where there is no board to play on, row by row.
    fn rows(&self, now: Duration) -> Vec<Vec<Target>> {
        let scene = self.scene(now);
        let targets = |items: &[Item]| -> Vec<Target> {
            let does = items.iter().filter(|item| item.enabled);
            does.map(|item| item.target).collect()
        };
        if let Some(options) = &scene.options {
            let row = |row: &OptionRow| match &row.control {
                Control::Switch { switch, .. } => vec![Target::Switch(*switch)],
                Control::Buttons(items) => targets(items),
            };
            return options.rows.iter().map(row).collect();
        }
        if let Some(menu) = &scene.menu {
            return menu.iter().map(|item| vec![item.target]).collect();
        }
        match &scene.view {
            View::Settings(view) => {
                let players = view.players.choices.chunks(PLAYERS_IN_A_ROW).map(targets);
                [&view.boards.choices, &view.seats.choices]
                    .map(|choices| targets(choices))
                    .into_iter()
                    .chain(players)
                    .chain([targets(&view.controls.choices), targets(&view.buttons)])
                    .collect()
            }
            View::Game(view) => vec![targets(&view.buttons)],
            View::Editor(view) => {
                let steps = [&view.columns, &view.rows]
                    .into_iter()
                    // Dim ones too: what Enter presses stays where it is.
                    .flat_map(|stepper| [&stepper.less, &stepper.more])
                    .map(|item| item.target);
                vec![
                    targets(&view.brushes),
                    steps.collect(),
                    targets(&view.sides.choices),
                    targets(&view.starts),
                    targets(&view.buttons),
                ]
            }
            View::Page(view) => {
                let rows = view.rows.iter().filter_map(|row| row.target);
                rows.map(|target| vec![target])
                    .chain([targets(&view.buttons)])
                    .collect()
            }
        }
    }

    /// The button that Enter presses where no other was chosen.
    fn main_button(&self, now: Duration) -> Option<Target> {
        let scene = self.scene(now);
        if scene.menu.is_some() || scene.options.is_some() {
            return None;
        }
        let buttons = match &scene.view {
            View::Settings(view) => &view.buttons,
            View::Game(view) => &view.buttons,
            View::Editor(view) => &view.buttons,
            View::Page(view) => &view.buttons,
        };
        let main = buttons.iter().find(|item| item.emphasised && item.enabled);
        main.map(|item| item.target)
    }

    /// What Enter would press, where that is on the screen still.
    pub(super) fn focused(&self) -> Option<Target> {
        self.keyboard.focus.filter(|&target| self.offers(target))
    }
}

/// The target in the row above or below, at the same place or the last.
fn beside(rows: &[Vec<Target>], at: usize, by: isize) -> Option<Target> {
    let mut first = 0;
    for (number, row) in rows.iter().enumerate() {
        if at < first + row.len() {
            let column = at - first;
            let row = number
                .checked_add_signed(by)
                .and_then(|other| rows.get(other));
            return row
                .unwrap_or(&rows[number])
                .get(column)
                .or_else(|| row.and_then(|row| row.last()))
                .copied();
        }
        first += row.len();
    }
    None
}
