//! The settings screen.

use amazons_core::{Geometry, Player};
use amazons_store::TimeControl;

use super::main_item;
use crate::app::App;
use crate::app::choice::CONTROLS;
use crate::scene::{Choices, Item, SettingsView, Target};
use crate::who::Who;

pub(super) fn settings(app: &App) -> SettingsView {
    let say = app.language;
    let go_on = app.table.as_ref().map(|table| {
        let names = app.names(table);
        Item {
            detail: say.left_game(&table.saved, &names),
            ..main_item(Target::Continue, say.go_on())
        }
    });
    let play = Item {
        emphasised: go_on.is_none(),
        detail: match go_on {
            Some(_) => say.sets_aside().to_owned(),
            None => String::new(),
        },
        ..main_item(Target::Play, say.play())
    };
    SettingsView {
        title: say.title().to_owned(),
        subtitle: say.subtitle().to_owned(),
        boards: Choices {
            heading: say.boards().to_owned(),
            choices: boards(app),
        },
        seats: Choices {
            heading: say.players().to_owned(),
            choices: seats(app),
        },
        players: Choices {
            heading: String::new(),
            choices: players(app),
        },
        controls: Choices {
            heading: say.clocks().to_owned(),
            choices: controls(app),
        },
        buttons: [Some(play), go_on].into_iter().flatten().collect(),
    }
}

fn boards(app: &App) -> Vec<Item> {
    let (say, chosen) = (app.language, app.choice.board);
    // A board without a name can be asked for on the command line; then it is a choice as well.
    let unnamed = Some(chosen).filter(|board| board.name().is_none());
    let board = |board| Item {
        detail: say.board_detail(board),
        emphasised: board == chosen,
        ..Item::new(Target::Board(board), &say.board(board))
    };
    Geometry::NAMED
        .into_iter()
        .chain(unnamed)
        .map(board)
        .collect()
}

fn seats(app: &App) -> Vec<Item> {
    let say = app.language;
    let seat = |player| {
        let who = app.choice.who[player];
        Item {
            detail: say.seat_detail(player, who),
            emphasised: player == app.choice.seat,
            ..Item::new(Target::Seat(player), &say.sitter(who))
        }
    };
    Player::ALL.map(seat).into()
}

fn players(app: &App) -> Vec<Item> {
    let say = app.language;
    let chosen = app.choice.who[app.choice.seat];
    let player = |who| Item {
        emphasised: who == chosen,
        ..Item::new(Target::Sit(who), &say.sitter(who))
    };
    Who::all().map(player).collect()
}

fn controls(app: &App) -> Vec<Item> {
    let say = app.language;
    let chosen = app.choice.control;
    let kept = Some(chosen).filter(|chosen| !CONTROLS.contains(chosen));
    // Nobody plays against a clock where the computer plays itself.
    let runs = app.choice.clocks();
    let control = |control: Option<TimeControl>| Item {
        emphasised: control == runs,
        enabled: control.is_none() || app.choice.is_played(),
        ..Item::new(Target::Control(control), &say.control(control))
    };
    CONTROLS.into_iter().chain(kept).map(control).collect()
}
