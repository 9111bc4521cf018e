//! How the program starts: on a file, after it was shut, and beside another window.

use std::fs;
use std::path::Path;

use amazons_core::Player;
use amazons_store::{Seat, Settings, Store};
use amazons_window::app::Key;
use amazons_window::scene::Target;

use crate::display::Display;
use crate::session::{Session, pick};

const HOME: u32 = 0xff50;
const LEFT: u32 = 0xff51;
const END: u32 = 0xff57;

/// A game of two turns on the smallest board with a name.
const GAME: &str = "(;FF[4]GM[18]SZ[6]PW[Ada]PB[Grace]AW[bf][ef][ae][fe]AB[ba][ea][ab][fb]PL[W];\
                    W[bfbcde];B[eaedec])";

/// Writes a file, and answers its name with the folder.
fn file(folder: &Path, name: &str, content: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, content).expect("written");
    path.into_os_string().into_string().expect("a plain name")
}

#[test]
fn a_game_and_a_position_are_opened_by_path() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let game = file(directory.path(), "game.sgf", GAME);
    let mut session = Session::start_judging(&display, directory.path(), &[&game]);
    session.expect_board();
    for (keysym, key) in [(HOME, Key::Home), (END, Key::End), (LEFT, Key::Left)] {
        session.key_for_board(keysym, key);
    }
    session.close();

    let text = "1q2q1/q4q/2*3/3*2/Q4Q/1Q2Q1 b - - 4 3\n";
    let position = file(directory.path(), "position.txt", text);
    let mut session = Session::start_judging(&display, directory.path(), &[&position]);
    session.expect_board();
    let position = session.board().position;
    let from = pick(position.amazons(position.to_move()), 0);
    session.click_fast(&[Target::Square(from)]);
    session.expect_board();
    let to = pick(session.board().steps, 1);
    session.click_fast(&[Target::Square(to)]);
    session.expect_board();
    let arrow = pick(session.board().shots, 2);
    session.click_fast(&[Target::Square(arrow)]);
    session.expect_board();
    assert_ne!(session.board().position, position, "a turn was played");
    session.close();
    // What is looked at is nobody's game.
    let store = Store::open(directory.path()).expect("a store");
    assert_eq!(store.load_game().expect("readable"), None);
}

#[test]
fn a_file_that_is_no_game_is_told_of_and_the_window_goes_on() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let folder = directory.path().display();
    let broken = file(directory.path(), "broken.sgf", "(;GM[18]\n ;W");
    let missing = directory.path().join("missing.sgf");
    let missing = missing.to_str().expect("a plain name");
    let syntax = "line 2, column 4: expected [ and a value, but the text ends";
    for (path, name, why) in [
        (broken.as_str(), "broken.sgf", syntax),
        (missing, "missing.sgf", "it is not there"),
    ] {
        let told = format!("This file cannot be opened.\nIt is {name} in {folder} ({why}).");
        let options = ["--board", "quick", "--level", "easy", "--seed", "2", path];
        let mut session = Session::start_telling(&display, directory.path(), &options, &[&told]);
        session.expect_settings();
        session.click(Target::Play);
        session.play_a_turn(0);
        session.expect_kept(2);
        session.close();
    }
    let content = fs::read_to_string(&broken).expect("still there");
    assert_eq!(content, "(;GM[18]\n ;W");
}

#[test]
fn shut_while_the_computer_thinks_the_game_goes_on_where_it_was() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let store = Store::open(directory.path()).expect("a store");
    let settings = Settings {
        white: Some(Seat::Person),
        black: Some(Seat::Computer("Master 3600 s".to_owned())),
        ..Settings::default()
    };
    store.save_settings(&settings).expect("saved");
    drop(store);
    let mut session = Session::start(&display, directory.path(), &["--board", "medium"]);
    session.click(Target::Play);
    session.play_a_turn_unseen(1);
    session.expect_board();
    session.expect_kept(1);
    session.close();

    let mut session = Session::start(&display, directory.path(), &[]);
    session.expect_settings();
    session.click_fast(&[Target::Continue]);
    session.expect_board();
    assert_eq!(session.board().position.to_move(), Player::Black);
    session.expect_kept(1);
    session.close();
}

#[test]
fn the_last_size_is_kept_however_soon_the_window_is_shut() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    for (width, height) in [(700, 620), (820, 540)] {
        let mut session = Session::start(&display, directory.path(), &[]);
        session.resize_fast(&[(width, height)]);
        session.close();
        let settings = Settings::glance(directory.path());
        let size = settings.window.expect("a size is kept");
        let expected = (u32::from(width), u32::from(height));
        assert_eq!((size.width, size.height), expected);
    }
}

#[test]
fn a_second_window_says_so_and_nothing_is_lost() {
    let Some(display) = Display::open() else {
        return;
    };
    let directory = tempfile::tempdir().expect("a directory");
    let options = ["--board", "quick", "--level", "easy", "--seed", "7"];
    let mut first = Session::start(&display, directory.path(), &options);
    first.click(Target::Play);
    first.play_a_turn(0);
    first.expect_kept(2);

    let told = "Another Amazons window is open and keeps the games. Those of this one are neither saved nor counted.";
    let mut second = Session::start_telling(&display, directory.path(), &options, &[told]);
    second.expect_settings();
    second.click(Target::Play);
    for turn in 0..2 {
        second.play_a_turn(turn + 3);
    }
    second.close();

    first.play_a_turn(1);
    first.expect_kept(4);
    first.close();
    let mut again = Session::start(&display, directory.path(), &[]);
    again.click(Target::Continue);
    again.play_a_turn(2);
    again.expect_kept(6);
    again.close();
}
