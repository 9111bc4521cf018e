//! Buttons with their texts, alone and in rows.

use crate::layout::group::{Group, line_height, one_size, sizes, two_lines};
use crate::layout::part::{Align, ButtonFace, Ink, Part, TextStyle};
use crate::layout::{Rect, Unit};
use crate::scene::Item;
use crate::text::{self, Weight};

impl Group {
    /// A button with its texts, the smaller line below the larger one.
    pub(super) fn button(&mut self, item: &Item, rect: Rect, face: ButtonFace, unit: Unit) {
        let texts = ButtonTexts::of_row(std::slice::from_ref(item), rect, unit);
        self.button_with(item, rect, face, texts);
    }

    /// Buttons side by side, see [`Row`].
    pub(super) fn buttons(
        &mut self,
        items: &[Item],
        face: impl Fn(&Item) -> ButtonFace,
        (height, gap): (i32, i32),
        unit: Unit,
    ) {
        let rect = self.take(height);
        let row = Row::new(items, rect, gap, unit);
        for (item, &rect) in items.iter().zip(&row.places) {
            self.button_with(item, rect, face(item), row.texts);
        }
    }

    /// A button with texts of these sizes; one that does nothing at the moment cannot be tapped.
    pub(super) fn button_with(
        &mut self,
        item: &Item,
        rect: Rect,
        face: ButtonFace,
        texts: ButtonTexts,
    ) {
        let face = match item.enabled {
            true => face,
            false => ButtonFace::Idle,
        };
        self.parts.push(Part::Button(rect, face, item.target));
        if item.enabled {
            self.taps.push((item.target, rect));
        }
        let align = match face {
            ButtonFace::Quiet => Align::Left,
            _ => Align::Centre,
        };
        let inner = rect.inset_by(texts.padding, 0);
        self.button_texts(item, inner, face, texts, align);
    }

    /// The texts of a button in `rect`.
    pub(super) fn button_texts(
        &mut self,
        item: &Item,
        rect: Rect,
        face: ButtonFace,
        texts: ButtonTexts,
        align: Align,
    ) {
        let (ink, soft) = match face {
            ButtonFace::Main => (Ink::OnAccent, Ink::OnAccent),
            ButtonFace::Chosen => (Ink::Accent, Ink::Soft),
            ButtonFace::Plain | ButtonFace::Quiet => (Ink::Strong, Ink::Soft),
            ButtonFace::Idle => (Ink::Idle, Ink::Idle),
        };
        let label = TextStyle { ink, ..texts.label };
        match texts.detail.filter(|_| !item.detail.is_empty()) {
            Some(Detail { style, parts }) => {
                let (upper, lower) = two_lines(rect, label.size, style.size);
                let style = TextStyle { ink: soft, ..style };
                self.line_as_it_is(&item.label, upper, label, align);
                self.line_as_it_is(parts.of(&item.detail), lower, style, align);
            }
            None => self.line_as_it_is(&item.label, rect, label, align),
        }
    }
}

/// Buttons side by side, all labels of one size: of equal width where that leaves room for all labels,
/// else the longer ones are wider, and only then are the labels smaller.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) places: Vec<Rect>,
    pub(super) texts: ButtonTexts,
}

impl Row {
    pub(super) fn new(items: &[Item], rect: Rect, gap: i32, unit: Unit) -> Row {
        let count = i32::try_from(items.len()).unwrap_or(i32::MAX).max(1);
        let all = (rect.width - gap * (count - 1)).max(0);
        let needs = |texts: &ButtonTexts| -> Vec<i32> {
            let long = |item: &Item| text::width(&item.label, texts.label.weight, texts.label.size);
            let need = |item: &Item| long(item).ceil() as i32 + 2 * texts.padding;
            items.iter().map(need).collect()
        };
        let usual = ButtonTexts::new(unit);
        let is_even = needs(&usual).into_iter().all(|need| need <= all / count);
        let texts = if is_even {
            usual
        } else {
            let close = usual.close(unit);
            let smaller = || sizes(close.label.size, SMALLEST_OF_ROW).map(|size| close.sized(size));
            let fits = |texts: &ButtonTexts| needs(texts).into_iter().sum::<i32>() <= all;
            let smallest = smaller().last().unwrap_or(close);
            smaller().find(fits).unwrap_or(smallest)
        };
        let mut x = rect.x;
        let place = |width| {
            let place = Rect::new(x, rect.y, width, rect.height);
            x += width + gap;
            place
        };
        Row {
            places: shared(all, &needs(&texts)).into_iter().map(place).collect(),
            texts,
        }
    }
}

/// Divides `all` so that all have the same, except those that need more; evenly where there is not
/// enough for the needs.
fn shared(all: i32, needs: &[i32]) -> Vec<i32> {
    let enough = needs.iter().sum::<i32>() <= all;
    let count = |needs: &[i32]| i32::try_from(needs.len()).unwrap_or(i32::MAX);
    let (mut rest, mut others) = (all, count(needs));
    let mut falling = needs.to_vec();
    falling.sort_unstable_by(|one, two| two.cmp(one));
    for need in falling {
        if enough && need * others > rest {
            rest -= need;
            others -= 1;
        }
    }
    let share = rest / others.max(1);
    let mut over = rest - share * others;
    let width = |&need: &i32| {
        if enough && need > share {
            need
        } else {
            let one = i32::from(over > 0);
            over -= one;
            share + one
        }
    };
    needs.iter().map(width).collect()
}

/// Sizes of a button's texts.
#[derive(Clone, Copy, Debug)]
pub(super) struct ButtonTexts {
    label: TextStyle,
    /// `None` where there is no room for it.
    detail: Option<Detail>,
    /// Between the texts and the button's sides.
    padding: i32,
}

/// How a label's detail is shown.
#[derive(Clone, Copy, Debug)]
struct Detail {
    style: TextStyle,
    parts: Parts,
}

/// How much of a detail is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Parts {
    All,
    /// What stands before the first dot.
    First,
}

impl Parts {
    fn of(self, detail: &str) -> &str {
        match (self, detail.split_once(" · ")) {
            (Parts::First, Some((first, _))) => first,
            _ => detail,
        }
    }
}

impl ButtonTexts {
    fn new(unit: Unit) -> ButtonTexts {
        ButtonTexts {
            label: unit.style(1.75, Weight::SemiBold, Ink::Strong),
            detail: None,
            padding: unit.px(1.0),
        }
    }

    /// The same closer to the button's sides.
    fn close(self, unit: Unit) -> ButtonTexts {
        ButtonTexts {
            padding: unit.px(0.5),
            ..self
        }
    }

    /// The same with a label of this size.
    fn sized(self, size: f32) -> ButtonTexts {
        ButtonTexts {
            label: TextStyle { size, ..self.label },
            ..self
        }
    }

    /// The same so far from the button's sides.
    pub(super) fn padded(self, padding: i32) -> ButtonTexts {
        ButtonTexts { padding, ..self }
    }

    /// Labels of the smaller of both sizes.
    pub(super) fn at_most(self, other: ButtonTexts) -> ButtonTexts {
        self.sized(self.label.size.min(other.label.size))
    }

    /// The size at which all labels of `items` fit on buttons of the size of `rect`, no larger than
    /// usual.
    pub(super) fn of_row(items: &[Item], rect: Rect, unit: Unit) -> ButtonTexts {
        let usual = ButtonTexts::new(unit);
        let room = |texts: ButtonTexts| (rect.width - 2 * texts.padding) as f32;
        let labels = items.iter().map(|item| item.label.as_str());
        let size =
            |texts: ButtonTexts| one_size(&labels, texts.label, room(texts), SMALLEST_OF_ROW);
        if size(usual) == usual.label.size {
            return usual;
        }
        let close = usual.close(unit);
        close.sized(size(close))
    }

    /// Sizes that suit all of `items` in boxes of the size of `rect`, so that they look alike: all show
    /// their details, or all the first part of them, or none does and the labels are as large as
    /// `alone` says. Sizes are in units, for the label and the detail.
    pub(super) fn alike(
        items: &[Item],
        rect: Rect,
        (label, detail, alone): (f32, f32, f32),
        unit: Unit,
    ) -> ButtonTexts {
        let room = rect.width as f32;
        let labels = items.iter().map(|item| item.label.as_str());
        let fitting = |size: f32| {
            let style = unit.style(size, Weight::SemiBold, Ink::Strong);
            let size = one_size(&labels, style, room, SMALLEST_OF_ROW);
            TextStyle { size, ..style }
        };
        let label = fitting(label);
        let style = unit.style(detail, Weight::Regular, Ink::Soft);
        let shown = |parts: Parts| {
            let details = items.iter().map(|item| parts.of(&item.detail));
            let size = readable(details, style, label, rect)?;
            let style = TextStyle { size, ..style };
            Some(Detail { style, parts })
        };
        let has_details = items.iter().any(|item| !item.detail.is_empty());
        let detail = shown(Parts::All).or_else(|| shown(Parts::First));
        let detail = detail.filter(|_| has_details);
        ButtonTexts {
            label: detail.map_or_else(|| fitting(alone), |_| label),
            detail,
            padding: 0,
        }
    }

    /// Whether all is shown, details too, and labels are as large as asked for.
    pub(super) fn is_whole(&self, label: f32, unit: Unit) -> bool {
        let is_whole = |detail: &Detail| detail.parts == Parts::All;
        let wanted = unit.style(label, Weight::SemiBold, Ink::Strong).size;
        self.label.size == wanted && self.detail.as_ref().is_some_and(is_whole)
    }

    /// Length of the longest label or detail of `items`.
    pub(super) fn widest(&self, items: &[Item]) -> i32 {
        let long = |text: &str, style: TextStyle| text::width(text, style.weight, style.size);
        let both = |item: &Item| {
            let detail = self.detail.map_or(0.0, |Detail { style, parts }| {
                long(parts.of(&item.detail), style)
            });
            long(&item.label, self.label).max(detail).ceil() as i32
        };
        items.iter().map(both).max().unwrap_or_default()
    }

    /// Height of the lines, one close below the other.
    pub(super) fn height(&self) -> i32 {
        let detail = self
            .detail
            .map_or(0, |detail| line_height(detail.style.size));
        line_height(self.label.size) + detail
    }
}

/// Labels that have to be alike are set no smaller than this share of what is asked for.
const SMALLEST_OF_ROW: f32 = 0.5;

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

#[cfg(test)]
mod tests {
    use super::shared;

    #[test]
    fn who_needs_more_than_the_same_has_it() {
        let check = |all: i32, needs: &[i32], expected: &[i32]| {
            assert_eq!(shared(all, needs), expected, "{all} for {needs:?}");
        };
        check(90, &[10, 20, 30], &[30, 30, 30]);
        check(91, &[10, 20, 30], &[31, 30, 30]);
        check(90, &[10, 50, 10], &[20, 50, 20]);
        check(90, &[45, 40, 5], &[45, 40, 5]);
        check(90, &[31, 31, 10], &[31, 31, 28]);
        check(60, &[50, 50], &[30, 30]);
        check(0, &[], &[]);
    }
}
