//! The position that the game of an SGF file begins from.

use amazons_core::{Bitboard, Geometry, Player, Position, Setup, SetupError};

use super::error::SgfError;
use super::point::{PointFault, read_move, read_points};
use super::read::Document;
use super::syntax::{Node, Raw};
use crate::record::excerpt;

impl Document<'_> {
    /// Reads size, setup and first player.
    pub(super) fn start(&self) -> Result<Position, SgfError> {
        let geometry = self.geometry()?;
        let mut place = self.place_of_game();
        let mut setup = None;
        let mut is_whole = false;
        let mut to_move = None;
        for node in self.prologue() {
            let added = self.added(node, geometry)?;
            if let Some(property) = added.first {
                let below = setup.get_or_insert_with(|| {
                    place = self.place(property.at);
                    Setup::empty(geometry)
                });
                added.put_on(below);
                is_whole |= !added.is_obstructions;
            }
            // Behind the first move it tells who answers.
            let first_players = (node.properties.iter())
                .filter(|raw| raw.name == "PL" && raw.at < self.first_move_at);
            for property in first_players {
                let player = self.player(property)?;
                if to_move.is_some_and(|other| other != player) {
                    return Err(self.repeated(property));
                }
                to_move = Some(player);
            }
        }
        let first_mover = self.first_move().map(|(player, _)| player);
        let to_move = to_move.or(first_mover);
        let no_position = |why: SetupError| SgfError::Setup { place, why };
        let setup = match setup {
            Some(setup) if is_whole => setup.to_move(to_move.unwrap_or(Player::White)),
            obstructions => {
                let mut start = self.default_setup(geometry).map_err(no_position)?;
                if let Some(obstructions) = obstructions {
                    start.blocked = obstructions.blocked;
                }
                start.to_move(to_move.unwrap_or(Player::Black))
            }
        };
        setup.position().map_err(no_position)
    }

    fn geometry(&self) -> Result<Geometry, SgfError> {
        let mut sizes = self
            .prologue()
            .iter()
            .flat_map(|node| &node.properties)
            .filter(|raw| raw.name == "SZ");
        let Some(size) = sizes.next() else {
            return Ok(Geometry::CLASSIC);
        };
        let geometry = self.size(size)?;
        for other in sizes {
            if self.size(other)? != geometry {
                return Err(self.repeated(other));
            }
        }
        Ok(geometry)
    }

    fn size(&self, size: &Raw<'_>) -> Result<Geometry, SgfError> {
        let value = self.only_value(size)?;
        let (width, height) = value.split_once(':').unwrap_or((value, value));
        let side = |text: &str| text.trim().parse::<u8>().ok();
        side(width)
            .zip(side(height))
            .and_then(|(width, height)| Geometry::new(width, height))
            .ok_or_else(|| {
                self.wrong_value(
                    size,
                    value,
                    "a size such as 10 or 6:8, 11 columns and rows at most",
                )
            })
    }

    /// The default start, with the player who makes the first move where that move begins.
    ///
    /// The standard puts Black at the bottom, while many programs put White there.
    fn default_setup(&self, geometry: Geometry) -> Result<Setup, SetupError> {
        let mut setup = Setup::start(geometry)?;
        let bottom = match self.first_move() {
            Some((player, value)) => match read_move(value, geometry) {
                Ok(mv) if setup.amazons.white.has(mv.from) => player,
                _ => !player,
            },
            None => Player::Black,
        };
        if bottom == Player::Black {
            setup.amazons = setup.amazons.swapped();
        }
        Ok(setup)
    }

    fn added<'n>(&self, node: &'n Node<'n>, geometry: Geometry) -> Result<Added<'n>, SgfError> {
        let mut added = Added {
            first: None,
            setup: Setup::empty(geometry),
            touched: Bitboard::EMPTY,
            is_obstructions: true,
        };
        for property in &node.properties {
            let squares = match &*property.name {
                "AW" | "AB" | "AA" | "AE" => self.points(property, geometry)?,
                _ => continue,
            };
            added.first.get_or_insert(property);
            added.touched |= squares;
            added.is_obstructions &= property.name == "AA";
            match &*property.name {
                "AW" => added.setup.amazons.white |= squares,
                "AB" => added.setup.amazons.black |= squares,
                "AA" => added.setup.blocked |= squares,
                _ => {}
            }
        }
        Ok(added)
    }

    fn points(&self, property: &Raw<'_>, geometry: Geometry) -> Result<Bitboard, SgfError> {
        let mut squares = Bitboard::EMPTY;
        for value in &property.values {
            squares |= read_points(value, geometry).map_err(|fault| match fault {
                PointFault::NoPoint => self.wrong_value(
                    property,
                    value,
                    "a point such as dj, or a rectangle such as aa:cb",
                ),
                PointFault::OffBoard => SgfError::OffBoard {
                    place: self.place(property.at),
                    property: property.name.to_string(),
                    value: excerpt(value),
                    geometry,
                },
            })?;
        }
        Ok(squares)
    }

    /// Refuses a size that is not that of the board.
    pub(super) fn check_size(
        &self,
        property: &Raw<'_>,
        geometry: Geometry,
    ) -> Result<(), SgfError> {
        if self.size(property)? == geometry {
            return Ok(());
        }
        let value = self.only_value(property)?;
        Err(self.wrong_value(property, value, "the size that the game began with"))
    }

    /// Refuses a player who is not to move.
    pub(super) fn check_player(&self, property: &Raw<'_>, to_move: Player) -> Result<(), SgfError> {
        if self.player(property)? == to_move {
            return Ok(());
        }
        let expected = match to_move {
            Player::White => "W, who is to move",
            Player::Black => "B, who is to move",
        };
        Err(self.wrong_value(property, self.only_value(property)?, expected))
    }

    fn player(&self, property: &Raw<'_>) -> Result<Player, SgfError> {
        let value = self.only_value(property)?;
        match value.trim().to_ascii_lowercase().as_str() {
            "w" | "white" => Ok(Player::White),
            "b" | "black" => Ok(Player::Black),
            _ => Err(self.wrong_value(property, value, "W or B")),
        }
    }
}

/// What one node sets up.
struct Added<'a> {
    first: Option<&'a Raw<'a>>,
    setup: Setup,
    touched: Bitboard,
    /// Whether it is nothing but obstructions.
    is_obstructions: bool,
}

impl Added<'_> {
    /// Puts it over what earlier nodes have set up.
    fn put_on(&self, below: &mut Setup) {
        let Setup {
            amazons, blocked, ..
        } = &self.setup;
        for player in Player::ALL {
            below.amazons[player] = (below.amazons[player] & !self.touched) | amazons[player];
        }
        below.blocked = (below.blocked & !self.touched) | *blocked;
    }
}
