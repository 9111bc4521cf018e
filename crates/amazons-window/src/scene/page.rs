//! A screen that is a list: the records, the games kept.

use super::{Item, Target};

/// A list with a title and buttons.
#[derive(Clone, Debug, PartialEq)]
pub struct PageView {
    /// `Games`.
    pub title: String,
    /// One or two sentences below the title; may be empty.
    pub note: String,
    /// What there is.
    pub rows: Vec<PageRow>,
    /// The first row to show; the last page is shown whole whatever this says.
    pub first_row: usize,
    /// The row chosen with the keys, which is shown whatever that says.
    pub focused: Option<usize>,
    /// Behind the numbers of the rows shown: `of 18`; empty where the list is short.
    pub of_all: String,
    /// The buttons below. Those that scroll, [`Walk::Back`](crate::scene::Walk::Back) and
    /// [`Walk::On`](crate::scene::Walk::On), are dimmed where the list ends: how much of it is shown the
    /// layout knows.
    pub buttons: Vec<Item>,
}

/// A row of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct PageRow {
    /// What tapping it means, if anything.
    pub target: Option<Target>,
    /// What it is about.
    pub label: String,
    /// More of that, smaller; may be empty.
    pub detail: String,
    /// At the right end.
    pub value: String,
    /// More of that, smaller; may be empty.
    pub value_detail: String,
    /// A picture of wins and losses.
    pub shares: Option<Shares>,
}

/// Wins and losses as a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares {
    /// The length of the wins, as a share of the longest bar.
    pub wins: f32,
    /// The length of the losses.
    pub losses: f32,
}
