//! The table of texts, a file for each part of what there is to read.
//!
//! A line is a text: its name, what is filled in, the English, the German. Every text is a method of
//! [`Language`] with that name; in braces stands what was handed to it. A text without arguments is a
//! `&'static str`, any other a `String`. The compiler sees to it that no language lacks one, the tests
//! below that both say as much and in letters that the font has.

/// A text in every language.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident() $english:tt $german:tt) => {
        $(#[$doc])*
        pub(crate) fn $name(self) -> &'static str {
            match self {
                Language::English => $english,
                Language::German => $german,
            }
        }
    };
    ($(#[$doc:meta])* $name:ident($($argument:ident: $kind:ty),+) $english:tt $german:tt) => {
        $(#[$doc])*
        pub(crate) fn $name(self, $($argument: $kind),+) -> String {
            match self {
                Language::English => format!($english),
                Language::German => format!($german),
            }
        }
    };
}

macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident $arguments:tt $english:tt, $german:tt;)+) => {
        impl Language {
            $(text! { $(#[$doc])* $name $arguments $english $german })+
        }

        /// Every text as it is written above: its name, the English, the German.
        #[cfg(test)]
        pub(super) const ALL: &[(&str, [&str; 2])] = &[$((stringify!($name), [$english, $german])),+];
    };
}

mod choosing;
mod keeping;
mod playing;
mod studying;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{choosing, keeping, playing, studying};
    use crate::text::{Weight, font};

    /// Every text: its name, the English, the German.
    fn all() -> impl Iterator<Item = &'static (&'static str, [&'static str; 2])> {
        let tables = [choosing::ALL, playing::ALL, studying::ALL, keeping::ALL];
        tables.into_iter().flatten()
    }

    /// What is filled in, `{who}` and the like.
    fn filled_in(text: &str) -> BTreeSet<&str> {
        let parts = text.split('{').skip(1);
        parts
            .map(|part| part.split('}').next().expect("a part"))
            .collect()
    }

    #[test]
    fn every_language_says_as_much() {
        for (name, texts) in all() {
            let [english, german] = texts.map(filled_in);
            assert_eq!(english, german, "{name}");
            for text in texts {
                assert!(!text.trim().is_empty(), "{name}");
                assert_eq!(text.trim(), *text, "{name}");
            }
            let ends = texts.map(|text| text.ends_with('.'));
            assert_eq!(ends[0], ends[1], "{name}: a sentence in both or in none");
        }
    }

    /// Texts that read alike in both.
    const ALIKE: [&str; 4] = ["normal", "file_in", "analyse", "pause"];

    #[test]
    fn nothing_was_left_untranslated() {
        for (name, [english, german]) in all() {
            assert_eq!(english == german, ALIKE.contains(name), "{name}: {english}");
        }
    }

    #[test]
    fn the_font_has_every_letter() {
        for (name, texts) in all() {
            let letters = texts.iter().flat_map(|text| text.chars());
            for letter in letters.filter(|letter| !matches!(letter, '{' | '}')) {
                for weight in [Weight::Regular, Weight::SemiBold] {
                    assert!(font(weight).has_glyph(letter), "{name}: {letter}");
                }
            }
        }
    }
}
