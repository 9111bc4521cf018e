//! The settings screen, and the menu.

use amazons_ai::{Level, Opponent};
use amazons_core::{Geometry, Player};
use amazons_store::TimeControl;

use super::{scene, steps};
use crate::app::CONTROLS;
use crate::language::Language;
use crate::scene::{Choices, Command, Item, Scene, SettingsView, Target, View};
use crate::who::Who;

/// The settings screen with a game to go on with.
#[must_use]
pub fn settings(say: Language) -> Scene {
    let board = |geometry: Geometry| Item {
        detail: format!("{} × {}", geometry.width(), geometry.height()),
        emphasised: geometry == Geometry::QUICK,
        ..Item::new(Target::Board(geometry), &say.board(geometry))
    };
    let player = |who: Who| Item {
        emphasised: who == Who::Computer(Opponent::Level(Level::Normal)),
        ..Item::new(Target::Sit(who), &say.sitter(who))
    };
    let seat = |player: Player, who: Who| Item {
        detail: say.seat_detail(player, who),
        emphasised: player == Player::Black,
        ..Item::new(Target::Seat(player), &say.sitter(who))
    };
    let control = |control: Option<TimeControl>| Item {
        emphasised: control.is_none(),
        ..Item::new(Target::Control(control), &say.control(control))
    };
    scene(View::Settings(Box::new(SettingsView {
        title: say.title().to_owned(),
        subtitle: say.subtitle().to_owned(),
        boards: Choices {
            heading: say.boards().to_owned(),
            choices: Geometry::NAMED.into_iter().map(board).collect(),
        },
        seats: Choices {
            heading: say.players().to_owned(),
            choices: vec![
                seat(Player::White, Who::Person),
                seat(Player::Black, Who::Computer(Opponent::Level(Level::Normal))),
            ],
        },
        players: Choices {
            heading: String::new(),
            choices: Who::all().map(player).collect(),
        },
        controls: Choices {
            heading: say.clocks().to_owned(),
            choices: CONTROLS.map(control).into(),
        },
        buttons: vec![
            Item {
                detail: say.sets_aside().to_owned(),
                ..Item::new(Target::Play, say.play())
            },
            Item {
                detail: format!(
                    "{} · {} · {}",
                    say.board(Geometry::MEDIUM),
                    say.level(Level::Hard),
                    say.turn(12)
                ),
                emphasised: true,
                ..Item::new(Target::Continue, say.go_on())
            },
        ],
    })))
}

/// The menu over a game.
#[must_use]
pub fn menu(say: Language) -> Scene {
    Scene {
        menu: Some(vec![
            Item::new(Target::Resume, say.resume()),
            Item::new(Target::NewGame, say.new_game()),
            Item::new(Target::Flip, say.flip()),
            Item::new(Target::Options, say.settings()),
            Item::new(Target::Keys, say.keys()),
            Item::new(Target::Quit, say.quit()),
        ]),
        hovered: Some(Target::NewGame),
        ..steps(say)
    }
}

/// The menu over the settings.
#[must_use]
pub fn settings_menu(say: Language) -> Scene {
    let items = [
        Item::new(Target::Resume, say.close()),
        Item::new(Target::Command(Command::SetUp), say.set_up()),
        Item::new(Target::Command(Command::Games), say.kept_games()),
        Item::new(Target::Command(Command::Records), say.records()),
        Item::new(Target::Options, say.settings()),
        Item::new(Target::Keys, say.keys()),
        Item::new(Target::Quit, say.quit()),
    ];
    Scene {
        menu: Some(items.into()),
        ..settings(say)
    }
}
