//! The engine's side of GTP.

use core::fmt;
use core::num::NonZeroUsize;
use core::time::Duration;

use amazons_ai::{Limits, Searcher};
use amazons_core::{Game, Geometry, Move, Player, Position};

use crate::args::GtpArgs;
use crate::clock::Clock;
use crate::excerpt::excerpt;
use crate::gtp::clocks::{Clocks, Settings, TimeLeft};
use crate::gtp::margin::margin;
use crate::gtp::request::Request;
use crate::picture::Picture;
use crate::signals::Signals;
use crate::task::{Hold, Task};
use crate::time::Allotment;

/// A conversation in GTP: the game on the board, the clocks, and how to play.
///
/// A line goes in, a reply comes out, and for `genmove` the thinking lies between. Whatever comes in,
/// the conversation goes on; what fails leaves everything as it was.
///
/// ```
/// use std::num::NonZeroUsize;
/// use std::time::Duration;
///
/// use amazons_engine::Equipment;
/// use amazons_engine::args::{EquipmentArgs, GtpArgs};
/// use amazons_engine::gtp::Session;
///
/// let args = GtpArgs {
///     level: "easy".parse()?,
///     seed: 7,
///     movetime: Duration::from_secs(1),
///     nodes: None,
///     equipment: EquipmentArgs { hash: 1, threads: NonZeroUsize::MIN },
/// };
/// let mut session = Session::new(&args, Equipment::default().searcher()?, || Duration::ZERO);
/// let reply = session.line("1 play white D1-D7-D8").expect("an answer");
/// assert_eq!(reply.to_string(), "=1\n\n");
/// let reply = session.line("2 play black D10-D8-A8").expect("an answer");
/// assert_eq!(reply.to_string(), "?2 illegal move: the path d10-d8 is blocked at d8\n\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Session<C> {
    game: Game,
    clocks: Option<Clocks>,
    args: GtpArgs,
    /// Remembers from move to move.
    searcher: Searcher,
    clock: C,
}

/// The answer to one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    id: String,
    /// What was asked for, or why it failed.
    pub result: Result<String, String>,
    /// Whether the engine has to end now.
    pub quits: bool,
}

impl Reply {
    /// The reply to a line that was not even taken apart.
    pub(crate) fn refusal(why: &str) -> Reply {
        Reply {
            id: String::new(),
            result: Err(format!("syntax error: {why}")),
            quits: false,
        }
    }
}

impl fmt::Display for Reply {
    /// The whole reply, the empty line at its end included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, text) = match &self.result {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        write!(f, "{sign}{}", self.id)?;
        if !text.is_empty() {
            write!(f, " {text}")?;
        }
        f.write_str("\n\n")
    }
}

/// Every command, in the order of the alphabet.
const COMMANDS: [&str; 19] = [
    "boardsize",
    "clear_board",
    "final_score",
    "genmove",
    "known_command",
    "list_commands",
    "list_games",
    "name",
    "play",
    "protocol_version",
    "query_boardsize",
    "quit",
    "reg_genmove",
    "set_game",
    "showboard",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

const GAME: &str = "Amazons";

impl<C: Clock> Session<C> {
    /// A conversation that begins with the start of the Classic board.
    #[must_use]
    pub fn new(args: &GtpArgs, searcher: Searcher, clock: C) -> Session<C> {
        let start = Position::start(Geometry::CLASSIC).expect("the board is large enough");
        Session {
            game: Game::new(start),
            clocks: None,
            args: args.clone(),
            searcher,
            clock,
        }
    }

    /// Takes one line; `None` where there is nothing in it.
    pub fn line(&mut self, line: &str) -> Option<Reply> {
        let Request {
            id,
            command,
            arguments,
        } = Request::read(line)?;
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        Some(Reply {
            id,
            result: self.answer(&command, &arguments),
            quits: command == "quit",
        })
    }

    fn answer(&mut self, command: &str, arguments: &[&str]) -> Result<String, String> {
        match (command, arguments) {
            ("protocol_version", _) => Ok("2".into()),
            ("name", _) => Ok(GAME.into()),
            ("version", _) => Ok(env!("CARGO_PKG_VERSION").into()),
            ("known_command", [name, ..]) => Ok(COMMANDS.contains(name).to_string()),
            ("list_commands", _) => Ok(COMMANDS.join("\n")),
            ("list_games", _) => Ok(GAME.into()),
            ("set_game", [name, ..]) => match name.eq_ignore_ascii_case(GAME) {
                true => self.restart(self.game.start().geometry()),
                false => Err(format!("unsupported game `{}`", excerpt(name))),
            },
            ("query_boardsize", _) => Ok(self.game.start().geometry().width().to_string()),
            ("boardsize", [size, ..]) => self.resize(size),
            ("clear_board", _) => self.restart(self.game.start().geometry()),
            ("play", [player, mv @ ..]) if !mv.is_empty() => self.play(player, &mv.join(" ")),
            ("genmove", [player, ..]) => self.genmove(player),
            ("reg_genmove", [player, ..]) => {
                let game = self.with_mover(read_player(player)?)?;
                Ok(self.choose(&game))
            }
            ("undo", _) => match self.game.undo() {
                Some(_) => Ok(String::new()),
                None => Err("cannot undo".into()),
            },
            ("time_settings", [main, period, moves, ..]) => {
                self.clocks = Clocks::new(Settings {
                    main: seconds(main)?,
                    period: seconds(period)?,
                    moves: number(moves)?,
                });
                Ok(String::new())
            }
            ("time_left", [player, left, moves, ..]) => {
                let player = read_player(player)?;
                let left = TimeLeft {
                    left: seconds(left)?,
                    moves: number(moves)?,
                };
                if let Some(clocks) = &mut self.clocks {
                    clocks.set(player, left);
                }
                Ok(String::new())
            }
            ("showboard", _) => Ok(self.picture()),
            ("final_score", _) => self.final_score(),
            ("quit", _) => Ok(String::new()),
            (known, _) if COMMANDS.contains(&known) => {
                Err(format!("syntax error: {known} needs more arguments"))
            }
            _ => Err("unknown command".into()),
        }
    }

    fn restart(&mut self, board: Geometry) -> Result<String, String> {
        let start = Position::start(board).map_err(|_| "unacceptable size")?;
        self.game = Game::new(start);
        self.searcher.forget();
        if let Some(clocks) = &mut self.clocks {
            clocks.restart();
        }
        Ok(String::new())
    }

    fn resize(&mut self, size: &str) -> Result<String, String> {
        let size: u32 = number(size)?;
        let side = u8::try_from(size).ok();
        let board = side.and_then(|side| Geometry::new(side, side));
        self.restart(board.ok_or("unacceptable size")?)
    }

    fn play(&mut self, player: &str, mv: &str) -> Result<String, String> {
        let player = read_player(player)?;
        let mv: Move = mv
            .parse()
            .map_err(|error| format!("syntax error: {error}"))?;
        let mut game = self.with_mover(player)?;
        game.play(mv)
            .map_err(|error| format!("illegal move: {error}"))?;
        self.game = game;
        Ok(String::new())
    }

    /// The game with this player to move. Who begins is free as long as nothing was played; after that
    /// turns alternate.
    fn with_mover(&self, player: Player) -> Result<Game, String> {
        if self.game.position().to_move() == player {
            return Ok(self.game.clone());
        }
        if !self.game.moves().is_empty() {
            return Err(format!("illegal move: it is the turn of {}", !player));
        }
        let setup = self.game.start().to_setup().to_move(player);
        let start = setup.position().expect("who moves does not matter");
        Ok(Game::new(start))
    }

    fn genmove(&mut self, player: &str) -> Result<String, String> {
        let player = read_player(player)?;
        let mut game = self.with_mover(player)?;
        let began = self.clock.now();
        let answer = self.choose(&game);
        let spent = self.clock.now().saturating_sub(began);
        if let Some(clocks) = &mut self.clocks {
            clocks.spend(player, spent);
        }
        if let Ok(mv) = answer.parse() {
            game.play(mv).map_err(|error| error.to_string())?;
        }
        self.game = game;
        Ok(answer)
    }

    /// The move for whoever is to move, or `resign` where there is none.
    fn choose(&mut self, game: &Game) -> String {
        let reading = game.reading();
        let position = reading.position;
        let allotment = match &self.clocks {
            Some(clocks) => clocks.allot(position.to_move(), &position),
            None => Allotment::for_move(self.args.movetime),
        };
        let task = Task {
            position,
            turns_played: reading.counters.halfmove,
            strength: self.args.level,
            seed: self.args.seed,
            limits: Limits {
                depth: None,
                nodes: self.args.nodes,
                lines: NonZeroUsize::MIN,
            },
            allotment: Some(allotment),
            hold: Hold::Nothing,
        };
        let Session {
            searcher, clock, ..
        } = self;
        let best = task.run(searcher, &Signals::default(), clock, &mut |_| {});
        match best.mv {
            Some(mv) => write_move(mv),
            None => "resign".into(),
        }
    }

    fn picture(&self) -> String {
        let position = self.game.position();
        // An empty line would end the reply.
        let picture = Picture(position).to_string().replace("\n\n", "\n");
        format!("\n{picture}\n    {} to move", position.to_move())
    }

    fn final_score(&self) -> Result<String, String> {
        let position = self.game.position();
        let winner = position.winner().ok_or("the game is not over")?;
        let letter = match winner {
            Player::White => 'W',
            Player::Black => 'B',
        };
        Ok(format!("{letter}+{}", margin(position, winner)))
    }
}

/// `D1-D7-G7`.
fn write_move(mv: Move) -> String {
    let Move { from, to, arrow } = mv;
    format!("{from}-{to}-{arrow}").to_uppercase()
}

fn read_player(word: &str) -> Result<Player, String> {
    match word.to_ascii_lowercase().as_str() {
        "w" | "white" => Ok(Player::White),
        "b" | "black" => Ok(Player::Black),
        _ => Err(format!("syntax error: `{}` is not a color", excerpt(word))),
    }
}

fn number(word: &str) -> Result<u32, String> {
    word.parse()
        .map_err(|_| format!("syntax error: `{}` is not a number", excerpt(word)))
}

fn seconds(word: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = word.parse().ok();
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds.max(0.0)).ok())
        .ok_or_else(|| {
            format!(
                "syntax error: `{}` is not a number of seconds",
                excerpt(word)
            )
        })
}
