//! Everything that the window says, in every language.
//!
//! Every text stands in the [table](self::table), English and German side by side, and is asked for
//! as a method of [`Language`]: `language.choose_step(from)`. What is put together from several texts
//! is a method here, or in [`trouble`] where something went wrong with what is kept.

mod cause;
mod keys;
mod table;
mod trouble;

use amazons_ai::{Level, Opponent};
use amazons_core::{ByPlayer, Geometry, Move, Player, Start};
use amazons_store::{PERSON, Record, SavedGame, TimeControl};

use super::notices::Shown;
use crate::language::Language;
use crate::who::Who;

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

    /// An opponent's name: `Hard`, `Master 2 s`.
    pub(crate) fn opponent(self, opponent: Opponent) -> String {
        match opponent {
            Opponent::Level(level) => self.level(level),
            Opponent::Master { move_time } => {
                let seconds = move_time.as_secs_f64().to_string();
                self.master_at(&self.decimal(&seconds))
            }
        }
    }

    /// Somebody to choose for a seat.
    pub(crate) fn sitter(self, who: Who) -> String {
        match who {
            Who::Person => self.person().to_owned(),
            Who::Computer(opponent) => self.opponent(opponent),
        }
    }

    /// `Black · few mistakes`: a side, and in a word or two what its player does.
    pub(crate) fn seat_detail(self, player: Player, who: Who) -> String {
        let colour = self.colour(player);
        match who {
            Who::Person => colour.to_owned(),
            Who::Computer(Opponent::Level(level)) => {
                format!("{colour} · {}", self.level_detail(level))
            }
            Who::Computer(Opponent::Master { .. }) => {
                format!("{colour} · {}", self.master_detail())
            }
        }
    }

    /// `White` or `Black`.
    pub(crate) fn colour(self, player: Player) -> &'static str {
        match player {
            Player::White => self.white(),
            Player::Black => self.black(),
        }
    }

    /// `No clock`, `3 min`, `5 min + 3 s`.
    pub(crate) fn control(self, control: Option<TimeControl>) -> String {
        let Some(control) = control else {
            return self.no_clock().to_owned();
        };
        let minutes = control.initial.as_secs_f64() / 60.0;
        let minutes = self.decimal(&minutes.to_string());
        match control.increment.as_secs() {
            0 => format!("{minutes} min"),
            seconds => format!("{minutes} min + {seconds} s"),
        }
    }

    /// `Medium · Hard · turn 12`: the game that was left, and the turn to be played in it. Says so
    /// where the statistics leave it out.
    pub(crate) fn left_game(self, saved: &SavedGame, names: &ByPlayer<String>) -> String {
        let board = self.board(saved.game.start().geometry());
        let turn = self.turn(saved.game.moves().len() + 1);
        match saved.against() {
            Some((person, _)) => {
                let mut text = format!("{board} · {} · {turn}", names[!person]);
                if !saved.counts() {
                    text += " · ";
                    text += self.uncounted();
                }
                text
            }
            None => format!("{board} · {} – {} · {turn}", names.white, names.black),
        }
    }

    /// A turn that the computer would play.
    pub(crate) fn advise(self, turn: Move) -> String {
        self.try_turn(&self.played(turn))
    }

    /// The players whose names a file holds, in the words of this language; nothing for those who are told
    /// apart by their colours alone.
    pub(crate) fn kept_names(self, names: &ByPlayer<Option<String>>) -> ByPlayer<Option<String>> {
        let is_person = |player: Player| names[player].as_deref() == Some(PERSON);
        let both = Player::ALL.into_iter().all(is_person);
        ByPlayer::from_fn(|player| match names[player].as_deref()? {
            PERSON if both => None,
            PERSON => Some(self.you().to_owned()),
            name => Some(self.named_player(name)),
        })
    }

    /// A player whose name a file holds: the computer's in the words of this language.
    pub(crate) fn named_player(self, name: &str) -> String {
        match name.parse() {
            Ok(opponent) => self.opponent(opponent),
            Err(_) => short(name, 24),
        }
    }

    /// The name of a start that is not the usual one of its board.
    pub(crate) fn start(self, start: Start) -> &'static str {
        match start {
            Start::Quick | Start::Medium | Start::Classic => self.usual_start(),
            Start::Cross => self.cross(),
            Start::Scrambled => self.scrambled(),
            Start::QuickTwo => self.two_each(),
            Start::MediumThree => self.three_each(),
        }
    }

    /// `d1–d7, arrow on g7`
    pub(crate) fn played(self, turn: Move) -> String {
        let Move { from, to, arrow } = turn;
        self.whole_turn(from, to, arrow)
    }

    /// A date as a file holds it, `2026-11-29`, as the language writes it; anything else stays as it is.
    pub(crate) fn date(self, kept: &str) -> String {
        let parts: Vec<&str> = kept.split('-').collect();
        match (self, parts.as_slice()) {
            (Language::German, [year, month, day]) => format!("{day}.{month}.{year}"),
            _ => kept.to_owned(),
        }
    }

    /// A share of a whole, 0 to 1, in per cent.
    pub(crate) fn share(self, share: f64) -> String {
        self.per_cent((100.0 * share).round() as u32)
    }

    /// A number with the decimal point of the language.
    pub(crate) fn decimal(self, number: &str) -> String {
        match self {
            Language::English => number.to_owned(),
            Language::German => number.replace('.', ","),
        }
    }

    /// Which games the record counts.
    pub(crate) fn record_heading(self, board: Geometry, opponent: &str) -> String {
        let size = match board.name() {
            Some(_) => format!(" {}", size(board)),
            None => String::new(),
        };
        format!("{}{size} · {opponent}", self.board(board))
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
            .map_or_else(|| "–".to_owned(), |rate| self.share(rate));
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

/// No more than so many characters of a text.
fn short(text: &str, characters: usize) -> String {
    match text.char_indices().nth(characters) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// `d1–d7/g7`: a move in a list, with the dash that it has within sentences.
pub(crate) fn notation(turn: Move) -> String {
    turn.to_string().replace('-', "–")
}

/// `8 × 8`
pub(crate) fn size(board: Geometry) -> String {
    format!("{} × {}", board.width(), board.height())
}
