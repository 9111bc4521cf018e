//! What colour-blind eyes see of the board: every mark can be told from every other.
//!
//! Pictures of squares are put through a simulation of the three kinds of blindness to a colour, and
//! then compared by lightness alone.

use std::collections::BTreeMap;

use amazons_core::{Player, Square};
use amazons_window::language::Language;
use amazons_window::layout::Layout;
use amazons_window::paint::Painter;
use amazons_window::samples;
use amazons_window::scene::{BoardView, Scene, Squares, Target, Theme, View};
use amazons_window::theme::Colour;
use tiny_skia::Pixmap;

/// What eyes make of linear red, green and blue.
type Eyes = [[f64; 3]; 3];

/// Eyes that lack no colour, and those that lack red, green or blue.
// CITE: Machado, Oliveira, Fernandes, A Physiologically-based Model for Simulation of Color Vision
// Deficiency, 2009, severity 1.
const EYES: [(&str, Eyes); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// The colour as these eyes see it.
fn seen(eyes: &Eyes, [red, green, blue]: [u8; 3]) -> Colour {
    let linear = [red, green, blue].map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    });
    let [red, green, blue] = eyes.map(|row| {
        let sum: f64 = row
            .iter()
            .zip(linear)
            .map(|(weight, value)| weight * value)
            .sum();
        let value = sum.clamp(0.0, 1.0);
        let curved = if value <= 0.003_130_8 {
            value * 12.92
        } else {
            1.055 * value.powf(1.0 / 2.4) - 0.055
        };
        (curved * 255.0).round() as u8
    });
    Colour { red, green, blue }
}

/// What is to be told apart: what stands on a square, and how it is marked.
fn kind(board: &BoardView, square: Square) -> String {
    let stands = match board.pending {
        Some((from, _)) if square == from => None,
        Some((from, to)) if square == to => board.position.amazon_on(from),
        _ => board.position.amazon_on(square),
    };
    let mut kind = match stands {
        Some(Player::White) => "white amazon",
        Some(Player::Black) => "black amazon",
        None if board.steps.has(square) => "dot of a step",
        None if board.shots.has(square) => "ring of a shot",
        None if board.position.burnt().has(square) => "burnt",
        None => "empty",
    }
    .to_owned();
    if board.stuck.has(square) {
        kind += ", stuck";
    }
    if board.selected == Some(square) {
        kind += ", chosen";
    }
    match board.last {
        Some(turn) if square == turn.arrow => kind += ", by the last arrow",
        Some(turn) if [turn.from, turn.to].contains(&square) => kind += ", of the last turn",
        _ => {}
    }
    kind
}

/// A picture of one square of each kind, on squares of either colour.
fn pictures(scene: &Scene, found: &mut BTreeMap<(String, u8), Vec<[u8; 3]>>) {
    let View::Game(view) = &scene.view else {
        panic!("a game is running");
    };
    let layout = Layout::new(1000, 800, 1.0, scene);
    let mut pixmap = Pixmap::new(1000, 800).expect("the picture has pixels");
    Painter::new().paint(scene, &layout, &mut pixmap);
    // What is pointed at is seen by the pointer.
    let squares = view.board.position.geometry().squares();
    for square in squares
        .iter()
        .filter(|&square| view.board.pointed != Some(square))
    {
        let rect = layout
            .rect_of(Target::Square(square))
            .expect("it has a place");
        let ground = match view.board.look.squares {
            Squares::TwoColours => (square.column() + square.row()) % 2,
            Squares::OneColour => 2,
        };
        let pixels =
            (rect.y..rect.bottom()).flat_map(|y| (rect.x..rect.right()).map(move |x| (x, y)));
        let pixels = pixels.map(|(x, y)| {
            let pixel = pixmap.pixel(x as u32, y as u32).expect("inside");
            [pixel.red(), pixel.green(), pixel.blue()]
        });
        found
            .entry((kind(&view.board, square), ground))
            .or_insert_with(|| pixels.collect());
    }
}

#[test]
fn every_mark_is_told_from_every_other() {
    /// Two pixels are told apart by eye from this ratio of their lightness on, and two squares where
    /// this share of their pixels is.
    const CONTRAST: f64 = 1.7;
    const SHARE: f64 = 0.008;
    let say = Language::English;
    for theme in [Theme::Light, Theme::Dark] {
        let mut found = BTreeMap::new();
        let plain = samples::all(say)
            .into_iter()
            .find(|(name, _)| *name == "plain-board");
        let plain = plain.expect("there is one of one colour").1;
        for scene in [
            samples::steps(say),
            samples::shots(say),
            samples::end(say),
            plain,
        ] {
            pictures(&samples::themed(scene, theme), &mut found);
        }
        assert!(found.len() >= 20, "{} kinds", found.len());
        for (whose, eyes) in &EYES {
            let light: Vec<_> = found
                .iter()
                .map(|(kind, pixels)| {
                    let light = |&pixel| seen(eyes, pixel).luminance() + 0.05;
                    (kind, pixels.iter().map(light).collect::<Vec<f64>>())
                })
                .collect();
            for (i, ((one, ground), pixels)) in light.iter().enumerate() {
                for ((other, beside), others) in &light[i + 1..] {
                    if ground != beside || one == other {
                        continue;
                    }
                    let differs = |(a, b): &(&f64, &f64)| a.max(**b) / a.min(**b) >= CONTRAST;
                    let count = pixels.iter().zip(others).filter(differs).count();
                    let share = count as f64 / pixels.len() as f64;
                    assert!(
                        share >= SHARE,
                        "{theme:?}, {whose}: `{one}` and `{other}` differ in {:.2} % of a square",
                        100.0 * share
                    );
                }
            }
        }
    }
}

#[test]
fn grey_is_grey_to_all_eyes_and_red_and_green_are_not() {
    for (whose, eyes) in &EYES {
        let grey = seen(eyes, [120, 120, 120]);
        for channel in [grey.red, grey.green, grey.blue] {
            assert!(channel.abs_diff(120) <= 2, "{whose}: {grey:?}");
        }
    }
    // Red and green of the same lightness are one colour to eyes that lack one of them.
    let apart = |eyes: &Eyes| {
        let (red, green) = (seen(eyes, [200, 60, 60]), seen(eyes, [70, 125, 60]));
        red.green
            .abs_diff(green.green)
            .max(red.red.abs_diff(green.red))
    };
    assert!(apart(&EYES[0].1) > 60);
    assert!(apart(&EYES[2].1) < apart(&EYES[0].1) / 2);
}
