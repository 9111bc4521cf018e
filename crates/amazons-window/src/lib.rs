//! A small native window to play the Game of the Amazons in.
//!
//! Input events go into the app, a pure state machine; the app makes a [`scene::Scene`]; a layout
//! places it and paint draws it. Only the shell knows the window library, the clock and the disk.

pub mod analyst;
pub mod app;
pub mod args;
pub mod counter;
pub mod language;
pub mod layout;
mod memory;
pub mod opened;
pub mod paint;
#[doc(hidden)]
pub mod samples;
pub mod scene;
pub mod shell;
pub mod sound;
pub mod text;
pub mod theme;
pub mod who;
pub mod worker;

/// The examples of the workspace's README, compiled.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
