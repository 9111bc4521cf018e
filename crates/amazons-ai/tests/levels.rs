//! What players are promised of the levels.

use std::collections::HashSet;

use amazons_ai::{Level, Patient, Score, evaluate, turn_rng};
use amazons_core::{Geometry, Move, Player, Position};
use rand::seq::IndexedRandom;

/// The positions of one random game, start and end included.
fn random_game(geometry: Geometry, seed: u64) -> Vec<Position> {
    let mut rng = turn_rng(seed, 0);
    let mut positions = vec![Position::start(geometry).expect("large enough")];
    while let Some(&mv) = positions[positions.len() - 1].moves().choose(&mut rng) {
        positions.push(positions[positions.len() - 1].play_unchecked(mv));
    }
    positions
}

fn choose(level: Level, position: &Position, seed: u64) -> Option<Move> {
    level.choose(position, &mut turn_rng(seed, 0), &mut Patient)
}

/// How good a move looks by itself.
fn by_itself(position: &Position, mv: Move) -> Score {
    -evaluate(&position.play(mv).expect("legal"))
}

/// How good a move is after the opponent's best reply.
fn by_reply(position: &Position, mv: Move) -> Score {
    let after = position.play(mv).expect("legal");
    let replies = after.moves().into_iter();
    let worst = replies
        .map(|reply| evaluate(&after.play_unchecked(reply)))
        .min();
    worst.unwrap_or(Score::WON)
}

#[test]
fn a_move_that_wins_at_once_is_always_played() {
    let mut seen = 0;
    for seed in 0..80 {
        for position in random_game(Geometry::QUICK, seed) {
            let wins = |mv: &Move| position.play_unchecked(*mv).winner().is_some();
            if !position.moves().iter().any(wins) {
                continue;
            }
            seen += 1;
            for level in Level::ALL {
                let mv = choose(level, &position, seed).expect("there is a move");
                assert!(wins(&mv), "{level} plays {mv} in\n{position:?}");
            }
        }
    }
    assert!(seen > 100, "only {seen} positions with a win at once");
}

#[test]
fn no_move_no_choice() {
    let lost = Position::from_diagram("W#..|##..|...B", Player::White).expect("a position");
    for level in Level::ALL {
        assert_eq!(choose(level, &lost, 1), None);
    }
}

#[test]
fn a_stop_is_obeyed_at_once_and_later() {
    let start = Position::start(Geometry::MEDIUM).expect("large enough");
    for level in Level::ALL {
        for patience in [0, 1, 5] {
            let mut asked = 0;
            let mut observer = || {
                asked += 1;
                asked > patience
            };
            let chosen = level.choose(&start, &mut turn_rng(4, 0), &mut observer);
            // A random move needs no thought, and so nobody to stop it.
            assert!(chosen.is_none() || asked <= patience, "{level}");
            assert!(asked <= patience + 1, "{level} goes on after a stop");
        }
    }
}

#[test]
fn the_same_random_numbers_give_the_same_move() {
    for position in random_game(Geometry::MEDIUM, 3).iter().step_by(9) {
        for level in Level::ALL {
            assert_eq!(choose(level, position, 8), choose(level, position, 8));
        }
    }
}

/// Plays a level once on every position of random games, and estimates how large a share of its
/// moves is random from how often it passed over the moves that look best to it.
fn share_of_random_moves(level: Level, looks: fn(&Position, Move) -> Score, games: u64) -> f64 {
    let (mut positions, mut others) = (0.0, 0.0);
    for seed in 0..games {
        for position in random_game(Geometry::new(4, 4).expect("a board"), 1000 + seed) {
            let moves = position.moves();
            let scores: Vec<Score> = moves.iter().map(|&mv| looks(&position, mv)).collect();
            let Some(&best) = scores.iter().max() else {
                continue;
            };
            // A win at once is never passed over.
            if best == Score::WON {
                continue;
            }
            let mv = choose(level, &position, seed).expect("there is a move");
            // A random move may be one of the best by chance: then it does not show.
            let best_ones = scores.iter().filter(|&&score| score == best).count();
            positions += 1.0 - best_ones as f64 / scores.len() as f64;
            others += f64::from(u8::from(looks(&position, mv) < best));
        }
    }
    assert!(positions > 400.0, "only {positions} positions");
    others / positions
}

#[test]
fn easy_plays_one_move_in_three_at_random() {
    let share = share_of_random_moves(Level::Easy, by_itself, 200);
    assert!((0.29..0.38).contains(&share), "{share}");
}

#[test]
fn normal_plays_a_few_moves_in_a_hundred_at_random() {
    let share = share_of_random_moves(Level::Normal, by_itself, 200);
    assert!((0.01..0.07).contains(&share), "{share}");
}

#[test]
fn crazy_plays_the_best_move_by_reply() {
    // On the smallest board Crazy looks at the replies to every move.
    let share = share_of_random_moves(Level::Crazy, by_reply, 200);
    assert_eq!(share, 0.0);
}

#[test]
fn hard_looks_at_replies_to_fewer_moves() {
    let hard = share_of_random_moves(Level::Hard, by_reply, 200);
    assert!((0.005..0.3).contains(&hard), "{hard}");
}

#[test]
fn equally_good_moves_are_all_played() {
    // The start is its own mirror image, so the best move has an equally good one.
    let start = Position::start(Geometry::QUICK).expect("large enough");
    for level in [Level::Normal, Level::Hard, Level::Crazy] {
        let played: HashSet<Move> = (0..20)
            .filter_map(|seed| choose(level, &start, seed))
            .collect();
        assert!(played.len() > 1, "{level} always plays {played:?}");
    }
}
