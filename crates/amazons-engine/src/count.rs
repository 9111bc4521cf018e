//! Counting move paths with a way to stop.

use std::ops::ControlFlow;

use amazons_core::{Move, Position, perft};

/// Numbers of sequences of `depth` turns, split by the first move and handed to `tell` one by one.
/// Answers their sum; `None` where it was stopped, which takes milliseconds.
pub(crate) fn count(
    position: &Position,
    depth: u32,
    should_stop: &impl Fn() -> bool,
    mut tell: impl FnMut(Move, u64),
) -> Option<u64> {
    let Some(depth_below) = depth.checked_sub(1) else {
        return Some(1);
    };
    let mut total = 0;
    for mv in position.moves() {
        let paths = count_below(&position.play_unchecked(mv), depth_below, should_stop)?;
        tell(mv, paths);
        total += paths;
    }
    Some(total)
}

fn count_below(position: &Position, depth: u32, should_stop: &impl Fn() -> bool) -> Option<u64> {
    if should_stop() {
        return None;
    }
    // Two turns are at most some thousand sets of arrows, counted in well under ten milliseconds.
    if depth <= 2 {
        return Some(perft(position, depth));
    }
    let mut total = 0;
    let whole = position.for_each_step(|step| {
        for mv in step.moves() {
            match count_below(&position.play_unchecked(mv), depth - 1, should_stop) {
                Some(paths) => total += paths,
                None => return ControlFlow::Break(()),
            }
        }
        ControlFlow::Continue(())
    });
    whole.is_continue().then_some(total)
}
