//! Defective territories, counted out.

use std::collections::{BTreeMap, BTreeSet};

use amazons_ai::{Filling, Patient, fill};
use amazons_core::{Bitboard, Geometry, Player, Region, Setup, Square};

type Cells = BTreeSet<(i8, i8)>;

/// All shapes of so many squares joined by king's steps, one for each up to translation.
fn shapes(size: usize) -> BTreeSet<Cells> {
    let mut shapes = BTreeSet::from([Cells::from([(0, 0)])]);
    for _ in 1..size {
        let grown = shapes.iter().flat_map(|cells| {
            let around = cells.iter().flat_map(|&(x, y)| {
                (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| (x + dx, y + dy)))
            });
            around
                .filter(|cell| !cells.contains(cell))
                .map(|cell| moved_to_origin(cells.iter().copied().chain([cell])))
                .collect::<Vec<_>>()
        });
        shapes = grown.collect();
    }
    shapes
}

fn moved_to_origin(cells: impl Iterator<Item = (i8, i8)> + Clone) -> Cells {
    let left = cells.clone().map(|(x, _)| x).min().unwrap_or(0);
    let bottom = cells.clone().map(|(_, y)| y).min().unwrap_or(0);
    cells.map(|(x, y)| (x - left, y - bottom)).collect()
}

/// The one of the eight ways to turn and mirror a shape with a marked square that sorts first.
fn canonical(cells: &Cells, mark: (i8, i8)) -> (Vec<(i8, i8)>, (i8, i8)) {
    let ways = [false, true].into_iter().flat_map(|mirrored| {
        (0..4).map(move |turns| {
            move |(x, y): (i8, i8)| {
                let start = if mirrored { (-x, y) } else { (x, y) };
                (0..turns).fold(start, |(x, y), _| (-y, x))
            }
        })
    });
    let turned = ways.map(|way| {
        let cells: Vec<_> = cells.iter().map(|&cell| way(cell)).collect();
        let left = cells.iter().map(|&(x, _)| x).min().unwrap_or(0);
        let bottom = cells.iter().map(|&(_, y)| y).min().unwrap_or(0);
        let shift = |(x, y): (i8, i8)| (x - left, y - bottom);
        let mut cells: Vec<_> = cells.into_iter().map(shift).collect();
        cells.sort_unstable();
        (cells, shift(way(mark)))
    });
    turned.min().expect("there are eight ways")
}

/// The region made of these squares with one amazon in it; the other side sits in a far corner.
fn region(cells: &[(i8, i8)], amazon: (i8, i8)) -> Region {
    let square = |(x, y): (i8, i8)| {
        let column = u8::try_from(x).ok();
        let row = u8::try_from(y).ok();
        column
            .zip(row)
            .and_then(|(column, row)| Square::new(column, row))
            .expect("at most seven squares wide and high")
    };
    let board = Geometry::new(11, 11).expect("a board");
    let far = Square::new(10, 10).expect("on the grid");
    let squares: Bitboard = cells.iter().copied().map(square).collect();
    let mut setup = Setup::empty(board)
        .amazon(Player::White, square(amazon))
        .amazon(Player::Black, far);
    setup.blocked = board.squares() & !squares.with(far);
    let position = setup.position().expect("a position");
    Region::around(&position, square(amazon)).expect("not burnt")
}

/// How many (region, amazon square) of a size lack how many moves.
fn defects(size: usize) -> BTreeMap<u32, u32> {
    let mut seen = BTreeSet::new();
    let mut counts = BTreeMap::new();
    for shape in shapes(size) {
        for &mark in &shape {
            let (cells, amazon) = canonical(&shape, mark);
            if !seen.insert((cells.clone(), amazon)) {
                continue;
            }
            let filling = fill(&region(&cells, amazon), u64::MAX, &mut Patient);
            let Some(Filling::Exact(moves)) = filling else {
                panic!("no answer for {cells:?}");
            };
            let defect = size as u32 - 1 - moves;
            if defect > 0 {
                *counts.entry(defect).or_insert(0) += 1;
            }
        }
    }
    counts
}

/// Source of the numbers: Müller and Tegos, "Experiments in computer Amazons", 2002, Table 2.
#[test]
fn defective_territories_up_to_seven_squares() {
    let check = |size, expected: &[(u32, u32)]| {
        let expected: BTreeMap<u32, u32> = expected.iter().copied().collect();
        assert_eq!(defects(size), expected, "size {size}");
    };
    check(1, &[]);
    check(2, &[]);
    check(3, &[(1, 2)]);
    check(4, &[(1, 2), (2, 1)]);
    check(5, &[(1, 37)]);
    check(6, &[(1, 236), (2, 23)]);
    check(7, &[(1, 2238), (2, 101), (3, 5)]);
}
