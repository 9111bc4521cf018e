//! Benches of judging and choosing.

use std::hint::black_box;

use amazons_ai::learned::Judge;
use amazons_ai::{Level, Patient, Terms, evaluate, turn_rng};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

mod positions;

/// One judgement, averaged over the positions of a game.
fn eval(criterion: &mut Criterion) {
    let positions = positions::whole_game();
    let mut group = criterion.benchmark_group("ai");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("eval", |bencher| {
        bencher.iter(|| {
            for position in &positions {
                black_box(evaluate(black_box(position)));
            }
        });
    });
    let mid_game = positions::mid_game();
    group.throughput(Throughput::Elements(1));
    group.bench_function("eval_mid_game", |bencher| {
        bencher.iter(|| evaluate(black_box(&mid_game)));
    });
    let board = mid_game.geometry();
    for (name, judge) in [
        ("learned", Judge::of(board)),
        ("learned_plain", Judge::plain(board)),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| judge.score(black_box(&mid_game)));
        });
    }
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("terms", |bencher| {
        bencher.iter(|| {
            for position in &positions {
                black_box(Terms::of(black_box(position)));
            }
        });
    });
    group.finish();
}

/// One reply of a level from the Classic start, where there are most moves to think about.
fn levels(criterion: &mut Criterion) {
    let start = positions::classic_start();
    let mut group = criterion.benchmark_group("ai");
    group.sample_size(20);
    for level in Level::ALL {
        let name = format!("level_{}", level.to_string().to_lowercase());
        group.bench_function(name, |bencher| {
            bencher.iter(|| level.choose(black_box(&start), &mut turn_rng(1, 0), &mut Patient));
        });
    }
    group.finish();
}

criterion_group!(benches, eval, levels);
criterion_main!(benches);
