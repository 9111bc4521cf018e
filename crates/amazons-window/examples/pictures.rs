//! Writes pictures of the sample scenes, in both themes, both languages and several sizes, into a
//! directory.
//!
//!     cargo run --release -p amazons-window --example pictures -- DIRECTORY [NAME …]
//!
//! With names, only the samples called so. `board.png` in `docs` is `steps-1000x800-light-en.png`.

use std::error::Error;
use std::path::{Path, PathBuf};

use amazons_window::language::Language;
use amazons_window::layout::Layout;
use amazons_window::paint::Painter;
use amazons_window::samples;
use amazons_window::scene::{Scene, Theme};
use tiny_skia::Pixmap;

const SIZES: [(u32, u32); 5] = [
    (360, 420),
    (420, 480),
    (1000, 800),
    (1920, 1080),
    (2560, 1600),
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let directory = arguments.next().ok_or("name a directory to write into")?;
    let directory = PathBuf::from(directory);
    std::fs::create_dir_all(&directory)?;
    let names: Vec<String> = arguments.collect();
    let mut painter = Painter::new();
    for language in Language::ALL {
        for (name, sample) in samples::all(language) {
            if names.is_empty() || names.iter().any(|wanted| wanted == name) {
                for size in SIZES {
                    for theme in [Theme::Light, Theme::Dark] {
                        let scene = samples::themed(sample.clone(), theme);
                        let theme = format!("{theme:?}").to_lowercase();
                        let (width, height) = size;
                        let scene = samples::in_window(scene, width, height);
                        let file =
                            format!("{name}-{width}x{height}-{theme}-{}.png", language.code());
                        write(&mut painter, &scene, size, &directory.join(file))?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn write(
    painter: &mut Painter,
    scene: &Scene,
    (width, height): (u32, u32),
    file: &Path,
) -> Result<(), Box<dyn Error>> {
    let layout = Layout::new(width, height, 1.0, scene);
    let mut pixmap = Pixmap::new(width, height).ok_or("a picture has pixels")?;
    painter.paint(scene, &layout, &mut pixmap);
    pixmap
        .save_png(file)
        .map_err(|error| format!("cannot write {}: {error}", file.display()).into())
}
