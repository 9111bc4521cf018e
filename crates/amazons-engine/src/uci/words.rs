//! A line taken apart at its blanks.

use core::str::FromStr;
use core::time::Duration;

use crate::excerpt::excerpt;
use crate::uci::error::UciError;

/// The words of a line, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    pub(crate) fn of(line: &'a str) -> Words<'a> {
        Words { rest: line.trim() }
    }

    /// Everything that was not read yet.
    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }

    /// The word behind `name`, as a value.
    pub(crate) fn value<T: FromStr>(&mut self, name: &'static str) -> Result<T, UciError> {
        let word = self.next().ok_or(UciError::Missing { after: name })?;
        word.parse().map_err(|_| UciError::Value {
            of: name,
            found: excerpt(word),
        })
    }

    /// The word behind `name`, as milliseconds. Those below zero, which some clocks run into, are
    /// none.
    pub(crate) fn milliseconds(&mut self, name: &'static str) -> Result<Duration, UciError> {
        let milliseconds: i64 = self.value(name)?;
        Ok(Duration::from_millis(
            milliseconds.try_into().unwrap_or_default(),
        ))
    }

    /// Nothing may be left.
    pub(crate) fn end(&mut self) -> Result<(), UciError> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(UciError::Trailing {
                found: excerpt(word),
            }),
        }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let (word, rest) = match self.rest.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim_start()),
            None => (self.rest, ""),
        };
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }
}
