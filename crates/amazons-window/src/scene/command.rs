//! What can be asked for by the menu, by a button and by a key alike.

/// Something to do that is not about a certain square or choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Show or hide who reaches the squares first.
    Territory,
    /// Show or hide the evaluation bar.
    Evaluation,
    /// Show a good move, or hide it again.
    Hint,
    /// Take the position to the analysis.
    Analyse,
    /// Go through the game that is over, move by move.
    Review,
    /// Leave the analysis, the editor or a list: back to what was before.
    Leave,
    /// Begin a game from the position of the analysis, or from the one set up.
    PlayOn,
    /// Set up a board.
    SetUp,
    /// Show the statistics.
    Records,
    /// Show the games kept.
    Games,
    /// Copy games and statistics for other programs.
    Export,
}
