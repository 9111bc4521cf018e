//! The game screen's places.

use amazons_core::Geometry;

use crate::layout::board::{self, BoardFrame};
use crate::layout::group::{Group, fit};
use crate::layout::part::Part;
use crate::layout::{Rect, Unit, end, menu, players, prompt, sight};
use crate::scene::{Coordinates, GameView};

/// Where the board goes, as far as the window decides it.
#[derive(Clone, Copy, Debug)]
enum Arrangement {
    /// The panel right of the board, the menu button above it.
    HeadAndPanel,
    /// The panel right of the board, the menu button left of it.
    RailAndPanel,
    /// A head with the players above the board, what to do below.
    Column,
}

/// Lengths that every arrangement shares.
#[derive(Clone)]
struct Measures {
    area: Rect,
    unit: Unit,
    /// Around everything.
    margin: i32,
    /// Between board and panel.
    gap: i32,
    /// Of the coordinates, left of the board and below.
    coordinates: i32,
    /// Side of the menu button.
    button: i32,
    /// Width of the panel beside the board.
    panel: i32,
    /// What the evaluation bar above a column's board takes besides the margin.
    bar: i32,
    /// Height of what to do, below the board.
    prompt: i32,
    /// Height of all that is below a column's board while playing.
    foot: i32,
}

impl Measures {
    fn new(view: &GameView, area: Rect, unit: Unit) -> Measures {
        Measures {
            area,
            unit,
            margin: unit.px(1.5),
            gap: unit.px(2.5),
            coordinates: match view.board.look.coordinates {
                Coordinates::Shown => unit.px(2.5),
                Coordinates::Hidden => 0,
            },
            button: menu::button_side(unit),
            panel: (area.width * 27 / 100).clamp(unit.px(26.0), unit.px(36.0)),
            bar: view.sight.evaluation.as_ref().map_or(0, |_| unit.px(0.5)),
            prompt: prompt::foot_height(unit),
            foot: if view.sight.walk.is_empty() {
                prompt::foot_height(unit) + sight::evaluation_height(view, unit)
            } else {
                sight::foot_height(view, unit)
            },
        }
    }

    /// Side of the board's squares in this arrangement, with `foot` pixels below a column's board.
    fn square(&self, arrangement: Arrangement, foot: i32, geometry: Geometry) -> i32 {
        let head = self.margin + self.button;
        let beside = 2 * self.margin + self.gap + self.panel;
        let (taken_across, taken_down) = match arrangement {
            Arrangement::HeadAndPanel => (beside, head + 2 * self.margin),
            Arrangement::RailAndPanel => (beside + head, 2 * self.margin),
            Arrangement::Column => (
                2 * self.margin,
                head + self.bar + foot + 2 * self.margin + self.margin / 2,
            ),
        };
        let across = self.area.width - taken_across - self.coordinates;
        let down = self.area.height - taken_down - self.coordinates;
        (across / i32::from(geometry.width())).min(down / i32::from(geometry.height()))
    }

    /// Side of the squares, and with what is left for the coordinates: where they could not be read the
    /// squares have their room.
    fn settled(&self, arrangement: Arrangement, foot: i32, geometry: Geometry) -> (i32, Measures) {
        let mut settled = self.clone();
        if !board::has_coordinates(self.square(arrangement, foot, geometry), self.unit) {
            settled.coordinates = 0;
        }
        let square = settled.square(arrangement, foot, geometry).max(1);
        (square, settled)
    }

    /// The arrangement with the largest squares; of equals the one with the panel.
    fn best(&self, geometry: Geometry) -> Arrangement {
        let mut best = Arrangement::HeadAndPanel;
        for other in [Arrangement::RailAndPanel, Arrangement::Column] {
            if self.square(other, self.foot, geometry) > self.square(best, self.foot, geometry) {
                best = other;
            }
        }
        best
    }
}

/// How wide what lies across the whole screen may be: from the menu button's left edge on, but no wider
/// than is good to read.
pub(super) fn content_width(area: Rect, unit: Unit) -> i32 {
    (area.width - 2 * unit.px(1.5)).min(unit.px(120.0))
}

/// The whole screen within `area`. The size of the squares hangs on the area and the board alone
/// while a game runs, so nothing jumps from tap to tap.
pub(super) fn game(view: &GameView, area: Rect, unit: Unit) -> Group {
    let measures = Measures::new(view, area, unit);
    let mut group = Group::new(area.width);
    match measures.best(view.board.position.geometry()) {
        Arrangement::Column => column(&mut group, view, &measures),
        beside => panel(&mut group, view, &measures, beside),
    }
    group
}

fn panel(group: &mut Group, view: &GameView, measures: &Measures, arrangement: Arrangement) {
    let (area, unit, margin) = (measures.area, measures.unit, measures.margin);
    let geometry = view.board.position.geometry();
    let (square, measures) = measures.settled(arrangement, 0, geometry);
    let width = square * i32::from(geometry.width());
    let height = square * i32::from(geometry.height());
    let head = margin + measures.button;
    let (rail, top) = match arrangement {
        Arrangement::RailAndPanel => (head, 0),
        _ => (0, head),
    };
    let whole = measures.coordinates + width + measures.gap + measures.panel;
    let x = ((area.width - whole) / 2).max(rail + margin);
    let y = ((area.height - height - measures.coordinates) / 2).max(top + margin);
    let frame = place(
        view,
        &measures,
        (area.x + x + measures.coordinates, area.y + y),
        square,
    );
    // Low boards leave the panel more height than their own; where there is much to read it takes all.
    let all = area.height - 2 * margin;
    let tall = match view.end.is_some() || sight::is_much(view) {
        true => height.max(all.min(unit.px(68.0))),
        false => height.max(all.min(unit.px(48.0))),
    };
    // Not for a little more: then the panel ends where the board does.
    let tall = match tall - height < unit.px(4.0) {
        true => height,
        false => tall,
    };
    let panel = Rect::new(
        frame.rect.right() + measures.gap,
        (frame.rect.y - (tall - height) / 2).clamp(
            area.y + margin,
            (area.bottom() - margin - tall).max(area.y + margin),
        ),
        measures.panel,
        tall,
    );
    if view.sight.evaluation.is_some() {
        let width = measures.gap - frame.band();
        let x = frame.rect.right() + frame.band();
        let bar = Rect::new(x, frame.rect.y, width, height).inset_by(width * 3 / 10, 0);
        group.parts.push(Part::Balance(bar));
    }
    group.parts.push(Part::Board(frame));
    menu::button(group, area.x + margin, area.y + margin, unit);
    let content = fit(unit, panel.height, |unit| {
        beside(view, panel.width, panel.height, unit)
    });
    group.lay(content, panel.x, panel.y);
}

/// The players at their own sides of the board, between them what to do or how the game ended.
fn beside(view: &GameView, width: i32, height: i32, unit: Unit) -> Group {
    // While looking rather than playing the players make room.
    let card = if view.sight.walk.is_empty() {
        players::card_height(unit)
    } else {
        players::low_card_height(unit)
    };
    let gap = unit.px(2.0);
    let mut middle = Group::new(width);
    let room = height - 2 * card - 2 * gap;
    match &view.end {
        Some(end) => end::panel(&mut middle, end, &view.buttons, unit),
        None if view.sight.walk.is_empty() => {
            prompt::panel(&mut middle, view, unit);
            let room = room - middle.height;
            sight::below_prompt(&mut middle, view, room, unit);
        }
        None => sight::panel(&mut middle, view, room, unit),
    }
    let mut group = Group::new(width);
    let bottom = view.board.bottom;
    let upper = group.take(card);
    players::card(&mut group, view, !bottom, upper, unit);
    group.gap(gap);
    let spare = (height - 2 * card - 2 * gap - middle.height).max(0);
    let at = group.height + spare / 2;
    group.height += middle.height + spare;
    group.lay(middle, 0, at);
    group.gap(gap);
    let lower = group.take(card);
    players::card(&mut group, view, bottom, lower, unit);
    group
}

fn column(group: &mut Group, view: &GameView, measures: &Measures) {
    let (area, unit, margin) = (measures.area, measures.unit, measures.margin);
    let geometry = view.board.position.geometry();
    let across = (area.width - 2 * margin).max(0);
    let wide = across.min(unit.px(60.0));
    let below = view.end.as_ref().map(|end| {
        fit(unit, area.height * 2 / 5, |unit| {
            let mut group = Group::new(wide);
            end::below(&mut group, end, &view.buttons, unit);
            group
        })
    });
    let foot = below.as_ref().map_or(measures.foot, |below| below.height);
    let (square, measures) = measures.settled(Arrangement::Column, foot, geometry);
    let width = square * i32::from(geometry.width());
    let height = square * i32::from(geometry.height());
    let head = margin + measures.button;
    let head = head + measures.bar;
    let spare = area.height - head - foot - 2 * margin - margin / 2 - measures.coordinates - height;
    let spare = spare.max(0);
    let x = area.x + (area.width - width - measures.coordinates) / 2 + measures.coordinates;
    let y = area.y + head + margin + spare / 2;
    let frame = place(view, &measures, (x.max(area.x), y), square);
    let frame_x = frame.rect.x;
    let foot_y = frame.rect.bottom() + measures.coordinates + margin / 2;

    menu::button(group, area.x + margin, area.y + margin, unit);
    let beside_button = Rect::new(
        area.x + margin + measures.button + unit.px(1.0),
        area.y + margin,
        across - measures.button - unit.px(1.0),
        measures.button,
    );
    match &view.end {
        Some(end) => end::head(group, end, beside_button, unit),
        None => players::head(group, view, beside_button, unit),
    }
    if view.sight.evaluation.is_some() {
        let height = margin + measures.bar - frame.band();
        let y = frame.rect.y - frame.band() - height;
        let bar = Rect::new(frame.rect.x, y, width, height).inset_by(0, height * 3 / 10);
        group.parts.push(Part::Balance(bar));
    }
    group.parts.push(Part::Board(frame));
    match below {
        Some(below) => {
            let x = area.x + (area.width - below.width) / 2;
            group.lay(below, x, foot_y);
        }
        None => {
            let wide = wide.max(width.min(across));
            // Below a wide board the texts begin where it does.
            let x = match width >= wide {
                true => frame_x,
                false => area.x + (area.width - wide) / 2,
            };
            if view.sight.walk.is_empty() {
                let rect = Rect::new(x, foot_y, wide, measures.prompt);
                prompt::below(group, view, rect, unit);
                let mut words = Group::new(wide);
                sight::evaluation(&mut words, view, unit);
                group.lay(words, x, rect.bottom());
            } else {
                let mut foot = Group::new(wide);
                sight::foot(&mut foot, view, unit);
                group.lay(foot, x, foot_y);
            }
        }
    }
}

fn place(view: &GameView, measures: &Measures, corner: (i32, i32), square: i32) -> BoardFrame {
    BoardFrame::new(
        corner,
        square,
        view.board.position.geometry(),
        view.board.bottom,
        measures.coordinates,
        measures.unit,
    )
}
