//! The two palettes.
//!
//! Blue, orange and green stand as far apart as in the colours of Okabe and Ito, darkened or lightened
//! until each is told from its ground by value alone: marks 3 to 1 and texts 4.5 to 1 at least.

use crate::scene::Theme;

/// An opaque colour, 8 bits a channel, sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

impl Colour {
    /// The colour written `0xRRGGBB`.
    #[must_use]
    pub const fn from_rgb(rgb: u32) -> Colour {
        Colour {
            red: (rgb >> 16) as u8,
            green: (rgb >> 8) as u8,
            blue: rgb as u8,
        }
    }

    /// How much light it sends out, 0 for black to 1 for white: WCAG's relative luminance.
    #[must_use]
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }

    /// How well the two are told apart, 1 for not at all to 21 for black on white: WCAG's contrast
    /// ratio, whichever is named first.
    #[must_use]
    pub fn contrast(self, other: Colour) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

/// How much a veil of black hides of what lies below it, 0 to 1.
pub const VEIL: f32 = 0.32;

/// How much is seen of an amazon that cannot move, 0 to 1.
pub const SHUT_IN: f32 = 0.55;

/// The colours of one theme, each named by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Behind everything.
    pub ground: Colour,
    /// Cards and plain buttons, lying on the ground.
    pub card: Colour,
    /// The line around cards.
    pub edge: Colour,
    /// The line around what floats over a veil.
    pub floating_edge: Colour,
    /// Plain buttons under the pointer.
    pub hover: Colour,
    /// Text.
    pub ink: Colour,
    /// Text of lesser weight.
    pub soft: Colour,
    /// The main button, what is chosen, the selected amazon.
    pub accent: Colour,
    /// The main button under the pointer.
    pub accent_hover: Colour,
    /// Text on the main button.
    pub on_accent: Colour,
    /// Behind what is chosen among its like.
    pub chosen: Colour,
    /// The same under the pointer.
    pub chosen_hover: Colour,
    /// The board's lighter squares.
    pub light_square: Colour,
    /// The board's darker squares.
    pub dark_square: Colour,
    /// The frame around the squares.
    pub frame: Colour,
    /// The same around a position that the game has left behind.
    pub past: Colour,
    /// The hatch on squares that White reaches first.
    pub white_first: Colour,
    /// The hatch on squares that Black reaches first.
    pub black_first: Colour,
    /// Squares to step to.
    pub step: Colour,
    /// Squares to shoot at.
    pub shot: Colour,
    /// The squares that the last move left and went to.
    pub last: Colour,
    /// The tile of a burnt square.
    pub burnt: Colour,
    /// The upper edge of that tile, in the light.
    pub burnt_edge: Colour,
    /// The arrow on that tile.
    pub arrow: Colour,
    /// The arrow shot last, and fire.
    pub ember: Colour,
    /// White's amazons: fill and outline.
    pub white: Piece,
    /// Black's amazons: fill and outline.
    pub black: Piece,
    /// The middle of the evaluation bar, over White's colour and over Black's.
    pub balance: Colour,
    /// Behind the text of a notice, and that text.
    pub notice: Colour,
    /// The text of a notice.
    pub on_notice: Colour,
    /// Text of lesser weight on a notice.
    pub aside_on_notice: Colour,
}

/// The colours of one side's amazons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The figure, in the light.
    pub fill: Colour,
    /// The figure, in the shade.
    pub shade: Colour,
    /// The line around the figure and inside it.
    pub line: Colour,
}

impl Palette {
    /// The colours of `theme`.
    #[must_use]
    pub const fn of(theme: Theme) -> &'static Palette {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// How well `colour` is told from that square which it is told from worse: WCAG's contrast ratio.
    #[must_use]
    pub fn least_on_squares(&self, colour: Colour) -> f64 {
        let (light, dark) = (self.light_square, self.dark_square);
        colour.contrast(light).min(colour.contrast(dark))
    }
}

const LIGHT: Palette = Palette {
    ground: Colour::from_rgb(0xF4EFE7),
    card: Colour::from_rgb(0xFFFDF9),
    edge: Colour::from_rgb(0xE2D8C9),
    floating_edge: Colour::from_rgb(0xE2D8C9),
    hover: Colour::from_rgb(0xE8DBC6),
    ink: Colour::from_rgb(0x29231D),
    soft: Colour::from_rgb(0x6A5F54),
    accent: Colour::from_rgb(0x0A67A3),
    accent_hover: Colour::from_rgb(0x08578A),
    on_accent: Colour::from_rgb(0xFFFFFF),
    chosen: Colour::from_rgb(0xE1EDF6),
    chosen_hover: Colour::from_rgb(0xD0E2F0),
    light_square: Colour::from_rgb(0xF3E7D2),
    dark_square: Colour::from_rgb(0xE0CCA8),
    frame: Colour::from_rgb(0xB99D72),
    past: Colour::from_rgb(0x0A67A3),
    white_first: Colour::from_rgb(0xA85A00),
    black_first: Colour::from_rgb(0x0A5C96),
    step: Colour::from_rgb(0x00734F),
    shot: Colour::from_rgb(0xB84600),
    last: Colour::from_rgb(0x8A6200),
    burnt: Colour::from_rgb(0x64564B),
    burnt_edge: Colour::from_rgb(0x7A6A5D),
    arrow: Colour::from_rgb(0xD8C7B1),
    ember: Colour::from_rgb(0xFFB347),
    white: Piece {
        fill: Colour::from_rgb(0xFFFEFA),
        shade: Colour::from_rgb(0xEADCC4),
        line: Colour::from_rgb(0x3A2F25),
    },
    black: Piece {
        fill: Colour::from_rgb(0x35557C),
        shade: Colour::from_rgb(0x1C3150),
        line: Colour::from_rgb(0x0C1726),
    },
    balance: Colour::from_rgb(0xD55E00),
    notice: Colour::from_rgb(0x3A322A),
    on_notice: Colour::from_rgb(0xFBF5EA),
    aside_on_notice: Colour::from_rgb(0xCBBFAE),
};

const DARK: Palette = Palette {
    ground: Colour::from_rgb(0x1D1A17),
    card: Colour::from_rgb(0x292520),
    edge: Colour::from_rgb(0x3F3830),
    floating_edge: Colour::from_rgb(0x7A6E60),
    hover: Colour::from_rgb(0x413A32),
    ink: Colour::from_rgb(0xF4EDE2),
    soft: Colour::from_rgb(0xB8AC9C),
    accent: Colour::from_rgb(0x76C2F0),
    accent_hover: Colour::from_rgb(0xA8DAF8),
    on_accent: Colour::from_rgb(0x10202B),
    chosen: Colour::from_rgb(0x263B48),
    chosen_hover: Colour::from_rgb(0x2A4352),
    light_square: Colour::from_rgb(0x6B5E4D),
    dark_square: Colour::from_rgb(0x574B3D),
    frame: Colour::from_rgb(0x3A3228),
    past: Colour::from_rgb(0x76C2F0),
    white_first: Colour::from_rgb(0xF5B95C),
    black_first: Colour::from_rgb(0x8CCBF2),
    step: Colour::from_rgb(0x7BE0B5),
    shot: Colour::from_rgb(0xFFB866),
    last: Colour::from_rgb(0xE8C86A),
    burnt: Colour::from_rgb(0x15110E),
    burnt_edge: Colour::from_rgb(0x2C2520),
    arrow: Colour::from_rgb(0x9F8E7B),
    ember: Colour::from_rgb(0xFFA63D),
    white: Piece {
        fill: Colour::from_rgb(0xFFFBF2),
        shade: Colour::from_rgb(0xDDCFB8),
        line: Colour::from_rgb(0x1C1611),
    },
    black: Piece {
        fill: Colour::from_rgb(0x14233A),
        shade: Colour::from_rgb(0x0C1626),
        line: Colour::from_rgb(0xC4D8EC),
    },
    balance: Colour::from_rgb(0xD55E00),
    notice: Colour::from_rgb(0xE9DECD),
    on_notice: Colour::from_rgb(0x29231D),
    aside_on_notice: Colour::from_rgb(0x5A5046),
};

#[cfg(test)]
mod tests;
