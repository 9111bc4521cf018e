//! Trees, nodes, properties and values: the syntax of SGF.

use std::borrow::Cow;

/// A node of the main line.
pub(super) struct Node<'a> {
    pub(super) properties: Vec<Raw<'a>>,
}

/// A property with its values as they are written.
pub(super) struct Raw<'a> {
    /// Without small letters, a capital first: older files write `CoPyright` for `CP`.
    pub(super) name: Cow<'a, str>,
    /// Where it begins, in bytes.
    pub(super) at: usize,
    /// At least one.
    pub(super) values: Vec<&'a str>,
}

/// A text that is no SGF.
pub(super) enum Wrong<'a> {
    /// Something else was expected here.
    Unexpected {
        at: usize,
        expected: &'static str,
        found: &'a str,
    },
    /// The value that begins here never ends.
    Unclosed { at: usize, property: String },
    /// Here a second game begins.
    SecondGame { at: usize },
}

/// The nodes of the main line. The rest of the game is checked and forgotten; what stands before and
/// behind the game is skipped, as the standard asks, such as the header of a mail.
pub(super) fn main_line(text: &str) -> Result<Vec<Node<'_>>, Wrong<'_>> {
    let at = game_at(text, 0).unwrap_or(0);
    let mut scanner = Scanner { text, at };
    let mut nodes: Vec<Node<'_>> = Vec::new();
    let mut expected = Expected::Game;
    let mut depth = 0usize;
    // Every tree begins with its main line, so this ends with the first tree.
    let mut is_main_line = true;
    loop {
        let byte = scanner.next_visible();
        expected = match (expected, byte) {
            (Expected::Game | Expected::Inside | Expected::Tree, Some(b'(')) => {
                depth += 1;
                scanner.at += 1;
                Expected::Node
            }
            (Expected::Node | Expected::Inside, Some(b';')) => {
                scanner.at += 1;
                if is_main_line {
                    let properties = Vec::new();
                    nodes.push(Node { properties });
                }
                Expected::Inside
            }
            (Expected::Inside, Some(byte)) if byte.is_ascii_alphabetic() => {
                let property = scanner.property()?;
                if let (true, Some(node)) = (is_main_line, nodes.last_mut()) {
                    node.properties.push(property);
                }
                Expected::Inside
            }
            (Expected::Inside | Expected::Tree, Some(b')')) => {
                scanner.at += 1;
                is_main_line = false;
                depth -= 1;
                if depth == 0 {
                    break;
                }
                Expected::Tree
            }
            _ => return Err(scanner.unexpected(expected.name())),
        };
    }
    match game_at(text, scanner.at) {
        Some(at) => Err(Wrong::SecondGame { at }),
        None => Ok(nodes),
    }
}

/// Where the next game begins: with a parenthesis and a semicolon.
fn game_at(text: &str, from: usize) -> Option<usize> {
    let mut parentheses = text[from..].match_indices('(').map(|(at, _)| from + at);
    parentheses.find(|at| text[at + 1..].trim_start().starts_with(';'))
}

#[derive(Clone, Copy)]
enum Expected {
    /// The beginning of the file.
    Game,
    /// Behind `(`.
    Node,
    /// Behind a node or a property.
    Inside,
    /// Behind `)`, with a tree still open.
    Tree,
}

impl Expected {
    fn name(self) -> &'static str {
        match self {
            Expected::Game => "( to begin a game",
            Expected::Node => "; to begin a node",
            Expected::Inside => "a property or one of ; ( )",
            Expected::Tree => "one of ( )",
        }
    }
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    /// The next byte that is no white space; the scanner stands before it.
    fn next_visible(&mut self) -> Option<u8> {
        let rest = self.text[self.at..].trim_start();
        self.at = self.text.len() - rest.len();
        rest.bytes().next()
    }

    fn unexpected(&self, expected: &'static str) -> Wrong<'a> {
        Wrong::Unexpected {
            at: self.at,
            expected,
            found: &self.text[self.at..],
        }
    }

    fn property(&mut self) -> Result<Raw<'a>, Wrong<'a>> {
        let at = self.at;
        let rest = &self.text[at..];
        let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let name = without_small_letters(&rest[..length]);
        if !name.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            return Err(self.unexpected("a capital letter in the name of a property"));
        }
        self.at += length;
        let mut values = Vec::new();
        while self.next_visible() == Some(b'[') {
            values.push(self.value(&name)?);
        }
        if values.is_empty() {
            return Err(self.unexpected("[ and a value"));
        }
        Ok(Raw { name, at, values })
    }

    fn value(&mut self, property: &str) -> Result<&'a str, Wrong<'a>> {
        let start = self.at + 1;
        let mut is_escaped = false;
        for (index, byte) in (start..).zip(self.text[start..].bytes()) {
            match byte {
                _ if is_escaped => is_escaped = false,
                b'\\' => is_escaped = true,
                b']' => {
                    self.at = index + 1;
                    return Ok(&self.text[start..index]);
                }
                _ => {}
            }
        }
        Err(Wrong::Unclosed {
            at: self.at,
            property: property.to_owned(),
        })
    }
}

fn without_small_letters(name: &str) -> Cow<'_, str> {
    let is_small = |letter: char| letter.is_ascii_lowercase();
    match name.contains(is_small) {
        true => name.replace(is_small, "").into(),
        false => name.into(),
    }
}
