//! Where things are: every square can be hit, nothing that can be tapped overlaps, every text fits.

use amazons_core::{ByPlayer, Geometry, Player, Position};
use amazons_window::language::Language;
use amazons_window::layout::{Layout, Part, Rect, TextLine};
use amazons_window::samples;
use amazons_window::scene::{Scene, Target, View};
use amazons_window::text;

/// From the smallest good window up, narrow ones, wide ones and a few odd ones.
const SIZES: [(u32, u32); 14] = [
    (360, 420),
    (361, 433),
    (420, 480),
    (480, 900),
    (360, 1000),
    (640, 480),
    (900, 420),
    (799, 601),
    (1000, 800),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (1081, 1919),
    (3840, 2160),
];
const SCALES: [f32; 3] = [0.75, 1.0, 2.0];

/// Runs `check` on every sample in every language at every size; the text says which one it was.
fn on_every_layout(check: impl Fn(&Layout, Rect, &str)) {
    for language in Language::ALL {
        for (name, scene) in samples::all(language) {
            for (width, height) in SIZES {
                for scale in SCALES {
                    let layout = Layout::new(width, height, scale, &scene);
                    let window = Rect::new(0, 0, width as i32, height as i32);
                    let what =
                        format!("{name} in {language:?} at {width} x {height}, scale {scale}");
                    check(&layout, window, &what);
                }
            }
        }
    }
}

fn with_board(geometry: Geometry, bottom: Player) -> Scene {
    let mut scene = samples::start(Language::English, Geometry::QUICK);
    if let View::Game(view) = &mut scene.view {
        view.board.position = Position::start(geometry).expect("a board this large has a start");
        view.board.bottom = bottom;
    }
    scene
}

#[test]
fn the_middle_of_every_square_is_that_square() {
    let boards = [(4, 4), (6, 6), (8, 8), (10, 10), (11, 11), (4, 11), (11, 4)];
    for (columns, rows) in boards {
        let geometry = Geometry::new(columns, rows).expect("a board of this size is one");
        for bottom in Player::ALL {
            let scene = with_board(geometry, bottom);
            for (width, height) in SIZES {
                let layout = Layout::new(width, height, 1.0, &scene);
                for square in geometry.squares().iter() {
                    let target = Target::Square(square);
                    let rect = layout.rect_of(target).expect("every square has a place");
                    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
                    let corner = (rect.right() - 1, rect.bottom() - 1);
                    let what = format!("{geometry} {square} at {width} x {height}, {bottom} below");
                    assert_eq!(layout.target_at(x, y), Some(target), "{what}");
                    assert_eq!(layout.target_at(rect.x, rect.y), Some(target), "{what}");
                    assert_eq!(layout.target_at(corner.0, corner.1), Some(target), "{what}");
                    assert!(rect.width >= 16, "{what}: {} pixels", rect.width);
                }
            }
        }
    }
}

#[test]
fn who_sits_at_the_bottom_has_the_first_row_there() {
    let first = "a1".parse().expect("a1 is a square");
    for (bottom, at_left) in [(Player::White, true), (Player::Black, false)] {
        let layout = Layout::new(1000, 800, 1.0, &with_board(Geometry::CLASSIC, bottom));
        let board = layout.board().expect("a game has a board").rect;
        let corner = layout.rect_of(Target::Square(first)).expect("a1 is there");
        assert_eq!(corner.x == board.x, at_left);
        assert_eq!(corner.bottom() == board.bottom(), at_left);
    }
}

#[test]
fn what_can_be_tapped_lies_within_the_window_and_apart() {
    on_every_layout(|layout, window, what| {
        let board = layout.board().map(|board| (Target::Ground, board.rect));
        // The menu covers the board; its ground lies under its items.
        let board = board.filter(|_| layout.target_at_board_centre().is_some());
        let taps: Vec<(Target, Rect)> = layout.taps().iter().copied().chain(board).collect();
        for (i, &(target, rect)) in taps.iter().enumerate() {
            assert!(rect.is_within(window), "{what}: {target:?} at {rect:?}");
            assert!(
                rect.width >= 16 && rect.height >= 16,
                "{what}: {target:?} at {rect:?}"
            );
            for &(other, above) in &taps[i + 1..] {
                let beneath = target == Target::Ground && above.is_within(rect);
                assert!(
                    beneath || !rect.overlaps(above),
                    "{what}: {target:?} at {rect:?} and {other:?} at {above:?}"
                );
            }
        }
        for &(target, rect) in layout.taps() {
            if target != Target::Ground {
                let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
                assert_eq!(layout.target_at(x, y), Some(target), "{what}");
                assert_eq!(layout.rect_of(target), Some(rect), "{what}");
            }
        }
    });
}

/// Asks the layout what its board's middle means.
trait BoardCentre {
    fn target_at_board_centre(&self) -> Option<Target>;
}

impl BoardCentre for Layout {
    fn target_at_board_centre(&self) -> Option<Target> {
        let rect = self.board()?.rect;
        let middle = (rect.x + rect.width / 2, rect.y + rect.height / 2);
        self.target_at(middle.0, middle.1)
            .filter(|target| matches!(target, Target::Square(_)))
    }
}

/// The pixels that a line's letters take up.
fn inked(line: &TextLine) -> Rect {
    let size = line.style.size;
    let length = text::width(&line.text, line.style.weight, size);
    let above = (size * text::CAP_HEIGHT).round() as i32;
    // Tails of g and j reach about a quarter of the size below the line.
    let below = (size * 0.22).round() as i32;
    let top = line.baseline - above;
    Rect::new(line.x, top, length.floor() as i32, above + below)
}

fn texts(parts: &[Part]) -> Vec<&TextLine> {
    let mut lines = Vec::new();
    for part in parts {
        match part {
            Part::Text(line) => lines.push(line),
            Part::Board(frame) => lines.extend(&frame.coordinates),
            _ => {}
        }
    }
    lines
}

#[test]
fn every_text_fits_its_box_whole() {
    on_every_layout(|layout, window, what| {
        for line in texts(layout.parts()) {
            let ink = inked(line);
            assert!(
                ink.is_within(line.rect) && ink.is_within(window),
                "{what}: `{}` takes {ink:?} of {:?}",
                line.text,
                line.rect
            );
            assert!(!line.text.contains('…'), "{what}: `{}` is cut", line.text);
            assert!(line.style.size >= 7.0, "{what}: `{}` is tiny", line.text);
        }
    });
}

#[test]
fn no_text_lies_over_another_or_over_the_edge_of_a_button() {
    on_every_layout(|layout, _, what| {
        let veil = |part: &Part| matches!(part, Part::Veil(_));
        let parts = layout.parts();
        let visible = parts.iter().position(veil).map_or(0, |veil| veil + 1);
        let lines = texts(&parts[visible..]);
        for (i, line) in lines.iter().enumerate() {
            let ink = inked(line);
            for other in &lines[i + 1..] {
                assert!(
                    !ink.overlaps(inked(other)),
                    "{what}: `{}` and `{}`",
                    line.text,
                    other.text
                );
            }
            for &(target, rect) in layout.taps() {
                assert!(
                    ink.is_within(rect) || !ink.overlaps(rect),
                    "{what}: `{}` on the edge of {target:?}",
                    line.text
                );
            }
        }
    });
}

#[test]
fn pictures_lie_apart_from_texts() {
    on_every_layout(|layout, window, what| {
        let lines = texts(layout.parts());
        for part in layout.parts() {
            let (Part::Token(rect, _) | Part::Miniature(rect, _) | Part::Pulse(rect)) = part else {
                continue;
            };
            assert!(rect.is_within(window), "{what}: {part:?}");
            let covered = layout
                .parts()
                .iter()
                .any(|part| matches!(part, Part::Veil(_)));
            for line in lines.iter().filter(|_| !covered) {
                assert!(
                    !inked(line).overlaps(*rect),
                    "{what}: {part:?}, `{}`",
                    line.text
                );
            }
        }
    });
}

#[test]
fn squares_keep_their_size_while_a_game_runs() {
    let playing = [
        samples::steps(Language::English),
        samples::shots(Language::English),
        samples::thinking(Language::English),
    ];
    for (width, height) in SIZES {
        let place = |scene: &Scene| {
            let layout = Layout::new(width, height, 1.0, scene);
            layout.board().expect("a game has a board").rect
        };
        let first = place(&playing[0]);
        for scene in &playing {
            assert_eq!(place(scene), first, "at {width} x {height}");
        }
    }
}

#[test]
fn the_prompt_keeps_its_place_while_a_game_runs() {
    let with_words = |scene: Scene, advice: &str| {
        let mut scene = scene;
        if let View::Game(view) = &mut scene.view {
            view.advice = advice.to_owned();
        }
        scene
    };
    let long = "Hard played j10–a1, arrow on j10. Tap an amazon.";
    let playing = [
        samples::shots(Language::English),
        samples::steps(Language::English),
        samples::thinking(Language::English),
        samples::glide(Language::English),
        with_words(samples::steps(Language::English), long),
        with_words(samples::shots(Language::English), long),
    ];
    for (width, height) in SIZES {
        let place = |scene: &Scene| {
            let View::Game(view) = &scene.view else {
                panic!("a game is running");
            };
            let layout = Layout::new(width, height, 1.0, scene);
            let lines = texts(layout.parts());
            let headline = lines.iter().find(|line| line.text == view.headline);
            let headline = headline.expect("the headline is shown").rect;
            let advice = lines
                .iter()
                .find(|line| line.text.contains(' ') && view.advice.starts_with(&line.text));
            (headline, advice.map(|line| line.rect.y))
        };
        let (headline, advice) = place(&playing[0]);
        for scene in &playing {
            let (other, below) = place(scene);
            assert_eq!(other, headline, "at {width} x {height}");
            assert!(below.is_none() || below == advice, "at {width} x {height}");
        }
        let back = |scene| Layout::new(width, height, 1.0, scene).rect_of(Target::Back);
        assert_eq!(
            back(&playing[0]),
            back(&playing[5]),
            "at {width} x {height}"
        );
    }
}

#[test]
fn the_path_in_a_notice_can_be_read_whole() {
    let scene = samples::path_notice(Language::English);
    let notice = scene.notice.clone().expect("the sample has a notice");
    for (width, height) in SIZES {
        let layout = Layout::new(width, height, 1.0, &scene);
        let card = layout.rect_of(Target::Ground).expect("the notice is there");
        let shown: String = texts(layout.parts())
            .into_iter()
            .filter(|line| line.rect.is_within(card))
            .flat_map(|line| line.text.split_whitespace())
            .collect();
        let whole: String = notice.split_whitespace().collect();
        assert_eq!(shown, whole, "at {width} x {height}");
    }
}

#[test]
fn a_notice_is_as_wide_as_the_settings() {
    let scene = samples::settings_notice(Language::English);
    for (width, height) in SIZES {
        let layout = Layout::new(width, height, 1.0, &scene);
        let rect = |target| layout.rect_of(target).expect("it is there");
        let notice = rect(Target::Ground);
        let first = rect(Target::Board(Geometry::NAMED[0]));
        let last = rect(Target::Board(Geometry::NAMED[2]));
        let edges = (first.x, last.right());
        assert_eq!((notice.x, notice.right()), edges, "at {width} x {height}");
    }
}

#[test]
fn details_are_readable_or_left_out() {
    const LEAST: f32 = 11.0;
    let scene = samples::settings(Language::English);
    let View::Settings(view) = &scene.view else {
        panic!("it is the settings screen");
    };
    let items = [&view.boards.choices, &view.seats.choices, &view.buttons];
    let details: Vec<&str> = items
        .into_iter()
        .flatten()
        .map(|item| item.detail.as_str())
        .collect();
    let mut shown = Vec::new();
    for (width, height) in SIZES {
        for scale in SCALES {
            let layout = Layout::new(width, height, scale, &scene);
            let lines = texts(layout.parts());
            let lines = lines
                .iter()
                .filter(|line| details.contains(&line.text.as_str()));
            for line in lines.clone() {
                assert!(
                    line.style.size >= LEAST,
                    "`{}` at {width} x {height}",
                    line.text
                );
            }
            shown.push(lines.count());
        }
    }
    assert!(shown.contains(&details.len()), "all of them: {shown:?}");
    assert!(
        shown.iter().any(|&some| some < details.len()),
        "fewer: {shown:?}"
    );
}

#[test]
fn who_thinks_is_seen_whatever_the_name() {
    for language in Language::ALL {
        let samples = samples::all(language);
        let thinking = samples.iter().filter(|(_, scene)| match &scene.view {
            View::Game(view) => view.thinking.is_some(),
            _ => false,
        });
        for name in ["Ada", "Master 0.5 s", "Meister 123,5 s"] {
            for (sample, scene) in thinking.clone() {
                let mut scene = scene.clone();
                if let View::Game(view) = &mut scene.view {
                    view.names = ByPlayer::from_fn(|_| name.to_owned());
                }
                for (width, height) in SIZES {
                    let layout = Layout::new(width, height, 1.0, &scene);
                    let dots = |part: &&Part| matches!(part, Part::Pulse(_));
                    let count = layout.parts().iter().filter(dots).count();
                    assert_eq!(count, 1, "{sample}, {name} at {width} x {height}");
                }
            }
        }
    }
}

#[test]
fn any_window_can_be_laid_out() {
    // Those that are laid out in ways of their own; the others differ in what stands on the board.
    let scenes = [
        samples::settings(Language::English),
        samples::thinking(Language::English),
        samples::shots(Language::English),
        samples::menu(Language::English),
        samples::end_notice(Language::English),
    ];
    for scene in scenes {
        for width in 1..=60 {
            for height in 1..=60 {
                let layout = Layout::new(width, height, 1.0, &scene);
                for (x, y) in [(0, 0), (width - 1, height - 1), (width / 2, height / 2)] {
                    let _ = layout.target_at(x as i32, y as i32);
                }
            }
        }
        for scale in [0.0, -1.0, 1e9, f32::NAN, f32::INFINITY] {
            assert_eq!(Layout::new(420, 480, scale, &scene).width(), 420);
        }
        for (width, height) in [(1, 10_000), (10_000, 1), (0, 0)] {
            assert_eq!(Layout::new(width, height, 1.0, &scene).height(), height);
        }
    }
}
