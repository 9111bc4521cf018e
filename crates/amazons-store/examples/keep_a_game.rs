//! Saves a game, leaves it, comes back, plays it to its end and looks at the record.
//!
//! ```text
//! cargo run -p amazons-store --example keep_a_game
//! ```

use amazons_core::{Game, Geometry, Player, Position};
use amazons_store::{GameId, SavedGame, Seat, Store};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A program for people would ask `amazons_store::default_directory()`.
    let directory = tempfile::tempdir()?;

    let store = Store::open(directory.path())?;
    let game = Game::new(Position::start(Geometry::QUICK)?);
    let seats = Seat::against("Normal", Player::White);
    let mut saved = SavedGame::new(GameId::from(1), 2026, seats, game);
    saved.game.play("b1-b4/d2".parse()?)?;
    store.save_game(&saved)?;
    print!(
        "{}",
        std::fs::read_to_string(directory.path().join("game.json"))?
    );
    drop(store);

    // The next start of the program.
    let store = Store::open(directory.path())?;
    store.recover()?;
    let mut saved = store.load_game()?.ok_or("the game is gone")?;
    while let Some(&mv) = saved.game.position().moves().first() {
        saved.game.play(mv)?;
        store.save_game(&saved)?;
    }
    let record = store.finish_game(&saved)?;
    println!("\n{}", saved.game.position().diagram());
    println!(
        "{} won, {} lost, streak {}",
        record.wins, record.losses, record.current_streak
    );
    Ok(())
}
