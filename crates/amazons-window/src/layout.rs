//! Where everything is.

mod board;
mod buttons;
mod card;
mod editor;
mod end;
mod game;
mod graph;
mod group;
mod keys;
mod menu;
mod moves;
mod notice;
mod options;
mod page;
mod part;
mod players;
mod prompt;
mod rect;
mod settings;
mod sight;
mod sign;
mod unit;

use crate::scene::{Scene, Target, View};

pub use board::BoardFrame;
pub use graph::GraphFrame;
pub use part::{Align, ButtonFace, CardFace, Ink, Part, TextLine, TextStyle};
pub use rect::Rect;

use group::Group;
use unit::Unit;

/// The places of everything in a scene, in whole pixels of the window.
///
/// Made anew whenever the scene or the window changes; that costs far less than painting. Good from
/// 360 x 420 pixels up; smaller windows, down to a single pixel, are laid out as well as can be.
///
/// A wide window has the board at the left and a panel at the right, any other has the panel's
/// contents above and below the board, whichever makes the squares larger.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    width: u32,
    height: u32,
    unit: Unit,
    parts: Vec<Part>,
    taps: Vec<(Target, Rect)>,
}

impl Layout {
    /// Places `scene` in a window of `width` x `height` pixels, texts and buttons `scale` times as
    /// large as usual where there is room for it; 1 is usual.
    #[must_use]
    pub fn new(width: u32, height: u32, scale: f32, scene: &Scene) -> Layout {
        let scale = if scale.is_finite() { scale } else { 1.0 };
        let unit = Unit::new(width, height, scale);
        let side = |pixels| i32::try_from(pixels).unwrap_or(i32::MAX);
        let window = Rect::new(0, 0, side(width), side(height));
        let mut whole = Group::new(window.width);
        let mut area = window;
        let notice = scene.notice.as_ref().map(|text| {
            let width = match &scene.view {
                View::Settings(_) => settings::column_width(window, unit),
                View::Game(_) | View::Editor(_) | View::Page(_) => {
                    game::content_width(window, unit)
                }
            };
            notice::notice(text, window, width, unit)
        });
        if let Some(notice) = &notice {
            area.height = (window.height - notice.height).max(0);
        }
        let view = match &scene.view {
            View::Settings(view) => {
                let mut group = settings::settings(view, area, unit);
                let margin = unit.px(1.5);
                menu::button(&mut group, margin, margin, unit);
                group
            }
            View::Game(view) => game::game(view, area, unit),
            View::Editor(view) => editor::editor(view, area, unit),
            View::Page(view) => page::page(view, area, unit),
        };
        whole.lay(view, 0, 0);
        if let Some(items) = &scene.menu {
            whole.taps.clear();
            whole.lay(menu::menu(items, area, unit), 0, 0);
        }
        if let Some(options) = &scene.options {
            whole.taps.clear();
            whole.lay(options::options(options, area, unit), 0, 0);
        }
        if let Some(view) = &scene.sign {
            let sign = sign::sign(view, area, &whole.parts, unit);
            whole.lay(sign, 0, 0);
        }
        if let Some(keys) = &scene.keys {
            whole.taps.clear();
            whole.lay(keys::keys(keys, area, unit), 0, 0);
        }
        if let Some(notice) = notice {
            whole.lay(notice, 0, area.height);
        }
        Layout {
            width,
            height,
            unit,
            parts: whole.parts,
            taps: whole.taps,
        }
    }

    /// What a tap on the pixel (x, y) means; `None` where there is nothing to tap.
    ///
    /// While the menu is open only its items, its ground, its button and the notice can be tapped.
    #[must_use]
    pub fn target_at(&self, x: i32, y: i32) -> Option<Target> {
        let tap = self.taps.iter().rev().find(|(_, rect)| rect.contains(x, y));
        match tap {
            Some(&(target, _)) => Some(target),
            None if self.is_covered() => None,
            None => {
                let square = || self.board()?.square_at(x, y).map(Target::Square);
                let turns = || self.graph()?.turns_at(x, y).map(Target::Ply);
                square().or_else(turns)
            }
        }
    }

    /// Where `target` can be tapped; `None` where it is not on the screen.
    #[must_use]
    pub fn rect_of(&self, target: Target) -> Option<Rect> {
        match target {
            Target::Square(_) if self.is_covered() => None,
            Target::Square(square) => self.board()?.square_rect(square),
            _ => {
                let tap = self.taps.iter().rev().find(|(which, _)| *which == target);
                match (tap, target) {
                    (Some(&(_, rect)), _) => Some(rect),
                    (None, Target::Ply(turns)) if !self.is_covered() => {
                        self.graph()?.rect_of(turns)
                    }
                    _ => None,
                }
            }
        }
    }

    /// Everything that can be tapped beside the squares of the board, with its place. Later ones
    /// lie over earlier ones.
    #[must_use]
    pub fn taps(&self) -> &[(Target, Rect)] {
        &self.taps
    }

    /// The board, where there is one.
    #[must_use]
    pub fn board(&self) -> Option<&BoardFrame> {
        self.parts.iter().find_map(|part| match part {
            Part::Board(frame) => Some(frame),
            _ => None,
        })
    }

    /// The graph of the evaluation, where there is one.
    #[must_use]
    pub fn graph(&self) -> Option<GraphFrame> {
        self.parts.iter().find_map(|part| match part {
            Part::Graph(frame) => Some(*frame),
            _ => None,
        })
    }

    /// The first row shown of the list below the pixel (x, y), where there is one.
    #[must_use]
    pub fn list_at(&self, x: i32, y: i32) -> Option<usize> {
        self.parts.iter().rev().find_map(|part| match part {
            Part::List(rect, first) if rect.contains(x, y) => Some(*first),
            _ => None,
        })
    }

    /// Everything to draw; later parts lie over earlier ones.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Pixels across the window.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Pixels down the window.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The length that everything beside the board is in proportion to, in pixels: about 8 in the
    /// smallest good window.
    #[must_use]
    pub fn unit(&self) -> f32 {
        self.unit.pixels()
    }

    /// Whether the menu lies over the view.
    fn is_covered(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Veil(_)))
    }
}
