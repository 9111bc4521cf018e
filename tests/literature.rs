//! Published values of positions.

#![allow(clippy::unwrap_used, reason = "a failed test says enough")]

use std::collections::BTreeMap;

use amazons_ai::{Terms, amazon_mobility};
use amazons_core::{Player, Position};
use serde::Deserialize;

/// A position with what was published of it; see `data/README.md`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    rows: Vec<String>,
    to_move: String,
    t1: Option<Lead>,
    t2: Option<Lead>,
    c1: Option<f64>,
    c2: Option<f64>,
    w: Option<f64>,
    #[serde(default)]
    mobility: BTreeMap<String, f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lead {
    without_ties: f64,
    ties: Option<f64>,
}

fn check(entry: &Entry) {
    let to_move = match entry.to_move.as_str() {
        "white" => Player::White,
        _ => Player::Black,
    };
    let position = Position::from_diagram(&entry.rows.join("|"), to_move).unwrap();
    let terms = Terms::of(&position);
    let found_and_published = [
        (
            "t1",
            terms.queen_lead.into(),
            entry.t1.as_ref().map(|t| t.without_ties),
        ),
        (
            "t1 ties",
            terms.queen_ties.into(),
            entry.t1.as_ref().and_then(|t| t.ties),
        ),
        (
            "t2",
            terms.king_lead.into(),
            entry.t2.as_ref().map(|t| t.without_ties),
        ),
        (
            "t2 ties",
            terms.king_ties.into(),
            entry.t2.as_ref().and_then(|t| t.ties),
        ),
        ("c1", terms.queen_closeness, entry.c1),
        ("c2", terms.king_closeness, entry.c2),
        ("w", terms.contested, entry.w),
    ];
    for (term, found, published) in found_and_published {
        agree(&entry.name, term, found, published.unwrap_or(found));
    }
    for (square, &published) in &entry.mobility {
        let found = amazon_mobility(&position, square.parse().unwrap());
        agree(&entry.name, square, found, published);
    }
}

fn agree(name: &str, term: &str, found: f64, published: f64) {
    let is_near = (found - published).abs() < 1e-9;
    assert!(is_near, "{name}, {term}: {found}, published {published}");
}

#[test]
fn terms_and_mobility_of_lieberum_2005() {
    let entries: Vec<Entry> = serde_json::from_str(include_str!("data/lieberum.json")).unwrap();
    assert!(!entries.is_empty());
    for entry in &entries {
        check(entry);
    }
}
