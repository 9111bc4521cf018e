//! The table of texts.
//!
//! A line is a text: its name, what is filled in, the English, the German. Every text is a method of
//! [`Language`] with that name; in braces stands what was handed to it. A text without arguments is a
//! `&'static str`, any other a `String`. The compiler sees to it that no language lacks one, the tests
//! below that both say as much and in letters that the font has.

use amazons_core::Square;

use crate::language::Language;

/// A text in every language.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident() $english:tt $german:tt) => {
        $(#[$doc])*
        pub(crate) fn $name(self) -> &'static str {
            match self {
                Language::English => $english,
                Language::German => $german,
            }
        }
    };
    ($(#[$doc:meta])* $name:ident($($argument:ident: $kind:ty),+) $english:tt $german:tt) => {
        $(#[$doc])*
        pub(crate) fn $name(self, $($argument: $kind),+) -> String {
            match self {
                Language::English => format!($english),
                Language::German => format!($german),
            }
        }
    };
}

macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident $arguments:tt $english:tt, $german:tt;)+) => {
        impl Language {
            $(text! { $(#[$doc])* $name $arguments $english $german })+
        }

        /// Every text as it is written above: its name, the English, the German.
        #[cfg(test)]
        const ALL: &[(&str, [&str; 2])] = &[$((stringify!($name), [$english, $german])),+];
    };
}

texts! {
    title() "Amazons", "Amazonen";

    // The screen on which a game is chosen.
    subtitle()
        "Move like a queen, then burn a square. Whoever cannot move loses.",
        "Ziehe wie eine Dame, dann verbrenne ein Feld. Wer nicht ziehen kann, verliert.";
    boards() "Board", "Brett";
    quick() "Quick", "Klein";
    medium() "Medium", "Mittel";
    classic() "Classic", "Klassisch";
    uncounted() "not counted", "zählt nicht";
    players() "Players", "Spieler";
    person() "Person", "Mensch";
    /// The search for some seconds a move.
    master_at(seconds: &str) "Master {seconds} s", "Meister {seconds} s";
    master_detail() "for each move", "für jeden Zug";
    clocks() "Clock", "Uhr";
    no_clock() "No clock", "Keine Uhr";
    easy() "Easy", "Leicht";
    normal() "Normal", "Normal";
    hard() "Hard", "Schwer";
    crazy() "Crazy", "Irre";
    easy_detail() "makes mistakes", "macht Fehler";
    normal_detail() "few mistakes", "wenige Fehler";
    hard_detail() "looks ahead", "denkt voraus";
    crazy_detail() "misses little", "sieht fast alles";
    play() "PLAY", "SPIELEN";
    /// Under PLAY, where CONTINUE stands beside it.
    gives_up() "gives up the game left", "gibt das alte Spiel auf";
    go_on() "CONTINUE", "FORTSETZEN";
    turn(number: usize) "turn {number}", "Zug {number}";

    // The menu.
    resume() "Resume", "Weiterspielen";
    new_game() "New game", "Neues Spiel";
    flip() "Turn the board", "Brett drehen";
    quit() "Quit", "Beenden";

    // The settings.
    settings() "Settings", "Einstellungen";
    dark() "Dark colours", "Dunkle Farben";
    one_colour() "Board of one colour", "Brett in einer Farbe";
    coordinates() "Coordinates", "Koordinaten";
    motion() "Motion", "Bewegung";
    sound() "Sound", "Ton";
    /// Just after the key for it.
    sound_on() "Sound on", "Ton an";
    sound_off() "Sound off", "Ton aus";
    first_numbers() "Squares reached first", "Zuerst erreichte Felder";
    first_on_board() "Shown on the board", "Auf dem Brett gezeigt";
    evaluation_bar() "Evaluation bar", "Bewertungsbalken";
    language() "Language", "Sprache";
    size() "Size", "Größe";

    // The list of keys.
    keys() "Keys", "Tasten";
    arrow_keys() "Arrows", "Pfeile";
    keys_cursor() "move the cursor", "bewegen den Zeiger";
    keys_act() "choose, go, shoot", "wählt, zieht, schießt";
    keys_next() "next amazon that can move", "nächste Amazone, die ziehen kann";
    typed_example() "d1 d7 g7", "d1-d7/g7";
    keys_typed() "type a move", "Zug eintippen";
    keys_back() "one step back, or the menu", "ein Schritt zurück, oder das Menü";
    keys_undo() "undo, redo a turn", "Zug zurücknehmen, wiederholen";
    walk_keys() "Home End", "Pos1 Ende";
    keys_walk() "walk through the game, ← → too", "durch das Spiel gehen, auch ← →";
    keys_flip() "turn the board", "Brett drehen";
    keys_stop() "computer, move now", "Computer, zieh jetzt";
    keys_watch() "pause, pace of a watched game", "Pause, Tempo beim Zuschauen";
    watch_keys() "Blank  W", "Leer  W";
    keys_see() "territory, evaluation", "Gebiete, Bewertung";
    keys_study() "hint, analyse, review a game that is over", "Tipp, Analyse, Rückschau auf ein beendetes Spiel";
    keys_end() "count, play out the rest", "den Rest zählen, ausspielen";
    keys_sound() "sound on, off", "Ton an, aus";
    keys_scale() "larger, smaller: Ctrl + or −", "größer, kleiner: Strg + oder −";

    // The board and what stands beside it.
    /// The person's name in the score line.
    you() "You", "Du";
    /// The score line counts these.
    reach() "Squares in reach", "erreichbar";
    your_move() "YOUR MOVE", "DU BIST AM ZUG";
    first_turn() "Tap one of your amazons.", "Tippe auf eine deiner Amazonen.";
    tap_amazon() "Tap an amazon.", "Tippe auf eine Amazone.";
    /// A square's name, half typed.
    typing(text: &str) "Typed: {text}…", "Getippt: {text}…";
    would_step(from: Square, to: Square) "{from}–{to}: tap to go there.", "{from}–{to}: Tippe, um dorthin zu ziehen.";
    would_shoot(from: Square, to: Square, arrow: Square)
        "{from}–{to}: tap to burn {arrow}.",
        "{from}–{to}: Tippe, um {arrow} zu verbrennen.";
    shoots(who: &str) "{who} SHOOTS", "{who} SCHIESST";
    looks_ahead(turns: u32) "Looks {turns} turns ahead.", "Sieht {turns} Züge voraus.";
    undo() "Undo", "Rücknahme";
    redo() "Redo", "Nochmal";
    stop() "Move now", "Zieh jetzt";
    pause() "Pause", "Pause";
    unpause() "Go on", "Weiter";
    is_paused() "PAUSED", "PAUSE";
    slow() "Slow", "Langsam";
    usual_pace() "Medium", "Mittel";
    fast() "Fast", "Schnell";
    play_out() "Play out", "Ausspielen";
    plays_out() "THE REST IS PLAYED", "DER REST WIRD GESPIELT";
    count() "Count", "Zählen";
    yours_left(own: &str, other: &str, others: &str)
        "All are shut off. Moves left: you {own}, {other} {others}.",
        "Alle sind getrennt. Züge übrig: du {own}, {other} {others}.";
    moves_left(one: &str, ones: &str, other: &str, others: &str)
        "All are shut off. Moves left: {one} {ones}, {other} {others}.",
        "Alle sind getrennt. Züge übrig: {one} {ones}, {other} {others}.";
    not_proved() "The winner is not proved.", "Der Sieger steht noch nicht fest.";
    you_would_win() "You win.", "Du gewinnst.";
    would_win(who: &str) "{who} wins.", "{who} gewinnt.";
    /// The whole of a turn within a sentence.
    whole_turn(from: Square, to: Square, arrow: Square)
        "{from}–{to}, arrow on {arrow}",
        "{from}–{to}, Pfeil auf {arrow}";
    move_amazon() "MOVE THE AMAZON", "ZIEHE DIE AMAZONE";
    tap_dot(from: Square)
        "{from}: tap a green dot to go there.",
        "{from}: Tippe auf einen grünen Punkt.";
    shoot_arrow() "SHOOT AN ARROW", "SCHIESSE EINEN PFEIL";
    tap_ring(from: Square, to: Square)
        "{from}–{to}: tap a ring to burn that square.",
        "{from}–{to}: Tippe auf einen Ring, das Feld verbrennt.";
    back() "Back", "Zurück";
    you_played(turn: &str) "You played {turn}.", "Du zogst {turn}.";
    is_thinking(who: &str) "{who} IS THINKING", "{who} DENKT";
    moves(who: &str) "{who} MOVES", "{who} ZIEHT";
    you_shoot() "YOU SHOOT", "DU SCHIESST";
    does_not_move(who: &str) "{who} DOES NOT MOVE", "{who} ZIEHT NICHT";
    ask_again()
        "Go to New game in the menu, then CONTINUE, to ask again.",
        "Neues Spiel im Menü, dann FORTSETZEN, fragt noch einmal.";

    // What there is to see about a position, and walking through a game.
    white() "White", "Weiß";
    black() "Black", "Schwarz";
    /// Behind the squares in reach, those that a side reaches first.
    reach_and_first(first: u32) "in reach · {first} first", "erreichbar · {first} zuerst";
    reached_first() "reached first", "zuerst";
    try_turn(turn: &str) "Try {turn}.", "Versuche {turn}.";
    turn_of(turn: usize, of: usize) "TURN {turn} OF {of}", "ZUG {turn} VON {of}";
    whose_turn(who: &str, turn: &str) "{who} played {turn}.", "{who} zog {turn}.";
    now() "Now", "Jetzt";
    done() "Done", "Fertig";
    play_on() "Play on", "Weiter";
    cost(turn: &str, cost: u32, better: &str)
        "{turn} cost {cost} %. Better: {better}.",
        "{turn} kostete {cost} %. Besser: {better}.";
    hint() "Hint", "Tipp";
    look_back() "Look back", "Zurückblättern";
    analyse() "Analyse", "Analyse";
    review() "Review", "Rückschau";
    judging() "judging …", "rechnet …";
    /// Who leads by how many squares, that side's chance to win, how deep it was searched.
    leads(who: &str, squares: f64, chance: f32, depth: u32)
        "{who} +{squares:.1} · {chance:.0} % · depth {depth}",
        "{who} +{squares:.1} · {chance:.0} % · Tiefe {depth}";
    wins_in(who: &str, turns: u32) "{who} wins in {turns}", "{who} gewinnt in {turns}";
    has_won(who: &str) "{who} has won", "{who} hat gewonnen";
    hint_is_sought() "Looking for a good move …", "Sucht einen guten Zug …";
    to_move(who: &str) "{who} TO MOVE", "{who} AM ZUG";
    out_of_moves(who: &str) "{who} WINS", "{who} GEWINNT";
    at_the_start() "THE START", "DER ANFANG";
    nothing_played() "No move has been made yet.", "Noch wurde nicht gezogen.";
    move_by_hand() "Move either side by hand.", "Ziehe beide Seiten von Hand.";
    turns_judged(count: usize, of: usize) "{count} of {of} turns judged", "{count} von {of} Zügen bewertet";
    no_turning_point() "No turning point", "Kein Wendepunkt";
    one_turning_point() "1 turning point", "1 Wendepunkt";
    turning_points(count: usize) "{count} turning points", "{count} Wendepunkte";

    // Setting up a board.
    set_up() "Set up a board", "Brett aufstellen";
    no_amazon(who: &str) "{who} has no amazon yet.", "{who} hat noch keine Amazone.";
    play_it() "Play", "Spielen";
    erase() "Erase", "Leeren";
    columns(count: u8) "{count} columns", "{count} Spalten";
    rows(count: u8) "{count} rows", "{count} Reihen";
    moves_first() "Moves next", "Am Zug";
    empty_board() "Empty", "Leer";
    usual_start() "Start", "Anfang";
    cross() "Cross", "Kreuz";
    scrambled() "Mixed", "Gemischt";
    two_each() "Two each", "Je zwei";
    three_each() "Three each", "Je drei";

    // The games kept, and the records.
    kept_games() "Your games", "Deine Spiele";
    no_games() "No game has been kept yet. Each one is when it is over.", "Noch ist kein Spiel aufgehoben. Jedes wird es, wenn es aus ist.";
    turns(count: usize) "{count} turns", "{count} Züge";
    records() "Records", "Statistik";
    no_records() "No game has been counted yet.", "Noch ist kein Spiel gezählt.";
    games_in_all(count: u64) "{count} games in all", "{count} Spiele insgesamt";
    wins_and_losses(wins: u64, losses: u64) "{wins} won, {losses} lost", "{wins} gewonnen, {losses} verloren";
    best_streak_of(games: u64) "best streak {games}", "beste Serie {games}";
    export() "Export", "Exportieren";
    exported_to(games: usize, place: &str)
        "{games} games as SGF and the statistics as CSV are now in {place}",
        "{games} Spiele als SGF und die Statistik als CSV liegen jetzt in {place}";

    // The end of a game, and the record.
    you_win() "You win", "Du gewinnst";
    wins(who: &str) "{who} wins", "{who} gewinnt";
    cannot_move(loser: &str) "{loser} cannot move.", "{loser} kann nicht ziehen.";
    you_cannot_move() "You cannot move.", "Du kannst nicht ziehen.";
    time_is_up(loser: &str) "{loser} has no time left.", "{loser} hat keine Zeit mehr.";
    your_time_is_up() "Your time is up.", "Deine Zeit ist um.";
    counted(more: &str, less: &str) "{more} moves left against {less}.", "{more} Züge übrig gegen {less}.";
    by_count() "Counted.", "Ausgezählt.";
    after_turns(turns: usize) "Turns: {turns}.", "Züge: {turns}.";
    spare_moves(moves: u32) "Moves to spare: {moves}.", "Übrig: {moves}.";
    swap_sides() "Swap sides", "Seiten tauschen";
    rematch() "Rematch", "Revanche";
    games() "Games", "Spiele";
    games_won() "Wins", "Siege";
    games_lost() "Losses", "Niederlagen";
    win_rate() "Win rate", "Siegquote";
    current_streak() "Streak now", "Serie jetzt";
    best_streak() "Best streak", "Beste Serie";
    one_win() "1 win", "1 Sieg";
    one_loss() "1 loss", "1 verloren";
    wins_in_a_row(games: i64) "{games} wins", "{games} Siege";
    losses_in_a_row(games: u64) "{games} losses", "{games} verloren";
    board_uncounted()
        "Not counted: games on boards without a name are not",
        "Nicht gezählt: das Brett hat keinen Namen";
    start_uncounted()
        "Not counted: it began from a position of its own",
        "Nicht gezählt: das Spiel begann mit eigener Stellung";
    guest_uncounted()
        "Not counted: another window keeps the games",
        "Nicht gezählt: ein anderes Fenster führt Buch";
    nowhere_uncounted()
        "Not counted: nothing can be saved",
        "Nicht gezählt: nichts kann gespeichert werden";
    /// While a notice says more.
    failed_uncounted()
        "Not counted: the record cannot be kept",
        "Nicht gezählt: die Statistik ist nicht zu speichern";

    // Notices.
    tap_to_close() "tap to close", "Tippen schließt";
    one_of(number: usize, of: usize) "{number} of {of}", "{number} von {of}";
    found_no_move(who: &str)
        "{who} failed to find a move. The game is kept.",
        "{who} fand keinen Zug. Das Spiel bleibt erhalten.";
    too_small(size: &str) "The {size} board is too small.", "Das Brett {size} ist zu klein.";
    guest()
        "Another Amazons window keeps the games. What is played in this one is neither saved nor counted.",
        "Ein anderes Amazonen-Fenster führt Buch. Was in diesem gespielt wird, wird weder gespeichert noch gezählt.";
    nowhere_to_keep_it() "Nothing can be saved or counted.", "Nichts kann gespeichert oder gezählt werden.";
    game_damaged()
        "The game that was left is damaged, so it cannot be continued.",
        "Das verlassene Spiel ist beschädigt und nicht fortzusetzen.";
    statistics_damaged()
        "The record of your games is damaged, so it begins anew.",
        "Die Statistik deiner Spiele ist beschädigt und beginnt von vorn.";
    settings_damaged()
        "Your settings are damaged, so the usual ones are used.",
        "Deine Einstellungen sind beschädigt; es gelten die üblichen.";
    something_damaged() "Something kept is damaged.", "Etwas Gespeichertes ist beschädigt.";
    game_unreadable()
        "The game that was left cannot be read, so it cannot be continued.",
        "Das verlassene Spiel ist nicht zu lesen und nicht fortzusetzen.";
    statistics_unreadable()
        "The record of your games cannot be read.",
        "Die Statistik deiner Spiele ist nicht zu lesen.";
    settings_unreadable()
        "Your settings cannot be read, so the usual ones are used.",
        "Deine Einstellungen sind nicht zu lesen; es gelten die üblichen.";
    something_unreadable() "Not everything kept can be read.", "Nicht alles Gespeicherte ist zu lesen.";
    game_newer()
        "The game that was left is from a newer version of Amazons. It stays as it is, and what is played now is not saved.",
        "Das verlassene Spiel stammt von einer neueren Version. Es bleibt, wie es ist, und was jetzt gespielt wird, wird nicht gespeichert.";
    statistics_newer()
        "The record of your games is from a newer version of Amazons. It stays as it is, and what is played now is not counted.",
        "Die Statistik stammt von einer neueren Version. Sie bleibt, wie sie ist, und was jetzt gespielt wird, wird nicht gezählt.";
    settings_newer()
        "Your settings are from a newer version of Amazons. They stay as they are, and changes last until the window is shut.",
        "Deine Einstellungen stammen von einer neueren Version. Sie bleiben, wie sie sind; Änderungen gelten bis zum Schließen.";
    something_newer()
        "Something kept is from a newer version of Amazons. It stays as it is.",
        "Etwas Gespeichertes stammt von einer neueren Version. Es bleibt, wie es ist.";
    game_not_saved()
        "The game is not saved, but you can play on.",
        "Das Spiel ist nicht gespeichert, aber du kannst weiterspielen.";
    game_not_counted() "This game is not counted.", "Dieses Spiel ist nicht gezählt.";
    settings_unsaved() "The settings are not saved.", "Die Einstellungen sind nicht gespeichert.";
    unknown_level(level: &str)
        "The game that was left cannot be continued: this version of Amazons knows no level {level:?}.",
        "Das verlassene Spiel ist nicht fortzusetzen: Diese Version kennt keine Stufe {level:?}.";
    it_is_kept_as(place: &str) "It is kept as {place}.", "Es liegt jetzt als {place}.";
    it_stays()
        "It stays where it is, so nothing played now is saved or counted.",
        "Es bleibt, wo es ist; darum wird jetzt nichts gespeichert oder gezählt.";
    file_kept_as(place: &str, why: &str) "The file is kept as {place} ({why}).", "Die Datei liegt jetzt als {place} ({why}).";
    file_still(place: &str, why: &str) "The file is still {place} ({why}).", "Die Datei ist noch {place} ({why}).";
    file_format(place: &str, found: u64, known: u64)
        "The file is {place} (format {found}, not {known}).",
        "Die Datei ist {place} (Format {found}, nicht {known}).";
    it_is_about(place: &str, action: &str, error: &str)
        "It is about {place} (cannot {action}: {error}).",
        "Es geht um {place} (cannot {action}: {error}).";
    /// `game.json in /home/…`: a long path has no blank to break the line at.
    file_in(name: &str, directory: &str) "{name} in {directory}", "{name} in {directory}";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::{Weight, font};

    /// What is filled in, `{who}` and the like.
    fn filled_in(text: &str) -> BTreeSet<&str> {
        let parts = text.split('{').skip(1);
        parts
            .map(|part| part.split('}').next().expect("a part"))
            .collect()
    }

    #[test]
    fn every_language_says_as_much() {
        for (name, texts) in ALL {
            let [english, german] = texts.map(filled_in);
            assert_eq!(english, german, "{name}");
            for text in texts {
                assert!(!text.trim().is_empty(), "{name}");
                assert_eq!(text.trim(), *text, "{name}");
            }
            let ends = texts.map(|text| text.ends_with('.'));
            assert_eq!(ends[0], ends[1], "{name}: a sentence in both or in none");
        }
    }

    /// Texts that read alike in both.
    const ALIKE: [&str; 4] = ["normal", "file_in", "analyse", "pause"];

    #[test]
    fn nothing_was_left_untranslated() {
        for (name, [english, german]) in ALL {
            assert_eq!(english == german, ALIKE.contains(name), "{name}: {english}");
        }
    }

    #[test]
    fn the_font_has_every_letter() {
        for (name, texts) in ALL {
            let letters = texts.iter().flat_map(|text| text.chars());
            for letter in letters.filter(|letter| !matches!(letter, '{' | '}')) {
                for weight in [Weight::Regular, Weight::SemiBold] {
                    assert!(font(weight).has_glyph(letter), "{name}: {letter}");
                }
            }
        }
    }
}
