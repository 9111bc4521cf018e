//! Legal moves, set-wise: an amazon, where it goes, and all its arrows at once.

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::player::Player;
use crate::position::Position;
use crate::rays::queen_reach;
use crate::slides::count_slides;
use crate::square::Square;

/// One amazon's step together with every square that its arrow may burn.
///
/// `arrows` is never empty: the square just left can always be shot at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where the amazon stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// The squares that it can then shoot at.
    pub arrows: Bitboard,
}

impl Step {
    /// The step's moves, one an arrow.
    pub fn moves(self) -> impl ExactSizeIterator<Item = Move> {
        let Step { from, to, arrows } = self;
        arrows.iter().map(move |arrow| Move { from, to, arrow })
    }
}

impl Position {
    /// Hands every step of the side to move to `visit`, which may end the walk early.
    ///
    /// Amazons and targets come in the order of [`Square::index`]. Answers the value that `visit`
    /// broke off with, or `Continue` after the last step.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    ///
    /// use amazons_core::{Geometry, Position, Step};
    ///
    /// let start = Position::start(Geometry::QUICK)?;
    /// // The first step after which the arrow can reach a whole dozen of squares.
    /// let wide = start.for_each_step(|step| match step.arrows.len() {
    ///     12.. => ControlFlow::Break(step),
    ///     _ => ControlFlow::Continue(()),
    /// });
    /// let Step { from, to, .. } = wide.break_value().expect("there is one");
    /// assert_eq!((from.to_string(), to.to_string()), ("b1".into(), "c1".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn for_each_step<B>(
        &self,
        mut visit: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for from in self.amazons(self.to_move()) {
            let empty_behind = self.empty().with(from);
            for to in queen_reach(from, self.empty()) {
                let arrows = queen_reach(to, empty_behind);
                visit(Step { from, to, arrows })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// All legal moves, in the order of [`for_each_step`](Self::for_each_step).
    ///
    /// A convenience that allocates: there are 2176 first moves on the Classic board.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let all = self.for_each_step(|step| {
            moves.extend(step.moves());
            ControlFlow::<()>::Continue(())
        });
        debug_assert!(all.is_continue());
        moves
    }

    /// Number of legal moves, counted without making any.
    ///
    /// ```
    /// use amazons_core::{Geometry, Position};
    ///
    /// assert_eq!(Position::start(Geometry::CLASSIC)?.move_count(), 2176);
    /// # Ok::<(), amazons_core::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn move_count(&self) -> u32 {
        self.amazons(self.to_move())
            .iter()
            .map(|from| {
                let targets = queen_reach(from, self.empty());
                count_slides(targets, self.empty().with(from))
            })
            .sum()
    }

    /// Whether the side to move has a legal move at all; far cheaper than counting.
    #[must_use]
    #[inline]
    pub fn has_any_move(&self) -> bool {
        self.can_step(self.to_move())
    }

    /// Whether any amazon of this player could step, whoever's turn it is.
    #[must_use]
    #[inline]
    pub fn can_step(&self, player: Player) -> bool {
        !self.amazons(player).neighbours().is_disjoint(self.empty())
    }

    /// The squares that the amazon on `from` can go to; whose it is does not matter.
    #[must_use]
    pub fn targets(&self, from: Square) -> Bitboard {
        queen_reach(from, self.empty())
    }

    /// The squares that the amazon which went from `from` to `to` can shoot at.
    #[must_use]
    pub fn arrows(&self, from: Square, to: Square) -> Bitboard {
        queen_reach(to, self.empty().with(from))
    }
}
