//! The app from outside: inputs in, effects and scenes out, no window.

mod beside;
mod desk;
mod drag;
mod ending;
mod games;
mod help;
mod keyboard;
mod left;
mod modes;
mod motion;
mod options;
mod scene_text;
mod scenes;
mod screens;
mod seeing;
mod study;
mod thinking;
mod turn;
