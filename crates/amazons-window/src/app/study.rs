//! Analysis and review: a game that both sides are moved in by hand, on the table in place of the one
//! that is played.

use std::time::Duration;

use amazons_core::{ByPlayer, Game, Player, Position};
use amazons_store::{GameId, SavedGame, Seat, TimeControl, Verdict};

use super::choice::Choice;
use super::course;
use super::input::Effect;
use super::side::Side;
use super::table::Table;
use super::{App, Menu, Screen};
use crate::who::Who;

/// What is known while a game is studied, beside the game on the table.
#[derive(Clone, Debug)]
pub(crate) struct Study {
    pub(crate) about: About,
    /// What was on the table before, and on which screen.
    left: Option<Table>,
    screen: Screen,
    /// The screen that lay over it, and lies there again afterwards.
    side: Option<Side>,
}

/// What a game is studied for, and how it is shown.
#[derive(Clone, Debug)]
pub(crate) struct About {
    pub(crate) purpose: Purpose,
    /// The players' names, where they are known.
    pub(crate) names: ByPlayer<Option<String>>,
    /// Who sits at the bottom as long as nobody turns the board.
    pub(crate) bottom: Player,
    /// Who plays, and by which clock, where it is from a game at this window.
    pub(crate) match_of: Option<(ByPlayer<Who>, Option<TimeControl>)>,
    /// How the game ended, where it did.
    pub(crate) ended: Option<Ended>,
    /// Where it stood when it was set aside unfinished: from there it goes on as a whole.
    pub(crate) set_aside: Option<SetAside>,
}

/// A game that was set aside unfinished.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SetAside {
    /// Where it stood.
    pub(crate) position: Position,
    /// What it is known by, where it is one of the games kept.
    pub(crate) id: Option<GameId>,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ended {
    /// The position that was left.
    pub(crate) position: Position,
    pub(crate) winner: Player,
    pub(crate) by: EndedBy,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndedBy {
    Time,
    Count,
    Resignation,
    /// The board says it, or nothing does.
    Plain,
}

/// What a game is studied for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To look into positions.
    Analysis,
    /// To see how the game went: the whole of it is judged.
    Review,
}

impl App {
    /// Puts a game on the table to study it, at the turn where its cursor stands.
    pub(super) fn begin_study(
        &mut self,
        game: Game,
        about: About,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) {
        self.cancel_thinking(effects);
        // What is left lies still until it is played on.
        if let Some(clock) = self.table.as_mut().and_then(|table| table.clock.as_mut()) {
            clock.stop(now);
        }
        self.grip = None;
        self.film.cut();
        self.menu = Menu::Shut;
        let seats = ByPlayer::from_fn(|_| Seat::Person);
        let studied = SavedGame::new(GameId::from(0), 0, seats, game);
        let table = Table::new(studied);
        // From one study to the next the game that was left stays left.
        let (left, screen) = match self.study.take() {
            Some(study) => (study.left, study.screen),
            None => (self.table.take(), self.screen),
        };
        let side = self.side.take();
        self.study = Some(Study {
            about,
            left,
            screen,
            side,
        });
        self.table = table;
        self.screen = Screen::Game;
        self.hovered = None;
        self.seeing.forget();
    }

    /// Takes the game or position that is on the board to the analysis.
    pub(super) fn analyse(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let mut game = table.saved.game.clone();
        if let Some(turns) = self.seeing.looking {
            go_to(&mut game, turns);
        }
        let about = self.as_it_is(table, Purpose::Analysis);
        self.begin_study(game, about, now, effects);
    }

    /// Goes through the game that is over, from its last turn on.
    pub(super) fn review(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let about = self.as_it_is(table, Purpose::Review);
        self.begin_study(table.saved.game.clone(), about, now, effects);
    }

    /// A game played at this window, to be studied with names and sides as they are on the screen.
    fn as_it_is(&self, table: &Table, purpose: Purpose) -> About {
        About {
            purpose,
            names: self.names(table).map(Some),
            bottom: self.usual_bottom(table),
            match_of: Some((table.who, table.clock.map(|clock| clock.control()))),
            ended: table.outcome().map(|outcome| Ended {
                position: *table.position(),
                winner: outcome.winner,
                by: match table.saved.ruling.map(|ruling| ruling.by) {
                    Some(Verdict::Time) => EndedBy::Time,
                    Some(Verdict::Count) => EndedBy::Count,
                    None => EndedBy::Plain,
                },
            }),
            set_aside: None,
        }
    }

    /// Back to what was before.
    pub(super) fn leave_study(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        self.end_study();
        self.menu = Menu::Shut;
        self.hovered = None;
        self.film.cut();
        self.seeing.forget();
        if self.screen == Screen::Game {
            self.think_if_due(now, effects);
        }
    }

    /// Puts what was left back on the table.
    pub(super) fn end_study(&mut self) {
        if let Some(study) = self.study.take() {
            self.table = study.left;
            self.screen = study.screen;
            self.side = study.side;
        }
    }

    /// Begins a game from the position studied, in place of the game that was left: between the players
    /// of the game that it is from, where they are known, else those last chosen. A game that was set aside
    /// goes on where it stood.
    pub(super) fn play_on(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let position = *table.position();
        let set_aside = self.study.as_ref().and_then(|study| study.about.set_aside);
        let (game, id) = match set_aside.filter(|it| it.position == position) {
            Some(SetAside { id, .. }) => (table.saved.game.clone(), id),
            None => (Game::new(position), None),
        };
        let choice = match self.study.as_ref().and_then(|study| study.about.match_of) {
            Some((who, control)) => Choice {
                who,
                control,
                ..self.choice
            },
            None => self.choice,
        };
        self.end_study();
        self.side = None;
        self.begin_as(id, game, choice, now, effects);
    }

    /// Moves the cursor of the game studied.
    pub(super) fn study_turn(&mut self, turns: usize) {
        if let Some(table) = &mut self.table {
            table.hand = super::hand::Hand::Empty;
            let last = course::turns(&table.saved.game);
            go_to(&mut table.saved.game, turns.min(last));
        }
    }
}

/// Undoes or redoes until so many turns are played.
fn go_to(game: &mut Game, turns: usize) {
    while game.moves().len() > turns && game.undo().is_some() {}
    while game.moves().len() < turns && game.redo().is_some() {}
}
