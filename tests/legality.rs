//! The legal moves of 2,000 positions on all boards, as other programs list them.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

#[allow(dead_code, reason = "the reach of amazons is for other tests")]
mod mailbox;

use std::collections::BTreeSet;

use amazons_core::{Move, Player, Position};
use mailbox::Mailbox;

/// Number of moves, digest of the moves, position text.
type Row<'a> = (u32, u64, &'a str);

fn rows() -> impl Iterator<Item = Row<'static>> {
    include_str!("data/legality.txt").lines().map(|line| {
        let (count, rest) = line.split_once(' ').unwrap();
        let (digest, text) = rest.split_once(' ').unwrap();
        let digest = u64::from_str_radix(digest, 16).unwrap();
        (count.parse().unwrap(), digest, text)
    })
}

/// FNV-1a over the indices of the three squares of each move in turn, the moves sorted by them.
fn digest(sorted: &[Move]) -> u64 {
    let squares = sorted.iter().flat_map(|mv| [mv.from, mv.to, mv.arrow]);
    squares.fold(0xcbf2_9ce4_8422_2325, |hash, square| {
        (hash ^ square.index() as u64).wrapping_mul(0x100_0000_01b3)
    })
}

fn check((count, expected, text): Row<'_>) {
    let position: Position = text.parse().unwrap();
    let mut moves = position.moves();
    moves.sort_unstable();
    assert_eq!(position.move_count(), count, "{text}");
    assert_eq!(position.has_any_move(), count > 0, "{text}");
    assert_eq!(moves.len(), count as usize, "{text}");
    assert_eq!(digest(&moves), expected, "{text}: {moves:?}");
    let refused = moves.iter().find(|&&mv| !position.is_legal(mv));
    assert_eq!(refused, None, "{text}");
}

#[test]
fn the_moves_are_those_of_other_programs() {
    rows().for_each(check);
}

/// No other program at hand knows boards of eleven rows: there the plain rules are the witness, which
/// the other rows vouch for.
#[test]
fn the_plain_rules_agree_with_other_programs() {
    for (count, expected, text) in rows() {
        let moves = Mailbox::of(&text.parse().unwrap()).moves();
        assert_eq!(moves.len(), count as usize, "{text}");
        assert_eq!(digest(&moves), expected, "{text}");
    }
}

#[test]
fn every_board_is_there_with_either_side_to_move() {
    let positions: Vec<Position> = rows().map(|(_, _, text)| text.parse().unwrap()).collect();
    assert_eq!(positions.len(), 2000);
    let kinds: BTreeSet<_> = positions
        .iter()
        .map(|position| (position.geometry(), position.to_move()))
        .collect();
    assert_eq!(kinds.len(), 8 * 8 * Player::ALL.len());
}
