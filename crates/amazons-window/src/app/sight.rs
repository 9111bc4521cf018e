//! What the person asked to see, as it is seen.

use amazons_ai::{Score, TerritoryMap, winning_chance};
use amazons_core::{Bitboard, ByPlayer, Game, Player, Position};

use super::analysis::Judgement;
use super::course;
use super::film::Clip;
use super::hand::{Hand, after_step};
use super::study::{Ended, EndedBy, Purpose};
use super::table::Table;
use super::text::notation;
use super::{App, Screen, view};
use crate::scene::{
    Command, EvaluationView, FirstView, GameView, GraphView, Item, LineView, MoveView, MovesView,
    Overlay, Sight, Target, Walk,
};

/// Adds to the scene of the game on the table what the person asked to see of it, and shows the past or
/// the analysis in the place of the present. `clip` is what is in motion on the board: nothing is told of
/// turns that it has not come to.
pub(super) fn add(app: &App, table: &Table, clip: Option<Clip>, view: &mut GameView) {
    let game = &table.saved.game;
    let looks_back = app.study.is_none() && app.seeing.looking.is_some();
    if looks_back {
        look_back(app, table, view);
    } else if app.study.is_some() {
        study(app, table, clip.is_some(), view);
    }
    let turns = clip.map_or_else(|| app.turns_shown(table), |clip| clip.turns);
    let position = *game.position_after(turns).unwrap_or(table.position());
    let turning = match app.study {
        Some(_) => course::turning_points(game, &app.analysis),
        None => Vec::new(),
    };
    if app.seeing.hint == Some(position) && !looks_back {
        hint(app, &position, view);
    }
    view.board.overlay.territory = territory(app, view);
    view.sight = Sight {
        first: first(app, view),
        evaluation: evaluation(app, &position),
        lines: match app.study.as_ref().map(|study| study.about.purpose) {
            Some(Purpose::Analysis) => lines(app, &position),
            // The graph and the moves need the room.
            Some(Purpose::Review) => lines(app, &position).into_iter().take(1).collect(),
            None => Vec::new(),
        },
        graph: graph(app, game, &turning),
        moves: Some(moves(app, table, turns, &turning)),
        walk: if looks_back || app.study.is_some() {
            let last = match app.study {
                Some(_) => course::turns(game),
                None => table.turns(),
            };
            walk(app.turns_shown(table), last)
        } else {
            Vec::new()
        },
    };
}

/// What the menu offers of all this.
pub(super) fn menu(app: &App) -> Vec<Item> {
    let say = app.language;
    if app.screen != Screen::Game {
        return super::side::menu(app);
    }
    let item = |command, label| Item::new(Target::Command(command), label);
    let mut items = Vec::new();
    if app.study.is_none() {
        items.push(item(Command::Hint, say.hint()));
        items.push(Item::new(Target::Walk(Walk::Back), say.look_back()));
        items.push(item(Command::Analyse, say.analyse()));
    }
    items.retain(|item| app.offers_here(item.target));
    items.extend(super::side::menu(app));
    items
}

fn look_back(app: &App, table: &Table, view: &mut GameView) {
    let say = app.language;
    let game = &table.saved.game;
    let turns = app.turns_shown(table);
    let position = *app.position_shown(table);
    still(view, table, turns, &position);
    view.board.overlay.past = true;
    view.to_move = None;
    view.end = None;
    view.headline = turn_headline(app, turns, game.moves().len());
    view.advice = played(app, table, turns);
    view.buttons = vec![Item {
        emphasised: true,
        ..Item::new(Target::Now, say.now())
    }];
}

fn study(app: &App, table: &Table, moving: bool, view: &mut GameView) {
    let say = app.language;
    let game = &table.saved.game;
    let position = table.position();
    let (turns, last) = (game.moves().len(), course::turns(game));
    view.names = app.names(table);
    view.end = None;
    view.thinking = None;
    view.board.overlay.past = turns < last;
    view.to_move = table.to_move();
    view.buttons = vec![Item::new(Target::Command(Command::Leave), say.done())];
    if position.has_any_move() {
        let play_on = Item::new(Target::Command(Command::PlayOn), say.play_on());
        view.buttons.push(play_on);
    }
    if moving || table.hand != Hand::Empty {
        return;
    }
    let ended = app.study.as_ref().and_then(|study| study.about.ended);
    let ended = ended.filter(|ended| ended.position == *position && turns == last);
    let winner = position.winner().or(ended.map(|ended| ended.winner));
    if winner.is_some() {
        view.to_move = None;
    }
    view.headline = match (winner, turns < last) {
        (_, true) => turn_headline(app, turns, last),
        (Some(winner), false) => say.out_of_moves(&app.colour(winner).to_uppercase()),
        (None, false) => say.to_move(&app.colour(position.to_move()).to_uppercase()),
    };
    let better = course::loss(game, &app.analysis, turns)
        .filter(|_| course::turning_points(game, &app.analysis).contains(&turns))
        .and_then(|lost| Some((lost, better(app, game, turns)?)));
    view.advice = match (better, game.last_move()) {
        (Some((lost, better)), Some(turn)) => {
            let better = say.played(better);
            say.cost(&say.played(turn), &say.share(lost.into()), &better)
        }
        (None, Some(_)) => played(app, table, turns),
        (_, None) => say.move_by_hand().to_owned(),
    };
    if let Some(Ended { winner, by, .. }) = ended {
        let loser = app.names(table)[!winner].clone();
        let why = match by {
            EndedBy::Time => say.time_is_up(&loser),
            EndedBy::Count => say.by_count().to_owned(),
            EndedBy::Resignation => say.has_resigned(&loser),
            EndedBy::Plain => return,
        };
        view.advice = format!("{why} {}", view.advice);
    }
}

/// The best move before a turn, where it was another one.
fn better(app: &App, game: &Game, turns: usize) -> Option<amazons_core::Move> {
    let before = game.position_after(turns.checked_sub(1)?)?;
    let best = app.analysis.judgement(before)?.best()?;
    (Some(best) != game.last_move()).then_some(best)
}

/// Shows a position without anything in hand or in motion.
fn still(view: &mut GameView, table: &Table, turns: usize, position: &Position) {
    let board = &mut view.board;
    board.position = *position;
    board.last = table.turn(turns);
    (board.pending, board.selected, board.pointed) = (None, None, None);
    (board.steps, board.shots) = (Bitboard::EMPTY, Bitboard::EMPTY);
    (board.glide, board.arrow, board.burn) = (None, None, None);
    board.overlay = Overlay::default();
    view.board.stuck = view::stuck(&view.board);
    view.mobility = ByPlayer::from_fn(|player| position.reach(player).len());
}

fn turn_headline(app: &App, turns: usize, last: usize) -> String {
    match turns {
        0 => app.language.at_the_start().to_owned(),
        _ => app.language.turn_of(turns, last),
    }
}

/// Who made the turn that led to the position.
fn played(app: &App, table: &Table, turns: usize) -> String {
    let say = app.language;
    let game = &table.saved.game;
    let turn = turns.checked_sub(1).and_then(|index| {
        let before = game.position_after(index)?;
        Some((before.to_move(), table.turn(turns)?))
    });
    match turn {
        Some((player, turn)) => say.whose_turn(&app.names(table)[player], &say.played(turn)),
        None => say.nothing_played().to_owned(),
    }
}

fn hint(app: &App, position: &Position, view: &mut GameView) {
    let say = app.language;
    match app.hint_found(position) {
        Some(turn) => {
            view.board.overlay.hint = Some(turn);
            view.advice = say.try_turn(&say.played(turn));
        }
        None => view.advice = say.hint_is_sought().to_owned(),
    }
}

/// The position as it is seen, an amazon that has stepped on its new square.
fn seen(view: &GameView) -> Position {
    match view.board.pending {
        Some(step) => after_step(&view.board.position, step),
        None => view.board.position,
    }
}

fn territory(app: &App, view: &GameView) -> Option<TerritoryMap> {
    app.settings.overlay.then(|| TerritoryMap::of(&seen(view)))
}

fn first(app: &App, view: &GameView) -> Option<FirstView> {
    if !app.settings.territory {
        return None;
    }
    let map = TerritoryMap::of(&seen(view));
    let counts = ByPlayer::from_fn(|player| map.first(player).len());
    Some(FirstView {
        counts,
        beside_names: counts.map(|count| app.language.reach_and_first(count)),
        label: app.language.reached_first().to_owned(),
    })
}

fn evaluation(app: &App, position: &Position) -> Option<EvaluationView> {
    let is_shown = app.settings.evaluation || app.study.is_some();
    is_shown.then(|| EvaluationView {
        white: app.analysis.chance(position),
        text: match (position.winner(), app.analysis.judgement(position)) {
            (Some(winner), _) => app.language.has_won(app.colour(winner)),
            (None, Some(judgement)) => evaluation_text(app, position, judgement),
            (None, None) => app.language.judging().to_owned(),
        },
    })
}

fn evaluation_text(app: &App, position: &Position, judgement: &Judgement) -> String {
    let score = judgement.score(position);
    let leader = if score >= Score::EVEN {
        Player::White
    } else {
        Player::Black
    };
    let (who, lead) = (app.colour(leader), score.max(-score));
    match lead.mate() {
        Some(turns) => app.language.wins_in(who, turns.unsigned_abs()),
        None => {
            let chance = app.language.share(winning_chance(lead));
            let squares = app.language.decimal(&format!("{:.1}", lead.squares()));
            app.language
                .leads(who, &squares, &chance, judgement.depth())
        }
    }
}

/// The best lines, each with how good it is for White.
fn lines(app: &App, position: &Position) -> Vec<LineView> {
    let judgement = app.analysis.judgement(position);
    let lines = judgement.into_iter().flat_map(|it| it.lines(position));
    lines
        .map(|(score, moves)| LineView {
            score: match score.mate() {
                Some(turns) if turns > 0 => format!("+#{turns}"),
                Some(turns) => format!("−#{}", turns.unsigned_abs()),
                None => app.language.decimal(&signed(score.squares())),
            },
            moves: moves.iter().copied().map(notation).collect(),
        })
        .collect()
}

/// `+3.5`, `−3.5`, and `0.0` for what rounds to nothing.
fn signed(squares: f64) -> String {
    match format!("{squares:+.1}").as_str() {
        "+0.0" | "-0.0" => "0.0".to_owned(),
        text => text.replace('-', "−"),
    }
}

fn graph(app: &App, game: &Game, turning: &[usize]) -> Option<GraphView> {
    let say = app.language;
    let review = app.study.as_ref()?.about.purpose == Purpose::Review;
    if !review {
        return None;
    }
    let chances = course::chances(game, &app.analysis);
    let known = chances.iter().flatten().count();
    let points = match turning.len() {
        0 => say.no_turning_point().to_owned(),
        1 => say.one_turning_point().to_owned(),
        count => say.turning_points(count),
    };
    let caption = if known < chances.len() {
        say.positions_judged(known, chances.len())
    } else {
        points
    };
    Some(GraphView {
        chances,
        shown: game.moves().len(),
        turning: turning.to_vec(),
        caption,
    })
}

/// The moves of the game, `turns` of which led to what is seen. While the board has not caught up with
/// the game, the rest is not there yet.
fn moves(app: &App, table: &Table, turns: usize, turning: &[usize]) -> MovesView {
    let game = &table.saved.game;
    let present = app.turns_shown(table);
    let all = game.moves().iter().chain(game.undone());
    let seen = course::turns(game) - (present - turns.min(present));
    MovesView {
        moves: all
            .take(seen)
            .enumerate()
            .map(|(index, turn)| MoveView {
                text: notation(*turn),
                turning: turning.contains(&(index + 1)),
            })
            .collect(),
        first: game.start().to_move(),
        shown: turns,
        played: match app.study {
            Some(_) => seen,
            None => table.turns().min(seen),
        },
        first_row: app.seeing.first_row,
    }
}

/// The buttons that walk through a game of which so many turns are shown.
fn walk(shown: usize, last: usize) -> Vec<Item> {
    let (back, on) = (shown > 0, shown < last);
    [
        (Walk::Start, "|←", back),
        (Walk::Back, "←", back),
        (Walk::On, "→", on),
        (Walk::End, "→|", on),
    ]
    .map(|(way, label, enabled)| Item {
        enabled,
        ..Item::new(Target::Walk(way), label)
    })
    .into()
}
