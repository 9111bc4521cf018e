//! Everything that the window says, in one place: another language would be another such module.

mod trouble;

use amazons_ai::Level;
use amazons_core::{Geometry, Move, Outcome, Square};
use amazons_store::{Record, SavedGame};

pub(crate) use trouble::{
    GUEST, not_counted, not_loaded, not_saved, not_set_aside, nowhere_to_keep, set_aside,
    settings_not_saved,
};

use super::notices::Shown;

pub(crate) const TITLE: &str = "Amazons";
pub(crate) const SUBTITLE: &str =
    "Move like a queen, then burn a square. Whoever cannot move loses.";
pub(crate) const BOARDS: &str = "Board";
pub(crate) const LEVELS: &str = "Level";
pub(crate) const PLAY: &str = "PLAY";
/// Under PLAY, where CONTINUE stands beside it.
pub(crate) const GIVES_UP: &str = "gives up the game left";
pub(crate) const CONTINUE: &str = "CONTINUE";
pub(crate) const BACK: &str = "Back";
pub(crate) const RESUME: &str = "Resume";
pub(crate) const NEW_GAME: &str = "New game";
pub(crate) const REMATCH: &str = "Rematch";
pub(crate) const QUIT: &str = "Quit";
/// The menu names the colours that it changes to.
pub(crate) const LIGHT: &str = "Light theme";
pub(crate) const DARK: &str = "Dark theme";

/// The person's name in the score line.
pub(crate) const YOU: &str = "You";

/// `Medium`, or `5 × 4` for a board without a name.
pub(crate) fn board(board: Geometry) -> String {
    board.name().map_or_else(|| size(board), str::to_owned)
}

/// The second line under a board's name: its size, or where the size is the name, that the
/// statistics leave it out.
pub(crate) fn board_detail(board: Geometry) -> String {
    board
        .name()
        .map_or_else(|| UNCOUNTED.to_owned(), |_| size(board))
}

const UNCOUNTED: &str = "not counted";

/// `8 × 8`
pub(crate) fn size(board: Geometry) -> String {
    format!("{} × {}", board.width(), board.height())
}

/// The level's name.
pub(crate) fn level(level: Level) -> String {
    level.to_string()
}

/// What a level does, in a word or two.
pub(crate) fn level_detail(level: Level) -> String {
    match level {
        Level::Easy => "makes mistakes",
        Level::Normal => "few mistakes",
        Level::Hard => "looks ahead",
        Level::Crazy => "misses little",
    }
    .to_owned()
}

/// `Medium · Hard · turn 12`: the game that was left, and the turn to be played in it. Says so where
/// the statistics leave it out.
pub(crate) fn left_game(saved: &SavedGame, level_played: Level) -> String {
    let mut text = format!(
        "{} · {} · turn {}",
        board(saved.game.start().geometry()),
        level(level_played),
        saved.game.moves().len() + 1
    );
    if !saved.counts() {
        text += " · ";
        text += UNCOUNTED;
    }
    text
}

/// The person has nothing in hand.
pub(crate) fn choose_amazon(opponent: Level, last: Option<Move>) -> (String, String) {
    let advice = match last {
        None => "Tap one of your amazons.".to_owned(),
        Some(turn) => format!(
            "{} played {}. Tap an amazon.",
            level(opponent),
            played(turn)
        ),
    };
    ("YOUR MOVE".to_owned(), advice)
}

/// The person has an amazon in hand.
pub(crate) fn choose_step(from: Square) -> (String, String) {
    let advice = format!("{from}: tap a green dot to go there.");
    ("MOVE THE AMAZON".to_owned(), advice)
}

/// The person's amazon has stepped.
pub(crate) fn choose_shot((from, to): (Square, Square)) -> (String, String) {
    let advice = format!("{from}–{to}: tap a ring to burn that square.");
    ("SHOOT AN ARROW".to_owned(), advice)
}

/// The computer has the turn.
pub(crate) fn thinking(opponent: Level, last: Option<Move>) -> (String, String) {
    let advice = last.map_or_else(String::new, you_played);
    let headline = format!("{} IS THINKING", level(opponent).to_uppercase());
    (headline, advice)
}

/// The computer's move is being shown.
pub(crate) fn moving(opponent: Level) -> (String, String) {
    let headline = format!("{} MOVES", level(opponent).to_uppercase());
    (headline, String::new())
}

/// The person's own arrow is on its way.
pub(crate) fn shooting(turn: Option<Move>) -> (String, String) {
    let advice = turn.map_or_else(String::new, you_played);
    ("YOU SHOOT".to_owned(), advice)
}

/// The computer has the turn and will not take it.
pub(crate) fn stuck(opponent: Level) -> (String, String) {
    (
        format!("{} DOES NOT MOVE", level(opponent).to_uppercase()),
        "Go to New game in the menu, then CONTINUE, to ask again.".to_owned(),
    )
}

fn you_played(turn: Move) -> String {
    format!("You played {}.", played(turn))
}

/// `d1–d7, arrow on g7`
fn played(turn: Move) -> String {
    format!("{}–{}, arrow on {}", turn.from, turn.to, turn.arrow)
}

/// Who has won, short.
pub(crate) fn end_title(opponent: Level, won: bool) -> String {
    if won {
        "You win".to_owned()
    } else {
        format!("{} wins", level(opponent))
    }
}

/// Why, and after how many turns of both sides.
pub(crate) fn end_reason(opponent: Level, won: bool, outcome: Outcome) -> String {
    let turns = outcome.turns;
    if won {
        format!("{} cannot move. Won after {turns} turns.", level(opponent))
    } else {
        format!("You cannot move. Lost after {turns} turns.")
    }
}

/// Which games the record counts.
pub(crate) fn record_heading(board_played: Geometry, level_played: Level) -> String {
    let size = match board_played.name() {
        Some(_) => format!(" {}", size(board_played)),
        None => String::new(),
    };
    format!("{}{size} · {}", board(board_played), level(level_played))
}

/// In place of the record: the statistics leave this kind of game out.
pub(crate) fn left_out(saved: &SavedGame) -> String {
    match saved.game.start().geometry().name() {
        None => "Not counted: games on boards without a name are not",
        Some(_) => "Not counted: it began from a position of its own",
    }
    .to_owned()
}

/// In place of the record, as in [`GUEST`].
pub(crate) const GUEST_UNCOUNTED: &str = "Not counted: another window keeps the games";

/// In place of the record, as in [`nowhere_to_keep`].
pub(crate) const NOWHERE_UNCOUNTED: &str = "Not counted: nothing can be saved";

/// In place of the record, while [`not_counted`] says more.
pub(crate) const FAILED_UNCOUNTED: &str = "Not counted: the record cannot be kept";

/// The record, a name and a value a line.
pub(crate) fn record(record: &Record) -> Vec<(String, String)> {
    let rate = record
        .win_rate()
        .map_or_else(|| "–".to_owned(), |rate| format!("{:.0} %", 100.0 * rate));
    [
        ("Games", record.games().to_string()),
        ("Wins", record.wins.to_string()),
        ("Losses", record.losses.to_string()),
        ("Win rate", rate),
        ("Streak now", streak(record.current_streak)),
        ("Best streak", streak(record.best_streak as i64)),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into()
}

/// `3 wins`, `1 loss`: games that ended alike, losses as a negative number.
fn streak(games: i64) -> String {
    match games {
        0 => "–".to_owned(),
        1 => "1 win".to_owned(),
        -1 => "1 loss".to_owned(),
        ..0 => format!("{} losses", games.unsigned_abs()),
        _ => format!("{games} wins"),
    }
}

/// The score line counts these.
pub(crate) const REACH: &str = "Squares in reach";

/// The computer was asked for a move and gave none that can be played.
pub(crate) fn no_answer(opponent: Level) -> String {
    format!(
        "{} failed to find a move. The game is kept.",
        level(opponent)
    )
}

/// The board asked for is too small to set up.
pub(crate) fn no_start(board_asked: Geometry) -> String {
    format!("The {} board is too small.", size(board_asked))
}

/// A notice with how many there are, and how to be rid of it.
pub(crate) fn notice(shown: Shown<'_>) -> String {
    match shown {
        Shown { text, of: 1, .. } => format!("{text}\ntap to close"),
        Shown { text, number, of } => format!("{text}\n{number} of {of} · tap to close"),
    }
}
