//! Parts gathered from the top down, to be placed as one.

use crate::layout::part::{Align, Part, TextLine, TextStyle};
use crate::layout::{Rect, Unit};
use crate::scene::Target;
use crate::text::{self, CAP_HEIGHT, LINE_HEIGHT};

/// A column of parts from (0, 0) downwards.
#[derive(Debug, Default)]
pub(super) struct Group {
    pub(super) parts: Vec<Part>,
    pub(super) taps: Vec<(Target, Rect)>,
    pub(super) width: i32,
    pub(super) height: i32,
    /// Whether a text had to be shortened.
    cut: bool,
}

impl Group {
    pub(super) fn new(width: i32) -> Group {
        Group {
            width: width.max(0),
            ..Group::default()
        }
    }

    /// Leaves `height` pixels free.
    pub(super) fn gap(&mut self, height: i32) {
        self.height += height;
    }

    /// Takes the next `height` pixels, all across.
    pub(super) fn take(&mut self, height: i32) -> Rect {
        let rect = Rect::new(0, self.height, self.width, height);
        self.height += rect.height;
        rect
    }

    /// Takes the next `height` pixels and divides them into `count` equal columns.
    pub(super) fn columns(&mut self, count: usize, height: i32, gap: i32) -> Vec<Rect> {
        let row = self.take(height);
        let count = i32::try_from(count).unwrap_or(i32::MAX).max(1);
        let all = (row.width - gap * (count - 1)).max(0);
        (0..count)
            .map(|i| {
                let (left, right) = (all * i / count, all * (i + 1) / count);
                Rect::new(left + gap * i, row.y, right - left, row.height)
            })
            .collect()
    }

    /// A paragraph of at most `lines` lines.
    pub(super) fn paragraph(&mut self, text: &str, style: TextStyle, align: Align, lines: usize) {
        let most = self.width as f32;
        let broken = text::balanced(text, style.weight, style.size, most, lines);
        self.cut |= is_cut(text, &broken);
        for line in broken {
            let rect = self.take(line_height(style.size));
            self.line(&line, rect, style, align);
        }
    }

    /// A paragraph that takes the height of `lines` lines whatever its text, set smaller until it fits
    /// in there.
    pub(super) fn block(&mut self, text: &str, style: TextStyle, align: Align, lines: usize) {
        let most = self.width as f32;
        let broken = |size| text::wrapped(text, style.weight, size, most, lines);
        let is_whole = |&size: &f32| !is_cut(text, &broken(size));
        let size = sizes(style.size, SMALLEST)
            .find(is_whole)
            .unwrap_or(style.size);
        let count = i32::try_from(lines).unwrap_or(i32::MAX);
        let rect = self.take(count * line_height(style.size));
        let mut block = Group::new(self.width);
        block.paragraph(text, TextStyle { size, ..style }, align, lines);
        self.lay(block, rect.x, rect.y);
    }

    /// One line in the middle of `rect`'s height, set smaller or shortened until it fits.
    pub(super) fn line(&mut self, text: &str, rect: Rect, style: TextStyle, align: Align) {
        if let Some(line) = fitted(text, rect, style, align) {
            self.cut |= line.text != text;
            self.parts.push(Part::Text(line));
        }
    }

    /// The same in exactly this size: shortened where it does not fit.
    pub(super) fn line_as_it_is(&mut self, text: &str, rect: Rect, style: TextStyle, align: Align) {
        if let Some(line) = set(text, rect, style, align) {
            self.cut |= line.text != text;
            self.parts.push(Part::Text(line));
        }
    }

    /// Takes what room no text needs from the right, where all parts are texts that start at the left;
    /// how wide they are.
    pub(super) fn narrow(&mut self) -> i32 {
        let long = |line: &TextLine| (line.x + line.length().ceil() as i32).min(line.rect.right());
        let texts = || {
            self.parts.iter().filter_map(|part| match part {
                Part::Text(line) => Some(line),
                _ => None,
            })
        };
        self.width = texts().map(long).max().unwrap_or_default();
        for part in &mut self.parts {
            if let Part::Text(line) = part {
                line.rect.width = self.width - line.rect.x;
            }
        }
        self.width
    }

    /// Lays the whole of `other` with its corner at (x, y), not moving the end of this one.
    pub(super) fn lay(&mut self, other: Group, x: i32, y: i32) {
        self.cut |= other.cut;
        self.parts
            .extend(other.parts.into_iter().map(|part| part.moved(x, y)));
        self.taps.extend(
            other
                .taps
                .into_iter()
                .map(|(target, rect)| (target, rect.moved(x, y))),
        );
    }
}

/// The one size at which all of `texts` are no longer than `most`: as large as asked for, or down to
/// `least` of that.
pub(super) fn one_size<'a>(
    texts: &(impl Iterator<Item = &'a str> + Clone),
    style: TextStyle,
    most: f32,
    least: f32,
) -> f32 {
    let fits = |&size: &f32| {
        let mut texts = texts.clone();
        texts.all(|text| text::width(text, style.weight, size) <= most)
    };
    let smallest = sizes(style.size, least).last().unwrap_or(style.size);
    sizes(style.size, least).find(fits).unwrap_or(smallest)
}

/// From `size` down to `least` of it, in steps of a pixel.
pub(super) fn sizes(size: f32, least: f32) -> impl Iterator<Item = f32> {
    std::iter::successors(Some(size), |size| Some(size - 1.0))
        .take_while(move |&smaller| smaller >= size * least)
}

/// A single text is set no smaller than this share of what is asked for.
pub(super) const SMALLEST: f32 = 0.75;

/// Whether something of `text` is missing in the lines it was broken into, or a word that is no path was
/// broken.
fn is_cut(text: &str, broken: &[String]) -> bool {
    let shortened = broken.concat().matches('…').count() > text.matches('…').count();
    let words = || broken.iter().flat_map(|line| line.split_ascii_whitespace());
    let mut plain = text
        .split_ascii_whitespace()
        .filter(|word| !word.contains('/'));
    shortened || plain.any(|plain| words().all(|word| word != plain))
}

/// Height of a line of text of this size, in pixels.
pub(super) fn line_height(size: f32) -> i32 {
    (size * LINE_HEIGHT).round() as i32
}

/// Two boxes for lines of these sizes, close together in the middle of `rect`.
pub(super) fn two_lines(rect: Rect, upper: f32, lower: f32) -> (Rect, Rect) {
    let (first, second) = (line_height(upper), line_height(lower));
    let top = rect.y + (rect.height - first - second) / 2;
    (
        Rect::new(rect.x, top, rect.width, first),
        Rect::new(rect.x, top + first, rect.width, second),
    )
}

/// The line of text in the middle of `rect`'s height, set smaller or shortened until it fits; `None`
/// where nothing of it does.
pub(super) fn fitted(text: &str, rect: Rect, style: TextStyle, align: Align) -> Option<TextLine> {
    let size = one_size(&[text].into_iter(), style, rect.width as f32, SMALLEST);
    set(text, rect, TextStyle { size, ..style }, align)
}

/// The same in exactly this size, shortened until it fits.
fn set(text: &str, rect: Rect, style: TextStyle, align: Align) -> Option<TextLine> {
    let (most, size) = (rect.width as f32, style.size);
    let text = text::shortened(text, style.weight, size, most);
    if text.is_empty() {
        return None;
    }
    let spare = most - text::width(&text, style.weight, size);
    let before = match align {
        Align::Left => 0.0,
        Align::Centre => spare / 2.0,
        Align::Right => spare,
    };
    let (_, middle) = rect.centre();
    Some(TextLine {
        text,
        rect,
        x: rect.x + before.floor() as i32,
        baseline: (middle + size * CAP_HEIGHT / 2.0).round() as i32,
        style,
    })
}

/// Builds with smaller and smaller units until the outcome is no higher than `height` and no text is
/// cut. A unit too small to read helps nobody, so what still does not fit then is left to stick out,
/// and for the sake of one long text the rest is not made smaller than two thirds.
pub(super) fn fit(unit: Unit, height: i32, build: impl Fn(Unit) -> Group) -> Group {
    const STEPS_FOR_A_TEXT: usize = 10;
    let mut unit = unit;
    let mut steps = 0;
    loop {
        let group = build(unit);
        let too_long = group.cut && steps < STEPS_FOR_A_TEXT;
        match unit.smaller() {
            Some(smaller) if too_long || group.height > height => unit = smaller,
            _ => return group,
        }
        steps += 1;
    }
}
