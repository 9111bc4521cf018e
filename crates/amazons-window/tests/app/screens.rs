//! Menu, settings, notices, and from one game to the next.

use amazons_ai::Level;
use amazons_core::{Geometry, Player};
use amazons_window::app::{Input, Start};
use amazons_window::language::Language;
use amazons_window::scene::{Resize, Switch, Target, Theme};

use crate::desk::{Desk, level, saved, square, start};

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
fn the_menu_of_a_game() {
    let mut desk = Desk::playing();
    let label = |desk: &mut Desk| {
        desk.press(Target::MenuButton);
        let menu = desk.scene().menu.expect("open");
        let labels: Vec<String> = menu.into_iter().map(|item| item.label).collect();
        labels.join(", ")
    };
    assert_eq!(
        label(&mut desk),
        "Resume, New game, Turn the board, Hint, Analyse, \
         Set up a board, Settings, Keys, Quit"
    );
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
    desk.press(level(Level::Hard));
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
        ..start()
    });
    assert_eq!(desk.settings().buttons.len(), 1);
}

#[test]
fn play_says_that_it_sets_a_game_aside() {
    let mut desk = Desk::playing();
    let detail = |desk: &Desk| desk.settings().buttons[0].detail.clone();
    assert_eq!(detail(&Desk::new(start())), "");
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    assert_eq!(desk.settings().buttons[0].target, Target::Play);
    assert_eq!(detail(&desk), "sets the old game aside");
}

#[test]
fn a_left_game_that_will_not_be_counted_says_so() {
    let board = Geometry::new(5, 4).expect("a board");
    let desk = Desk::new(Start {
        saved: Some(saved(board, "Hard", Player::White, &[])),
        ..start()
    });
    let detail = &desk.settings().buttons[1].detail;
    assert_eq!(detail, "5 × 4 · Hard · turn 1 · not counted");
}

#[test]
fn settings_are_kept_and_the_command_line_is_not() {
    let mut desk = Desk::new(Start {
        board: Some(Geometry::CLASSIC),
        opponent: Some(Level::Crazy.into()),
        ..start()
    });
    let chosen = |desk: &Desk| {
        let view = desk.settings();
        let choices = view.boards.choices.into_iter().chain(view.players.choices);
        let chosen = choices.filter(|item| item.emphasised);
        chosen.map(|item| item.label).collect::<Vec<_>>()
    };
    assert_eq!(chosen(&desk), ["Classic", "Crazy"]);
    desk.press(level(Level::Hard));
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
        level(Level::Crazy),
        Target::Quit,
        Target::Options,
        Target::Switch(Switch::Dark),
        Target::Language(Language::German),
        Target::Resize(Resize::Larger),
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
fn a_notice_that_does_not_hold_any_more_is_withdrawn() {
    let mut desk = Desk::playing();
    for text in ["Not saved.", "Other."] {
        desk.give(Input::Notice(text.into()));
    }
    desk.give(Input::Mended("Not saved.".into()));
    let shown = desk.scene().notice;
    assert_eq!(shown.as_deref(), Some("Other.\ntap to close"));
    desk.give(Input::Mended("Other.".into()));
    assert_eq!(desk.scene().notice, None);
}

#[test]
fn notices_are_told_one_by_one_and_the_same_one_once() {
    let mut desk = Desk::playing();
    for text in ["No space left.", "Other.", "No space left.", "Third."] {
        desk.give(Input::Notice(text.into()));
    }
    let mut seen = Vec::new();
    while let Some(notice) = desk.scene().notice {
        seen.push(notice);
        desk.press(Target::Ground);
        desk.wait(400);
        if seen.len() == 2 {
            desk.give(Input::Notice("Late.".into()));
        }
    }
    desk.give(Input::Notice("Alone.".into()));
    seen.extend(desk.scene().notice);
    assert_eq!(
        seen,
        [
            "No space left.\n1 of 3 · tap to close",
            "Other.\n2 of 3 · tap to close",
            "Third.\n3 of 4 · tap to close",
            "Late.\n4 of 4 · tap to close",
            "Alone.\ntap to close"
        ]
    );
}

#[test]
fn the_second_press_of_a_double_click_on_a_notice_does_nothing() {
    let mut desk = Desk::new(Start {
        notices: vec!["One.".into(), "Two.".into()],
        ..start()
    });
    let mut check = |target: Target, after: u64, shown: &str, asked: &str| {
        desk.wait(after);
        desk.press(target);
        let notice = desk.scene().notice.unwrap_or_default();
        assert!(notice.starts_with(shown), "{target:?}: {notice}");
        assert_eq!(desk.asked(), asked, "{target:?}");
    };
    check(Target::Ground, 0, "Two.", "");
    check(Target::Ground, 200, "Two.", "");
    check(Target::Play, 199, "Two.", "");
    check(Target::Ground, 1, "", "");
    check(Target::Play, 399, "", "");
    check(Target::Play, 1, "", "save 0");
}
