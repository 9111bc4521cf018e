//! The engine's side of UCI.

use core::num::NonZeroUsize;

use amazons_ai::learned::Judge;
use amazons_ai::{Limits, Terms, TerritoryMap, winning_chance};
use amazons_core::{Game, Player, Position};

use crate::equipment::Equipment;
use crate::picture::Picture;
use crate::strength::Strength;
use crate::task::{Hold, Task};
use crate::time::{Allotment, ClockTime};
use crate::uci::{Answer, Command, Go, OptionKind, OptionOffer, Place, SetOption};

/// Lines that may be asked for at once.
const MOST_LINES: usize = 500;

/// A conversation in UCI: the game on the board, and the options.
///
/// Pure: a line goes in, and what has to be done comes out. Whatever comes in, the conversation goes on;
/// what is refused leaves everything as it was.
///
/// ```
/// use amazons_engine::{Effect, Session};
///
/// let mut session = Session::new();
/// let refused = session.line("position startpos moves d1d7,d7g7 d10d6,d6d5");
/// let [Effect::Say(answer)] = refused.as_slice() else {
///     panic!("one answer");
/// };
/// assert_eq!(
///     answer.to_string(),
///     "info string position refused: move 2, d10-d6/d5: the path d10-d6 is blocked at d7"
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    options: Options,
}

#[derive(Clone, Copy, Debug)]
struct Options {
    lines: NonZeroUsize,
    strength: Strength,
    seed: u64,
    ponders: bool,
}

/// Something to be done, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Say this.
    Say(Answer),
    /// Begin to think; say what comes out when it has.
    Think(Task),
    /// Begin to count the sequences of so many turns; say how many there are.
    Count(Position, u32),
    /// End the thinking: its answer is wanted now.
    Stop,
    /// Tell the thinking that the move thought about was played.
    Hit,
    /// Remember nothing of what was thought before.
    Forget,
    /// Remember in so many mebibytes from now on, or say why not. Forgets.
    Hash(usize),
    /// Think with so many threads from now on. Forgets.
    Threads(NonZeroUsize),
    /// End the engine.
    Quit,
}

impl Session {
    /// A conversation that begins with the start of the Classic board.
    #[must_use]
    pub fn new() -> Session {
        let start = Place::default().game();
        Session {
            game: start.expect("no move is played, so none is illegal"),
            options: Options {
                lines: NonZeroUsize::MIN,
                strength: Strength::Full,
                seed: 0,
                ponders: false,
            },
        }
    }

    /// Takes one line. Empty lines do nothing.
    pub fn line(&mut self, line: &str) -> Vec<Effect> {
        if line.trim().is_empty() {
            return Vec::new();
        }
        match line.parse() {
            Ok(command) => self.command(command),
            Err(error) => say(Answer::words(format!("refused: {error}"))),
        }
    }

    fn command(&mut self, command: Command) -> Vec<Effect> {
        match command {
            Command::Uci => introduction().into_iter().map(Effect::Say).collect(),
            Command::IsReady => say(Answer::ReadyOk),
            Command::NewGame => vec![Effect::Forget],
            Command::SetOption(set) => match self.options.set(&set) {
                Ok(effect) => effect.into_iter().collect(),
                Err(why) => say(Answer::words(why)),
            },
            Command::Position(place) => match place.game() {
                Ok(game) => {
                    self.game = game;
                    Vec::new()
                }
                Err(error) => say(Answer::words(format!("position refused: {error}"))),
            },
            Command::Go(go) => vec![Effect::Think(self.task(&go))],
            Command::Perft(depth) => vec![Effect::Count(*self.game.position(), depth)],
            Command::Stop => vec![Effect::Stop],
            Command::PonderHit => vec![Effect::Hit],
            Command::Display => say(Answer::Text(self.picture())),
            Command::Eval => say(Answer::Text(self.judgement())),
            Command::Quit => vec![Effect::Quit],
        }
    }

    fn task(&self, go: &Go) -> Task {
        let Options {
            lines,
            strength,
            seed,
            ponders,
        } = self.options;
        let reading = self.game.reading();
        let player = reading.position.to_move();
        let of_clock = go.time[player].map(|left| {
            let clock = ClockTime {
                left,
                increment: go.increment[player],
                moves_to_go: go.moves_to_go,
            };
            let allotment = Allotment::of_clock(clock, &reading.position);
            match ponders {
                true => allotment.with_pondering(),
                false => allotment,
            }
        });
        let for_move = go.movetime.map(Allotment::for_move);
        Task {
            position: reading.position,
            turns_played: reading.counters.halfmove,
            strength,
            seed,
            limits: Limits {
                depth: go.depth,
                nodes: go.nodes,
                lines,
            },
            allotment: match (of_clock, for_move) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            },
            hold: match go {
                Go { ponder: true, .. } => Hold::Hit,
                Go { infinite: true, .. } => Hold::Stop,
                _ => Hold::Nothing,
            },
        }
    }

    /// The board and the position text, as `d` shows them.
    fn picture(&self) -> String {
        let reading = self.game.reading();
        let position = reading.position;
        let picture = Picture(&position);
        format!(
            "{picture}\n\nFen: {reading}\nTo move: {}, with {} moves",
            position.to_move(),
            position.move_count()
        )
    }

    /// The evaluation and what it is made of, as `eval` shows them.
    fn judgement(&self) -> String {
        let position = self.game.position();
        let evaluation = Judge::of(position.geometry()).score(position);
        let chance = winning_chance(evaluation) * 100.0;
        let territory = TerritoryMap::of(position);
        let first = |player: Player| territory.first(player).len();
        let Terms {
            queen_lead,
            queen_ties,
            king_lead,
            king_ties,
            queen_closeness,
            king_closeness,
            contested,
        } = Terms::of(position);
        format!(
            "White's lead in squares by queen moves: {queen_lead}, with {queen_ties} ties\n\
             White's lead in squares by king moves: {king_lead}, with {king_ties} ties\n\
             White's closeness by queen moves: {queen_closeness:.2}\n\
             White's closeness by king moves: {king_closeness:.2}\n\
             Contested: {contested:.2}\n\
             Squares reached first by White: {}, by Black: {}, by both equally soon: {}, by nobody: {}\n\
             Evaluation for {}, who is to move: {evaluation}, a chance to win of {chance:.0} %",
            first(Player::White),
            first(Player::Black),
            territory.equally().len(),
            territory.nobody().len(),
            position.to_move(),
        )
    }
}

impl Default for Session {
    fn default() -> Self {
        Session::new()
    }
}

fn say(answer: Answer) -> Vec<Effect> {
    vec![Effect::Say(answer)]
}

/// The answer to `uci`.
fn introduction() -> Vec<Answer> {
    let name = concat!("Amazons ", env!("CARGO_PKG_VERSION"));
    let offer = |name: &str, kind| {
        Answer::Option(OptionOffer {
            name: name.to_owned(),
            kind,
        })
    };
    vec![
        Answer::Name(name.to_owned()),
        Answer::Author("the Amazons authors".to_owned()),
        offer(
            VARIANT,
            OptionKind::Combo {
                default: AMAZONS.to_owned(),
                values: vec![AMAZONS.to_owned()],
            },
        ),
        offer(
            MULTI_PV,
            OptionKind::Spin {
                default: 1,
                min: 1,
                max: MOST_LINES as i64,
            },
        ),
        offer(
            HASH,
            OptionKind::Spin {
                default: Equipment::default().hash as i64,
                min: 1,
                max: Equipment::MOST_HASH as i64,
            },
        ),
        offer(
            THREADS,
            OptionKind::Spin {
                default: Equipment::default().threads.get() as i64,
                min: 1,
                max: Equipment::MOST_THREADS as i64,
            },
        ),
        offer(PONDER, OptionKind::Check { default: false }),
        offer(
            LEVEL,
            OptionKind::Combo {
                default: Strength::Full.to_string(),
                values: Strength::all()
                    .map(|strength| strength.to_string())
                    .collect(),
            },
        ),
        // A text, because user interfaces keep the numbers of a `spin` in 32 bits.
        offer(
            SEED,
            OptionKind::Text {
                default: "0".to_owned(),
            },
        ),
        Answer::UciOk,
    ]
}

const VARIANT: &str = "UCI_Variant";
const AMAZONS: &str = "amazons";
const MULTI_PV: &str = "MultiPV";
const HASH: &str = "Hash";
const THREADS: &str = "Threads";
const PONDER: &str = "Ponder";
const LEVEL: &str = "Level";
const SEED: &str = "Seed";

impl Options {
    /// Sets an option, or tells why not. Answers what else has to be done for it.
    fn set(&mut self, set: &SetOption) -> Result<Option<Effect>, String> {
        let SetOption { name, value } = set;
        let is = |option: &str| name.eq_ignore_ascii_case(option);
        let shown = crate::excerpt::excerpt(value);
        // A whole number from 1 on.
        let count = |option: &str, most: usize| {
            let count = value.parse().ok();
            let count = count.filter(|count: &NonZeroUsize| count.get() <= most);
            count.ok_or_else(|| {
                format!("{option} refused: `{shown}` is not a number from 1 to {most}")
            })
        };
        if is(VARIANT) {
            if !value.eq_ignore_ascii_case(AMAZONS) {
                return Err(format!(
                    "{VARIANT} refused: `{shown}` is not offered, only {AMAZONS}"
                ));
            }
        } else if is(HASH) {
            let hash = count(HASH, Equipment::MOST_HASH)?;
            return Ok(Some(Effect::Hash(hash.get())));
        } else if is(THREADS) {
            let threads = count(THREADS, Equipment::MOST_THREADS)?;
            return Ok(Some(Effect::Threads(threads)));
        } else if is(MULTI_PV) {
            self.lines = count(MULTI_PV, MOST_LINES)?;
        } else if is(PONDER) {
            self.ponders = value
                .parse()
                .map_err(|_| format!("{PONDER} refused: `{shown}` is neither true nor false"))?;
        } else if is(LEVEL) {
            self.strength = value
                .parse()
                .map_err(|error| format!("{LEVEL} refused: `{shown}` is {error}"))?;
        } else if is(SEED) {
            self.seed = value
                .parse()
                .map_err(|_| format!("{SEED} refused: `{shown}` is not a whole number"))?;
        } else {
            return Err(format!(
                "setoption refused: no option is named `{}`",
                crate::excerpt::excerpt(name)
            ));
        }
        Ok(None)
    }
}
