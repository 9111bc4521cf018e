//! Buttons side by side.

use amazons_window::layout::{Part, Rect, TextLine};
use amazons_window::scene::Target;

use crate::{inked, on_every_layout, texts};

/// Buttons with the first text on each.
fn labelled<'a>(
    taps: &[(Target, Rect)],
    lines: &[&'a TextLine],
) -> Vec<(Target, Rect, &'a TextLine)> {
    let label = |&(target, rect): &(Target, Rect)| {
        let line = lines.iter().find(|line| inked(line).is_within(rect))?;
        Some((target, rect, *line))
    };
    let is_button = |(target, _): &&(Target, Rect)| *target != Target::Ground;
    taps.iter().filter(is_button).filter_map(label).collect()
}

#[test]
fn labels_in_one_row_are_of_one_size() {
    on_every_layout(|layout, _, what| {
        let veil = |part: &Part| matches!(part, Part::Veil(_));
        let parts = layout.parts();
        let visible = parts.iter().position(veil).map_or(0, |veil| veil + 1);
        let lines = texts(&parts[visible..]);
        let buttons = labelled(layout.taps(), &lines);
        for (i, (target, rect, label)) in buttons.iter().enumerate() {
            for (other, beside, text) in &buttons[i + 1..] {
                if (rect.y, rect.height) == (beside.y, beside.height) {
                    assert_eq!(
                        label.style.size, text.style.size,
                        "{what}: `{}` of {target:?} and `{}` of {other:?}",
                        label.text, text.text
                    );
                }
            }
        }
    });
}
