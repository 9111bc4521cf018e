//! The Smart Game Format, FF\[4\], of the Game of the Amazons, GM\[18\].
//!
//! Only the syntax is general, and it is small; `syntax` reads it. The library that suggests itself,
//! sgf-parse 4.2.8, was tried and does not serve:
//!
//! * its errors say nothing of the place;
//! * its tree is dropped, compared and written by recursion, so that a file of 100,000 semicolons ends
//!   the process with a stack overflow after it was read;
//! * it takes `;W;B[dgdfdc]` for a property `WB`, and the move is gone without a word;
//! * it unescapes before it looks at a value, so that a soft line break becomes a real one, writes
//!   unknown properties without escaping them, and keeps lists of points in random order;
//! * it refuses a byte order mark and `GM[ 18 ]`.
//!
//! The main line of a file is all that is kept, and its nodes are those before the first `)`. So there
//! is no tree here and no recursion: variations are a counter.

mod charset;
mod error;
mod point;
mod read;
mod start;
mod syntax;
mod text;
mod write;

pub use error::{MoveFault, SgfError};

pub(crate) use read::read;
pub(crate) use text::escape;
pub(crate) use write::write;
