//! Positions that are the same but for how one looks at them.

use crate::bitboard::Bitboard;
use crate::position::Position;
use crate::setup::Setup;
use crate::square::Square;

impl Position {
    /// The position seen in a mirror that exchanges left and right.
    ///
    /// ```
    /// use amazons_core::Position;
    ///
    /// let position: Position = "q3/1*2/4/3Q w".parse()?;
    /// assert_eq!(position.mirrored_sideways().to_string(), "3q/2*1/4/Q3 w - - 0 1");
    /// # Ok::<(), amazons_core::PositionTextError>(())
    /// ```
    #[must_use]
    pub fn mirrored_sideways(&self) -> Position {
        let last = self.geometry().width() - 1;
        self.moved_squares(|square| (last - square.column(), square.row()))
    }

    /// The position seen in a mirror that exchanges top and bottom.
    ///
    /// ```
    /// use amazons_core::Position;
    ///
    /// let position: Position = "q3/1*2/4/3Q w".parse()?;
    /// assert_eq!(position.mirrored_upright().to_string(), "3Q/4/1*2/q3 w - - 0 1");
    /// # Ok::<(), amazons_core::PositionTextError>(())
    /// ```
    #[must_use]
    pub fn mirrored_upright(&self) -> Position {
        let last = self.geometry().height() - 1;
        self.moved_squares(|square| (square.column(), last - square.row()))
    }

    /// The position with the colours of amazons and of the side to move exchanged.
    ///
    /// ```
    /// use amazons_core::Position;
    ///
    /// let position: Position = "q3/1*2/4/3Q w".parse()?;
    /// assert_eq!(position.colours_swapped().to_string(), "Q3/1*2/4/3q b - - 0 1");
    /// # Ok::<(), amazons_core::PositionTextError>(())
    /// ```
    #[must_use]
    pub fn colours_swapped(&self) -> Position {
        let mut setup = self.to_setup();
        setup.amazons = setup.amazons.swapped();
        setup.to_move = !setup.to_move;
        Position::from_valid_setup(&setup)
    }

    fn moved_squares(&self, place: impl Fn(Square) -> (u8, u8)) -> Position {
        let moved = |set: Bitboard| -> Bitboard {
            set.iter()
                .map(|square| {
                    let (column, row) = place(square);
                    Square::new(column, row).expect("a mirror keeps squares on the board")
                })
                .collect()
        };
        let setup = self.to_setup();
        Position::from_valid_setup(&Setup {
            amazons: setup.amazons.map(moved),
            blocked: moved(setup.blocked),
            ..setup
        })
    }
}
