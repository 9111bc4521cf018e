//! How games are told to end before their time.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::note::note;

/// Says stop to the games of one match: because it is decided, or because of Ctrl-C, which stops all.
#[derive(Debug, Default)]
pub(crate) struct Halt {
    decided: AtomicBool,
}

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

impl Halt {
    /// Ends the games of this match.
    pub(crate) fn set(&self) {
        self.decided.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_set(&self) -> bool {
        self.decided.load(Ordering::Relaxed) || is_interrupted()
    }
}

/// Whether Ctrl-C was pressed, or the process was told to end.
pub(crate) fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// From now on the first Ctrl-C makes [`is_interrupted`] true, and the second ends the process.
pub(crate) fn watch_interrupts() {
    static WATCH: OnceLock<()> = OnceLock::new();
    WATCH.get_or_init(|| {
        let watch = ctrlc::set_handler(|| {
            if INTERRUPTED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
        if let Err(error) = watch {
            note!("Ctrl-C will not end the match cleanly: {error}");
        }
    });
}
