//! Reading: from the nodes of the main line to a record.

use amazons_core::{Game, Player};

use super::charset::decoded;
use super::error::{MoveFault, SgfError};
use super::point::read_move;
use super::syntax::{Node, Raw, Wrong, main_line};
use super::text::{unescape, unescape_line};
use crate::record::{GameRecord, Place, Property, excerpt};

/// Reads one game.
pub(crate) fn read(bytes: &[u8]) -> Result<GameRecord, SgfError> {
    let text = decoded(bytes)?;
    let document = Document::of(&text)?;
    let mut record = GameRecord::new(Game::new(document.start()?));
    document.fill(&mut record)?;
    Ok(record)
}

/// A file of correct syntax.
pub(super) struct Document<'a> {
    text: &'a str,
    /// The main line, at least one node.
    nodes: Vec<Node<'a>>,
    /// How many nodes come before the end of the one with the first move.
    prologue: usize,
    /// Where the first move begins; the end of the text where there is none.
    pub(super) first_move_at: usize,
}

impl<'a> Document<'a> {
    fn of(text: &'a str) -> Result<Document<'a>, SgfError> {
        let place = |at| Place::of(text, at);
        let nodes = main_line(text).map_err(|wrong| match wrong {
            Wrong::Unexpected {
                at,
                expected,
                found,
            } => SgfError::Syntax {
                place: place(at),
                expected,
                found: excerpt(found),
            },
            Wrong::Unclosed { at, property } => SgfError::Unclosed {
                place: place(at),
                property: excerpt(&property),
            },
            Wrong::SecondGame { at } => SgfError::SecondGame { place: place(at) },
        })?;
        let first_move = nodes.iter().position(|node| node.moves().next().is_some());
        let prologue = first_move.map_or(nodes.len(), |index| index + 1);
        let first_move_at = (nodes[..prologue].last())
            .and_then(|node| node.moves().next())
            .map_or(text.len(), |(_, property)| property.at);
        Ok(Document {
            text,
            nodes,
            prologue,
            first_move_at,
        })
    }

    /// The nodes up to the first move, where everything is set up.
    pub(super) fn prologue(&self) -> &[Node<'a>] {
        &self.nodes[..self.prologue]
    }

    /// Who makes the first move, and its value.
    pub(super) fn first_move(&self) -> Option<(Player, &'a str)> {
        self.prologue()
            .last()?
            .moves()
            .next()
            .map(|(player, raw)| (player, raw.values[0]))
    }

    /// Plays the moves and takes over everything that is said.
    fn fill(&self, record: &mut GameRecord) -> Result<(), SgfError> {
        let mut resigned = None;
        for (index, node) in self.nodes.iter().enumerate() {
            if let Some((_, second)) = node.moves().nth(1) {
                return Err(SgfError::SecondMove {
                    place: self.place(second.at),
                    property: second.name.to_string(),
                });
            }
            let before = record.game.position().to_move();
            let first_behind = node.moves().next().map_or(0, |(_, property)| property.at);
            if let Some((player, property)) = node.moves().next() {
                self.play(record, &mut resigned, player, property)?;
            }
            // What the root says is about the whole game, even where it has a move.
            let turns = if index == 0 {
                0
            } else {
                record.game.moves().len()
            };
            for property in &node.properties {
                match property.name.as_ref() {
                    "PL" if property.at < self.first_move_at => {}
                    "PL" => {
                        let to_move = match property.at < first_behind {
                            true => before,
                            false => record.game.position().to_move(),
                        };
                        self.check_player(property, to_move)?;
                    }
                    "SZ" | "AW" | "AB" | "AA" | "AE" if index < self.prologue => {}
                    "SZ" => self.check_size(property, record.game.start().geometry())?,
                    "AW" | "AB" | "AA" | "AE" => {
                        return Err(SgfError::LateSetup {
                            place: self.place(property.at),
                            property: property.name.to_string(),
                            turns,
                        });
                    }
                    _ if turns == 0 => self.tell_first(record, property)?,
                    _ => tell(record, property, turns),
                }
            }
        }
        if let Some(player) = resigned {
            let result = match player {
                Player::White => "B+R",
                Player::Black => "W+R",
            };
            record.result.get_or_insert_with(|| result.to_owned());
        }
        Ok(())
    }

    fn play(
        &self,
        record: &mut GameRecord,
        resigned: &mut Option<Player>,
        player: Player,
        property: &Raw<'_>,
    ) -> Result<(), SgfError> {
        let value = self.only_value(property)?;
        let game = &mut record.game;
        let position = game.position();
        let fault = |why| SgfError::Move {
            place: self.place(property.at),
            number: game.moves().len() + 1,
            property: property.name.to_string(),
            value: excerpt(value),
            why,
        };
        if let Some(player) = *resigned {
            return Err(fault(MoveFault::Resigned { player }));
        }
        if value.trim().eq_ignore_ascii_case("resign") {
            *resigned = Some(player);
            return Ok(());
        }
        let mv = read_move(value, position.geometry()).map_err(fault)?;
        let to_move = position.to_move();
        if player != to_move {
            return Err(fault(MoveFault::Turn { to_move }));
        }
        position
            .check(mv)
            .map_err(|why| fault(MoveFault::Illegal(why)))?;
        game.play(mv).expect("just checked");
        Ok(())
    }

    /// A property before the first move, no setup.
    fn tell_first(&self, record: &mut GameRecord, property: &Raw<'_>) -> Result<(), SgfError> {
        let field = match &*property.name {
            "GM" => {
                let value = self.only_value(property)?;
                return match value.trim() {
                    "18" => Ok(()),
                    _ => Err(self.wrong_value(property, value, "18, the Game of the Amazons")),
                };
            }
            // Written anew whatever they say.
            "FF" | "CA" => return Ok(()),
            "PW" => &mut record.players.white,
            "PB" => &mut record.players.black,
            "EV" => &mut record.event,
            "RO" => &mut record.round,
            "PC" => &mut record.place,
            "DT" => &mut record.date,
            "RE" => &mut record.result,
            _ => {
                tell(record, property, 0);
                return Ok(());
            }
        };
        if field.is_some() {
            return Err(self.repeated(property));
        }
        *field = Some(unescape_line(self.only_value(property)?));
        Ok(())
    }

    pub(super) fn place(&self, at: usize) -> Place {
        Place::of(self.text, at)
    }

    /// Where the first node's first property stands, for want of a better place.
    pub(super) fn place_of_game(&self) -> Place {
        let first = self.nodes.iter().flat_map(|node| &node.properties).next();
        self.place(first.map_or(0, |property| property.at))
    }

    pub(super) fn only_value(&self, property: &Raw<'a>) -> Result<&'a str, SgfError> {
        match property.values.as_slice() {
            [value] => Ok(value),
            _ => Err(self.repeated(property)),
        }
    }

    pub(super) fn repeated(&self, property: &Raw<'_>) -> SgfError {
        SgfError::Repeated {
            place: self.place(property.at),
            property: property.name.to_string(),
        }
    }

    pub(super) fn wrong_value(
        &self,
        property: &Raw<'_>,
        value: &str,
        expected: &'static str,
    ) -> SgfError {
        SgfError::Value {
            place: self.place(property.at),
            property: property.name.to_string(),
            value: excerpt(value),
            expected,
        }
    }
}

/// A property that is no setup.
fn tell(record: &mut GameRecord, property: &Raw<'_>, turns: usize) {
    match &*property.name {
        "W" | "B" => {}
        "C" => {
            let comment = record.comments.entry(turns).or_default();
            for value in &property.values {
                if !comment.is_empty() {
                    comment.push('\n');
                }
                comment.push_str(&unescape(value));
            }
        }
        _ => record.others.entry(turns).or_default().push(Property {
            name: property.name.to_string(),
            values: property.values.iter().map(|&raw| raw.to_owned()).collect(),
        }),
    }
}

impl<'a> Node<'a> {
    fn moves(&self) -> impl Iterator<Item = (Player, &Raw<'a>)> {
        self.properties.iter().filter_map(|property| {
            let player = match &*property.name {
                "W" => Player::White,
                "B" => Player::Black,
                _ => return None,
            };
            Some((player, property))
        })
    }
}
