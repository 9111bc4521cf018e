//! What the files look like.

use std::fs;
use std::time::Duration;

use amazons_core::{ByPlayer, Game, Geometry, Player, Reading};
use amazons_store::{
    GameClock, GameId, Ruling, SavedGame, Seat, Settings, TimeControl, Verdict, WindowSize,
};

use crate::helpers::{finished, game, listing, open};

#[test]
fn each_file_can_be_read_by_a_person() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for number in 1..=4 {
        store.finish_game(&finished(number)).unwrap();
    }
    let start: Reading = "3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b - - 1 1"
        .parse()
        .unwrap();
    let seats = Seat::against("Crazy", Player::Black);
    let game = Game::from_reading(start).unwrap();
    let mut saved = SavedGame::new(GameId::from(0x0123_4567_89ab_cdef), u64::MAX, seats, game);
    let control = TimeControl {
        initial: Duration::from_secs(600),
        increment: Duration::from_secs(5),
    };
    let mut clock = GameClock::new(control);
    clock.spend(Player::Black, Duration::from_millis(12_345));
    saved.clock = Some(clock);
    for mv in ["d10-d8/g8", "d7-e7/e10", "a7-a10/a7"] {
        saved.game.play(mv.parse().unwrap()).unwrap();
    }
    store.save_game(&saved).unwrap();
    let settings = Settings {
        board: Geometry::CLASSIC,
        level: "Hard".into(),
        theme: "Dark".into(),
        language: Some("de".into()),
        window: Some(WindowSize {
            width: 1000,
            height: 800,
        }),
        scale: 125,
        ..Settings::default()
    };
    store.save_settings(&settings).unwrap();

    let read = |name: &str| fs::read_to_string(directory.path().join(name)).unwrap();
    insta::assert_snapshot!("game", read("game.json"));
    insta::assert_snapshot!("statistics", read("statistics.json"));
    insta::assert_snapshot!("settings", read("settings.json"));
    let names: Vec<_> = listing(directory.path()).into_keys().collect();
    assert_eq!(
        names,
        [
            "game.json",
            "games",
            "lock",
            "settings.json",
            "statistics.json"
        ]
    );

    assert_eq!(store.load_game().unwrap(), Some(saved));
    assert_eq!(store.load_settings().unwrap(), settings);
}

#[test]
fn nothing_saved_is_nothing_loaded() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory.path().join("made/on/the/way"));
    assert_eq!(store.load_game().unwrap(), None);
    assert_eq!(store.recover().unwrap(), None);
    assert_eq!(store.load_settings().unwrap(), Settings::default());
    assert_eq!(store.load_statistics().unwrap().records().count(), 0);
    store.forget_game().unwrap();
}

#[test]
fn every_length_of_game_comes_back() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let whole = finished(5);
    for turns in 0..=whole.game.moves().len() {
        let saved = crate::helpers::game(5, turns);
        store.save_game(&saved).unwrap();
        assert_eq!(store.load_game().unwrap(), Some(saved));
    }
}

#[test]
fn games_of_every_kind_come_back() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let computer = |name: &str| Seat::Computer(name.to_owned());
    let seats = [
        (Seat::Person, Seat::Person),
        (Seat::Person, computer("person")),
        (computer("Easy"), computer("Master 2 s")),
    ];
    let control = TimeControl {
        initial: Duration::from_millis(1),
        increment: Duration::ZERO,
    };
    for (white, black) in seats {
        for by in [None, Some(Verdict::Time), Some(Verdict::Count)] {
            let mut saved = game(3, 4);
            saved.seats = ByPlayer {
                white: white.clone(),
                black: black.clone(),
            };
            saved.clock = by.map(|_| GameClock::new(control));
            saved.ruling = by.map(|by| Ruling {
                winner: Player::Black,
                by,
            });
            assert_eq!(saved.is_finished(), by.is_some());
            store.save_game(&saved).unwrap();
            assert_eq!(store.load_game().unwrap(), Some(saved));
        }
    }
}

/// As it was written before there were two people, clocks and rulings.
const FIRST_FORMAT: &str = r#"{
  "version": 1,
  "id": "0123456789abcdef",
  "seed": "18446744073709551615",
  "level": "Crazy",
  "human": "black",
  "start": "1q2q1/q4q/6/6/Q4Q/1Q2Q1 w - - 0 1",
  "moves": [
    "b1-b4/d2"
  ]
}
"#;

#[test]
fn a_game_of_the_first_format_is_read_and_saved_in_the_present_one() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("game.json");
    fs::write(&file, FIRST_FORMAT).unwrap();
    let store = open(directory.path());
    let saved = store.load_game().unwrap().expect("a game");
    assert_eq!(saved.against(), Some((Player::Black, "Crazy")));
    assert_eq!((saved.clock, saved.ruling), (None, None));
    assert_eq!(saved.game.moves().len(), 1);
    assert_eq!(saved.seed, u64::MAX);
    store.save_game(&saved).unwrap();
    assert!(
        fs::read_to_string(&file)
            .unwrap()
            .contains("\"version\": 2")
    );
    assert_eq!(store.load_game().unwrap(), Some(saved));
}

#[test]
fn settings_of_older_versions_and_with_unknown_names_are_read() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    let check = |content: &str, expected: Settings| {
        fs::write(directory.path().join("settings.json"), content).unwrap();
        assert_eq!(store.load_settings().unwrap(), expected, "{content}");
    };
    check(
        r#"{"version": 1, "board": "10x10", "level": "Hard", "theme": "Dark"}"#,
        Settings {
            board: Geometry::CLASSIC,
            level: "Hard".into(),
            theme: "Dark".into(),
            ..Settings::default()
        },
    );
    check(r#"{"version": 2}"#, Settings::default());
    check(
        r#"{"version": 2, "sound": false, "perfume": ["rose"]}"#,
        Settings {
            sound: false,
            ..Settings::default()
        },
    );
}
