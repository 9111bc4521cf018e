//! What moves on the board: marks, amazons, arrows on their way.

use amazons_core::{Player, Square};
use tiny_skia::Pixmap;

use crate::layout::{BoardFrame, Rect};
use crate::paint::amazon::Amazons;
use crate::paint::arrow;
use crate::paint::canvas::{self, Tint, fill_rect, stroke_round};
use crate::paint::hint;
use crate::paint::way::Way;
use crate::scene::{BoardView, Dragged, Flight, SetupView};
use crate::theme::{Palette, SHUT_IN};

/// One drawing of the board's upper layers.
pub(super) struct BoardPainter<'a> {
    pub(super) pixmap: &'a mut Pixmap,
    pub(super) amazons: &'a mut Amazons,
    pub(super) palette: &'static Palette,
    pub(super) frame: &'a BoardFrame,
}

impl BoardPainter<'_> {
    /// Draws from the marks on the squares up to the amazons, and what moves where that is asked for.
    pub(super) fn draw(&mut self, view: &BoardView, with_moving: bool) {
        self.last_move(view);
        self.step(view);
        self.selection(view);
        self.line_of_flight(view);
        self.steps(view);
        self.shots(view);
        self.standing(view);
        self.cursor(view);
        if let Some(turn) = view.overlay.hint {
            hint::draw(self.pixmap, self.palette, self.frame, turn);
        }
        if with_moving {
            self.draw_moving(view);
        }
    }

    /// Draws what moves and what hangs on the pointer.
    pub(super) fn draw_moving(&mut self, view: &BoardView) {
        self.moving(view);
        self.dragged(view);
    }

    /// Draws what stands on a board that is being set up.
    pub(super) fn set_up(&mut self, view: &SetupView) {
        for player in Player::ALL {
            for square in view.amazons[player].iter() {
                if let Some(rect) = self.place(square) {
                    self.amazon(player, (rect.x, rect.y), 1.0);
                }
            }
        }
        if let Some(rect) = view.pointed.and_then(|square| self.place(square)) {
            let width = self.line(0.045, 1.0);
            let tint = Tint(self.palette.accent, 0.7);
            stroke_round(self.pixmap, rect, width * 2.0, width, tint);
        }
    }

    fn place(&self, square: Square) -> Option<Rect> {
        self.frame.square_rect(square)
    }

    /// Pixels for `share` of a square, at least `least`.
    fn line(&self, share: f32, least: f32) -> f32 {
        (self.frame.square as f32 * share).round().max(least)
    }

    fn last_move(&mut self, view: &BoardView) {
        let Some(last) = view.last else { return };
        let unburnt = view.arrow.is_some() || view.burn.is_some();
        for square in [last.from, last.to] {
            if square == last.arrow && !unburnt {
                // Around the tile of the arrow that was shot back.
                if let Some(rect) = self.place(square) {
                    self.corners(rect);
                }
            } else {
                self.touched(square);
            }
        }
        if let Some(rect) = self.place(last.arrow).filter(|_| !unburnt) {
            arrow::stuck(self.pixmap, rect, 1.0, self.palette.ember.into());
            let margin = self.line(0.07, 1.0) as i32;
            stroke_round(
                self.pixmap,
                rect.inset(margin),
                self.frame.square as f32 * 0.16,
                self.line(0.05, 1.0),
                self.palette.ember,
            );
        }
    }

    /// Where the amazon stood that has still to shoot.
    fn step(&mut self, view: &BoardView) {
        if let Some((from, _)) = view.pending {
            self.touched(from);
        }
    }

    /// A square that a move left or went to.
    fn touched(&mut self, square: Square) {
        if let Some(rect) = self.place(square) {
            fill_rect(self.pixmap, rect, Tint(self.palette.last, 0.16));
            let thick = self.line(0.04, 1.0) as i32;
            self.corners(rect.inset(thick));
        }
    }

    /// The corners of `inner`, marked.
    fn corners(&mut self, inner: Rect) {
        let thick = self.line(0.04, 1.0) as i32;
        let long = self.line(0.2, 4.0) as i32;
        for (left, top) in [(true, true), (false, true), (true, false), (false, false)] {
            let x = |width| if left { inner.x } else { inner.right() - width };
            let y = |height| {
                if top {
                    inner.y
                } else {
                    inner.bottom() - height
                }
            };
            for (width, height) in [(long, thick), (thick, long)] {
                let bar = Rect::new(x(width), y(height), width, height);
                fill_rect(self.pixmap, bar, self.palette.last);
            }
        }
    }

    fn selection(&mut self, view: &BoardView) {
        let accent = self.palette.accent;
        if let Some(rect) = view.selected.and_then(|square| self.place(square)) {
            fill_rect(self.pixmap, rect, Tint(accent, 0.22));
            let width = self.line(0.06, 2.0);
            stroke_round(self.pixmap, rect, width * 1.5, width, accent);
        }
        let pointed = view.pointed.filter(|&square| {
            Some(square) != view.selected && view.position.amazon_on(square).is_some()
        });
        if let Some(rect) = pointed.and_then(|square| self.place(square)) {
            let width = self.line(0.045, 1.0);
            stroke_round(self.pixmap, rect, width * 2.0, width, Tint(accent, 0.7));
        }
    }

    /// From the selected amazon to the square under the pointer.
    fn line_of_flight(&mut self, view: &BoardView) {
        let Some((from, to)) = view.selected.zip(view.pointed) else {
            return;
        };
        let (colour, around) = if view.shots.has(to) {
            let (radius, width) = self.ring();
            (self.palette.shot, radius - width / 2.0)
        } else if view.steps.has(to) {
            (self.palette.step, 0.0)
        } else {
            return;
        };
        if let Some((from, to)) = self.place(from).zip(self.place(to)) {
            let way = Way::new(from, to).off_square().until(around);
            way.line(self.pixmap, self.line(0.05, 1.5), Tint(colour, 0.45));
        }
    }

    fn steps(&mut self, view: &BoardView) {
        let radius = self.frame.square as f32 * 0.13;
        for square in view.steps.iter() {
            if let Some(rect) = self.place(square) {
                let larger = if view.pointed == Some(square) {
                    1.5
                } else {
                    1.0
                };
                let radius = (radius * larger).max(2.0);
                canvas::disc(self.pixmap, rect.centre(), radius, self.palette.step);
            }
        }
    }

    /// Radius and width of the ring on a square to shoot at.
    fn ring(&self) -> (f32, f32) {
        let side = self.frame.square as f32;
        ((side * 0.25).max(3.0), (side * 0.075).max(1.5))
    }

    fn shots(&mut self, view: &BoardView) {
        let (radius, width) = self.ring();
        let shot = self.palette.shot;
        let draws = matches!(view.dragged, Some(Dragged::Arrow { .. }));
        for square in view.shots.iter() {
            let Some(rect) = self.place(square) else {
                continue;
            };
            let pointed = view.pointed == Some(square);
            if pointed && draws {
                // The arrow itself lies here, and would be lost on a ring of its own colour.
                fill_rect(self.pixmap, rect, Tint(shot, 0.25));
                continue;
            }
            canvas::ring(self.pixmap, rect.centre(), radius, width, shot);
            if pointed {
                let radius = self.frame.square as f32 * 0.11;
                canvas::disc(self.pixmap, rect.centre(), radius, shot);
            }
        }
    }

    fn standing(&mut self, view: &BoardView) {
        let gliding = view.glide.map(|glide| (glide.from, glide.to));
        for player in Player::ALL {
            for square in view.position.amazons(player).iter() {
                let stands = match view.pending {
                    Some((from, to)) if from == square => to,
                    _ => square,
                };
                if gliding.is_some_and(|(from, to)| stands == from || stands == to) {
                    continue;
                }
                let is_lifted = matches!(
                    view.dragged,
                    Some(Dragged::Amazon { from, .. }) if from == stands
                );
                let opacity = match (is_lifted, view.stuck.has(stands)) {
                    (true, _) => 0.35,
                    (false, true) => SHUT_IN,
                    (false, false) => 1.0,
                };
                if let Some(rect) = self.place(stands) {
                    self.amazon(player, (rect.x, rect.y), opacity);
                }
            }
        }
    }

    /// The corners of the square that the arrow keys have led to.
    fn cursor(&mut self, view: &BoardView) {
        let Some(rect) = view.cursor.and_then(|square| self.place(square)) else {
            return;
        };
        let width = self.line(0.07, 2.0);
        stroke_round(self.pixmap, rect, width * 2.0, width, self.palette.shot);
        let inner = rect.inset(width as i32);
        let width = self.line(0.03, 1.0);
        stroke_round(self.pixmap, inner, width, width, self.palette.white.fill);
    }

    /// What hangs on the pointer.
    fn dragged(&mut self, view: &BoardView) {
        let side = self.frame.square;
        match view.dragged {
            Some(Dragged::Amazon { at, .. }) => {
                let player = view.position.to_move();
                let corner = (at.0 - side / 2, at.1 - side / 2);
                self.amazon(player, corner, 1.0);
            }
            Some(Dragged::Arrow { from, at }) => {
                let Some(from) = self.place(from).map(Rect::centre) else {
                    return;
                };
                let (x, y) = (at.0 as f32, at.1 as f32);
                let length = (x - from.0).hypot(y - from.1);
                if length > 0.0 {
                    let towards = ((x - from.0) / length, (y - from.1) / length);
                    let side = side as f32;
                    let width = (side * 0.06).max(1.5);
                    let shot = self.palette.shot;
                    arrow::draw(self.pixmap, (x, y), towards, side * 0.6, width, shot.into());
                }
            }
            None => {}
        }
    }

    fn amazon(&mut self, player: Player, corner: (i32, i32), opacity: f32) {
        let side = self.frame.square;
        self.amazons
            .draw(self.pixmap, self.palette, player, corner, side, opacity);
    }

    fn moving(&mut self, view: &BoardView) {
        let side = self.frame.square as f32;
        if let Some((square, progress)) = view.burn
            && let Some(rect) = self.place(square)
        {
            let size = 0.4 + 0.6 * progress.clamp(0.0, 1.0);
            arrow::burnt(self.pixmap, self.palette, rect, size);
            arrow::fire(self.pixmap, self.palette, rect, progress.clamp(0.0, 1.0));
        }
        if let Some(glide) = view.glide
            && let Some((x, y)) = self.on_the_way(glide)
        {
            let player = [glide.from, glide.to]
                .into_iter()
                .find_map(|square| view.position.amazon_on(square));
            if let Some(player) = player {
                let corner = (x - side / 2.0, y - side / 2.0);
                let corner = (corner.0.round() as i32, corner.1.round() as i32);
                self.amazon(player, corner, 1.0);
            }
        }
        if let Some(flight) = view.arrow
            && let Some(middle) = self.on_the_way(flight)
            && let Some((from, to)) = self.place(flight.from).zip(self.place(flight.to))
        {
            let (from, to) = (from.centre(), to.centre());
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            if length > 0.0 {
                let towards = ((to.0 - from.0) / length, (to.1 - from.1) / length);
                let width = (side * 0.06).max(1.5);
                let shot = self.palette.shot;
                canvas::line(self.pixmap, from, middle, width * 0.6, Tint(shot, 0.35));
                arrow::draw(self.pixmap, middle, towards, side * 0.6, width, shot.into());
            }
        }
    }

    fn on_the_way(&self, flight: Flight) -> Option<(f32, f32)> {
        let (from, to) = (
            self.place(flight.from)?.centre(),
            self.place(flight.to)?.centre(),
        );
        let progress = flight.progress.clamp(0.0, 1.0);
        Some((
            from.0 + (to.0 - from.0) * progress,
            from.1 + (to.1 - from.1) * progress,
        ))
    }
}
