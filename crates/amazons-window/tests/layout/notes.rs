//! Notices and small print.

use amazons_core::Geometry;
use amazons_window::language::Language;
use amazons_window::layout::Layout;
use amazons_window::samples;
use amazons_window::scene::{Target, View};

use crate::{SCALES, SIZES, inked, texts};

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
fn a_notice_is_as_wide_as_the_settings_or_as_its_text() {
    let scene = samples::settings_notice(Language::English);
    for (width, height) in SIZES {
        let layout = Layout::new(width, height, 1.0, &scene);
        let rect = |target| layout.rect_of(target).expect("it is there");
        let notice = rect(Target::Ground);
        let first = rect(Target::Board(Geometry::NAMED[0]));
        let last = rect(Target::Board(Geometry::NAMED[2]));
        let what = format!("at {width} x {height}");
        if (notice.x, notice.right()) == (first.x, last.right()) {
            continue;
        }
        assert!(
            width > 420 && notice.width <= last.right() - first.x,
            "{what}"
        );
        assert!(
            (notice.x - (width as i32 - notice.right())).abs() <= 1,
            "{what}"
        );
        let lines = texts(layout.parts());
        let inside = lines.iter().filter(|line| line.rect.is_within(notice));
        let (left, right) = inside.fold((notice.right(), notice.x), |(left, right), line| {
            let ink = inked(line);
            (left.min(ink.x), right.max(ink.right()))
        });
        let (before, behind) = (left - notice.x, notice.right() - right);
        assert!(
            (before - behind).abs() <= 2,
            "{what}: {before} and {behind}"
        );
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
