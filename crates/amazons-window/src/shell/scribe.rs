//! The thread that writes to the disk, so that the window does not wait for it.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use amazons_store::{SavedGame, Settings};

use super::keeper::Keeper;
use crate::app::Input;

/// A thread that does one job after another, in the order given.
///
/// A disk takes its time to have something for good, and a click that begins and ends meanwhile
/// would be lost. Dropping the scribe waits until everything is written.
#[derive(Debug)]
pub(super) struct Scribe {
    /// `None` only while being dropped.
    jobs: Option<Sender<Job>>,
    answers: Receiver<Input>,
    thread: Option<JoinHandle<()>>,
}

/// Something to write.
#[derive(Debug)]
pub(super) enum Job {
    /// The running game.
    Save(SavedGame),
    /// A game left unfinished, to be put among the others.
    Keep(SavedGame),
    /// A game that is over, to be counted.
    Finish(SavedGame),
    /// The settings.
    SaveSettings(Settings),
    /// Read the statistics.
    LoadStatistics,
    /// List the games kept.
    ListGames,
    /// Read one of them.
    Open(PathBuf),
    /// Copy games and statistics.
    Export,
}

impl Scribe {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// Whatever the system says where it has no thread to give.
    pub(super) fn start(mut keeper: Keeper) -> io::Result<Scribe> {
        let (jobs, incoming) = channel();
        let (outgoing, answers) = channel();
        let run = move || {
            for job in incoming {
                let answers = match job {
                    Job::Save(saved) => keeper.save(&saved).into_iter().collect(),
                    Job::Keep(saved) => keeper.keep(&saved).into_iter().collect(),
                    Job::Finish(saved) => keeper.finish(&saved),
                    Job::SaveSettings(settings) => {
                        keeper.save_settings(&settings).into_iter().collect()
                    }
                    Job::LoadStatistics => vec![keeper.statistics()],
                    Job::ListGames => vec![keeper.games()],
                    Job::Open(path) => vec![keeper.open_game(&path)],
                    Job::Export => vec![keeper.export()],
                };
                for answer in answers {
                    // Where nobody listens any more, the window is shut, and the rest still has to
                    // be written.
                    let _ = outgoing.send(answer);
                }
            }
        };
        let thread = Builder::new().name("scribe".to_owned()).spawn(run)?;
        Ok(Scribe {
            jobs: Some(jobs),
            answers,
            thread: Some(thread),
        })
    }

    /// Takes a job.
    pub(super) fn take(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The thread ends only when the sender is dropped, so this cannot fail.
            let _ = jobs.send(job);
        }
    }

    /// What the person should hear of, where there is anything. Does not wait.
    pub(super) fn answer(&self) -> Option<Input> {
        self.answers.try_recv().ok()
    }
}

impl Drop for Scribe {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use amazons_core::{Game, Geometry, Player, Position};
    use amazons_store::{GameId, Seat, Store};

    use super::*;
    use crate::language::Language;

    #[test]
    fn everything_is_written_in_order_before_the_end() {
        let directory = tempfile::tempdir().expect("a directory");
        let (keeper, _) = Keeper::open(Some(directory.path()), Language::English);
        let scribe = Scribe::start(keeper).expect("a thread");
        let start = Position::start(Geometry::QUICK).expect("large enough");
        let seats = Seat::against("Easy", Player::White);
        let mut saved = SavedGame::new(GameId::from(1), 1, seats, Game::new(start));
        for _ in 0..6 {
            let turn = saved.game.position().moves()[0];
            saved.game.play(turn).expect("legal");
            scribe.take(Job::Save(saved.clone()));
        }
        drop(scribe);
        let store = Store::open(directory.path()).expect("a store");
        assert_eq!(store.load_game().expect("readable"), Some(saved));
    }
}
