//! What the person chose last.

use std::path::Path;

use amazons_core::Geometry;
use serde::{Deserialize, Deserializer, Serialize};

use crate::disk;
use crate::document::{Document, Found, decode};
use crate::error::Fault;
use crate::game_clock::TimeControl;
use crate::seat::Seat;
use crate::text;

/// What the person chose last, and is offered again.
///
/// The board is any that can be written down and the names are kept as they are: whether a game can
/// start on it and what the names mean, the caller has to look at.
///
/// What a file does not name is as by default, and what it names beyond these is skipped.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, expecting = "an object")]
pub struct Settings {
    /// The board.
    #[serde(with = "text")]
    pub board: Geometry,
    /// The name of the level that was chosen last.
    pub level: String,
    /// Who plays White; `None` as long as nobody was chosen.
    pub white: Option<Seat>,
    /// Who plays Black; `None` as long as nobody was chosen.
    pub black: Option<Seat>,
    /// The clocks to play with; `None` for none.
    pub control: Option<TimeControl>,
    /// The theme's name.
    pub theme: String,
    /// The language's code, `en` or `de`; `None`: whatever the machine is set to.
    pub language: Option<String>,
    /// The window's size as it was left, in pixels; `None` before that.
    pub window: Option<WindowSize>,
    /// The size of everything in the window, in per cent.
    pub scale: u16,
    /// Whether the board is turned, the other side at the bottom.
    pub flipped: bool,
    /// Whether moves and ends are heard.
    pub sound: bool,
    /// Whether the board has its coordinates in the margin.
    pub coordinates: bool,
    /// Whether amazons and arrows are there at once instead of gliding.
    pub reduced_motion: bool,
    /// Whether all squares are of one colour.
    pub one_colour: bool,
    /// Whether the score line counts the squares that each side reaches first as well.
    pub territory: bool,
    /// Whether the board shows who reaches which square first.
    pub overlay: bool,
    /// Whether a bar shows how the computer judges the game.
    pub evaluation: bool,
}

/// The size of a window, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowSize {
    /// Across.
    pub width: u32,
    /// Down.
    pub height: u32,
}

impl Default for Settings {
    /// The Quick board, `Normal`, `Light`, the machine's language; sound and coordinates are on, all
    /// else is off.
    fn default() -> Self {
        Self {
            board: Geometry::QUICK,
            level: "Normal".into(),
            white: None,
            black: None,
            control: None,
            theme: "Light".into(),
            language: None,
            window: None,
            scale: 100,
            flipped: false,
            sound: true,
            coordinates: true,
            reduced_motion: false,
            one_colour: false,
            territory: false,
            overlay: false,
            evaluation: false,
        }
    }
}

impl Settings {
    /// What of the settings in a data directory can be read without opening it: the default ones where
    /// there are none, or none that make sense. Touches nothing, waits for nobody, and tells of nothing:
    /// that is what [`Store::load_settings`](crate::Store::load_settings) is for.
    ///
    /// ```
    /// use amazons_store::{Settings, Store};
    ///
    /// # let directory = tempfile::tempdir()?;
    /// # let directory = directory.path();
    /// assert_eq!(Settings::glance(directory), Settings::default());
    /// let large = Settings { scale: 200, ..Settings::default() };
    /// Store::open(directory)?.save_settings(&large)?;
    /// assert_eq!(Settings::glance(directory), large);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn glance(directory: &Path) -> Settings {
        match disk::read(&directory.join(Settings::file_name())) {
            Ok(Some(Ok(bytes))) => match decode(&bytes) {
                Found::Whole(settings) => settings,
                _ => Settings::default(),
            },
            _ => Settings::default(),
        }
    }
}

#[derive(Serialize)]
pub(crate) struct SettingsFile {
    version: u64,
    #[serde(flatten)]
    settings: Settings,
}

impl<'de> Deserialize<'de> for SettingsFile {
    /// Not derived: a flattened value is read from a copy of the file, and its errors name no place.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Settings::deserialize(deserializer).map(SettingsFile::of)
    }
}

impl SettingsFile {
    fn of(settings: Settings) -> SettingsFile {
        SettingsFile {
            version: Settings::VERSION,
            settings,
        }
    }
}

impl Document for Settings {
    const NAME: &'static str = "settings";
    const VERSION: u64 = 2;
    type File = SettingsFile;

    fn to_file(&self) -> SettingsFile {
        SettingsFile::of(self.clone())
    }

    fn from_file(file: SettingsFile) -> Result<Self, Fault> {
        Ok(file.settings)
    }
}
