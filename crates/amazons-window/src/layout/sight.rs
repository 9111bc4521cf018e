//! What is shown about a position beside the board: evaluation, lines, graph, moves.

use crate::layout::buttons::Row;
use crate::layout::graph::GraphFrame;
use crate::layout::group::{Group, line_height};
use crate::layout::moves;
use crate::layout::part::{Align, Ink, Part};
use crate::layout::prompt;
use crate::layout::settings::face;
use crate::layout::{Rect, Unit};
use crate::scene::{GameView, GraphView, Item, LineView};
use crate::text::{self, Weight};

/// Below the prompt in the panel while playing: the evaluation in words and the moves, as many as fit
/// into `room`.
pub(super) fn below_prompt(group: &mut Group, view: &GameView, room: i32, unit: Unit) {
    let begun = group.height;
    if view.sight.evaluation.is_some() {
        group.gap(unit.px(0.5));
        evaluation(group, view, unit);
    }
    if let Some(list) = &view.sight.moves {
        group.gap(unit.px(1.0));
        let left = room - (group.height - begun);
        let rows = left / moves::row_height(unit);
        if rows >= moves::FEWEST_ROWS as i32 {
            let rect = group.take(rows * moves::row_height(unit));
            moves::list(group, list, rect, unit);
        }
    }
}

/// The panel between the players while looking rather than playing, `room` pixels high.
pub(super) fn panel(group: &mut Group, view: &GameView, room: i32, unit: Unit) {
    let begun = group.height;
    prompt::words(group, view, unit);
    group.gap(unit.px(0.5));
    evaluation(group, view, unit);
    if !view.sight.lines.is_empty() {
        group.gap(unit.px(0.75));
        for line in &view.sight.lines {
            best_line(group, line, unit);
        }
    }
    if let Some(graph) = &view.sight.graph {
        group.gap(unit.px(0.75));
        self::graph(group, graph, unit.px(6.5), unit);
    }
    let buttons = unit.px(1.0) + walk_height(unit) + actions_height(view, unit);
    let left = room - (group.height - begun) - buttons - unit.px(1.0);
    let rows = (left / moves::row_height(unit)).max(0);
    if let Some(list) = &view.sight.moves
        && rows >= moves::FEWEST_ROWS as i32
    {
        group.gap(unit.px(1.0));
        let rect = group.take(rows * moves::row_height(unit));
        moves::list(group, list, rect, unit);
    }
    group.gap(unit.px(1.0));
    row(group, &view.sight.walk, walk_height(unit), unit);
    if !view.buttons.is_empty() {
        group.gap(unit.px(1.0));
        row(group, &view.buttons, unit.px(5.0), unit);
    }
}

/// Whether there is more to see than while playing: lines, a graph, and the moves.
pub(super) fn is_much(view: &GameView) -> bool {
    !view.sight.walk.is_empty() && view.sight.evaluation.is_some()
}

/// Height of [`foot`].
pub(super) fn foot_height(view: &GameView, unit: Unit) -> i32 {
    let mut group = Group::new(unit.px(40.0));
    foot(&mut group, view, unit);
    group.height
}

/// Below a column's board while looking rather than playing.
pub(super) fn foot(group: &mut Group, view: &GameView, unit: Unit) {
    let headline = prompt::headline(view, unit, 1.875);
    let top = group.take(line_height(headline.size));
    let soft = unit.style(1.5, Weight::Regular, Ink::Soft);
    let left = match &view.sight.evaluation {
        Some(evaluation) => {
            let half = top.width / 2;
            let right = Rect::new(top.x + top.width - half, top.y, half, top.height);
            group.line(&evaluation.text, right, soft, Align::Right);
            Rect::new(top.x, top.y, top.width - half - unit.px(1.0), top.height)
        }
        None => top,
    };
    group.line(&view.headline, left, headline, Align::Left);
    // A review tells what the turn was worth, and the graph shows how the game stands.
    let line = view.sight.lines.first();
    match line.filter(|_| view.sight.graph.is_none()) {
        Some(line) => best_line(group, line, unit),
        None => {
            let rect = group.take(line_height(soft.size));
            group.line(&view.advice, rect, soft, Align::Left);
        }
    }
    if let Some(graph) = &view.sight.graph {
        group.gap(unit.px(0.5));
        let rect = group.take(unit.px(4.5));
        chart(group, graph, rect);
    }
    group.gap(unit.px(0.75));
    let rect = group.take(walk_height(unit));
    let gap = unit.px(0.75);
    let (walk, actions) = (&view.sight.walk, &view.buttons);
    let walks = i32::try_from(walk.len()).unwrap_or_default();
    let walk_width = match actions.is_empty() {
        true => rect.width,
        false => walks * unit.px(4.75) + gap * (walks - 1),
    };
    let left = Rect::new(rect.x, rect.y, walk_width, rect.height);
    let x = left.right() + gap;
    let right = Rect::new(x, rect.y, rect.right() - x, rect.height);
    let (left, right) = (
        Row::new(walk, left, gap, unit),
        Row::new(actions, right, gap, unit),
    );
    let texts = [
        left.texts.at_most(right.texts),
        right.texts.at_most(left.texts),
    ];
    for ((items, row), texts) in [(walk, left), (actions, right)].into_iter().zip(texts) {
        for (item, place) in items.iter().zip(row.places) {
            group.button_with(item, place, face(item), texts);
        }
    }
}

/// Height of the line that [`evaluation`] adds below a column's prompt.
pub(super) fn evaluation_height(view: &GameView, unit: Unit) -> i32 {
    match view.sight.evaluation {
        Some(_) => {
            let style = unit.style(1.5, Weight::SemiBold, Ink::Soft);
            unit.px(EVALUATION_GAP) + line_height(style.size)
        }
        None => 0,
    }
}

/// Above the evaluation in words.
const EVALUATION_GAP: f32 = 0.75;

/// The evaluation in words.
pub(super) fn evaluation(group: &mut Group, view: &GameView, unit: Unit) {
    if let Some(evaluation) = &view.sight.evaluation {
        let style = unit.style(1.5, Weight::SemiBold, Ink::Soft);
        group.gap(unit.px(EVALUATION_GAP));
        let rect = group.take(line_height(style.size));
        group.line(&evaluation.text, rect, style, Align::Left);
    }
}

/// A line of best play: as many of its moves as fit.
fn best_line(group: &mut Group, line: &LineView, unit: Unit) {
    let score = unit.style(1.5, Weight::SemiBold, Ink::Strong);
    let moves = unit.style(1.5, Weight::Regular, Ink::Soft);
    let rect = group.take(line_height(score.size));
    let width = unit.px(6.0).min(rect.width / 3);
    let left = Rect::new(rect.x, rect.y, width, rect.height);
    let right = Rect::new(rect.x + width, rect.y, rect.width - width, rect.height);
    group.line(&line.score, left, score, Align::Left);
    let mut shown = String::new();
    for text in &line.moves {
        let longer = if shown.is_empty() {
            text.clone()
        } else {
            format!("{shown}  {text}")
        };
        let too_long = text::width(&longer, moves.weight, moves.size) > right.width as f32;
        if too_long && !shown.is_empty() {
            break;
        }
        shown = longer;
    }
    group.line(&shown, right, moves, Align::Left);
}

/// The graph with its caption.
fn graph(group: &mut Group, graph: &GraphView, height: i32, unit: Unit) {
    let rect = group.take(height);
    chart(group, graph, rect);
    let style = unit.style(1.375, Weight::Regular, Ink::Soft);
    group.gap(unit.px(0.25));
    let rect = group.take(line_height(style.size));
    group.line(&graph.caption, rect, style, Align::Left);
}

fn chart(group: &mut Group, graph: &GraphView, rect: Rect) {
    let turns = graph.chances.len().saturating_sub(1);
    group.parts.push(Part::Graph(GraphFrame { rect, turns }));
}

fn walk_height(unit: Unit) -> i32 {
    unit.px(4.25)
}

fn actions_height(view: &GameView, unit: Unit) -> i32 {
    if view.buttons.is_empty() {
        0
    } else {
        unit.px(1.0) + unit.px(5.0)
    }
}

fn row(group: &mut Group, items: &[Item], height: i32, unit: Unit) {
    group.buttons(items, face, (height, unit.px(0.75)), unit);
}
