//! The graph of a game's evaluation.

use amazons_core::Player;

use crate::layout::Rect;

/// The graph's place: at the left a strip that tells whose half is where, then a column for the start
/// and one for each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphFrame {
    /// All of it.
    pub rect: Rect,
    /// Turns of the game.
    pub turns: usize,
}

impl GraphFrame {
    /// All of it but the strip at the left.
    #[must_use]
    pub fn plot(&self) -> Rect {
        let strip = self.strip();
        let rect = self.rect;
        Rect::new(rect.x + strip, rect.y, rect.width - strip, rect.height)
    }

    /// An amazon of either side in the middle of that half of the strip where its chances are the
    /// better ones; none where the strip is too narrow to tell them apart.
    #[must_use]
    pub fn tokens(&self) -> Vec<(Player, Rect)> {
        let strip = self.strip();
        let half = self.rect.height / 2;
        let side = strip.min(half) * 4 / 5;
        let place = |top: i32| {
            let (across, down) = ((strip - side) / 2, (half - side) / 2);
            Rect::new(self.rect.x + across, top + down, side, side)
        };
        let lower = self.rect.bottom() - half;
        [(Player::White, self.rect.y), (Player::Black, lower)]
            .into_iter()
            .filter(|_| side >= 8)
            .map(|(player, top)| (player, place(top)))
            .collect()
    }

    fn strip(&self) -> i32 {
        (self.rect.height / 2).min(self.rect.width / 8)
    }

    /// Where the point after so many turns stands, from the left edge on.
    #[must_use]
    pub fn x_of(&self, turns: usize) -> f32 {
        let last = self.turns.max(1) as f32;
        let plot = self.plot();
        let inner = (plot.width - 1).max(0) as f32;
        plot.x as f32 + inner * (turns as f32 / last).min(1.0)
    }

    /// The turns whose point is nearest to the pixel (x, y), where that is inside.
    #[must_use]
    pub fn turns_at(&self, x: i32, y: i32) -> Option<usize> {
        if !self.rect.contains(x, y) {
            return None;
        }
        let plot = self.plot();
        let inner = (plot.width - 1).max(1) as f32;
        let share = (x - plot.x).max(0) as f32 / inner;
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
            assert!(frame.plot().is_within(frame.rect), "{width}");
            assert_eq!(frame.turns_at(7, 10), Some(0), "{width} {turns}");
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
        check(141, 120);
        check(300, 1);
        check(1, 0);
    }

    #[test]
    fn each_side_stands_in_its_own_half() {
        let check = |width: i32, height: i32, count: usize| {
            let rect = Rect::new(7, 3, width, height);
            let frame = GraphFrame { rect, turns: 40 };
            let tokens = frame.tokens();
            assert_eq!(tokens.len(), count, "{width} x {height}");
            for (player, token) in tokens {
                assert!(token.is_within(rect) && !token.overlaps(frame.plot()));
                let upper = token.centre().1 < rect.centre().1;
                assert_eq!(upper, player == Player::White, "{width} x {height}");
            }
        };
        check(300, 37, 2);
        check(530, 149, 2);
        check(40, 12, 0);
        check(1, 1, 0);
    }
}
