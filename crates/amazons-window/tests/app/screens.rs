//! Menu, settings, notices, and from one game to the next.

use amazons_core::{Geometry, Player};
use amazons_window::app::{Input, Start};
use amazons_window::scene::{Target, Theme};

use crate::desk::{Desk, saved, square, start};

#[test]
fn the_menu_opens_shuts_and_swallows_taps() {
    let mut desk = Desk::playing();
    let mut check = |target: Option<Target>, open: bool| {
        desk.give(Input::Pressed(target));
        assert_eq!(desk.scene().menu.is_some(), open, "{target:?}");
        assert_eq!(desk.hand(), "none", "{target:?}");
    };
    check(Some(Target::MenuButton), true);
    check(Some(Target::MenuButton), false);
    check(Some(Target::MenuButton), true);
    check(Some(Target::Ground), true);
    check(Some(Target::Resume), false);
    check(Some(Target::MenuButton), true);
    // Beside the menu: on the board, on nothing.
    check(Some(Target::Square(square("b1"))), false);
    check(Some(Target::MenuButton), true);
    check(None, false);
}

#[test]
fn the_menu_names_the_theme_that_it_changes_to() {
    let mut desk = Desk::playing();
    let label = |desk: &mut Desk| {
        desk.press(Target::MenuButton);
        let menu = desk.scene().menu.expect("open");
        let labels: Vec<String> = menu.into_iter().map(|item| item.label).collect();
        labels.join(", ")
    };
    assert_eq!(label(&mut desk), "Resume, New game, Dark theme, Quit");
    desk.press(Target::Theme(Theme::Dark));
    assert_eq!(desk.scene().theme, Theme::Dark);
    assert_eq!(desk.asked(), "settings 6x6 Easy Dark");
    assert_eq!(label(&mut desk), "Resume, New game, Light theme, Quit");
}

#[test]
fn a_left_game_is_offered_until_another_begins() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.answer("b6-b5/e2");
    desk.tap("e1 c1");
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    let offered = |desk: &Desk| desk.settings().buttons.last().cloned();
    let button = offered(&desk).expect("two buttons");
    assert_eq!(button.target, Target::Continue);
    assert_eq!(button.detail, "Quick · Easy · turn 3");
    desk.press(Target::Level(amazons_ai::Level::Hard));
    assert_eq!(offered(&desk), Some(button), "until PLAY");

    desk.press(Target::Continue);
    assert_eq!(desk.hand(), "none", "a step without arrow is forgotten");
    assert_eq!(desk.game().names.black, "Easy");
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    desk.press(Target::Play);
    assert_eq!(desk.game().names.black, "Hard");
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    let detail = offered(&desk).expect("two buttons").detail;
    assert_eq!(detail, "Quick · Hard · turn 1");
}

#[test]
fn a_game_that_cannot_go_on_is_not_offered() {
    let unknown = saved(Geometry::QUICK, "Divine", Player::White, &[]);
    let desk = Desk::new(Start {
        saved: Some(unknown),
        notices: vec!["First.".into()],
        ..start()
    });
    assert_eq!(desk.settings().buttons.len(), 1);
    assert_eq!(desk.scene().notice, Some("First.".into()));
    let mut desk = desk;
    desk.press(Target::Ground);
    let notice = desk.scene().notice.expect("the second");
    assert!(notice.contains("\"Divine\""), "{notice}");
}

#[test]
fn settings_are_kept_and_the_command_line_is_not() {
    let mut desk = Desk::new(Start {
        board: Some(Geometry::CLASSIC),
        level: Some(amazons_ai::Level::Crazy),
        ..start()
    });
    let chosen = |desk: &Desk| {
        let view = desk.settings();
        let choices = view.boards.choices.into_iter().chain(view.levels.choices);
        let chosen = choices.filter(|item| item.emphasised);
        chosen.map(|item| item.label).collect::<Vec<_>>()
    };
    assert_eq!(chosen(&desk), ["Classic", "Crazy"]);
    desk.press(Target::Level(amazons_ai::Level::Hard));
    assert_eq!(chosen(&desk), ["Classic", "Hard"]);
    assert_eq!(desk.asked(), "settings 6x6 Hard Light");
    desk.press(Target::Board(Geometry::MEDIUM));
    assert_eq!(desk.asked(), "settings 8x8 Hard Light");
    desk.press(Target::Play);
    assert_eq!(desk.board().position.geometry(), Geometry::MEDIUM);
    assert_eq!(desk.game().names.black, "Hard");
}

#[test]
fn settings_that_mean_nothing_are_replaced() {
    let mut strange = start();
    strange.settings.board = Geometry::new(2, 2).expect("a board");
    strange.settings.level = "?".into();
    strange.settings.theme = "?".into();
    let mut desk = Desk::new(strange);
    assert_eq!(desk.scene().theme, Theme::Light);
    desk.press(Target::Play);
    assert_eq!(desk.board().position.geometry(), Geometry::QUICK);
    assert_eq!(desk.game().names.black, "Normal");
}

#[test]
fn each_new_game_has_its_own_seed_and_id() {
    let mut desk = Desk::new(start());
    let mut drawn = Vec::new();
    for _ in 0..2 {
        desk.press(Target::Play);
        drawn.extend(desk.effects.drain(..).map(|effect| match effect {
            amazons_window::app::Effect::Save(saved) => (saved.seed, saved.id.to_string()),
            other => panic!("{other:?}"),
        }));
        desk.press(Target::MenuButton);
        desk.press(Target::NewGame);
    }
    assert_eq!(
        drawn,
        [
            (1, "0000000000000001".to_owned()),
            (2, "0000000000000002".to_owned())
        ]
    );
}

#[test]
fn buttons_of_another_screen_do_nothing() {
    let mut desk = Desk::playing();
    for target in [
        Target::Play,
        Target::Continue,
        Target::Rematch,
        Target::NewGame,
        Target::Board(Geometry::CLASSIC),
        Target::Level(amazons_ai::Level::Crazy),
        Target::Quit,
        Target::Theme(Theme::Dark),
    ] {
        let before = desk.text();
        desk.press(target);
        assert_eq!(desk.asked(), "", "{target:?}");
        assert_eq!(desk.text(), before, "{target:?}");
    }
    let mut desk = Desk::new(start());
    desk.tap("b1");
    desk.press(Target::Back);
    desk.press(Target::Continue);
    desk.settings();
    assert_eq!(desk.asked(), "");
}

#[test]
fn the_same_notice_is_not_piled_up() {
    let mut desk = Desk::playing();
    for text in ["No space left.", "Other.", "No space left."] {
        desk.give(Input::Notice(text.into()));
    }
    let mut seen = Vec::new();
    while let Some(notice) = desk.scene().notice {
        seen.push(notice);
        desk.press(Target::Ground);
    }
    assert_eq!(seen, ["No space left.", "Other."]);
}
