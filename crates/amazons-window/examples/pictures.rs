//! Writes pictures of the sample scenes, in both themes and three sizes, into a directory.
//!
//!     cargo run --release -p amazons-window --example pictures -- DIRECTORY [NAME …]
//!
//! With names, only the samples called so. `board.png` in `docs` is `steps-1000x800-light.png`.

use std::error::Error;
use std::path::PathBuf;

use amazons_window::layout::Layout;
use amazons_window::paint::Painter;
use amazons_window::samples;
use amazons_window::scene::Theme;
use tiny_skia::Pixmap;

const SIZES: [(u32, u32); 4] = [(360, 420), (420, 480), (1000, 800), (1920, 1080)];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let directory = arguments.next().ok_or("name a directory to write into")?;
    let directory = PathBuf::from(directory);
    std::fs::create_dir_all(&directory)?;
    let names: Vec<String> = arguments.collect();
    let mut painter = Painter::new();
    for (name, sample) in samples::all() {
        if !names.is_empty() && !names.iter().any(|wanted| wanted == name) {
            continue;
        }
        for (width, height) in SIZES {
            for theme in [Theme::Light, Theme::Dark] {
                let scene = samples::themed(sample.clone(), theme);
                let layout = Layout::new(width, height, 1.0, &scene);
                let mut pixmap = Pixmap::new(width, height).ok_or("a picture has pixels")?;
                painter.paint(&scene, &layout, &mut pixmap);
                let theme = format!("{theme:?}").to_lowercase();
                let file = directory.join(format!("{name}-{width}x{height}-{theme}.png"));
                pixmap
                    .save_png(&file)
                    .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
            }
        }
    }
    Ok(())
}
