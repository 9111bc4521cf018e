//! What the game screen says.

use amazons_core::{Outcome, Player, Square};
use amazons_store::Verdict;

use super::game::mover;
use crate::app::App;
use crate::app::film::Clip;
use crate::app::hand::Hand;
use crate::app::left::{Left, shown};
use crate::app::table::{Mode, Table};

/// The headline and the advice below it.
pub(super) fn words(
    app: &App,
    table: &Table,
    clip: Option<Clip>,
    pointed: Option<Square>,
) -> (String, String) {
    let say = app.language;
    if let Some(outcome) = table.outcome().filter(|_| clip.is_none()) {
        return end(app, table, outcome);
    }
    let (headline, advice) = match table.hand {
        Hand::Stepped { from, to } => {
            (say.shoot_arrow().to_owned(), shot(app, (from, to), pointed))
        }
        Hand::Chosen(from) => (
            say.move_amazon().to_owned(),
            step(app, table, from, pointed),
        ),
        Hand::Empty => turn(app, table, clip),
    };
    match app.keyboard.typed() {
        Some(typed) if table.is_persons_turn() => (headline, say.typing(&typed)),
        _ => (headline, advice),
    }
}

fn step(app: &App, table: &Table, from: Square, pointed: Option<Square>) -> String {
    let steps = table.hand.steps(table.position());
    match pointed.filter(|&square| steps.has(square)) {
        Some(to) if app.dragged().is_some() => app.language.would_drop(from, to),
        Some(to) => app.language.would_step(from, to),
        None => app.language.tap_dot(from),
    }
}

fn shot(app: &App, (from, to): (Square, Square), pointed: Option<Square>) -> String {
    if app.is_dragged_home() {
        return app.language.would_go_home(from, to);
    }
    match pointed.filter(|&square| square != to) {
        Some(arrow) if app.dragged().is_some() => app.language.would_burn(from, to, arrow),
        Some(arrow) => app.language.would_shoot(from, to, arrow),
        None => app.language.tap_ring(from, to),
    }
}

/// Nobody has anything in hand.
fn turn(app: &App, table: &Table, clip: Option<Clip>) -> (String, String) {
    let say = app.language;
    let loud = |player| app.name(table, player).to_uppercase();
    let is_me = |player: Player| table.person() == Some(player);
    if let Some(clip) = clip {
        let player = mover(&clip);
        let headline = match (is_me(player), table.who[player].is_person()) {
            (true, _) => say.you_shoot().to_owned(),
            (false, true) => say.shoots(&loud(player)),
            (false, false) => say.moves(&loud(player)),
        };
        let advice = match clip.motion.step() {
            None if table.who[player].is_person() => played(app, table, player, clip.turns),
            _ => String::new(),
        };
        return (headline, advice);
    }
    let Some(player) = table.to_move() else {
        return Default::default();
    };
    let last = played(app, table, !player, table.turns());
    if app.is_watching() && app.watch.is_paused {
        (say.is_paused().to_owned(), last)
    } else if table.plays_out {
        (say.plays_out().to_owned(), last)
    } else if app.awaits_answer {
        let depth = app.depth.filter(|&depth| depth > 0);
        let advice = match depth.map(|depth| match depth {
            1 => say.looks_one_ahead().to_owned(),
            depth => say.looks_ahead(depth),
        }) {
            Some(depth) if last.is_empty() => depth,
            Some(depth) => format!("{depth} {last}"),
            None => last,
        };
        (say.is_thinking(&loud(player)), advice)
    } else if table.is_persons_turn() {
        let headline = match table.mode() {
            Mode::TwoPeople => say.to_move(&loud(player)),
            _ => say.your_move().to_owned(),
        };
        let advice = match table.left() {
            Some(left) => rest(app, table, &left),
            None if last.is_empty() => say.first_turn().to_owned(),
            None => format!("{last} {}", say.tap_amazon()),
        };
        (headline, advice)
    } else if app.is_watching() {
        (say.moves(&loud(player)), last)
    } else {
        (say.does_not_move(&loud(player)), say.ask_again().to_owned())
    }
}

/// The last of so many turns in words; nothing before the first.
fn played(app: &App, table: &Table, player: Player, turns: usize) -> String {
    let say = app.language;
    let Some(turn) = table.turn(turns) else {
        return String::new();
    };
    let turn = say.played(turn);
    if table.person() == Some(player) {
        say.you_played(&turn)
    } else {
        say.whose_turn(&app.name(table, player), &turn)
    }
}

/// What is left to each side once no amazon meets the enemy any more.
fn rest(app: &App, table: &Table, left: &Left) -> String {
    let say = app.language;
    let player = table.position().to_move();
    let moves = left.moves.map(shown);
    let numbers = match table.person() {
        Some(person) => say.yours_left(&moves[person], &app.name(table, !person), &moves[!person]),
        None => say.moves_left(
            &app.name(table, player),
            &moves[player],
            &app.name(table, !player),
            &moves[!player],
        ),
    };
    let verdict = match left.winner() {
        None => say.not_proved().to_owned(),
        Some(winner) if table.person() == Some(winner) => say.you_would_win().to_owned(),
        Some(winner) => say.would_win(&app.name(table, winner)),
    };
    format!("{numbers} {verdict}")
}

/// Who has won, short.
pub(super) fn end_title(app: &App, table: &Table, outcome: Outcome) -> String {
    let say = app.language;
    if table.person() == Some(outcome.winner) {
        say.you_win().to_owned()
    } else {
        say.wins(&winner(app, table, outcome.winner))
    }
}

/// Who has won, and why and after how many turns.
pub(super) fn end(app: &App, table: &Table, outcome: Outcome) -> (String, String) {
    let say = app.language;
    let (loser, turns) = (!outcome.winner, outcome.turns);
    let name = winner(app, table, loser);
    let is_me = table.person() == Some(loser);
    let why = match table.saved.ruling.map(|ruling| ruling.by) {
        None if is_me => say.you_cannot_move().to_owned(),
        None => say.cannot_move(&name),
        Some(Verdict::Time) if is_me => say.your_time_is_up().to_owned(),
        Some(Verdict::Time) => say.time_is_up(&name),
        Some(Verdict::Count) => match table.left() {
            Some(left) => {
                let moves = left.moves.map(shown);
                say.counted(&moves[outcome.winner], &moves[loser])
            }
            None => say.by_count().to_owned(),
        },
    };
    let left = table.left().filter(|_| table.saved.ruling.is_none());
    let more = left.map(|left| left.moves[outcome.winner].at_least());
    let mut reason = format!("{why} {}", say.after_turns(turns));
    if let Some(more) = more.filter(|&more| more > 0) {
        reason.push(' ');
        reason += &match table.person() == Some(outcome.winner) {
            true => say.you_had_more(more),
            false => say.had_more(&winner(app, table, outcome.winner), more),
        };
    }
    (end_title(app, table, outcome).to_uppercase(), reason)
}

/// A player's name where the game is over: the colour too where both names are alike.
fn winner(app: &App, table: &Table, player: Player) -> String {
    let names = app.names(table);
    if names.white == names.black {
        app.language.colour(player).to_owned()
    } else {
        names[player].clone()
    }
}
