//! Cards that lie over everything.

use amazons_window::language::Language;
use amazons_window::layout::{CardFace, Layout, Part, Rect};
use amazons_window::samples;

use crate::{SIZES, inked, texts};

/// What is left on a floating card around its contents: left, right, above, below.
fn padding(layout: &Layout) -> [i32; 4] {
    let floats = |part: &Part| matches!(part, Part::Card(_, CardFace::Floating));
    let parts = layout.parts();
    let at = parts.iter().position(floats).expect("there is a card");
    let Part::Card(card, _) = parts[at] else {
        panic!("it is a card");
    };
    let lines = texts(&parts[at..]).into_iter().map(inked);
    let drawn = parts[at..].iter().filter_map(|part| match part {
        Part::Switch(rect, _) => Some(*rect),
        Part::Button(rect, face, _) if *face != amazons_window::layout::ButtonFace::Quiet => {
            Some(*rect)
        }
        _ => None,
    });
    let inside = lines.chain(drawn).filter(|rect| rect.is_within(card));
    let whole = inside.reduce(around).expect("there are contents");
    [
        whole.x - card.x,
        card.right() - whole.right(),
        whole.y - card.y,
        card.bottom() - whole.bottom(),
    ]
}

/// The smallest rectangle around both.
fn around(one: Rect, other: Rect) -> Rect {
    let (x, y) = (one.x.min(other.x), one.y.min(other.y));
    let right = one.right().max(other.right());
    let bottom = one.bottom().max(other.bottom());
    Rect::new(x, y, right - x, bottom - y)
}

#[test]
fn padding_is_even() {
    for language in Language::ALL {
        for (name, scene) in samples::all(language) {
            if scene.keys.is_none() && scene.options.is_none() {
                continue;
            }
            for (width, height) in SIZES {
                let layout = Layout::new(width, height, 1.0, &scene);
                let padding = padding(&layout);
                let least = padding.iter().min().expect("there are four");
                let most = padding.iter().max().expect("there are four");
                assert!(
                    *least > 0 && most * 2 <= least * 3,
                    "{name} in {language:?} at {width} x {height}: {padding:?}"
                );
            }
        }
    }
}
