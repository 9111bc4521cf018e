//! What is kept: games, records, and what went wrong with them.

use crate::language::Language;

texts! {
    // The games kept, and the records.
    kept_games() "Your games", "Deine Spiele";
    no_games() "No game is here yet. Each one is once it is over or set aside.", "Noch ist kein Spiel hier. Jedes kommt her, wenn es aus ist oder beiseite gelegt wird.";
    /// Behind the numbers of the rows shown: `1–9 of 18`.
    of_all(rows: usize) "of {rows}", "von {rows}";
    unreadable_game() "cannot be read as a game", "nicht als Spiel lesbar";
    /// How a kept game ended, for a person who played it.
    won() "won", "gewonnen";
    lost() "lost", "verloren";
    unfinished() "unfinished", "nicht beendet";
    has_won_it(who: &str) "{who} won", "{who} gewann";
    one_turn() "1 turn", "1 Zug";
    turns(count: usize) "{count} turns", "{count} Züge";
    records() "Records", "Statistik";
    no_records() "No game has been counted yet.", "Noch ist kein Spiel gezählt.";
    one_game_in_all() "1 game in all", "1 Spiel insgesamt";
    games_in_all(count: u64) "{count} games in all", "{count} Spiele insgesamt";
    wins_and_losses(wins: u64, losses: u64) "{wins} won, {losses} lost", "{wins} gewonnen, {losses} verloren";
    best_streak_of(games: u64) "best streak {games}", "beste Serie {games}";
    export() "Export", "Exportieren";
    exported_to(games: usize, place: &str)
        "Now in {place}: games as SGF ({games}), statistics as CSV",
        "Jetzt in {place}: Spiele als SGF ({games}), Statistik als CSV";

    // Notices.
    tap_to_close() "tap to close", "zum Schließen tippen";
    one_of(number: usize, of: usize) "{number} of {of}", "{number} von {of}";
    found_no_move(who: &str)
        "{who} failed to find a move. The game is kept.",
        "{who} fand keinen Zug. Das Spiel bleibt erhalten.";
    too_small(size: &str) "The {size} board is too small.", "Das Brett {size} ist zu klein.";
    guest()
        "Another Amazons window is open and keeps the games. Those of this one are neither saved nor counted.",
        "Ein anderes Amazonen-Fenster ist offen und speichert die Spiele. In diesem hier werden sie weder gespeichert noch gezählt.";
    nowhere_to_keep_it() "Nothing can be saved or counted.", "Nichts kann gespeichert oder gezählt werden.";
    game_damaged()
        "The unfinished game is damaged, so it cannot be continued.",
        "Das unterbrochene Spiel ist beschädigt und kann nicht fortgesetzt werden.";
    statistics_damaged()
        "The record of your games is damaged, so it starts over.",
        "Die Statistik deiner Spiele ist beschädigt und beginnt von vorn.";
    settings_damaged()
        "Your settings are damaged, so the usual ones are used.",
        "Deine Einstellungen sind beschädigt; es gelten die üblichen.";
    something_damaged() "Something kept is damaged.", "Etwas Gespeichertes ist beschädigt.";
    game_unreadable()
        "The unfinished game cannot be read, so it cannot be continued.",
        "Das unterbrochene Spiel ist nicht lesbar und kann nicht fortgesetzt werden.";
    statistics_unreadable()
        "The record of your games cannot be read.",
        "Die Statistik deiner Spiele ist nicht lesbar.";
    settings_unreadable()
        "Your settings cannot be read, so the usual ones are used.",
        "Deine Einstellungen sind nicht lesbar; es gelten die üblichen.";
    something_unreadable() "Not everything kept can be read.", "Nicht alles Gespeicherte ist lesbar.";
    game_newer()
        "The unfinished game is from a newer version of Amazons. It stays as it is, and what is played now is not saved.",
        "Das unterbrochene Spiel stammt von einer neueren Version. Es bleibt, wie es ist, und was jetzt gespielt wird, wird nicht gespeichert.";
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
    nothing_exported() "Not everything could be exported.", "Nicht alles ließ sich exportieren.";
    game_not_kept()
        "The unfinished game is not kept among your games.",
        "Das unterbrochene Spiel fehlt unter deinen Spielen.";
    game_not_counted() "This game is not counted.", "Dieses Spiel ist nicht gezählt.";
    settings_unsaved() "The settings are not saved.", "Die Einstellungen sind nicht gespeichert.";
    unknown_level(level: &str)
        "The unfinished game cannot be continued: this version of Amazons knows no level {level:?}.",
        "Das unterbrochene Spiel kann nicht fortgesetzt werden: Diese Version kennt keine Stufe {level:?}.";
    it_is_kept_as(place: &str) "It is kept as {place}.", "Es liegt jetzt als {place}.";
    it_stays()
        "It stays where it is, so nothing played now is saved or counted.",
        "Es bleibt, wo es ist; darum wird jetzt nichts gespeichert oder gezählt.";
    file_kept_as(place: &str, why: &str) "The file is kept as {place} ({why}).", "Die Datei liegt jetzt als {place} ({why}).";
    file_still(place: &str, why: &str) "The file is still {place} ({why}).", "Die Datei ist noch {place} ({why}).";
    file_not_opened() "This file cannot be opened.", "Diese Datei lässt sich nicht öffnen.";
    file_is(place: &str, why: &str) "It is {place} ({why}).", "Es ist {place} ({why}).";
    file_format(place: &str, found: u64, known: u64)
        "The file is {place} (format {found}, not {known}).",
        "Die Datei ist {place} (Format {found}, nicht {known}).";
    it_is_about(place: &str, what: &str, why: &str)
        "It is about {place} ({what}: {why}).",
        "Es geht um {place} ({what}: {why}).";
    no_home() "There is no home directory to keep it in.", "Es gibt kein persönliches Verzeichnis dafür.";
    /// `game.json in /home/…`: a long path has no blank to break the line at.
    file_in(name: &str, directory: &str) "{name} in {directory}", "{name} in {directory}";

    // Causes, in brackets behind a file's name.
    cannot_read() "cannot be read", "nicht lesbar";
    cannot_write() "cannot be written", "nicht zu schreiben";
    cannot_open() "cannot be opened", "nicht zu öffnen";
    cannot_create() "cannot be made", "nicht anzulegen";
    cannot_lock() "cannot be locked", "nicht zu sperren";
    cannot_rename() "cannot be renamed", "nicht umzubenennen";
    cannot_remove() "cannot be removed", "nicht zu löschen";
    cannot_export() "cannot be exported to", "dorthin ist kein Export möglich";
    no_permission() "no permission", "keine Berechtigung";
    not_there() "it is not there", "nicht vorhanden";
    no_space() "no space left", "kein Platz mehr";
    write_protected() "write-protected", "schreibgeschützt";
    a_directory() "it is a directory", "es ist ein Verzeichnis";
    something_in_the_way() "something else is in its place", "etwas anderes ist an dieser Stelle";
    system_says(error: &str) "the system says: {error}", "das System meldet: {error}";
    /// What is said of the text in a file, with its place.
    text_says(fault: &str) "{fault}", "gemeldet: {fault}";
    empty() "it is empty", "sie ist leer";
    no_file() "not a regular file", "keine gewöhnliche Datei";
    larger_than(bytes: u64) "larger than {bytes} bytes", "größer als {bytes} Byte";
    no_text(at: usize) "byte {at} is not text", "Byte {at} ist kein Text";
    wrong() "it makes no sense", "der Inhalt ergibt keinen Sinn";
    wrong_at(line: u64, column: u64)
        "wrong in line {line}, column {column}",
        "falsch in Zeile {line}, Spalte {column}";
    no_format(version: u64) "there is no format {version}", "es gibt kein Format {version}";
    no_record() "not a record of a game", "keine Aufzeichnung eines Spiels";
    unfinished_start() "it begins in the middle of a turn", "es beginnt mitten in einem Zug";
    unreadable_move(number: usize, text: &str)
        "move {number} cannot be read: {text}",
        "Zug {number} ist nicht lesbar: {text}";
    illegal_move(number: usize, text: &str)
        "move {number} is against the rules: {text}",
        "Zug {number} ist gegen die Regeln: {text}";
    contradicts_itself() "its numbers contradict each other", "die Zahlen widersprechen sich";
}
