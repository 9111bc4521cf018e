//! x
mod excerpt;
pub mod uci;
