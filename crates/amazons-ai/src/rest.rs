//! The rest of a game in which no amazon meets the enemy any more.

use amazons_core::{Bitboard, ByPlayer, Move, Owner, Player, Position, Region, Territory};

use crate::endgame::{Filling, fill, settle};
use crate::observer::Observer;

/// How many moves each side still has once every amazon is shut off from the enemy, exactly or as a
/// bound; `None` before that.
///
/// Then the sides only fill what is theirs, and what each does is nothing to the other: whoever has
/// the turn wins with more moves than the enemy, and loses with as many or fewer. Positions looked at
/// are limited to `budget` in each region.
///
/// ```
/// use amazons_ai::{Filling, Patient, moves_left};
/// use amazons_core::{Player, Position};
///
/// let position = Position::from_diagram("#.#W.|#B#..|.####", Player::White)?;
/// let left = moves_left(&position, 10_000, &mut Patient).expect("a wall is between them");
/// assert_eq!((left.white, left.black), (Filling::Exact(3), Filling::Exact(1)));
/// let open = Position::from_diagram("..B|...|W..", Player::White)?;
/// assert_eq!(moves_left(&open, 10_000, &mut Patient), None);
/// # Ok::<(), amazons_core::DiagramError>(())
/// ```
pub fn moves_left(
    position: &Position,
    budget: u64,
    observer: &mut impl Observer,
) -> Option<ByPlayer<Filling>> {
    Some(settle(position, budget, observer)?.moves)
}

/// A move that gives nothing away in what is the mover's alone: after it as many moves are left as can
/// be after any, or as many as could be proved within `budget`. `None` where the mover has no region of
/// its own to move in.
///
/// Played by both sides in turn it ends a game whose amazons are all shut off with the result that
/// [`moves_left`] tells.
///
/// ```
/// use amazons_ai::{Patient, filling_move, moves_left};
/// use amazons_core::{Player, Position};
///
/// let position = Position::from_diagram("...#|W..#|...B", Player::White)?;
/// let before = moves_left(&position, 10_000, &mut Patient);
/// assert_eq!(before, None, "the amazons still meet at c1 and d1");
///
/// let mut position = Position::from_diagram("...#.|W..#.|...#B", Player::White)?;
/// let mut turns = 0;
/// while let Some(turn) = filling_move(&position, 10_000, &mut Patient) {
///     position = position.play(turn)?;
///     turns += 1;
/// }
/// assert_eq!((position.winner(), turns), (Some(Player::White), 5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn filling_move(
    position: &Position,
    budget: u64,
    observer: &mut impl Observer,
) -> Option<Move> {
    let player = position.to_move();
    let mut moves = position.moves();
    // Squares with little room around are the least loss, so the first moves tried are mostly the best.
    let empty =
        !(position.burnt() | position.amazons(Player::White)) & !position.amazons(Player::Black);
    moves.sort_by_key(|mv| (room(mv.arrow, empty), room(mv.to, empty)));
    for region in Territory::of(position).regions() {
        if region.owner() != Owner::Alone(player) {
            continue;
        }
        let before = fill(&region, budget, observer)?;
        if before.at_most() == 0 {
            continue;
        }
        let mut best = None;
        for &mv in moves.iter().filter(|mv| region.squares().has(mv.from)) {
            let left = left_within(
                &position.play_unchecked(mv),
                &region,
                player,
                budget,
                observer,
            )?;
            if left + 1 >= before.at_most() {
                return Some(mv);
            }
            if best.is_none_or(|(most, _)| left > most) {
                best = Some((left, mv));
            }
            if observer.should_stop() {
                break;
            }
        }
        if let Some((_, mv)) = best {
            return Some(mv);
        }
    }
    None
}

/// Moves left to the player in what has become of a region of its own.
fn left_within(
    position: &Position,
    region: &Region,
    player: Player,
    budget: u64,
    observer: &mut impl Observer,
) -> Option<u32> {
    let territory = Territory::of(position);
    let mut left = 0;
    for part in territory.regions() {
        let is_part =
            part.owner() == Owner::Alone(player) && !(part.squares() & region.squares()).is_empty();
        if is_part {
            left += fill(&part, budget, observer)?.at_least();
        }
    }
    Some(left)
}

fn room(square: amazons_core::Square, empty: Bitboard) -> u32 {
    (Bitboard::from(square).neighbours() & empty).len()
}
