//! Killed at random, again and again, while it plays, saves and counts.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;
use std::sync::mpsc;
use std::time::{Duration, Instant};
use std::{env, io, thread};

use amazons_core::Geometry;
use amazons_store::{Access, Record, Store};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::helpers::{
    child, directory_of_child, finished, game, games_counted, level_and_won, listing, open,
};

const TEST: &str = "kill::a_killed_process_loses_the_last_move_at_most";

/// How often to kill; `AMAZONS_KILLS` asks for more.
const KILLS: u64 = 60;

/// Games have the numbers 1, 2, 3 … as ids, and everybody knows their moves: so the parent can tell
/// from the last thing that the child said what must be on the disk.
#[test]
fn a_killed_process_loses_the_last_move_at_most() {
    if let Some(directory) = directory_of_child() {
        play_until_killed(&directory);
    }
    let kills = match env::var("AMAZONS_KILLS") {
        Ok(text) => text.parse().expect("AMAZONS_KILLS is a number"),
        Err(_) => KILLS,
    };
    let directory = tempfile::tempdir().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(kills);
    let mut told = Told::Counted(0);
    let mut seen = Seen::default();
    for _ in 0..kills {
        // Measured in saves, so that a slow disk sees as much as a fast one.
        let saves = rng.random_range(0..=8);
        let share = rng.random_range(0.0..1.5);
        told = live_and_die(directory.path(), saves, share).unwrap_or(told);
        told = seen.look(directory.path(), told);
    }
    println!("{kills} kills, last {told:?}, {seen:?}");
    assert!(
        matches!(told, Told::Saved(2.., _) | Told::Counted(2..)),
        "{told:?}"
    );
}

/// The last thing that is known to be on the disk.
#[derive(Clone, Copy, Debug)]
enum Told {
    /// This game was saved after so many turns.
    Saved(u64, usize),
    /// This game was counted.
    Counted(u64),
}

impl Told {
    fn read(line: &str) -> Option<Told> {
        let words: Vec<_> = line.split(' ').collect();
        match words[..] {
            ["saved", number, turns] => {
                Some(Told::Saved(number.parse().ok()?, turns.parse().ok()?))
            }
            ["counted", number] => Some(Told::Counted(number.parse().ok()?)),
            _ => None,
        }
    }
}

/// The child: plays on from whatever is there, for ever.
fn play_until_killed(directory: &Path) -> ! {
    let say = |words: String| {
        // In one piece, so that a kill leaves no half of a line that reads like a whole.
        let line = words + "\n";
        io::stdout().write_all(line.as_bytes()).unwrap();
    };
    let store = Store::open(directory).unwrap();
    assert_eq!(store.access(), Access::Owner);
    // The test harness has left a line without an end, which would swallow the first word.
    say(String::new());
    store.recover().unwrap();
    loop {
        let number = games_counted(&store) + 1;
        let mut saved = store
            .load_game()
            .unwrap()
            .unwrap_or_else(|| game(number, 0));
        let whole = finished(number);
        assert_eq!(saved.id, whole.id);
        for &mv in &whole.game.moves()[saved.game.moves().len()..] {
            saved.game.play(mv).unwrap();
            store.save_game(&saved).unwrap();
            say(format!("saved {number} {}", saved.game.moves().len()));
        }
        store.finish_game(&saved).unwrap();
        say(format!("counted {number}"));
    }
}

/// Starts a child, kills it when it has told of so many saves and spent that share of the time for
/// another, and answers the last that it told.
fn live_and_die(directory: &Path, saves: u32, share: f64) -> Option<Told> {
    let mut child = child(TEST, directory)
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (sender, receiver) = mpsc::channel();
    let reader = thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    let mut told = None;
    let mut heard = 0;
    let mut before = Instant::now();
    let mut gap = Duration::from_millis(10);
    while heard < saves {
        let line = receiver
            .recv_timeout(Duration::from_secs(60))
            .expect("the child lives and saves");
        if let Some(news) = Told::read(&line) {
            told = Some(news);
            heard += 1;
            gap = before.elapsed();
            before = Instant::now();
        }
    }
    let end = Instant::now() + gap.mul_f64(share);
    while let Some(left) = end.checked_duration_since(Instant::now())
        && let Ok(line) = receiver.recv_timeout(left)
    {
        told = Told::read(&line).or(told);
    }
    let dead = child.try_wait().unwrap();
    assert!(dead.is_none(), "the child died by itself");
    child.kill().unwrap();
    child.wait().unwrap();
    for line in receiver {
        told = Told::read(&line).or(told);
    }
    reader.join().unwrap();
    told
}

/// How often the kill fell where, to see that no place was left out.
#[derive(Debug, Default)]
struct Seen {
    half_written: u32,
    move_ahead: u32,
    finished_not_removed: u32,
    between_games: u32,
}

impl Seen {
    /// Compares the disk with what the child has told, and answers what is there for the next one.
    fn look(&mut self, directory: &Path, told: Told) -> Told {
        let names: Vec<_> = listing(directory).into_keys().collect();
        let half = names.iter().filter(|name| name.ends_with(".tmp")).count();
        assert!(half <= 1, "{names:?}");
        self.half_written += half as u32;

        let store = open(directory);
        assert_eq!(store.access(), Access::Owner);
        let raw = store.load_game().unwrap();
        self.finished_not_removed += u32::from(raw.is_some_and(|saved| saved.is_finished()));
        store.recover().unwrap();
        let left = store.load_game().unwrap();

        // Counted games and turns of the next one, told and found.
        let (number, turns) = match told {
            Told::Saved(number, turns) => (number, turns),
            Told::Counted(number) => (number + 1, 0),
        };
        let length = finished(number).game.moves().len();
        let after = |turns| {
            if turns < length {
                (number - 1, turns)
            } else {
                (number, 0)
            }
        };
        let (at_least, at_most) = (after(turns), after(turns + 1));
        let counted = games_counted(&store);
        let found = left.as_ref().map_or(0, |saved| saved.game.moves().len());
        assert!(
            (at_least..=at_most).contains(&(counted, found)),
            "{told:?}, but {counted} counted and then {found} turns"
        );
        if let Some(left) = left {
            assert_eq!(left, game(counted + 1, found));
        }
        check_records(&store, counted);
        check_kept(&store, counted);

        self.move_ahead += u32::from((counted, found) > at_least);
        self.between_games += u32::from(found == 0);
        for name in listing(directory).into_keys() {
            let ours = ["game.json", "games", "lock", "statistics.json"];
            assert!(ours.contains(&name.as_str()), "{name} was left");
        }
        match found {
            0 => Told::Counted(counted),
            turns => Told::Saved(counted + 1, turns),
        }
    }
}

/// The games 1 to `counted` must be kept as SGF, each once and whole.
fn check_kept(store: &Store, counted: u64) {
    let games = store.games().unwrap();
    let mut kept: Vec<_> = games
        .iter()
        .map(|game| store.load_record(&game.path).unwrap().game)
        .collect();
    let mut expected: Vec<_> = (1..=counted).map(|number| finished(number).game).collect();
    for list in [&mut kept, &mut expected] {
        list.sort_by_key(|game| format!("{:?}", game.moves()));
    }
    assert_eq!(kept, expected);
}

/// The records must be those of the games 1 to `counted`, each once.
fn check_records(store: &Store, counted: u64) {
    let statistics = store.load_statistics().unwrap();
    for level in ["Easy", "Hard"] {
        let mut expected = Record::default();
        for saved in (1..=counted).map(finished) {
            let (played_at, won) = level_and_won(&saved);
            if played_at != level {
                continue;
            }
            if won {
                expected.wins += 1;
                expected.current_streak = expected.current_streak.max(0) + 1;
                expected.best_streak = expected.best_streak.max(expected.current_streak as u64);
            } else {
                expected.losses += 1;
                expected.current_streak = expected.current_streak.min(0) - 1;
            }
        }
        assert_eq!(statistics.record(Geometry::QUICK, level), expected);
    }
}
