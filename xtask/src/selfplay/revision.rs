//! The engine of another revision, built once.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

use crate::note::note;

/// An engine that was built from a revision.
#[derive(Clone, Debug)]
pub(crate) struct Built {
    pub(crate) program: PathBuf,
    /// The revision's full hash.
    pub(crate) hash: String,
}

/// The engine of this revision.
///
/// It is built in a worktree under the target directory and kept there by the revision's full hash, so
/// that a branch that has moved on is built anew. Other processes wait while one builds.
pub(crate) fn engine(name: &str) -> anyhow::Result<Built> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let hash = resolve(&root, name)?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let revisions = target.join("revisions");
    fs::create_dir_all(&revisions)
        .with_context(|| format!("cannot make {}", revisions.display()))?;
    let revisions = fs::canonicalize(revisions)?;
    let program = revisions.join(format!("amazons-engine-{hash}"));

    let lock = File::create(revisions.join("lock"))?;
    lock.lock()?;
    if !program.exists() {
        note!("building the engine of {name}, {hash}");
        build(&root, &revisions, &hash, &program)?;
    }
    Ok(Built { program, hash })
}

fn resolve(root: &Path, name: &str) -> anyhow::Result<String> {
    let mut git = Command::new("git");
    git.current_dir(root)
        .args(["rev-parse", "--verify", "--quiet"]);
    git.arg(format!("{name}^{{commit}}"));
    let output = git.output().context("cannot run git")?;
    ensure!(output.status.success(), "there is no such revision");
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

fn build(root: &Path, revisions: &Path, hash: &str, program: &Path) -> anyhow::Result<()> {
    let worktree = revisions.join("worktree");
    // What an interrupted build has left behind.
    remove_worktree(root, &worktree);
    let mut git = Command::new("git");
    git.current_dir(root)
        .args(["worktree", "add", "--force", "--detach", "--quiet"]);
    run(git.arg(&worktree).arg(hash))?;

    let built = revisions.join("build");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(&worktree)
        .env("CARGO_TARGET_DIR", &built)
        .args(["build", "--release", "--locked", "--quiet"])
        .args(["--package", "amazons-engine", "--bin", "amazons-engine"]);
    let result = run(&mut cargo).context("its engine cannot be built");
    remove_worktree(root, &worktree);
    result?;

    // Under its own name first when it is whole.
    let half = revisions.join("half-copied");
    fs::copy(built.join("release/amazons-engine"), &half)?;
    fs::rename(half, program)?;
    Ok(())
}

fn remove_worktree(root: &Path, worktree: &Path) {
    let mut git = Command::new("git");
    git.current_dir(root)
        .args(["worktree", "remove", "--force"])
        .arg(worktree);
    // It fails where there is none, which is as well.
    let _ = git.output();
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let output = command
        .output()
        .with_context(|| format!("cannot run {}", command.get_program().display()))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    bail!("{}", said.trim());
}
