//! The graph of a game's evaluation.

use crate::layout::Rect;

/// The graph's place: a column for the start and one for each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphFrame {
    /// All of it.
    pub rect: Rect,
    /// Turns of the game.
    pub turns: usize,
}

impl GraphFrame {
    /// Where the point after so many turns stands, from the left edge on.
    #[must_use]
    pub fn x_of(&self, turns: usize) -> f32 {
        let last = self.turns.max(1) as f32;
        let inner = (self.rect.width - 1).max(0) as f32;
        self.rect.x as f32 + inner * (turns as f32 / last).min(1.0)
    }

    /// The turns whose point is nearest to the pixel (x, y), where that is inside.
    #[must_use]
    pub fn turns_at(&self, x: i32, y: i32) -> Option<usize> {
        if !self.rect.contains(x, y) {
            return None;
        }
        let inner = (self.rect.width - 1).max(1) as f32;
        let share = (x - self.rect.x) as f32 / inner;
        Some((share * self.turns as f32).round() as usize)
    }

    /// The pixels that mean so many turns; `None` where there are none.
    #[must_use]
    pub fn rect_of(&self, turns: usize) -> Option<Rect> {
        let middle = self.x_of(turns).round() as i32;
        let hit = self.turns_at(middle, self.rect.y)?;
        (hit == turns).then(|| Rect::new(middle, self.rect.y, 1, self.rect.height))
    }

    /// The same frame elsewhere.
    pub(super) fn moved(self, across: i32, down: i32) -> GraphFrame {
        GraphFrame {
            rect: self.rect.moved(across, down),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_hit_where_it_stands() {
        let check = |width: i32, turns: usize| {
            let frame = GraphFrame {
                rect: Rect::new(7, 3, width, 40),
                turns,
            };
            for after in 0..=turns {
                let rect = frame.rect_of(after).expect("it has a place");
                assert!(rect.is_within(frame.rect), "{width} {turns} {after}");
                let hit = frame.turns_at(rect.x, rect.y + 20);
                assert_eq!(hit, Some(after), "{width} {turns}");
            }
            assert_eq!(frame.turns_at(6, 10), None);
            assert_eq!(frame.turns_at(7 + width, 10), None);
        };
        check(200, 88);
        check(121, 120);
        check(300, 1);
        check(1, 0);
    }
}
