//! Game records: every golden file is read, every format converts through every other, and hostile
//! files are refused with the place.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

mod format;
mod golden;
mod hostile;
