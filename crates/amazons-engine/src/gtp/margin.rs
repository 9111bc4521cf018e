//! By how much a finished game was won.

use amazons_ai::{Patient, fill};
use amazons_core::{Player, Position, Region, Territory};

/// Positions looked at for one region: enough for any that comes about in games.
const BUDGET: u64 = 100_000;

/// Moves that the winner of a finished game could still make by best play; as many as were found where
/// a region is too large to be sure.
pub(super) fn margin(finished: &Position, winner: Player) -> u32 {
    let loser = !winner;
    // The loser's amazons stay where they are for good. All but one of them can be seen as burnt squares;
    // the one left, which a position needs, is chosen so that it does not stand beside the winner's room.
    let candidates = finished.amazons(loser).iter().map(|kept| {
        let mut setup = finished.to_setup();
        setup.blocked |= setup.amazons[loser].without(kept);
        setup.amazons[loser] = kept.into();
        let position = setup.position().expect("nothing was put on another square");
        let regions: Vec<Region> = Territory::of(&position).regions().collect();
        let moves = regions.iter().map(|region| {
            let filling = fill(region, BUDGET, &mut Patient);
            filling.map_or(0, amazons_ai::Filling::at_least)
        });
        moves.sum()
    });
    candidates.max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_s_moves_are_counted() {
        let check = |diagram: &str, loser: Player, expected: u32| {
            let position = Position::from_diagram(diagram, loser).expect(diagram);
            assert_eq!(position.winner(), Some(!loser), "{diagram}");
            assert_eq!(margin(&position, !loser), expected, "{diagram}");
        };
        check("W#..|##..|..#B", Player::White, 6);
        // Two arms that only the middle joins: one move, not two.
        check("#.##|#B#W|.###", Player::White, 1);
        // An amazon of the loser stands beside the winner's room, another one does not.
        check("WB..|###.|W###", Player::White, 3);
        check("W#B#|####|####", Player::White, 0);
    }
}
