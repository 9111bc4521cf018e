//! The program `amazons`: the window, on the options of the command line.

use std::process::ExitCode;

use amazons_window::args::Args;
use amazons_window::shell;
use clap::Parser;

fn main() -> ExitCode {
    match shell::run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("amazons: {error}");
            ExitCode::FAILURE
        }
    }
}
