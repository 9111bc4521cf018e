//! Lines read within a bound.

use std::io::{self, BufRead, Read};

use thiserror::Error;

/// Bytes of the longest line that is taken: far more than the position and all the moves of a game.
const LONGEST: u64 = 1 << 16;

/// A line that was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the line is longer than {LONGEST} bytes")]
pub(super) struct TooLong;

/// The lines of a reader, without their ends. What is not UTF-8 is replaced, what is too long is
/// skipped.
pub(super) struct Lines<R> {
    reader: R,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn of(reader: R) -> Lines<R> {
        Lines { reader }
    }

    /// Skips the rest of a line.
    fn skip(&mut self) -> io::Result<()> {
        loop {
            let part = self.reader.fill_buf()?;
            let (used, is_end) = match part.iter().position(|&byte| byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (part.len(), part.is_empty()),
            };
            self.reader.consume(used);
            if is_end {
                return Ok(());
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Result<String, TooLong>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut line = Vec::new();
        let mut within = self.reader.by_ref().take(LONGEST);
        match within.read_until(b'\n', &mut line) {
            Ok(0) => None,
            Ok(_) if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST => {
                Some(self.skip().map(|()| Err(TooLong)))
            }
            Ok(_) => {
                let text = String::from_utf8_lossy(&line);
                Some(Ok(Ok(text.trim_end_matches(['\r', '\n']).to_owned())))
            }
            Err(error) => Some(Err(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(input: &[u8], expected: &[Result<&str, TooLong>]) {
        let lines = Lines::of(input).map(|line| line.expect("memory does not break"));
        let lines: Vec<Result<String, TooLong>> = lines.collect();
        let lines: Vec<Result<&str, TooLong>> = lines
            .iter()
            .map(|line| line.as_ref().map(String::as_str).map_err(|&error| error))
            .collect();
        assert_eq!(lines, expected);
    }

    #[test]
    fn lines_come_without_their_ends() {
        check(b"", &[]);
        check(
            b"uci\nisready\r\n\nquit",
            &[Ok("uci"), Ok("isready"), Ok(""), Ok("quit")],
        );
        check(b"\xff\n", &[Ok("\u{fffd}")]);
    }

    #[test]
    fn what_is_too_long_is_skipped() {
        let mut input = vec![b'x'; 3 * LONGEST as usize];
        input.extend_from_slice(b"\nuci\n");
        check(&input, &[Err(TooLong), Ok("uci")]);
        check(&[b'x'; LONGEST as usize], &[Err(TooLong)]);
    }
}
