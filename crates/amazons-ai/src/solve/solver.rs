//! The solver and its memory.

use core::cmp::Reverse;

use amazons_core::{Move, Player, Position};

use crate::endgame::{Allowance, Fillings, Stopped};
use crate::observer::Observer;

use super::numbers::Numbers;
use super::search::{Search, promise};
use super::solution::{Solution, SolveLimits};
use super::state::State;
use super::table::{Key, Table};

/// Proves who wins, and remembers what it has proved from one question to the next.
///
/// Answers are proofs, but for the chance, below one in a billion for any question, that two states of
/// the game share all 128 bits of their keys. `None` is answered where a limit was reached or the
/// observer said stop; what has been proved until then is kept, so that asking again goes on from
/// there. Same questions in the same order, no stop: the same answers on every machine.
///
/// Method: proof search over the contested regions alone. Regions of one side are numbers of moves,
/// counted exactly; of these only the difference matters, and a state proved won with one difference
/// is won with every greater one. Where the moves that one side is sure of outnumber all that the
/// other could make, nothing is searched.
///
/// ```
/// use amazons_ai::{Patient, SolveLimits, Solver};
/// use amazons_core::{Player, Position};
///
/// let mut solver = Solver::new(16);
/// let limits = SolveLimits::default();
/// let start = Position::start("4x4".parse()?)?;
/// let solution = solver.solve(&start, &limits, &mut Patient).expect("nobody says stop");
/// assert_eq!(solution.winner, Player::Black);
///
/// // Of all replies to one of the first moves one alone wins.
/// let position = start.play("b1-b3/c2".parse()?)?;
/// let winning = solver.winning_moves(&position, &limits, &mut Patient).expect("nobody says stop");
/// assert_eq!(position.move_count(), 27);
/// assert_eq!(winning, ["a3-b2/c3".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    table: Table,
    fillings: Fillings,
    nodes: u64,
}

impl Solver {
    /// A solver that remembers proofs in at most so many MiB, and a few MiB of closed regions.
    #[must_use]
    pub fn new(mebibytes: usize) -> Solver {
        /// Areas whose moves are remembered.
        const AREAS: usize = 1 << 16;
        Solver {
            table: Table::new(mebibytes),
            fillings: Fillings::new(AREAS),
            nodes: 0,
        }
    }

    /// Positions looked at since the solver was made.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What has been found out about states that took at least so many positions, to be written to a
    /// file: a solver of the same size that [takes it up](Self::take_up) has not to find that out again.
    ///
    /// ```
    /// use amazons_ai::{Patient, SolveLimits, Solver};
    /// use amazons_core::Position;
    ///
    /// let start = Position::start("4x4".parse()?)?;
    /// let mut first = Solver::new(1);
    /// let winner = first.winner(&start, &SolveLimits::default(), &mut Patient);
    ///
    /// let mut second = Solver::new(1);
    /// assert!(second.take_up(&first.proofs(100)));
    /// assert_eq!(second.winner(&start, &SolveLimits::default(), &mut Patient), winner);
    /// assert!(second.nodes() < first.nodes() / 10);
    /// assert!(!Solver::new(2).take_up(&first.proofs(100)), "not of the same size");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn proofs(&self, least_positions: u64) -> Vec<u64> {
        self.table.words(least_positions)
    }

    /// Takes up what [`proofs`](Self::proofs) gave and tells whether a solver of this size can; what
    /// was changed on the way is believed.
    #[must_use]
    pub fn take_up(&mut self, proofs: &[u64]) -> bool {
        self.table.take_up(proofs)
    }

    /// Who wins, and a move for the side to move.
    pub fn solve(
        &mut self,
        position: &Position,
        limits: &SolveLimits,
        observer: &mut impl Observer,
    ) -> Option<Solution> {
        self.ask(limits, observer, |question| question.solve(position))
    }

    /// Who wins.
    pub fn winner(
        &mut self,
        position: &Position,
        limits: &SolveLimits,
        observer: &mut impl Observer,
    ) -> Option<Player> {
        self.ask(limits, observer, |question| question.winner(position))
    }

    /// All winning moves of the side to move, in the order of [`Position::moves`]; none where all
    /// lose.
    pub fn winning_moves(
        &mut self,
        position: &Position,
        limits: &SolveLimits,
        observer: &mut impl Observer,
    ) -> Option<Vec<Move>> {
        self.ask(limits, observer, |question| {
            question.winning_moves(position)
        })
    }

    /// A way to the end of the game on which the winner makes no mistake and the other side the moves
    /// that were hardest to answer.
    ///
    /// Whoever wants to check it proves each position in which the loser is to move anew.
    pub fn line(
        &mut self,
        position: &Position,
        limits: &SolveLimits,
        observer: &mut impl Observer,
    ) -> Option<Vec<Move>> {
        self.ask(limits, observer, |question| question.line(position))
    }

    fn ask<O: Observer, T>(
        &mut self,
        limits: &SolveLimits,
        observer: &mut O,
        question: impl FnOnce(&mut Question<'_, '_, O>) -> Result<T, Stopped>,
    ) -> Option<T> {
        let budget = limits.nodes.unwrap_or(u64::MAX);
        let mut allowance = Allowance::new(budget, observer);
        let answer = question(&mut Question {
            table: &mut self.table,
            fillings: &mut self.fillings,
            allowance: &mut allowance,
        });
        self.nodes += allowance.spent();
        answer.ok()
    }
}

/// A question that is being answered.
struct Question<'a, 'b, O> {
    table: &'a mut Table,
    fillings: &'a mut Fillings,
    allowance: &'a mut Allowance<'b, O>,
}

/// A first move and the state behind it.
struct First {
    mv: Move,
    state: State,
    key: Key,
}

impl<O: Observer> Question<'_, '_, O> {
    fn winner(&mut self, position: &Position) -> Result<Player, Stopped> {
        let state = self.state(position)?;
        let is_won = self.is_won(&state, Key::of(&state))?;
        let to_move = position.to_move();
        Ok(if is_won { to_move } else { !to_move })
    }

    fn solve(&mut self, position: &Position) -> Result<Solution, Stopped> {
        let winner = self.winner(position)?;
        let firsts = self.firsts(position)?;
        let best = match winner == position.to_move() {
            true => self.winning(&firsts)?,
            false => self.hardest(&firsts),
        };
        Ok(Solution { winner, best })
    }

    fn winning_moves(&mut self, position: &Position) -> Result<Vec<Move>, Stopped> {
        let mut winning = Vec::new();
        for first in self.firsts(position)? {
            if !self.is_won(&first.state, first.key)? {
                winning.push(first.mv);
            }
        }
        Ok(winning)
    }

    fn line(&mut self, position: &Position) -> Result<Vec<Move>, Stopped> {
        let mut line = Vec::new();
        let mut position = *position;
        while let Some(mv) = self.solve(&position)?.best {
            line.push(mv);
            position = position.play_unchecked(mv);
        }
        Ok(line)
    }

    fn firsts(&mut self, position: &Position) -> Result<Vec<First>, Stopped> {
        let mut firsts = Vec::new();
        for mv in position.moves() {
            let state = self.state(&position.play_unchecked(mv))?;
            let key = Key::of(&state);
            firsts.push(First { mv, state, key });
        }
        Ok(firsts)
    }

    /// A winning move. What is known comes first, then what looks best.
    fn winning(&mut self, firsts: &[First]) -> Result<Option<Move>, Stopped> {
        let known = |question: &mut Self, first: &First| question.known(&first.state, first.key);
        if let Some(first) = firsts
            .iter()
            .find(|first| known(self, first) == Some(false))
        {
            return Ok(Some(first.mv));
        }
        let mut order: Vec<&First> = firsts.iter().collect();
        order.sort_by_key(|first| Reverse(promise(&first.state)));
        for first in order {
            if !self.is_won(&first.state, first.key)? {
                return Ok(Some(first.mv));
            }
        }
        Ok(None)
    }

    /// The move that took most work to answer.
    fn hardest(&self, firsts: &[First]) -> Option<Move> {
        let work = |first: &&First| (self.table.work(first.key), promise(&first.state));
        firsts.iter().max_by_key(work).map(|first| first.mv)
    }

    fn state(&mut self, position: &Position) -> Result<State, Stopped> {
        self.allowance.spend()?;
        State::of(position, self.fillings, self.allowance)
    }

    fn known(&mut self, state: &State, key: Key) -> Option<bool> {
        let is_won = state.is_won(self.fillings, self.allowance);
        is_won.or_else(|| self.table.recall(key, state.lead))
    }

    fn is_won(&mut self, state: &State, key: Key) -> Result<bool, Stopped> {
        if let Some(is_won) = self.known(state, key) {
            return Ok(is_won);
        }
        let mut search = Search::new(self.table, self.fillings, self.allowance);
        Ok(search.prove(state, key, Numbers::UNLIMITED)?.win == 0)
    }
}
