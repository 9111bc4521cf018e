use amazons_core::*;
fn main() {
    let plain = std::env::args().nth(1).as_deref() == Some("plain");
    let hand = std::env::args().nth(1).as_deref() == Some("hand");
    // lieberum mid game
    let p=Position::from_diagram("..#B#.....|..W##.....|..##B####.|.##.#.W.#.|#....#....|.##..###..|...W...#..|.#.....W.#|...B..B...|#......#..",Player::White).unwrap();
    let t = std::time::Instant::now();
    let mut s = 0i64;
    let j = if plain {
        amazons_ai::learned::Judge::plain(p.geometry())
    } else {
        amazons_ai::learned::Judge::of(p.geometry())
    };
    for _ in 0..1_000_000 {
        s += if hand {
            amazons_ai::evaluate(std::hint::black_box(&p)).hundredths()
        } else {
            j.score(std::hint::black_box(&p)).hundredths()
        } as i64;
    }
    println!("{s} {:?} ns", t.elapsed().as_nanos() / 1_000_000);
}
