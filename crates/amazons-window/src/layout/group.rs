//! Parts gathered from the top down, to be placed as one.

use crate::layout::part::{Align, ButtonFace, Ink, Part, TextLine, TextStyle};
use crate::layout::{Rect, Unit};
use crate::scene::{Item, Target};
use crate::text::{self, CAP_HEIGHT, LINE_HEIGHT, Weight};

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
        let size = sizes(style.size).find(is_whole).unwrap_or(style.size);
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

    /// A button with its texts, the smaller line below the larger one.
    pub(super) fn button(&mut self, item: &Item, rect: Rect, face: ButtonFace, unit: Unit) {
        self.button_with(item, rect, face, ButtonTexts::new(unit));
    }

    /// Buttons of equal width side by side, their texts of one size.
    pub(super) fn buttons(
        &mut self,
        items: &[Item],
        face: impl Fn(&Item) -> ButtonFace,
        (height, gap): (i32, i32),
        unit: Unit,
    ) {
        let places = self.columns(items.len(), height, gap);
        for (item, &rect) in items.iter().zip(&places) {
            let texts = ButtonTexts::of_row(items, rect, unit);
            self.button_with(item, rect, face(item), texts);
        }
    }

    /// The same with texts of these sizes.
    pub(super) fn button_with(
        &mut self,
        item: &Item,
        rect: Rect,
        face: ButtonFace,
        texts: ButtonTexts,
    ) {
        self.parts.push(Part::Button(rect, face, item.target));
        self.taps.push((item.target, rect));
        let inner = rect.inset_by(texts.padding, 0);
        let (ink, soft) = match face {
            ButtonFace::Main => (Ink::OnAccent, Ink::OnAccent),
            ButtonFace::Chosen => (Ink::Accent, Ink::Soft),
            ButtonFace::Plain | ButtonFace::Quiet => (Ink::Strong, Ink::Soft),
        };
        let align = match face {
            ButtonFace::Quiet => Align::Left,
            _ => Align::Centre,
        };
        let label = TextStyle { ink, ..texts.label };
        let detail = texts.detail.map(|detail| TextStyle {
            ink: soft,
            ..detail
        });
        self.label_and_detail(item, inner, label, detail, align);
    }

    /// An item's label with its detail below, or the label alone where there is no room or no style
    /// for the detail.
    pub(super) fn label_and_detail(
        &mut self,
        item: &Item,
        rect: Rect,
        label: TextStyle,
        detail: Option<TextStyle>,
        align: Align,
    ) {
        let details = [item.detail.as_str()].into_iter();
        let readable = detail.and_then(|detail| {
            let size = readable(details, detail, label, rect)?;
            Some(TextStyle { size, ..detail })
        });
        match readable.filter(|_| !item.detail.is_empty()) {
            Some(detail) => {
                let (upper, lower) = two_lines(rect, label.size, detail.size);
                self.line(&item.label, upper, label, align);
                self.line(&item.detail, lower, detail, align);
            }
            None => self.line(&item.label, rect, label, align),
        }
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

/// Sizes of a button's texts.
#[derive(Clone, Copy, Debug)]
pub(super) struct ButtonTexts {
    label: TextStyle,
    /// `None` where there is no room for it.
    detail: Option<TextStyle>,
    /// Between the texts and the button's sides.
    padding: i32,
}

impl ButtonTexts {
    fn new(unit: Unit) -> ButtonTexts {
        ButtonTexts {
            label: unit.style(1.75, Weight::SemiBold, Ink::Strong),
            detail: Some(unit.style(1.5, Weight::Regular, Ink::Soft)),
            padding: unit.px(1.0),
        }
    }

    /// Sizes at which all labels of `items` fit on buttons of the size of `rect`, no larger than usual.
    pub(super) fn of_row(items: &[Item], rect: Rect, unit: Unit) -> ButtonTexts {
        let mut texts = ButtonTexts::new(unit);
        let inner = rect.inset_by(texts.padding, 0);
        let labels = items.iter().map(|item| item.label.as_str());
        texts.label.size = fitting_all(labels, texts.label, inner.width as f32);
        texts
    }

    /// Sizes that suit all of `items` on buttons of the size of `rect`, so that a row looks alike: all
    /// show their details, or none does and the labels are larger.
    pub(super) fn alike(items: &[Item], rect: Rect, unit: Unit) -> ButtonTexts {
        let mut texts = ButtonTexts {
            padding: unit.px(0.75),
            ..ButtonTexts::new(unit)
        };
        let inner = rect.inset_by(texts.padding, 0);
        let labels = || items.iter().map(|item| item.label.as_str());
        let details = items.iter().map(|item| item.detail.as_str());
        texts.label.size = fitting_all(labels(), texts.label, inner.width as f32);
        texts.detail = texts.detail.and_then(|detail| {
            let size = readable(details, detail, texts.label, inner)?;
            Some(TextStyle { size, ..detail })
        });
        if texts.detail.is_none() {
            let alone = unit.style(2.0, Weight::SemiBold, Ink::Strong);
            texts.label.size = fitting_all(labels(), alone, inner.width as f32);
        }
        texts
    }
}

/// The size at which all of `details` can be read in `rect` below a label, no smaller than asked for
/// unless their length demands it; `None` where that would be too small, or as large as the label.
fn readable<'a>(
    details: impl Iterator<Item = &'a str>,
    detail: TextStyle,
    label: TextStyle,
    rect: Rect,
) -> Option<f32> {
    let size = detail.size.max(SMALLEST_DETAIL);
    let length = details
        .map(|text| text::width(text, detail.weight, size))
        .fold(0.0, f32::max);
    let room = rect.width as f32;
    let size = if length > room {
        (size * room / length).floor()
    } else {
        size
    };
    let height = line_height(label.size) + line_height(size);
    (size >= SMALLEST_DETAIL && size <= label.size && height <= rect.height).then_some(size)
}

/// Details set smaller than this, in pixels, are left out.
const SMALLEST_DETAIL: f32 = 11.0;

/// The size at which all of `texts` are no longer than `most`, or the smallest to be used.
fn fitting_all<'a>(texts: impl Iterator<Item = &'a str>, style: TextStyle, most: f32) -> f32 {
    texts
        .map(|text| fitting(text, style, most))
        .fold(style.size, f32::min)
}

/// The size at which `text` is no longer than `most`: as large as asked for or down to three
/// quarters of that.
fn fitting(text: &str, style: TextStyle, most: f32) -> f32 {
    let fits = |&size: &f32| text::width(text, style.weight, size) <= most;
    let smallest = sizes(style.size).last().unwrap_or(style.size);
    sizes(style.size).find(fits).unwrap_or(smallest)
}

/// From `size` down to three quarters of it, in steps of a pixel.
fn sizes(size: f32) -> impl Iterator<Item = f32> {
    const SMALLEST: f32 = 0.75;
    std::iter::successors(Some(size), |size| Some(size - 1.0))
        .take_while(move |&smaller| smaller >= size * SMALLEST)
}

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
    let most = rect.width as f32;
    let size = fitting(text, style, most);
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
        style: TextStyle { size, ..style },
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
