//! The scene of the app at one moment.

use std::time::Duration;

use amazons_ai::Level;
use amazons_core::{Bitboard, ByPlayer, Geometry, Player};

use super::film::Clip;
use super::hand::{Hand, Tap, after_step};
use super::table::{Table, Tally};
use super::{App, Menu, Screen, sight};
use crate::language::Language;
use crate::scene::{
    BoardView, Choices, Command, EndView, GameView, Item, Overlay, Scene, SettingsView, Sight,
    Target, Theme, View,
};

pub(super) fn scene(app: &App, now: Duration) -> Scene {
    let view = match (&app.table, app.screen) {
        (Some(table), Screen::Game) => View::Game(Box::new(game(app, table, now))),
        _ => View::Settings(settings(app)),
    };
    Scene {
        theme: app.theme,
        view,
        menu: (app.menu == Menu::Open).then(|| menu(app)),
        hovered: app.hovered.filter(|&target| app.offers(target)),
        notice: app.notices.shown().map(|shown| app.language.notice(shown)),
    }
}

fn menu(app: &App) -> Vec<Item> {
    let say = app.language;
    let other_theme = match app.theme {
        Theme::Light => Item::new(Target::Theme(Theme::Dark), say.dark()),
        Theme::Dark => Item::new(Target::Theme(Theme::Light), say.light()),
    };
    let mut items = vec![Item::new(Target::Resume, say.resume())];
    if app.screen == Screen::Game {
        items.push(Item::new(Target::NewGame, say.new_game()));
    }
    items.extend(sight::menu(app));
    items.extend([other_theme, Item::new(Target::Quit, say.quit())]);
    items
}

fn settings(app: &App) -> SettingsView {
    let say = app.language;
    let chosen = app.choice;
    // A board without a name can be asked for on the command line; then it is a choice as well.
    let unnamed = Some(chosen.board).filter(|board| board.name().is_none());
    let boards = Geometry::NAMED
        .into_iter()
        .chain(unnamed)
        .map(|board| Item {
            target: Target::Board(board),
            label: say.board(board),
            detail: say.board_detail(board),
            emphasised: board == chosen.board,
        });
    let levels = Level::ALL.into_iter().map(|level| Item {
        target: Target::Level(level),
        label: say.level(level),
        detail: say.level_detail(level),
        emphasised: level == chosen.level,
    });
    let go_on = app.table.as_ref().map(|table| Item {
        detail: say.left_game(&table.saved, table.level),
        ..main_item(Target::Continue, say.go_on())
    });
    let play = Item {
        emphasised: go_on.is_none(),
        detail: match go_on {
            Some(_) => say.gives_up().to_owned(),
            None => String::new(),
        },
        ..main_item(Target::Play, say.play())
    };
    SettingsView {
        title: say.title().to_owned(),
        subtitle: say.subtitle().to_owned(),
        boards: Choices {
            heading: say.boards().to_owned(),
            choices: boards.collect(),
        },
        levels: Choices {
            heading: say.levels().to_owned(),
            choices: levels.collect(),
        },
        buttons: [Some(play), go_on].into_iter().flatten().collect(),
    }
}

fn game(app: &App, table: &Table, now: Duration) -> GameView {
    let say = app.language;
    let running = app.film.running(now);
    let clip = running.map(|(clip, _)| clip);
    let board = board(app, table, running);
    let over = table.outcome().filter(|_| clip.is_none());
    let (headline, advice) = words(app, table, clip);
    let seen = match board.pending {
        Some(step) => after_step(&board.position, step),
        None => board.position,
    };
    let mut view = GameView {
        names: names(app, table),
        mobility: ByPlayer::from_fn(|player| seen.reach(player).len()),
        mobility_label: say.reach().to_owned(),
        to_move: match clip {
            // Whose amazon moves or has shot, until the picture has caught up with the game.
            Some(clip) => Some(mover(&clip)),
            None => table.to_move(),
        },
        thinking: (app.awaits_answer && clip.is_none()).then(|| pulse(now)),
        headline,
        advice,
        buttons: buttons(say, table, clip),
        end: over.map(|outcome| {
            let won = outcome.winner == table.human();
            EndView {
                title: say.end_title(table.level, won),
                reason: say.end_reason(table.level, won, outcome),
                won,
                record_heading: match &table.tally {
                    Tally::Uncounted(why) => why.clone(),
                    _ => say.record_heading(seen.geometry(), table.level),
                },
                record: match &table.tally {
                    Tally::Counted(record) => say.record(record),
                    _ => Vec::new(),
                },
            }
        }),
        board,
        sight: Sight::default(),
    };
    sight::add(app, table, clip.is_some(), &mut view);
    view
}

/// The players' names.
pub(super) fn names(app: &App, table: &Table) -> ByPlayer<String> {
    ByPlayer::from_fn(|player| {
        if player == table.human() {
            app.language.you().to_owned()
        } else {
            app.language.level(table.level)
        }
    })
}

fn board(app: &App, table: &Table, running: Option<(Clip, f32)>) -> BoardView {
    let still = BoardView {
        position: *table.position(),
        bottom: table.human(),
        pending: None,
        selected: None,
        steps: Bitboard::EMPTY,
        shots: Bitboard::EMPTY,
        stuck: Bitboard::EMPTY,
        last: table.last(),
        pointed: None,
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
            last: clip.last,
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
    board.pointed = match app.hovered {
        Some(Target::Square(square)) if app.meaning(square) != Tap::Ignored => Some(square),
        _ => None,
    };
    board
}

/// The amazons of both sides that cannot move, where they are seen to stand.
pub(super) fn stuck(board: &BoardView) -> Bitboard {
    let seen = board
        .pending
        .map_or(board.position, |step| after_step(&board.position, step));
    Player::ALL
        .into_iter()
        .flat_map(|player| seen.amazons(player))
        .filter(|&square| seen.targets(square).is_empty())
        .collect()
}

/// The headline and the advice below it.
fn words(app: &App, table: &Table, clip: Option<Clip>) -> (String, String) {
    let say = app.language;
    let (level, last) = (table.level, table.last());
    if let Some(outcome) = table.outcome().filter(|_| clip.is_none()) {
        let won = outcome.winner == table.human();
        let title = say.end_title(level, won).to_uppercase();
        return (title, say.end_reason(level, won, outcome));
    }
    match table.hand {
        Hand::Stepped { from, to } => say.choose_shot((from, to)),
        Hand::Chosen(from) => say.choose_step(from),
        Hand::Empty => match clip {
            Some(clip) if mover(&clip) == table.human() => say.shooting(clip.last),
            Some(_) => say.moving(level),
            None if app.awaits_answer => say.thinking(level, last),
            None if table.is_persons_turn() => say.choose_amazon(level, last),
            None => say.stuck(level),
        },
    }
}

fn buttons(say: Language, table: &Table, clip: Option<Clip>) -> Vec<Item> {
    if table.outcome().is_some() && clip.is_none() {
        vec![
            Item::new(Target::Command(Command::Review), say.review()),
            Item::new(Target::NewGame, say.new_game()),
            main_item(Target::Rematch, say.rematch()),
        ]
    } else if table.hand.pending().is_some() {
        vec![Item::new(Target::Back, say.back())]
    } else {
        Vec::new()
    }
}

/// Whose amazon is in motion, or has shot.
fn mover(clip: &Clip) -> Player {
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

fn main_item(target: Target, label: &str) -> Item {
    Item {
        emphasised: true,
        ..Item::new(target, label)
    }
}
