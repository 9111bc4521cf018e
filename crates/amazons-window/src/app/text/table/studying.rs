//! Looking at positions, and setting up a board.

use crate::language::Language;

texts! {
    // What there is to see about a position, and walking through a game.
    white() "White", "Weiß";
    black() "Black", "Schwarz";
    /// Behind the squares in reach, those that a side reaches first.
    reach_and_first(first: u32) "in reach · {first} first", "erreichbar · {first} zuerst";
    reached_first() "reached first", "zuerst";
    try_turn(turn: &str) "Try {turn}.", "Versuche {turn}.";
    turn_of(turn: usize, of: usize) "TURN {turn} OF {of}", "ZUG {turn} VON {of}";
    whose_turn(who: &str, turn: &str) "{who} played {turn}.", "{who} zog {turn}.";
    now() "Back to the game", "Zum Spiel";
    done() "Done", "Fertig";
    play_on() "Play here", "Hier spielen";
    cost(turn: &str, cost: &str, better: &str)
        "{turn} cost {cost}. Better: {better}.",
        "{turn} kostete {cost}. Besser: {better}.";
    hint() "Hint", "Tipp";
    look_back() "Look back", "Zurückblättern";
    analyse() "Analyse", "Analyse";
    review() "Review", "Rückschau";
    judging() "judging …", "rechnet …";
    /// Who leads by how many squares, that side's chance to win, how deep it was searched.
    leads(who: &str, squares: &str, chance: &str, depth: u32)
        "{who} +{squares} · {chance} · depth\u{a0}{depth}",
        "{who} +{squares} · {chance} · Tiefe\u{a0}{depth}";
    wins_in(who: &str, turns: u32) "{who} wins in {turns}", "{who} gewinnt in {turns}";
    has_won(who: &str) "{who} has won", "{who} hat gewonnen";
    hint_is_sought() "Looking for a good move …", "Sucht einen guten Zug …";
    to_move(who: &str) "{who} TO MOVE", "{who} AM ZUG";
    out_of_moves(who: &str) "{who} WINS", "{who} GEWINNT";
    at_the_start() "THE START", "DER ANFANG";
    nothing_played() "No move has been made yet.", "Noch wurde nicht gezogen.";
    move_by_hand() "Move either side by hand.", "Ziehe beide Seiten von Hand.";
    positions_judged(count: usize, of: usize)
        "{count} of {of} positions judged",
        "{count} von {of} Stellungen bewertet";
    no_turning_point() "No turning point", "Kein Wendepunkt";
    one_turning_point() "1 turning point", "1 Wendepunkt";
    turning_points(count: usize) "{count} turning points", "{count} Wendepunkte";

    // Setting up a board.
    set_up() "Set up a board", "Stellung aufbauen";
    no_position() "This is no position.", "Das ist keine Stellung.";
    no_amazon(who: &str) "{who} has no amazon yet.", "{who} hat noch keine Amazone.";
    play_it() "Play", "Spielen";
    columns(count: u8) "{count} columns", "{count} Spalten";
    rows(count: u8) "{count} rows", "{count} Reihen";
    moves_first() "To move", "Am Zug";
    empty_board() "Empty", "Leer";
    usual_start() "Start", "Anfang";
    cross() "Cross", "Kreuz";
    scrambled() "Mixed", "Gemischt";
    two_each() "Two each", "Je zwei";
    three_each() "Three each", "Je drei";
}
