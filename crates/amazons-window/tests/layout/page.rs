//! Screens that are lists.

use amazons_window::language::Language;
use amazons_window::layout::Layout;
use amazons_window::samples;
use amazons_window::scene::{PageView, Scene, Target, View, Walk};

use crate::{SCALES, SIZES, texts};

/// Runs `check` on the samples that are lists, at every size.
fn check(run: impl Fn(&Scene, &PageView, &Layout, &str)) {
    for language in Language::ALL {
        for (name, scene) in samples::all(language) {
            let View::Page(view) = &scene.view else {
                continue;
            };
            for (width, height) in SIZES {
                for scale in SCALES {
                    let layout = Layout::new(width, height, scale, &scene);
                    let what =
                        format!("{name} in {language:?} at {width} x {height}, scale {scale}");
                    run(&scene, view, &layout, &what);
                }
            }
        }
    }
}

#[test]
fn texts_of_a_column_are_of_one_size_and_stand_in_one_line() {
    check(|_, view, layout, what| {
        let lines = texts(layout.parts());
        let found = |text: &str| lines.iter().find(|line| line.text == text);
        for (row, other) in view.rows.iter().zip(&view.rows[1..]) {
            for (one, two) in [
                (&row.label, &other.label),
                (&row.detail, &other.detail),
                (&row.value, &other.value),
                (&row.value_detail, &other.value_detail),
            ] {
                if let (Some(one), Some(two)) = (found(one), found(two)) {
                    let (size, than) = (one.style.size, two.style.size);
                    assert_eq!(size, than, "{what}: `{}` and `{}`", one.text, two.text);
                }
            }
        }
        let in_rows = |text: &str| {
            view.rows.iter().any(|row| {
                [&row.label, &row.detail, &row.value, &row.value_detail].contains(&&text.to_owned())
            })
        };
        let rows = lines.iter().filter(|line| in_rows(&line.text));
        for line in rows.clone() {
            for beside in rows.clone() {
                let apart = (line.baseline - beside.baseline).abs();
                assert!(
                    apart == 0 || apart > 2,
                    "{what}: `{}` and `{}` {apart} apart",
                    line.text,
                    beside.text
                );
            }
        }
    });
}

#[test]
fn a_list_tells_which_rows_it_shows_and_scrolls_only_where_it_goes_on() {
    check(|scene, view, layout, what| {
        if view.of_all.is_empty() {
            return;
        }
        let all = view.rows.len();
        let rows_at = |first_row: usize| {
            let mut scene = scene.clone();
            if let View::Page(view) = &mut scene.view {
                view.first_row = first_row;
            }
            let layout = Layout::new(layout.width(), layout.height(), 1.0, &scene);
            let lines = texts(layout.parts());
            let told = lines.iter().find(|line| line.text.ends_with(&view.of_all));
            let told = told.expect("it is told").text.clone();
            let goes = [Walk::Back, Walk::On].map(|walk| layout.rect_of(Target::Walk(walk)));
            (told, goes.map(|place| place.is_some()))
        };
        let (told, goes) = rows_at(0);
        let end = number_behind(&told, '–');
        assert!(told.starts_with("1–"), "{what}: {told}");
        assert_eq!(goes, [false, end < all], "{what}: {told}");
        let (told, goes) = rows_at(all);
        assert_eq!(number_behind(&told, '–'), all, "{what}: {told}");
        assert_eq!(goes, [end < all, false], "{what}: {told}");
    });
}

/// The number behind the first of these signs.
fn number_behind(text: &str, sign: char) -> usize {
    let (_, behind) = text.split_once(sign).expect(text);
    let digits: String = behind.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect(text)
}
