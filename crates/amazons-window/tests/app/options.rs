//! The list of settings: what it changes, that it is kept, and what is heard.

use std::time::Duration;

use amazons_store::{Settings, Store, WindowSize};
use amazons_window::app::{App, Input, Key, Start};
use amazons_window::language::Language;
use amazons_window::scene::{
    BoardLook, Control, Coordinates, Resize, Squares, Switch, Target, Theme,
};

use crate::desk::{Desk, start};

/// Opens the list over whatever is on the screen.
fn open(desk: &mut Desk) {
    desk.press(Target::MenuButton);
    desk.press(Target::Options);
    assert!(desk.scene().options.is_some());
}

#[test]
fn the_list_of_settings() {
    let mut desk = Desk::new(start());
    open(&mut desk);
    insta::assert_snapshot!("settings", desk.text());
    desk.press(Target::Language(Language::German));
    insta::assert_snapshot!("settings_in_german", desk.text());
}

#[test]
fn everything_that_is_changed_is_kept() {
    let directory = tempfile::tempdir().expect("a directory");
    let mut desk = Desk::playing();
    desk.store = Some(Store::open(directory.path()).expect("a store"));
    open(&mut desk);
    let kept = |desk: &Desk| {
        let store = desk.store.as_ref().expect("it has one");
        store.load_settings().expect("readable")
    };
    let mut expected = kept(&desk);
    expected.level = "Easy".into();
    let mut check = |target: Target, change: &dyn Fn(&mut Settings)| {
        desk.press(target);
        change(&mut expected);
        assert_eq!(kept(&desk), expected, "{target:?}");
        assert!(desk.scene().options.is_some(), "stays open");
    };
    check(Target::Switch(Switch::Dark), &|it| it.theme = "Dark".into());
    check(Target::Switch(Switch::OneColour), &|it| {
        it.one_colour = true;
    });
    check(Target::Switch(Switch::Coordinates), &|it| {
        it.coordinates = false;
    });
    check(Target::Switch(Switch::Motion), &|it| {
        it.reduced_motion = true;
    });
    check(Target::Switch(Switch::Territory), &|it| it.territory = true);
    check(Target::Switch(Switch::Overlay), &|it| it.overlay = true);
    check(Target::Switch(Switch::Evaluation), &|it| {
        it.evaluation = true;
    });
    check(Target::Language(Language::German), &|it| {
        it.language = Some("de".into());
    });
    check(Target::Resize(Resize::Larger), &|it| it.scale = 110);
    check(Target::Resize(Resize::Larger), &|it| it.scale = 121);
    check(Target::Resize(Resize::Smaller), &|it| it.scale = 110);
    check(Target::Resize(Resize::Usual), &|it| it.scale = 100);
    // And once more for those that are on and off.
    check(Target::Switch(Switch::Dark), &|it| {
        it.theme = "Light".into();
    });
    check(Target::Switch(Switch::OneColour), &|it| {
        it.one_colour = false;
    });

    // Started again, it is as it was left.
    let app = App::new(Start {
        settings: expected.clone(),
        ..start()
    });
    let scene = app.scene(Duration::ZERO);
    assert_eq!((scene.theme, app.scale()), (Theme::Light, 1.0));
    assert!(desk.scene().menu.is_none());
}

#[test]
fn what_is_switched_is_seen() {
    let mut desk = Desk::playing();
    assert_eq!(desk.board().look, BoardLook::default());
    open(&mut desk);
    desk.press(Target::Switch(Switch::OneColour));
    desk.press(Target::Switch(Switch::Coordinates));
    let plain = BoardLook {
        squares: Squares::OneColour,
        coordinates: Coordinates::Hidden,
    };
    assert_eq!(desk.board().look, plain);
    desk.press(Target::Switch(Switch::Dark));
    assert_eq!(desk.scene().theme, Theme::Dark);
    assert_eq!(desk.game().names.white, "You");
    desk.press(Target::Language(Language::German));
    assert_eq!(desk.game().names.white, "Du");
    desk.give(Input::Key(Key::Escape));
    assert!(desk.scene().options.is_none());
    desk.tap("b1 b4");
    assert!(desk.board().glide.is_some());
    open(&mut desk);
    desk.press(Target::Switch(Switch::Motion));
    desk.press(Target::MenuButton);
    desk.press(Target::Back);
    desk.tap("b4");
    assert!(desk.board().glide.is_none());
}

#[test]
fn the_machines_language_is_spoken_until_another_is_chosen() {
    let check = |kept: Option<&str>, locale: Language, expected: &str| {
        let settings = Settings {
            language: kept.map(str::to_owned),
            ..Settings::default()
        };
        let desk = Desk::new(Start {
            settings,
            locale,
            ..start()
        });
        assert_eq!(desk.settings().title, expected, "{kept:?}, {locale:?}");
    };
    check(None, Language::English, "Amazons");
    check(None, Language::German, "Amazonen");
    check(Some("de"), Language::English, "Amazonen");
    check(Some("en"), Language::German, "Amazons");
    check(Some("tlh"), Language::German, "Amazonen");
}

#[test]
fn what_would_change_no_size_is_dim() {
    for (scale, expected) in [
        (0.5, [false, true, true]),
        (1.0, [true; 3]),
        (4.0, [true, true, false]),
    ] {
        let mut desk = Desk::new(Start {
            scale: Some(scale),
            ..start()
        });
        desk.press(Target::MenuButton);
        desk.press(Target::Options);
        let options = desk.scene().options.expect("the settings are open");
        let Some(Control::Buttons(sizes)) = options.rows.last().map(|row| &row.control) else {
            panic!("the last row is the size");
        };
        let enabled: Vec<bool> = sizes.iter().map(|item| item.enabled).collect();
        assert_eq!(enabled, expected, "{scale}");
    }
}

#[test]
fn the_scale_keeps_within_bounds_and_the_command_line_is_not_kept() {
    let mut desk = Desk::new(Start {
        scale: Some(2.0),
        ..start()
    });
    assert_eq!(desk.app.scale(), 2.0);
    assert_eq!(desk.asked(), "");
    for (resize, expected) in [
        (Resize::Larger, 4.0),
        (Resize::Smaller, 0.5),
        (Resize::Usual, 1.0),
    ] {
        for _ in 0..40 {
            desk.give(Input::Resize(resize));
        }
        assert_eq!(desk.app.scale(), expected);
    }
    let strange = Settings {
        scale: 9_999,
        ..Settings::default()
    };
    let desk = Desk::new(Start {
        settings: strange,
        ..start()
    });
    assert_eq!(desk.app.scale(), 4.0);
}

#[test]
fn the_windows_size_is_kept_once() {
    let mut desk = Desk::playing();
    let size = WindowSize {
        width: 1000,
        height: 800,
    };
    desk.give(Input::WindowSize(size));
    assert_eq!(desk.asked(), "settings 6x6 Easy Light");
    desk.give(Input::WindowSize(size));
    assert_eq!(desk.asked(), "");
}

#[test]
fn the_keys_go_through_the_list() {
    let mut desk = Desk::new(start());
    open(&mut desk);
    desk.give(Input::Key(Key::Tab));
    assert_eq!(desk.scene().focused, Some(Target::Switch(Switch::Dark)));
    desk.give(Input::Key(Key::Enter));
    assert_eq!(desk.scene().theme, Theme::Dark);
    desk.give(Input::Key(Key::Down));
    desk.give(Input::Key(Key::Enter));
    assert_eq!(
        desk.scene().focused,
        Some(Target::Switch(Switch::OneColour))
    );
    desk.give(Input::Key(Key::Escape));
    assert!(desk.scene().options.is_none());
}

#[cfg(all(feature = "sound", unix))]
#[test]
fn moves_and_ends_are_heard_as_they_are_seen() {
    let mut desk = Desk::playing();
    desk.tap("b1");
    assert_eq!(desk.heard(), "");
    desk.tap("b4");
    assert_eq!(desk.heard(), "Move 200", "as the amazon arrives");
    desk.wait(1000);
    desk.tap("d2");
    assert_eq!(desk.heard(), "Arrow 0", "as the arrow leaves");
    desk.wait(1000);
    desk.answer("a5-b5/d3");
    assert_eq!(desk.heard(), "Move 200, Arrow 200");
}

#[cfg(all(feature = "sound", unix))]
#[test]
fn the_end_is_heard_behind_the_last_arrow() {
    let mut desk = crate::ending::before_the_end();
    desk.tap("d1 c1 b1");
    desk.answer("a6-b6/a6");
    desk.heard();
    desk.tap("c1 d1 c1");
    assert_eq!(desk.heard(), "Move 200, Arrow 0, End 440");
}

#[cfg(all(feature = "sound", unix))]
#[test]
fn m_switches_sound_off_and_on() {
    let mut desk = Desk::playing();
    let sign = |desk: &Desk| desk.scene().sign.map(|sign| sign.label);
    assert_eq!(sign(&desk), None);
    desk.give(Input::Key(Key::Char('m')));
    assert_eq!(sign(&desk).as_deref(), Some("Sound off"));
    assert!(desk.app.next_redraw(desk.now).is_some(), "and not for ever");
    desk.wait(1499);
    assert_eq!(sign(&desk).as_deref(), Some("Sound off"));
    desk.wait(1);
    assert_eq!(sign(&desk), None);
    assert_eq!(desk.app.next_redraw(desk.now), None);
    desk.tap("b1 b4");
    assert_eq!(desk.heard(), "", "muted");
    desk.give(Input::Key(Key::Char('M')));
    assert_eq!(sign(&desk).as_deref(), Some("Sound on"));
    assert_eq!(desk.heard(), "Move 0", "so that one hears it is on");
    // Nothing else was done by it, and the settings say the same.
    assert_eq!(desk.hand(), "b1-b4");
    open(&mut desk);
    desk.press(Target::Switch(Switch::Sound));
    desk.give(Input::Key(Key::Escape));
    desk.tap("d2");
    assert_eq!(desk.heard(), "");
}
