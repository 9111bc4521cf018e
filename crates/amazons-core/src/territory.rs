//! Which parts of the board are cut off from each other, and whose they are.

use crate::bitboard::Bitboard;
use crate::player::{ByPlayer, Player};
use crate::position::Position;
use crate::square::Square;

/// A part of the board from which nothing leads to another part.
///
/// Squares that are not burnt belong to one region if a king could walk from one to the other over
/// empty squares and squares of amazons: an amazon may step aside, and then its square is a way.
///
/// ```
/// use amazons_core::{Owner, Player, Position, Region, bitboard};
///
/// let position = Position::from_diagram("..#B|W.##|##..|B.#.", Player::White)?;
/// let region = Region::around(&position, "b4".parse()?).expect("b4 is not burnt");
/// assert_eq!(region.squares(), bitboard! {
///     X X . .
///     X X . .
///     . . X X
///     X X . X
/// });
/// assert_eq!(region.squares().len() - region.empty().len(), 2);
/// assert_eq!(region.amazons(Player::Black), position.amazons(Player::Black) & region.squares());
/// assert_eq!(region.owner(), Owner::Both);
/// assert_eq!(Region::around(&position, "c4".parse()?), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    squares: Bitboard,
    amazons: ByPlayer<Bitboard>,
}

/// Who can still move within a [`Region`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Nobody is in it: its squares are lost to both.
    Nobody,
    /// One player alone: the squares are there to be filled.
    Alone(Player),
    /// Both players: it is still fought for.
    Both,
}

impl Region {
    /// The region around a square of the position, or `None` on a burnt square or off the board.
    #[must_use]
    pub fn around(position: &Position, square: Square) -> Option<Region> {
        let passable = passable(position);
        passable
            .has(square)
            .then(|| Region::within(position, grow(square.into(), passable)))
    }

    fn within(position: &Position, squares: Bitboard) -> Region {
        Region {
            squares,
            amazons: ByPlayer::from_fn(|player| position.amazons(player) & squares),
        }
    }

    /// All its squares, those of its amazons included.
    #[must_use]
    pub const fn squares(&self) -> Bitboard {
        self.squares
    }

    /// Its empty squares.
    #[must_use]
    pub fn empty(&self) -> Bitboard {
        self.squares & !(self.amazons.white | self.amazons.black)
    }

    /// This player's amazons in it.
    #[must_use]
    pub fn amazons(&self, player: Player) -> Bitboard {
        self.amazons[player]
    }

    /// Who has amazons in it.
    #[must_use]
    pub fn owner(&self) -> Owner {
        match (self.amazons.white.is_empty(), self.amazons.black.is_empty()) {
            (true, true) => Owner::Nobody,
            (false, true) => Owner::Alone(Player::White),
            (true, false) => Owner::Alone(Player::Black),
            (false, false) => Owner::Both,
        }
    }
}

/// All regions of a position.
///
/// ```
/// use amazons_core::{Owner, Player, Position, Territory};
///
/// let position = Position::from_diagram("W.#.|..#.|####|.B#W", Player::White)?;
/// let territory = Territory::of(&position);
/// let owners: Vec<Owner> = territory.regions().map(|region| region.owner()).collect();
/// assert_eq!(owners, [
///     Owner::Alone(Player::Black), // a1
///     Owner::Alone(Player::White), // d1
///     Owner::Alone(Player::White), // a3
///     Owner::Nobody,               // d3
/// ]);
/// assert!(territory.is_separated());
/// assert_eq!(territory.enclosed(Player::White), position.amazons(Player::White));
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Territory {
    position: Position,
}

impl Territory {
    /// The territory of a position.
    #[must_use]
    pub fn of(position: &Position) -> Territory {
        Territory {
            position: *position,
        }
    }

    /// The regions, in the order of their first squares. Every square that is not burnt is in
    /// exactly one of them.
    pub fn regions(&self) -> impl Iterator<Item = Region> + '_ {
        let mut left = passable(&self.position);
        core::iter::from_fn(move || {
            let seed = left.first()?;
            let squares = grow(seed.into(), left);
            left &= !squares;
            Some(Region::within(&self.position, squares))
        })
    }

    /// The amazons of a player that share no region with the opponent: each is alone, or among
    /// friends.
    #[must_use]
    pub fn enclosed(&self, player: Player) -> Bitboard {
        self.regions()
            .filter(|region| region.owner() == Owner::Alone(player))
            .fold(Bitboard::EMPTY, |all, region| all | region.amazons(player))
    }

    /// Whether no region holds amazons of both: the rest of the game is filling one's own.
    #[must_use]
    pub fn is_separated(&self) -> bool {
        let white = grow(
            self.position.amazons(Player::White),
            passable(&self.position),
        );
        white.is_disjoint(self.position.amazons(Player::Black))
    }
}

/// Squares that are not burnt.
fn passable(position: &Position) -> Bitboard {
    position.geometry().squares() & !position.burnt()
}

/// Everything that king steps lead to from `seed` within `passable`.
fn grow(seed: Bitboard, passable: Bitboard) -> Bitboard {
    let mut grown = seed;
    loop {
        let next = (grown | grown.neighbours()) & passable;
        if next == grown {
            return grown;
        }
        grown = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(diagram: &str) -> Position {
        Position::from_diagram(diagram, Player::White).expect("a position")
    }

    #[test]
    fn an_amazon_joins_what_it_stands_between() {
        let position = read("..#..|##W##|..#.B");
        let regions: Vec<Region> = Territory::of(&position).regions().collect();
        assert_eq!(regions.len(), 1);
        assert_eq!(regions[0].owner(), Owner::Both);
        assert!(!Territory::of(&position).is_separated());
    }

    #[test]
    fn diagonals_join() {
        let position = read("W#|#.|##|B#");
        let regions: Vec<u32> = Territory::of(&position)
            .regions()
            .map(|region| region.squares().len())
            .collect();
        assert_eq!(regions, [1, 2]);
        assert_eq!(Territory::of(&position).enclosed(Player::White).len(), 1);
    }

    #[test]
    fn a_region_is_the_same_from_each_of_its_squares() {
        let position = read("W.#..|..#.B|##.##|B.#.W");
        for region in Territory::of(&position).regions() {
            for square in region.squares() {
                assert_eq!(Region::around(&position, square), Some(region));
            }
        }
        for burnt in position.burnt() {
            assert_eq!(Region::around(&position, burnt), None);
        }
    }
}
