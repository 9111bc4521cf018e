//! Scenes to look at: the same ones for tests, benches and pictures.

mod beside;
mod notices;
mod options;
mod play;
mod settings;
mod sight;
mod turns;

use std::time::Duration;

use amazons_ai::{Filling, Level, Patient, moves_left};
use amazons_core::{Bitboard, ByPlayer, Game, Geometry, Move, Player, Position, Square};
use amazons_store::Settings;

use crate::app::{App, Input, Start};
use crate::language::Language;
use crate::layout::Layout;
use crate::scene::{
    BoardLook, BoardView, Control, Dragged, GameView, Overlay, Scene, Sight, Switch, Target, Theme,
    View,
};

pub use notices::{end_notice, notice, path_notice, settings_notice};
pub use settings::{menu, settings, settings_menu};
pub use sight::{analysis, hint, moves, past, review, territory};
pub use turns::{burn, end, flight, flipped, glide, shot_back, shots, start, steps, thinking};

/// A game of the Computer Olympiad 2000: Yamazon against Anky, London, round 5.
const GAME: &str = "\
    d1-d7/g7 a7-d4/a7 g1-e3/e10 g10-e8/e6 d7-d8/c9 d10-b10/b3 a4-b4/b9 \
    d4-f4/b8 j4-i4/f7 e8-c6/d6 b4-e4/c4 b10-d10/f8 i4-j5/f9 d10-e9/d9 \
    e4-h7/i6 f4-f5/a5 e3-f3/g4 f5-g5/g6 h7-h8/i8 g5-i5/h6 h8-h10/j8 \
    j7-h7/h9 f3-f2/f3 h7-h8/g9 h10-i10/i9 h8-j6/j7 d8-b6/d8 c6-e4/b7 \
    b6-b5/e8 e4-d4/d5 f2-d2/d3 i5-i2/i4 d2-h2/b2 i2-h1/g2 j5-i5/e1 \
    e9-f10/h10 i5-g5/i5 h1-g1/e3 g5-j2/j5 d4-c5/a3 j2-f6/d4 c5-b4/a4 \
    b5-c5/b5 g1-i1/i3 f6-h4/h3 b4-d2/f2 h2-i2/h2 d2-c3/b4 i2-h1/j3 \
    i1-i2/i1 h1-f1/h1 c3-d2/e2 f1-g1/f1 i2-j2/j1 i10-j10/j9 j2-i2/j2 \
    j10-i10/j10 f10-e9/f10 h4-g5/h5 e9-d10/a10 g5-h4/g3 d10-b10/a9 c5-b6/a6 \
    b10-c10/b10 b6-c5/c8 c10-d10/c10 h4-e7/h4 d10-e9/d10 e7-c7/b6 j6-i7/h8 \
    c7-c6/c7 i7-h7/g8 c6-d7/c6 h7-i7/j6 d7-e7/d7 i7-h7/i7 e7-f6/e7 \
    d2-c3/d2 f6-g5/f6 c3-c2/d1 g5-f5/g5 c2-b1/a2 f5-f4/e4 b1-c2/c3 \
    f4-f5/f4 c2-b1/a1 f5-e5/f5 b1-c2/b1";

/// The position after so many plies of the game, and the last of them.
fn after(plies: usize) -> (Position, Option<Move>) {
    let start = Position::start(Geometry::CLASSIC).expect("the classic board has a start");
    let mut game = Game::new(start);
    for text in GAME.split_whitespace().take(plies) {
        let mv: Move = text.parse().expect("every move of the sample is one");
        game.play(mv).expect("every move of the sample is legal");
    }
    (*game.position(), game.last_move())
}

/// How many moves each side has left where all are shut off.
fn left(position: &Position) -> ByPlayer<Filling> {
    moves_left(position, 100_000, &mut Patient).expect("every amazon of the sample is shut off")
}

fn square(name: &str) -> Square {
    name.parse().expect("the samples name squares of the board")
}

/// Every sample with its name, in light colours.
#[must_use]
pub fn all(say: Language) -> Vec<(&'static str, Scene)> {
    vec![
        ("settings", settings(say)),
        ("start", start(say, Geometry::CLASSIC)),
        ("steps", steps(say)),
        ("shots", shots(say)),
        ("thinking", thinking(say)),
        ("glide", glide(say)),
        ("flight", flight(say)),
        ("burn", burn(say)),
        ("flipped", flipped(say)),
        ("menu", menu(say)),
        ("settings-menu", settings_menu(say)),
        ("options", options::options(say)),
        ("plain-board", options::plain_board(say)),
        ("muted", options::muted(say)),
        ("end", end(say)),
        ("notice", notice(say)),
        ("settings-notice", settings_notice(say)),
        ("end-notice", end_notice(say)),
        ("path-notice", path_notice(say)),
        ("shot-back", shot_back(say)),
        ("territory", territory(say)),
        ("hint", hint(say)),
        ("moves", moves(say)),
        ("past", past(say)),
        ("analysis", analysis(say)),
        ("review", review(say)),
        ("keys", play::keys(say)),
        ("clocks", play::clocks(say)),
        ("amazon-dragged", play::amazon_dragged(say)),
        ("arrow-dragged", play::arrow_dragged(say)),
        ("cursor", play::cursor(say)),
        ("shut-off", play::shut_off(say)),
        ("watched", play::watched(say)),
        ("settings-focused", play::settings_focused(say)),
        ("editor", beside::editor(say)),
        ("editor-empty", beside::editor_empty(say)),
        ("games", beside::games(say)),
        ("records", beside::records(say)),
    ]
}

/// `scene` in other colours.
#[must_use]
pub fn themed(scene: Scene, theme: Theme) -> Scene {
    let mut scene = Scene { theme, ..scene };
    let rows = scene
        .options
        .iter_mut()
        .flat_map(|options| &mut options.rows);
    for row in rows {
        if let Control::Switch {
            switch: Switch::Dark,
            on,
        } = &mut row.control
        {
            *on = theme == Theme::Dark;
        }
    }
    scene
}

/// `scene` in a window of this size: what hangs on the pointer is at the square that it points at.
#[must_use]
pub fn in_window(mut scene: Scene, width: u32, height: u32) -> Scene {
    let layout = Layout::new(width, height, 1.0, &scene);
    if let View::Game(view) = &mut scene.view
        && let Some(square) = view.board.pointed
        && let Some(rect) = layout.rect_of(Target::Square(square))
        && let Some(Dragged::Amazon { at, .. } | Dragged::Arrow { at, .. }) =
            &mut view.board.dragged
    {
        *at = (rect.x + rect.width / 2, rect.y + rect.height / 2);
    }
    scene
}

fn scene(view: View) -> Scene {
    Scene {
        theme: Theme::Light,
        view,
        menu: None,
        hovered: None,
        focused: None,
        options: None,
        sign: None,
        keys: None,
        notice: None,
    }
}

fn view(game: GameView) -> View {
    View::Game(Box::new(game))
}

fn game(say: Language, position: Position, last: Option<Move>) -> GameView {
    let words = (say.your_move().to_owned(), say.first_turn().to_owned());
    GameView {
        board: board(position, last),
        names: ByPlayer {
            white: say.you().to_owned(),
            black: say.level(Level::Hard),
        },
        mobility: ByPlayer::from_fn(|player| position.reach(player).len()),
        mobility_label: say.reach().to_owned(),
        to_move: Some(position.to_move()),
        clocks: None,
        thinking: None,
        headline: words.0,
        advice: words.1,
        buttons: Vec::new(),
        end: None,
        sight: Sight::default(),
    }
}

fn board(position: Position, last: Option<Move>) -> BoardView {
    let stuck = Player::ALL
        .into_iter()
        .flat_map(|player| position.amazons(player))
        .filter(|&square| position.targets(square).is_empty())
        .collect();
    BoardView {
        position,
        bottom: Player::White,
        pending: None,
        selected: None,
        steps: Bitboard::EMPTY,
        shots: Bitboard::EMPTY,
        stuck,
        last,
        look: BoardLook::default(),
        pointed: None,
        cursor: None,
        dragged: None,
        glide: None,
        arrow: None,
        burn: None,
        overlay: Overlay::default(),
    }
}

/// The app itself, with this chosen from the menu of the first screen.
fn from_menu(say: Language, settings: Settings, chosen: Target) -> App {
    let mut app = App::new(Start {
        settings,
        locale: say,
        board: None,
        opponent: None,
        scale: None,
        saved: None,
        seed: 1,
        id: 1,
        opened: None,
        notices: Vec::new(),
    });
    press(&mut app, Target::MenuButton);
    press(&mut app, chosen);
    app
}

fn press(app: &mut App, target: Target) {
    app.handle(Input::Pressed(Some(target)), Duration::ZERO);
}
