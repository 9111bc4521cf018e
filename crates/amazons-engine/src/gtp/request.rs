//! A line of GTP taken apart.

/// A command with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// The number before the command, as it was written.
    pub(crate) id: String,
    pub(crate) command: String,
    pub(crate) arguments: Vec<String>,
}

impl Request {
    /// Reads a line; `None` where there is nothing in it but blanks and comments.
    ///
    /// As the protocol demands, control characters are dropped, and `#` begins a comment.
    pub(crate) fn read(line: &str) -> Option<Request> {
        let line = line.split('#').next().unwrap_or_default();
        let line: String = line
            .chars()
            .filter(|&c| c == '\t' || !c.is_control())
            .collect();
        let mut words = line.split_whitespace().map(str::to_owned);
        let mut first = words.next()?;
        let digits = first.bytes().take_while(u8::is_ascii_digit).count();
        let rest = first.split_off(digits);
        let command = match rest.is_empty() {
            // A number alone asks for nothing, and is told so under its number.
            true => words.next().unwrap_or_default(),
            false => rest,
        };
        Some(Request {
            id: first,
            command,
            arguments: words.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_taken_apart() {
        let check = |line: &str, id: &str, command: &str, arguments: &[&str]| {
            let request = Request::read(line).expect(line);
            assert_eq!(request.id, id, "{line}");
            assert_eq!(request.command, command, "{line}");
            assert_eq!(request.arguments, arguments, "{line}");
        };
        check("name", "", "name", &[]);
        check(
            "12 play white D1-D7-G7 # a move",
            "12",
            "play",
            &["white", "D1-D7-G7"],
        );
        check("3\tboardsize\t10\r", "3", "boardsize", &["10"]);
        check("7name", "7", "name", &[]);
        check("7", "7", "", &[]);
        for empty in ["", "  \t", "# only a comment", "\r"] {
            assert_eq!(Request::read(empty), None, "{empty:?}");
        }
    }
}
