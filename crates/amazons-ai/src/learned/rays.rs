//! Queen reach from one square with all rays of a kind side by side.

use amazons_core::{Bitboard, GRID_SIDE, Square, rays_from};

const SQUARES: usize = (GRID_SIDE as usize).pow(2);

/// The rays from one square, as words of the same rank side by side: first the four in which the index
/// of squares rises, then the four in which it falls.
struct Rays {
    rising_low: [u64; 4],
    rising_high: [u64; 4],
    falling_low: [u64; 4],
    falling_high: [u64; 4],
}

static RAYS: [Rays; SQUARES] = {
    let mut rays = [const {
        Rays {
            rising_low: [0; 4],
            rising_high: [0; 4],
            falling_low: [0; 4],
            falling_high: [0; 4],
        }
    }; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let Some(square) = Square::from_index(index) else {
            unreachable!()
        };
        let from = rays_from(square);
        let mut i = 0;
        while i < 4 {
            let (rising, falling) = (from[i].bits(), from[i + 4].bits());
            rays[index].rising_low[i] = rising as u64;
            rays[index].rising_high[i] = (rising >> 64) as u64;
            rays[index].falling_low[i] = falling as u64;
            rays[index].falling_high[i] = (falling >> 64) as u64;
            i += 1;
        }
        index += 1;
    }
    rays
};

/// The same as [`amazons_core::queen_reach`], in a form that vector registers like: four rays a step,
/// and no table but theirs.
#[inline(always)]
pub(super) fn queen_reach(from: Square, empty: Bitboard) -> Bitboard {
    let rays = &RAYS[from.index()];
    let (empty_low, empty_high) = (empty.bits() as u64, (empty.bits() >> 64) as u64);
    let (mut low, mut high) = ([0; 4], [0; 4]);
    for i in 0..4 {
        // Everything up to the lowest blocked square, that is what a subtraction of one changes.
        let blocked_low = rays.rising_low[i] & !empty_low;
        let blocked_high = rays.rising_high[i] & !empty_high;
        let borrow = u64::from(blocked_low == 0);
        low[i] = rays.rising_low[i] & (blocked_low ^ blocked_low.wrapping_sub(1));
        high[i] = rays.rising_high[i] & (blocked_high ^ blocked_high.wrapping_sub(borrow));
    }
    for i in 0..4 {
        // Everything down to the highest blocked square. The extra bit changes nothing where there is a
        // blocked square, and opens the whole ray where there is none.
        let blocked_low = (rays.falling_low[i] & !empty_low) | 1;
        let blocked_high = rays.falling_high[i] & !empty_high;
        let open_low = u64::MAX << (63 - blocked_low.leading_zeros());
        let open_high = u64::MAX << (63 - (blocked_high | 1).leading_zeros());
        let is_in_high = blocked_high != 0;
        low[i] |= rays.falling_low[i] & if is_in_high { 0 } else { open_low };
        high[i] |= rays.falling_high[i] & if is_in_high { open_high } else { u64::MAX };
    }
    let join = |words: [u64; 4]| words[0] | words[1] | words[2] | words[3];
    let reach = u128::from(join(low)) | u128::from(join(high)) << 64;
    Bitboard::from_bits(reach) & empty
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_same_reach() {
        for rule in 0..40u32 {
            let empty: Bitboard = Square::all()
                .filter(|square| {
                    let mixed = (square.index() as u32 + 7).wrapping_mul(2_654_435_761 + 2 * rule);
                    (mixed >> 20) % 41 >= rule
                })
                .collect();
            for square in Square::all() {
                assert_eq!(
                    queen_reach(square, empty),
                    amazons_core::queen_reach(square, empty),
                    "{square} over {empty:#?}"
                );
            }
        }
    }
}
