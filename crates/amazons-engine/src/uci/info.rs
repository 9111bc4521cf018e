//! What an engine tells while it thinks.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use amazons_core::Move;

use crate::excerpt::excerpt;
use crate::uci::error::UciError;
use crate::uci::move_text::MoveText;
use crate::uci::words::Words;

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// `cp`: hundredths of a square of territory, as this engine counts them; other engines have
    /// units of their own.
    Centi(i32),
    /// `mate`: the end is proved, in so many turns of both sides; negative where the side to move
    /// loses. Engines of chess count the moves of one side.
    Mate(i32),
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Centi(hundredths) => write!(f, "cp {hundredths}"),
            Score::Mate(turns) => write!(f, "mate {turns}"),
        }
    }
}

/// One `info` line; whatever it does not tell is `None` or empty.
///
/// ```
/// use amazons_engine::uci::{Info, Score};
///
/// let line = "info depth 2 seldepth 3 multipv 1 score cp 35 nodes 900 nps 90000 time 10 pv d1d7,d7g7";
/// let info: Info = line.parse()?;
/// assert_eq!(info.score, Some(Score::Centi(35)));
/// assert_eq!(info.to_string(), line);
/// # Ok::<(), amazons_engine::uci::UciError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Turns looked ahead.
    pub depth: Option<u32>,
    /// Turns looked ahead along the longest way.
    pub seldepth: Option<u32>,
    /// Place of this line among several, counted from 1.
    pub multipv: Option<u32>,
    /// How good the position is with this line.
    pub score: Option<Score>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Positions looked at in a second.
    pub nps: Option<u64>,
    /// How full the engine's memory is, in thousandths.
    pub hashfull: Option<u32>,
    /// Time since the search began.
    pub time: Option<Duration>,
    /// How the game may go on.
    pub pv: Vec<Move>,
    /// Words for whoever reads along.
    pub string: Option<String>,
}

impl Info {
    /// A line of nothing but words.
    #[must_use]
    pub fn words(words: impl Into<String>) -> Info {
        Info {
            string: Some(words.into()),
            ..Info::default()
        }
    }

    /// Reads what follows the word `info`.
    pub(crate) fn read(mut words: Words<'_>) -> Result<Info, UciError> {
        let mut info = Info::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = Some(words.value("depth")?),
                "seldepth" => info.seldepth = Some(words.value("seldepth")?),
                "multipv" => info.multipv = Some(words.value("multipv")?),
                "score" => info.score = Some(read_score(&mut words)?),
                "nodes" => info.nodes = Some(words.value("nodes")?),
                "nps" => info.nps = Some(words.value("nps")?),
                "hashfull" => info.hashfull = Some(words.value("hashfull")?),
                "time" => info.time = Some(words.milliseconds("time")?),
                "pv" => {
                    while let Some(mv) = words.clone().next().and_then(|word| word.parse().ok()) {
                        info.pv.push(mv);
                        words.next();
                    }
                }
                "string" => {
                    info.string = Some(words.rest().to_owned());
                    break;
                }
                // Engines tell much more, such as `tbhits` and `cpuload`, each with a value or two.
                _ => {}
            }
        }
        Ok(info)
    }
}

fn read_score(words: &mut Words<'_>) -> Result<Score, UciError> {
    match words.next() {
        Some("cp") => Ok(Score::Centi(words.value("cp")?)),
        Some("mate") => Ok(Score::Mate(words.value("mate")?)),
        Some(word) => Err(UciError::Value {
            of: "score",
            found: excerpt(word),
        }),
        None => Err(UciError::Missing { after: "score" }),
    }
}

impl FromStr for Info {
    type Err = UciError;

    fn from_str(line: &str) -> Result<Self, UciError> {
        let mut words = Words::of(line);
        match words.next() {
            Some("info") => Info::read(words),
            found => Err(UciError::unknown(found)),
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(seldepth) = self.seldepth {
            write!(f, " seldepth {seldepth}")?;
        }
        if let Some(multipv) = self.multipv {
            write!(f, " multipv {multipv}")?;
        }
        if let Some(score) = self.score {
            write!(f, " score {score}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(nps) = self.nps {
            write!(f, " nps {nps}")?;
        }
        if let Some(hashfull) = self.hashfull {
            write!(f, " hashfull {hashfull}")?;
        }
        if let Some(time) = self.time {
            write!(f, " time {}", time.as_millis())?;
        }
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
        }
        for &mv in &self.pv {
            write!(f, " {}", MoveText(mv))?;
        }
        match &self.string {
            Some(words) => write!(f, " string {words}"),
            None => Ok(()),
        }
    }
}
