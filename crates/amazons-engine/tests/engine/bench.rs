//! The bench and its signature.

use amazons_engine::bench::{Signature, measures};
use insta::assert_snapshot;

use crate::program::Program;

#[test]
fn the_signature_is_the_same_in_every_run() {
    let mut signature = Signature::default();
    for measure in measures() {
        signature.add(&measure);
    }
    let (status, heard) = Program::start(&["bench"]).end();
    assert!(status.success());
    let last = heard.last().expect("a line");
    assert_eq!(*last, format!("Bench: {}", signature.number()));
    // Changes with search and evaluation, and with nothing else.
    assert_snapshot!(last);
}
