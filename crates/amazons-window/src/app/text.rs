//! Everything that the window says, in every language.
//!
//! Every text stands in the [table](self::table), English and German side by side, and is asked for
//! as a method of [`Language`]: `language.choose_step(from)`. What is put together from several texts
//! is a method here, or in [`trouble`] where something went wrong with what is kept.

mod table;
mod trouble;

use amazons_ai::Level;
use amazons_core::{Geometry, Move, Outcome, Square};
use amazons_store::{Record, SavedGame};

use super::notices::Shown;
use crate::language::Language;

impl Language {
    /// `Medium`, or `5 × 4` for a board without a name.
    pub(crate) fn board(self, board: Geometry) -> String {
        match board {
            Geometry::QUICK => self.quick().to_owned(),
            Geometry::MEDIUM => self.medium().to_owned(),
            Geometry::CLASSIC => self.classic().to_owned(),
            _ => size(board),
        }
    }

    /// The second line under a board's name: its size, or where the size is the name, that the
    /// statistics leave it out.
    pub(crate) fn board_detail(self, board: Geometry) -> String {
        match board.name() {
            None => self.uncounted().to_owned(),
            Some(_) => size(board),
        }
    }

    /// The level's name.
    pub(crate) fn level(self, level: Level) -> String {
        match level {
            Level::Easy => self.easy(),
            Level::Normal => self.normal(),
            Level::Hard => self.hard(),
            Level::Crazy => self.crazy(),
        }
        .to_owned()
    }

    /// What a level does, in a word or two.
    pub(crate) fn level_detail(self, level: Level) -> String {
        match level {
            Level::Easy => self.easy_detail(),
            Level::Normal => self.normal_detail(),
            Level::Hard => self.hard_detail(),
            Level::Crazy => self.crazy_detail(),
        }
        .to_owned()
    }

    /// `Medium · Hard · turn 12`: the game that was left, and the turn to be played in it. Says so
    /// where the statistics leave it out.
    pub(crate) fn left_game(self, saved: &SavedGame, level: Level) -> String {
        let board = self.board(saved.game.start().geometry());
        let turn = self.turn(saved.game.moves().len() + 1);
        let mut text = format!("{board} · {} · {turn}", self.level(level));
        if !saved.counts() {
            text += " · ";
            text += self.uncounted();
        }
        text
    }

    /// The person has nothing in hand.
    pub(crate) fn choose_amazon(self, opponent: Level, last: Option<Move>) -> (String, String) {
        let advice = match last {
            None => self.first_turn().to_owned(),
            Some(turn) => self.next_turn(&self.level(opponent), &self.played(turn)),
        };
        (self.your_move().to_owned(), advice)
    }

    /// The person has an amazon in hand.
    pub(crate) fn choose_step(self, from: Square) -> (String, String) {
        (self.move_amazon().to_owned(), self.tap_dot(from))
    }

    /// The person's amazon has stepped.
    pub(crate) fn choose_shot(self, (from, to): (Square, Square)) -> (String, String) {
        (self.shoot_arrow().to_owned(), self.tap_ring(from, to))
    }

    /// The computer has the turn.
    pub(crate) fn thinking(self, opponent: Level, last: Option<Move>) -> (String, String) {
        let advice = last.map_or_else(String::new, |turn| self.you_played(&self.played(turn)));
        (self.is_thinking(&self.loud(opponent)), advice)
    }

    /// The computer's move is being shown.
    pub(crate) fn moving(self, opponent: Level) -> (String, String) {
        (self.moves(&self.loud(opponent)), String::new())
    }

    /// The person's own arrow is on its way.
    pub(crate) fn shooting(self, turn: Option<Move>) -> (String, String) {
        let advice = turn.map_or_else(String::new, |turn| self.you_played(&self.played(turn)));
        (self.you_shoot().to_owned(), advice)
    }

    /// The computer has the turn and will not take it.
    pub(crate) fn stuck(self, opponent: Level) -> (String, String) {
        let headline = self.does_not_move(&self.loud(opponent));
        (headline, self.ask_again().to_owned())
    }

    /// A turn that the computer would play.
    pub(crate) fn advise(self, turn: Move) -> String {
        self.try_turn(&self.played(turn))
    }

    /// What the computer has played.
    pub(crate) fn who_played(self, who: Level, turn: Move) -> String {
        self.whose_turn(&self.level(who), &self.played(turn))
    }

    /// `d1–d7, arrow on g7`
    pub(crate) fn played(self, turn: Move) -> String {
        let Move { from, to, arrow } = turn;
        self.whole_turn(from, to, arrow)
    }

    fn loud(self, level: Level) -> String {
        self.level(level).to_uppercase()
    }

    /// Who has won, short.
    pub(crate) fn end_title(self, opponent: Level, won: bool) -> String {
        if won {
            self.you_win().to_owned()
        } else {
            self.wins(&self.level(opponent))
        }
    }

    /// Why, and after how many turns of both sides.
    pub(crate) fn end_reason(self, opponent: Level, won: bool, outcome: Outcome) -> String {
        if won {
            self.won_because(&self.level(opponent), outcome.turns)
        } else {
            self.lost_because(outcome.turns)
        }
    }

    /// Which games the record counts.
    pub(crate) fn record_heading(self, board: Geometry, level: Level) -> String {
        let size = match board.name() {
            Some(_) => format!(" {}", size(board)),
            None => String::new(),
        };
        format!("{}{size} · {}", self.board(board), self.level(level))
    }

    /// In place of the record: the statistics leave this kind of game out.
    pub(crate) fn left_out(self, saved: &SavedGame) -> String {
        match saved.game.start().geometry().name() {
            None => self.board_uncounted(),
            Some(_) => self.start_uncounted(),
        }
        .to_owned()
    }

    /// The record, a name and a value a line.
    pub(crate) fn record(self, record: &Record) -> Vec<(String, String)> {
        let rate = record
            .win_rate()
            .map_or_else(|| "–".to_owned(), |rate| format!("{:.0} %", 100.0 * rate));
        [
            (self.games(), record.games().to_string()),
            (self.games_won(), record.wins.to_string()),
            (self.games_lost(), record.losses.to_string()),
            (self.win_rate(), rate),
            (self.current_streak(), self.streak(record.current_streak)),
            (self.best_streak(), self.streak(record.best_streak as i64)),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }

    /// `3 wins`, `1 loss`: games that ended alike, losses as a negative number.
    fn streak(self, games: i64) -> String {
        match games {
            0 => "–".to_owned(),
            1 => self.one_win().to_owned(),
            -1 => self.one_loss().to_owned(),
            ..0 => self.losses_in_a_row(games.unsigned_abs()),
            _ => self.wins_in_a_row(games),
        }
    }

    /// The computer was asked for a move and gave none that can be played.
    pub(crate) fn no_answer(self, opponent: Level) -> String {
        self.found_no_move(&self.level(opponent))
    }

    /// The board asked for is too small to set up.
    pub(crate) fn no_start(self, board: Geometry) -> String {
        self.too_small(&size(board))
    }

    /// A notice with how many there are, and how to be rid of it.
    pub(crate) fn notice(self, shown: Shown<'_>) -> String {
        let Shown { text, number, of } = shown;
        let close = self.tap_to_close();
        match of {
            1 => format!("{text}\n{close}"),
            _ => format!("{text}\n{} · {close}", self.one_of(number, of)),
        }
    }
}

/// `8 × 8`
pub(crate) fn size(board: Geometry) -> String {
    format!("{} × {}", board.width(), board.height())
}
