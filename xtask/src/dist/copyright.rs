//! Whose a program is and under which licences, in the form that Debian's packages have.

use std::fmt::Write as _;

/// What the programs are made of, with its licence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Material {
    /// This project's own code and nothing else that asks to be named.
    Code,
    /// Code, and the font of the window.
    CodeAndFont,
}

const MIT: &str = include_str!("../../../LICENSE-MIT");
const FONT: &str = include_str!("../../../crates/amazons-window/assets/Inter-LICENSE.txt");

/// The whole file.
pub(super) fn copyright(material: Material) -> String {
    let owner = line_of(MIT, "Copyright (c) ");
    let mut text = format!(
        "\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Amazons

Files: *
Copyright: {owner}
License: Expat or Apache-2.0
"
    );
    if material == Material::CodeAndFont {
        let owner = line_of(FONT, "Copyright ");
        let _ = write!(
            text,
            "\nFiles: *.otf\nCopyright: {owner}\nLicense: OFL-1.1\n{}",
            indented(FONT)
        );
    }
    let (_, permission) = MIT
        .split_once(owner)
        .expect("the owner was found in the licence");
    let _ = write!(
        text,
        "\nLicense: Expat\n{}\nLicense: Apache-2.0\n On Debian systems the text lies in /usr/share/common-licenses/Apache-2.0.\n",
        indented(permission)
    );
    text
}

/// What stands behind `start` on the line that begins with it.
fn line_of<'a>(licence: &'a str, start: &str) -> &'a str {
    let mut lines = licence.lines();
    let owner = lines.find_map(|line| line.strip_prefix(start));
    owner.expect("every licence here names an owner")
}

/// A text as the form asks for: a blank before every line, a point on an empty one.
fn indented(text: &str) -> String {
    let line = |line: &str| match line.trim_end() {
        "" => " .\n".to_owned(),
        line => format!(" {line}\n"),
    };
    text.trim().lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_is_kept_and_every_licence_has_its_text() {
        for material in [Material::Code, Material::CodeAndFont] {
            let text = copyright(material);
            for line in text.lines().filter(|line| !line.is_empty()) {
                let is_field = line.split_once(": ").is_some_and(|(name, _)| {
                    name.starts_with(char::is_uppercase) && !name.contains(' ')
                });
                assert!(line.starts_with(' ') != is_field, "{line}");
            }
            assert!(text.contains("\n Permission is hereby granted"), "{text}");
            let has_font = text.contains("\n SIL OPEN FONT LICENSE Version 1.1");
            assert_eq!(has_font, material == Material::CodeAndFont);
        }
    }
}
