//! Turns taken back and played again.

use std::time::Duration;

use super::App;
use super::hand::Hand;
use super::input::Effect;
use super::table::{Mode, Table};

impl Table {
    /// How many turns are taken back at once: one's own and the reply to it, or one's own alone while
    /// the computer thinks about it. `None` where there is none of one's own, or where the game is over
    /// or nobody's to take back.
    pub(crate) fn undoes(&self) -> Option<usize> {
        let played = self.saved.game.moves().len();
        let count = match self.mode() {
            Mode::Against(..) if self.is_persons_turn() => 2,
            Mode::Against(..) | Mode::TwoPeople => 1,
            Mode::Watch => return None,
        };
        let goes_on = self.to_move().is_some() && !self.plays_out;
        (goes_on && played >= count).then_some(count)
    }

    /// How many turns are played again at once.
    pub(crate) fn redoes(&self) -> Option<usize> {
        let undone = self.saved.game.undone().len();
        let count = match self.mode() {
            // A turn taken back before there was a reply has none.
            Mode::Against(..) => undone.min(2),
            Mode::TwoPeople => undone.min(1),
            Mode::Watch => 0,
        };
        (count > 0 && self.is_persons_turn()).then_some(count)
    }

    /// Takes back a turn, and what its side's clock got for it.
    fn undo(&mut self) {
        if self.saved.game.undo().is_some()
            && let Some(clock) = &mut self.clock
        {
            clock.undo(self.saved.game.position().to_move());
        }
    }

    /// Plays a turn again.
    fn redo(&mut self) {
        let mover = self.saved.game.position().to_move();
        if self.saved.game.redo().is_some()
            && let Some(clock) = &mut self.clock
        {
            clock.redo(mover);
        }
    }
}

impl App {
    /// Takes back the step of the turn under way, else the last whole turn.
    pub(super) fn undo(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        self.seeing.looking = None;
        if self.step_back() {
            return;
        }
        let Some(count) = self.table.as_ref().and_then(Table::undoes) else {
            return;
        };
        self.cancel_thinking(effects);
        self.change_turns(now, effects, |table| {
            for _ in 0..count {
                table.undo();
            }
        });
    }

    /// Plays again what was taken back last.
    pub(super) fn redo(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let Some(count) = self.table.as_ref().and_then(Table::redoes) else {
            return;
        };
        self.change_turns(now, effects, |table| {
            for _ in 0..count {
                table.redo();
            }
        });
    }

    fn change_turns(
        &mut self,
        now: Duration,
        effects: &mut Vec<Effect>,
        change: impl FnOnce(&mut Table),
    ) {
        let Some(table) = &mut self.table else { return };
        table.hand = Hand::Empty;
        if let Some(clock) = &mut table.clock {
            clock.stop(now);
        }
        change(table);
        effects.push(Effect::Save(table.kept(now)));
        self.count_if_due(effects);
        self.think_if_due(now, effects);
    }
}
