//! The settings screen.

use amazons_core::Player;
use amazons_window::language::Language;
use amazons_window::layout::{Layout, Part, Rect};
use amazons_window::samples;
use amazons_window::scene::Target;

use crate::{SCALES, SIZES, inked, texts};

fn check(language: Language, run: impl Fn(&Layout, &str)) {
    let scene = samples::settings(language);
    for (width, height) in SIZES {
        for scale in SCALES {
            let layout = Layout::new(width, height, scale, &scene);
            let what = format!("{language:?} at {width} x {height}, scale {scale}");
            run(&layout, &what);
        }
    }
}

/// The texts on a button, first the label.
fn shown(layout: &Layout, target: Target) -> Vec<(String, f32)> {
    let rect = layout.rect_of(target).expect("it is there");
    let lines = texts(layout.parts()).into_iter();
    let inside = lines.filter(|line| inked(line).is_within(rect));
    inside
        .map(|line| (line.text.clone(), line.style.size))
        .collect()
}

#[test]
fn both_seats_tell_their_colour_alike() {
    let colours = [
        (Language::English, ["White", "Black"]),
        (Language::German, ["Weiß", "Schwarz"]),
    ];
    for (language, colours) in colours {
        check(language, |layout, what| {
            let seats = Player::ALL.map(|player| shown(layout, Target::Seat(player)));
            for (seat, colour) in seats.iter().zip(colours) {
                let [_, (detail, _)] = seat.as_slice() else {
                    panic!("{what}: {seat:?}");
                };
                assert!(detail.starts_with(colour), "{what}: {seat:?}");
            }
            let sizes = |texts: &Vec<(String, f32)>| -> Vec<f32> {
                texts.iter().map(|&(_, size)| size).collect()
            };
            assert_eq!(sizes(&seats[0]), sizes(&seats[1]), "{what}: {seats:?}");
        });
    }
}

#[test]
fn what_begins_a_game_is_no_smaller_than_the_choices() {
    for language in Language::ALL {
        check(language, |layout, what| {
            let taps = layout.taps().iter();
            let choices =
                taps.filter(|(target, _)| matches!(target, Target::Sit(_) | Target::Control(_)));
            for target in [Target::Play, Target::Continue] {
                let (label, size) = shown(layout, target).swap_remove(0);
                for &(choice, _) in choices.clone() {
                    let (other, than) = shown(layout, choice).swap_remove(0);
                    assert!(size >= than, "{what}: {label} {size}, {other} {than}");
                }
            }
        });
    }
}

#[test]
fn a_board_fills_its_card() {
    for language in Language::ALL {
        check(language, |layout, what| {
            for part in layout.parts() {
                let Part::Miniature(rect, geometry) = part else {
                    continue;
                };
                let card = layout.rect_of(Target::Board(*geometry));
                let card: Rect = card.expect("every board has a card");
                let side = rect.width.min(rect.height);
                let least = match 4 * card.width >= 7 * card.height {
                    true => card.height * 7 / 10,
                    false => card.height.min(card.width) * 3 / 8,
                };
                assert!(side >= least, "{what}: {side} pixels of {card:?}");
                for line in texts(layout.parts()) {
                    let ink = inked(line);
                    let is_below = ink.is_within(card) && ink.y >= rect.bottom();
                    let gap = (line.rect.y - rect.bottom()) as f32;
                    assert!(
                        !is_below || gap >= line.style.size / 4.0,
                        "{what}: `{}` {gap} below its picture",
                        line.text
                    );
                }
            }
        });
    }
}
