//! The languages that the window speaks.

/// A language of the window. What each says stands in the table of texts, side by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The name under which the settings keep it: the language's code in ISO 639.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// Its own name for itself, which is the same whatever language is spoken.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language that a locale of POSIX such as `de_AT.UTF-8` asks for, or a code such as `de`;
    /// `None` where it is none that the window speaks.
    ///
    /// ```
    /// use amazons_window::language::Language;
    ///
    /// assert_eq!(Language::of_locale("de_AT.UTF-8"), Some(Language::German));
    /// assert_eq!(Language::of_locale("C.UTF-8"), None);
    /// ```
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| code.eq_ignore_ascii_case(language.code()))
    }

    /// The language for messages that a machine is set to: the first of these variables that says
    /// anything decides, and where that is no language of the window's, it is English.
    ///
    /// `variable` answers what an environment variable holds.
    ///
    /// ```
    /// use amazons_window::language::Language;
    ///
    /// let of = |name: &str| (name == "LANG").then(|| "de_DE.UTF-8".to_owned());
    /// assert_eq!(Language::of_machine(of), Language::German);
    /// ```
    #[must_use]
    pub fn of_machine(variable: impl Fn(&str) -> Option<String>) -> Language {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Language::of_locale(&locale))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        let check = |variables: &[(&str, &str)], expected| {
            let value = |name: &str| {
                let found = variables.iter().find(|(variable, _)| *variable == name)?;
                Some(found.1.to_owned())
            };
            assert_eq!(Language::of_machine(value), expected, "{variables:?}");
        };
        check(&[], Language::English);
        check(&[("LANG", "de_DE.UTF-8")], Language::German);
        check(&[("LANG", "de")], Language::German);
        check(&[("LANG", "de-CH")], Language::German);
        check(&[("LANG", "DE_de@euro")], Language::German);
        check(&[("LANG", "den_CA")], Language::English);
        check(&[("LANG", "fr_FR.UTF-8")], Language::English);
        check(&[("LANG", "de_DE"), ("LC_ALL", "C")], Language::English);
        check(&[("LANG", "de_DE"), ("LC_ALL", "")], Language::German);
        check(
            &[("LANG", "en_GB"), ("LC_MESSAGES", "de_DE")],
            Language::German,
        );
    }

    #[test]
    fn codes_are_locales() {
        for language in Language::ALL {
            assert_eq!(Language::of_locale(language.code()), Some(language));
        }
    }
}
