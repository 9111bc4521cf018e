//! The app from outside: inputs in, effects and scenes out, no window.

mod beside;
mod clocks;
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
mod shut_off;
mod study;
mod thinking;
mod turn;
