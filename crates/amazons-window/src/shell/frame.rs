//! The window as it opens: its title and its size.

use amazons_store::Settings;
use minifb::{ScaleMode, Window, WindowOptions};

use super::error::{ShellError, reason};
use crate::app::scale_kept;

/// The name of the program on the window's frame, the same in every language.
const TITLE: &str = "Amazons";
/// Window size in pixels at a scale of 1.
const SIZE: (f32, f32) = (960.0, 700.0);
/// The window opens no larger than this share of the screen, which has bars and frames as well.
const SHARE_OF_SCREEN: f32 = 0.9;
/// A click shorter than the time between two looks at the window is lost, so looks are frequent.
const LOOKS_PER_SECOND: usize = 200;
/// The least size of a window that opens.
const LEAST: (f32, f32) = (360.0, 420.0);

/// Opens a window of the size that was kept, or as the scale asks for.
pub(super) fn open(
    scale: Option<f32>,
    settings: &Settings,
    screen: Option<(u16, u16)>,
) -> Result<Window, ShellError> {
    let (most_wide, most_high) = screen.map_or((f32::MAX, f32::MAX), |(width, height)| {
        let room = |side: u16| SHARE_OF_SCREEN * f32::from(side);
        (room(width), room(height))
    });
    let scale = scale.unwrap_or_else(|| scale_kept(settings.scale));
    let usual = (SIZE.0 * scale, SIZE.1 * scale);
    let wanted = settings
        .window
        .map_or(usual, |size| (size.width as f32, size.height as f32));
    let width = wanted.0.clamp(LEAST.0, most_wide.max(LEAST.0)) as usize;
    let height = wanted.1.clamp(LEAST.1, most_high.max(LEAST.1)) as usize;
    let options = WindowOptions {
        resize: true,
        scale_mode: ScaleMode::UpperLeft,
        ..WindowOptions::default()
    };
    let mut window =
        Window::new(TITLE, width, height, options).map_err(|error| ShellError::NoWindow {
            reason: reason(&error),
        })?;
    window.set_target_fps(LOOKS_PER_SECOND);
    Ok(window)
}
