//! Benches of the rules: move generation, counting, reach.

use std::hint::black_box;
use std::ops::ControlFlow;

use amazons_core::{Bitboard, Position, Square, perft, queen_reach};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

mod positions;

/// Every leaf of two turns from the Classic start, counted at the last arrow.
fn perft2(criterion: &mut Criterion) {
    let start = positions::classic_start();
    let mut group = criterion.benchmark_group("core");
    group.throughput(Throughput::Elements(perft(&start, 2)));
    group.bench_function("perft2", |bencher| {
        bencher.iter(|| perft(black_box(&start), 2));
    });
    group.bench_function("perft2_visited", |bencher| {
        bencher.iter(|| visit(black_box(&start), 2));
    });
    group.finish();
}

/// Counts the leaves by making every one of them.
fn visit(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return black_box(position).zobrist() & 1 | 1;
    }
    let mut leaves = 0;
    let all = position.for_each_step(|step| {
        for mv in step.moves() {
            leaves += visit(&position.play_unchecked(mv), depth - 1);
        }
        ControlFlow::<()>::Continue(())
    });
    debug_assert!(all.is_continue());
    leaves
}

/// All moves of each position as a list.
fn moves(criterion: &mut Criterion) {
    let positions = positions::whole_game();
    let total = positions
        .iter()
        .map(|position| u64::from(position.move_count()))
        .sum();
    let mut group = criterion.benchmark_group("core");
    group.throughput(Throughput::Elements(total));
    group.bench_function("moves", |bencher| {
        bencher.iter(|| {
            let lists = positions
                .iter()
                .map(|position| black_box(position).moves().len());
            lists.sum::<usize>()
        });
    });
    group.finish();
}

/// One question at a time, over the positions of a game.
fn questions(criterion: &mut Criterion) {
    let positions = positions::whole_game();
    let mut group = criterion.benchmark_group("core");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("has_any_move", |bencher| {
        bencher.iter(|| {
            let movable = positions
                .iter()
                .filter(|position| black_box(position).has_any_move());
            movable.count()
        });
    });
    group.throughput(Throughput::Elements(121));
    let empty = positions::mid_game().empty();
    group.bench_function("queen_reach", |bencher| {
        bencher.iter(|| {
            let empty = black_box(empty);
            Square::all().fold(Bitboard::EMPTY, |all, square| {
                all ^ queen_reach(square, empty)
            })
        });
    });
    group.finish();
}

criterion_group!(benches, perft2, moves, questions);
criterion_main!(benches);
