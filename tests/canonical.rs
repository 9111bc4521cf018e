//! Canonical forms of short combinatorial games, Black being Left.
//!
//! Source of the method: E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 3.

use std::collections::HashMap;

use amazons_core::{Bitboard, Player, Position};

/// A game in canonical form, by its number in [`Games`].
pub(crate) type Game = usize;

/// All games met so far; equal games have the same number.
#[derive(Default)]
pub(crate) struct Games {
    /// The options of Left and of Right, sorted.
    options: Vec<[Vec<Game>; 2]>,
    numbers: HashMap<[Vec<Game>; 2], Game>,
    at_most: HashMap<(Game, Game), bool>,
    sums: HashMap<(Game, Game), Game>,
    positions: HashMap<[Bitboard; 3], Game>,
}

impl Games {
    /// The value of a position, whoever is to move.
    pub(crate) fn of(&mut self, position: &Position) -> Game {
        let key = [
            position.amazons(Player::Black),
            position.amazons(Player::White),
            position.empty(),
        ];
        if let Some(&game) = self.positions.get(&key) {
            return game;
        }
        let options = [Player::Black, Player::White].map(|player| {
            let position = position.to_setup().to_move(player).position().unwrap();
            let moves = position.moves().into_iter();
            moves
                .map(|mv| self.of(&position.play_unchecked(mv)))
                .collect()
        });
        let game = self.canonical(options);
        self.positions.insert(key, game);
        game
    }

    /// The sum of two games.
    pub(crate) fn sum(&mut self, a: Game, b: Game) -> Game {
        if let Some(&sum) = self.sums.get(&(a, b)) {
            return sum;
        }
        let options = [0, 1].map(|side| {
            let (in_a, in_b) = (self.options[a][side].clone(), self.options[b][side].clone());
            let first = in_a.into_iter().map(|option| (option, b));
            let second = in_b.into_iter().map(|option| (a, option));
            let pairs: Vec<(Game, Game)> = first.chain(second).collect();
            pairs.into_iter().map(|(a, b)| self.sum(a, b)).collect()
        });
        let sum = self.canonical(options);
        self.sums.insert((a, b), sum);
        sum
    }

    /// Who wins when White, and when Black, moves first.
    pub(crate) fn winners(&mut self, game: Game) -> [Player; 2] {
        let zero = self.canonical([vec![], vec![]]);
        // Whoever moves first against a zero game loses.
        let white_loses = self.is_at_most(zero, game);
        let black_loses = self.is_at_most(game, zero);
        let winner = |loses: bool, player: Player| if loses { !player } else { player };
        [
            winner(white_loses, Player::White),
            winner(black_loses, Player::Black),
        ]
    }

    /// A dyadic fraction, or else the options in braces.
    pub(crate) fn text(&self, game: Game) -> String {
        if let Some((numerator, denominator)) = self.number(game) {
            return match denominator {
                1 => numerator.to_string(),
                _ => format!("{numerator}/{denominator}"),
            };
        }
        let [left, right] = [0, 1].map(|side| {
            let texts = self.options[game][side]
                .iter()
                .map(|&option| self.text(option));
            texts.collect::<Vec<_>>().join(",")
        });
        format!("{{{left}|{right}}}")
    }

    /// The numerator and denominator of a number in canonical form.
    fn number(&self, game: Game) -> Option<(i64, i64)> {
        let one = |side: usize| match self.options[game][side][..] {
            [] => Some(None),
            [option] => self.number(option).map(Some),
            _ => None,
        };
        match (one(0)?, one(1)?) {
            (None, None) => Some((0, 1)),
            (Some((left, 1)), None) if left >= 0 => Some((left + 1, 1)),
            (None, Some((right, 1))) if right <= 0 => Some((right - 1, 1)),
            (Some((left, below_left)), Some((right, below_right))) => {
                // The options of a fraction differ by the finer one's step, and it lies midway.
                let finer = below_left.max(below_right);
                let (left, right) = (left * (finer / below_left), right * (finer / below_right));
                (right - left == 1).then_some((left + right, 2 * finer))
            }
            _ => None,
        }
    }

    /// Whether `a` is at most `b`: Left, moving first, does not win `a - b`.
    fn is_at_most(&mut self, a: Game, b: Game) -> bool {
        if a == b {
            return true;
        }
        if let Some(&known) = self.at_most.get(&(a, b)) {
            return known;
        }
        let left_of_a = self.options[a][0].clone();
        let right_of_b = self.options[b][1].clone();
        let is = !left_of_a.into_iter().any(|left| self.is_at_most(b, left))
            && !right_of_b
                .into_iter()
                .any(|right| self.is_at_most(right, a));
        self.at_most.insert((a, b), is);
        is
    }

    /// `a` against `b` with the sides exchanged where `side` is Right's.
    fn is_no_better(&mut self, side: usize, a: Game, b: Game) -> bool {
        match side {
            0 => self.is_at_most(a, b),
            _ => self.is_at_most(b, a),
        }
    }

    /// The canonical form of a game whose options are canonical.
    fn canonical(&mut self, options: [Vec<Game>; 2]) -> Game {
        let mut options = options.map(sorted);
        if let Some(&game) = self.numbers.get(&options) {
            return game;
        }
        // The game itself, so that it can be compared with the replies to its options.
        let raw = self.options.len();
        self.options.push(options.clone());
        while let Some((side, at, replies)) = self.reversible(raw, &options) {
            options[side].swap_remove(at);
            options[side].extend(replies);
        }
        for side in [0, 1] {
            options[side] = self.undominated(side, sorted(options[side].clone()));
        }
        let options = options.map(sorted);
        if let Some(&game) = self.numbers.get(&options) {
            // Nobody has met the raw one, but what was said of it while it was compared.
            self.options[raw] = self.options[game].clone();
            return game;
        }
        let game = self.options.len();
        self.options.push(options.clone());
        self.numbers.insert(options, game);
        game
    }

    /// An option that the other side can answer by something at least as good for it as the game was,
    /// and what the option comes to: the options behind that answer.
    fn reversible(
        &mut self,
        game: Game,
        options: &[Vec<Game>; 2],
    ) -> Option<(usize, usize, Vec<Game>)> {
        for side in [0, 1] {
            for (at, &option) in options[side].iter().enumerate() {
                for reply in self.options[option][1 - side].clone() {
                    if self.is_no_better(side, reply, game) {
                        return Some((side, at, self.options[reply][side].clone()));
                    }
                }
            }
        }
        None
    }

    fn undominated(&mut self, side: usize, options: Vec<Game>) -> Vec<Game> {
        let mut kept: Vec<Game> = Vec::new();
        for option in options {
            if !kept
                .iter()
                .any(|&other| self.is_no_better(side, option, other))
            {
                kept.retain(|&other| !self.is_no_better(side, other, option));
                kept.push(option);
            }
        }
        kept
    }
}

fn sorted(mut options: Vec<Game>) -> Vec<Game> {
    options.sort_unstable();
    options.dedup();
    options
}
