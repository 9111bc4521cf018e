//! SGF read and written.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

mod faults;
mod meaning;
