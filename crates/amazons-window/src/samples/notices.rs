//! Notices below everything that they can come up at.

use std::io;
use std::path::Path;

use amazons_store::{Fault, StoreError};

use super::{end, settings, shots, steps};
use crate::app::Shown;
use crate::language::Language;
use crate::scene::Scene;

/// A notice of two long sentences below a game.
#[must_use]
pub fn notice(say: Language) -> Scene {
    noticed(say, shots(say))
}

/// One like it below the settings.
#[must_use]
pub fn settings_notice(say: Language) -> Scene {
    let text = format!("{} {}", say.statistics_damaged(), say.guest());
    Scene {
        notice: Some(text),
        ..settings(say)
    }
}

/// The same below the end of a game.
#[must_use]
pub fn end_notice(say: Language) -> Scene {
    noticed(say, end(say))
}

/// A notice with a long path below a game, and a line that tells of more.
#[must_use]
pub fn path_notice(say: Language) -> Scene {
    let directory = Path::new("/home/josephine/.local/share/amazons");
    let refused = io::ErrorKind::PermissionDenied.into();
    let error = StoreError::Damaged {
        path: directory.join("statistics.json"),
        fault: Fault::Unreadable(refused),
        set_aside: Some(directory.join("statistics.json.damaged-1")),
    };
    let text = say.notice(Shown {
        text: &say.not_loaded(&error),
        number: 1,
        of: 3,
    });
    Scene {
        notice: Some(text),
        ..steps(say)
    }
}

fn noticed(say: Language, scene: Scene) -> Scene {
    let text = format!("{} {}", say.game_damaged(), say.guest());
    Scene {
        notice: Some(text),
        ..scene
    }
}
