//! A game that is left unfinished when another takes its place.

use amazons_core::{ByPlayer, Geometry, Player};
use amazons_store::GameId;
use amazons_window::app::{Effect, Input, Key};
use amazons_window::opened::Opened;
use amazons_window::scene::{Command, Target, Walk};

use crate::desk::{Desk, saved, start};

/// A game that was left, as Black against Hard; nothing asked for yet.
fn left() -> Desk {
    let mut desk = Desk::continuing(saved(Geometry::QUICK, "Hard", Player::Black, &["b1-b4/d2"]));
    desk.effects.clear();
    desk
}

/// What was asked for of the disk.
fn written(desk: &mut Desk) -> Vec<String> {
    let asked = desk.asked();
    let is_written = |what: &&str| what.starts_with("keep") || what.starts_with("save");
    asked
        .split(", ")
        .filter(is_written)
        .map(str::to_owned)
        .collect()
}

#[test]
fn it_goes_to_the_games_kept_whatever_takes_its_place() {
    let check = |what: &str, replace: &dyn Fn(&mut Desk)| {
        let mut desk = left();
        replace(&mut desk);
        assert_eq!(written(&mut desk), ["keep 1", "save 0"], "{what}");
        assert!(desk.game().end.is_none(), "{what}");
    };
    let leave = |desk: &mut Desk| {
        desk.press(Target::MenuButton);
        desk.press(Target::NewGame);
    };
    check("PLAY", &|desk| {
        leave(desk);
        desk.press(Target::Play);
    });
    check("an analysis of it", &|desk| {
        desk.ask(Command::Analyse);
        desk.walk(Walk::Start);
        desk.ask(Command::PlayOn);
    });
    check("a position set up", &|desk| {
        desk.menu(Command::SetUp);
        desk.press(Target::Command(Command::PlayOn));
    });
    check("another game opened", &|desk| {
        leave(desk);
        desk.menu(Command::Games);
        let opened = Opened::from_bytes(b"c1-c5/e7").expect("a game");
        desk.give(Input::Opened(Ok(Box::new(opened))));
        desk.walk(Walk::Start);
        desk.ask(Command::PlayOn);
    });
}

#[test]
fn one_that_is_over_or_has_not_begun_leaves_nothing() {
    let mut desk = Desk::playing();
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    desk.press(Target::Play);
    assert_eq!(written(&mut desk), ["save 0"]);
}

#[test]
fn one_plays_on_against_those_of_the_game() {
    // The board is studied from its start on, and the choice of the first screen says otherwise.
    let mut desk = left();
    let names = desk.game().names;
    desk.give(Input::Key(Key::Char('n')));
    desk.walk(Walk::Start);
    desk.ask(Command::PlayOn);
    assert_eq!(desk.game().names, names);

    let text =
        "(;FF[4]GM[18]SZ[6]PW[Crazy]PB[Person]AW[bf][ef][ae][fe]AB[ba][ea][ab][fb]PL[W];W[bfbcde])";
    let opened = Opened::from_bytes(text.as_bytes()).expect("a game");
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    desk.menu(Command::Games);
    desk.give(Input::Opened(Ok(Box::new(opened))));
    desk.ask(Command::PlayOn);
    let names = desk.game().names;
    assert_eq!(
        (names.white.as_str(), names.black.as_str()),
        ("Crazy", "You")
    );
}

#[test]
fn one_that_was_set_aside_goes_on_where_it_stood() {
    let text =
        "(;FF[4]GM[18]SZ[6]PW[Person]PB[Hard]AW[bf][ef][ae][fe]AB[ba][ea][ab][fb]PL[W];W[bfbcde])";
    let opened = || Opened::from_bytes(text.as_bytes()).expect("a game");
    let check = |walk: Option<Walk>, asked: &str| {
        let mut desk = Desk::new(start());
        desk.menu(Command::Games);
        desk.give(Input::Opened(Ok(Box::new(opened()))));
        if let Some(walk) = walk {
            desk.walk(walk);
        }
        desk.effects.clear();
        desk.ask(Command::PlayOn);
        assert_eq!(desk.asked(), asked, "{walk:?}");
    };
    check(None, "save 1, think, cancel analysis");
    check(Some(Walk::Start), "save 0, cancel analysis");
}

#[test]
fn one_that_goes_on_from_an_earlier_turn_replaces_nothing_of_itself() {
    let played = ["b1-b4/d2", "b6-b5/e5"];
    let running = saved(Geometry::QUICK, "Hard", Player::White, &played);
    let earlier = saved(Geometry::QUICK, "Hard", Player::White, &played[..1]);
    let check = |id: GameId, is_same: bool| {
        let mut desk = Desk::continuing(running.clone());
        desk.press(Target::MenuButton);
        desk.press(Target::NewGame);
        desk.menu(Command::Games);
        let opened = Opened {
            names: ByPlayer {
                white: Some("Person".to_owned()),
                black: Some("Hard".to_owned()),
            },
            id: Some(id),
            ..Opened::from(earlier.game.clone())
        };
        desk.give(Input::Opened(Ok(Box::new(opened))));
        desk.effects.clear();
        desk.ask(Command::PlayOn);
        let id_of = |effect: &Effect| match effect {
            Effect::Save(saved) => Some(saved.id),
            _ => None,
        };
        let begun = desk.effects.iter().find_map(id_of).expect("a game begins");
        assert_eq!(begun == id, is_same, "{id}");
    };
    check(GameId::from(4711), true);
    check(running.id, false);
}

#[test]
fn the_key_that_begins_a_study_ends_it() {
    let mut desk = left();
    desk.give(Input::Key(Key::Char('n')));
    assert_eq!(desk.game().sight.walk.len(), 4, "an analysis");
    desk.give(Input::Key(Key::Char('n')));
    assert_eq!(desk.game().sight.walk.len(), 0, "the game");
}
