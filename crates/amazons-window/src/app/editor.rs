//! The board editor.

use amazons_core::{Game, Geometry, Player, Position, PositionFormat, Reading, Setup, SetupError};
use amazons_core::{Square, Start};

use super::{App, view};
use crate::language::Language;
use crate::scene::{Brush, Choices, Command, Edit, EditorView, Item, SetupView, Stepper, Target};

/// Sizes of boards, in columns and in rows.
const SIZES: std::ops::RangeInclusive<u8> = 4..=11;

/// A board being set up.
#[derive(Clone, Debug)]
pub(crate) struct Editor {
    /// The position of a game that it began with.
    pub(crate) origin: Option<Position>,
    setup: Setup,
    brush: Brush,
}

impl Editor {
    /// Begins with this on the board, in the place of that position of a game.
    pub(crate) fn new(setup: Setup, origin: Option<Position>) -> Editor {
        Editor {
            origin,
            setup,
            brush: Brush::Amazon(Player::White),
        }
    }

    /// What is on the board.
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game that begins here, where it can.
    pub(crate) fn game(&self) -> Option<Game> {
        self.setup.position().ok().map(Game::new)
    }

    /// Puts on a square what the brush holds, or takes it off again.
    pub(crate) fn tap(&mut self, square: Square) {
        let Editor { setup, brush, .. } = self;
        if !setup.geometry.contains(square) {
            return;
        }
        let before = setup.clone();
        setup.blocked = setup.blocked.without(square);
        for player in Player::ALL {
            setup.amazons[player] = setup.amazons[player].without(square);
        }
        let painted = match *brush {
            Brush::Amazon(player) => setup.clone().amazon(player, square),
            Brush::Obstruction => setup.clone().obstruction(square),
            Brush::Eraser => return,
        };
        if painted != before {
            *setup = painted;
        }
    }

    /// Makes a change.
    pub(crate) fn edit(&mut self, edit: Edit) {
        let geometry = self.setup.geometry;
        match edit {
            Edit::Brush(brush) => self.brush = brush,
            Edit::Columns(columns) => self.resize(columns, geometry.height()),
            Edit::Rows(rows) => self.resize(geometry.width(), rows),
            Edit::ToMove(player) => self.setup.to_move = player,
            Edit::Clear => {
                self.setup = Setup::empty(geometry).to_move(self.setup.to_move);
            }
            Edit::Default => {
                if let Ok(setup) = Setup::start(geometry) {
                    self.setup = setup;
                }
            }
            Edit::Start(start) => self.setup = start.setup(),
        }
    }

    /// Has another size; what is beyond its edges is gone.
    /// Has so many columns and rows, where the editor has such boards.
    fn resize(&mut self, columns: u8, rows: u8) {
        let geometry = Geometry::new(columns, rows);
        let are_few = [columns, rows].iter().all(|side| SIZES.contains(side));
        if let Some(geometry) = geometry.filter(|_| are_few) {
            let squares = geometry.squares();
            self.setup.geometry = geometry;
            self.setup.blocked &= squares;
            for player in Player::ALL {
                self.setup.amazons[player] &= squares;
            }
        }
    }

    /// The position as a text, or what is missing.
    fn message(&self, say: Language) -> Result<String, String> {
        match self.setup.position() {
            Ok(position) => Ok(text_of(position)),
            Err(SetupError::NoAmazon { player }) => Err(say.no_amazon(say.colour(player))),
            Err(_) => Err(say.no_position().to_owned()),
        }
    }
}

/// The text of a position in the form that is written first of all.
fn text_of(position: Position) -> String {
    Reading::from(position)
        .text(PositionFormat::FairyStockfish)
        .expect("no turn is half done in a position that was just set up")
}

/// The screen.
pub(super) fn view(app: &App, editor: &Editor) -> EditorView {
    let say = app.language;
    let setup = &editor.setup;
    let geometry = setup.geometry;
    let message = editor.message(say);
    let is_sound = message.is_ok();
    let pointed = match app.hovered {
        Some(Target::Square(square)) if geometry.contains(square) => Some(square),
        _ => None,
    };
    let with_a_position = |command, label| Item {
        enabled: is_sound,
        ..Item::new(Target::Command(command), label)
    };
    let buttons = vec![
        Item::new(Target::Command(Command::Leave), say.done()),
        with_a_position(Command::Analyse, say.analyse()),
        Item {
            emphasised: true,
            ..with_a_position(Command::PlayOn, say.play_it())
        },
    ];
    EditorView {
        board: SetupView {
            geometry,
            amazons: setup.amazons,
            blocked: setup.blocked,
            look: view::look(app),
            pointed,
        },
        title: say.set_up().to_owned(),
        brushes: brushes(editor.brush),
        columns: stepper(
            geometry.width(),
            say.columns(geometry.width()),
            Edit::Columns,
        ),
        rows: stepper(geometry.height(), say.rows(geometry.height()), Edit::Rows),
        sides: Choices {
            heading: say.moves_first().to_owned(),
            choices: Player::ALL
                .map(|player| Item {
                    emphasised: setup.to_move == player,
                    ..Item::new(Target::Edit(Edit::ToMove(player)), say.colour(player))
                })
                .into(),
        },
        starts: starts(say, setup),
        message: message.unwrap_or_else(|missing| missing),
        is_sound,
        buttons,
    }
}

/// A picture on each says what it puts on a square.
fn brushes(chosen: Brush) -> Vec<Item> {
    let all = [
        Brush::Amazon(Player::White),
        Brush::Amazon(Player::Black),
        Brush::Obstruction,
        Brush::Eraser,
    ];
    all.map(|brush| Item {
        emphasised: brush == chosen,
        ..Item::new(Target::Edit(Edit::Brush(brush)), "")
    })
    .into()
}

fn stepper(number: u8, label: String, edit: impl Fn(u8) -> Edit) -> Stepper {
    let button = |number: u8, label: &str| Item {
        enabled: SIZES.contains(&number),
        ..Item::new(Target::Edit(edit(number)), label)
    };
    Stepper {
        label,
        less: button(number - 1, "−"),
        more: button(number + 1, "+"),
    }
}

/// The empty board, the usual start of this size, and the next of the known starts of it.
fn starts(say: Language, setup: &Setup) -> Vec<Item> {
    let item = |edit, label: &str| Item::new(Target::Edit(edit), label);
    let mut starts = vec![
        item(Edit::Clear, say.empty_board()),
        item(Edit::Default, say.usual_start()),
    ];
    let usual = Setup::start(setup.geometry).ok();
    let others: Vec<Start> = Start::ALL
        .into_iter()
        .filter(|start| {
            let of_start = start.setup();
            of_start.geometry == setup.geometry && Some(&of_start) != usual.as_ref()
        })
        .collect();
    let now = others.iter().position(|start| start.setup() == *setup);
    let next = now.map_or(0, |now| (now + 1) % others.len());
    if let Some(&start) = others.get(next) {
        starts.push(item(Edit::Start(start), say.start(start)));
    }
    starts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    #[test]
    fn a_tap_paints_and_the_same_again_erases() {
        let mut editor = Editor::new(Setup::empty(Geometry::QUICK), None);
        let mut check = |brush: Brush, name: &str, expected: &str| {
            editor.edit(Edit::Brush(brush));
            editor.tap(square(name));
            let setup = &editor.setup;
            let found = format!(
                "{}{}{}",
                setup.amazons.white.len(),
                setup.amazons.black.len(),
                setup.blocked.len()
            );
            assert_eq!(found, expected, "{brush:?} {name}");
        };
        let (white, black) = (Brush::Amazon(Player::White), Brush::Amazon(Player::Black));
        check(white, "a1", "100");
        check(black, "a1", "010");
        check(Brush::Obstruction, "a1", "001");
        check(Brush::Obstruction, "a1", "000");
        check(white, "b2", "100");
        check(white, "b2", "000");
        check(white, "b2", "100");
        check(Brush::Eraser, "b2", "000");
        check(white, "g1", "000");
    }

    #[test]
    fn another_size_keeps_what_is_within() {
        let mut editor = Editor::new(Setup::start(Geometry::CLASSIC).expect("large enough"), None);
        editor.edit(Edit::Columns(7));
        editor.edit(Edit::Rows(11));
        assert_eq!(editor.setup.geometry.to_string(), "7x11");
        assert_eq!(editor.setup.amazons.white.len(), 3);
        assert!(editor.game().is_some());
        editor.edit(Edit::Rows(4));
        assert!(editor.game().is_none(), "no black amazon is left");
    }

    #[test]
    fn what_is_missing_is_said() {
        let mut editor = Editor::new(Setup::empty(Geometry::QUICK), None);
        let missing = |editor: &Editor| editor.message(Language::English);
        assert_eq!(missing(&editor), Err("White has no amazon yet.".into()));
        editor.tap(square("a1"));
        assert_eq!(missing(&editor), Err("Black has no amazon yet.".into()));
        editor.edit(Edit::Brush(Brush::Amazon(Player::Black)));
        editor.tap(square("c3"));
        editor.edit(Edit::ToMove(Player::Black));
        assert_eq!(missing(&editor), Ok("6/6/6/2q3/6/Q5 b - - 0 1".into()));
    }

    #[test]
    fn starts_follow_one_another() {
        let mut editor = Editor::new(Setup::empty(Geometry::CLASSIC), None);
        let last = |editor: &Editor| {
            let starts = starts(Language::English, &editor.setup);
            starts.last().map(|item| item.target)
        };
        let start = |start| Some(Target::Edit(Edit::Start(start)));
        assert_eq!(last(&editor), start(Start::Cross));
        editor.edit(Edit::Start(Start::Cross));
        assert_eq!(last(&editor), start(Start::Scrambled));
        editor.edit(Edit::Start(Start::Scrambled));
        assert_eq!(last(&editor), start(Start::Cross));
        editor.edit(Edit::Columns(9));
        assert_eq!(last(&editor), Some(Target::Edit(Edit::Default)));
    }
}
