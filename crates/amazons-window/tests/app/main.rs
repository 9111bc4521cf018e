//! The app from outside: inputs in, effects and scenes out, no window.

mod desk;
mod games;
mod help;
mod rules;
mod scene_text;
mod scenes;
