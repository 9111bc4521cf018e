//! The font, and measuring text.
//!
//! Two weights of Inter, held in the program. Sizes are in pixels per em. Only pair kerning is
//! applied; there is no shaping, so a character is a glyph.

mod lines;

use std::sync::LazyLock;

use fontdue::{Font, FontSettings};

pub use lines::{balanced, shortened, wrapped};

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

/// Stands for a character that the font does not have.
pub const MISSING: char = '?';

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
/// of the line, with no character. What the font does not have is [`MISSING`].
pub fn places(
    text: &str,
    weight: Weight,
    size: f32,
) -> impl Iterator<Item = (Option<char>, f32)> + '_ {
    let font = font(weight);
    let mut previous = None;
    let mut x = 0.0;
    let drawn = |character| match font.has_glyph(character) {
        true => character,
        false => MISSING,
    };
    text.chars()
        .map(drawn)
        .map(Some)
        .chain([None])
        .map(move |character| {
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

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: f32 = 16.0;

    #[test]
    fn every_character_in_use_has_a_glyph() {
        for weight in [Weight::Regular, Weight::SemiBold] {
            for character in "AZaz09 .,:;!?–—…×·•'’“”%()+-/äöüßÄÖÜ\u{a0}".chars()
            {
                assert!(font(weight).has_glyph(character), "{weight:?} {character}");
            }
        }
    }

    #[test]
    fn what_the_font_does_not_have_is_seen_to_be_missing() {
        let drawn: String = places("Jörg 将🙂", Weight::Regular, SIZE)
            .filter_map(|(character, _)| character)
            .collect();
        assert_eq!(drawn, "Jörg ??");
        assert!(font(Weight::SemiBold).has_glyph(MISSING));
    }

    #[test]
    fn pairs_are_kerned() {
        let apart = width("A", Weight::Regular, 100.0) + width("V", Weight::Regular, 100.0);
        assert!(width("AV", Weight::Regular, 100.0) < apart);
    }
}
