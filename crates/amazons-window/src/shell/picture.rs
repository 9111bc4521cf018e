//! The picture in the window, and what is where in it.

use tiny_skia::Pixmap;

use crate::layout::Layout;
use crate::paint::Painter;
use crate::scene::{Scene, Target};

/// The last picture drawn, as the window library wants it.
#[derive(Default)]
pub(super) struct Picture {
    painter: Painter,
    drawn: Option<Drawn>,
    /// A pixel each, `0RGB`.
    pixels: Vec<u32>,
    hovered: Option<Target>,
}

struct Drawn {
    scene: Scene,
    layout: Layout,
    scale: f32,
    pixmap: Pixmap,
}

impl Drawn {
    fn fits(&self, width: u32, height: u32, scale: f32) -> bool {
        (self.pixmap.width(), self.pixmap.height()) == (width, height) && self.scale == scale
    }
}

impl Picture {
    /// Whether the picture is of this size.
    pub(super) fn fits(&self, width: usize, height: usize, scale: f32) -> bool {
        self.drawn
            .as_ref()
            .is_some_and(|drawn| drawn.fits(pixels(width), pixels(height), scale))
    }

    /// Draws `scene`, unless that is the picture already; whether it was drawn.
    pub(super) fn draw(&mut self, scene: Scene, width: usize, height: usize, scale: f32) -> bool {
        let (width, height) = (pixels(width), pixels(height));
        let before = self.drawn.take();
        if let Some(drawn) = &before
            && drawn.fits(width, height, scale)
            && drawn.scene == scene
        {
            self.drawn = before;
            return false;
        }
        let reusable = before
            .map(|drawn| drawn.pixmap)
            .filter(|pixmap| (pixmap.width(), pixmap.height()) == (width, height));
        let Some(mut pixmap) = reusable.or_else(|| Pixmap::new(width, height)) else {
            // A window too large for the memory: the picture of before has to do.
            return false;
        };
        let layout = Layout::new(width, height, scale, &scene);
        self.painter.paint(&scene, &layout, &mut pixmap);
        self.pixels.clear();
        self.pixels.extend(
            pixmap.data().chunks_exact(4).map(|rgba| {
                u32::from(rgba[0]) << 16 | u32::from(rgba[1]) << 8 | u32::from(rgba[2])
            }),
        );
        self.drawn = Some(Drawn {
            scene,
            layout,
            scale,
            pixmap,
        });
        true
    }

    /// The pixels row by row, with width and height.
    pub(super) fn pixels(&self) -> (&[u32], usize, usize) {
        match &self.drawn {
            Some(Drawn { pixmap, .. }) => {
                let side = |pixels: u32| pixels as usize;
                (&self.pixels, side(pixmap.width()), side(pixmap.height()))
            }
            None => (&[0], 1, 1),
        }
    }

    /// What a tap on the pixel (x, y) means.
    pub(super) fn target_at(&self, x: i32, y: i32) -> Option<Target> {
        self.drawn.as_ref()?.layout.target_at(x, y)
    }

    /// The first row shown of the list below the pixel (x, y), where there is one.
    pub(super) fn list_at(&self, x: i32, y: i32) -> Option<usize> {
        self.drawn.as_ref()?.layout.list_at(x, y)
    }

    /// What the app was last told the pointer is over.
    pub(super) fn hovered(&self) -> Option<Target> {
        self.hovered
    }

    /// Remembers what the app was told.
    pub(super) fn set_hovered(&mut self, target: Option<Target>) {
        self.hovered = target;
    }
}

/// A side of the window, which has one pixel at least.
fn pixels(side: usize) -> u32 {
    u32::try_from(side).unwrap_or(u32::MAX).max(1)
}
