//! The window's icon: the amazon from the title.

use amazons_core::Player;
use minifb::{Icon, Window};
use tiny_skia::{IntRect, Pixmap};

use crate::layout::{Layout, Part};

/// Gives the window the amazon that this picture shows as its icon, if it shows one.
pub(super) fn set(window: &mut Window, pixmap: &Pixmap, layout: &Layout) {
    // The window library panics when asked for an icon under Wayland.
    if cfg!(feature = "wayland") {
        return;
    }
    let icon = icon(pixmap, layout);
    if let Some(icon) = icon.as_deref().and_then(|icon| Icon::try_from(icon).ok()) {
        window.set_icon(icon);
    }
}

/// Width, height, and a pixel each, `ARGB`.
fn icon(pixmap: &Pixmap, layout: &Layout) -> Option<Vec<u64>> {
    let amazon = layout.parts().iter().find_map(|part| match part {
        Part::Token(rect, Player::Black) => Some(*rect),
        _ => None,
    })?;
    let side = amazon.width.max(amazon.height).try_into().ok()?;
    let amazon = pixmap.clone_rect(IntRect::from_xywh(amazon.x, amazon.y, side, side)?)?;
    let pixel = |rgba: &[u8]| u64::from(u32::from_be_bytes([rgba[3], rgba[0], rgba[1], rgba[2]]));
    let size = [u64::from(amazon.width()), u64::from(amazon.height())];
    Some(
        size.into_iter()
            .chain(amazon.data().chunks_exact(4).map(pixel))
            .collect(),
    )
}
