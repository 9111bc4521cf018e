//! The program `amazons`: the window, on the options of the command line.

use std::io::{self, Write};
use std::process::ExitCode;

use amazons_window::args::Args;
use amazons_window::shell;
use clap::Parser;

fn main() -> ExitCode {
    match shell::run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nobody can be told, the exit code still tells.
            let _ = writeln!(io::stderr(), "amazons: {error}");
            ExitCode::FAILURE
        }
    }
}
