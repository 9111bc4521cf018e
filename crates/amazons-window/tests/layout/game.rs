//! What stands beside a game.

use amazons_core::ByPlayer;
use amazons_window::language::Language;
use amazons_window::layout::{CardFace, GraphFrame, Layout, Part, Rect};
use amazons_window::samples;
use amazons_window::scene::{Scene, Target, View};

use crate::{SIZES, inked, on_every_layout, texts};

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
                    let what = format!("{sample}, {name} at {width} x {height}");
                    assert_eq!(count, 1, "{what}");
                    dots_have_a_place_of_their_own(&layout, &what);
                }
            }
        }
    }
}

/// The dots lie within the frame of who is to move, apart from token, name and clock.
fn dots_have_a_place_of_their_own(layout: &Layout, what: &str) {
    let parts = layout.parts().iter();
    let dots = parts.clone().find_map(|part| match part {
        Part::Pulse(rect) => Some(drawn(*rect)),
        _ => None,
    });
    let dots = dots.expect("somebody thinks");
    let mut parts = parts;
    let card = parts.clone().find_map(|part| match part {
        Part::Card(rect, CardFace::ToMove) => Some(*rect),
        _ => None,
    });
    let frame = card.expect("somebody is to move").inset(3);
    assert!(dots.is_within(frame), "{what}: {dots:?} in {frame:?}");
    let on_token = parts.any(|part| match part {
        Part::Token(rect, _) => rect.overlaps(dots),
        _ => false,
    });
    assert!(!on_token, "{what}: {dots:?} on a token");
    for line in texts(layout.parts()) {
        assert!(!inked(line).overlaps(dots), "{what}: `{}`", line.text);
    }
}

/// What the dots in `rect` cover: they stand in the middle of its height.
fn drawn(rect: Rect) -> Rect {
    let radius = (rect.width as f32 / 3.0 * 0.28).ceil() as i32;
    let (_, y) = rect.centre();
    Rect::new(rect.x, y as i32 - radius, rect.width, 2 * radius)
}

#[test]
fn dots_stand_behind_the_name_where_there_is_room() {
    for language in Language::ALL {
        let mut all = samples::all(language).into_iter();
        let scene = all.find(|(name, _)| *name == "clocks");
        let (_, scene) = scene.expect("there is a sample with clocks");
        let View::Game(view) = &scene.view else {
            panic!("a game is running");
        };
        let name = &view.names[view.to_move.expect("somebody is to move")];
        for (width, height) in [(1000, 800), (1366, 768), (1920, 1080), (480, 900)] {
            let layout = Layout::new(width, height, 1.0, &scene);
            let lines = texts(layout.parts());
            let line = lines.iter().find(|line| line.text == *name);
            let line = line.expect("the name is shown").rect;
            let behind = layout.parts().iter().any(|part| match part {
                Part::Pulse(rect) => (rect.y, rect.height) == (line.y, line.height),
                _ => false,
            });
            assert!(behind, "{language:?} at {width} x {height}");
        }
    }
}

#[test]
fn the_evaluation_bar_lies_apart() {
    const LEAST: i32 = 2;
    on_every_layout(|layout, _, what| {
        let parts = layout.parts();
        let bar = parts.iter().find_map(|part| match part {
            Part::Balance(rect) => Some(rect.inset(-LEAST)),
            _ => None,
        });
        let (Some(bar), Some(board)) = (bar, layout.board()) else {
            return;
        };
        let band = board.rect.inset(-board.band());
        assert!(!bar.overlaps(band), "{what}: {bar:?} and the board");
        for part in parts {
            if let Part::Card(rect, _)
            | Part::Button(rect, ..)
            | Part::Graph(GraphFrame { rect, .. }) = part
            {
                assert!(!bar.overlaps(*rect), "{what}: {bar:?} and {part:?}");
            }
        }
    });
}

#[test]
fn what_is_below_a_wide_board_begins_where_it_does() {
    for language in Language::ALL {
        let scene = samples::flipped(language);
        let View::Game(view) = &scene.view else {
            panic!("a game is running");
        };
        for (width, height) in SIZES {
            let layout = Layout::new(width, height, 1.0, &scene);
            let board = layout.board().expect("a game has a board").rect;
            let lines = texts(layout.parts());
            let headline = lines.iter().find(|line| line.text == view.headline);
            let headline = headline.expect("it is shown");
            let is_below = headline.rect.y >= board.bottom();
            let is_wide = is_below && 2 * board.width > width as i32;
            assert!(
                !is_wide || headline.x == board.x || board.width < 480,
                "{language:?} at {width} x {height}: {} and {}",
                headline.x,
                board.x
            );
        }
    }
}
