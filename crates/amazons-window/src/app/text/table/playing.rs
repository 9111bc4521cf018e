//! A game that is played, and its end.

use amazons_core::Square;

use crate::language::Language;

texts! {
    // The board and what stands beside it.
    /// The person's name in the score line.
    you() "You", "Du";
    /// The score line counts these.
    reach() "Squares in reach", "Erreichbar";
    your_move() "YOUR MOVE", "DU BIST AM ZUG";
    first_turn() "Tap one of your amazons.", "Tippe auf eine deiner Amazonen.";
    tap_amazon() "Tap an amazon.", "Tippe auf eine Amazone.";
    /// A square's name, half typed.
    typing(text: &str) "Typed: {text}…", "Getippt: {text}…";
    would_step(from: Square, to: Square) "{from}–{to}: tap to go there.", "{from}–{to}: Tippe, um dorthin zu ziehen.";
    would_shoot(from: Square, to: Square, arrow: Square)
        "{from}–{to}: tap to burn {arrow}.",
        "{from}–{to}: Tippe, um {arrow} zu verbrennen.";
    /// While it is dragged.
    would_drop(from: Square, to: Square)
        "{from}–{to}: let go to move there.",
        "{from}–{to}: Lass los, um dorthin zu ziehen.";
    would_burn(from: Square, to: Square, arrow: Square)
        "{from}–{to}: let go to burn {arrow}.",
        "{from}–{to}: Lass los, um {arrow} zu verbrennen.";
    would_go_home(from: Square, to: Square)
        "{from}–{to}: let go to take it back.",
        "{from}–{to}: Lass los, um es zurückzunehmen.";
    shoots(who: &str) "{who} SHOOTS", "{who} SCHIESST";
    looks_one_ahead() "Looks 1\u{a0}turn ahead.", "Sieht 1\u{a0}Zug voraus.";
    looks_ahead(turns: u32) "Looks {turns}\u{a0}turns ahead.", "Sieht {turns}\u{a0}Züge voraus.";
    undo() "Undo", "Rücknahme";
    redo() "Redo", "Wiederholen";
    stop() "Move now", "Zieh jetzt";
    pause() "Pause", "Pause";
    unpause() "Resume", "Weiter";
    is_paused() "PAUSED", "PAUSE";
    slow() "Pace: slow", "Tempo: langsam";
    usual_pace() "Pace: medium", "Tempo: mittel";
    fast() "Pace: fast", "Tempo: schnell";
    play_out() "Play out", "Ausspielen";
    plays_out() "THE REST IS PLAYED", "DER REST WIRD GESPIELT";
    count() "Count", "Zählen";
    yours_left(own: &str, other: &str, others: &str)
        "All are shut off. Moves left: you\u{a0}{own}, {other}\u{a0}{others}.",
        "Alle sind getrennt. Züge übrig: du\u{a0}{own}, {other}\u{a0}{others}.";
    moves_left(one: &str, ones: &str, other: &str, others: &str)
        "All are shut off. Moves left: {one}\u{a0}{ones}, {other}\u{a0}{others}.",
        "Alle sind getrennt. Züge übrig: {one}\u{a0}{ones}, {other}\u{a0}{others}.";
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
    you_played(turn: &str) "You played {turn}.", "Dein Zug: {turn}.";
    is_thinking(who: &str) "{who} IS THINKING", "{who} DENKT";
    moves(who: &str) "{who} MOVES", "{who} ZIEHT";
    you_shoot() "YOU SHOOT", "DU SCHIESST";
    does_not_move(who: &str) "{who} DOES NOT MOVE", "{who} ZIEHT NICHT";
    ask_again()
        "Go to New game in the menu, then CONTINUE, to ask again.",
        "Neues Spiel im Menü, dann FORTSETZEN, fragt noch einmal.";

    // The end of a game, and the record.
    you_win() "You win", "Du gewinnst";
    wins(who: &str) "{who} wins", "{who} gewinnt";
    cannot_move(loser: &str) "{loser} cannot move.", "{loser} kann nicht ziehen.";
    you_cannot_move() "You cannot move.", "Du kannst nicht ziehen.";
    time_is_up(loser: &str) "{loser} has no time left.", "{loser} hat keine Zeit mehr.";
    has_resigned(loser: &str) "{loser} has resigned.", "{loser} hat aufgegeben.";
    your_time_is_up() "Your time is up.", "Deine Zeit ist um.";
    counted(more: &str, less: &str) "{more} moves left against\u{a0}{less}.", "{more} Züge übrig gegen\u{a0}{less}.";
    by_count() "Counted.", "Ausgezählt.";
    after_turns(turns: usize) "Turns:\u{a0}{turns}.", "Züge:\u{a0}{turns}.";
    /// Moves that the winner had left.
    had_more(winner: &str, moves: u32) "{winner} had\u{a0}{moves}\u{a0}more.", "{winner} hatte noch\u{a0}{moves}.";
    you_had_more(moves: u32) "You had\u{a0}{moves}\u{a0}more.", "Du hattest noch\u{a0}{moves}.";
    swap_sides() "Swap sides", "Seitentausch";
    rematch() "Rematch", "Revanche";
    games() "Games", "Spiele";
    games_won() "Wins", "Siege";
    games_lost() "Losses", "Niederlagen";
    win_rate() "Win rate", "Siegquote";
    current_streak() "Current streak", "Aktuelle Serie";
    best_streak() "Best streak", "Beste Serie";
    one_win() "1 win", "1 Sieg";
    one_loss() "1 loss", "1 Niederlage";
    wins_in_a_row(games: i64) "{games} wins", "{games} Siege";
    losses_in_a_row(games: u64) "{games} losses", "{games} Niederlagen";
    board_uncounted()
        "Not counted: games on boards without a name are not",
        "Nicht gezählt: das Brett hat keinen Namen";
    start_uncounted()
        "Not counted: it began from a position of its own",
        "Nicht gezählt: das Spiel begann mit eigener Stellung";
    guest_uncounted()
        "Not counted: another window keeps the games",
        "Nicht gezählt: ein anderes Fenster speichert";
    nowhere_uncounted()
        "Not counted: nothing can be saved",
        "Nicht gezählt: nichts kann gespeichert werden";
    /// While a notice says more.
    failed_uncounted()
        "Not counted: the record cannot be kept",
        "Nicht gezählt: die Statistik lässt sich nicht speichern";
}
