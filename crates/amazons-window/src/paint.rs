//! From a scene to pixels.

mod amazon;
mod arrow;
mod board;
mod canvas;
mod glyphs;
mod graph;
mod hint;
pub mod icon;
mod rest;
mod sign;
mod still;
mod territory;

use tiny_skia::Pixmap;

use crate::layout::{BoardFrame, ButtonFace, CardFace, Ink, Layout, Part, Rect};
use crate::scene::{BoardView, Scene, View};
use crate::theme::{Colour, Palette, VEIL};

use amazon::Amazons;
use board::BoardPainter;
use canvas::{Tint, disc, fill_rect, fill_round, stroke_round};
use glyphs::Glyphs;
use rest::Rest;
use still::{Still, StillBoard};

/// Draws scenes, keeping what can be used again: letters, amazons, and the layers that stay as they
/// are from picture to picture.
///
/// ```
/// use amazons_window::language::Language;
/// use amazons_window::layout::Layout;
/// use amazons_window::paint::Painter;
/// use amazons_window::samples;
/// use tiny_skia::Pixmap;
///
/// let scene = samples::steps(Language::English);
/// let layout = Layout::new(420, 480, 1.0, &scene);
/// let mut pixmap = Pixmap::new(420, 480).expect("it has pixels");
/// Painter::new().paint(&scene, &layout, &mut pixmap);
/// assert!(pixmap.pixels().iter().all(|pixel| pixel.is_opaque()));
/// ```
#[derive(Debug, Default)]
pub struct Painter {
    glyphs: Glyphs,
    amazons: Amazons,
    still: Option<(Still, Pixmap)>,
    rest: Option<Rest>,
}

impl Painter {
    /// A painter that has drawn nothing yet.
    #[must_use]
    pub fn new() -> Painter {
        Painter::default()
    }

    /// Draws the whole of `scene` over whatever was on `pixmap`; every pixel becomes opaque.
    ///
    /// `layout` must be of the same scene. Where `pixmap` has another size than the layout, what
    /// lies beyond is cut off or left as ground.
    pub fn paint(&mut self, scene: &Scene, layout: &Layout, pixmap: &mut Pixmap) {
        let size = (pixmap.width(), pixmap.height());
        let resting = rest::resting(scene);
        match &self.rest {
            Some(rest) if rest.is_of(&resting, layout, size) => {
                pixmap.data_mut().copy_from_slice(rest.drawn().data());
            }
            _ => {
                self.paint_still(&resting, layout, pixmap);
                let palette = Palette::of(scene.theme);
                for part in layout.parts() {
                    self.paint_part(part, &resting, palette, pixmap);
                }
                // Worth keeping only where the next picture may be of the same rest.
                self.rest = rest::moves(scene).then(|| Rest::new(resting, layout, pixmap));
            }
        }
        self.paint_moving(scene, layout, pixmap);
    }

    /// Draws what moves from picture to picture over all that does not.
    fn paint_moving(&mut self, scene: &Scene, layout: &Layout, pixmap: &mut Pixmap) {
        let palette = Palette::of(scene.theme);
        let View::Game(view) = &scene.view else {
            return;
        };
        if rest::is_covered(scene) {
            return;
        }
        for part in layout.parts() {
            match part {
                Part::Board(frame) => BoardPainter {
                    pixmap,
                    amazons: &mut self.amazons,
                    palette,
                    frame,
                }
                .draw_moving(&view.board),
                Part::Pulse(rect) => {
                    if let Some(progress) = view.thinking {
                        pulse(pixmap, palette, *rect, progress);
                    }
                }
                _ => {}
            }
        }
    }

    fn paint_still(&mut self, scene: &Scene, layout: &Layout, pixmap: &mut Pixmap) {
        let board = match &scene.view {
            View::Game(view) => layout.board().map(|frame| still_board(&view.board, frame)),
            View::Editor(view) => layout.board().map(|frame| StillBoard {
                frame: frame.clone(),
                squares: view.board.look.squares,
                burnt: view.board.blocked,
                territory: None,
                past: false,
            }),
            View::Settings(_) | View::Page(_) => None,
        };
        let wanted = Still {
            size: (pixmap.width(), pixmap.height()),
            theme: scene.theme,
            board,
        };
        match &self.still {
            Some((still, drawn)) if *still == wanted => {
                pixmap.data_mut().copy_from_slice(drawn.data());
            }
            _ => {
                wanted.draw(pixmap, &mut self.glyphs);
                self.still = Some((wanted, pixmap.clone()));
            }
        }
    }

    fn paint_part(
        &mut self,
        part: &Part,
        scene: &Scene,
        palette: &'static Palette,
        pixmap: &mut Pixmap,
    ) {
        match part {
            Part::Board(frame) => {
                let mut painter = BoardPainter {
                    pixmap,
                    amazons: &mut self.amazons,
                    palette,
                    frame,
                };
                match &scene.view {
                    View::Game(view) => painter.draw(&view.board, rest::is_covered(scene)),
                    View::Editor(view) => painter.set_up(&view.board),
                    View::Settings(_) | View::Page(_) => {}
                }
            }
            Part::Card(rect, face) => card(pixmap, palette, *rect, *face),
            Part::Button(rect, face, target) => {
                let hovered = scene.hovered == Some(*target);
                button(pixmap, palette, *rect, *face, hovered);
                if scene.focused == Some(*target) {
                    focus(pixmap, palette, *rect);
                }
            }
            Part::Text(line) => {
                let font = (line.style.weight, line.style.size);
                let colour = ink(palette, line.style.ink);
                let start = (line.x, line.baseline);
                self.glyphs.draw(pixmap, &line.text, font, start, colour);
            }
            Part::Token(rect, player) => {
                let side = rect.width.min(rect.height);
                let x = rect.x + (rect.width - side) / 2;
                let y = rect.y + (rect.height - side) / 2;
                self.amazons
                    .draw(pixmap, palette, *player, (x, y), side, 1.0);
            }
            Part::Miniature(rect, geometry) => board::miniature(pixmap, palette, *rect, *geometry),
            Part::Switch(rect, on) => switch(pixmap, palette, *rect, *on),
            Part::Loudspeaker(rect, hearing) => sign::loudspeaker(pixmap, palette, *rect, *hearing),
            Part::Bars(rect) => bars(pixmap, palette, *rect),
            Part::Pulse(rect) => {
                if let View::Game(view) = &scene.view
                    && let Some(progress) = view.thinking.filter(|_| rest::is_covered(scene))
                {
                    pulse(pixmap, palette, *rect, progress);
                }
            }
            Part::Rule(rect) => fill_rect(pixmap, *rect, palette.edge),
            Part::Burnt(rect) => {
                let side = rect.width.min(rect.height);
                let x = rect.x + (rect.width - side) / 2;
                let square = Rect::new(x, rect.y, side, side);
                arrow::burnt(pixmap, palette, square, 1.0);
            }
            Part::Shares(rect, shares) => graph::shares(pixmap, palette, *rect, *shares),
            Part::Balance(rect) => {
                if let View::Game(view) = &scene.view
                    && let Some(evaluation) = &view.sight.evaluation
                {
                    let bottom = view.board.bottom;
                    graph::balance(pixmap, palette, *rect, evaluation.white, bottom);
                }
            }
            Part::Graph(frame) => {
                if let View::Game(view) = &scene.view
                    && let Some(graph) = &view.sight.graph
                {
                    graph::draw(pixmap, palette, frame, graph);
                }
            }
            Part::List(..) => {}
            Part::Veil(rect) => fill_rect(pixmap, *rect, Tint(Colour::from_rgb(0), VEIL)),
        }
    }
}

/// What stays as it is of a board while something moves on it.
fn still_board(view: &BoardView, frame: &BoardFrame) -> StillBoard {
    let flying = view.arrow.map(|flight| flight.to);
    let burning = view.burn.map(|(square, _)| square);
    let unburnt = [flying, burning].into_iter().flatten();
    StillBoard {
        frame: frame.clone(),
        squares: view.look.squares,
        burnt: unburnt.fold(view.position.burnt(), |burnt, square| burnt.without(square)),
        territory: view.overlay.territory,
        past: view.overlay.past,
    }
}

fn ink(palette: &Palette, ink: Ink) -> Colour {
    match ink {
        Ink::Strong => palette.ink,
        Ink::Soft => palette.soft,
        Ink::OnAccent => palette.on_accent,
        Ink::Accent => palette.accent,
        Ink::Step => palette.step,
        Ink::Shot => palette.shot,
        Ink::OnNotice => palette.on_notice,
        Ink::AsideOnNotice => palette.aside_on_notice,
    }
}

/// Of the corners of cards and buttons.
fn radius(rect: Rect) -> f32 {
    (rect.height.min(rect.width) as f32 * 0.22).min(14.0)
}

fn card(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, face: CardFace) {
    let radius = radius(rect);
    match face {
        CardFace::Plain => {
            fill_round(pixmap, rect, radius, palette.edge);
            fill_round(pixmap, rect.inset(1), radius - 1.0, palette.card);
        }
        CardFace::ToMove => {
            let width = (rect.height / 24).clamp(2, 4);
            fill_round(pixmap, rect, radius, palette.accent);
            fill_round(
                pixmap,
                rect.inset(width),
                radius - width as f32,
                palette.card,
            );
        }
        CardFace::Floating => {
            for (spread, opacity) in [(10, 0.04), (6, 0.05), (3, 0.06), (1, 0.08)] {
                let shadow = rect.inset(-spread).moved(0, 4);
                let black = Tint(Colour::from_rgb(0), opacity);
                fill_round(pixmap, shadow, radius + spread as f32, black);
            }
            fill_round(pixmap, rect, radius, palette.floating_edge);
            fill_round(pixmap, rect.inset(1), radius - 1.0, palette.card);
        }
        CardFace::Notice => fill_round(pixmap, rect, radius, palette.notice),
    }
}

fn button(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, face: ButtonFace, hovered: bool) {
    let radius = radius(rect);
    match face {
        ButtonFace::Main => {
            let colour = if hovered {
                palette.accent_hover
            } else {
                palette.accent
            };
            fill_round(pixmap, rect, radius, colour);
        }
        ButtonFace::Plain => {
            let colour = if hovered { palette.hover } else { palette.card };
            fill_round(pixmap, rect, radius, palette.edge);
            fill_round(pixmap, rect.inset(1), radius - 1.0, colour);
        }
        ButtonFace::Chosen => {
            fill_round(pixmap, rect, radius, palette.accent);
            fill_round(pixmap, rect.inset(2), radius - 2.0, palette.chosen);
        }
        ButtonFace::Quiet => {
            if hovered {
                fill_round(pixmap, rect, radius, palette.hover);
            }
        }
    }
}

/// The ring around the button that Enter would press.
fn focus(pixmap: &mut Pixmap, palette: &Palette, rect: Rect) {
    let width = (rect.height / 16).clamp(2, 4);
    let around = rect.inset(-2 * width);
    let radius = radius(rect) + 2.0 * width as f32;
    stroke_round(pixmap, around, radius, width as f32, palette.shot);
}

fn bars(pixmap: &mut Pixmap, palette: &Palette, rect: Rect) {
    let thick = (rect.height / 8).max(1);
    for i in 0..3 {
        let y = rect.y + (rect.height - thick) * i / 2;
        let bar = Rect::new(rect.x, y, rect.width, thick);
        fill_round(pixmap, bar, thick as f32 / 2.0, palette.ink);
    }
}

/// A knob in a track: at the right and the track filled where it is on.
fn switch(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, on: bool) {
    let radius = rect.height as f32 / 2.0;
    let line = (rect.height as f32 / 12.0).max(1.0);
    let (_, y) = rect.centre();
    let knob = radius - 2.5 * line;
    if on {
        fill_round(pixmap, rect, radius, palette.accent);
        let x = rect.right() as f32 - radius;
        canvas::disc(pixmap, (x, y), knob, palette.on_accent);
    } else {
        stroke_round(pixmap, rect, radius, line, palette.soft);
        let x = rect.x as f32 + radius;
        canvas::disc(pixmap, (x, y), knob, palette.soft);
    }
}

/// Three dots, the wave of their opacity running to the right.
fn pulse(pixmap: &mut Pixmap, palette: &Palette, rect: Rect, progress: f32) {
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
