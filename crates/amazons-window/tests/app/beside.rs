//! The board editor, the games kept, the records, and what is opened at the start.

use std::path::PathBuf;

use amazons_core::{Game, Geometry, Player, Position};
use amazons_store::{GameRecord, GameSummary, Record};
use amazons_window::app::{Input, Key, Listed, Standing, Start};
use amazons_window::opened::Opened;
use amazons_window::scene::{Brush, Command, Edit, Target, Walk};

use crate::desk::{Desk, square, start};

fn edit(desk: &mut Desk, edit: Edit) {
    desk.press(Target::Edit(edit));
}

/// On the editor, the board empty.
fn editing() -> Desk {
    let mut desk = Desk::new(start());
    desk.menu(Command::SetUp);
    edit(&mut desk, Edit::Clear);
    desk
}

#[test]
fn a_board_is_set_up_and_played_on() {
    let mut desk = editing();
    assert_eq!(desk.editor().message, "White has no amazon yet.");
    let enabled = |desk: &Desk| desk.editor().buttons.iter().filter(|it| it.enabled).count();
    assert_eq!(enabled(&desk), 1, "nothing to play yet");
    desk.ask(Command::PlayOn);
    assert_eq!(desk.editor().message, "White has no amazon yet.");
    desk.tap("a1 b2 b2");
    edit(&mut desk, Edit::Brush(Brush::Amazon(Player::Black)));
    desk.tap("f6");
    edit(&mut desk, Edit::Brush(Brush::Obstruction));
    desk.tap("c3 d4");
    edit(&mut desk, Edit::Columns(7));
    edit(&mut desk, Edit::Rows(5));
    assert_eq!(desk.editor().message, "Black has no amazon yet.");
    edit(&mut desk, Edit::Brush(Brush::Amazon(Player::Black)));
    desk.tap("g5");
    insta::assert_snapshot!("editor", desk.text());
    desk.ask(Command::PlayOn);
    let view = desk.game();
    assert_eq!(view.board.position.to_string(), desk.editor_text());
    assert_eq!(view.names.black, "Easy");
    desk.tap("a1 a5 a1");
    assert!(desk.order.is_some(), "the computer answers");
}

/// The text of the position that the first test sets up.
trait EditorText {
    fn editor_text(&self) -> String;
}

impl EditorText for Desk {
    fn editor_text(&self) -> String {
        let expected =
            Position::from_diagram("......B|...#...|..#....|.......|W......", Player::White);
        expected.expect("a position").to_string()
    }
}

#[test]
fn a_position_of_the_game_is_changed_and_analysed_and_the_game_stays() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.answer("b6-b5/e5");
    desk.menu(Command::SetUp);
    let text = desk.editor().message;
    assert_eq!(text, desk.app_position_text());
    edit(&mut desk, Edit::ToMove(Player::Black));
    desk.effects.clear();
    desk.ask(Command::Analyse);
    assert_eq!(desk.asked(), "analyse 3");
    assert_eq!(desk.game().to_move, Some(Player::Black));
    desk.ask(Command::Leave);
    let editor = desk.editor();
    assert_ne!(editor.message, text, "the board is there still");
    desk.ask(Command::Leave);
    assert_eq!(desk.game().to_move, Some(Player::White), "the game goes on");
}

#[test]
fn a_board_that_was_set_up_is_there_again() {
    let mut desk = Desk::new(start());
    let laid = |desk: &Desk| desk.editor().message;
    desk.menu(Command::SetUp);
    let usual = laid(&desk);
    desk.press(Target::Square(square("c3")));
    let changed = laid(&desk);
    assert_ne!(changed, usual);
    desk.ask(Command::Leave);
    desk.menu(Command::SetUp);
    assert_eq!(laid(&desk), changed);
    desk.give(Input::Key(Key::Escape));
    // So is one that was set up from a game, and each by itself.
    desk.press(Target::Play);
    desk.menu(Command::SetUp);
    assert_eq!(laid(&desk), usual);
    desk.press(Target::Square(square("d3")));
    let other = laid(&desk);
    desk.ask(Command::Leave);
    desk.menu(Command::SetUp);
    assert_eq!(laid(&desk), other);
    desk.ask(Command::Leave);
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    desk.menu(Command::SetUp);
    assert_eq!(laid(&desk), changed);
    desk.give(Input::Key(Key::Escape));
    // Another board is another matter.
    desk.press(Target::Board(Geometry::QUICK));
    desk.menu(Command::SetUp);
    assert_eq!(laid(&desk), usual);
}

#[test]
fn a_size_is_changed_again_and_again_by_key() {
    let mut desk = Desk::new(start());
    desk.menu(Command::SetUp);
    while desk.scene().focused != Some(Target::Edit(Edit::Columns(7))) {
        desk.give(Input::Key(Key::Tab));
    }
    let press = |desk: &mut Desk, times: usize| {
        for _ in 0..times {
            desk.give(Input::Key(Key::Enter));
        }
        desk.editor().columns.label
    };
    assert_eq!(press(&mut desk, 9), "11 columns");
    desk.give(Input::Key(Key::BackTab));
    assert_eq!(press(&mut desk, 9), "4 columns");
    desk.give(Input::Key(Key::Tab));
    assert_eq!(press(&mut desk, 2), "6 columns");
}

/// The text of the position that the second test begins with.
trait PositionText {
    fn app_position_text(&self) -> String;
}

impl PositionText for Desk {
    fn app_position_text(&self) -> String {
        "4q1/qq2*q/1Q4/6/Q2*1Q/4Q1 w - - 0 1".to_owned()
    }
}

#[test]
fn done_and_escape_lead_back() {
    for leave in [
        Input::Pressed(Some(Target::Command(Command::Leave))),
        Input::Key(Key::Escape),
    ] {
        let mut desk = Desk::playing();
        desk.tap("b1");
        desk.menu(Command::SetUp);
        desk.give(leave.clone());
        assert_eq!(desk.hand(), "b1", "{leave:?}");
        for command in [Command::SetUp, Command::Games, Command::Records] {
            let mut desk = Desk::new(start());
            desk.menu(command);
            desk.give(leave.clone());
            assert_eq!(desk.settings().title, "Amazons", "{command:?} {leave:?}");
        }
    }
}

fn listed(index: usize, moves: &[&str]) -> Listed {
    let mut game = Game::new(Position::start(Geometry::QUICK).expect("large enough"));
    for text in moves {
        game.play(text.parse().expect("a move")).expect("legal");
    }
    let mut record = GameRecord::new(game);
    record.players.white = Some("Person".to_owned());
    record.players.black = Some("Hard".to_owned());
    record.date = Some("2026-11-30".to_owned());
    record.result = Some("B+".to_owned());
    Listed {
        path: PathBuf::from(format!("{index}.sgf")),
        summary: Some(GameSummary::of(&record)),
    }
}

#[test]
fn a_kept_game_is_opened_and_reviewed() {
    let mut desk = Desk::new(start());
    desk.menu(Command::Games);
    assert_eq!(desk.asked(), "games");
    assert_eq!(desk.page().rows.len(), 0);
    let damaged = Listed {
        path: PathBuf::from("/d/games/odd.sgf"),
        summary: None,
    };
    desk.give(Input::Games(Ok(vec![listed(0, &["b1-b4/d2"]), damaged])));
    insta::assert_snapshot!("games", desk.text());
    desk.press(Target::Kept(1));
    assert_eq!(desk.asked(), "", "a damaged game cannot be opened");
    desk.press(Target::Kept(0));
    assert_eq!(desk.asked(), "open 0.sgf");
    desk.give(Input::Opened(Err("The file is gone.".to_owned())));
    assert!(
        desk.scene()
            .notice
            .expect("told")
            .starts_with("The file is gone.")
    );
    desk.press(Target::Ground);
    desk.wait(1000);
    let mut game = Game::new(Position::start(Geometry::QUICK).expect("large enough"));
    game.play("b1-b4/d2".parse().expect("a move"))
        .expect("legal");
    desk.give(Input::Opened(Ok(Box::new(Opened::from(game)))));
    assert_eq!(desk.game().sight.graph.expect("a review").chances.len(), 2);
    desk.ask(Command::Leave);
    assert_eq!(desk.page().rows.len(), 2, "back to the list");
    desk.ask(Command::Leave);
    assert_eq!(desk.settings().title, "Amazons");
}

#[test]
fn a_game_that_ended_early_says_who_won() {
    let mut desk = Desk::new(start());
    desk.menu(Command::Games);
    let text = "(;FF[4]GM[18]SZ[6]RE[B+T]AW[bf][ef][ae][fe]AB[ba][ea][ab][fb]PL[W];W[bfbcde])";
    let opened = Opened::from_bytes(text.as_bytes()).expect("a game");
    desk.give(Input::Opened(Ok(Box::new(opened))));
    assert_eq!(desk.game().headline, "BLACK WINS");
    let advice = "White has no time left. White played b1–b4, arrow on d2.";
    assert_eq!(desk.game().advice, advice);
    assert_eq!(desk.game().to_move, None);
    desk.walk(Walk::Back);
    assert_eq!(desk.game().headline, "THE START");
    desk.walk(Walk::End);
    desk.tap("b6 b5 b6");
    desk.wait(5000);
    assert_eq!(
        desk.game().headline,
        "WHITE TO MOVE",
        "it goes on otherwise"
    );
}

#[test]
fn a_long_list_is_scrolled_by_wheel_and_buttons() {
    let mut desk = Desk::new(start());
    desk.menu(Command::Games);
    let games = (0..8).map(|index| listed(index, &[]));
    desk.give(Input::Games(Ok(games.collect())));
    let mut check = |input: Input, expected: usize| {
        desk.give(input.clone());
        assert_eq!(desk.page().first_row, expected, "{input:?}");
    };
    let walk = |walk| Input::Pressed(Some(Target::Walk(walk)));
    check(walk(Walk::On), 5);
    check(walk(Walk::On), 7);
    check(walk(Walk::Back), 2);
    check(Input::ScrolledTo(4), 4);
    check(Input::ScrolledTo(400), 7);
    check(walk(Walk::Back), 2);
    check(walk(Walk::Back), 0);
    check(Input::Key(Key::PageDown), 5);
    check(Input::Key(Key::PageUp), 0);
    // Who goes from row to row sees the row.
    let chosen = |desk: &mut Desk, key: Key| {
        desk.give(Input::Key(key));
        desk.page().focused
    };
    assert_eq!(chosen(&mut desk, Key::Down), Some(0));
    assert_eq!(chosen(&mut desk, Key::PageDown), Some(5));
    assert_eq!(chosen(&mut desk, Key::PageDown), Some(7));
    assert_eq!(chosen(&mut desk, Key::PageUp), Some(2));
    assert_eq!(chosen(&mut desk, Key::Home), Some(0));
    assert_eq!(chosen(&mut desk, Key::End), None, "a button");
    assert_eq!(chosen(&mut desk, Key::Up), Some(7));
    desk.give(Input::ScrolledTo(3));
    assert_eq!(desk.page().focused, None);
}

#[test]
fn records_are_shown_and_exported() {
    let mut desk = Desk::new(start());
    desk.menu(Command::Records);
    assert_eq!(desk.asked(), "statistics");
    desk.give(Input::Statistics(Ok(Vec::new())));
    assert_eq!(desk.page().note, "No game has been counted yet.");
    let standing = |board, level: &str, wins, losses| Standing {
        board,
        level: level.to_owned(),
        record: Record {
            wins,
            losses,
            current_streak: 0,
            best_streak: 2,
        },
    };
    let standings = vec![
        standing(Geometry::CLASSIC, "Hard", 3, 5),
        standing(Geometry::QUICK, "Crazy", 1, 1),
        standing(Geometry::QUICK, "Easy", 30, 10),
        standing(Geometry::QUICK, "Master 10 s", 0, 1),
        standing(Geometry::QUICK, "Master 2 s", 0, 1),
        standing(Geometry::QUICK, "Normal", 2, 1),
    ];
    desk.give(Input::Statistics(Ok(standings)));
    insta::assert_snapshot!("records", desk.text());
    desk.ask(Command::Export);
    assert_eq!(desk.asked(), "export");
    desk.give(Input::Exported(Err("The disk is full.".to_owned())));
    assert_eq!(desk.page().note, "The disk is full.");
}

#[test]
fn what_is_opened_at_the_start_is_on_the_board() {
    let text = "(;FF[4]GM[18]SZ[6]PW[Ada]AW[bf][ef][ae][fe]AB[ba][ea][ab][fb]PL[W];W[bfbcde])";
    let opened = Opened::from_bytes(text.as_bytes()).expect("a game");
    let mut desk = Desk::new(Start {
        opened: Some(opened),
        ..start()
    });
    let view = desk.game();
    assert_eq!(
        (view.names.white, view.names.black),
        ("Ada".into(), "Black".into())
    );
    assert!(view.sight.graph.is_some(), "a game is reviewed");
    desk.ask(Command::Leave);
    assert_eq!(desk.settings().title, "Amazons");

    let position = Opened::from_bytes(b"1q2q1/q4q/6/6/Q4Q/1Q2Q1 b - - 0 1").expect("a position");
    let desk = Desk::new(Start {
        opened: Some(position),
        ..start()
    });
    assert_eq!(desk.game().headline, "BLACK TO MOVE");
    assert_eq!(desk.game().sight.graph, None, "a position is analysed");
}
