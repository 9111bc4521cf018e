//! What a picture of the window costs.

use std::hint::black_box;

use amazons_window::language::Language;
use amazons_window::layout::Layout;
use amazons_window::paint::Painter;
use amazons_window::samples;
use criterion::{Criterion, criterion_group, criterion_main};
use tiny_skia::Pixmap;

const SIZE: (u32, u32) = (1000, 800);

/// Mid-game at 1000 x 800: as it is drawn again and again, with nothing kept but the font, and the
/// layout by itself.
fn window(criterion: &mut Criterion) {
    let scene = samples::shots(Language::English);
    let layout = Layout::new(SIZE.0, SIZE.1, 1.0, &scene);
    let mut pixmap = Pixmap::new(SIZE.0, SIZE.1).expect("the picture has pixels");
    let mut painter = Painter::new();
    criterion.bench_function("window/paint", |bencher| {
        bencher.iter(|| painter.paint(black_box(&scene), &layout, &mut pixmap));
    });
    criterion.bench_function("window/paint_first", |bencher| {
        bencher.iter(|| Painter::new().paint(black_box(&scene), &layout, &mut pixmap));
    });
    criterion.bench_function("window/layout", |bencher| {
        bencher.iter(|| Layout::new(SIZE.0, SIZE.1, 1.0, black_box(&scene)));
    });
}

criterion_group!(benches, window);
criterion_main!(benches);
