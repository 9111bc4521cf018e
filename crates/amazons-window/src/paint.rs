//! From a scene to pixels.

mod amazon;
mod arrow;
mod board;
mod canvas;
mod eraser;
mod face;
mod glyphs;
mod graph;
mod hint;
pub mod icon;
mod lines;
mod miniature;
mod rest;
mod sign;
mod still;
mod territory;
mod way;

use tiny_skia::Pixmap;

use crate::layout::{BoardFrame, Ink, Layout, Part, Rect};
use crate::scene::{BoardView, Scene, View};
use crate::theme::{Colour, Palette, VEIL};

use amazon::Amazons;
use board::BoardPainter;
use canvas::{Tint, fill_rect};
use face::Faces;
use glyphs::Glyphs;
use lines::Lines;
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
                let lines = Lines::new(layout.unit());
                for part in layout.parts() {
                    self.paint_part(part, &resting, lines, pixmap);
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
                        face::pulse(pixmap, palette, *rect, progress);
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

    fn paint_part(&mut self, part: &Part, scene: &Scene, lines: Lines, pixmap: &mut Pixmap) {
        let palette = Palette::of(scene.theme);
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
            Part::Card(rect, face) => Faces::new(pixmap, palette, lines).card(*rect, *face),
            Part::Button(rect, face, target) => {
                let hovered = scene.hovered == Some(*target);
                let mut faces = Faces::new(pixmap, palette, lines);
                faces.button(*rect, *face, hovered);
                if scene.focused == Some(*target) {
                    faces.focus(*rect);
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
            Part::Miniature(rect, geometry) => {
                miniature::draw(pixmap, palette, *rect, *geometry);
            }
            Part::Switch(rect, on) => face::switch(pixmap, palette, *rect, *on),
            Part::Loudspeaker(rect, hearing) => sign::loudspeaker(pixmap, palette, *rect, *hearing),
            Part::Bars(rect) => face::bars(pixmap, palette, *rect),
            Part::Pulse(rect) => {
                if let View::Game(view) = &scene.view
                    && let Some(progress) = view.thinking.filter(|_| rest::is_covered(scene))
                {
                    face::pulse(pixmap, palette, *rect, progress);
                }
            }
            Part::Rule(rect) => {
                let rule = Rect::new(rect.x, rect.y, rect.width, lines.thin());
                fill_rect(pixmap, rule, palette.edge);
            }
            Part::Burnt(rect) => {
                let side = rect.width.min(rect.height);
                let x = rect.x + (rect.width - side) / 2;
                let square = Rect::new(x, rect.y, side, side);
                arrow::burnt(pixmap, palette, square, 1.0);
            }
            Part::Eraser(rect) => eraser::draw(pixmap, palette, *rect),
            Part::Shares(rect, shares) => graph::shares(pixmap, palette, *rect, *shares),
            Part::Balance(rect) => {
                if let View::Game(view) = &scene.view
                    && let Some(evaluation) = &view.sight.evaluation
                {
                    let bottom = view.board.bottom;
                    graph::balance(pixmap, palette, lines, *rect, evaluation.white, bottom);
                }
            }
            Part::Graph(frame) => {
                if let View::Game(view) = &scene.view
                    && let Some(graph) = &view.sight.graph
                {
                    graph::draw(pixmap, palette, lines, frame, graph);
                    for (player, rect) in frame.tokens() {
                        let corner = (rect.x, rect.y);
                        self.amazons
                            .draw(pixmap, palette, player, corner, rect.width, 1.0);
                    }
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
        Ink::Idle => palette.edge,
        Ink::Step => palette.step,
        Ink::Shot => palette.shot,
        Ink::OnNotice => palette.on_notice,
        Ink::AsideOnNotice => palette.aside_on_notice,
    }
}
