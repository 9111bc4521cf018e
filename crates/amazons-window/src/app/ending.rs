//! Games that end before somebody is out of moves: a flag falls, or the rest is counted.

use std::time::Duration;

use amazons_store::{Ruling, Verdict};

use super::App;
use super::hand::Hand;
use super::input::Effect;
use super::left::{CountOrder, Left};

impl App {
    /// Ends the game of whose clock has run down.
    pub(super) fn look_at_flags(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let Some(table) = self
            .table
            .as_ref()
            .filter(|table| table.to_move().is_some())
        else {
            return;
        };
        if let Some(loser) = table.clock.and_then(|clock| clock.fallen(now)) {
            let ruling = Ruling {
                winner: !loser,
                by: Verdict::Time,
            };
            self.rule(ruling, now, effects);
        }
    }

    /// Has the moves left counted once no amazon meets the enemy any more.
    pub(super) fn count_if_due(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        if table.is_separated() && table.left().is_none() {
            effects.push(Effect::Count(CountOrder {
                turns: table.turns(),
                position: *table.position(),
            }));
        }
    }

    /// Takes in what was counted.
    pub(super) fn counted(&mut self, left: Left) {
        if let Some(table) = &mut self.table
            && *table.position() == left.position
        {
            table.left = Some(left);
        }
    }

    /// Whether the person may have the rest counted, or played out, instead of playing it.
    pub(super) fn offers_ending(&self) -> bool {
        let table = self.table.as_ref().filter(|_| self.study.is_none());
        table.is_some_and(|table| {
            table.to_move().is_some() && table.left().is_some() && !table.plays_out
        })
    }

    /// Ends the game with the result that the count has proved.
    pub(super) fn end_by_count(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let winner = self.table.as_ref().and_then(|table| table.left()?.winner());
        if let Some(winner) = winner.filter(|_| self.offers_ending()) {
            let ruling = Ruling {
                winner,
                by: Verdict::Count,
            };
            self.rule(ruling, now, effects);
        }
    }

    /// Has the computer play the rest for both sides, without losing a move.
    pub(super) fn play_out(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if !self.offers_ending() {
            return;
        }
        self.cancel_thinking(effects);
        if let Some(table) = &mut self.table {
            table.plays_out = true;
            table.hand = Hand::Empty;
            // The rest is nobody's time any more.
            if let Some(clock) = &mut table.clock {
                clock.stop(now);
            }
        }
        self.watch.is_paused = false;
        self.think_if_due(now, effects);
    }

    fn rule(&mut self, ruling: Ruling, now: Duration, effects: &mut Vec<Effect>) {
        self.cancel_thinking(effects);
        if let Some(table) = &mut self.table {
            table.saved.ruling = Some(ruling);
            table.hand = Hand::Empty;
            if let Some(clock) = &mut table.clock {
                clock.stop(now);
            }
            effects.push(Effect::Finish(table.kept(now)));
        }
    }
}
