//! Games that every process plays alike, and this program started again as another process.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use amazons_core::{Game, Geometry, Player, Position};
use amazons_store::{SavedGame, Seat, Store};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

/// The game with this number, the same in every process: random moves, `turns` of them at most.
pub(crate) fn game(number: u64, turns: usize) -> SavedGame {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let start = Position::start(Geometry::QUICK).expect("large enough");
    let mut game = Game::new(start);
    while game.moves().len() < turns
        && let Some(&mv) = game.position().moves().choose(&mut rng)
    {
        game.play(mv).expect("generated moves are legal");
    }
    let level = if number.is_multiple_of(2) {
        "Easy"
    } else {
        "Hard"
    };
    let person = if number.is_multiple_of(3) {
        Player::Black
    } else {
        Player::White
    };
    let seats = Seat::against(level, person);
    SavedGame::new(number.into(), u64::MAX - number, seats, game)
}

/// The level of such a game, and whether the person has won it.
pub(crate) fn level_and_won(saved: &SavedGame) -> (&str, bool) {
    let (person, level) = saved.against().expect("a person against a level");
    let outcome = saved.game.outcome().expect("played to its end");
    (level, outcome.winner == person)
}

/// The same game played to its end.
pub(crate) fn finished(number: u64) -> SavedGame {
    game(number, usize::MAX)
}

pub(crate) fn open(directory: &Path) -> Store {
    Store::open(directory).expect("the directory is fine")
}

/// Games counted on all boards at all levels.
pub(crate) fn games_counted(store: &Store) -> u64 {
    let statistics = store.load_statistics().expect("whole statistics");
    statistics
        .records()
        .map(|(_, _, record)| record.games())
        .sum()
}

/// The names in a directory and the content of its files.
pub(crate) fn listing(directory: &Path) -> BTreeMap<String, Vec<u8>> {
    fs::read_dir(directory)
        .expect("a directory")
        .map(|entry| {
            let entry = entry.expect("readable");
            let name = entry.file_name().into_string().expect("plain names");
            (name, fs::read(entry.path()).unwrap_or_default())
        })
        .collect()
}

const DIRECTORY: &str = "AMAZONS_STORE_TEST_DIRECTORY";

/// The directory to work in, where this process was started by [`child`].
pub(crate) fn directory_of_child() -> Option<PathBuf> {
    env::var_os(DIRECTORY).map(PathBuf::from)
}

/// This program once more, to run one of its tests alone as a child. The child's lines come through
/// a pipe, among those of the test harness.
pub(crate) fn child(test: &str, directory: &Path) -> Command {
    let mut command = Command::new(env::current_exe().expect("this program has a path"));
    command
        .args(["--exact", test, "--nocapture", "--test-threads=1"])
        .env(DIRECTORY, directory)
        .stdout(Stdio::piped());
    command
}
