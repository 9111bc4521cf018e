//! The command line.

use std::path::PathBuf;

use amazons_ai::Opponent;
use amazons_core::{Geometry, Position};
use clap::{Command, CommandFactory, Parser};

/// The least, usual and greatest scale of everything in the window.
pub(crate) const SCALES: (f32, f32, f32) = (0.5, 1.0, 4.0);

/// What the program was asked for on the command line.
#[derive(Clone, Debug, PartialEq, Parser)]
#[command(name = "amazons", version, about, long_about = LONG_ABOUT, max_term_width = 100)]
pub struct Args {
    /// Game or position to look at: SGF, a position text, a diagram or a list of moves
    #[arg(value_name = "FILE")]
    pub path: Option<PathBuf>,

    /// Board to preselect, this time: quick (6x6), medium (8x8), classic (10x10), or columns x
    /// rows such as 5x4, from 4x4 to 11x11. Games on boards without a name are not counted
    #[arg(long, value_name = "BOARD", value_parser = board)]
    pub board: Option<Geometry>,

    /// Opponent to preselect, this time: easy, normal, hard, crazy, or master, which thinks for 2
    /// seconds a move; "master 0.5" and the like name others
    #[arg(long, value_name = "LEVEL", value_parser = opponent)]
    pub level: Option<Opponent>,

    /// Seed of the computer's random choices in the first new game; a game with the same seed and
    /// the same moves of yours goes the same way. Later games count on from it [default: random]
    #[arg(long, value_name = "NUMBER", value_parser = seed)]
    pub seed: Option<u64>,

    /// Directory of the running game, the statistics and the settings
    /// [default: amazons in $XDG_DATA_HOME, or in ~/.local/share]
    #[arg(long, value_name = "DIRECTORY")]
    pub data_dir: Option<PathBuf>,

    /// Size of everything in the window, this time, 0.5 to 4; 2 suits a screen of high density. Ctrl
    /// and plus or minus change it for good [default: as it was left]
    #[arg(long, value_name = "FACTOR", value_parser = scale)]
    pub scale: Option<f32>,
}

const LONG_ABOUT: &str = "\
Play the Game of the Amazons against the computer, in a small window.

A turn has two halves: one of your amazons moves like a chess queen, then it shoots an arrow, again \
like a queen's move, that burns a square for good. Whoever cannot move loses. Tap an amazon, then a \
green dot, then an orange ring.

The game is saved after every move, so the window can be shut at any time.";

/// The command line's description, for help and manual pages.
#[must_use]
pub fn command() -> Command {
    Args::command()
}

fn board(text: &str) -> Result<Geometry, String> {
    let board: Geometry = text.parse().map_err(describe)?;
    Position::start(board).map_err(describe)?;
    Ok(board)
}

fn opponent(text: &str) -> Result<Opponent, String> {
    text.parse().map_err(describe)
}

fn seed(text: &str) -> Result<u64, String> {
    let reason = || format!("not a whole number from 0 to {}", u64::MAX);
    text.parse().map_err(|_| reason())
}

fn scale(text: &str) -> Result<f32, String> {
    let (least, _, greatest) = SCALES;
    text.parse()
        .ok()
        .filter(|scale| (least..=greatest).contains(scale))
        .ok_or_else(|| format!("not a number from {least} to {greatest}"))
}

fn describe(error: impl std::error::Error) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_is_sound() {
        command().debug_assert();
    }

    #[test]
    fn good_values_are_read() {
        let line = "amazons --board 5x4 --level CRAZY --seed 7 --data-dir /d --scale 1.5 game.sgf";
        let args = Args::try_parse_from(line.split(' ')).expect("good values");
        let expected = Args {
            path: Some("game.sgf".into()),
            board: Geometry::new(5, 4),
            level: Some(Opponent::Level(amazons_ai::Level::Crazy)),
            seed: Some(7),
            data_dir: Some("/d".into()),
            scale: Some(1.5),
        };
        assert_eq!(args, expected);
        let nothing = Args::try_parse_from(["amazons"]).expect("nothing is needed");
        assert_eq!((nothing.board, nothing.scale), (None, None));
    }

    #[test]
    fn bad_values_are_explained() {
        let check = |line: &str, reason: &str| {
            let error = Args::try_parse_from(line.split(' ')).expect_err("a bad value");
            let message = error.to_string();
            assert!(message.contains(reason), "{line}: {message}");
        };
        check(
            "amazons --board huge",
            "not a board: quick, medium, classic",
        );
        check("amazons --board 3x9", "the 3x9 board has no default start");
        check("amazons --board 12x9", "not a board");
        check(
            "amazons --level god",
            "not an opponent: easy, normal, hard, crazy, or master",
        );
        check("amazons --seed -1", "unexpected argument '-1'");
        check(
            "amazons --seed x",
            "not a whole number from 0 to 18446744073709551615",
        );
        check("amazons --scale 9", "not a number from 0.5 to 4");
        check("amazons --scale NaN", "not a number from 0.5 to 4");
        check("amazons one.sgf two.sgf", "unexpected argument 'two.sgf'");
    }
}
