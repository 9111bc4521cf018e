//! The list of the games that were kept.

use std::path::PathBuf;

use amazons_core::Player;
use amazons_store::{GameSummary, KeptContent, KeptGame, PERSON};

use super::App;
use super::side::{of_all, scroll_buttons};
use super::study::EndedBy;
use super::text::size;
use crate::language::Language;
use crate::scene::{Command, Item, PageRow, PageView, Target};

/// A game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its file.
    pub path: PathBuf,
    /// What a list says about it; `None` where it cannot be read.
    pub summary: Option<GameSummary>,
}

impl From<KeptGame> for Listed {
    fn from(kept: KeptGame) -> Listed {
        Listed {
            path: kept.path,
            summary: match kept.content {
                KeptContent::Whole(summary) => Some(summary),
                KeptContent::Damaged(_) => None,
            },
        }
    }
}

/// What the list knows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf {
    /// The games, or why there are none; nothing before they are listed.
    found: Option<Result<Vec<Listed>, String>>,
    pub(crate) first_row: usize,
}

impl Shelf {
    /// Takes in what is there.
    pub(crate) fn take(&mut self, games: Result<Vec<Listed>, String>) {
        self.found = Some(games);
    }

    /// The file of a game that can be opened.
    pub(crate) fn path(&self, index: usize) -> Option<PathBuf> {
        let game = self.games().get(index)?;
        game.summary.is_some().then(|| game.path.clone())
    }

    pub(crate) fn last_row(&self) -> usize {
        self.games().len().saturating_sub(1)
    }

    fn games(&self) -> &[Listed] {
        match &self.found {
            Some(Ok(games)) => games,
            _ => &[],
        }
    }
}

/// The screen.
pub(super) fn view(app: &App, shelf: &Shelf) -> PageView {
    let say = app.language;
    let games = shelf.games();
    let mut buttons = scroll_buttons(games.len());
    buttons.push(Item {
        emphasised: true,
        ..Item::new(Target::Command(Command::Leave), say.done())
    });
    PageView {
        title: say.kept_games().to_owned(),
        note: match &shelf.found {
            Some(Err(why)) => why.clone(),
            Some(Ok(games)) if games.is_empty() => say.no_games().to_owned(),
            Some(Ok(_)) | None => String::new(),
        },
        rows: games
            .iter()
            .enumerate()
            .map(|(index, game)| row(say, index, game))
            .collect(),
        first_row: shelf.first_row,
        focused: match app.focused() {
            Some(Target::Kept(row)) => Some(row),
            _ => None,
        },
        of_all: of_all(say, games.len()),
        buttons,
    }
}

fn row(say: Language, index: usize, game: &Listed) -> PageRow {
    match &game.summary {
        Some(summary) => PageRow {
            target: Some(Target::Kept(index)),
            label: names(say, summary),
            detail: format!("{} · {}", size(summary.board), turns(say, summary.turns)),
            value: result(say, summary),
            value_detail: summary
                .date
                .as_deref()
                .map_or_else(String::new, |date| say.date(date)),
            shares: None,
        },
        None => PageRow {
            target: None,
            label: game
                .path
                .file_name()
                .map_or_else(String::new, |name| name.to_string_lossy().into_owned()),
            detail: say.unreadable_game().to_owned(),
            value: String::new(),
            value_detail: String::new(),
            shares: None,
        },
    }
}

fn names(say: Language, summary: &GameSummary) -> String {
    let names = say.kept_names(&summary.players);
    let shown = |player| names[player].as_deref().unwrap_or(say.colour(player));
    Player::ALL.map(shown).join(" – ")
}

/// How a game ended: `won` or `lost` where one person played it, else who won, or the record's own words.
fn result(say: Language, summary: &GameSummary) -> String {
    let Some(result) = summary.result.as_deref() else {
        return say.unfinished().to_owned();
    };
    let Some((winner, _)) = end_of(result) else {
        return result.to_owned();
    };
    let is_person = |player: Player| summary.players[player].as_deref() == Some(PERSON);
    match (is_person(winner), is_person(!winner)) {
        (true, false) => say.won().to_owned(),
        (false, true) => say.lost().to_owned(),
        _ => say.has_won_it(say.colour(winner)),
    }
}

/// Who won and why, where a record's words say so: `W+T` or `B+`.
pub(super) fn end_of(result: &str) -> Option<(Player, EndedBy)> {
    let (winner, why) = result.split_once('+')?;
    let winner = match winner {
        "W" => Player::White,
        "B" => Player::Black,
        _ => return None,
    };
    let by = match why {
        "T" | "Time" => EndedBy::Time,
        "R" | "Resign" => EndedBy::Resignation,
        _ => EndedBy::Plain,
    };
    Some((winner, by))
}

fn turns(say: Language, count: usize) -> String {
    match count {
        1 => say.one_turn().to_owned(),
        count => say.turns(count),
    }
}
