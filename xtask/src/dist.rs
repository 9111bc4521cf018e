//! `cargo xtask dist`: what a package carries beside the programs.

mod copyright;
mod desktop;

use std::fs;
use std::path::{Path, PathBuf};

use amazons_window::paint::icon;
use anyhow::Context;
use clap::Command;
use clap_complete::{Shell, generate_to};
use copyright::Material;

/// Sides of the icon as a picture, in pixels, as the freedesktop theme `hicolor` has folders for.
const ICON_SIDES: [u32; 7] = [16, 22, 32, 48, 64, 128, 256];

/// The section of games in the manual.
const SECTION: &str = "6";

/// Write what a package carries beside the programs: manual pages, completions, icons, menu entry.
///
/// The folders are those below `/usr/share`: `man/man6`, `icons/hicolor`, `applications`, `doc` with the
/// licences, and for each shell the folder that it reads completions from.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  $ cargo xtask dist
  $ cargo xtask dist --directory ~/.local/share")]
pub(crate) struct Arguments {
    /// Folder to write into [default: target/dist of the workspace, where packages are made from].
    #[arg(long, value_name = "DIRECTORY")]
    directory: Option<PathBuf>,
}

/// `target/dist`, where the packages' metadata expects it.
fn default_directory() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = xtask.parent().expect("the task lies in the workspace");
    root.join("target/dist")
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let root = &arguments
        .directory
        .clone()
        .unwrap_or_else(default_directory);
    let mut written = Written::default();
    for (command, material) in [
        (amazons_window::args::command(), Material::CodeAndFont),
        (amazons_engine::args::command(), Material::Code),
    ] {
        manual(
            &command,
            &root.join(format!("man/man{SECTION}")),
            &mut written,
        )?;
        completions(&command, root, &mut written)?;
        let copyright = copyright::copyright(material);
        let folder = root.join("doc").join(command.get_name());
        written.file(&folder.join("copyright"), copyright.as_bytes())?;
    }
    for side in ICON_SIDES {
        let folder = root.join(format!("icons/hicolor/{side}x{side}/apps"));
        let picture = icon::picture(side).context("an icon has pixels")?;
        written.file(&folder.join("amazons.png"), &picture.encode_png()?)?;
    }
    let scalable = root.join("icons/hicolor/scalable/apps/amazons.svg");
    written.file(&scalable, icon::svg().as_bytes())?;
    let entry = root.join("applications/amazons.desktop");
    written.file(&entry, desktop::entry().as_bytes())?;
    let count = written.count;
    println!("{count} files in {}", root.display());
    Ok(())
}

/// Counts what is written.
#[derive(Debug, Default)]
struct Written {
    count: usize,
}

impl Written {
    fn file(&mut self, path: &Path, content: &[u8]) -> anyhow::Result<()> {
        let folder = path.parent().context("a file lies in a folder")?;
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))?;
        self.count += 1;
        Ok(())
    }
}

/// A manual page for the program, and one for each thing that it can be told to do.
fn manual(command: &Command, folder: &Path, written: &mut Written) -> anyhow::Result<()> {
    // There is no page for it.
    let mut command = command.clone().disable_help_subcommand(true);
    // Gives each task its whole name, such as `amazons-engine-gtp`.
    command.build();
    page(command.clone(), folder, written)?;
    for task in command.get_subcommands() {
        page(task.clone(), folder, written)?;
    }
    Ok(())
}

fn page(command: Command, folder: &Path, written: &mut Written) -> anyhow::Result<()> {
    let manual = clap_mangen::Man::new(command)
        .manual("Amazons")
        .section(SECTION);
    let mut page = Vec::new();
    manual.render(&mut page)?;
    written.file(&folder.join(manual.get_filename()), &page)
}

/// Completions where the packages of Debian have them.
fn completions(command: &Command, root: &Path, written: &mut Written) -> anyhow::Result<()> {
    let name = command.get_name().to_owned();
    for (shell, folder, file) in [
        (Shell::Bash, "bash-completion/completions", name.clone()),
        (
            Shell::Fish,
            "fish/vendor_completions.d",
            format!("{name}.fish"),
        ),
        (Shell::Zsh, "zsh/vendor-completions", format!("_{name}")),
    ] {
        let scratch = root.join(folder);
        fs::create_dir_all(&scratch)?;
        let made = generate_to(shell, &mut command.clone(), &name, &scratch)
            .with_context(|| format!("cannot write into {}", scratch.display()))?;
        // The generator has names of its own for the files.
        let wanted = scratch.join(file);
        if made != wanted {
            fs::rename(&made, &wanted)
                .with_context(|| format!("cannot name {}", wanted.display()))?;
        }
        written.count += 1;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Every file below a folder, with its content.
    fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
        let mut found = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(next) = folders.pop() {
            for entry in fs::read_dir(next).expect("readable") {
                let path = entry.expect("readable").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(folder).expect("below it");
                    let content = fs::read(&path).expect("readable");
                    found.insert(name.display().to_string(), content);
                }
            }
        }
        found
    }

    fn written() -> BTreeMap<String, Vec<u8>> {
        let directory = tempfile::tempdir().expect("a directory");
        let arguments = Arguments {
            directory: Some(directory.path().to_owned()),
        };
        run(&arguments).expect("written");
        files(directory.path())
    }

    #[test]
    fn everything_is_there() {
        let names: Vec<String> = written().into_keys().collect();
        let expected = "\
applications/amazons.desktop
bash-completion/completions/amazons
bash-completion/completions/amazons-engine
doc/amazons-engine/copyright
doc/amazons/copyright
fish/vendor_completions.d/amazons-engine.fish
fish/vendor_completions.d/amazons.fish
icons/hicolor/128x128/apps/amazons.png
icons/hicolor/16x16/apps/amazons.png
icons/hicolor/22x22/apps/amazons.png
icons/hicolor/256x256/apps/amazons.png
icons/hicolor/32x32/apps/amazons.png
icons/hicolor/48x48/apps/amazons.png
icons/hicolor/64x64/apps/amazons.png
icons/hicolor/scalable/apps/amazons.svg
man/man6/amazons-engine-bench.6
man/man6/amazons-engine-botzone.6
man/man6/amazons-engine-gtp.6
man/man6/amazons-engine-uci.6
man/man6/amazons-engine.6
man/man6/amazons.6
zsh/vendor-completions/_amazons
zsh/vendor-completions/_amazons-engine";
        assert_eq!(names.join("\n"), expected);
    }

    #[test]
    fn manual_pages_and_completions_tell_every_option() {
        let files = written();
        let check = |name: &str, option: &str| {
            let content = String::from_utf8_lossy(&files[name]);
            // A manual page writes its hyphens with a backslash.
            assert!(
                content.replace("\\-", "-").contains(option),
                "{name}: {option}"
            );
        };
        for argument in amazons_window::args::command().get_arguments() {
            let Some(long) = argument.get_long() else {
                continue;
            };
            check("man/man6/amazons.6", &format!("--{long}"));
            check("bash-completion/completions/amazons", &format!("--{long}"));
            check("zsh/vendor-completions/_amazons", &format!("--{long}"));
            check("fish/vendor_completions.d/amazons.fish", long);
        }
        check("man/man6/amazons-engine-gtp.6", "--level");
    }
}
