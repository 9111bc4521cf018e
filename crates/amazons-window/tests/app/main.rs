//! The app from outside: inputs in, effects and scenes out, no window.

mod desk;
mod ending;
mod games;
mod help;
mod motion;
mod scene_text;
mod scenes;
mod screens;
mod seeing;
mod study;
mod thinking;
mod turn;
