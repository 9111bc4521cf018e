//! The statistics of all boards and levels.

use amazons_ai::Opponent;
use amazons_core::Geometry;
use amazons_store::{Exported, Record};

use super::App;
use super::side::{of_all, scroll_buttons};
use crate::scene::{Command, Item, PageRow, PageView, Shares, Target};

/// What the screen of records knows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Records {
    /// The records, or why there are none; nothing before they are loaded.
    found: Option<Result<Vec<Standing>, String>>,
    /// What was exported, or why nothing was.
    pub(crate) exported: Option<Result<Exported, String>>,
    pub(crate) first_row: usize,
}

/// How the games on one board against one opponent ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The board.
    pub board: Geometry,
    /// The opponent's name, as it is kept.
    pub level: String,
    /// Wins, losses and streaks.
    pub record: Record,
}

impl Records {
    /// Takes in what is kept: small boards first, and on each the opponents as they are offered.
    pub(crate) fn take(&mut self, found: Result<Vec<Standing>, String>) {
        let place = |standing: &Standing| {
            let opponent: Option<Opponent> = standing.level.parse().ok();
            let offered = Opponent::ALL.iter();
            let place = offered.take_while(|&&other| Some(other) != opponent);
            (standing.board.squares().len(), place.count())
        };
        let found = found.map(|mut standings| {
            standings.sort_by_key(place);
            standings
        });
        self.found = Some(found);
    }

    pub(crate) fn last_row(&self) -> usize {
        self.rows().len().saturating_sub(1)
    }

    fn rows(&self) -> &[Standing] {
        match &self.found {
            Some(Ok(rows)) => rows,
            _ => &[],
        }
    }
}

/// The screen.
pub(super) fn view(app: &App, records: &Records) -> PageView {
    let say = app.language;
    let rows = records.rows();
    let longest = rows.iter().map(|standing| standing.record.games()).max();
    let longest = longest.unwrap_or_default().max(1) as f32;
    let row = |Standing {
                   board,
                   level,
                   record,
               }: &Standing| PageRow {
        target: None,
        label: format!("{} · {}", say.board(*board), say.named_player(level)),
        detail: say.wins_and_losses(record.wins, record.losses),
        value: record
            .win_rate()
            .map_or_else(String::new, |rate| say.share(rate)),
        value_detail: say.best_streak_of(record.best_streak),
        shares: Some(Shares {
            wins: record.wins as f32 / longest,
            losses: record.losses as f32 / longest,
        }),
    };
    let note = match (&records.exported, &records.found) {
        (Some(Ok(exported)), _) => {
            say.exported_to(exported.games, &exported.directory.display().to_string())
        }
        (Some(Err(why)), _) | (None, Some(Err(why))) => why.clone(),
        (None, None) => String::new(),
        (None, Some(Ok(rows))) if rows.is_empty() => say.no_records().to_owned(),
        (None, Some(Ok(rows))) => {
            let games: u64 = rows.iter().map(|standing| standing.record.games()).sum();
            match games {
                1 => say.one_game_in_all().to_owned(),
                games => say.games_in_all(games),
            }
        }
    };
    let mut buttons = scroll_buttons(rows.len());
    buttons.push(Item::new(Target::Command(Command::Export), say.export()));
    buttons.push(Item {
        emphasised: true,
        ..Item::new(Target::Command(Command::Leave), say.done())
    });
    PageView {
        title: say.records().to_owned(),
        note,
        rows: rows.iter().map(row).collect(),
        first_row: records.first_row,
        focused: None,
        of_all: of_all(say, rows.len()),
        buttons,
    }
}
