//! Games of any legal moves from any setup.

#![no_main]

use amazons_core::{
    Bitboard, ByPlayer, Game, Geometry, Player, Position, Setup, Territory, queen_reach,
};
use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input {
    width: u8,
    height: u8,
    white: u128,
    black: u128,
    blocked: u128,
    is_black_to_move: bool,
    choices: Vec<u16>,
}

impl Input {
    /// As it comes, most often nonsense.
    fn setup(&self) -> Option<Setup> {
        Some(Setup {
            geometry: Geometry::new(self.width % 12, self.height % 12)?,
            amazons: ByPlayer {
                white: Bitboard::from_bits(self.white),
                black: Bitboard::from_bits(self.black),
            },
            blocked: Bitboard::from_bits(self.blocked),
            to_move: match self.is_black_to_move {
                true => Player::Black,
                false => Player::White,
            },
        })
    }
}

/// The setup less everything that makes it no position, a player without amazons excepted.
fn tidied(mut setup: Setup) -> Setup {
    setup.amazons = setup
        .amazons
        .map(|amazons| amazons & setup.geometry.squares());
    setup.amazons.black &= !setup.amazons.white;
    let amazons = setup.amazons.white | setup.amazons.black;
    setup.blocked &= setup.geometry.squares() & !amazons;
    setup
}

fn check(position: &Position) {
    let moves = position.moves();
    assert_eq!(moves.len(), position.move_count() as usize);
    assert_eq!(!moves.is_empty(), position.has_any_move());
    assert!(moves.is_sorted_by(|a, b| a < b));
    assert!(moves.iter().all(|&mv| position.is_legal(mv)));

    let afresh = position.to_setup().position().expect("a valid position");
    assert_eq!(afresh, *position);
    assert_eq!(afresh.zobrist(), position.zobrist());

    for player in Player::ALL {
        let targets = position.amazons(player).iter();
        let targets = targets.map(|from| queen_reach(from, position.empty()));
        let reach = targets.fold(Bitboard::EMPTY, |all, one| all | one);
        assert_eq!(position.reach(player), reach);
        assert_eq!(position.can_step(player), !reach.is_empty());
    }

    let mut left = position.geometry().squares() & !position.burnt();
    for region in Territory::of(position).regions() {
        assert!(region.squares().is_subset(left));
        left &= !region.squares();
    }
    assert!(left.is_empty());
}

fuzz_target!(|input: Input| {
    let Some(setup) = input.setup() else { return };
    if let Ok(position) = setup.position() {
        assert_eq!(position.to_setup(), setup);
    }
    let Ok(start) = tidied(setup).position() else {
        return;
    };
    let mut game = Game::new(start);
    check(&start);
    for choice in input.choices {
        let moves = game.position().moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            break;
        };
        let before = *game.position();
        game.play(mv).expect("a legal move");
        check(game.position());
        assert_eq!(game.undo(), Some(mv));
        assert_eq!(*game.position(), before);
        assert_eq!(game.redo(), Some(mv));
    }
});
