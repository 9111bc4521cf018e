//! Breaking text into lines, and shortening it.

use super::{Weight, places, width};

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

/// `text` broken into lines of at most `most` pixels, `lines` of them at most.
///
/// Lines end at blanks, not at no-break spaces. A word too long for a line, such as a path, is broken
/// behind a `/` or, where there is none, at any letter. Where the lines are too few the longest path is
/// shortened in its middle, so that the file's name can be read; what is too long after all ends in an
/// ellipsis.
#[must_use]
pub fn wrapped(text: &str, weight: Weight, size: f32, most: f32, lines: usize) -> Vec<String> {
    let page = Page { weight, size, most };
    let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let shorter = page.with_shorter_path(&text, lines);
    page.broken(shorter.as_deref().unwrap_or(&text), lines)
        .into_iter()
        .map(|line| shortened(line, weight, size, most))
        .collect()
}

/// What lines of text are set in.
#[derive(Clone, Copy)]
struct Page {
    weight: Weight,
    size: f32,
    most: f32,
}

impl Page {
    fn fits(self, line: &str) -> bool {
        width(line, self.weight, self.size) <= self.most
    }

    /// The first `lines` lines of `text`, in which single blanks stand between the words; the last
    /// holds all that is left.
    fn broken(self, text: &str, lines: usize) -> Vec<&str> {
        let mut broken = Vec::new();
        let mut rest = text;
        while !rest.is_empty() && broken.len() < lines {
            let end = if broken.len() + 1 == lines {
                rest.len()
            } else {
                self.line_end(rest)
            };
            let (line, after) = rest.split_at(end);
            broken.push(line.trim_end());
            rest = after.trim_start();
        }
        broken
    }

    fn fits_in(self, text: &str, lines: usize) -> bool {
        let broken = self.broken(text, lines);
        broken.last().is_none_or(|last| self.fits(last))
    }

    /// Where the first line of `text` ends, in bytes; all of it where not even a letter fits.
    fn line_end(self, text: &str) -> usize {
        let ends = text.char_indices().map(|(end, _)| end).chain([text.len()]);
        let inside: Vec<usize> = ends
            .zip(places(text, self.weight, self.size))
            .take_while(|&(_, (_, place))| place <= self.most)
            .map(|(end, _)| end)
            .collect();
        // Places count the kerning towards the next letter, which goes to the next line.
        let fitting = inside
            .into_iter()
            .rev()
            .find(|&end| self.fits(&text[..end]));
        let Some(end) = fitting.filter(|&end| end > 0) else {
            return text.len();
        };
        if end == text.len() {
            return end;
        }
        let blank = if text[end..].starts_with(' ') {
            Some(end)
        } else {
            text[..end].rfind(' ')
        };
        let word = blank.map_or(0, |blank| blank + 1);
        let next = text[word..].split(' ').next().unwrap_or_default();
        if let Some(blank) = blank.filter(|_| self.fits(next)) {
            return blank;
        }
        // A lone slash at the end of a line would not look like the start of a path.
        let slash = text
            .get(word + 1..end)
            .and_then(|part| part.rfind('/'))
            .map(|at| word + 1 + at + 1);
        slash.or(blank).unwrap_or(end)
    }

    /// `text` with as much taken from the middle of its longest path as is needed for `lines` lines;
    /// `None` where that is not needed or does not help.
    fn with_shorter_path(self, text: &str, lines: usize) -> Option<String> {
        if self.fits_in(text, lines) {
            return None;
        }
        let paths = text.split(' ').filter(|word| word.contains('/'));
        let path = paths.max_by_key(|path| path.len())?;
        let (folders, _) = path.rsplit_once('/')?;
        let (before, after) = text.split_once(folders)?;
        let ends: Vec<usize> = folders.char_indices().map(|(end, _)| end).collect();
        let kept = |end: usize| format!("{before}{}…{after}", &folders[..end]);
        let fitting = ends.partition_point(|&end| self.fits_in(&kept(end), lines));
        fitting.checked_sub(1).map(|last| kept(ends[last]))
    }
}

/// `text` broken into as few lines as by [`wrapped`], but of about the same length, so that no word is
/// left alone on the last; where that takes no more lines a sentence starts on a line of its own.
#[must_use]
pub fn balanced(text: &str, weight: Weight, size: f32, most: f32, lines: usize) -> Vec<String> {
    let broken = wrapped(text, weight, size, most, lines);
    if broken.len() < 2 {
        return broken;
    }
    let evenly = |text: &str| evenly(text, weight, size, most, lines);
    let at_sentences = sentence_starts(text).filter_map(|start| {
        let (before, after) = text.split_at(start);
        let parted = [evenly(before), evenly(after)].concat();
        is_as_whole(&parted, &broken).then_some(parted)
    });
    let longest = |lines: &Vec<String>| {
        let widths = lines.iter().map(|line| width(line, weight, size));
        widths.fold(0.0, f32::max)
    };
    at_sentences
        .min_by(|one, two| longest(one).total_cmp(&longest(two)))
        .unwrap_or_else(|| evenly(text))
}

/// Where the sentences of `text` start, in bytes, but for the first.
fn sentence_starts(text: &str) -> impl Iterator<Item = usize> + '_ {
    text.match_indices(' ').filter_map(|(blank, _)| {
        let (before, after) = (&text[..blank], &text[blank + 1..]);
        let starts = before.ends_with(['.', '!', '?']) && after.starts_with(char::is_uppercase);
        starts.then_some(blank + 1)
    })
}

/// `text` broken into as few lines as by [`wrapped`], but of about the same length.
fn evenly(text: &str, weight: Weight, size: f32, most: f32, lines: usize) -> Vec<String> {
    // Lengths are tried in steps of this share of the whole.
    const STEPS: u8 = 24;
    let broken = wrapped(text, weight, size, most, lines);
    if broken.len() < 2 {
        return broken;
    }
    (STEPS / 2..STEPS)
        .map(|step| most * f32::from(step) / f32::from(STEPS))
        .map(|shorter| wrapped(text, weight, size, shorter, lines))
        .find(|narrow| is_as_whole(narrow, &broken))
        .unwrap_or(broken)
}

/// Whether one text was broken both times into as many lines, with the same letters, and no more words
/// broken.
fn is_as_whole(lines: &[String], others: &[String]) -> bool {
    let pieces = |lines: &[String]| lines.join(" ").split(' ').count();
    lines.len() == others.len()
        && lines.concat().replace(' ', "") == others.concat().replace(' ', "")
        && pieces(lines) == pieces(others)
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
        check("one two", 56.0, 1, &["one t…"]);
        check("one", 1.0, 2, &[""]);
        check("one two 3", 64.0, 2, &["one two", "3"]);
        check("one two\u{a0}3", 64.0, 2, &["one", "two\u{a0}3"]);
    }

    #[test]
    fn a_word_too_long_for_a_line_is_broken_behind_a_slash_or_anywhere() {
        check("unbreakable", 40.0, 3, &["unbr", "eaka", "ble"]);
        check("/home/ann/games", 90.0, 2, &["/home/ann/", "games"]);
        check("is /home/ann/games", 86.0, 3, &["is /home/", "ann/games"]);
        check("see /home/ann/x", 96.0, 2, &["see", "/home/ann/x"]);
        check("/abcdefghijkl/x", 60.0, 4, &["/abcdef", "ghijkl/x"]);
    }

    #[test]
    fn a_path_too_long_for_all_lines_keeps_the_name_of_the_file() {
        let text = "cannot write /home/ann/games/amazons/game.json: no room";
        check(
            text,
            150.0,
            3,
            &["cannot write", "/home/ann/game…/", "game.json: no room"],
        );
        check(
            text,
            110.0,
            3,
            &["cannot write", "/…/game.json:", "no room"],
        );
        check(
            "is /home/ann/games/game.json",
            120.0,
            1,
            &["is /…/game.json"],
        );
        check("/home/ann/game.json", 40.0, 1, &["/ho…"]);
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
    fn a_sentence_starts_on_a_line_of_its_own_where_there_is_room() {
        let check = |text: &str, widest: &str, expected: &[&str]| {
            let most = width(widest, Weight::Regular, SIZE) + 1.0;
            let broken = balanced(text, Weight::Regular, SIZE, most, 3);
            assert_eq!(broken, expected, "`{text}`");
        };
        let text = "It looks ahead. You played f2, arrow on d3.";
        check(
            text,
            "You played f2, arrow on d3.",
            &["It looks ahead.", "You played f2, arrow on d3."],
        );
        check(
            text,
            "You played f2, arrow on",
            &["It looks ahead. You", "played f2, arrow on d3."],
        );
        check(
            "Go. Then stop here at once. Go on as you did.",
            "Then stop here at once. Go on",
            &["Go. Then stop here at once.", "Go on as you did."],
        );
    }
}
