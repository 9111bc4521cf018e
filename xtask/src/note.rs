//! What is said on the standard error beside the results.

/// Says a line on the standard error. A task goes on where nobody listens any more.
macro_rules! note {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($words)*);
    }};
}

pub(crate) use note;
