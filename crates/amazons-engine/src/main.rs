//! The program `amazons-engine`: the engine over standard input and output.

use std::process::ExitCode;

use amazons_engine::args::Args;
use amazons_engine::shell;
use clap::Parser;

fn main() -> ExitCode {
    match shell::run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("amazons-engine: {error}");
            ExitCode::FAILURE
        }
    }
}
