//! Game records: SGF and plain lists of moves.

#![no_main]

use amazons_store::GameRecord;
use libfuzzer_sys::fuzz_target;

fn check<T, E: ToString>(read: Result<T, E>) -> Option<T> {
    read.map_err(|error| assert!(error.to_string().len() < 1000))
        .ok()
}

fuzz_target!(|bytes: &[u8]| {
    if let Some(mut record) = check(GameRecord::from_sgf(bytes)) {
        let written = record.to_sgf();
        let again = check(GameRecord::from_sgf(&written)).expect("a record that was written");
        assert_eq!(again.to_sgf(), written);
        record.result = record.result_text();
        assert_eq!(again, record);
        let listed = check(GameRecord::from_moves(record.to_moves()));
        assert_eq!(listed.map(|listed| listed.game), Some(record.game));
    }
    if let Some(record) = check(GameRecord::from_moves(bytes)) {
        let again = check(GameRecord::from_moves(record.to_moves()));
        assert_eq!(again, Some(record));
    }
});
