//! The font: measuring, wrapping and shortening text.
//!
//! Two weights of Inter, held in the program. Sizes are in pixels per em. Only pair kerning is
//! applied; there is no shaping, so a character is a glyph.

use std::sync::LazyLock;

use fontdue::{Font, FontSettings};

/// How heavy the letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Running text.
    Regular,
    /// Headings, names and buttons.
    SemiBold,
}

/// Height of the capitals, in ems.
pub const CAP_HEIGHT: f32 = 0.727;

/// Height of a line, in ems: the letters with their accents and tails, and the space between.
pub const LINE_HEIGHT: f32 = 1.4;

static REGULAR: LazyLock<Font> =
    LazyLock::new(|| open(include_bytes!("../assets/Inter-Regular.otf")));
static SEMI_BOLD: LazyLock<Font> =
    LazyLock::new(|| open(include_bytes!("../assets/Inter-SemiBold.otf")));

fn open(bytes: &[u8]) -> Font {
    let settings = FontSettings {
        load_substitutions: false,
        ..FontSettings::default()
    };
    Font::from_bytes(bytes, settings).expect("the font is part of the program and was read before")
}

/// The font of this weight, opened when first asked for.
#[must_use]
pub fn font(weight: Weight) -> &'static Font {
    match weight {
        Weight::Regular => &REGULAR,
        Weight::SemiBold => &SEMI_BOLD,
    }
}

/// Every character of `text` with its distance from the start of the line in pixels; last the end
/// of the line, with no character.
pub fn places(
    text: &str,
    weight: Weight,
    size: f32,
) -> impl Iterator<Item = (Option<char>, f32)> + '_ {
    let font = font(weight);
    let mut previous = None;
    let mut x = 0.0;
    text.chars().map(Some).chain([None]).map(move |character| {
        if let Some((left, right)) = previous.zip(character) {
            x += font.horizontal_kern(left, right, size).unwrap_or(0.0);
        }
        let place = x;
        if let Some(character) = character {
            x += font.metrics(character, size).advance_width;
        }
        previous = character;
        (character, place)
    })
}

/// Length of `text` on one line, in pixels.
///
/// ```
/// use amazons_window::text::{Weight, width};
///
/// assert_eq!(width("", Weight::Regular, 16.0), 0.0);
/// assert!(width("mm", Weight::Regular, 16.0) > width("ii", Weight::Regular, 16.0));
/// ```
#[must_use]
pub fn width(text: &str, weight: Weight, size: f32) -> f32 {
    places(text, weight, size)
        .last()
        .map_or(0.0, |(_, end)| end)
}

/// `text` itself where it is no longer than `most` pixels, or as much of its beginning as fits with
/// an ellipsis behind it; nothing where not even that fits.
#[must_use]
pub fn shortened(text: &str, weight: Weight, size: f32, most: f32) -> String {
    if width(text, weight, size) <= most {
        return text.to_owned();
    }
    let room = most - width("…", weight, size);
    let fitting = places(text, weight, size).take_while(|&(_, end)| end <= room);
    // Places count the kerning towards the next letter, which is cut off, so one more may fit.
    let most_kept = fitting.count();
    let kept_and_dots = |kept| {
        let beginning: String = text.chars().take(kept).collect();
        format!("{}…", beginning.trim_end())
    };
    (0..=most_kept)
        .rev()
        .map(kept_and_dots)
        .find(|shorter| width(shorter, weight, size) <= most)
        .unwrap_or_default()
}

/// `text` broken at blanks into lines of at most `most` pixels, `lines` of them at most; what is too
/// long after all ends in an ellipsis.
#[must_use]
pub fn wrapped(text: &str, weight: Weight, size: f32, most: f32, lines: usize) -> Vec<String> {
    let mut broken: Vec<String> = Vec::new();
    let mut words = text.split_whitespace().peekable();
    while words.peek().is_some() && broken.len() < lines {
        if broken.len() + 1 == lines {
            let rest: Vec<&str> = words.by_ref().collect();
            broken.push(shortened(&rest.join(" "), weight, size, most));
            break;
        }
        let mut line = words.next().unwrap_or_default().to_owned();
        while let Some(word) = words.peek() {
            let longer = format!("{line} {word}");
            if width(&longer, weight, size) > most {
                break;
            }
            line = longer;
            words.next();
        }
        broken.push(shortened(&line, weight, size, most));
    }
    broken
}

/// `text` broken into as few lines as by [`wrapped`], but of about the same length, so that no word is
/// left alone on the last.
#[must_use]
pub fn balanced(text: &str, weight: Weight, size: f32, most: f32, lines: usize) -> Vec<String> {
    // Lengths are tried in steps of this share of the whole.
    const STEPS: u8 = 24;
    let broken = wrapped(text, weight, size, most, lines);
    (STEPS / 2..STEPS)
        .map(|step| most * f32::from(step) / f32::from(STEPS))
        .map(|shorter| wrapped(text, weight, size, shorter, lines))
        .find(|narrow| narrow.len() == broken.len() && narrow.join(" ") == broken.join(" "))
        .unwrap_or(broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: f32 = 16.0;

    fn check(text: &str, most: f32, lines: usize, expected: &[&str]) {
        let broken = wrapped(text, Weight::Regular, SIZE, most, lines);
        assert_eq!(broken, expected, "`{text}` in {most} pixels");
        for line in broken {
            assert!(width(&line, Weight::Regular, SIZE) <= most, "`{line}`");
        }
    }

    #[test]
    fn lines_break_at_blanks_and_end_in_an_ellipsis() {
        check("", 100.0, 3, &[]);
        check("one", 100.0, 0, &[]);
        check("one two", 100.0, 3, &["one two"]);
        check("one two", 40.0, 3, &["one", "two"]);
        check("one two three", 40.0, 2, &["one", "tw…"]);
        check("unbreakable", 40.0, 2, &["un…"]);
        check("one", 1.0, 2, &[""]);
    }

    #[test]
    fn balanced_lines_are_as_few_and_of_like_length() {
        let text = "one two three four five six";
        let size = width("one two three four five", Weight::Regular, SIZE) + 1.0;
        let broken = wrapped(text, Weight::Regular, SIZE, size, 3);
        assert_eq!(broken, ["one two three four five", "six"]);
        let broken = balanced(text, Weight::Regular, SIZE, size, 3);
        assert_eq!(broken, ["one two three", "four five six"]);
    }

    #[test]
    fn every_character_in_use_has_a_glyph() {
        for weight in [Weight::Regular, Weight::SemiBold] {
            for character in "AZaz09 .,:;!?–—…×·•'’“”%()+-/äöüßÄÖÜ".chars() {
                assert!(font(weight).has_glyph(character), "{weight:?} {character}");
            }
        }
    }

    #[test]
    fn pairs_are_kerned() {
        let apart = width("A", Weight::Regular, 100.0) + width("V", Weight::Regular, 100.0);
        assert!(width("AV", Weight::Regular, 100.0) < apart);
    }
}
