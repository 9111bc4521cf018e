//! The help of the command line, whole.

#[test]
fn help() {
    let mut command = amazons_window::args::command().term_width(100);
    insta::assert_snapshot!(command.render_long_help());
}
