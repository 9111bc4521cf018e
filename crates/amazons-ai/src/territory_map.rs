//! Who reaches which square first.

use amazons_core::{Bitboard, ByPlayer, Player, Position, Slides};

use crate::distance::QueenLayers;

/// Every empty square by who reaches it first, counted in queen moves and whoever is to move.
///
/// The four sets share no square and make up all empty squares. A square that one side alone reaches
/// belongs to that side.
///
/// Source: the term t₁ of J. Lieberum, "An evaluation function for the game of Amazons",
/// Theoretical Computer Science 349 (2005), square by square; its sums are in
/// [`Terms`](crate::Terms).
///
/// ```
/// use amazons_ai::TerritoryMap;
/// use amazons_core::{Player, Position};
///
/// let position = Position::from_diagram("W..#.|##.#.|B..##", Player::White)?;
/// let map = TerritoryMap::of(&position);
/// assert_eq!(map.first(Player::White).len(), 2); // b3, c3
/// assert_eq!(map.first(Player::Black).len(), 2); // b1, c1
/// assert_eq!(map.equally().len(), 1); // c2
/// assert_eq!(map.nobody().len(), 2); // e2, e3
/// assert_eq!(map.lead(Player::White), 0);
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerritoryMap {
    first: ByPlayer<Bitboard>,
    equally: Bitboard,
    nobody: Bitboard,
}

impl TerritoryMap {
    /// Finds out who reaches the squares of a position.
    #[must_use]
    pub fn of(position: &Position) -> TerritoryMap {
        let empty = position.empty();
        let slides = Slides::new(empty);
        let layers = ByPlayer::from_fn(|player: Player| {
            QueenLayers::by_queen(position.amazons(player), &slides, empty)
        });
        let (white, black) = (&layers[Player::White], &layers[Player::Black]);
        let mut map = TerritoryMap {
            nobody: empty & !(white.reached() | black.reached()),
            ..TerritoryMap::default()
        };
        let mut seen = ByPlayer::from_fn(|_| Bitboard::EMPTY);
        for distance in 0..white.used().max(black.used()) {
            for player in Player::ALL {
                seen[player] |= layers[player].layer(distance);
            }
            map.equally |= white.layer(distance) & black.layer(distance);
            for player in Player::ALL {
                map.first[player] |= layers[player].layer(distance) & !seen[!player];
            }
        }
        map
    }

    /// The squares that this side reaches in fewer moves than the other.
    #[must_use]
    pub fn first(&self, player: Player) -> Bitboard {
        self.first[player]
    }

    /// The squares that both sides reach in equally many moves.
    #[must_use]
    pub fn equally(&self) -> Bitboard {
        self.equally
    }

    /// The squares that neither side can reach.
    #[must_use]
    pub fn nobody(&self) -> Bitboard {
        self.nobody
    }

    /// How many more squares this side reaches first than the other does.
    #[must_use]
    pub fn lead(&self, player: Player) -> i32 {
        let count = |player: Player| self.first[player].len() as i32;
        count(player) - count(!player)
    }
}

#[cfg(test)]
mod tests {
    use amazons_core::{Game, Geometry};

    use super::*;
    use crate::{Level, Patient, Terms, turn_rng};

    /// In every position of a game: the sets share nothing, leave out nothing, and sum up to the
    /// published terms.
    #[test]
    fn sets_are_a_partition_and_sum_up_to_the_terms() {
        let check = |geometry: Geometry, seed: u64| {
            let mut game = Game::new(Position::start(geometry).expect("large enough"));
            loop {
                let position = game.position();
                let map = TerritoryMap::of(position);
                let sets = [
                    map.first(Player::White),
                    map.first(Player::Black),
                    map.equally(),
                    map.nobody(),
                ];
                let union = sets.into_iter().fold(Bitboard::EMPTY, |all, set| all | set);
                let sum: u32 = sets.into_iter().map(Bitboard::len).sum();
                assert_eq!(union, position.empty(), "{position}");
                assert_eq!(sum, position.empty().len(), "{position}");
                let terms = Terms::of(position);
                assert_eq!(map.lead(Player::White), terms.queen_lead, "{position}");
                assert_eq!(map.lead(Player::Black), -terms.queen_lead, "{position}");
                assert_eq!(map.equally().len() as i32, terms.queen_ties, "{position}");
                let mut rng = turn_rng(seed, game.moves().len());
                let Some(mv) = Level::Easy.choose(position, &mut rng, &mut Patient) else {
                    break;
                };
                game.play(mv).expect("legal");
            }
        };
        check(Geometry::QUICK, 1);
        check(Geometry::MEDIUM, 2);
        check(Geometry::new(4, 9).expect("a board"), 3);
    }
}
