//! Options: what an engine offers, and what a user interface sets.

use core::fmt;
use core::str::FromStr;

use crate::uci::error::UciError;
use crate::uci::words::Words;

/// A value for an option: `setoption name MultiPV value 3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetOption {
    /// The option's name, blanks included; case does not matter to engines.
    pub name: String,
    /// The value; empty where none was given.
    pub value: String,
}

impl SetOption {
    /// Reads what follows the word `setoption`.
    pub(crate) fn read(mut words: Words<'_>) -> Result<SetOption, UciError> {
        match words.next() {
            Some("name") => {}
            _ => return Err(UciError::Missing { after: "setoption" }),
        }
        let mut name = Vec::new();
        for word in words.by_ref() {
            if word == "value" {
                break;
            }
            name.push(word);
        }
        if name.is_empty() {
            return Err(UciError::Missing { after: "name" });
        }
        Ok(SetOption {
            name: name.join(" "),
            value: words.rest().to_owned(),
        })
    }
}

impl fmt::Display for SetOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SetOption { name, value } = self;
        write!(f, "setoption name {name}")?;
        if !value.is_empty() {
            write!(f, " value {value}")?;
        }
        Ok(())
    }
}

/// An option that an engine offers: `option name MultiPV type spin default 1 min 1 max 500`.
///
/// ```
/// use amazons_engine::uci::{Answer, OptionKind};
///
/// let line = "option name MultiPV type spin default 1 min 1 max 500";
/// let Answer::Option(offer) = line.parse()? else {
///     panic!("an option was offered");
/// };
/// assert_eq!(offer.name, "MultiPV");
/// assert_eq!(offer.kind, OptionKind::Spin { default: 1, min: 1, max: 500 });
/// # Ok::<(), amazons_engine::uci::UciError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionOffer {
    /// The option's name.
    pub name: String,
    /// Its kind, default and values.
    pub kind: OptionKind,
}

/// The values that an option may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check {
        /// Its value unless it is set.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// Its value unless it is set.
        default: i64,
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// Its value unless it is set.
        default: String,
        /// All values.
        values: Vec<String>,
    },
    /// Any text.
    Text {
        /// Its value unless it is set.
        default: String,
    },
    /// Nothing that is kept: something happens when it is set.
    Button,
}

impl fmt::Display for OptionOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            OptionKind::Combo { default, values } => {
                write!(f, "combo default {default}")?;
                values
                    .iter()
                    .try_for_each(|value| write!(f, " var {value}"))
            }
            OptionKind::Text { default } if default.is_empty() => {
                f.write_str("string default <empty>")
            }
            OptionKind::Text { default } => write!(f, "string default {default}"),
            OptionKind::Button => f.write_str("button"),
        }
    }
}

impl OptionOffer {
    /// Reads what follows the word `option`.
    pub(crate) fn read(mut words: Words<'_>) -> Result<OptionOffer, UciError> {
        let name = field(&mut words, "name", &["type"])?;
        let kind = match field(&mut words, "type", &KEYS)?.as_str() {
            "check" => OptionKind::Check {
                default: parsed(&mut words, "default")?,
            },
            "spin" => OptionKind::Spin {
                default: parsed(&mut words, "default")?,
                min: parsed(&mut words, "min")?,
                max: parsed(&mut words, "max")?,
            },
            "combo" => {
                let default = field(&mut words, "default", &KEYS)?;
                let mut values = Vec::new();
                while !words.rest().is_empty() {
                    values.push(field(&mut words, "var", &KEYS)?);
                }
                OptionKind::Combo { default, values }
            }
            "string" => match field(&mut words, "default", &[])?.as_str() {
                "<empty>" => OptionKind::Text {
                    default: String::new(),
                },
                default => OptionKind::Text {
                    default: default.to_owned(),
                },
            },
            "button" => OptionKind::Button,
            found => {
                return Err(UciError::Value {
                    of: "type",
                    found: crate::excerpt::excerpt(found),
                });
            }
        };
        Ok(OptionOffer { name, kind })
    }
}

const KEYS: [&str; 4] = ["default", "min", "max", "var"];

/// Reads a key and the words behind it, up to the next of the `ends`.
fn field(words: &mut Words<'_>, key: &'static str, ends: &[&str]) -> Result<String, UciError> {
    if words.clone().next() != Some(key) {
        return Err(UciError::Missing { after: key });
    }
    words.next();
    let mut value = Vec::new();
    while let Some(word) = words.clone().next().filter(|word| !ends.contains(word)) {
        value.push(word);
        words.next();
    }
    Ok(value.join(" "))
}

fn parsed<T: FromStr>(words: &mut Words<'_>, key: &'static str) -> Result<T, UciError> {
    let value = field(words, key, &KEYS)?;
    Words::of(&value).value(key)
}
