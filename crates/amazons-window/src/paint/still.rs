//! The layers below everything that moves: ground, squares, coordinates, burnt squares.

use amazons_ai::TerritoryMap;
use amazons_core::Bitboard;
use tiny_skia::Pixmap;

use crate::layout::{BoardFrame, Rect};
use crate::paint::arrow::Tile;
use crate::paint::canvas::{Tint, fill_rect, stroke_round};
use crate::paint::glyphs::Glyphs;
use crate::paint::territory;
use crate::scene::{Squares, Theme};
use crate::theme::{Colour, Palette};

/// What the still layers look like; where two of these are equal, so are the layers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Still {
    pub(super) size: (u32, u32),
    pub(super) theme: Theme,
    pub(super) board: Option<StillBoard>,
}

/// What there is of a board in the still layers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StillBoard {
    pub(super) frame: BoardFrame,
    pub(super) squares: Squares,
    pub(super) burnt: Bitboard,
    pub(super) territory: Option<TerritoryMap>,
    /// Whether the frame tells that the position is a past one.
    pub(super) past: bool,
}

impl Still {
    /// Draws all of it, covering what was on `pixmap` before.
    pub(super) fn draw(&self, pixmap: &mut Pixmap, glyphs: &mut Glyphs) {
        let palette = Palette::of(self.theme);
        pixmap.fill(Tint(palette.ground, 1.0).into());
        if let Some(board) = &self.board {
            let frame = &board.frame;
            squares(pixmap, palette, frame, board.squares);
            if board.past {
                let width = frame.band();
                let band = frame.rect.inset(-width);
                stroke_round(pixmap, band, width as f32, width as f32, palette.past);
            }
            if let Some(map) = &board.territory {
                territory::draw(pixmap, palette, frame, map);
            }
            for line in &frame.coordinates {
                let font = (line.style.weight, line.style.size);
                glyphs.draw(
                    pixmap,
                    &line.text,
                    font,
                    (line.x, line.baseline),
                    palette.soft,
                );
            }
            let tile = Tile::new(palette, frame.square);
            for square in board
                .burnt
                .iter()
                .filter_map(|square| frame.square_rect(square))
            {
                tile.draw(pixmap, square);
            }
        }
    }
}

fn squares(pixmap: &mut Pixmap, palette: &Palette, frame: &BoardFrame, squares: Squares) {
    let edge = frame.edge();
    let radius = edge as f32 * 2.0;
    let outer = frame.rect.inset(-edge);
    // Lines one around the other, since filling what the board covers anyway would cost more than all
    // the rest of it.
    for (spread, opacity) in [(3, 0.02), (2, 0.04), (1, 0.06)] {
        let shadow = outer.inset(-spread * edge).moved(0, edge);
        let black = Tint(Colour::from_rgb(0), opacity);
        let width = (edge * 3) as f32;
        stroke_round(
            pixmap,
            shadow,
            radius + (spread * edge) as f32,
            width,
            black,
        );
    }
    stroke_round(pixmap, outer, radius, (edge * 2) as f32, palette.frame);
    fill_rect(pixmap, frame.rect, palette.light_square);
    if squares == Squares::OneColour {
        grid(pixmap, palette, frame);
        return;
    }
    for square in frame.geometry.squares().iter() {
        // a1 is dark, as on a chess board.
        if (square.column() + square.row()) % 2 == 0
            && let Some(rect) = frame.square_rect(square)
        {
            fill_rect(pixmap, rect, palette.dark_square);
        }
    }
}

/// Lines between the squares, a pixel or two wide.
fn grid(pixmap: &mut Pixmap, palette: &Palette, frame: &BoardFrame) {
    let width = (frame.square / 48).max(1);
    let board = frame.rect;
    for column in 1..i32::from(frame.geometry.width()) {
        let x = board.x + column * frame.square - width / 2;
        let line = Rect::new(x, board.y, width, board.height);
        fill_rect(pixmap, line, palette.frame);
    }
    for row in 1..i32::from(frame.geometry.height()) {
        let y = board.y + row * frame.square - width / 2;
        let line = Rect::new(board.x, y, board.width, width);
        fill_rect(pixmap, line, palette.frame);
    }
}
