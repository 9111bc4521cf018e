//! Everything that the window says, in one place: another language would be another such module.

use amazons_ai::Level;
use amazons_core::{Geometry, Move, Outcome, Square};
use amazons_store::{Record, StoreError};

pub(crate) const TITLE: &str = "Amazons";
pub(crate) const SUBTITLE: &str =
    "Move like a queen, then burn a square. Whoever cannot move loses.";
pub(crate) const BOARDS: &str = "Board";
pub(crate) const LEVELS: &str = "Level";
pub(crate) const PLAY: &str = "PLAY";
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

/// The second line under a board's name, which says its size; empty where the name does.
pub(crate) fn board_detail(board: Geometry) -> String {
    board.name().map_or_else(String::new, |_| size(board))
}

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

/// `Medium · Hard · turn 12`: the game that was left, and the turn to be played in it.
pub(crate) fn left_game(board_played: Geometry, level_played: Level, turn: usize) -> String {
    format!(
        "{} · {} · turn {turn}",
        board(board_played),
        level(level_played)
    )
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

/// Why, and in how many moves.
pub(crate) fn end_reason(opponent: Level, won: bool, outcome: Outcome) -> String {
    let turns = outcome.turns;
    if won {
        format!("{} cannot move. Won in {turns} moves.", level(opponent))
    } else {
        format!("You cannot move. Lost in {turns} moves.")
    }
}

/// Which games the record counts.
pub(crate) fn record_heading(board_played: Geometry, level_played: Level) -> String {
    let detail = board_detail(board_played);
    let size = if detail.is_empty() {
        String::new()
    } else {
        format!(" {detail}")
    };
    format!("{}{size} · {}", board(board_played), level(level_played))
}

/// In place of the record, where the game could not be counted.
pub(crate) const NOT_COUNTED: &str = "This game was not counted";

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

/// The kept game names a level that does not exist.
pub(crate) fn unknown_level(name: &str) -> String {
    format!("The game that was left is for a level called {name:?}, which there is not.")
}

/// The board asked for is too small to set up.
pub(crate) fn no_start(board_asked: Geometry) -> String {
    format!("The {} board is too small.", size(board_asked))
}

/// Another process keeps the games.
pub(crate) const GUEST: &str = "Another Amazons window keeps the games. What is played in this one \
    is neither saved nor counted.";

/// Nothing can be kept at all.
pub(crate) fn nowhere_to_keep(error: &StoreError) -> String {
    format!("Nothing can be saved or counted: {error}.")
}

/// Something kept could not be read at the start.
pub(crate) fn not_loaded(error: &StoreError) -> String {
    format!("Not everything kept could be read: {error}.")
}

/// The game could not be kept after a turn.
pub(crate) fn not_saved(error: &StoreError) -> String {
    format!("The game could not be saved: {error}. You can play on.")
}

/// The game that has ended could not be counted.
pub(crate) fn not_counted(error: &StoreError) -> String {
    format!("The game could not be counted: {error}.")
}

/// The settings could not be kept.
pub(crate) fn settings_not_saved(error: &StoreError) -> String {
    format!("The settings could not be saved: {error}.")
}
