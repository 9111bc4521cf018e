//! Choosing a game, the menu, the settings, the keys.

use crate::language::Language;

texts! {
    title() "Amazons", "Amazonen";
    per_cent(whole: u32) "{whole}%", "{whole}\u{a0}%";

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
    sets_aside() "sets the old game aside", "legt das alte Spiel beiseite";
    go_on() "CONTINUE", "FORTSETZEN";
    turn(number: usize) "turn {number}", "Zug {number}";

    // The menu.
    resume() "Resume", "Zurück zum Spiel";
    /// Where nothing goes on behind the menu.
    close() "Close", "Schließen";
    new_game() "New game", "Neues Spiel";
    flip() "Turn the board", "Brett drehen";
    quit() "Quit", "Beenden";

    // The settings.
    settings() "Settings", "Einstellungen";
    dark() "Dark colours", "Dunkle Farben";
    one_colour() "Board of one colour", "Brett in einer Farbe";
    coordinates() "Coordinates", "Koordinaten";
    motion() "Animations", "Animationen";
    sound() "Sound", "Ton";
    /// Just after the key for it.
    sound_on() "Sound on", "Ton an";
    sound_off() "Sound off", "Ton aus";
    first_numbers() "Territory in numbers", "Gebiet in Zahlen";
    first_on_board() "Territory on the board", "Gebiet auf dem Brett";
    evaluation_bar() "Evaluation bar", "Bewertungsbalken";
    language() "Language", "Sprache";
    size() "Size", "Größe";

    // The list of keys.
    keys() "Keys", "Tasten";
    arrow_keys() "Arrows", "Pfeile";
    keys_cursor() "move the cursor", "Zeiger bewegen";
    keys_act() "choose, go, shoot", "wählen, ziehen, schießen";
    keys_next() "next amazon that can move", "nächste Amazone, die ziehen kann";
    keys_typed() "type a move", "Zug eintippen";
    keys_back() "one step back or the menu", "ein Schritt zurück oder das Menü";
    keys_undo() "undo, redo a turn", "Zug zurücknehmen, wiederholen";
    walk_keys() "Home  End", "Pos1  Ende";
    keys_walk() "walk through the game, ← → too", "durch das Spiel gehen, auch ← →";
    turning_keys() "Ctrl  PgUp  PgDn", "Strg  Bild↑  Bild↓";
    keys_turning() "turning points of a review", "Wendepunkte einer Rückschau";
    keys_flip() "turn the board", "Brett drehen";
    keys_stop() "computer, move now", "Computer, zieh jetzt";
    keys_watch() "pause, pace of a watched game", "Pause, Tempo beim Zuschauen";
    watch_keys() "Space  W", "Leertaste  W";
    keys_see() "territory, evaluation", "Gebiet, Bewertung";
    keys_study() "hint, analysis, review at the end", "Tipp, Analyse, Rückschau am Ende";
    keys_end() "count, play out the rest", "den Rest zählen, ausspielen";
    keys_sound() "sound on, off", "Ton an, aus";
    scale_keys() "Ctrl  + −", "Strg  + −";
    keys_scale() "larger, smaller", "größer, kleiner";
}
