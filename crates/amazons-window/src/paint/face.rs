//! Cards, buttons, and what lies on them besides texts.

use tiny_skia::Pixmap;

use crate::layout::{ButtonFace, CardFace, Rect};
use crate::paint::canvas::{Tint, disc, fill_round, stroke_round};
use crate::paint::lines::Lines;
use crate::theme::{Colour, Palette};

/// Draws the faces of cards and buttons.
pub(super) struct Faces<'a> {
    pixmap: &'a mut Pixmap,
    palette: &'static Palette,
    lines: Lines,
}

impl<'a> Faces<'a> {
    pub(super) fn new(
        pixmap: &'a mut Pixmap,
        palette: &'static Palette,
        lines: Lines,
    ) -> Faces<'a> {
        Faces {
            pixmap,
            palette,
            lines,
        }
    }

    pub(super) fn card(&mut self, rect: Rect, face: CardFace) {
        let p = self.palette;
        let (thin, bold) = (self.lines.thin(), self.lines.bold());
        match face {
            CardFace::Plain => self.bordered(rect, thin, p.edge, p.card),
            CardFace::ToMove => self.bordered(rect, bold, p.accent, p.card),
            CardFace::Floating => {
                self.shadow(rect);
                self.bordered(rect, thin, p.floating_edge, p.card);
            }
            CardFace::Notice => fill_round(self.pixmap, rect, self.radius(rect), p.notice),
        }
    }

    pub(super) fn button(&mut self, rect: Rect, face: ButtonFace, hovered: bool) {
        let p = self.palette;
        let (thin, bold) = (self.lines.thin(), self.lines.bold());
        match (face, hovered) {
            (ButtonFace::Main, false) => self.plain(rect, p.accent),
            (ButtonFace::Main, true) => self.plain(rect, p.accent_hover),
            (ButtonFace::Plain, false) => self.bordered(rect, thin, p.edge, p.card),
            (ButtonFace::Plain, true) => self.bordered(rect, thin, p.edge, p.hover),
            (ButtonFace::Chosen, false) => self.bordered(rect, bold, p.accent, p.chosen),
            (ButtonFace::Chosen, true) => self.bordered(rect, bold, p.accent, p.chosen_hover),
            (ButtonFace::Idle, _) => self.bordered(rect, thin, p.edge, p.ground),
            (ButtonFace::Quiet, false) => {}
            (ButtonFace::Quiet, true) => self.plain(rect, p.hover),
        }
    }

    /// The ring around the button that Enter would press.
    pub(super) fn focus(&mut self, rect: Rect) {
        let width = self.lines.bold();
        let around = rect.inset(-2 * width);
        let radius = self.radius(rect) + 2.0 * width as f32;
        stroke_round(self.pixmap, around, radius, width as f32, self.palette.shot);
    }

    fn plain(&mut self, rect: Rect, colour: Colour) {
        fill_round(self.pixmap, rect, self.radius(rect), colour);
    }

    /// Filled with `inside`, `width` pixels of `border` around it.
    fn bordered(&mut self, rect: Rect, width: i32, border: Colour, inside: Colour) {
        let radius = self.radius(rect);
        fill_round(self.pixmap, rect, radius, border);
        let inner = rect.inset(width);
        fill_round(self.pixmap, inner, radius - width as f32, inside);
    }

    fn shadow(&mut self, rect: Rect) {
        let radius = self.radius(rect);
        // So many that no edge of one is seen in a large window.
        const LAYERS: i32 = 10;
        let widest = self.lines.of(1.25, 1);
        for layer in (1..=LAYERS).rev() {
            let spread = (widest * layer + LAYERS / 2) / LAYERS;
            let shadow = rect.inset(-spread).moved(0, self.lines.of(0.5, 1));
            let black = Tint(Colour::from_rgb(0), 0.023);
            fill_round(self.pixmap, shadow, radius + spread as f32, black);
        }
    }

    /// Of the corners of cards and buttons.
    fn radius(&self, rect: Rect) -> f32 {
        let most = self.lines.of(1.5, 1) as f32;
        (rect.height.min(rect.width) as f32 * 0.22).min(most)
    }
}

/// The three bars of the menu button.
pub(super) fn bars(pixmap: &mut Pixmap, palette: &Palette, rect: Rect) {
    let thick = (rect.height / 8).max(1);
    for i in 0..3 {
        let y = rect.y + (rect.height - thick) * i / 2;
        let bar = Rect::new(rect.x, y, rect.width, thick);
        fill_round(pixmap, bar, thick as f32 / 2.0, palette.ink);
    }
}

/// A knob in a track: at the right and the track filled where it is on.
pub(super) fn switch(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, on: bool) {
    let radius = rect.height as f32 / 2.0;
    let line = (rect.height as f32 / 12.0).max(1.0);
    let (_, y) = rect.centre();
    let knob = radius - 2.5 * line;
    if on {
        fill_round(pixmap, rect, radius, palette.accent);
        let x = rect.right() as f32 - radius;
        disc(pixmap, (x, y), knob, palette.on_accent);
    } else {
        stroke_round(pixmap, rect, radius, line, palette.soft);
        let x = rect.x as f32 + radius;
        disc(pixmap, (x, y), knob, palette.soft);
    }
}

/// Three dots, the wave of their opacity running to the right.
pub(super) fn pulse(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, progress: f32) {
    let step = rect.width as f32 / 3.0;
    let (_, y) = rect.centre();
    for i in 0..3u8 {
        let phase = progress - f32::from(i) / 6.0;
        let wave = 0.5 + 0.5 * (phase * std::f32::consts::TAU).cos();
        let x = rect.x as f32 + step * (f32::from(i) + 0.5);
        let tint = Tint(palette.accent, 0.25 + 0.75 * wave);
        disc(pixmap, (x, y), step * 0.28, tint);
    }
}
