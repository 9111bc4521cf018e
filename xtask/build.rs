//! Tells the lab which revision of the sources it was built from, so that its logs can say so.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for sources in ["../crates", "src", "Cargo.toml"] {
        println!("cargo:rerun-if-changed={sources}");
    }
    // Moves with every commit and checkout.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"])
        && Path::new(&log).exists()
    {
        println!("cargo:rerun-if-changed={log}");
    }
    let describe = [
        "describe",
        "--always",
        "--dirty",
        "--abbrev=12",
        "--exclude=*",
    ];
    let revision = git(&describe).unwrap_or_else(|| "unknown revision".into());
    println!("cargo:rustc-env=AMAZONS_REVISION={revision}");
}

/// What git answers, or `None` where there is no git or no repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success()).then(|| text.trim().to_owned())
}
