//! The entry in the desktop's menu.

/// Each line in the order that it is written. `StartupWMClass` is the class that the window tells the X
/// server, so that a desktop shows this entry's name and icon for it.
const LINES: [(&str, &str); 15] = [
    ("Type", "Application"),
    ("Name", "Amazons"),
    ("Name[de]", "Amazonen"),
    ("GenericName", "Board game"),
    ("GenericName[de]", "Brettspiel"),
    ("Comment", "Move like a queen, then burn a square"),
    (
        "Comment[de]",
        "Ziehe wie eine Dame, dann verbrenne ein Feld",
    ),
    ("Exec", "amazons %f"),
    ("Icon", "amazons"),
    ("Terminal", "false"),
    ("Categories", "Game;BoardGame;"),
    ("Keywords", "board;strategy;queen;arrow;"),
    ("Keywords[de]", "Brett;Strategie;Dame;Pfeil;"),
    ("MimeType", "application/x-go-sgf;"),
    ("StartupWMClass", "amazons"),
];

/// The whole file.
pub(super) fn entry() -> String {
    let mut entry = String::from("[Desktop Entry]\n");
    for (key, value) in LINES {
        entry += &format!("{key}={value}\n");
    }
    entry
}
