//! The game screen.

use std::time::Duration;

use amazons_core::{Bitboard, ByPlayer, Outcome, Player};

use super::{main_item, words};
use crate::app::clock;
use crate::app::film::Clip;
use crate::app::hand::{Tap, after_step};
use crate::app::table::{Mode, Table, Tally};
use crate::app::{App, sight};
use crate::scene::{
    BoardLook, BoardView, Command, Coordinates, EndView, GameView, Item, Overlay, Pace, Sight,
    Squares, Target,
};

pub(super) fn game(app: &App, table: &Table, now: Duration) -> GameView {
    let say = app.language;
    let running = app.film.running(now);
    let clip = running.map(|(clip, _)| clip);
    let board = board(app, table, running);
    let over = table.outcome().filter(|_| clip.is_none());
    let (headline, advice) = words::words(app, table, clip, board.pointed);
    let seen = match board.pending {
        Some(step) => after_step(&board.position, step),
        None => board.position,
    };
    let mut view = GameView {
        names: app.names(table),
        mobility: ByPlayer::from_fn(|player| seen.reach(player).len()),
        mobility_label: say.reach().to_owned(),
        to_move: match clip {
            // Whose amazon moves or has shot, until the picture has caught up with the game.
            Some(clip) => Some(mover(&clip)),
            None => table.to_move(),
        },
        clocks: table.clock.map(|clock| {
            let left = clock.left(now);
            left.map(|left| say.decimal(&clock::shown(left)))
        }),
        thinking: (app.awaits_answer && clip.is_none()).then(|| pulse(now)),
        headline,
        advice,
        buttons: buttons(app, table, clip),
        end: over.map(|outcome| end(app, table, outcome)),
        board,
        sight: Sight::default(),
    };
    sight::add(app, table, clip, &mut view);
    view
}

fn board(app: &App, table: &Table, running: Option<(Clip, f32)>) -> BoardView {
    let still = BoardView {
        position: *table.position(),
        bottom: app.bottom(table),
        pending: None,
        selected: None,
        steps: Bitboard::EMPTY,
        shots: Bitboard::EMPTY,
        stuck: Bitboard::EMPTY,
        last: table.last(),
        look: look(app),
        pointed: None,
        cursor: app.cursor(),
        dragged: app.dragged(),
        glide: None,
        arrow: None,
        burn: None,
        overlay: Overlay::default(),
    };
    let hand = table.hand;
    let position = table.position();
    let mut board = match running {
        // What the person may do next is shown while their own amazon is still gliding.
        Some((clip, progress)) => BoardView {
            position: clip.position,
            pending: clip.motion.step(),
            last: table.turn(clip.turns),
            selected: hand.pending().map(|(_, to)| to),
            shots: hand.shots(position),
            glide: clip.motion.glide(progress),
            arrow: clip.motion.arrow(progress),
            burn: clip.motion.burn(progress),
            ..still
        },
        None => BoardView {
            pending: hand.pending(),
            selected: hand.selected(),
            steps: hand.steps(position),
            shots: hand.shots(position),
            ..still
        },
    };
    board.stuck = stuck(&board);
    let hovered = match app.hovered {
        Some(Target::Square(square)) => Some(square),
        _ => None,
    };
    board.pointed = app
        .dragged_over()
        .or(board.cursor)
        .or(hovered)
        // An amazon on its way home is no arrow.
        .filter(|&square| app.meaning(square) != Tap::Ignored && !app.is_dragged_home());
    board
}

/// What the person wants the board to look like.
pub(in crate::app) fn look(app: &App) -> BoardLook {
    BoardLook {
        squares: match app.settings.one_colour {
            true => Squares::OneColour,
            false => Squares::TwoColours,
        },
        coordinates: match app.settings.coordinates {
            true => Coordinates::Shown,
            false => Coordinates::Hidden,
        },
    }
}

/// The amazons of both sides that cannot move, where they are seen to stand.
pub(in crate::app) fn stuck(board: &BoardView) -> Bitboard {
    let seen = board
        .pending
        .map_or(board.position, |step| after_step(&board.position, step));
    Player::ALL
        .into_iter()
        .flat_map(|player| seen.amazons(player))
        .filter(|&square| seen.targets(square).is_empty())
        .collect()
}

/// How the game ended.
fn end(app: &App, table: &Table, outcome: Outcome) -> EndView {
    let say = app.language;
    let (_, reason) = words::end(app, table, outcome);
    let counts = matches!(table.mode(), Mode::Against(..));
    EndView {
        title: words::end_title(app, table, outcome),
        reason,
        won: table.person().is_none_or(|person| person == outcome.winner),
        record_heading: match &table.tally {
            _ if !counts => String::new(),
            Tally::Uncounted(why) => why.clone(),
            _ => {
                let opponent = app.name(table, !table.bottom());
                say.record_heading(table.position().geometry(), &opponent)
            }
        },
        record: match &table.tally {
            Tally::Counted(record) if counts => say.record(record),
            _ => Vec::new(),
        },
    }
}

/// What can be pressed beside the board.
fn buttons(app: &App, table: &Table, clip: Option<Clip>) -> Vec<Item> {
    let say = app.language;
    let wanted = if table.outcome().is_some() {
        if clip.is_some() {
            return Vec::new();
        }
        vec![
            Item::new(Target::NewGame, say.new_game()),
            Item::new(Target::SwapSides, say.swap_sides()),
            Item::new(Target::Command(Command::Review), say.review()),
            main_item(Target::Rematch, say.rematch()),
        ]
    } else if app.is_watching() {
        let pause = if app.watch.is_paused {
            say.unpause()
        } else {
            say.pause()
        };
        let pace = match app.pace() {
            Pace::Slow => say.slow(),
            Pace::Usual => say.usual_pace(),
            Pace::Fast => say.fast(),
        };
        vec![
            Item::new(Target::Pause, pause),
            Item::new(Target::Pace, pace),
        ]
    } else if table.hand.pending().is_some() {
        vec![Item::new(Target::Back, say.back())]
    } else if app.awaits_answer {
        vec![
            Item::new(Target::Undo, say.undo()),
            Item::new(Target::Stop, say.stop()),
        ]
    } else if app.offers_ending() {
        vec![
            Item::new(Target::PlayOut, say.play_out()),
            Item::new(Target::Count, say.count()),
        ]
    } else {
        vec![
            Item::new(Target::Undo, say.undo()),
            Item::new(Target::Redo, say.redo()),
        ]
    };
    wanted
        .into_iter()
        .filter(|item| app.offers_below(item.target))
        .collect()
}

/// Whose amazon is in motion, or has shot.
pub(super) fn mover(clip: &Clip) -> Player {
    let to_move = clip.position.to_move();
    if clip.motion.step().is_some() {
        to_move
    } else {
        !to_move
    }
}

/// How far a mark that pulses is, 0 to 1.
fn pulse(now: Duration) -> f32 {
    const PERIOD_MS: u128 = 1200;
    (now.as_millis() % PERIOD_MS) as f32 / PERIOD_MS as f32
}
