//! Small boards whose numbers are known: the score line of the starts, and territories that cannot
//! be filled.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

use amazons_ai::{Filling, Patient, fill};
use amazons_core::{Owner, Player, Position, Start, Territory};

#[test]
fn both_sides_begin_with_the_same_score() {
    let check = |start: Start, squares: u32| {
        let position = start.setup().position().unwrap();
        let reach = Player::ALL.map(|player| position.reach(player).len());
        assert_eq!(reach, [squares, squares], "{start}");
    };
    check(Start::Classic, 58);
    check(Start::Medium, 40);
    check(Start::Quick, 24);
}

/// The two defective territories of three squares, and of those of four the one that lacks most.
/// How many there are of each size, `amazons-ai` compares with the literature.
#[test]
fn the_smallest_defective_territories() {
    let check = |diagram: &str, empty: u32, moves: u32| {
        let position = Position::from_diagram(diagram, Player::White).unwrap();
        let territory = Territory::of(&position);
        assert!(territory.is_separated(), "{diagram}");
        let black = territory
            .regions()
            .find(|region| region.owner() == Owner::Alone(Player::Black))
            .unwrap();
        assert_eq!(black.empty().len(), empty, "{diagram}");
        let filling = fill(&black, 1000, &mut Patient);
        assert_eq!(filling, Some(Filling::Exact(moves)), "{diagram}");
    };
    // White stands behind burnt squares at the right; only the columns left of them are judged.
    check("#x##o|.#.##", 2, 1);
    check(".x##o|##.##", 2, 1);
    check("#.##o|#x###|.#.##", 3, 1);

    // The same squares in one row can be filled: it is the shape.
    check("x..#o", 2, 2);
}
