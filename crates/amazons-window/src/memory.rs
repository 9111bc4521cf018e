//! What Master remembers of a game from one of its turns to the next.

use std::num::NonZeroUsize;

use amazons_ai::{Limits, Observer, Searcher};
use amazons_core::{ByPlayer, Geometry, Move, Position};

/// How much each side's Master may remember.
const MEBIBYTES: usize = 64;

/// A search for each side that Master plays, so that two Masters never read each other's thoughts.
///
/// Nothing is taken before Master's first turn.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The game that is remembered, by its seed and its board.
    game: Option<(u64, Geometry)>,
    searchers: ByPlayer<Option<Searcher>>,
}

impl Memory {
    /// Thinks for the side to move in the game with this seed until `observer` says stop, or nothing
    /// is left to find out.
    ///
    /// Another game than the last one finds all forgotten. A search that panics is forgotten too.
    pub(crate) fn think(
        &mut self,
        seed: u64,
        position: &Position,
        observer: &mut impl Observer,
    ) -> Option<Move> {
        let game = Some((seed, position.geometry()));
        if self.game != game {
            *self = Memory {
                game,
                ..Memory::default()
            };
        }
        let kept = &mut self.searchers[position.to_move()];
        // Out of its place until it is done, so that none comes back broken.
        let mut searcher = kept
            .take()
            .unwrap_or_else(|| Searcher::new(MEBIBYTES, NonZeroUsize::MIN));
        let report = searcher.think(position, &Limits::default(), observer);
        *kept = Some(searcher);
        report.best()
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use amazons_ai::Report;
    use amazons_core::Player;

    use super::*;

    /// Says stop once a depth is reached, and knows how many positions were judged for that.
    #[derive(Default)]
    struct UntilDepth {
        judged: Option<u64>,
        panics: bool,
    }

    impl Observer for UntilDepth {
        fn should_stop(&mut self) -> bool {
            assert!(!self.panics, "a search gone wrong");
            self.judged.is_some()
        }

        fn progress(&mut self, report: &Report) {
            if report.depth >= 2 {
                self.judged.get_or_insert(report.nodes);
            }
        }
    }

    /// How many positions are judged until a depth is reached.
    fn work(memory: &mut Memory, seed: u64, position: &Position) -> u64 {
        let mut observer = UntilDepth::default();
        assert!(memory.think(seed, position, &mut observer).is_some());
        observer.judged.expect("the depth is reached")
    }

    #[test]
    fn a_game_is_remembered_by_its_side_alone_until_another_begins() {
        let whites = Position::start(Geometry::QUICK).expect("large enough");
        let blacks = whites.play(whites.moves()[0]).expect("legal");
        assert_eq!(blacks.to_move(), Player::Black);
        let mut memory = Memory::default();
        let fresh = work(&mut memory, 1, &whites);
        assert!(work(&mut memory, 1, &whites) < fresh, "the same game");
        assert_eq!(work(&mut memory, 2, &whites), fresh, "another game");
        let fresh = work(&mut Memory::default(), 2, &blacks);
        assert_eq!(work(&mut memory, 2, &blacks), fresh, "the other side");
    }

    #[test]
    fn a_search_that_panics_is_forgotten() {
        let start = Position::start(Geometry::QUICK).expect("large enough");
        let mut memory = Memory::default();
        let fresh = work(&mut memory, 1, &start);
        let mut panicking = UntilDepth {
            panics: true,
            ..UntilDepth::default()
        };
        let thinking = || memory.think(1, &start, &mut panicking);
        assert!(catch_unwind(AssertUnwindSafe(thinking)).is_err());
        assert_eq!(work(&mut memory, 1, &start), fresh);
    }
}
