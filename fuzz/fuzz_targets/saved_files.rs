//! The files in the data directory.

#![no_main]

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use amazons_store::{Store, StoreError};
use libfuzzer_sys::fuzz_target;
use tempfile::TempDir;

struct Desk {
    directory: TempDir,
    owner: Store,
    /// Leaves damaged files where they are, so that the next ones replace them.
    guest: Store,
}

impl Desk {
    fn new() -> Desk {
        let directory = tempfile::tempdir().expect("a writable place for temporary files");
        let open = || Store::open(directory.path()).expect("a directory of our own");
        let owner = open();
        let guest = open();
        Desk {
            directory,
            owner,
            guest,
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }
}

static DESK: LazyLock<Desk> = LazyLock::new(Desk::new);

fn check<T>(read: Result<T, StoreError>) -> Option<T> {
    read.map_err(|error| assert!(error.to_string().len() < 1000, "{error}"))
        .ok()
}

fuzz_target!(|bytes: &[u8]| {
    let Desk { owner, guest, .. } = &*DESK;
    for name in ["game.json", "statistics.json", "settings.json"] {
        fs::write(DESK.path(name), bytes).expect("a file of our own");
    }
    check(guest.load_statistics());
    if let Some(settings) = check(guest.load_settings()) {
        owner.save_settings(&settings).expect("ours to write");
        assert_eq!(check(guest.load_settings()), Some(settings));
    }
    if let Some(Some(saved)) = check(guest.load_game()) {
        owner.save_game(&saved).expect("ours to write");
        assert_eq!(check(guest.load_game()), Some(Some(saved)));
    }
});
