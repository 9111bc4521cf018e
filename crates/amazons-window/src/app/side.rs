//! The screens beside the game: board editor, records, games kept. Each lies over whatever screen it
//! was opened on.

use std::time::Duration;

use amazons_core::{ByPlayer, Player, Setup};
use amazons_store::PERSON;

use super::editor::{self, Editor};
use super::input::{Effect, Input};
use super::records::{self, Records};
use super::shelf::{self, Shelf};
use super::study::{About, Ended, Purpose, SetAside};
use super::{App, Menu, Screen};
use crate::language::Language;
use crate::opened::Opened;
use crate::scene::{Command, Item, Target, View, Walk};
use crate::who::Who;

/// A screen beside the game.
#[derive(Clone, Debug)]
pub(crate) enum Side {
    Editor(Editor),
    Records(Records),
    Shelf(Shelf),
}

/// Rows that a button or key scrolls a list by.
pub(super) const PAGE: usize = 5;

impl App {
    /// Whether the screen beside the game has this to tap.
    pub(super) fn offers_beside(&self, side: &Side, target: Target) -> bool {
        match (side, target) {
            (_, Target::Command(Command::Leave) | Target::Ground) => true,
            (Side::Editor(_), Target::Square(_) | Target::Edit(_)) => true,
            (Side::Editor(editor), Target::Command(Command::Analyse | Command::PlayOn)) => {
                editor.game().is_some()
            }
            (Side::Records(_), Target::Command(Command::Export)) => true,
            (Side::Shelf(shelf), Target::Kept(index)) => shelf.path(index).is_some(),
            (Side::Records(_) | Side::Shelf(_), Target::Walk(Walk::Back | Walk::On)) => true,
            _ => false,
        }
    }

    /// A tap on the screen beside the game, which offers this.
    pub(super) fn press_beside(
        &mut self,
        target: Target,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) {
        match (&mut self.side, target) {
            (_, Target::Command(Command::Leave)) => {
                self.leave_side();
            }
            (Some(Side::Editor(editor)), Target::Square(square)) => editor.tap(square),
            (Some(Side::Editor(editor)), Target::Edit(edit)) => editor.edit(edit),
            (Some(Side::Editor(editor)), Target::Command(command)) => {
                let Some(game) = editor.game() else { return };
                if command == Command::PlayOn {
                    self.leave_side();
                    self.end_study();
                    self.side = None;
                    self.begin_at(game, self.choice, now, effects);
                } else {
                    let about = About {
                        purpose: Purpose::Analysis,
                        names: Default::default(),
                        bottom: Player::White,
                        match_of: None,
                        ended: None,
                        set_aside: None,
                    };
                    self.begin_study(game, about, now, effects);
                }
            }
            (Some(Side::Records(_)), Target::Command(Command::Export)) => {
                effects.push(Effect::Export);
            }
            (Some(Side::Shelf(shelf)), Target::Kept(index)) => {
                effects.extend(shelf.path(index).map(Effect::Open));
            }
            (Some(side), Target::Walk(walk)) => {
                let first = side.first_row();
                let row = match walk {
                    Walk::Back => first.saturating_sub(PAGE),
                    _ => first + PAGE,
                };
                side.scroll_to(row);
            }
            _ => {}
        }
    }

    /// Shuts the screen beside the game; whether there was one. What was set up is there when the editor
    /// is opened again.
    pub(super) fn leave_side(&mut self) -> bool {
        let side = self.side.take();
        if let Some(Side::Editor(editor)) = &side {
            let laid = (editor.origin, editor.setup().clone());
            self.laid
                .retain(|(origin, _)| origin.is_some() != laid.0.is_some());
            self.laid.push(laid);
        }
        self.hovered = None;
        side.is_some()
    }

    /// Opens a screen beside the game.
    pub(super) fn open_beside(&mut self, command: Command, effects: &mut Vec<Effect>) {
        self.hovered = None;
        self.grip = None;
        self.keyboard.lay_down();
        self.film.cut();
        match command {
            Command::SetUp => {
                let shown = self.table.as_ref().filter(|_| self.screen == Screen::Game);
                let origin = shown.map(|table| *self.position_shown(table));
                let laid = self.laid.iter().find(|(of, _)| *of == origin);
                let setup = match (laid, origin) {
                    (Some((_, laid)), _) => Ok(laid.clone()),
                    (None, Some(position)) => Ok(position.to_setup()),
                    (None, None) => Setup::start(self.choice.board),
                };
                let setup = setup.unwrap_or_else(|_| Setup::empty(self.choice.board));
                self.side = Some(Side::Editor(Editor::new(setup, origin)));
            }
            Command::Records => {
                self.side = Some(Side::Records(Records::default()));
                effects.push(Effect::LoadStatistics);
            }
            Command::Games => {
                self.side = Some(Side::Shelf(Shelf::default()));
                effects.push(Effect::ListGames);
            }
            _ => {}
        }
    }

    /// Takes in what the disk holds for the screens beside the game.
    pub(super) fn take_beside(&mut self, input: Input, now: Duration, effects: &mut Vec<Effect>) {
        match (&mut self.side, input) {
            (Some(Side::Records(records)), Input::Statistics(statistics)) => {
                records.take(statistics);
            }
            (Some(Side::Records(records)), Input::Exported(exported)) => {
                records.exported = Some(exported);
            }
            (Some(Side::Shelf(shelf)), Input::Games(games)) => shelf.take(games),
            (Some(Side::Shelf(_)), Input::Opened(Ok(opened))) => {
                self.show(*opened, now, effects);
            }
            (Some(Side::Shelf(_)), Input::Opened(Err(why))) => self.notices.add(why),
            _ => {}
        }
    }

    /// Shows a game that was opened, or a position.
    pub(super) fn show(&mut self, opened: Opened, now: Duration, effects: &mut Vec<Effect>) {
        let Opened {
            game,
            names,
            result,
            id,
        } = opened;
        let is_person = |player: Player| names[player].as_deref() == Some(PERSON);
        let bottom = match is_person(Player::Black) && !is_person(Player::White) {
            true => Player::Black,
            false => Player::White,
        };
        let who = |player: Player| Who::named(names[player].as_deref()?);
        let match_of = match (who(Player::White), who(Player::Black)) {
            (Some(white), Some(black)) => Some((ByPlayer { white, black }, None)),
            _ => None,
        };
        let names = self.language.kept_names(&names);
        let purpose = if super::course::turns(&game) == 0 {
            Purpose::Analysis
        } else {
            Purpose::Review
        };
        let about = About {
            purpose,
            names,
            bottom,
            match_of,
            set_aside: Some(SetAside {
                position: *game.position(),
                id,
            })
            .filter(|it| result.is_none() && match_of.is_some() && it.position.has_any_move()),
            ended: result
                .as_deref()
                .and_then(shelf::end_of)
                .map(|(winner, by)| Ended {
                    position: *game.position(),
                    winner,
                    by,
                }),
        };
        self.begin_study(game, about, now, effects);
    }
}

impl Side {
    pub(crate) fn scroll_to(&mut self, row: usize) {
        match self {
            Side::Editor(_) => {}
            Side::Records(records) => records.first_row = row.min(records.last_row()),
            Side::Shelf(shelf) => shelf.first_row = row.min(shelf.last_row()),
        }
    }

    pub(super) fn first_row(&self) -> usize {
        match self {
            Side::Editor(_) => 0,
            Side::Records(records) => records.first_row,
            Side::Shelf(shelf) => shelf.first_row,
        }
    }
}

/// The screen beside the game, where there is one.
pub(super) fn view(app: &App) -> Option<View> {
    Some(match app.side.as_ref()? {
        Side::Editor(editor) => View::Editor(Box::new(editor::view(app, editor))),
        Side::Records(records) => View::Page(records::view(app, records)),
        Side::Shelf(shelf) => View::Page(shelf::view(app, shelf)),
    })
}

/// What the menu offers of these.
pub(super) fn menu(app: &App) -> Vec<Item> {
    let say = app.language;
    let item = |command, label| Item::new(Target::Command(command), label);
    let mut items = vec![item(Command::SetUp, say.set_up())];
    if app.screen == Screen::Settings {
        items.push(item(Command::Games, say.kept_games()));
        items.push(item(Command::Records, say.records()));
    }
    items
}

/// The buttons that scroll a list, where it is long.
pub(super) fn scroll_buttons(rows: usize) -> Vec<Item> {
    if rows <= PAGE {
        return Vec::new();
    }
    [(Walk::Back, "↑"), (Walk::On, "↓")]
        .map(|(walk, label)| Item::new(Target::Walk(walk), label))
        .into()
}

/// What stands behind the numbers of the rows shown of a list, where it is long.
pub(super) fn of_all(say: Language, rows: usize) -> String {
    match rows > PAGE {
        true => say.of_all(rows),
        false => String::new(),
    }
}

impl App {
    /// Whether a screen beside the game can be opened from the menu of this one.
    pub(super) fn offers_to_open(&self, command: Command) -> bool {
        match command {
            Command::SetUp => true,
            Command::Records | Command::Games => {
                self.screen == Screen::Settings && self.menu == Menu::Open
            }
            _ => false,
        }
    }
}
