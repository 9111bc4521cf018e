//! The real program in a real window on a display of its own, played by mouse alone.
//!
//! Beside the window a second app, the mirror, is given the same inputs: what the window shows has to
//! become, pixel by pixel, what the mirror says, and the disk has to hold the mirror's game. Where
//! there is no `Xvfb` the tests say so and pass, except where `CI` is set and not empty.

mod display;
mod mirror;
mod session;
mod starting;

use std::fs;
use std::process::{Command, Stdio};

use amazons_core::{Geometry, Player};
use amazons_store::{Seat, Settings, Store};
use amazons_window::app::Key;
use amazons_window::language::Language;
use amazons_window::scene::{Resize, Switch, Target};

use display::Display;
use session::{Session, pick};

#[test]
fn a_game_is_played_left_killed_and_continued() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let options = ["--board", "medium", "--level", "hard", "--seed", "3"];
    let mut session = Session::start(&display, directory.path(), &options);
    session.expect_settings();
    session.click(Target::Play);
    for turn in 0..3 {
        session.play_a_turn(turn);
    }
    // A step is taken back, and half a turn is not kept.
    session.begin_a_turn(3);
    session.click(Target::Back);
    session.begin_a_turn(3);
    session.expect_kept(6);
    session.close();

    let mut session = Session::start(&display, directory.path(), &[]);
    session.expect_settings();
    session.click(Target::Continue);
    session.play_a_turn(3);
    session.expect_kept(8);
    session.kill();

    let mut session = Session::start(&display, directory.path(), &[]);
    session.click(Target::Continue);
    session.play_a_turn(4);
    session.expect_kept(10);
    session.close();
}

#[test]
fn a_small_game_is_played_to_its_end() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let options = ["--board", "quick", "--level", "easy", "--seed", "11"];
    let mut session = Session::start(&display, directory.path(), &options);
    session.click(Target::Play);
    let mut turn = 0;
    while !session.is_over() {
        session.play_a_turn(turn);
        turn += 1;
    }
    let won = session.winner() == Some(Player::White);
    session.close();
    let store = Store::open(directory.path()).expect("a store");
    assert_eq!(store.load_game().expect("readable"), None);
    let statistics = store.load_statistics().expect("readable");
    let record = statistics.record(Geometry::QUICK, "Easy");
    assert_eq!((record.games(), record.wins == 1), (1, won));
}

#[test]
fn the_menu_changes_colours_and_quits() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let mut session = Session::start(&display, directory.path(), &["--seed", "1"]);
    session.click(Target::MenuButton);
    session.click(Target::Options);
    session.click(Target::Switch(Switch::Dark));
    session.click(Target::Language(Language::German));
    session.click(Target::Resize(Resize::Larger));
    session.click(Target::MenuButton);
    session.click(Target::Play);
    session.click(Target::MenuButton);
    session.quit_by(Target::Quit);
    let store = Store::open(directory.path()).expect("a store");
    let settings = store.load_settings().expect("readable");
    assert_eq!(settings.theme, "Dark");
    assert_eq!(settings.language.as_deref(), Some("de"));
    assert_eq!(settings.scale, 110);
}

#[test]
fn the_window_behaves_like_a_window() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let mut session = Session::start(&display, directory.path(), &[]);
    assert_eq!(
        session.described(),
        ("amazons".to_owned(), Some((360, 420)))
    );
    assert_eq!(session.size(), (960, 700));
    session.expose_while_stopped(1100, 780);
    session.close();
}

#[test]
fn a_game_is_played_by_keyboard_alone() {
    const ENTER: u32 = 0xff0d;
    const TAB: u32 = 0xff09;
    const UP: u32 = 0xff52;
    const ESCAPE: u32 = 0xff1b;
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let options = ["--board", "quick", "--level", "easy", "--seed", "5"];
    let mut session = Session::start(&display, directory.path(), &options);
    session.key(ENTER, Key::Enter);
    // A step with the cursor, and back again.
    session.key(TAB, Key::Tab);
    session.key(ENTER, Key::Enter);
    session.key(UP, Key::Up);
    session.key(ENTER, Key::Enter);
    session.key(ESCAPE, Key::Escape);
    session.key(ESCAPE, Key::Escape);
    session.key(ESCAPE, Key::Escape);
    let mut turn = 0;
    while !session.is_over() {
        let moves = session.board().position.moves();
        let text = moves[turn * 13 % moves.len()].to_string();
        session.type_text(&text);
        turn += 1;
    }
    session.key(ENTER, Key::Enter);
    assert!(!session.is_over(), "Enter plays again");
    session.close();
}

#[test]
fn a_game_is_played_by_drag_alone() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let options = ["--board", "quick", "--level", "easy", "--seed", "6"];
    let mut session = Session::start(&display, directory.path(), &options);
    session.click(Target::Play);
    let mut turn = 0;
    while !session.is_over() {
        let board = session.board();
        let free = board.position.amazons(board.bottom) & !board.stuck;
        let from = pick(free, turn);
        let to = pick(board.position.targets(from), turn * 7);
        session.drag(Target::Square(from), Target::Square(to));
        // Where it came from an arrow is dragged to take the step back.
        let shots = session.board().shots.without(from);
        if shots.is_empty() {
            session.click(Target::Square(from));
        } else {
            let arrow = pick(shots, turn * 5);
            session.drag(Target::Square(to), Target::Square(arrow));
        }
        turn += 1;
    }
    session.close();
}

#[test]
fn no_click_is_lost_however_fast() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    // The computer thinks all the time, and never comes to an end.
    let endless = Some(Seat::Computer("Master 3600 s".to_owned()));
    let store = Store::open(directory.path()).expect("a store");
    let settings = Settings {
        white: endless.clone(),
        black: endless,
        ..Settings::default()
    };
    store.save_settings(&settings).expect("saved");
    drop(store);
    let mut session = Session::start(&display, directory.path(), &[]);
    session.click_fast(&[Target::Play]);
    session.expect_part(Target::Pace);
    for round in 0..30 {
        // The pace goes round in threes and the pause in twos, so that a click lost leaves a mark.
        let clicks: Vec<Target> = (0..10)
            .map(|click| match (click + round) % 3 {
                0 => Target::Pause,
                _ => Target::Pace,
            })
            .collect();
        session.click_fast(&clicks);
        session.expect_part(Target::Pace);
        session.expect_part(Target::Pause);
    }
    session.close();
}

#[test]
fn no_size_breaks_the_window() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let options = ["--board", "classic", "--level", "easy", "--seed", "8"];
    let mut session = Session::start(&display, directory.path(), &options);
    session.click(Target::Play);
    let mut state: u32 = 12_345;
    let mut random = |below: u16| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) as u16 % below
    };
    for turn in 0..10 {
        let mut sizes: Vec<(u16, u16)> = (0..19)
            .map(|_| (1 + random(2560), 1 + random(1600)))
            .collect();
        sizes.push((700 + random(300), 600 + random(300)));
        sizes[0] = (1, 1);
        // While an amazon glides, or the computer's turn is shown.
        session.play_a_turn_unseen(turn);
        session.resize_fast(&sizes);
    }
    session.expect_kept(20);
    session.close();
}

#[test]
fn without_a_display_it_says_so_and_touches_nothing() {
    let directory = tempfile::tempdir().expect("a directory");
    let damaged = directory.path().join("game.json");
    fs::write(&damaged, "{").expect("written");
    let output = Command::new(env!("CARGO_BIN_EXE_amazons"))
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("XDG_RUNTIME_DIR")
        .arg("--data-dir")
        .arg(directory.path())
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(
        told.starts_with("amazons: cannot open a window: "),
        "{told}"
    );
    assert_eq!(told.lines().count(), 1, "{told}");
    // What would be set aside is told in the window, so it has to wait for one.
    assert_eq!(fs::read_to_string(&damaged).expect("still there"), "{");
    assert_eq!(fs::read_dir(directory.path()).expect("readable").count(), 1);
}
