//! A valid position: where everything stands and who moves.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::moves::Move;
use crate::player::{ByPlayer, Player};
use crate::setup::{Setup, SetupError};
use crate::slides::Slides;
use crate::square::Square;
use crate::zobrist;

/// A valid position, small enough to be copied for every move.
///
/// Always holds: nothing off the board, no two things on one square, an amazon a side. Built from a
/// [`Setup`], from position text ([`FromStr`](core::str::FromStr)) or from a diagram, and changed by
/// moves alone; a move gives a new position and leaves this one as it was. Obstructions and burnt
/// squares are the same thing to it.
///
/// Equality means the same board, amazons, burnt squares and side to move. How the position came
/// about, and the counters of position texts, belong to [`Game`](crate::Game).
///
/// There is no `undo`: keep the position from before, as `Game` does.
///
/// ```
/// use amazons_core::{Geometry, Player, Position};
///
/// let start = Position::start(Geometry::QUICK)?;
/// let after = start.play("b1-b4/d2".parse()?)?;
/// assert_eq!(after.to_move(), Player::Black);
/// assert_eq!(after.diagram().to_string(), "\
/// .B..B.
/// B....B
/// .W....
/// ......
/// W..#.W
/// ....W.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// What one can ask it:
///
/// ```
/// use amazons_core::{Bitboard, Geometry, Player, Position, Square, bitboard};
///
/// let position = Position::from_diagram("
///     B..B
///     .#..
///     ....
///     W..W", Player::White)?;
/// let [a1, a3, b3]: [Square; 3] = ["a1".parse()?, "a3".parse()?, "b3".parse()?];
/// assert_eq!(position.geometry(), Geometry::new(4, 4).expect("up to 11 each"));
/// assert_eq!(position.amazon_on(a1), Some(Player::White));
/// assert_eq!(position.burnt(), Bitboard::from(b3));
///
/// // Where an amazon can go, and what her arrow reaches from there.
/// assert_eq!(position.targets(a1), bitboard! {
///     . . . .
///     X . X .
///     X X . .
///     . X X .
/// });
/// assert_eq!(position.arrows(a1, a3), bitboard! {
///     . X . .
///     . . . .
///     X X . .
///     X . X .
/// });
/// let mv = "a1-a3/b4".parse()?;
/// assert!(position.is_legal(mv));
/// assert!(position.has_any_move() && position.can_step(Player::Black));
///
/// // A search plays what it has generated without checking it again.
/// let after = position.play_unchecked(mv);
/// assert_eq!(after, position.play(mv)?);
/// assert_eq!(after.zobrist(), after.to_string().parse::<Position>()?.zobrist());
///
/// // Anything else than a move goes by way of a setup.
/// let passed = position.to_setup().to_move(Player::Black).position()?;
/// assert_eq!(passed.amazons(Player::White), position.amazons(Player::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    empty: Bitboard,
    amazons: ByPlayer<Bitboard>,
    hash: u64,
    geometry: Geometry,
    to_move: Player,
}

impl Position {
    /// The default start of a board, see [`Setup::start`].
    ///
    /// # Errors
    ///
    /// [`SetupError::TooSmall`] below four columns or rows.
    pub fn start(geometry: Geometry) -> Result<Position, SetupError> {
        Setup::start(geometry)?.position()
    }

    /// The caller has checked what [`Setup::position`] checks.
    pub(crate) fn from_valid_setup(setup: &Setup) -> Position {
        let ByPlayer { white, black } = setup.amazons;
        let mut position = Position {
            empty: setup.geometry.squares() & !(white | black | setup.blocked),
            amazons: setup.amazons,
            hash: 0,
            geometry: setup.geometry,
            to_move: setup.to_move,
        };
        position.hash = position.fresh_hash();
        position
    }

    /// The same position as a setup, to be changed freely.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            geometry: self.geometry,
            amazons: self.amazons,
            blocked: self.burnt(),
            to_move: self.to_move,
        }
    }

    /// Width and height of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Who moves next.
    #[must_use]
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Where this player's amazons stand.
    #[must_use]
    #[inline]
    pub fn amazons(&self, player: Player) -> Bitboard {
        self.amazons[player]
    }

    /// The squares that an amazon or an arrow may enter.
    #[must_use]
    #[inline]
    pub const fn empty(&self) -> Bitboard {
        self.empty
    }

    /// The burnt squares of the board, obstructions among them.
    #[must_use]
    pub fn burnt(&self) -> Bitboard {
        self.geometry.squares() & !(self.empty | self.amazons.white | self.amazons.black)
    }

    /// Whose amazon stands on `square`, if any.
    #[must_use]
    pub fn amazon_on(&self, square: Square) -> Option<Player> {
        Player::ALL
            .into_iter()
            .find(|&player| self.amazons[player].has(square))
    }

    /// The distinct empty squares that at least one amazon of this player can move to now,
    /// whoever's turn it is.
    #[must_use]
    pub fn reach(&self, player: Player) -> Bitboard {
        Slides::new(self.empty).reach(self.amazons[player])
    }

    /// The player who has won, or `None` while the side to move can move.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        (!self.has_any_move()).then_some(!self.to_move)
    }

    /// A hash of everything that equality looks at but the board's size.
    ///
    /// The same on every machine and in every run, and kept up to date move by move, so asking
    /// costs nothing. The keys may change between versions of this crate.
    // CITE: Zobrist, "A new hashing method with application for game playing", 1970.
    #[must_use]
    #[inline]
    pub const fn zobrist(&self) -> u64 {
        self.hash
    }

    fn fresh_hash(&self) -> u64 {
        let amazons = Player::ALL.into_iter().flat_map(|player| {
            self.amazons[player]
                .iter()
                .map(move |square| zobrist::amazon(player, square))
        });
        let burnt = self.burnt().iter().map(zobrist::burnt);
        amazons
            .chain(burnt)
            .fold(zobrist::side_to_move(self.to_move), |hash, key| hash ^ key)
    }

    /// Plays a move that is known to be legal; the single place where a position changes.
    ///
    /// For searches, which play what they have generated. Anything else is better served by
    /// [`play`](Self::play): an illegal move makes a position that is no position, though never
    /// undefined behaviour. Builds with debug assertions check.
    ///
    /// # Panics
    ///
    /// With debug assertions, on an illegal move.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        debug_assert!(self.is_legal(mv), "{mv} is illegal in {self:?}");
        let player = self.to_move;
        let mut next = *self;
        next.amazons[player] = self.amazons[player].without(mv.from).with(mv.to);
        next.empty = self.empty.with(mv.from).without(mv.to).without(mv.arrow);
        next.to_move = !player;
        next.hash ^= zobrist::amazon(player, mv.from)
            ^ zobrist::amazon(player, mv.to)
            ^ zobrist::burnt(mv.arrow)
            ^ zobrist::side_to_move(Player::White)
            ^ zobrist::side_to_move(Player::Black);
        next
    }

    /// The same board with the other side to move. No move of the game: for searches that ask what a
    /// turn is worth.
    ///
    /// ```
    /// use amazons_core::{Geometry, Player, Position};
    ///
    /// let start = Position::start(Geometry::QUICK)?;
    /// assert_eq!(start.pass().to_move(), Player::Black);
    /// assert_eq!(start.pass().pass(), start);
    /// # Ok::<(), amazons_core::SetupError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn pass(&self) -> Position {
        let mut next = *self;
        next.to_move = !self.to_move;
        next.hash ^= zobrist::side_to_move(Player::White) ^ zobrist::side_to_move(Player::Black);
        next
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash.hash(state);
    }
}

impl fmt::Debug for Position {
    /// The diagram and the side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{} to move", self.diagram(), self.to_move)
    }
}
