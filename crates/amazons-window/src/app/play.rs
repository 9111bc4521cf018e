//! The course of a game: a person's taps, the computer's answers, and from one game to the next.

use std::time::Duration;

use amazons_ai::Opponent;
use amazons_core::{Game, Move, Player, Position, Square};
use amazons_store::{GameClock, GameId, SavedGame};

use super::choice::Choice;
use super::hand::{Hand, Tap};
use super::input::{Effect, Order, Task};
use super::table::{Mode, Table};
use super::{App, Menu, Screen};
use crate::scene::Pace;
use crate::sound::Sound;
use crate::who::Who;

/// Master takes no more than this share of what its clock has left, so that its flag never falls.
const SHARE_OF_CLOCK: u32 = 20;

impl App {
    pub(super) fn tap(&mut self, square: Square, now: Duration, effects: &mut Vec<Effect>) {
        let tap = self.meaning(square);
        let Some(table) = &mut self.table else { return };
        match tap {
            Tap::Ignored => {}
            Tap::Turn(hand) => {
                table.hand = hand;
                if let Some(step) = hand.pending() {
                    let turns = table.turns();
                    self.film.add_step(*table.position(), turns, step, now);
                    self.hear(Sound::Move, self.film.ends().unwrap_or(now), effects);
                }
            }
            Tap::Fire(turn) => {
                let mover = table.position().to_move();
                if table.play(turn).is_ok() {
                    self.film
                        .add_shot(*table.position(), table.turns(), turn, now);
                    self.hear(Sound::Arrow, now, effects);
                    self.turn_played(mover, now, effects);
                }
            }
        }
    }

    /// What a tap on `square` would do now.
    pub(super) fn meaning(&self, square: Square) -> Tap {
        match &self.table {
            Some(table) if table.is_persons_turn() && !self.is_looking_back() => {
                table.hand.tap(table.position(), square)
            }
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

    /// Who sits at the bottom of the board.
    pub(super) fn bottom(&self, table: &Table) -> Player {
        let usual = self.usual_bottom(table);
        if self.settings.flipped { !usual } else { usual }
    }

    /// Who sits there as long as nobody turns the board.
    pub(super) fn usual_bottom(&self, table: &Table) -> Player {
        match &self.study {
            Some(study) => study.about.bottom,
            None => table.bottom(),
        }
    }

    pub(super) fn begin(&mut self, choice: Choice, now: Duration, effects: &mut Vec<Effect>) {
        let Ok(start) = Position::start(choice.board) else {
            self.notices.add(self.language.no_start(choice.board));
            return;
        };
        self.begin_at(Game::new(start), choice, now, effects);
    }

    /// Begins a game from wherever this one stands. One left unfinished goes to the games kept.
    pub(super) fn begin_at(
        &mut self,
        game: Game,
        choice: Choice,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) {
        self.begin_as(None, game, choice, now, effects);
    }

    /// The same with a game that is known already.
    pub(super) fn begin_as(
        &mut self,
        known: Option<GameId>,
        game: Game,
        choice: Choice,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) {
        let left = self.table.as_ref();
        let left = left.filter(|left| left.outcome().is_none() && left.turns() > 0);
        // Where it is the game that is left itself, at another turn, both are kept.
        let known = known.filter(|&id| left.is_none_or(|left| left.saved.id != id));
        effects.extend(left.map(|left| Effect::Keep(left.kept(now))));
        let mut saved = SavedGame::new(
            known.unwrap_or(GameId::from(self.next_id)),
            self.next_seed,
            choice.who.map(Who::seat),
            game,
        );
        self.analysis.clear();
        self.seeing.forget();
        saved.clock = choice.clocks().map(GameClock::new);
        self.next_seed = self.next_seed.wrapping_add(1);
        self.next_id = self.next_id.wrapping_add(1);
        effects.push(Effect::Save(saved.clone()));
        self.film.cut();
        self.table = Table::new(saved);
        self.go_on(now, effects);
    }

    pub(super) fn go_on(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        self.screen = Screen::Game;
        self.hovered = None;
        self.grip = None;
        self.keyboard.lay_down();
        self.watch.forget();
        self.watch.is_paused = false;
        self.look_from(now);
        self.count_if_due(effects);
        self.think_if_due(now, effects);
    }

    pub(super) fn leave_game(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        self.end_study();
        self.side = None;
        self.cancel_thinking(effects);
        self.keep_clocks(now, effects);
        self.seeing.forget();
        self.screen = Screen::Settings;
        self.menu = Menu::Shut;
        self.hovered = None;
        self.grip = None;
        self.keyboard.lay_down();
        if let Some(table) = &mut self.table {
            table.hand = Hand::Empty;
            table.plays_out = false;
        }
        self.table.take_if(|table| table.outcome().is_some());
    }

    pub(super) fn quit(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        self.cancel_thinking(effects);
        self.keep_clocks(now, effects);
        effects.push(Effect::Quit);
    }

    /// Keeps what the clocks have run since the last turn.
    fn keep_clocks(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let table = self.table.as_mut().filter(|_| self.screen == Screen::Game);
        if let Some(table) = table.filter(|table| table.to_move().is_some())
            && let Some(clock) = &mut table.clock
        {
            clock.stop(now);
            effects.push(Effect::Save(table.kept(now)));
        }
    }

    pub(super) fn answer(&mut self, turn: Option<Move>, now: Duration, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let mover = table.position().to_move();
        match turn.filter(|&turn| table.position().is_legal(turn)) {
            Some(turn) if self.is_watching() => self.hold(turn, now),
            Some(turn) => self.play_computers_turn(turn, now, effects),
            None => {
                let name = self.name(table, mover);
                self.notices.add(self.language.found_no_move(&name));
            }
        }
    }

    /// Plays a turn that the computer has found.
    pub(super) fn play_computers_turn(
        &mut self,
        turn: Move,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) {
        let is_shown = !self.is_watching() || self.pace() != Pace::Fast;
        let Some(table) = &mut self.table else { return };
        let (before, turns) = (*table.position(), table.turns());
        if table.play(turn).is_err() {
            return;
        }
        if is_shown {
            let after = *table.position();
            self.film.add_step(before, turns, (turn.from, turn.to), now);
            let arrives = self.film.ends().unwrap_or(now);
            self.film.add_shot(after, turns + 1, turn, now);
            self.hear(Sound::Move, arrives, effects);
            self.hear(Sound::Arrow, arrives, effects);
        }
        self.look_from(now);
        self.turn_played(before.to_move(), now, effects);
    }

    /// Keeps the game after a turn, and has the next one chosen where it is the computer's.
    fn turn_played(&mut self, mover: Player, now: Duration, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.table else { return };
        if let Some(clock) = &mut table.clock {
            clock.turn(mover, now);
        }
        let saved = table.kept(now);
        effects.push(match table.outcome() {
            Some(_) => Effect::Finish(saved),
            None => Effect::Save(saved),
        });
        self.count_if_due(effects);
        self.think_if_due(now, effects);
    }

    /// Has the computer think where it has the turn.
    pub(super) fn think_if_due(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let Some(player) = table.to_move() else {
            return;
        };
        let task = match table.who[player] {
            _ if table.plays_out => Task::Fill,
            Who::Person => return,
            Who::Computer(opponent) => Task::Choose {
                opponent: in_time(opponent, table, player, now),
                seed: table.saved.seed,
                turns_played: table.turns(),
            },
        };
        self.generation += 1;
        self.awaits_answer = true;
        self.depth = None;
        effects.push(Effect::Think(Order {
            generation: self.generation,
            position: *table.position(),
            task,
        }));
    }

    pub(super) fn cancel_thinking(&mut self, effects: &mut Vec<Effect>) {
        self.watch.forget();
        if self.awaits_answer {
            self.awaits_answer = false;
            effects.push(Effect::CancelThinking);
        }
    }

    /// A player's name: `You`, `Hard`, or the colour where two people play.
    pub(super) fn name(&self, table: &Table, player: Player) -> String {
        let say = self.language;
        match (table.who[player], table.mode()) {
            (Who::Computer(opponent), _) => say.opponent(opponent),
            (Who::Person, Mode::TwoPeople) => say.colour(player).to_owned(),
            (Who::Person, _) => say.you().to_owned(),
        }
    }
}

/// The opponent, in as much of a hurry as its clock asks for.
fn in_time(opponent: Opponent, table: &Table, player: Player, now: Duration) -> Opponent {
    match (opponent, table.clock) {
        (Opponent::Master { move_time }, Some(clock)) => Opponent::Master {
            move_time: move_time.min(clock.left(now)[player] / SHARE_OF_CLOCK),
        },
        (opponent, _) => opponent,
    }
}
