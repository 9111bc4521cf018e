//! Bench of the store: what a move costs before the next may be made.

use std::hint::black_box;

use amazons_core::{Game, Geometry, Player, Position};
use amazons_store::{GameId, SavedGame, Seat, Store};
use criterion::{Criterion, criterion_group, criterion_main};

/// Checks what is on the disk, and replaces it with a Classic game of 40 moves, to be there for
/// good: mostly the disk's own time. The temporary directory follows `TMPDIR`.
fn save(criterion: &mut Criterion) {
    let directory = tempfile::tempdir().expect("a temporary directory can be made");
    let store = Store::open(directory.path()).expect("it is new and empty");
    let saved = mid_game();
    criterion.bench_function("store/save", |bencher| {
        bencher.iter(|| {
            store
                .save_game(black_box(&saved))
                .expect("a temporary directory takes it");
        });
    });
    assert_eq!(store.load_game().expect("it was saved whole"), Some(saved));
}

/// Forty turns, each taking the middle one of its moves.
fn mid_game() -> SavedGame {
    let mut game = Game::new(Position::start(Geometry::CLASSIC).expect("it has a default start"));
    for _ in 0..40 {
        let moves = game.position().moves();
        let middle = moves[moves.len() / 2];
        game.play(middle).expect("generated moves are legal");
    }
    SavedGame::new(
        GameId::from(1),
        1,
        Seat::against("Crazy", Player::White),
        game,
    )
}

criterion_group!(benches, save);
criterion_main!(benches);
