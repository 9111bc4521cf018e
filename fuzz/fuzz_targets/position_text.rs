//! Position texts of every format.

#![no_main]

use amazons_core::{Position, PositionFormat, Reading};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let reading: Reading = match text.parse() {
        Ok(reading) => reading,
        Err(error) => return assert!(error.to_string().len() < 300),
    };
    for format in PositionFormat::ALL {
        let Ok(written) = reading.text(format) else {
            assert!(reading.to_shoot.is_some() && format != PositionFormat::GameEngine);
            continue;
        };
        let again: Reading = written.parse().expect("a text that was written");
        assert_eq!(again.position, reading.position);
        assert_eq!(again.to_shoot, reading.to_shoot);
        assert_eq!(again.counters.fullmove, reading.counters.fullmove);
        // That format has the move number alone.
        if format != PositionFormat::GameEngine {
            assert_eq!(again.counters, reading.counters);
        }
        assert_eq!(again.text(format), Ok(written));
    }
    let whole = text.parse::<Position>();
    assert_eq!(whole.is_ok(), reading.to_shoot.is_none());
});
