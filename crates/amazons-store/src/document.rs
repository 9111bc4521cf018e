//! The JSON of a file and its version.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::Fault;
use crate::text::shortened;

/// Something that is kept in a file of its own.
pub(crate) trait Document: Sized {
    /// The file's name without `.json`.
    const NAME: &'static str;
    /// The version that is written, and the newest that is read. Goes up with every change of the
    /// format, as an older program would drop on saving what it does not know.
    const VERSION: u64;
    /// The file's shape, `version` included.
    type File: Serialize + DeserializeOwned;

    fn to_file(&self) -> Self::File;
    fn from_file(file: Self::File) -> Result<Self, Fault>;

    /// Reads a file of any version from 1 to [`VERSION`](Self::VERSION). A format that has changed says
    /// here how its older files are read.
    fn read(version: u64, bytes: &[u8]) -> Result<Self::File, Fault> {
        let _ = version;
        parse(bytes)
    }

    fn file_name() -> String {
        format!("{}.json", Self::NAME)
    }
}

/// What a file turned out to hold.
pub(crate) enum Found<D> {
    Missing,
    Whole(D),
    Damaged(Fault),
    Newer { version: u64 },
}

pub(crate) fn encode<D: Document>(document: &D) -> String {
    let mut json = serde_json::to_string_pretty(&document.to_file())
        .expect("no file shape has anything that JSON cannot hold");
    json.push('\n');
    json
}

pub(crate) fn decode<D: Document>(bytes: &[u8]) -> Found<D> {
    #[derive(Deserialize)]
    #[serde(expecting = "an object")]
    struct Header {
        version: u64,
    }

    // The version first: the rest of a newer file may look like anything.
    let version = match parse(bytes) {
        Ok(Header { version }) => version,
        Err(fault) => return Found::Damaged(fault),
    };
    if version > D::VERSION {
        return Found::Newer { version };
    }
    if version < 1 {
        return Found::Damaged(Fault::Version { version });
    }
    match D::read(version, bytes).and_then(D::from_file) {
        Ok(document) => Found::Whole(document),
        Err(fault) => Found::Damaged(fault),
    }
}

pub(crate) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    let text = str::from_utf8(bytes).map_err(|error| Fault::NotText {
        at: error.valid_up_to() + 1,
    })?;
    serde_json::from_str(text).map_err(|error| Fault::Json {
        message: message(&error),
    })
}

/// The message, with its place even where a huge unexpected text in it has to be cut.
fn message(error: &serde_json::Error) -> String {
    let whole = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let what = whole.strip_suffix(&place).unwrap_or(&whole);
    shortened(what, 200) + &place
}
