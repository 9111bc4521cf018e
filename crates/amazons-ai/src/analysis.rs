//! What there is to know about a position, for whoever wants to see it.

use amazons_core::Position;

use crate::learned::Judge;
use crate::limits::Limits;
use crate::observer::Observer;
use crate::report::{Line, Report};
use crate::score::Score;
use crate::search::Searcher;
use crate::territory_map::TerritoryMap;

/// Hundredths of a square that make a logit: the learned evaluation is fitted to outcomes on this scale.
const HUNDREDTHS_A_LOGIT: f64 = 400.0;

/// A judgement of a position, the best lines, and who reaches which square first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What the learned evaluation says for the side to move, without looking ahead.
    pub evaluation: Score,
    /// What looking ahead found.
    pub report: Report,
    /// Who reaches which square first.
    pub territory: TerritoryMap,
}

impl Analysis {
    /// The analysis that a search's report belongs to, whether it has come to its end or not.
    #[must_use]
    pub fn of(position: &Position, report: Report) -> Analysis {
        Analysis {
            evaluation: Judge::of(position.geometry()).score(position),
            report,
            territory: TerritoryMap::of(position),
        }
    }

    /// The best lines, best first.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.report.lines
    }

    /// The chance to win of the side to move, by what looking ahead found; see [`winning_chance`].
    #[must_use]
    pub fn winning_chance(&self) -> f64 {
        winning_chance(self.report.score())
    }
}

/// Analyses a position until a limit is reached, the observer says stop, or nothing is left to find out.
///
/// The observer hears of each iteration; whoever shows what is known so far makes an [`Analysis::of`] the
/// report that it gets.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use amazons_ai::{Limits, Patient, Searcher, analyse};
/// use amazons_core::{Player, Position, Square};
///
/// let position = Position::from_diagram("W..#.|##.#.|B..##", Player::White)?;
/// let mut searcher = Searcher::new(1, NonZeroUsize::MIN);
/// let analysis = analyse(&position, &mut searcher, &Limits::default(), &mut Patient);
///
/// // White burns the square between both, and has a move more left than Black.
/// assert_eq!(analysis.lines()[0].moves[0].arrow, "c2".parse()?);
/// assert_eq!(analysis.winning_chance(), 1.0);
///
/// let letter = |square: Square| match square {
///     _ if analysis.territory.first(Player::White).has(square) => 'w',
///     _ if analysis.territory.first(Player::Black).has(square) => 'b',
///     _ if analysis.territory.equally().has(square) => '=',
///     _ if analysis.territory.nobody().has(square) => '-',
///     _ => '#',
/// };
/// let mut picture = String::new();
/// for row in (0..3).rev() {
///     picture.extend((0..5).filter_map(|column| Square::new(column, row)).map(letter));
///     picture.push('\n');
/// }
/// assert_eq!(picture, "#ww#-\n##=#-\n#bb##\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyse(
    position: &Position,
    searcher: &mut Searcher,
    limits: &Limits,
    observer: &mut impl Observer,
) -> Analysis {
    Analysis::of(position, searcher.think(position, limits, observer))
}

/// The chance to win of whoever a score speaks for, from 0 to 1: 0 or 1 where the end is proved.
///
/// The learned evaluation is the logit of the chance, four squares to each, so that a lead of four squares
/// wins 73 games of 100.
///
/// ```
/// use amazons_ai::{Score, winning_chance};
///
/// assert_eq!(winning_chance(Score::EVEN), 0.5);
/// assert_eq!((winning_chance(Score::from_squares(4.0)) * 100.0).round(), 73.0);
/// assert_eq!(winning_chance(Score::WON), 1.0);
/// ```
#[must_use]
pub fn winning_chance(score: Score) -> f64 {
    match score.mate() {
        Some(_) => f64::from(score > Score::EVEN),
        None => 1.0 / (1.0 + (-f64::from(score.hundredths()) / HUNDREDTHS_A_LOGIT).exp()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_both_sides_sum_up_to_one() {
        for squares in [-1e6, -30.0, -4.0, -0.01, 0.0, 2.5, 100.0] {
            let score = Score::from_squares(squares);
            let sum = winning_chance(score) + winning_chance(-score);
            assert!((sum - 1.0).abs() < 1e-12, "{score}: {sum}");
        }
        for end in [Score::LOST, Score::LOST.seen_a_turn_before()] {
            let chances = [end, -end].map(winning_chance);
            let expected = if end < Score::EVEN {
                [0.0, 1.0]
            } else {
                [1.0, 0.0]
            };
            assert_eq!(chances, expected, "{end}");
        }
    }
}
