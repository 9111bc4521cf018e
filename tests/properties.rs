//! What holds in every position of every board.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

mod mailbox;
mod some;

use amazons_ai::evaluate;
use amazons_core::{
    Counters, Game, Geometry, Move, Player, Position, Reading, Square, queen_reach,
};
use mailbox::Mailbox;
use proptest::prelude::*;
use proptest::test_runner::Config;

/// Failing cases are printed whole, so none are kept in files.
fn config(cases: u32) -> Config {
    Config {
        failure_persistence: None,
        ..Config::with_cases(cases)
    }
}

/// The squares of a move, each put elsewhere.
fn moved(mv: Move, place: impl Fn(Square) -> Square) -> Move {
    Move {
        from: place(mv.from),
        to: place(mv.to),
        arrow: place(mv.arrow),
    }
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_unstable();
    moves
}

/// Where a square goes.
type Place = Box<dyn Fn(Square) -> Square>;

/// The same position three ways: in both mirrors, and with the colours exchanged. With each comes
/// where the squares have gone.
fn images(position: &Position) -> [(Position, Place); 3] {
    let board = position.geometry();
    let at = |column, row| Square::new(column, row).unwrap();
    let sideways = move |square: Square| at(board.width() - 1 - square.column(), square.row());
    let upright = move |square: Square| at(square.column(), board.height() - 1 - square.row());
    [
        (position.mirrored_sideways(), Box::new(sideways)),
        (position.mirrored_upright(), Box::new(upright)),
        (position.colours_swapped(), Box::new(|square| square)),
    ]
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn moves_are_those_of_the_plain_rules(position in some::position()) {
        let moves = position.moves();
        prop_assert_eq!(moves.len(), position.move_count() as usize);
        prop_assert_eq!(!moves.is_empty(), position.has_any_move());
        prop_assert_eq!(moves.is_empty(), position.winner().is_some());
        prop_assert_eq!(sorted(moves), Mailbox::of(&position).moves());
    }

    #[test]
    fn reach_is_the_union_of_the_targets(position in some::position()) {
        for player in Player::ALL {
            let reach = position.reach(player);
            prop_assert_eq!(reach.iter().collect::<Vec<_>>(), Mailbox::of(&position).reach(player));
            prop_assert_eq!(!reach.is_empty(), position.can_step(player));
            let targets = position.amazons(player).iter().map(|from| position.targets(from));
            prop_assert_eq!(reach, targets.fold(Default::default(), |all, one| all | one));
            let slides = position.amazons(player).iter().map(|from| queen_reach(from, position.empty()));
            prop_assert_eq!(reach, slides.fold(Default::default(), |all, one| all | one));
        }
    }

    #[test]
    fn the_hash_that_is_kept_is_the_hash_afresh(position in some::position()) {
        let from_setup = position.to_setup().position().unwrap();
        let from_text: Position = position.to_string().parse().unwrap();
        for afresh in [from_setup, from_text] {
            prop_assert_eq!(afresh, position);
            prop_assert_eq!(afresh.zobrist(), position.zobrist());
        }
    }

    #[test]
    fn texts_are_read_back(game in some::game(), halfmove: u32, fullmove: u32) {
        let position = *game.position();
        let counters = Counters { halfmove, fullmove };
        let reading = Reading { counters, ..position.into() };
        prop_assert_eq!(reading.to_string().parse(), Ok(reading));
        let to_move = position.to_move();
        for diagram in [format!("{}", position.diagram()), format!("{:#}", position.diagram())] {
            prop_assert_eq!(Position::from_diagram(&diagram, to_move), Ok(position));
        }
        for &mv in game.moves() {
            let Move { from, to, arrow } = mv;
            for text in [
                format!("{mv}"),
                format!("{from}-{to}({arrow})"),
                format!("{from}{to}{arrow}").to_uppercase(),
                format!("{from}{to},{to}{arrow}"),
            ] {
                prop_assert_eq!(text.parse(), Ok(mv), "{}", text);
            }
        }
    }

    #[test]
    fn spoilt_texts_are_refused_or_read_as_written(
        game in some::game(),
        mutations in some::mutations(),
    ) {
        let spoil = |text: String| some::mutated(&text, &mutations);
        let to_move = game.position().to_move();
        if let Ok(reading) = spoil(game.reading().to_string()).parse::<Reading>() {
            prop_assert_eq!(reading.to_string().parse(), Ok(reading));
        }
        for form in [format!("{}", game.position().diagram()), format!("{:#}", game.position().diagram())] {
            if let Ok(position) = Position::from_diagram(&spoil(form), to_move) {
                prop_assert_eq!(Position::from_diagram(&position.diagram().to_string(), to_move), Ok(position));
            }
        }
        if let Some(mv) = game.last_move()
            && let Ok(read) = spoil(mv.to_string()).parse::<Move>()
        {
            prop_assert_eq!(read.to_string().parse(), Ok(read));
        }
        if let Ok(board) = spoil(game.position().geometry().to_string()).parse::<Geometry>() {
            prop_assert_eq!(board.to_string().parse(), Ok(board));
        }
    }

    #[test]
    fn undo_and_redo_go_back_and_forth(game in some::game(), undone in 0..70usize) {
        let mut positions = vec![*game.start()];
        for &mv in game.moves() {
            positions.push(positions[positions.len() - 1].play(mv).unwrap());
        }
        let mut walked = game.clone();
        let mut taken_back = 0;
        while taken_back < undone && walked.undo().is_some() {
            taken_back += 1;
            let left = game.moves().len() - taken_back;
            prop_assert_eq!(walked.position(), &positions[left]);
            prop_assert_eq!(walked.moves(), &game.moves()[..left]);
            prop_assert_eq!(walked.undone(), &game.moves()[left..]);
        }
        prop_assert_eq!(taken_back, undone.min(game.moves().len()));

        // Another move in the past replaces what had followed; the text of the game follows too.
        let mut changed = walked.clone();
        if let Some(&mv) = changed.position().moves().last() {
            changed.play(mv).unwrap();
            prop_assert_eq!(changed.undone(), &[]);
            prop_assert_eq!(changed.moves().len(), walked.moves().len() + 1);
            prop_assert_eq!(changed.last_move(), Some(mv));
            let text = changed.reading().to_string();
            let read = Game::from_reading(text.parse().unwrap()).unwrap();
            prop_assert_eq!(read.position(), changed.position());
            prop_assert_eq!(read.reading(), changed.reading());
        }

        while walked.redo().is_some() {}
        prop_assert_eq!(walked, game);
    }

    #[test]
    fn mirrored_and_swapped_positions_have_the_same_moves(position in some::position()) {
        for (image, place) in images(&position) {
            let expected = position.moves().into_iter().map(|mv| moved(mv, &place));
            prop_assert_eq!(sorted(expected), sorted(image.moves()));
        }
    }

    #[test]
    fn mirrored_and_swapped_positions_are_judged_alike(position in some::position()) {
        for (image, _) in images(&position) {
            prop_assert_eq!(evaluate(&image), evaluate(&position));
        }
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn exactly_the_moves_generated_are_legal(position in some::position()) {
        let mut legal = Vec::new();
        for from in Square::all() {
            for to in Square::all() {
                let arrows = Square::all().map(|arrow| Move { from, to, arrow });
                legal.extend(arrows.filter(|&mv| position.is_legal(mv)));
            }
        }
        prop_assert_eq!(sorted(legal), sorted(position.moves()));
    }
}
