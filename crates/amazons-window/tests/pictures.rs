//! Pictures of the sample scenes, compared with the references beside this file.
//!
//! A picture that differs is written beside its reference with the ending `.new.png`: look at both,
//! and rename it where the new one is right. Where there is no reference, one is made, except where
//! `CI` is set.

use std::path::Path;

use amazons_core::Position;
use amazons_window::language::Language;
use amazons_window::layout::{Layout, Part, Rect};
use amazons_window::paint::Painter;
use amazons_window::samples;
use amazons_window::scene::{Scene, Target, Theme};
use amazons_window::theme::{Colour, Palette};
use tiny_skia::Pixmap;

const SIZE: (u32, u32) = (420, 480);

/// How far a channel of a pixel may be off before the pixel counts as different: processors round
/// differently.
const TOLERANCE: u8 = 12;

/// How many pixels may be different: fewer than the smallest mark has.
const MOST_DIFFERENT: usize = 20;

fn paint(scene: &Scene, (width, height): (u32, u32)) -> Pixmap {
    let layout = Layout::new(width, height, 1.0, scene);
    let mut pixmap = Pixmap::new(width, height).expect("the picture has pixels");
    Painter::new().paint(scene, &layout, &mut pixmap);
    pixmap
}

/// How many pixels of the two differ; all of them where the sizes do.
fn different(one: &Pixmap, two: &Pixmap) -> usize {
    if (one.width(), one.height()) != (two.width(), two.height()) {
        return one.pixels().len();
    }
    let pairs = one.data().chunks(4).zip(two.data().chunks(4));
    pairs
        .filter(|(one, two)| {
            let channels = one.iter().zip(*two);
            channels
                .into_iter()
                .any(|(a, b)| a.abs_diff(*b) > TOLERANCE)
        })
        .count()
}

fn check(name: &str, scene: Scene, theme: Theme) {
    let picture = paint(&samples::themed(scene, theme), SIZE);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let reference = folder.join(format!("{name}.png"));
    let fresh = folder.join(format!("{name}.new.png"));
    if !reference.exists() && std::env::var_os("CI").is_none_or(|value| value.is_empty()) {
        std::fs::create_dir_all(&folder).expect("the folder of references can be made");
        picture
            .save_png(&reference)
            .expect("a reference can be written");
        return;
    }
    let expected = Pixmap::load_png(&reference)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", reference.display()));
    let count = different(&picture, &expected);
    if count > MOST_DIFFERENT {
        picture
            .save_png(&fresh)
            .expect("the new picture can be written");
        panic!(
            "{count} pixels differ: compare {} with {}",
            fresh.display(),
            reference.display()
        );
    }
}

#[test]
fn settings() {
    check(
        "settings",
        samples::settings(Language::English),
        Theme::Light,
    );
}

#[test]
fn dots_of_the_steps() {
    check("steps-dark", samples::steps(Language::English), Theme::Dark);
}

#[test]
fn rings_of_the_shots() {
    check("shots", samples::shots(Language::English), Theme::Light);
}

#[test]
fn menu() {
    check("menu", samples::menu(Language::English), Theme::Light);
}

#[test]
fn end() {
    check("end", samples::end(Language::English), Theme::Light);
}

#[test]
fn who_reaches_the_squares_first() {
    check(
        "territory",
        samples::territory(Language::English),
        Theme::Light,
    );
    check(
        "territory-dark",
        samples::territory(Language::English),
        Theme::Dark,
    );
}

#[test]
fn a_move_advised() {
    check("hint", samples::hint(Language::English), Theme::Light);
}

#[test]
fn a_look_back() {
    check("past", samples::past(Language::English), Theme::Light);
}

#[test]
fn lines_of_an_analysis() {
    check(
        "analysis",
        samples::analysis(Language::English),
        Theme::Light,
    );
}

#[test]
fn graph_of_a_review() {
    check("review", samples::review(Language::English), Theme::Light);
    check(
        "review-dark",
        samples::review(Language::English),
        Theme::Dark,
    );
}

/// The sample of this name.
fn sample(name: &str) -> Scene {
    let all = samples::all(Language::English);
    let (_, scene) = all
        .into_iter()
        .find(|(other, _)| *other == name)
        .expect(name);
    scene
}

#[test]
fn screens_beside_the_game() {
    check("editor", sample("editor"), Theme::Light);
    check("editor-empty-dark", sample("editor-empty"), Theme::Dark);
    check("games", sample("games"), Theme::Light);
    check("records", sample("records"), Theme::Light);
}

#[test]
fn a_comparison_sees_a_missing_dot() {
    let scene = samples::steps(Language::English);
    let mut without = scene.clone();
    if let amazons_window::scene::View::Game(view) = &mut without.view {
        let dot = view.board.steps.first().expect("there are dots");
        view.board.steps = view.board.steps.without(dot);
    }
    let (one, two) = (paint(&scene, SIZE), paint(&without, SIZE));
    assert_eq!(different(&one, &one), 0);
    let count = different(&one, &two);
    assert!(count > MOST_DIFFERENT, "{count} pixels differ");
}

/// The colour of one pixel.
fn colour_at(picture: &Pixmap, (x, y): (i32, i32)) -> Colour {
    let pixel = picture.pixel(x as u32, y as u32).expect("it is inside");
    Colour {
        red: pixel.red(),
        green: pixel.green(),
        blue: pixel.blue(),
    }
}

/// The pixels within `rect` that are of exactly this colour.
fn of_colour(picture: &Pixmap, rect: Rect, colour: Colour) -> Vec<(i32, i32)> {
    let places = (rect.y..rect.bottom()).flat_map(|y| (rect.x..rect.right()).map(move |x| (x, y)));
    places
        .filter(|&at| colour_at(picture, at) == colour)
        .collect()
}

#[test]
fn the_square_just_left_is_marked() {
    let left = Target::Square("f3".parse().expect("f3 is a square"));
    for theme in [Theme::Light, Theme::Dark] {
        let palette = Palette::of(theme);
        for size in [(360, 420), SIZE, (1000, 800)] {
            let marks = |scene: Scene, colour| {
                let scene = samples::themed(scene, theme);
                let layout = Layout::new(size.0, size.1, 1.0, &scene);
                let square = layout.rect_of(left).expect("f3 has a place");
                of_colour(&paint(&scene, size), square, colour).len()
            };
            let what = format!("{theme:?} at {size:?}");
            assert_eq!(
                marks(samples::steps(Language::English), palette.last),
                0,
                "{what}"
            );
            assert!(
                marks(samples::shots(Language::English), palette.last) >= 16,
                "{what}"
            );
            // Burnt by the arrow of the amazon that left it: both are seen.
            assert!(
                marks(samples::shot_back(Language::English), palette.last) >= 16,
                "{what}"
            );
            assert!(
                marks(samples::shot_back(Language::English), palette.burnt) >= 16,
                "{what}"
            );
        }
    }
}

#[test]
fn small_boards_are_of_one_size() {
    for size in [(360, 420), SIZE, (640, 480), (1000, 800), (1920, 1080)] {
        let scene = samples::settings(Language::English);
        let layout = Layout::new(size.0, size.1, 1.0, &scene);
        let picture = paint(&scene, size);
        let boxes: Vec<_> = layout
            .parts()
            .iter()
            .filter_map(|part| match part {
                Part::Miniature(rect, _) => Some(rect.inset(-2)),
                _ => None,
            })
            .map(|rect| {
                let frame = of_colour(&picture, rect, Palette::of(Theme::Light).frame);
                let across = || frame.iter().map(|&(x, _)| x);
                let down = || frame.iter().map(|&(_, y)| y);
                let width = across()
                    .max()
                    .zip(across().min())
                    .map(|(right, left)| right - left);
                (width, down().min(), down().max())
            })
            .collect();
        assert_eq!(boxes.len(), 3);
        assert!(
            boxes.iter().all(|one| *one == boxes[0]),
            "{boxes:?} at {size:?}"
        );
        assert!(boxes[0].0.is_some_and(|width| width > 16), "{boxes:?}");
    }
}

#[test]
fn amazons_on_small_boards_are_seen() {
    for size in [(360, 420), SIZE, (640, 480), (1000, 800), (2560, 1600)] {
        for theme in [Theme::Light, Theme::Dark] {
            let palette = Palette::of(theme);
            let scene = samples::themed(samples::settings(Language::English), theme);
            let layout = Layout::new(size.0, size.1, 1.0, &scene);
            let picture = paint(&scene, size);
            for part in layout.parts() {
                let Part::Miniature(rect, geometry) = part else {
                    continue;
                };
                let side = rect.width.min(rect.height);
                let corner = (
                    rect.x + (rect.width - side) / 2,
                    rect.y + (rect.height - side) / 2,
                );
                let start = Position::start(*geometry).expect("it has a start");
                let count = i32::from(geometry.width());
                let squares = geometry.squares();
                for square in squares
                    .iter()
                    .filter(|&square| start.amazon_on(square).is_some())
                {
                    let (column, row) = (i32::from(square.column()), i32::from(square.row()));
                    let cell = Rect::new(
                        corner.0 + side * column / count,
                        corner.1 + side * (count - 1 - row) / count,
                        side / count,
                        side / count,
                    );
                    let contrast = (cell.y..cell.bottom())
                        .flat_map(|y| (cell.x..cell.right()).map(move |x| (x, y)))
                        .map(|at| palette.least_on_squares(colour_at(&picture, at)))
                        .fold(0.0, f64::max);
                    assert!(
                        contrast >= 2.5,
                        "{square} of {geometry:?} at {size:?}, {theme:?}: {contrast:.2} to 1"
                    );
                }
            }
        }
    }
}

#[test]
fn what_is_kept_changes_no_picture() {
    let mut painter = Painter::new();
    for theme in [Theme::Light, Theme::Dark] {
        for (name, scene) in samples::all(Language::English) {
            let scene = samples::themed(scene, theme);
            let layout = Layout::new(SIZE.0, SIZE.1, 1.0, &scene);
            let mut pixmap = Pixmap::new(SIZE.0, SIZE.1).expect("the picture has pixels");
            painter.paint(&scene, &layout, &mut pixmap);
            painter.paint(&scene, &layout, &mut pixmap);
            assert_eq!(different(&pixmap, &paint(&scene, SIZE)), 0, "{name}");
        }
    }
}

#[test]
fn any_window_can_be_painted() {
    let mut painter = Painter::new();
    let few = (1..12).chain((12..=60).step_by(12));
    for (name, scene) in samples::all(Language::English) {
        for width in few.clone() {
            for height in few.clone() {
                let layout = Layout::new(width, height, 1.0, &scene);
                let mut pixmap = Pixmap::new(width, height).expect("the picture has pixels");
                painter.paint(&scene, &layout, &mut pixmap);
                let opaque = pixmap.pixels().iter().all(|pixel| pixel.is_opaque());
                assert!(opaque, "{name} at {width} x {height}");
            }
        }
    }
}

#[test]
fn a_pixmap_of_another_size_is_painted_too() {
    let scene = samples::steps(Language::English);
    let layout = Layout::new(420, 480, 1.0, &scene);
    for (width, height) in [(100, 100), (600, 700)] {
        let mut pixmap = Pixmap::new(width, height).expect("the picture has pixels");
        Painter::new().paint(&scene, &layout, &mut pixmap);
        assert!(pixmap.pixels().iter().all(|pixel| pixel.is_opaque()));
    }
}
