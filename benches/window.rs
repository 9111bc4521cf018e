//! What a picture of the window costs.

use std::hint::black_box;

use amazons_window::language::Language;
use amazons_window::layout::Layout;
use amazons_window::paint::Painter;
use amazons_window::samples;
use amazons_window::scene::View;
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

/// A glide at 2560 x 1600, each picture with the amazon a little further on.
fn glide(criterion: &mut Criterion) {
    let size = (2560, 1600);
    let mut scene = samples::glide(Language::English);
    let layout = Layout::new(size.0, size.1, 1.0, &scene);
    let mut pixmap = Pixmap::new(size.0, size.1).expect("the picture has pixels");
    let mut painter = Painter::new();
    let mut progress = 0.0;
    criterion.bench_function("window/glide_2560x1600", |bencher| {
        bencher.iter(|| {
            progress = (progress + 0.05) % 1.0;
            if let View::Game(view) = &mut scene.view
                && let Some(glide) = &mut view.board.glide
            {
                glide.progress = progress;
            }
            painter.paint(black_box(&scene), &layout, &mut pixmap);
        });
    });
}

criterion_group!(benches, window, glide);
criterion_main!(benches);
