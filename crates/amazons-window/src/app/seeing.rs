//! What the person asked to see: the past of a game, a hint, the switches; and what has to be found
//! out for it.

use std::num::NonZeroUsize;
use std::time::Duration;

use amazons_core::{ByPlayer, Move, Player, Position};

use super::analysis::Wish;
use super::course;
use super::input::Effect;
use super::study::Purpose;
use super::table::Table;
use super::{App, Screen};
use crate::scene::{Command, Target, Walk};

/// How long the position on the board is judged for the evaluation bar.
const GLANCE: Duration = Duration::from_millis(700);
/// How long a hint is sought.
const HINT: Duration = Duration::from_millis(2000);
/// How long a position is analysed.
const ANALYSIS: Duration = Duration::from_secs(12);
/// How many lines an analysis shows.
const LINES: NonZeroUsize = NonZeroUsize::new(3).expect("more than none");
/// How long each position of a review is judged at most.
const REVIEW_TURN: Duration = Duration::from_millis(200);
/// How long all of a review may take.
const REVIEW: Duration = Duration::from_secs(18);

/// What the person looks at beside the present.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seeing {
    /// The turns of the running game after which it is looked at; `None` in the present.
    pub(crate) looking: Option<usize>,
    /// The first row of the list of moves, where the person has scrolled.
    pub(crate) first_row: Option<usize>,
    /// The position that a hint was asked for.
    pub(crate) hint: Option<Position>,
}

impl Seeing {
    /// Back to the present of another game.
    pub(crate) fn forget(&mut self) {
        *self = Seeing::default();
    }
}

impl App {
    /// Does what a button of the menu or the panel says.
    pub(super) fn command(&mut self, command: Command, now: Duration, effects: &mut Vec<Effect>) {
        match command {
            Command::Territory => {
                let shown = !(self.settings.territory && self.settings.overlay);
                self.settings.territory = shown;
                self.settings.overlay = shown;
                effects.push(Effect::SaveSettings(self.settings.clone()));
            }
            Command::Evaluation => {
                self.settings.evaluation = !self.settings.evaluation;
                effects.push(Effect::SaveSettings(self.settings.clone()));
            }
            Command::Hint => self.hint(),
            Command::Analyse => self.analyse(now, effects),
            Command::Review => self.review(now, effects),
            Command::Leave => self.leave_study(now, effects),
            Command::PlayOn => self.play_on(now, effects),
            Command::SetUp | Command::Records | Command::Games => {
                self.open_beside(command, effects);
            }
            Command::Export => {}
        }
    }

    fn hint(&mut self) {
        let Some(table) = &self.table else { return };
        let position = *table.position();
        let is_shown = self.seeing.hint == Some(position);
        self.seeing.looking = None;
        self.seeing.hint = (!is_shown).then_some(position);
    }

    /// How many turns were played when the position on the board was the present.
    pub(super) fn turns_shown(&self, table: &Table) -> usize {
        let present = table.turns();
        self.seeing.looking.unwrap_or(present).min(present)
    }

    /// The position on the board, before any step of a turn that is not complete.
    pub(super) fn position_shown<'a>(&self, table: &'a Table) -> &'a Position {
        let turns = self.turns_shown(table);
        let shown = table.saved.game.position_after(turns);
        shown.unwrap_or_else(|| table.position())
    }

    /// Walks through the game.
    pub(super) fn walk(&mut self, walk: Walk) {
        let Some(table) = &self.table else { return };
        let shown = self.turns_shown(table);
        let last = if self.study.is_some() {
            course::turns(&table.saved.game)
        } else {
            table.turns()
        };
        let turning = || course::turning_points(&table.saved.game, &self.analysis);
        let turns = match walk {
            Walk::Start => 0,
            Walk::Back => shown.saturating_sub(1),
            Walk::On => shown + 1,
            Walk::End => last,
            Walk::TurningBack => {
                let before = turning().into_iter().rfind(|&turn| turn < shown);
                before.unwrap_or(shown)
            }
            Walk::TurningOn => {
                let after = turning().into_iter().find(|&turn| turn > shown);
                after.unwrap_or(shown)
            }
        };
        self.look_at(turns);
    }

    /// Shows the position after so many turns: the past of a running game, or any of one studied.
    pub(super) fn look_at(&mut self, turns: usize) {
        self.film.cut();
        self.seeing.first_row = None;
        if self.study.is_some() {
            self.study_turn(turns);
            return;
        }
        let Some(table) = &self.table else { return };
        let present = table.turns();
        self.seeing.looking = Some(turns).filter(|&turns| turns < present);
    }

    /// The move advised in this position, once it was looked for long enough.
    pub(super) fn hint_found(&self, position: &Position) -> Option<Move> {
        let wish = Wish {
            position: *position,
            lines: NonZeroUsize::MIN,
            time: HINT,
        };
        let judgement = self.analysis.judgement(position)?;
        judgement.best().filter(|_| self.analysis.is_known(&wish))
    }

    /// Whether this can be asked for on the present screen, be its menu open or not.
    pub(super) fn offers_here(&self, target: Target) -> bool {
        if let Target::Command(command) = target
            && self.offers_to_open(command)
        {
            return true;
        }
        let Some(table) = self.table.as_ref().filter(|_| self.screen == Screen::Game) else {
            return false;
        };
        let studies = self.study.is_some();
        let game = &table.saved.game;
        match target {
            Target::Ply(turns) if studies => turns <= course::turns(game),
            Target::Ply(turns) => turns <= game.moves().len(),
            Target::Walk(_) => studies || !game.moves().is_empty(),
            Target::Now => self.seeing.looking.is_some(),
            Target::Command(command) => match command {
                Command::Territory | Command::Evaluation => true,
                Command::Hint => !studies && table.is_persons_turn(),
                Command::Analyse => !studies,
                Command::Review => !studies && table.outcome().is_some(),
                Command::Leave => studies,
                Command::PlayOn => studies && table.position().has_any_move(),
                Command::SetUp | Command::Records | Command::Games | Command::Export => false,
            },
            _ => false,
        }
    }

    /// The players' names.
    pub(super) fn names(&self, table: &Table) -> ByPlayer<String> {
        if let Some(study) = &self.study {
            return ByPlayer::from_fn(|player| match &study.about.names[player] {
                Some(name) => name.clone(),
                None => self.colour(player).to_owned(),
            });
        }
        ByPlayer::from_fn(|player| self.name(table, player))
    }

    /// `White` or `Black`.
    pub(super) fn colour(&self, player: Player) -> &'static str {
        self.language.colour(player)
    }

    /// Has found out what is needed for what the person sees, one thing after the other.
    pub(super) fn find_out(&mut self, effects: &mut Vec<Effect>) {
        let wish = self.wish();
        self.analysis.want(wish, effects);
    }

    fn wish(&self) -> Option<Wish> {
        let table = self
            .table
            .as_ref()
            .filter(|_| self.screen == Screen::Game && self.side.is_none())?;
        let game = &table.saved.game;
        let position = *self.position_shown(table);
        let wish = |position: Position, time| Wish {
            position,
            lines: NonZeroUsize::MIN,
            time,
        };
        let hint = self.seeing.hint.map(|position| wish(position, HINT));
        let review = || {
            let turns = u32::try_from(course::turns(game)).unwrap_or(u32::MAX);
            let each = REVIEW_TURN.min(REVIEW / turns.saturating_add(1));
            // What is on the board first, then from the end on, where it is known best.
            let all: Vec<&Position> = course::positions(game).collect();
            let all = [&position].into_iter().chain(all.into_iter().rev());
            all.map(|position| wish(*position, each))
                .find(|wish| !self.analysis.is_known(wish))
        };
        let analysis = || Wish {
            lines: LINES,
            ..wish(position, ANALYSIS)
        };
        let studied = match self.study.as_ref().map(|study| study.about.purpose) {
            Some(Purpose::Review) => Some(review().unwrap_or_else(analysis)),
            Some(Purpose::Analysis) => Some(analysis()),
            None => None,
        };
        let bar = || {
            let shown = self.settings.evaluation;
            shown.then(|| wish(position, GLANCE))
        };
        hint.filter(|hint| !self.analysis.is_known(hint))
            .or(studied)
            .or_else(bar)
    }
}
