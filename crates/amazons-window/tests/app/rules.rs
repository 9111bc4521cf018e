//! What each input does, rule by rule.
//!
//! On the Quick board White stands on a2, b1, e1 and f2, Black on a5, b6, e6 and f5.

use amazons_core::{Geometry, Player};
use amazons_store::{GameId, Record};
use amazons_window::app::{Input, Start};
use amazons_window::scene::{Scene, SettingsView, Target, Theme, View};

use crate::desk::{Desk, saved, square, start};

/// The hand on the board: `none`, `b1`, or `b1-b4` once it has stepped.
fn hand(desk: &Desk) -> String {
    let board = desk.board();
    match (board.selected, board.pending) {
        (None, None) => "none".into(),
        (Some(square), None) => square.to_string(),
        (selected, Some((from, to))) => {
            assert_eq!(selected, Some(to), "the amazon that stepped is in hand");
            format!("{from}-{to}")
        }
    }
}

fn settings(scene: Scene) -> SettingsView {
    match scene.view {
        View::Settings(view) => view,
        View::Game(_) => panic!("a game is on the board"),
    }
}

/// Taps squares on a new board and looks at the hand.
fn check_taps(squares: &str, expected: &str) {
    let mut desk = Desk::playing();
    desk.tap(squares);
    assert_eq!(hand(&desk), expected, "{squares}");
}

#[test]
fn the_first_tap_chooses_an_amazon() {
    check_taps("b1", "b1");
    check_taps("b1 b1", "none");
    check_taps("b1 e1", "e1");
    // The opponent's, an empty square, a square out of reach.
    check_taps("b6", "none");
    check_taps("c3", "none");
    check_taps("b1 f6", "b1");
    check_taps("b1 b6", "b1");
}

#[test]
fn the_second_tap_steps() {
    check_taps("b1 b4", "b1-b4");
    let mut desk = Desk::playing();
    desk.tap("b1");
    let dots = desk.board().steps;
    desk.tap("b4");
    let board = desk.board();
    assert_eq!(dots, board.position.targets(square("b1")));
    assert_eq!(
        board.shots,
        board.position.arrows(square("b1"), square("b4"))
    );
    assert!(board.steps.is_empty());
    assert_eq!(desk.game().headline, "SHOOT AN ARROW");
    assert_eq!(desk.asked(), "", "half a turn is not kept");
}

#[test]
fn the_third_tap_fires() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    assert_eq!(desk.asked(), "save 1, think");
    assert_eq!(desk.board().last, "b1-b4/d2".parse().ok());

    // The square just left is a square like any other.
    let mut desk = Desk::playing();
    desk.tap("b1 b4 b1");
    assert_eq!(desk.board().last, "b1-b4/b1".parse().ok());

    // Neither a square out of the arrow's reach nor the opponent.
    check_taps("b1 b4 f3", "b1-b4");
    check_taps("b1 b4 b6", "b1-b4");
}

#[test]
fn a_step_is_taken_back_in_five_ways() {
    let check = |name: &str, take_back: &dyn Fn(&mut Desk), expected: &str| {
        let mut desk = Desk::playing();
        desk.tap("b1 b4");
        take_back(&mut desk);
        assert_eq!(hand(&desk), expected, "{name}");
        assert_eq!(desk.scene().menu, None, "{name}");
        assert_eq!(desk.asked(), "", "{name}");
        assert!(
            desk.board()
                .position
                .amazons(Player::White)
                .has(square("b1"))
        );
    };
    check("the moved amazon", &|desk| desk.tap("b4"), "b1");
    check("Esc", &|desk| desk.give(Input::Escape), "b1");
    check("right click", &|desk| desk.give(Input::RightPressed), "b1");
    check("Back", &|desk| desk.press(Target::Back), "b1");
    check("another amazon", &|desk| desk.tap("f2"), "f2");
}

#[test]
fn back_is_offered_after_a_step_only() {
    let mut desk = Desk::playing();
    let offered = |desk: &Desk| {
        let buttons = desk.game().buttons;
        buttons.iter().any(|item| item.target == Target::Back)
    };
    assert!(!offered(&desk));
    desk.tap("b1");
    assert!(!offered(&desk));
    desk.tap("b4");
    assert!(offered(&desk));
    desk.tap("d2");
    assert!(!offered(&desk));
}

#[test]
fn escape_goes_back_to_the_start_of_the_turn_and_then_to_the_menu() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    let mut seen = Vec::new();
    for _ in 0..4 {
        desk.give(Input::Escape);
        let menu = desk.scene().menu.map_or("shut", |_| "open");
        seen.push(format!("{} {menu}", hand(&desk)));
    }
    assert_eq!(seen, ["b1 shut", "none shut", "none open", "none shut"]);
    // A right click stops there.
    desk.give(Input::RightPressed);
    assert_eq!(desk.scene().menu, None);
}

/// White's a1 is shut in by obstructions; f2 is free.
fn a_shut_in_amazon() -> Desk {
    let mut game = saved(Geometry::QUICK, "Easy", Player::White, &[]);
    let position = amazons_core::Position::from_diagram(
        "...B..|......|......|......|##...W|W#....",
        Player::White,
    );
    game.game = amazons_core::Game::new(position.expect("a position"));
    Desk::continuing(game)
}

#[test]
fn an_amazon_without_moves_is_dimmed_and_cannot_be_chosen() {
    let mut desk = a_shut_in_amazon();
    assert_eq!(desk.board().stuck, square("a1").into());
    desk.tap("a1");
    assert_eq!(hand(&desk), "none");
    desk.tap("f2 a1");
    assert_eq!(hand(&desk), "f2");
    desk.tap("f3 a1");
    assert_eq!(hand(&desk), "f2-f3");
}

#[test]
fn squares_that_mean_something_are_pointed_at() {
    let mut desk = Desk::playing();
    let mut check = |taps: &str, over: &str, expected: bool| {
        if !taps.is_empty() {
            desk.tap(taps);
        }
        desk.give(Input::Hovered(Some(Target::Square(square(over)))));
        let pointed = desk.board().pointed;
        assert_eq!(pointed, expected.then(|| square(over)), "{taps}, {over}");
    };
    check("", "b1", true);
    check("", "c3", false);
    check("", "b6", false);
    check("b1", "c1", true);
    check("", "b1", true);
    check("b4", "d2", true);
    check("", "f3", false);
}

#[test]
fn a_step_glides_and_an_arrow_flies_and_burns() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    assert_eq!(desk.board().glide.map(|glide| glide.progress), Some(0.0));
    desk.wait(100);
    let glide = desk.board().glide.expect("half way");
    assert_eq!((glide.from, glide.to), (square("b1"), square("b4")));
    assert!((glide.progress - 0.5).abs() < 0.01);
    assert!(!desk.board().shots.is_empty(), "rings are there at once");
    desk.wait(100);
    assert_eq!(desk.board().glide, None);
    assert_eq!(desk.app.next_redraw(desk.now), None);

    desk.tap("d2");
    let arrow = desk.board().arrow.expect("an arrow");
    assert_eq!((arrow.from, arrow.to), (square("b4"), square("d2")));
    assert!(desk.app.next_redraw(desk.now).is_some());
    desk.wait(190);
    assert_eq!(desk.board().arrow, None);
    assert_eq!(desk.board().burn.map(|(at, _)| at), Some(square("d2")));
    desk.wait(300);
    assert_eq!(desk.board().burn, None);
}

#[test]
fn the_computers_turn_is_shown_as_a_whole_and_in_order() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    // The answer comes while the person's arrow still flies, and waits until it has burnt.
    desk.wait(50);
    desk.answer("b6-b5/e2");
    assert_eq!(desk.asked(), "save 1, think, save 2", "kept at once");
    let mut seen = Vec::new();
    for _ in 0..24 {
        let board = desk.board();
        let phase = match (board.glide, board.arrow, board.burn) {
            (Some(flight), None, None) => format!("glide {}", flight.to),
            (None, Some(flight), None) => format!("arrow {}", flight.to),
            (None, None, Some((at, _))) => format!("burn {at}"),
            (None, None, None) => "still".to_owned(),
            other => panic!("two things move at once: {other:?}"),
        };
        seen.push(phase);
        desk.wait(50);
    }
    seen.dedup();
    assert_eq!(
        seen,
        [
            "arrow d2", "burn d2", "glide b5", "arrow e2", "burn e2", "still"
        ]
    );
}

#[test]
fn an_input_ends_an_animation_and_is_not_lost() {
    // While the own amazon glides.
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    desk.wait(50);
    desk.tap("d2");
    assert_eq!(desk.board().glide, None);
    assert_eq!(desk.asked(), "save 1, think");

    // While the computer's amazon glides.
    desk.answer("b6-b5/e2");
    desk.wait(500);
    assert!(desk.board().glide.is_some());
    desk.tap("e1");
    let board = desk.board();
    assert_eq!((board.glide, board.arrow, board.burn), (None, None, None));
    assert_eq!(hand(&desk), "e1");
    assert_eq!(board.last, "b6-b5/e2".parse().ok());

    // The pointer alone ends nothing.
    desk.tap("c1");
    desk.give(Input::Hovered(Some(Target::MenuButton)));
    assert!(desk.board().glide.is_some());
    // Nor do other inputs get lost.
    desk.give(Input::Escape);
    assert_eq!(desk.board().glide, None);
    assert_eq!(hand(&desk), "e1");
}

#[test]
fn taps_while_the_computer_thinks_do_nothing() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.asked();
    desk.tap("e1 c1 c2 b4 b6 b5 b6");
    assert_eq!(hand(&desk), "none");
    assert_eq!(desk.asked(), "");
    assert!(desk.game().thinking.is_some());
    assert!(desk.app.next_redraw(desk.now).is_some(), "the mark pulses");
    desk.answer("b6-b5/e2");
    assert_eq!(desk.asked(), "save 2");
    desk.tap("e1");
    assert_eq!(hand(&desk), "e1");
}

#[test]
fn late_answers_are_dropped() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    let late = desk.order.expect("a question").generation;
    let turn = "b6-b5/e2".parse().ok();
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    desk.press(Target::Play);
    desk.tap("b1 b4 d2");
    let wanted = desk.order.expect("a question").generation;
    assert!(late < wanted);
    assert_eq!(desk.asked(), "save 1, think, cancel, save 0, save 1, think");
    desk.reply(late, turn);
    assert_eq!(desk.asked(), "");
    desk.reply(wanted, turn);
    assert_eq!(desk.asked(), "save 2");
    desk.reply(wanted, turn);
    assert_eq!(desk.asked(), "", "the same answer twice");
}

#[test]
fn a_failed_answer_is_told_and_can_be_asked_for_again() {
    let check = |turn: Option<&str>| {
        let mut desk = Desk::playing();
        desk.tap("b1 b4 d2");
        let generation = desk.order.expect("a question").generation;
        desk.reply(generation, turn.and_then(|text| text.parse().ok()));
        let notice = desk.scene().notice.expect("a notice");
        assert!(notice.starts_with("Easy failed"), "{notice}");
        desk.press(Target::Ground);
        assert_eq!(desk.scene().notice, None);
        desk.wait(1000);
        assert_eq!(desk.game().headline, "EASY DOES NOT MOVE");
        desk.tap("e1");
        assert_eq!(hand(&desk), "none");
        desk.press(Target::MenuButton);
        desk.press(Target::NewGame);
        desk.press(Target::Continue);
        desk.answer("b6-b5/e2");
        assert_eq!(desk.asked(), "save 1, think, think, save 2");
    };
    check(None);
    // Illegal: e6 does not reach e1.
    check(Some("e6-e1/e2"));
}

#[test]
fn the_menu_opens_shuts_and_swallows_taps() {
    let mut desk = Desk::playing();
    let mut check = |target: Option<Target>, open: bool| {
        desk.give(Input::Pressed(target));
        assert_eq!(desk.scene().menu.is_some(), open, "{target:?}");
        assert_eq!(hand(&desk), "none", "{target:?}");
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
fn quitting_stops_the_thinking() {
    let check = |quit: &dyn Fn(&mut Desk)| {
        let mut desk = Desk::playing();
        desk.tap("b1 b4 d2");
        desk.asked();
        quit(&mut desk);
        assert_eq!(desk.asked(), "cancel, quit");
    };
    check(&|desk| desk.give(Input::Close));
    check(&|desk| {
        desk.press(Target::MenuButton);
        desk.press(Target::Quit);
    });
    let mut desk = Desk::new(start());
    desk.give(Input::Close);
    assert_eq!(desk.asked(), "quit");
}

#[test]
fn a_left_game_is_offered_until_another_begins() {
    let mut desk = Desk::playing();
    desk.tap("b1 b4 d2");
    desk.answer("b6-b5/e2");
    desk.tap("e1 c1");
    desk.press(Target::MenuButton);
    desk.press(Target::NewGame);
    let offered = |desk: &Desk| settings(desk.scene()).buttons.last().cloned();
    let button = offered(&desk).expect("two buttons");
    assert_eq!(button.target, Target::Continue);
    assert_eq!(button.detail, "Quick · Easy · turn 3");
    desk.press(Target::Level(amazons_ai::Level::Hard));
    assert_eq!(offered(&desk), Some(button), "until PLAY");

    desk.press(Target::Continue);
    assert_eq!(hand(&desk), "none", "a step without arrow is forgotten");
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
fn a_game_left_on_the_computers_turn_goes_on_with_it() {
    let one = saved(Geometry::MEDIUM, "Hard", Player::White, &["c1-c4/c5"]);
    let mut desk = Desk::continuing(one);
    let order = desk.order.expect("a question");
    assert_eq!((order.seed, order.turns_played), (5, 1));
    assert_eq!(order.level, amazons_ai::Level::Hard);
    assert_eq!(desk.asked(), "think");

    // The person may sit on the other side as well.
    let mut desk = Desk::continuing(saved(Geometry::QUICK, "Easy", Player::Black, &[]));
    assert_eq!(desk.board().bottom, Player::Black);
    assert_eq!(desk.asked(), "think");
}

#[test]
fn a_game_that_cannot_go_on_is_not_offered() {
    let unknown = saved(Geometry::QUICK, "Divine", Player::White, &[]);
    let desk = Desk::new(Start {
        saved: Some(unknown),
        notices: vec!["First.".into()],
        ..start()
    });
    assert_eq!(settings(desk.scene()).buttons.len(), 1);
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
        let view = settings(desk.scene());
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
fn the_score_line_counts_what_stands_on_the_board() {
    let check = |board: Geometry, squares: u32| {
        let mut desk = Desk::new(Start {
            board: Some(board),
            ..start()
        });
        desk.press(Target::Play);
        let reach = desk.game().mobility;
        assert_eq!((reach.white, reach.black), (squares, squares), "{board}");
    };
    check(Geometry::QUICK, 24);
    check(Geometry::MEDIUM, 40);
    check(Geometry::CLASSIC, 58);

    // After a step it counts from where the amazon stands now.
    let mut desk = Desk::playing();
    desk.tap("b1 b4");
    let board = desk.board();
    let turn = board.position.play("b1-b4/b1".parse().expect("a move"));
    let mut burnt_back = turn.expect("legal").to_setup();
    burnt_back.blocked = amazons_core::Bitboard::EMPTY;
    let stepped = burnt_back.position().expect("a position");
    let reach = desk.game().mobility;
    assert_eq!(reach.white, stepped.reach(Player::White).len());
    assert_eq!(reach.black, stepped.reach(Player::Black).len());
}

/// White wins with any turn of its only amazon that can move.
fn before_the_end() -> Desk {
    let mut game = saved(Geometry::QUICK, "Easy", Player::White, &[]);
    let position = amazons_core::Position::from_diagram(
        "B.####|######|######|######|######|...W..",
        Player::White,
    );
    game.game = amazons_core::Game::new(position.expect("a position"));
    Desk::continuing(game)
}

#[test]
fn the_end_is_shown_after_the_last_arrow_and_counted_before() {
    let mut desk = before_the_end();
    assert_eq!(desk.asked(), "");
    desk.tap("d1 c1 b1");
    // Black can still move, into the corner's one free square.
    assert_eq!(desk.asked(), "save 1, think");
    desk.answer("a6-b6/a6");
    desk.tap("c1 d1 c1");
    assert_eq!(desk.asked(), "save 2, finish 3");
    assert_eq!(desk.game().end, None, "the arrow still flies");
    desk.wait(1000);
    let end = desk.game().end.expect("the end");
    assert!(end.won);
    assert_eq!(end.reason, "Easy cannot move. Won in 3 moves.");
    assert_eq!(end.record_heading, "Quick 6 × 6 · Easy");
    assert_eq!(end.record, [], "not known yet");
    let record = Some(Record {
        wins: 3,
        losses: 1,
        current_streak: 2,
        best_streak: 2,
    });
    // Another game's, late.
    let id = GameId::from(1);
    desk.give(Input::Recorded { id, record });
    assert_eq!(desk.game().end.expect("the end").record, []);
    let id = GameId::from(77);
    desk.give(Input::Recorded { id, record });
    let end = desk.game().end.expect("the end");
    assert_eq!(end.record_heading, "Quick 6 × 6 · Easy");
    let record: Vec<String> = end.record.iter().map(|(n, v)| format!("{n} {v}")).collect();
    assert_eq!(
        record.join(", "),
        "Games 4, Wins 3, Losses 1, Win rate 75 %, Streak now 2 wins, Best streak 2 wins"
    );
    desk.give(Input::Recorded { id, record: None });
    let end = desk.game().end.expect("the end");
    assert_eq!(end.record_heading, "This game was not counted");
    assert_eq!(end.record, []);
    assert_eq!(desk.game().to_move, None);
    assert_eq!(desk.app.next_redraw(desk.now), None);
    desk.tap("d1 a6");
    desk.give(Input::RightPressed);
    assert_eq!(hand(&desk), "none");
}

#[test]
fn after_the_end_another_game_begins_or_is_chosen() {
    let ended = || {
        let mut desk = before_the_end();
        desk.tap("d1 c1 b1");
        desk.answer("a6-b6/a6");
        desk.tap("c1 d1 c1");
        desk.asked();
        desk.wait(1000);
        desk
    };
    let mut desk = ended();
    desk.press(Target::Rematch);
    assert_eq!(desk.asked(), "save 0");
    assert_eq!(desk.game().end, None);
    assert_eq!(desk.board().position.geometry(), Geometry::QUICK);

    let mut desk = ended();
    desk.press(Target::NewGame);
    let buttons = settings(desk.scene()).buttons;
    assert_eq!(buttons.len(), 1, "what is over cannot be continued");
    desk.press(Target::Continue);
    settings(desk.scene());
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
    settings(desk.scene());
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
