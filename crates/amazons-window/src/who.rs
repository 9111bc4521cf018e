//! Who plays a side.

use amazons_ai::Opponent;
use amazons_store::{PERSON, Seat};

/// A person at this window, or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// Somebody at this window.
    Person,
    /// The computer, playing as this opponent.
    Computer(Opponent),
}

impl Who {
    /// Everybody who is offered for a seat.
    pub fn all() -> impl Iterator<Item = Who> {
        [Who::Person]
            .into_iter()
            .chain(Opponent::ALL.map(Who::Computer))
    }

    /// Who sits on a seat that was kept; `None` where it names an opponent that there is not.
    #[must_use]
    pub fn on(seat: &Seat) -> Option<Who> {
        match seat {
            Seat::Person => Some(Who::Person),
            Seat::Computer(name) => name.parse().ok().map(Who::Computer),
        }
    }

    /// Who a record of a game played at this window names; `None` for anybody else.
    #[must_use]
    pub fn named(name: &str) -> Option<Who> {
        match name {
            PERSON => Some(Who::Person),
            _ => name.parse().ok().map(Who::Computer),
        }
    }

    /// The seat as it is kept.
    #[must_use]
    pub fn seat(self) -> Seat {
        match self {
            Who::Person => Seat::Person,
            Who::Computer(opponent) => Seat::Computer(opponent.to_string()),
        }
    }

    /// The opponent that the computer plays as; `None` for a person.
    #[must_use]
    pub fn opponent(self) -> Option<Opponent> {
        match self {
            Who::Person => None,
            Who::Computer(opponent) => Some(opponent),
        }
    }

    /// Whether it is a person.
    #[must_use]
    pub fn is_person(self) -> bool {
        self == Who::Person
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_kept_and_found_again() {
        for who in Who::all() {
            assert_eq!(Who::on(&who.seat()), Some(who));
        }
        assert_eq!(Who::on(&Seat::Computer("Divine".into())), None);
        assert_eq!(Who::named(PERSON), Some(Who::Person));
        assert_eq!(
            Who::named("Hard").and_then(|who| who.opponent()),
            "Hard".parse().ok()
        );
        assert_eq!(Who::named("Anky"), None);
    }
}
