//! The store from outside: what it writes, what it makes of damage, who may write, and what is left
//! when it is killed.

#![allow(clippy::unwrap_used, reason = "all of this is a test, its helpers too")]

mod archive;
mod aside;
mod counting;
mod damage;
mod files;
mod guests;
mod helpers;
mod kill;
mod newer;
mod refusals;
