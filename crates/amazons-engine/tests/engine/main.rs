//! The engine: its protocols as dialogues, hostile lines, and the program itself through pipes.

mod bench;
mod botzone;
mod dialogue;
mod gtp;
mod mangled;
mod process;
mod program;
mod task;
mod text;
mod uci;
