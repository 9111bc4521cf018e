//! The course of a game: the person's taps, the computer's answers, and from one game to the next.

use std::time::Duration;

use amazons_core::{Game, Move, Player, Position, Square};
use amazons_store::{GameId, SavedGame, Seat};

use super::hand::{Hand, Tap};
use super::input::{Effect, Order};
use super::table::Table;
use super::{App, Choice, Menu, Screen};

impl App {
    pub(super) fn tap(&mut self, square: Square, now: Duration, effects: &mut Vec<Effect>) {
        let tap = self.meaning(square);
        let Some(table) = &mut self.table else { return };
        match tap {
            Tap::Ignored => {}
            Tap::Turn(hand) => {
                table.hand = hand;
                if let Some(step) = hand.pending() {
                    let (position, last) = (*table.position(), table.last());
                    self.film.add_step(position, last, step, now);
                }
            }
            Tap::Fire(turn) => {
                if table.play(turn).is_ok() {
                    self.film.add_shot(*table.position(), turn, now);
                    self.turn_played(effects);
                }
            }
        }
    }

    /// What a tap on `square` would do now.
    pub(super) fn meaning(&self, square: Square) -> Tap {
        match &self.table {
            Some(table) if table.is_persons_turn() => table.hand.tap(table.position(), square),
            _ => Tap::Ignored,
        }
    }

    /// Takes back one tap of the person's turn; whether there was one.
    pub(super) fn step_back(&mut self) -> bool {
        let Some(table) = self.table.as_mut().filter(|_| self.screen == Screen::Game) else {
            return false;
        };
        let back = table.hand.back();
        if let Some(hand) = back {
            table.hand = hand;
        }
        back.is_some()
    }

    pub(super) fn begin(&mut self, choice: Choice, effects: &mut Vec<Effect>) {
        let Ok(start) = Position::start(choice.board) else {
            self.notices.add(self.language.no_start(choice.board));
            return;
        };
        self.set_up(choice, Game::new(start), effects);
    }

    /// Begins a game from where another stands, against the opponent last chosen.
    pub(super) fn begin_at(&mut self, game: Game, effects: &mut Vec<Effect>) {
        self.set_up(self.choice, game, effects);
    }

    fn set_up(&mut self, choice: Choice, game: Game, effects: &mut Vec<Effect>) {
        let saved = SavedGame::new(
            GameId::from(self.next_id),
            self.next_seed,
            Seat::against(&choice.level.to_string(), Player::White),
            game,
        );
        self.analysis.clear();
        self.seeing.forget();
        self.next_seed = self.next_seed.wrapping_add(1);
        self.next_id = self.next_id.wrapping_add(1);
        effects.push(Effect::Save(saved.clone()));
        self.table = Table::new(saved);
        self.go_on(effects);
    }

    pub(super) fn go_on(&mut self, effects: &mut Vec<Effect>) {
        self.screen = Screen::Game;
        self.hovered = None;
        self.think_if_due(effects);
    }

    pub(super) fn leave_game(&mut self, effects: &mut Vec<Effect>) {
        self.end_study();
        self.cancel_thinking(effects);
        self.seeing.forget();
        self.screen = Screen::Settings;
        self.menu = Menu::Shut;
        self.hovered = None;
        if let Some(table) = &mut self.table {
            table.hand = Hand::Empty;
        }
        self.table.take_if(|table| table.outcome().is_some());
    }

    pub(super) fn quit(&mut self, effects: &mut Vec<Effect>) {
        self.cancel_thinking(effects);
        effects.push(Effect::Quit);
    }

    pub(super) fn answer(&mut self, turn: Option<Move>, now: Duration, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.table else { return };
        let (before, last) = (*table.position(), table.last());
        match turn.map(|turn| table.play(turn).map(|()| turn)) {
            Some(Ok(turn)) => {
                let after = *table.position();
                self.film.add_step(before, last, (turn.from, turn.to), now);
                self.film.add_shot(after, turn, now);
                self.turn_played(effects);
            }
            Some(Err(_)) | None => self.notices.add(self.language.no_answer(table.level)),
        }
    }

    /// Keeps the game after a turn, and has the next one chosen where it is the computer's.
    pub(super) fn turn_played(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let saved = table.saved.clone();
        effects.push(match table.outcome() {
            Some(_) => Effect::Finish(saved),
            None => Effect::Save(saved),
        });
        self.think_if_due(effects);
    }

    pub(super) fn think_if_due(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        if table.to_move().is_some() && !table.is_persons_turn() {
            self.generation += 1;
            self.awaits_answer = true;
            effects.push(Effect::Think(Order {
                generation: self.generation,
                position: *table.position(),
                level: table.level,
                seed: table.saved.seed,
                turns_played: table.saved.game.moves().len(),
            }));
        }
    }

    pub(super) fn cancel_thinking(&mut self, effects: &mut Vec<Effect>) {
        if self.awaits_answer {
            self.awaits_answer = false;
            effects.push(Effect::CancelThinking);
        }
    }
}
