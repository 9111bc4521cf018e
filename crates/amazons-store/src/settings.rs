//! What the person chose last.

use amazons_core::Geometry;
use serde::{Deserialize, Serialize};

use crate::document::Document;
use crate::error::Fault;
use crate::text::Text;

/// What the person chose last, and is offered again.
///
/// The board is any that can be written down and the names are kept as they are: whether a game can
/// start on it and what the names mean, the caller has to look at.
///
/// ```
/// use amazons_core::Geometry;
/// use amazons_store::{Settings, Store};
///
/// # let directory = tempfile::tempdir()?;
/// # let directory = directory.path();
/// let store = Store::open(directory)?;
/// let mut settings = store.load_settings()?;
/// assert_eq!(settings, Settings::default()); // nothing was saved yet
/// settings.board = Geometry::CLASSIC;
/// store.save_settings(&settings)?;
/// assert_eq!(store.load_settings()?.board, Geometry::CLASSIC);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The board.
    pub board: Geometry,
    /// The level's name.
    pub level: String,
    /// The theme's name.
    pub theme: String,
}

impl Default for Settings {
    /// The Quick board, `Normal`, `Light`.
    fn default() -> Self {
        Self {
            board: Geometry::QUICK,
            level: "Normal".into(),
            theme: "Light".into(),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(crate) struct SettingsFile {
    version: u64,
    board: Text<Geometry>,
    level: String,
    theme: String,
}

impl Document for Settings {
    const NAME: &'static str = "settings";
    const VERSION: u64 = 1;
    type File = SettingsFile;

    fn to_file(&self) -> SettingsFile {
        SettingsFile {
            version: Self::VERSION,
            board: Text(self.board),
            level: self.level.clone(),
            theme: self.theme.clone(),
        }
    }

    fn from_file(file: SettingsFile) -> Result<Self, Fault> {
        Ok(Self {
            board: file.board.0,
            level: file.level,
            theme: file.theme,
        })
    }
}
