//! A scene as text that a person can judge.
//!
//! A square is three characters: `W`, `B` amazons (`w`, `b` where they cannot move), `#` burnt, `.`
//! empty, `*` a dot to step to, `o` a ring to shoot at; `[ ]` the amazon in hand, `< >` the last
//! turn's squares, `( )` the square pointed at. A button is `[ label ]`, the main one or the one
//! chosen `[[ label ]]`, one that does nothing at the moment `( label )`.

use std::fmt::Write as _;

use amazons_core::{Bitboard, Player, Square};
use amazons_window::scene::{
    BoardView, Choices, Control, EditorView, Flight, GameView, Item, PageView, Scene, SettingsView,
    SetupView, Sight, View,
};

/// Writes the scene out.
pub(crate) fn scene_text(scene: &Scene) -> String {
    let mut text = format!("({:?} theme)\n", scene.theme);
    if let Some(notice) = &scene.notice {
        let _ = writeln!(text, "! {notice}");
    }
    if let Some(menu) = &scene.menu {
        text += "menu:\n";
        for entry in menu {
            let _ = writeln!(text, "  {}", item(entry));
        }
    }
    if let Some(options) = &scene.options {
        let _ = writeln!(text, "{}:", options.title);
        for row in &options.rows {
            let control = match &row.control {
                Control::Switch { on, .. } => if *on { "(o)" } else { "( )" }.to_owned(),
                Control::Buttons(buttons) => items(buttons),
            };
            let _ = writeln!(text, "  {:<24}{control}", row.label);
        }
    }
    match &scene.view {
        View::Settings(view) => settings(view, &mut text),
        View::Game(view) => game(view, &mut text),
        View::Editor(view) => editor(view, &mut text),
        View::Page(view) => page(view, &mut text),
    }
    if let Some(sign) = &scene.sign {
        let _ = writeln!(text, "({})", sign.label);
    }
    if let Some(keys) = &scene.keys {
        let _ = writeln!(text, "\n{}:", keys.title);
        for (key, meaning) in &keys.rows {
            let _ = writeln!(text, "  {key:<10}{meaning}");
        }
    }
    if let Some(target) = scene.focused {
        let _ = writeln!(text, "Enter presses {target:?}");
    }
    if let Some(target) = scene.hovered {
        let _ = writeln!(text, "pointer over {target:?}");
    }
    text
}

fn settings(view: &SettingsView, text: &mut String) {
    let _ = writeln!(text, "\n{}\n{}\n", view.title, view.subtitle);
    for Choices { heading, choices } in [&view.boards, &view.seats, &view.players, &view.controls] {
        let _ = writeln!(text, "{heading}: {}", items(choices));
    }
    let _ = writeln!(text, "\n{}", items(&view.buttons));
}

fn game(view: &GameView, text: &mut String) {
    let mark = |player| {
        if view.to_move == Some(player) {
            ">"
        } else {
            " "
        }
    };
    text.push('\n');
    for player in [!view.board.bottom, view.board.bottom] {
        let (name, reach) = (&view.names[player], view.mobility[player]);
        let _ = write!(text, "{} {player} {name}: {reach}", mark(player));
        if let Some(clocks) = &view.clocks {
            let _ = write!(text, " [{}]", clocks[player]);
        }
        text.push('\n');
    }
    let _ = writeln!(text, "  ({})", view.mobility_label);
    if let Some(pulse) = view.thinking {
        let _ = writeln!(text, "  thinking {:.0} %", 100.0 * pulse);
    }
    let _ = writeln!(text, "\n{}\n{}\n", view.headline, view.advice);
    board(&view.board, text);
    if !view.buttons.is_empty() {
        let _ = writeln!(text, "\n{}", items(&view.buttons));
    }
    sight(&view.sight, text);
    if let Some(end) = &view.end {
        let _ = writeln!(text, "\n{} (won: {})\n{}", end.title, end.won, end.reason);
        let _ = writeln!(text, "{}", end.record_heading);
        for (name, value) in &end.record {
            let _ = writeln!(text, "  {name:<15}{value:>6}");
        }
    }
}

fn editor(view: &EditorView, text: &mut String) {
    let _ = writeln!(text, "\n{}\n", view.title);
    let SetupView {
        geometry,
        amazons,
        blocked,
        ..
    } = view.board;
    for row in (0..geometry.height()).rev() {
        for column in 0..geometry.width() {
            let square = Square::new(column, row).expect("on the board");
            text.push(match square {
                _ if amazons.white.has(square) => 'W',
                _ if amazons.black.has(square) => 'B',
                _ if blocked.has(square) => '#',
                _ => '.',
            });
        }
        text.push('\n');
    }
    let _ = writeln!(text, "\n{}", items(&view.brushes));
    for stepper in [&view.columns, &view.rows] {
        let (less, more) = (item(&stepper.less), item(&stepper.more));
        let _ = writeln!(text, "{less} {} {more}", stepper.label);
    }
    let _ = writeln!(
        text,
        "{}: {}",
        view.sides.heading,
        items(&view.sides.choices)
    );
    let _ = writeln!(text, "{}", items(&view.starts));
    let mark = if view.is_sound { "" } else { "! " };
    let _ = writeln!(text, "\n{mark}{}\n{}", view.message, items(&view.buttons));
}

fn page(view: &PageView, text: &mut String) {
    let _ = writeln!(text, "\n{}\n{}\n", view.title, view.note);
    for row in &view.rows {
        let sign = if row.target.is_some() { ">" } else { " " };
        let (label, value) = (&row.label, &row.value);
        let _ = write!(
            text,
            "{sign} {label} ({}): {value} ({})",
            row.detail, row.value_detail
        );
        if let Some(shares) = row.shares {
            let _ = write!(text, " {:.2} + {:.2}", shares.wins, shares.losses);
        }
        text.push('\n');
    }
    if !view.of_all.is_empty() {
        let _ = writeln!(text, "\nfrom row {} {}", view.first_row + 1, view.of_all);
    }
    let _ = writeln!(text, "\n{}", items(&view.buttons));
}

fn sight(sight: &Sight, text: &mut String) {
    if let Some(first) = &sight.first {
        let (white, black) = (&first.beside_names.white, &first.beside_names.black);
        let _ = writeln!(text, "\nwhite {white}, black {black}");
    }
    if let Some(evaluation) = &sight.evaluation {
        let share = evaluation
            .white
            .map_or("?".to_owned(), |it| format!("{it:.2}"));
        let _ = writeln!(text, "\nbar {share}: {}", evaluation.text);
    }
    for line in &sight.lines {
        let _ = writeln!(text, "  {:<6}{}", line.score, line.moves.join(" "));
    }
    if let Some(graph) = &sight.graph {
        let chance = |chance: &Option<f32>| chance.map_or("?".into(), |it| format!("{it:.2}"));
        let chances: Vec<String> = graph.chances.iter().map(chance).collect();
        let _ = writeln!(text, "\ngraph {}, at {}", chances.join(" "), graph.shown);
        let _ = writeln!(text, "turning {:?}: {}", graph.turning, graph.caption);
    }
    if let Some(moves) = sight.moves.as_ref().filter(|moves| !moves.moves.is_empty()) {
        text.push('\n');
        for row in 0..moves.rows() {
            let _ = write!(text, "{:>3}", row + 1);
            for (turns, entry) in moves.row(row).into_iter().flatten() {
                let mark = if entry.turning { "?" } else { "" };
                let _ = match turns == moves.shown {
                    true => write!(text, " <{}{mark}>", entry.text),
                    false => write!(text, "  {}{mark} ", entry.text),
                };
            }
            text.push('\n');
        }
    }
    if !sight.walk.is_empty() {
        let _ = writeln!(text, "\n{}", items(&sight.walk));
    }
}

fn overlay(view: &BoardView, text: &mut String) {
    let overlay = &view.overlay;
    if overlay.past {
        let _ = writeln!(text, "(of the past)");
    }
    if let Some(hint) = overlay.hint {
        let _ = writeln!(text, "hint {hint}");
    }
    if let Some(map) = &overlay.territory {
        let names = |squares: Bitboard| {
            let names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
            names.join(" ")
        };
        for player in Player::ALL {
            let _ = writeln!(text, "{player} first: {}", names(map.first(player)));
        }
        let _ = writeln!(text, "equally: {}", names(map.equally()));
    }
}

fn board(view: &BoardView, text: &mut String) {
    let geometry = view.position.geometry();
    let mut rows: Vec<u8> = (0..geometry.height()).collect();
    let mut columns: Vec<u8> = (0..geometry.width()).collect();
    match view.bottom {
        Player::White => rows.reverse(),
        Player::Black => columns.reverse(),
    }
    for row in rows {
        let _ = write!(text, "{:>2} ", row + 1);
        for &column in &columns {
            let square = Square::new(column, row).expect("on the board");
            *text += &cell(view, square);
        }
        text.push('\n');
    }
    *text += "   ";
    for column in columns {
        let _ = write!(text, " {} ", char::from(b'a' + column));
    }
    text.push('\n');
    overlay(view, text);
    let flight = |Flight { from, to, progress }: Flight| {
        format!("{from} to {to}, {:.0} %", 100.0 * progress)
    };
    if let Some(glide) = view.glide {
        let _ = writeln!(text, "gliding {}", flight(glide));
    }
    if let Some(arrow) = view.arrow {
        let _ = writeln!(text, "arrow {}", flight(arrow));
    }
    if let Some((square, progress)) = view.burn {
        let _ = writeln!(text, "burning {square}, {:.0} %", 100.0 * progress);
    }
}

fn cell(view: &BoardView, square: Square) -> String {
    let stands = match view.pending {
        Some((from, _)) if square == from => None,
        Some((from, to)) if square == to => view.position.amazon_on(from),
        _ => view.position.amazon_on(square),
    };
    let vacated = view.pending.is_some_and(|(from, _)| square == from);
    let content = match stands {
        Some(Player::White) if view.stuck.has(square) => 'w',
        Some(Player::Black) if view.stuck.has(square) => 'b',
        Some(Player::White) => 'W',
        Some(Player::Black) => 'B',
        None if view.steps.has(square) => '*',
        None if view.shots.has(square) => 'o',
        None if vacated || view.position.empty().has(square) => '.',
        None => '#',
    };
    let last = view
        .last
        .is_some_and(|turn| [turn.from, turn.to, turn.arrow].contains(&square));
    let (left, right) = if view.pointed == Some(square) {
        ('(', ')')
    } else if view.selected == Some(square) {
        ('[', ']')
    } else if last {
        ('<', '>')
    } else {
        (' ', ' ')
    };
    format!("{left}{content}{right}")
}

fn items(items: &[Item]) -> String {
    items.iter().map(item).collect::<Vec<_>>().join("  ")
}

fn item(item: &Item) -> String {
    let label = if item.detail.is_empty() {
        item.label.clone()
    } else {
        format!("{} ({})", item.label, item.detail)
    };
    if !item.enabled {
        format!("( {label} )")
    } else if item.emphasised {
        format!("[[ {label} ]]")
    } else {
        format!("[ {label} ]")
    }
}
