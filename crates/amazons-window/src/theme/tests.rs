use super::*;

fn check(palette: &Palette, least: f64, pairs: &[(&str, Colour, Colour)]) {
    for &(what, one, two) in pairs {
        let contrast = one.contrast(two);
        assert!(
            contrast >= least,
            "{what}: {contrast:.2} to 1, at least {least} wanted, ground {:?}",
            palette.ground
        );
    }
}

/// `colour` over `below`, of this opacity.
fn over(below: Colour, colour: Colour, opacity: f32) -> Colour {
    let mix = |below: u8, above: u8| {
        (f32::from(below) * (1.0 - opacity) + f32::from(above) * opacity).round() as u8
    };
    Colour {
        red: mix(below.red, colour.red),
        green: mix(below.green, colour.green),
        blue: mix(below.blue, colour.blue),
    }
}

#[test]
fn black_on_white_is_21_to_1() {
    let contrast = Colour::from_rgb(0).contrast(Colour::from_rgb(0xFF_FFFF));
    assert!((contrast - 21.0).abs() < 1e-9);
}

#[test]
fn texts_are_told_from_their_grounds() {
    for theme in [Theme::Light, Theme::Dark] {
        let p = Palette::of(theme);
        check(
            p,
            4.5,
            &[
                ("ink on ground", p.ink, p.ground),
                ("ink on card", p.ink, p.card),
                ("ink on hover", p.ink, p.hover),
                ("ink on chosen", p.ink, p.chosen),
                ("soft on ground", p.soft, p.ground),
                ("soft on card", p.soft, p.card),
                ("soft on hover", p.soft, p.hover),
                ("soft on chosen", p.soft, p.chosen),
                ("soft on chosen, hovered", p.soft, p.chosen_hover),
                ("ink on chosen, hovered", p.ink, p.chosen_hover),
                ("accent on chosen, hovered", p.accent, p.chosen_hover),
                ("accent on chosen", p.accent, p.chosen),
                ("on accent", p.on_accent, p.accent),
                ("on accent, hovered", p.on_accent, p.accent_hover),
                ("step as text", p.step, p.ground),
                ("shot as text", p.shot, p.ground),
                ("on notice", p.on_notice, p.notice),
                ("aside on notice", p.aside_on_notice, p.notice),
            ],
        );
    }
}

#[test]
fn the_pointer_is_answered() {
    for theme in [Theme::Light, Theme::Dark] {
        let p = Palette::of(theme);
        check(
            p,
            1.3,
            &[
                ("plain, hovered", p.hover, p.card),
                ("chosen, hovered", p.chosen_hover, p.card),
            ],
        );
        check(p, 1.25, &[("main, hovered", p.accent_hover, p.accent)]);
        check(
            p,
            1.15,
            &[
                ("a row on the ground, hovered", p.hover, p.ground),
                ("chosen", p.chosen, p.card),
            ],
        );
        check(p, 1.1, &[("chosen, hovered", p.chosen_hover, p.chosen)]);
    }
}

#[test]
fn what_floats_is_told_from_what_is_veiled() {
    for theme in [Theme::Light, Theme::Dark] {
        let p = Palette::of(theme);
        for below in [p.ground, p.card, p.light_square, p.dark_square, p.burnt] {
            let veiled = over(below, Colour::from_rgb(0), VEIL);
            check(p, 1.5, &[("edge", p.floating_edge, veiled)]);
        }
    }
}

#[test]
fn marks_are_told_from_every_square() {
    for theme in [Theme::Light, Theme::Dark] {
        let p = Palette::of(theme);
        for square in [p.light_square, p.dark_square] {
            check(
                p,
                3.0,
                &[
                    ("step", p.step, square),
                    ("shot", p.shot, square),
                    ("last", p.last, square),
                    ("selected", p.accent, square),
                ],
            );
            // An amazon is seen by its fill or by the line around it, whichever stands out.
            for piece in [p.white, p.black] {
                let seen = piece.fill.contrast(square).max(piece.line.contrast(square));
                assert!(
                    seen >= 3.0,
                    "amazon {piece:?} on {square:?}: {seen:.2} to 1"
                );
            }
        }
        check(
            p,
            3.0,
            &[
                ("arrow on its tile", p.arrow, p.burnt),
                ("last arrow on its tile", p.ember, p.burnt),
                ("white from black", p.white.shade, p.black.fill),
                ("accent on ground", p.accent, p.ground),
                ("accent on card", p.accent, p.card),
                ("focus on ground", p.shot, p.ground),
                ("focus on card", p.shot, p.card),
                ("balance on White's part", p.balance, p.white.fill),
                ("balance on Black's part", p.balance, p.black.shade),
            ],
        );
    }
}

#[test]
fn an_amazon_that_is_shut_in_is_still_seen() {
    for theme in [Theme::Light, Theme::Dark] {
        let p = Palette::of(theme);
        for square in [p.light_square, p.dark_square] {
            for (what, piece) in [("White", p.white), ("Black", p.black)] {
                let seen = |colour| over(square, colour, SHUT_IN);
                let (fill, line) = (seen(piece.fill), seen(piece.line));
                let line_or_fill = fill.contrast(square).max(line.contrast(square));
                assert!(
                    line_or_fill >= 2.0,
                    "{what} on {square:?}: {line_or_fill:.2} to 1"
                );
                check(p, 1.4, &[("a figure within its line", fill, line)]);
            }
        }
        for square in [p.light_square, p.dark_square] {
            let fill = over(square, p.black.fill, SHUT_IN);
            check(p, 1.4, &[("Black's figure without its line", fill, square)]);
        }
    }
}
