//! How wide lines are beside the board.

/// Widths of lines in proportion to everything else, in whole pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines {
    unit: f32,
}

impl Lines {
    /// The widths where everything is measured in `unit` pixels.
    pub(super) fn new(unit: f32) -> Lines {
        Lines { unit }
    }

    /// Of lines that part: a pixel in small windows.
    pub(super) fn thin(self) -> i32 {
        self.of(0.125, 1)
    }

    /// Of lines that tell something: two pixels in small windows.
    pub(super) fn bold(self) -> i32 {
        self.of(0.25, 2)
    }

    /// `share` of the unit in whole pixels, at least `least`.
    pub(super) fn of(self, share: f32, least: i32) -> i32 {
        ((self.unit * share).round() as i32).max(least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::layout::Layout;
    use crate::samples;

    #[test]
    fn lines_keep_their_share_of_the_window() {
        let scene = samples::steps(Language::English);
        let check = |size: (u32, u32), thin: i32, bold: i32| {
            let lines = Lines::new(Layout::new(size.0, size.1, 1.0, &scene).unit());
            assert_eq!((lines.thin(), lines.bold()), (thin, bold), "{size:?}");
        };
        check((1, 1), 1, 2);
        check((360, 420), 1, 2);
        check((1000, 800), 1, 3);
        check((1920, 1080), 2, 4);
        check((2560, 1600), 3, 6);
        check((5120, 3200), 6, 11);
    }
}
