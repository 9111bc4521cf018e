//! What a file holds: a position or a game.

use amazons_core::{Game, Player, Position, Reading};
use amazons_store::GameRecord;
use anyhow::{Context, bail};

use super::format::Format;

pub(crate) enum Content {
    Position(Reading),
    Game(Box<GameRecord>),
}

impl Content {
    pub(crate) fn read(format: Format, bytes: &[u8]) -> anyhow::Result<Content> {
        if let Some(dialect) = format.position_text() {
            return Ok(Content::Position(dialect.read(text_of(bytes)?)?));
        }
        let record = |record| Content::Game(Box::new(record));
        Ok(match format {
            Format::Sgf => record(GameRecord::from_sgf(bytes)?),
            Format::Moves => record(GameRecord::from_moves(bytes)?),
            _ => {
                let (picture, to_move) = split_side(text_of(bytes)?);
                Content::Position(Position::from_diagram(picture, to_move)?.into())
            }
        })
    }

    /// The position after so many turns of a game.
    pub(crate) fn after(&self, turns: usize) -> anyhow::Result<Content> {
        let Content::Game(record) = self else {
            bail!("a position has no turns to choose from");
        };
        let played = record.game.moves().len();
        let reading = record
            .after(turns)
            .with_context(|| format!("there is no turn {turns}, the game has {played}"))?;
        Ok(Content::Position(reading))
    }

    /// The text, which ends with a line break.
    pub(crate) fn write(self, format: Format) -> anyhow::Result<String> {
        if let Some(text) = format.position_text() {
            return Ok(self.position().text(text)? + "\n");
        }
        Ok(match format {
            Format::Sgf => self.game()?.to_sgf(),
            Format::Moves => self.game()?.to_moves(),
            _ => {
                let position = self.position().finished()?;
                let (picture, to_move) = (position.diagram(), position.to_move());
                match format {
                    Format::DiagramLine => format!("{picture:#} {to_move} to move\n"),
                    _ => format!("{picture}\n{to_move} to move\n"),
                }
            }
        })
    }

    /// The position, of a game the last one.
    fn position(&self) -> Reading {
        match self {
            Content::Position(reading) => *reading,
            Content::Game(record) => record.game.reading(),
        }
    }

    /// The game, of a position one without moves.
    fn game(self) -> anyhow::Result<GameRecord> {
        match self {
            Content::Position(reading) => Ok(GameRecord::new(Game::from_reading(reading)?)),
            Content::Game(record) => Ok(*record),
        }
    }
}

fn text_of(bytes: &[u8]) -> anyhow::Result<&str> {
    if bytes.len() > GameRecord::MAX_BYTES {
        bail!("it is larger than {} bytes", GameRecord::MAX_BYTES);
    }
    let text = str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to() + 1;
        anyhow::anyhow!("byte {at} is not UTF-8 text")
    })?;
    Ok(text.trim_start_matches('\u{feff}').trim())
}

/// Cuts `black to move` off the end of a picture; White moves where neither is said.
pub(super) fn split_side(text: &str) -> (&str, Player) {
    for player in Player::ALL {
        let words = format!("{player} to move");
        let at = text.len().saturating_sub(words.len());
        if let Some((picture, end)) = text.split_at_checked(at)
            && end.eq_ignore_ascii_case(&words)
        {
            return (picture.trim_end(), player);
        }
    }
    (text, Player::White)
}
