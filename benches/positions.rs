//! The fixed positions that all benches share.

use amazons_core::Position;

/// Position texts of the game YAMAZON – ANKY, London 2000, after 8, 16, 24, 36, 48 and 64 turns.
const GAME: [&str; 6] = [
    "1q2*5/1**7/1*1Qq5/*5*2q/4*5/10/1Q3q3Q/1*2Q5/10/10 w",
    "4*5/1***q*4/1*1Q1*4/*4**Q1q/2q**3*1/*4q3Q/2*7/1*2Q5/10/10 w",
    "4*2Q2/1***q***2/1*1Q1*1q**/*4**3/2q**1***1/*7qQ/2*3*3/1*3*4/5Q4/10 w",
    "4*q1*Q1/1***1****1/1*1***2**/**3**2*/3**1***q/*Q1*4Q1/2*q2*1*1/1*1*1*4/1*4*Q2/4*2q2 w",
    "4*q1*Q1/1***1****1/1*1***2**/**3**2*/3**1***q/**Q*4**/****2*Q*1/**q***1**1/1*3***Q1/4*3q1 w",
    "**q1**1*Q*/****1*****/1*1***2**/**3**2*/*Q1**1***q/**1*3***/****2*Q*1/**1*******/1*1q****q*/4**Q*** w",
];

/// The Classic start.
pub(crate) fn classic_start() -> Position {
    read("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w")
}

/// A Classic game in its middle, after 24 turns.
pub(crate) fn mid_game() -> Position {
    read(GAME[2])
}

/// The Classic start and six positions of a tournament game, early to late.
pub(crate) fn whole_game() -> Vec<Position> {
    let mut positions = vec![classic_start()];
    positions.extend(GAME.into_iter().map(read));
    positions
}

fn read(text: &str) -> Position {
    text.parse().expect("the texts above are well formed")
}
