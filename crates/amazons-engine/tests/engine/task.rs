//! Searches under a clock that the test winds.

use std::cell::Cell;
use std::time::Duration;

use amazons_ai::{Level, Limits};
use amazons_core::{Geometry, Position};
use amazons_engine::{Allotment, Hold, Signals, Strength, Task};

use crate::dialogue::searcher;

const TICK: Duration = Duration::from_millis(1);

fn task(strength: Strength, milliseconds: u64) -> Task {
    let time = TICK * u32::try_from(milliseconds).expect("short");
    Task {
        position: Position::start(Geometry::CLASSIC).expect("a start"),
        turns_played: 0,
        strength,
        seed: 7,
        limits: Limits::default(),
        allotment: Some(Allotment {
            aim: time / 2,
            most: time,
        }),
        hold: Hold::Nothing,
    }
}

/// Runs a task under a clock that goes on by a millisecond whenever it is looked at; answers how late
/// it was at the end.
fn check(task: Task, signals: &Signals) -> Duration {
    let now = Cell::new(Duration::ZERO);
    let clock = || {
        now.set(now.get() + TICK);
        now.get()
    };
    let best = task.run(&mut searcher(), signals, &clock, &mut |_| {});
    let mv = best.mv.expect("there is a move");
    assert!(task.position.is_legal(mv), "{mv}");
    now.get()
}

#[test]
fn thinking_ends_in_time() {
    for strength in [Strength::Full, Strength::Level(Level::Crazy)] {
        for milliseconds in [0, 1, 20, 500] {
            let late = check(task(strength, milliseconds), &Signals::default());
            let bound = TICK * (milliseconds as u32 + 5);
            assert!(late <= bound, "{strength}, {milliseconds} ms: {late:?}");
        }
    }
}

#[test]
fn time_counts_from_the_moment_the_move_was_played() {
    let pondering = Task {
        hold: Hold::Hit,
        ..task(Strength::Full, 20)
    };
    let signals = Signals::default();
    signals.hit();
    assert!(check(pondering, &signals) <= TICK * 30);
}

#[test]
fn a_stop_comes_before_all_else() {
    for hold in [Hold::Nothing, Hold::Stop, Hold::Hit] {
        let signals = Signals::default();
        signals.stop();
        let endless = Task {
            allotment: None,
            hold,
            ..task(Strength::Full, 0)
        };
        check(endless, &signals);
    }
}

#[test]
fn the_same_task_gives_the_same_answer() {
    for strength in Strength::all() {
        let task = Task {
            position: Position::start(Geometry::QUICK).expect("a start"),
            limits: Limits {
                nodes: Some(3000),
                ..Limits::default()
            },
            allotment: None,
            ..task(strength, 0)
        };
        let run = || {
            let mut told = Vec::new();
            let frozen = || Duration::ZERO;
            let mut tell = |info| told.push(info);
            let best = task.run(&mut searcher(), &Signals::default(), &frozen, &mut tell);
            (best, told)
        };
        assert_eq!(run(), run(), "{strength}");
    }
}
