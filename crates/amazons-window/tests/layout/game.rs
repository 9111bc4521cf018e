//! What stands beside a game.

use amazons_core::ByPlayer;
use amazons_window::language::Language;
use amazons_window::layout::{Layout, Part};
use amazons_window::samples;
use amazons_window::scene::{Scene, Target, View};

use crate::{SIZES, texts};

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
                    assert_eq!(count, 1, "{sample}, {name} at {width} x {height}");
                }
            }
        }
    }
}
