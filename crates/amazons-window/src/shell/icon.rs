//! The window's icon.

use minifb::{Icon, Window};
use tiny_skia::Pixmap;

/// Large enough for every list of windows.
const SIDE: u32 = 64;

/// Gives the window the program's icon.
pub(super) fn set(window: &mut Window) {
    // The window library panics when asked for an icon under Wayland.
    if cfg!(feature = "wayland") {
        return;
    }
    let icon = crate::paint::icon::picture(SIDE).map(|picture| argb(&picture));
    if let Some(icon) = icon.as_deref().and_then(|icon| Icon::try_from(icon).ok()) {
        window.set_icon(icon);
    }
}

/// Width, height, and a pixel each, `ARGB`.
fn argb(picture: &Pixmap) -> Vec<u64> {
    let size = [picture.width(), picture.height()].map(u64::from);
    let pixels = picture.pixels().iter().map(|pixel| {
        let plain = pixel.demultiply();
        let bytes = [plain.alpha(), plain.red(), plain.green(), plain.blue()];
        u64::from(u32::from_be_bytes(bytes))
    });
    size.into_iter().chain(pixels).collect()
}
