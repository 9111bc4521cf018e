//! Move texts.

#![no_main]

use amazons_core::Move;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Move>() {
        Ok(mv) => assert_eq!(mv.to_string().parse(), Ok(mv)),
        Err(error) => assert!(error.to_string().len() < 300),
    }
});
