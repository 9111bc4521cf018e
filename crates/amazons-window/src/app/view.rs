//! The scene of the app at one moment.

mod game;
mod settings;
mod words;

use std::time::Duration;

pub(super) use game::{look, stuck};

use super::{App, Menu, Screen, side, sight};
use crate::scene::{Item, KeysView, Scene, Target, View};

pub(super) fn scene(app: &App, now: Duration) -> Scene {
    let view = side::view(app).unwrap_or_else(|| match (&app.table, app.screen) {
        (Some(table), Screen::Game) => View::Game(Box::new(game::game(app, table, now))),
        _ => View::Settings(Box::new(settings::settings(app))),
    });
    Scene {
        theme: app.theme,
        view,
        menu: (app.menu == Menu::Open).then(|| menu(app)),
        hovered: app.hovered.filter(|&target| app.offers(target)),
        focused: app.focused(),
        options: (app.menu == Menu::Options).then(|| app.options()),
        sign: app.sign(now),
        keys: (app.menu == Menu::Keys).then(|| KeysView::of(app.language)),
        notice: app.notices.shown().map(|shown| app.language.notice(shown)),
    }
}

fn menu(app: &App) -> Vec<Item> {
    let say = app.language;
    let plays = app.screen == Screen::Game && app.side.is_none() && app.study.is_none();
    let shut = if plays { say.resume() } else { say.close() };
    let mut items = vec![Item::new(Target::Resume, shut)];
    if app.screen == Screen::Game {
        items.push(Item::new(Target::NewGame, say.new_game()));
        items.push(Item::new(Target::Flip, say.flip()));
    }
    items.extend(sight::menu(app));
    items.push(Item::new(Target::Options, say.settings()));
    items.push(Item::new(Target::Keys, say.keys()));
    items.push(Item::new(Target::Quit, say.quit()));
    items
}

fn main_item(target: Target, label: &str) -> Item {
    Item {
        emphasised: true,
        ..Item::new(target, label)
    }
}
