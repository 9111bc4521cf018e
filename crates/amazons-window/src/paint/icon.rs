//! The program's icon: an amazon on four squares of a board.

use std::fmt::Write as _;

use tiny_skia::{Path, PathSegment, Pixmap, PixmapPaint, Transform};

use crate::layout::Rect;
use crate::paint::amazon;
use crate::paint::canvas::fill_round;
use crate::scene::Theme;
use crate::theme::{Colour, Palette};

/// Side of the amazon, where that of the icon is 1, and how much of that lies to its left and above.
const AMAZON: f32 = 0.84;
const LEFT: f32 = 0.08;
const ABOVE: f32 = 0.045;
/// Radius of the corners.
const CORNER: f32 = 0.18;

/// The icon as a square picture of so many pixels; `None` where that is none.
///
/// ```
/// let icon = amazons_window::paint::icon::picture(64).expect("64 pixels are some");
/// assert_eq!((icon.width(), icon.height()), (64, 64));
/// ```
#[must_use]
pub fn picture(side: u32) -> Option<Pixmap> {
    let palette = Palette::of(Theme::Light);
    let mut pixmap = Pixmap::new(side, side)?;
    let whole = i32::try_from(side).ok()?;
    let square = Rect::new(0, 0, whole, whole);
    fill_round(&mut pixmap, square, CORNER * side as f32, palette.frame);
    let edge = (whole / 32).max(1);
    let inner = square.inset(edge);
    let radius = CORNER * side as f32 - edge as f32;
    fill_round(&mut pixmap, inner, radius, palette.light_square);
    // The two darker squares are cut out of a second tile, which has the same round corners.
    let mut dark = Pixmap::new(side, side)?;
    fill_round(&mut dark, inner, radius, palette.dark_square);
    let half = side / 2;
    for (x, y) in [(half, 0), (0, half)] {
        let part = tiny_skia::IntRect::from_xywh(x as i32, y as i32, side - half, side - half)?;
        if let Some(part) = dark.clone_rect(part) {
            let (paint, at) = (PixmapPaint::default(), Transform::identity());
            pixmap.draw_pixmap(x as i32, y as i32, part.as_ref(), &paint, at, None);
        }
    }
    let pixels = |share: f32| (share * side as f32).round() as i32;
    if let Some(figure) = amazon::figure(palette.black, pixels(AMAZON)) {
        let (paint, at) = (PixmapPaint::default(), Transform::identity());
        pixmap.draw_pixmap(
            pixels(LEFT),
            pixels(ABOVE),
            figure.as_ref(),
            &paint,
            at,
            None,
        );
    }
    Some(pixmap)
}

/// The icon as a picture in SVG, of any size.
///
/// ```
/// let svg = amazons_window::paint::icon::svg();
/// assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
/// ```
#[must_use]
pub fn svg() -> String {
    let palette = Palette::of(Theme::Light);
    let (light, dark) = (hex(palette.light_square), hex(palette.dark_square));
    let (frame, piece) = (hex(palette.frame), palette.black);
    let (fill, shade, line) = (hex(piece.fill), hex(piece.shade), hex(piece.line));
    let lines = 2.0 * amazon::LINE;
    let seam = amazon::LINE;
    let inner = CORNER - 0.03;
    let shapes: Vec<String> = amazon::shapes().iter().map(path_data).collect();
    let shapes = shapes.join("");
    let seams = path_data(&amazon::seams());
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="256" height="256">
<title>Amazons</title>
<defs>
<linearGradient id="f" gradientUnits="userSpaceOnUse" x1=".3" y1=".15" x2=".7" y2=".9">
<stop offset=".45" stop-color="{fill}"/><stop offset="1" stop-color="{shade}"/>
</linearGradient>
<clipPath id="c"><rect x=".03" y=".03" width=".94" height=".94" rx="{inner}"/></clipPath>
</defs>
<rect width="1" height="1" rx="{CORNER}" fill="{frame}"/>
<g clip-path="url(#c)"><rect width="1" height="1" fill="{light}"/><path d="M.5 0h.5v.5h-1v.5h.5z" fill="{dark}"/></g>
<g transform="translate({LEFT} {ABOVE}) scale({AMAZON})">
<ellipse cx=".5" cy=".875" rx=".3" ry=".055" opacity=".16"/>
<path d="{shapes}" fill="{line}" stroke="{line}" stroke-width="{lines}" stroke-linejoin="round"/>
<path d="{shapes}" fill="url(#f)"/>
<path d="{seams}" fill="none" stroke="{line}" stroke-width="{seam}" stroke-linecap="round"/>
</g>
</svg>
"##
    )
}

fn hex(colour: Colour) -> String {
    let Colour { red, green, blue } = colour;
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The path as SVG writes it.
fn path_data(path: &Path) -> String {
    let mut data = String::new();
    for segment in path.segments() {
        let (letter, points) = match segment {
            PathSegment::MoveTo(to) => ('M', vec![to]),
            PathSegment::LineTo(to) => ('L', vec![to]),
            PathSegment::QuadTo(over, to) => ('Q', vec![over, to]),
            PathSegment::CubicTo(one, two, to) => ('C', vec![one, two, to]),
            PathSegment::Close => ('Z', Vec::new()),
        };
        data.push(letter);
        for (index, point) in points.iter().enumerate() {
            let gap = if index > 0 { " " } else { "" };
            // Ten-thousandths are far finer than any screen.
            let round = |value: f32| (value * 1e4).round() / 1e4;
            let _ = write!(data, "{gap}{} {}", round(point.x), round(point.y));
        }
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_fills_its_square_but_for_the_corners() {
        for side in [16, 22, 48, 256] {
            let icon = picture(side).expect("some pixels");
            let alpha = |x: u32, y: u32| icon.pixel(x, y).expect("inside").alpha();
            let last = side - 1;
            for (x, y) in [(0, 0), (last, 0), (0, last), (last, last)] {
                assert!(alpha(x, y) < 128, "{side}: corner {x} {y}");
            }
            let (half, quarter) = (side / 2, side / 4);
            for (x, y) in [(half, half), (half, 0), (0, half), (quarter, quarter)] {
                assert_eq!(alpha(x, y), 255, "{side}: {x} {y}");
            }
        }
        assert_eq!(picture(0), None);
    }

    #[test]
    fn the_amazon_is_seen_at_every_size() {
        let palette = Palette::of(Theme::Light);
        for side in [16u32, 32, 128] {
            let icon = picture(side).expect("some pixels");
            // The figure is of Black's colour; no square of the board is anywhere near as dark.
            let dark = icon.pixels().iter().filter(|pixel| {
                pixel.alpha() == 255 && pixel.red() < palette.black.fill.red.saturating_add(40)
            });
            let share = dark.count() as f32 / (side * side) as f32;
            assert!((0.15..0.6).contains(&share), "{side}: {share}");
        }
    }

    #[test]
    fn the_svg_has_every_shape() {
        let svg = svg();
        assert_eq!(svg.matches('M').count(), 2 * amazon::shapes().len() + 3);
        assert!(!svg.contains("NaN") && !svg.contains('{'), "{svg}");
    }
}
