//! Random positions, games and texts of every kind, for properties.

use amazons_core::{Bitboard, Game, Geometry, Player, Position, Setup, Square};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// Any board that the program knows, 4x4 to 11x11.
pub(crate) fn board() -> impl Strategy<Value = Geometry> {
    let side = 4u8..=11;
    (side.clone(), side).prop_map(|(width, height)| Geometry::new(width, height).unwrap())
}

/// The default start of any board, or any board with some obstructions, and one to six amazons a side
/// strewn over it.
pub(crate) fn start() -> impl Strategy<Value = Position> {
    let default = board().prop_map(|board| Position::start(board).unwrap());
    prop_oneof![default, strewn()]
}

fn strewn() -> impl Strategy<Value = Position> {
    let amazons = 1..=6usize;
    let things = (
        board(),
        amazons.clone(),
        amazons,
        0.0..0.5f64,
        any::<bool>(),
    );
    let shuffled = things.prop_flat_map(|things| {
        let squares: Vec<Square> = things.0.squares().iter().collect();
        (Just(things), Just(squares).prop_shuffle())
    });
    shuffled.prop_map(
        |((board, white, black, blocked, is_white_to_move), squares)| {
            let (white, rest) = squares.split_at(white);
            let (black, rest) = rest.split_at(black);
            let blocked = (rest.len() as f64 * blocked) as usize;
            let set = |squares: &[Square]| -> Bitboard { squares.iter().copied().collect() };
            let mut setup = Setup::empty(board);
            setup.amazons.white = set(white);
            setup.amazons.black = set(black);
            setup.blocked = set(&rest[..blocked]);
            if !is_white_to_move {
                setup.to_move = Player::Black;
            }
            setup.position().unwrap()
        },
    )
}

/// A game of up to 60 random turns from any start.
pub(crate) fn game() -> impl Strategy<Value = Game> {
    (start(), vec(any::<Index>(), 0..60)).prop_map(|(start, choices)| {
        let mut game = Game::new(start);
        for choice in choices {
            let moves = game.position().moves();
            if moves.is_empty() {
                break;
            }
            game.play(*choice.get(&moves)).unwrap();
        }
        game
    })
}

/// Where a random game has come to.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    game().prop_map(|game| *game.position())
}

/// One change of a text.
#[derive(Clone, Debug)]
pub(crate) enum Mutation {
    Insert(Index, String),
    Remove(Index),
    Repeat(Index),
    Cut(Index),
}

/// A few changes.
pub(crate) fn mutations() -> impl Strategy<Value = Vec<Mutation>> {
    let place = any::<Index>;
    let piece = prop_oneof![
        "[a-kQqWBwbox*#./|0-9 -]{1,4}",
        any::<char>().prop_map(String::from)
    ];
    let mutation = prop_oneof![
        (place(), piece).prop_map(|(at, piece)| Mutation::Insert(at, piece)),
        place().prop_map(Mutation::Remove),
        place().prop_map(Mutation::Repeat),
        place().prop_map(Mutation::Cut),
    ];
    vec(mutation, 1..4)
}

/// The text after the changes.
pub(crate) fn mutated(text: &str, mutations: &[Mutation]) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for mutation in mutations {
        let at = |index: &Index| index.index(text.len().max(1)).min(text.len());
        match mutation {
            Mutation::Insert(place, piece) => {
                let at = at(place);
                text.splice(at..at, piece.chars());
            }
            Mutation::Remove(place) => {
                let at = at(place);
                text.drain(at..text.len().min(at + 1));
            }
            Mutation::Repeat(place) => text.extend_from_within(at(place)..),
            Mutation::Cut(place) => text.truncate(at(place)),
        }
    }
    text.into_iter().collect()
}
