//! Nothing lies over anything else or reaches out of the window.

use amazons_window::language::Language;
use amazons_window::layout::{CardFace, Layout, Part, Rect};
use amazons_window::samples;
use amazons_window::scene::Target;

use crate::{inked, on_every_layout, texts};

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
        let is_floating = |part: &Part| matches!(part, Part::Card(_, CardFace::Floating));
        let floating = parts.iter().rposition(is_floating);
        let floating = floating.filter(|&card| card > visible).unwrap_or(visible);
        let mut lines = texts(&parts[visible..floating]);
        if let Some(Part::Card(card, _)) = parts.get(floating) {
            // Nobody sees what a sign lies on.
            lines.retain(|line| !inked(line).overlaps(*card));
        }
        lines.extend(texts(&parts[floating..]));
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
