//! Diagrams.

#![no_main]

use amazons_core::{Player, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let read = |text: &str| Position::from_diagram(text, Player::Black);
    match read(text) {
        Ok(position) => {
            assert_eq!(read(&format!("{}", position.diagram())), Ok(position));
            assert_eq!(read(&format!("{:#}", position.diagram())), Ok(position));
        }
        Err(error) => assert!(error.to_string().len() < 300),
    }
});
