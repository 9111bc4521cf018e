//! Moves that were good elsewhere, to be tried before others are judged.

use core::cmp::Reverse;

use amazons_core::{Bitboard, Move, Position, Square, Step};

/// Moves kept of each list of promising ones.
const KEPT: usize = 8;

/// What was good lately, and where.
pub(super) struct History {
    plies: Vec<Ply>,
    /// How often each step refuted a move, by where it begins and ends.
    steps: Vec<u32>,
    /// How often each arrow did.
    arrows: [u32; SQUARES],
    steps_in_order: Vec<(u32, Step)>,
}

const SQUARES: usize = (amazons_core::GRID_SIDE as usize).pow(2);

/// What was good so many turns after the root.
#[derive(Clone, Copy, Default)]
struct Ply {
    /// The last two moves that refuted one.
    replies: [Option<Move>; 2],
    /// The most promising moves of the last position whose moves were all judged.
    promising: [Option<Move>; KEPT],
}

impl History {
    pub(super) fn new() -> History {
        History {
            plies: Vec::new(),
            steps: vec![0; SQUARES * SQUARES],
            arrows: [0; SQUARES],
            steps_in_order: Vec::new(),
        }
    }

    fn ply(&mut self, ply: usize) -> &mut Ply {
        if self.plies.len() <= ply {
            self.plies.resize(ply + 1, Ply::default());
        }
        &mut self.plies[ply]
    }

    /// Moves that may be good in a position so many turns after the root: those that refuted others at
    /// this distance, and those that were promising for the same side a turn of both before. Not all
    /// of them are legal, and some may be named twice.
    pub(super) fn hints(&mut self, ply: usize) -> impl Iterator<Item = Move> + use<> {
        let replies = self.ply(ply).replies;
        let promising = match ply.checked_sub(2) {
            Some(before) => self.ply(before).promising,
            None => [None; KEPT],
        };
        replies.into_iter().chain(promising).flatten()
    }

    /// These moves were the most promising ones of a position, best first.
    pub(super) fn keep(&mut self, ply: usize, moves: impl Iterator<Item = Move>) {
        let kept = &mut self.ply(ply).promising;
        *kept = [None; KEPT];
        for (slot, mv) in kept.iter_mut().zip(moves) {
            *slot = Some(mv);
        }
    }

    /// This move was too good for the opponent to allow it.
    pub(super) fn reward(&mut self, ply: usize, mv: Move) {
        let replies = &mut self.ply(ply).replies;
        if replies[0] != Some(mv) {
            *replies = [Some(mv), replies[0]];
        }
        self.steps[step(mv.from, mv.to)] += 1;
        self.arrows[mv.arrow.index()] += 1;
    }

    /// All moves of a position, those first whose step and arrow were good most often.
    pub(super) fn in_order(&mut self, position: &Position, moves: &mut Vec<Move>) {
        let steps = &mut self.steps_in_order;
        steps.clear();
        let _ = position.for_each_step(|next| {
            steps.push((self.steps[step(next.from, next.to)], next));
            core::ops::ControlFlow::<()>::Continue(())
        });
        steps.sort_unstable_by_key(|&(good, step)| {
            (Reverse(good), step.from.index(), step.to.index())
        });
        let average = self.arrows.iter().sum::<u32>() / position.geometry().squares().len();
        let hot: Bitboard = position
            .geometry()
            .squares()
            .iter()
            .filter(|square| self.arrows[square.index()] > average)
            .collect();
        for side in [hot, !hot] {
            for &(_, step) in steps.iter() {
                let arrows = step.arrows & side;
                let Step { from, to, .. } = step;
                moves.extend(arrows.iter().map(|arrow| Move { from, to, arrow }));
            }
        }
    }
}

fn step(from: Square, to: Square) -> usize {
    from.index() * SQUARES + to.index()
}
