//! Scenes to look at: the same ones for tests, benches and pictures.

mod beside;
mod options;
mod play;
mod sight;

use std::io;
use std::path::Path;

use amazons_ai::{Level, Opponent};
use amazons_core::{Bitboard, ByPlayer, Game, Geometry, Move, Player, Position, Square};
use amazons_store::{Fault, Record, StoreError, TimeControl};

use crate::app::{CONTROLS, Shown};
use crate::language::Language;
use crate::scene::{
    BoardLook, BoardView, Choices, Command, EndView, Flight, GameView, Item, Overlay, Scene,
    SettingsView, Sight, Target, Theme, View,
};
use crate::who::Who;

pub use sight::{analysis, hint, moves, past, review, territory};

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
    Scene { theme, ..scene }
}

/// The settings screen with a game to go on with.
#[must_use]
pub fn settings(say: Language) -> Scene {
    let board = |geometry: Geometry| Item {
        detail: format!("{} × {}", geometry.width(), geometry.height()),
        emphasised: geometry == Geometry::QUICK,
        ..Item::new(Target::Board(geometry), &say.board(geometry))
    };
    let player = |who: Who| Item {
        emphasised: who == Who::Computer(Opponent::Level(Level::Normal)),
        ..Item::new(Target::Sit(who), &say.sitter(who))
    };
    let seat = |player: Player, who: Who| Item {
        detail: say.seat_detail(player, who),
        emphasised: player == Player::Black,
        ..Item::new(Target::Seat(player), &say.sitter(who))
    };
    let control = |control: Option<TimeControl>| Item {
        emphasised: control.is_none(),
        ..Item::new(Target::Control(control), &say.control(control))
    };
    scene(View::Settings(Box::new(SettingsView {
        title: say.title().to_owned(),
        subtitle: say.subtitle().to_owned(),
        boards: Choices {
            heading: say.boards().to_owned(),
            choices: Geometry::NAMED.into_iter().map(board).collect(),
        },
        seats: Choices {
            heading: say.players().to_owned(),
            choices: vec![
                seat(Player::White, Who::Person),
                seat(Player::Black, Who::Computer(Opponent::Level(Level::Normal))),
            ],
        },
        players: Choices {
            heading: String::new(),
            choices: Who::all().map(player).collect(),
        },
        controls: Choices {
            heading: say.clocks().to_owned(),
            choices: CONTROLS.map(control).into(),
        },
        buttons: vec![
            Item {
                detail: say.gives_up().to_owned(),
                ..Item::new(Target::Play, say.play())
            },
            Item {
                detail: format!(
                    "{} · {} · {}",
                    say.board(Geometry::MEDIUM),
                    say.level(Level::Hard),
                    say.turn(12)
                ),
                emphasised: true,
                ..Item::new(Target::Continue, say.go_on())
            },
        ],
    })))
}

/// The first position of a board, nothing chosen.
#[must_use]
pub fn start(say: Language, geometry: Geometry) -> Scene {
    let position = Position::start(geometry).expect("a board to show has a start");
    scene(view(game(say, position, None)))
}

/// In mid-game, an amazon chosen.
#[must_use]
pub fn steps(say: Language) -> Scene {
    let (position, last) = after(22);
    let from = square("f3");
    let words = (
        say.move_amazon().to_owned(),
        say.would_step(from, square("d5")),
    );
    scene(view(GameView {
        board: BoardView {
            selected: Some(from),
            steps: position.targets(from),
            pointed: Some(square("d5")),
            ..board(position, last)
        },
        headline: words.0,
        advice: words.1,
        ..game(say, position, last)
    }))
}

/// In mid-game, an amazon has stepped and has still to shoot.
#[must_use]
pub fn shots(say: Language) -> Scene {
    let (position, last) = after(22);
    let (from, to) = (square("f3"), square("d5"));
    let words = (
        say.shoot_arrow().to_owned(),
        say.would_shoot(from, to, square("d2")),
    );
    scene(view(GameView {
        board: BoardView {
            pending: Some((from, to)),
            selected: Some(to),
            shots: position.arrows(from, to),
            pointed: Some(square("d2")),
            ..board(position, last)
        },
        headline: words.0,
        advice: words.1,
        buttons: vec![Item::new(Target::Back, say.back())],
        ..game(say, position, last)
    }))
}

/// The computer thinks.
#[must_use]
pub fn thinking(say: Language) -> Scene {
    let (position, last) = after(31);
    let turn = last.map(|turn| say.you_played(&say.played(turn)));
    scene(view(GameView {
        thinking: Some(0.2),
        headline: say.is_thinking(&say.level(Level::Hard).to_uppercase()),
        advice: format!("{} {}", say.looks_ahead(12), turn.unwrap_or_default()),
        buttons: vec![
            Item::new(Target::Undo, say.undo()),
            Item::new(Target::Stop, say.stop()),
        ],
        ..game(say, position, last)
    }))
}

/// An amazon between two squares.
#[must_use]
pub fn glide(say: Language) -> Scene {
    let (position, last) = after(21);
    let board = BoardView {
        pending: Some((square("j7"), square("h7"))),
        glide: Some(flown("j7", "h7", 0.6)),
        ..board(position, last)
    };
    moving(say, board)
}

/// An arrow in the air.
#[must_use]
pub fn flight(say: Language) -> Scene {
    let (position, last) = after(23);
    let board = BoardView {
        arrow: Some(flown("f2", "f3", 0.5)),
        ..board(position, last)
    };
    moving(say, board)
}

/// An arrow that has landed and burns.
#[must_use]
pub fn burn(say: Language) -> Scene {
    let (position, last) = after(20);
    let board = BoardView {
        burn: Some((square("h6"), 0.4)),
        ..board(position, last)
    };
    moving(say, board)
}

/// Black sits at the bottom of a board wider than high.
#[must_use]
pub fn flipped(say: Language) -> Scene {
    let geometry = Geometry::new(11, 5).expect("a board of this size is one");
    let position = Position::start(geometry).expect("a board to show has a start");
    scene(view(GameView {
        board: BoardView {
            bottom: Player::Black,
            ..board(position, None)
        },
        ..game(say, position, None)
    }))
}

/// The menu over a game.
#[must_use]
pub fn menu(say: Language) -> Scene {
    Scene {
        menu: Some(vec![
            Item::new(Target::Resume, say.resume()),
            Item::new(Target::NewGame, say.new_game()),
            Item::new(Target::Flip, say.flip()),
            Item::new(Target::Options, say.settings()),
            Item::new(Target::Keys, say.keys()),
            Item::new(Target::Quit, say.quit()),
        ]),
        hovered: Some(Target::NewGame),
        ..steps(say)
    }
}

/// The menu over the settings.
#[must_use]
pub fn settings_menu(say: Language) -> Scene {
    let items = [
        Item::new(Target::Resume, say.close()),
        Item::new(Target::Command(Command::SetUp), say.set_up()),
        Item::new(Target::Command(Command::Games), say.kept_games()),
        Item::new(Target::Command(Command::Records), say.records()),
        Item::new(Target::Options, say.settings()),
        Item::new(Target::Keys, say.keys()),
        Item::new(Target::Quit, say.quit()),
    ];
    Scene {
        menu: Some(items.into()),
        ..settings(say)
    }
}

/// The end of a long game.
#[must_use]
pub fn end(say: Language) -> Scene {
    let (position, last) = after(88);
    let record = Record {
        wins: 9,
        losses: 15,
        current_streak: 2,
        best_streak: 3,
    };
    let winner = say.level(Level::Hard);
    scene(view(GameView {
        to_move: None,
        headline: say.wins(&winner).to_uppercase(),
        advice: String::new(),
        buttons: vec![
            Item::new(Target::NewGame, say.new_game()),
            Item::new(Target::SwapSides, say.swap_sides()),
            Item::new(Target::Command(Command::Review), say.review()),
            Item {
                emphasised: true,
                ..Item::new(Target::Rematch, say.rematch())
            },
        ],
        end: Some(EndView {
            reason: format!(
                "{} {} {}",
                say.you_cannot_move(),
                say.after_turns(88),
                say.had_more(&winner, 5)
            ),
            won: false,
            record_heading: say.record_heading(Geometry::CLASSIC, &winner),
            title: say.wins(&winner),
            record: say.record(&record),
        }),
        ..game(say, position, last)
    }))
}

/// A notice of two long sentences below a game.
#[must_use]
pub fn notice(say: Language) -> Scene {
    noticed(say, shots(say))
}

/// The same below the settings.
#[must_use]
pub fn settings_notice(say: Language) -> Scene {
    noticed(say, settings(say))
}

/// The same below the end of a game.
#[must_use]
pub fn end_notice(say: Language) -> Scene {
    noticed(say, end(say))
}

/// A notice with a long path below a game, and a line that tells of more.
#[must_use]
pub fn path_notice(say: Language) -> Scene {
    let directory = Path::new("/home/josephine/.local/share/amazons");
    let refused = io::ErrorKind::PermissionDenied.into();
    let error = StoreError::Damaged {
        path: directory.join("statistics.json"),
        fault: Fault::Unreadable(refused),
        set_aside: Some(directory.join("statistics.json.damaged-1")),
    };
    let text = say.notice(Shown {
        text: &say.not_loaded(&error),
        number: 1,
        of: 3,
    });
    Scene {
        notice: Some(text),
        ..steps(say)
    }
}

/// The last arrow burnt the square that its amazon came from.
#[must_use]
pub fn shot_back(say: Language) -> Scene {
    let (before, _) = after(22);
    let turn: Move = "f3-d5/f3".parse().expect("it is a move");
    let position = before.play(turn).expect("it is legal");
    let headline = say.is_thinking(&say.level(Level::Hard).to_uppercase());
    let words = (headline, say.you_played(&say.played(turn)));
    scene(view(GameView {
        headline: words.0,
        advice: words.1,
        ..game(say, position, Some(turn))
    }))
}

fn noticed(say: Language, scene: Scene) -> Scene {
    let text = format!("{} {}", say.game_damaged(), say.guest());
    Scene {
        notice: Some(text),
        ..scene
    }
}

fn moving(say: Language, board: BoardView) -> Scene {
    let (position, last) = (board.position, board.last);
    let words = (
        say.moves(&say.level(Level::Hard).to_uppercase()),
        String::new(),
    );
    scene(view(GameView {
        board,
        headline: words.0,
        advice: words.1,
        to_move: Some(Player::Black),
        ..game(say, position, last)
    }))
}

fn flown(from: &str, to: &str, progress: f32) -> Flight {
    Flight {
        from: square(from),
        to: square(to),
        progress,
    }
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
