//! The checklist in `docs/window.md` names tests and pictures that exist.

use std::fs;
use std::path::{Path, PathBuf};

use amazons_window::language::Language;
use amazons_window::samples;

/// The window's own directory.
fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn checklist() -> String {
    let file = here().join("../../docs/window.md");
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// What stands between backticks, and the text between it and the next such.
fn quoted(text: &str) -> Vec<(&str, &str)> {
    let parts: Vec<&str> = text.split('`').collect();
    parts
        .chunks_exact(2)
        .enumerate()
        .map(|(index, pair)| {
            let after = parts.get(2 * index + 2).copied().unwrap_or_default();
            (pair[1], after)
        })
        .collect()
}

/// All Rust files below a directory.
fn sources(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).expect("a directory of the project");
    let paths = entries.map(|entry| entry.expect("an entry of it").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => sources(&path),
            false => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

#[test]
fn every_test_that_it_names_is_in_the_file_that_it_names() {
    let all = sources(&here());
    let text = checklist();
    let mut named = 0;
    for line in text.lines() {
        let mut file = None;
        for (quote, after) in quoted(line) {
            if quote.ends_with(".rs") || quote == "whole_program" {
                file = Some(quote);
                let mut found = all.iter().filter(|path| is_file(path, quote));
                assert!(found.next().is_some(), "no file {quote}: {line}");
            } else if let Some(file) = file.filter(|_| is_test_name(quote)) {
                let function = format!("fn {quote}(");
                let mut places = all.iter().filter(|path| is_file(path, file));
                let holds = |path: &PathBuf| {
                    fs::read_to_string(path).is_ok_and(|source| source.contains(&function))
                };
                assert!(places.any(holds), "no test {quote} in {file}");
                named += 1;
            }
            if after.contains(';') || after.contains('|') {
                file = None;
            }
        }
    }
    assert!(named > 40, "{named} tests named");
}

/// Whether `path` is what the checklist calls `name`: the end of a path, or the directory of the tests of
/// the whole program.
fn is_file(path: &Path, name: &str) -> bool {
    match name.ends_with(".rs") {
        true => path.ends_with(name),
        false => path.parent().is_some_and(|parent| parent.ends_with(name)),
    }
}

/// Tests have names of several words; settings and commands have not.
fn is_test_name(quote: &str) -> bool {
    quote.contains('_')
        && quote
            .chars()
            .all(|letter| matches!(letter, 'a'..='z' | '_'))
}

#[test]
fn every_picture_that_it_names_is_a_sample() {
    let samples = samples::all(Language::English);
    let text = checklist();
    let lists: Vec<&str> = text
        .split("picture")
        .skip(1)
        .map(|rest| rest.strip_prefix('s').unwrap_or(rest))
        .filter(|rest| rest.starts_with(" `"))
        .collect();
    assert!(lists.len() > 10, "{} places name pictures", lists.len());
    for list in lists {
        for (name, after) in quoted(list) {
            let is_sample = samples.iter().any(|&(sample, _)| sample == name);
            assert!(is_sample, "no picture {name}");
            if after != ", " {
                break;
            }
        }
    }
}
